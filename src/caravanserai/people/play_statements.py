"""What "Play now" says to the database, in SQL that both stores understand."""

GATHERINGS = """
    SELECT g.table_id, g.seats, g.level, g.lang, g.rating, g.opened_at, s.person
    FROM (SELECT * FROM gatherings WHERE game = ? AND pace = ? AND seen_at >= ? ORDER BY seen_at DESC LIMIT ?) g
        JOIN seatings s ON s.table_id = g.table_id"""
GATHER = """
    INSERT INTO gatherings (table_id, game, pace, seats, level, lang, rating, opened_at, seen_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
#: One after the other, also at several nodes: who comes later sees whoever came before.
TAKE_TURN = """
    INSERT INTO chores (name, begun_at, place) VALUES (?, ?, '')
    ON CONFLICT (name) DO UPDATE SET begun_at = excluded.begun_at"""
BEFORE = "SELECT table_id FROM gatherings WHERE game = ? AND pace = ? AND seen_at >= ? ORDER BY seen_at DESC LIMIT ?"
SEEN = "UPDATE gatherings SET seen_at = ? WHERE table_id = ?"
GATHER_NO_MORE = "DELETE FROM gatherings WHERE table_id = ?"
FORGET = "DELETE FROM gatherings WHERE game = ? AND pace = ? AND seen_at < ?"
#: With whom somebody played lately: in games that are not noted as over, and in the last that are.
MET = """
    SELECT o.person FROM (
        SELECT table_id FROM seatings WHERE person = ? AND ended_at IS NULL LIMIT ?) m
        JOIN seatings o ON o.table_id = m.table_id
    UNION SELECT o.person FROM (
        SELECT table_id FROM seatings WHERE person = ? AND ended_at > 0 ORDER BY ended_at DESC, table_id DESC LIMIT ?) m
        JOIN seatings o ON o.table_id = m.table_id"""
