"""What profiles say to the database, in SQL that both stores understand."""

#: Somebody's page: what they are called, since when they are known, and who may see it.
OWNER = """
    SELECT p.id, p.name, p.created_at, h.handle, f.shows
    FROM people p LEFT JOIN handles h ON h.person = p.id AND h.left_at IS NULL LEFT JOIN profiles f ON f.person = p.id
    WHERE p.id = ?"""
ALSO = "SELECT id FROM people WHERE merged_into = ?"
SHOW = """
    INSERT INTO profiles (person, shows) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET shows = excluded.shows"""

RECORDS = """
    SELECT game, size, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) FROM seatings
    WHERE person = ? AND ended_at > 0 AND game IS NOT NULL GROUP BY game, size"""
KEPT = """
    SELECT ended_at, kept FROM seatings WHERE person = ? AND ended_at > 0 AND kept IS NOT NULL
    ORDER BY ended_at DESC LIMIT ?"""
#: Of the last games: with whom, and how often; who that turned out to be, and who may see their page.
RIVALS = """
    SELECT p.id, p.name, h.handle, f.shows, r.games FROM (
        SELECT o.person, count(*) AS games FROM (
            SELECT table_id FROM seatings WHERE person = ? AND ended_at > 0 ORDER BY ended_at DESC LIMIT ?) m
        JOIN seatings o ON o.table_id = m.table_id WHERE o.person <> ? GROUP BY o.person ORDER BY 2 DESC, 1 LIMIT ?) r
    JOIN people g ON g.id = r.person JOIN people p ON p.id = coalesce(g.merged_into, g.id)
        LEFT JOIN handles h ON h.person = p.id AND h.left_at IS NULL LEFT JOIN profiles f ON f.person = p.id"""
#: Of the last games those at public tables, as everybody may see them in the house's own list: none that began from a
#: given position.
LAST_PUBLIC = """
    SELECT t.id, t.game, t.seats, t.public, t.status, t.opened_at, t.changed_at, t.names, t.scores, t.ranks, t.bots,
        s.ended_at, s.seat, 0, ''
    FROM (
        SELECT table_id, seat, ended_at FROM seatings WHERE person = ? AND ended_at > 0 AND game IS NOT NULL
        ORDER BY ended_at DESC, table_id DESC LIMIT ?) s JOIN tables t ON t.id = s.table_id
    WHERE t.public ORDER BY s.ended_at DESC, s.table_id DESC LIMIT ?"""
#: Of the daily deal, the house's or a circle's (whose keys go on after the day), after one day and up to another.
DAYS = """
    SELECT DISTINCT substr(d.day, 1, 10) FROM daily d JOIN tables t ON t.id = d.table_id
    WHERE d.person = ? AND substr(d.day, 1, 10) > ? AND substr(d.day, 1, 10) <= ? AND t.status = 'over'"""
LESSONS = "SELECT game, key FROM lessons WHERE person = ? ORDER BY game, key"
LESSON_DONE = "INSERT INTO lessons (person, game, key, done_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
