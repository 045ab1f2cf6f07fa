"""What tickets say to the database, in SQL that both stores understand."""

COLUMNS = "id, game, seats, hours, ahead, answer_hours, level, lang, zone, rating, made_at, expires_at"
OF_PERSON = f"SELECT {COLUMNS} FROM tickets WHERE person = ? AND expires_at > ? ORDER BY made_at, id"
ADD = """
    INSERT INTO tickets (id, person, game, seats, hours, ahead, answer_hours, level, lang, zone, rating, made_at,
        expires_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
COUNT = "SELECT count(*) FROM tickets WHERE person = ? AND expires_at > ?"
#: Not while a node opens a table for it.
WITHDRAW = "DELETE FROM tickets WHERE id = ? AND person = ? AND table_id IS NULL RETURNING id"
EXPIRE = "DELETE FROM tickets WHERE expires_at <= ? AND table_id IS NULL"
#: Those that wait, of people who may play and are not away; a guest who turned out to be somebody is them.
WAITING = """
    SELECT t.id, t.game, t.seats, t.hours, t.ahead, t.answer_hours, t.level, t.lang, t.zone, t.rating,
        t.made_at, t.expires_at, m.id, m.name
    FROM tickets t JOIN people p ON p.id = t.person JOIN people m ON m.id = coalesce(p.merged_into, p.id)
    WHERE (t.expires_at, t.id) > (?, ?) AND t.table_id IS NULL AND NOT EXISTS (
        SELECT 1 FROM restrictions r WHERE r.person = m.id AND r.kind = 'ban' AND r.until > ?)
        AND NOT EXISTS (SELECT 1 FROM holidays h WHERE h.person = m.id AND h.until_at > ? AND h.starts_at <= ?)
    ORDER BY t.expires_at, t.id LIMIT ?"""
CLAIM = "UPDATE tickets SET table_id = ?, claimed_at = ? WHERE id = ? AND table_id IS NULL RETURNING id"
UNCLAIM = "UPDATE tickets SET table_id = NULL, claimed_at = NULL WHERE table_id = ?"
CLAIMED_BEFORE = "SELECT DISTINCT table_id FROM tickets WHERE expires_at > ? AND claimed_at < ? LIMIT ?"
DONE = "DELETE FROM tickets WHERE table_id = ?"
