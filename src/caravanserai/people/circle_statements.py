"""What circles say to the database, in SQL that both stores understand."""

# -- circles -------------------------------------------------------------------------------------------------

ADD_CIRCLE = "INSERT INTO circles (id, name, made_at, link_number) VALUES (?, ?, ?, 0)"
CIRCLE = "SELECT name, made_at, link_number FROM circles WHERE id = ?"
#: One change of a circle after the other, at however many nodes: it never is without a keeper.
HOLD = "UPDATE circles SET name = name WHERE id = ? RETURNING id"
RENAME = "UPDATE circles SET name = ? WHERE id = ?"
RENEW_LINK = "UPDATE circles SET link_number = link_number + 1 WHERE id = ?"
#: All that belongs to a circle, in an order that foreign keys allow.
END = (
    "DELETE FROM circle_tables WHERE evening IN (SELECT id FROM circle_evenings WHERE circle = ?)",
    "DELETE FROM circle_answers WHERE evening IN (SELECT id FROM circle_evenings WHERE circle = ?)",
    "DELETE FROM circle_evenings WHERE circle = ?",
    "DELETE FROM circle_members WHERE circle = ?",
    "DELETE FROM circles WHERE id = ?",
)

# -- members -------------------------------------------------------------------------------------------------

#: By who they are now and under which id they came; the longest there first.
MEMBERS = """
    SELECT q.id, q.name, m.person, m.role, m.joined_at, m.feed_number
    FROM circle_members m JOIN people p ON p.id = m.person JOIN people q ON q.id = coalesce(p.merged_into, p.id)
    WHERE m.circle = ? ORDER BY m.joined_at, m.person"""
OF_PERSON = """
    SELECT c.id, c.name, m.role, (SELECT count(*) FROM circle_members n WHERE n.circle = c.id),
        (SELECT min(e.starts_at) FROM circle_evenings e WHERE e.circle = c.id AND e.starts_at > ?)
    FROM circle_members m JOIN circles c ON c.id = m.circle WHERE m.person = ? ORDER BY m.joined_at, c.id"""
COUNT_OF_PERSON = "SELECT count(*) FROM circle_members WHERE person = ?"
CIRCLES_OF_PERSON = "SELECT circle FROM circle_members WHERE person = ?"
JOIN = """
    INSERT INTO circle_members (circle, person, role, joined_at, feed_number) VALUES (?, ?, ?, ?, 0)
    ON CONFLICT (circle, person) DO NOTHING"""
LEAVE = "DELETE FROM circle_members WHERE circle = ? AND person = ?"
SET_ROLE = "UPDATE circle_members SET role = ? WHERE circle = ? AND person = ?"
RENEW_FEED = "UPDATE circle_members SET feed_number = feed_number + 1 WHERE circle = ? AND person = ?"
#: What somebody said to evenings that are still to come goes with them.
UNANSWER = """
    DELETE FROM circle_answers WHERE person = ?
        AND evening IN (SELECT id FROM circle_evenings WHERE circle = ? AND starts_at > ?)"""

# -- evenings ------------------------------------------------------------------------------------------------

ADD_EVENING = """
    INSERT INTO circle_evenings (id, circle, starts_at, games, note, made_at) VALUES (?, ?, ?, ?, ?, ?)"""
CHANGE_EVENING = """
    UPDATE circle_evenings SET starts_at = ?, games = ?, note = ? WHERE id = ? AND circle = ? RETURNING id"""
EVENING = "SELECT id, starts_at, games, note FROM circle_evenings WHERE id = ? AND circle = ?"
EVENINGS_SINCE = """
    SELECT id, starts_at, games, note FROM circle_evenings WHERE circle = ? AND starts_at > ?
    ORDER BY starts_at, id LIMIT ?"""
EVENINGS_BEFORE = """
    SELECT id, starts_at, games, note FROM circle_evenings WHERE circle = ? AND starts_at <= ?
    ORDER BY starts_at DESC, id LIMIT ?"""
COUNT_EVENINGS = "SELECT count(*) FROM circle_evenings WHERE circle = ? AND starts_at > ?"
#: Those that are too many, the oldest.
OLD_EVENINGS = "SELECT id FROM circle_evenings WHERE circle = ? ORDER BY starts_at DESC, id LIMIT 1000 OFFSET ?"
REMOVE_EVENING = (
    "DELETE FROM circle_tables WHERE evening = ?",
    "DELETE FROM circle_answers WHERE evening = ?",
    "DELETE FROM circle_evenings WHERE id = ?",
)
ANSWER = """
    INSERT INTO circle_answers (evening, person, answer) VALUES (?, ?, ?)
    ON CONFLICT (evening, person) DO UPDATE SET answer = excluded.answer"""
SEEN = """
    INSERT INTO circle_answers (evening, person, seen_at) VALUES (?, ?, ?)
    ON CONFLICT (evening, person) DO UPDATE SET seen_at = excluded.seen_at"""
ANSWERS_SINCE = """
    SELECT a.evening, coalesce(p.merged_into, p.id), a.answer, a.seen_at
    FROM circle_evenings e JOIN circle_answers a ON a.evening = e.id JOIN people p ON p.id = a.person
    WHERE e.circle = ? AND e.starts_at >= ? ORDER BY a.evening, a.person"""

# -- rounds --------------------------------------------------------------------------------------------------

ADD_TABLE = """
    INSERT INTO circle_tables (evening, round, number, table_id, game, pace, people, made_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
TABLES = """
    SELECT c.round, c.number, c.table_id, c.game, c.pace, c.people, c.made_at, t.status
    FROM circle_tables c LEFT JOIN tables t ON t.id = c.table_id WHERE c.evening = ? ORDER BY c.round, c.number"""
TAKE_BACK = "DELETE FROM circle_tables WHERE evening = ? AND table_id = ?"
COUNT_ROUNDS = "SELECT coalesce(max(round), 0) FROM circle_tables WHERE evening = ?"
#: Of all evenings of a circle, the latest first.
PAST_TABLES = """
    SELECT c.people, c.game FROM circle_tables c JOIN circle_evenings e ON e.id = c.evening
    WHERE e.circle = ? ORDER BY c.made_at DESC, c.evening, c.number LIMIT ?"""
#: Those whose game is over, with who came where; and when the first and the last of them ended.
RESULTS = """
    SELECT t.id, t.game, t.ranks, k.card
    FROM circle_tables c JOIN circle_evenings e ON e.id = c.evening JOIN tables t ON t.id = c.table_id
        JOIN cards k ON k.table_id = t.id
    WHERE e.circle = ? AND t.status = 'over' AND t.ranks IS NOT NULL AND t.changed_at >= ? AND t.changed_at < ?
    ORDER BY t.changed_at DESC, t.id LIMIT ?"""
RESULT_TIMES = """
    SELECT min(t.changed_at), max(t.changed_at) FROM circle_tables c JOIN circle_evenings e ON e.id = c.evening
        JOIN tables t ON t.id = c.table_id
    WHERE e.circle = ? AND t.status = 'over' AND t.ranks IS NOT NULL"""
ANSWERS_OF = "SELECT person, answer FROM circle_answers WHERE evening = ? ORDER BY person"
IS_BANNED = "SELECT 1 FROM restrictions WHERE person = ? AND kind = 'ban' AND until > ?"
