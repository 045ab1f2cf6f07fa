"""What events say to the database, in SQL that both stores understand."""

ADD = """
    INSERT INTO events (id, secret, organiser, status, number, line, made_at, listed_at, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
COUNT_OF = "SELECT count(*) FROM events WHERE organiser = ? AND status IN ('open', 'opening', 'running')"
COUNT = "SELECT count(*) FROM events WHERE status IN ('open', 'opening', 'running')"
#: Of two nodes that write the same number one is second and gets nothing back.
APPEND = (
    "INSERT INTO event_log (event, number, time, entry) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING number"
)
SET = "UPDATE events SET status = ?, number = ?, line = ?, listed_at = ?, due_at = ? WHERE id = ?"
SEEN_TO = "UPDATE events SET due_at = NULL WHERE id = ?"
ADD_PERSON = "INSERT INTO event_people (event, key, person) VALUES (?, ?, ?)"
ADD_TABLE = "INSERT INTO event_tables (event, round, number, table_id) VALUES (?, ?, ?, ?)"

#: Whoever organises may have been a guest then.
HEAD = """
    SELECT e.secret, e.organiser, e.number, coalesce(m.name, '') FROM events e
        LEFT JOIN people p ON p.id = e.organiser LEFT JOIN people m ON m.id = coalesce(p.merged_into, p.id)
    WHERE e.id = ?"""
NUMBER = "SELECT number FROM events WHERE id = ?"
ROWS = "SELECT number, time, entry FROM event_log WHERE event = ? AND number > ? ORDER BY number"
PEOPLE = """
    SELECT e.key, e.person, m.id, m.name FROM event_people e
        LEFT JOIN people p ON p.id = e.person LEFT JOIN people m ON m.id = coalesce(p.merged_into, p.id)
    WHERE e.event = ?"""
TABLES = "SELECT round, number, table_id FROM event_tables WHERE event = ?"
#: Who is gone from the house, or may not play.
AWAY = """
    SELECT e.key FROM event_people e LEFT JOIN people p ON p.id = e.person
    WHERE e.event = ? AND (e.person IS NULL OR EXISTS (
        SELECT 1 FROM restrictions r
        WHERE r.person = coalesce(p.merged_into, p.id) AND r.kind = 'ban' AND r.until > ?))"""
#: Who of an event blocked whom of it; by the names of the log.
APART = """
    WITH here (key, person) AS (
        SELECT e.key, coalesce(p.merged_into, p.id) FROM event_people e JOIN people p ON p.id = e.person
        WHERE e.event = ?)
    SELECT DISTINCT a.key, c.key FROM here a
        JOIN people q ON q.id = a.person OR q.merged_into = a.person
        JOIN blocks b ON b.person = q.id
        JOIN people o ON o.id = b.other
        JOIN here c ON c.person = coalesce(o.merged_into, o.id)
    WHERE a.key <> c.key"""
#: Events to look at by now, and the next one.
DUE = "SELECT id FROM events WHERE due_at <= ? ORDER BY due_at, id LIMIT ?"
NEXT = "SELECT min(due_at) FROM events WHERE due_at > ?"
OF_TABLE = "SELECT event, round, number FROM event_tables WHERE table_id = ?"

_LINE = "SELECT e.id, e.status, e.line, e.listed_at FROM events e WHERE e.status"
OPEN = f"{_LINE} IN ('open', 'opening') ORDER BY e.listed_at, e.id LIMIT ?"
RUNNING = f"{_LINE} = 'running' ORDER BY e.listed_at DESC, e.id LIMIT ?"
OVER = f"{_LINE} IN ('over', 'called off') ORDER BY e.listed_at DESC, e.id LIMIT ?"
#: The events that somebody is in.
MINE = """
    SELECT p.event FROM event_people p JOIN events e ON e.id = p.event
    WHERE p.person = ? ORDER BY e.made_at DESC LIMIT ?"""
