"""What both stores say to their database, in SQL that SQLite and PostgreSQL both understand. `?` stands for a value."""

import re
from itertools import count

KEY = "(SELECT key FROM log_keys WHERE table_id = ?)"

# -- tables --------------------------------------------------------------------------------------------------

INSERT_TABLE = """
    INSERT INTO tables (secret, host, game, seats, public, status, opened_at, changed_at, names, scores, ranks, bots,
        id)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
INSERT_KEY = "INSERT INTO log_keys (table_id) VALUES (?)"
UPDATE_TABLE = """
    UPDATE tables SET game = ?, seats = ?, public = ?, status = ?, opened_at = ?, changed_at = ?,
        names = ?, scores = ?, ranks = ?, bots = ? WHERE id = ?"""
INSERT_RATED = "INSERT INTO rated_games (table_id, weight, reviewed) VALUES (?, 1, 0)"
INSERT_DAILY = "INSERT INTO daily (day, game, person, table_id) VALUES (?, ?, ?, ?)"
HOSTED = "SELECT count(*) FROM tables WHERE host = ? AND status IN ('open', 'playing')"
SET_CARD = """
    INSERT INTO cards (table_id, card, listed_at) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET card = excluded.card, listed_at = excluded.listed_at"""
SUMMARY = "SELECT id, game, seats, public, status, opened_at, changed_at, names, scores, ranks, bots FROM tables"
KNOWN = """
    SELECT t.id, t.game, t.seats, t.public, t.status, t.opened_at, t.changed_at, t.names, t.scores, t.ranks, t.bots,
        c.card
    FROM tables t JOIN cards c ON c.table_id = t.id"""
DAILY = """
    SELECT t.id, t.game, t.seats, t.public, t.status, t.opened_at, t.changed_at, t.names, t.scores, t.ranks, t.bots,
        coalesce((SELECT p.merged_into FROM people p WHERE p.id = d.person), d.person)
    FROM daily d JOIN tables t ON t.id = d.table_id WHERE d.day = ? AND d.game = ?"""
ONE_DAILY, ALL_DAILY = f"{DAILY} AND d.person = ?", f"{DAILY} ORDER BY t.opened_at, t.id"
SAVE_REVIEW = """
    INSERT INTO reviews (table_id, version, rules, report) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, rules = excluded.rules, report = excluded.report"""
REVIEW = "SELECT report FROM reviews WHERE table_id = ? AND version = ? AND rules = ?"
FIND_MOVE = f"SELECT min(number) FROM log WHERE key = {KEY} AND seat = ? AND move_id = ?"
LINES = f"SELECT number, time, entry FROM log WHERE key = {KEY} ORDER BY number"
LINES_SINCE = f"SELECT number, time, entry FROM log WHERE key = {KEY} AND number >= ? ORDER BY number"
HEADS = """
    SELECT k.table_id, 1 + coalesce((SELECT max(number) FROM log WHERE log.key = k.key), -1) FROM log_keys k
    WHERE k.table_id"""
UNFINISHED = "SELECT id FROM tables WHERE status IN ('open', 'playing') ORDER BY opened_at, id"

#: Somebody, and the guests who turned out to be them.
THEIRS = """(
    WITH me (id) AS (SELECT {person})
    SELECT id FROM me UNION ALL SELECT p.id FROM people p JOIN me ON p.merged_into = me.id)"""

# -- who sits where ------------------------------------------------------------------------------------------

INSERT_SEATING = "INSERT INTO seatings (table_id, seat, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
INSERT_WISH = "INSERT INTO wishes (table_id, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
# Before the start: their name stays in the log.
STOOD = """
    INSERT INTO wishes (table_id, person) SELECT table_id, person FROM seatings
    WHERE table_id = ? AND seat = ? AND 'open' = (SELECT status FROM tables WHERE id = seatings.table_id)
    ON CONFLICT DO NOTHING"""
# After the start a bot plays on in somebody's name: they sat there.
DELETE_SEATING = """
    DELETE FROM seatings WHERE table_id = ? AND seat = ?
        AND 'open' = (SELECT status FROM tables WHERE id = seatings.table_id)"""
# A summary is written after its rows; whether a game has begun must not wait for it.
BEGIN_GAME = "UPDATE tables SET status = 'playing' WHERE id = ? AND status = 'open'"

# -- running games -------------------------------------------------------------------------------------------

TAKE_UP = """
    INSERT INTO attention (table_id, run, due_at) VALUES (?, ?, 0)
    ON CONFLICT (table_id) DO UPDATE SET run = excluded.run, due_at = 0"""
PUT_AWAY = "UPDATE attention SET due_at = ? WHERE table_id = ?"
NO_ATTENTION = "DELETE FROM attention WHERE table_id = ?"
INSERT_RUN = "INSERT INTO runs (number, down_since, up_at) VALUES (?, ?, ?)"
OLDEST_GAME = "SELECT min(changed_at) FROM tables WHERE status = 'playing'"
FORGET_RUNS = "DELETE FROM runs WHERE up_at < ?"
QUARANTINE = "INSERT INTO quarantine (table_id, reason, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
RELEASE = "DELETE FROM quarantine WHERE table_id = ?"
QUARANTINED = "SELECT table_id, reason, since FROM quarantine ORDER BY since, table_id"
LAST_WRITTEN = f"(SELECT max(time) FROM log WHERE key = {KEY.replace('?', 'tables.id')})"
STALE = f"""
    SELECT id FROM tables WHERE status = ? AND changed_at < ? AND coalesce({LAST_WRITTEN}, 0) < ?
    ORDER BY changed_at LIMIT ?"""
OLD_CLOSED = "SELECT id FROM tables WHERE status = 'closed' AND changed_at < ? ORDER BY changed_at LIMIT ?"
#: All that belongs to a table, in an order that foreign keys allow; its log first.
BELONGS_TO_TABLE = (
    f"DELETE FROM log WHERE key = {KEY}",
    "DELETE FROM log_keys WHERE table_id = ?",
    "DELETE FROM notes WHERE table_id = ?",
    "DELETE FROM invitations WHERE table_id = ?",
    "DELETE FROM kept_seats WHERE table_id = ?",
    "DELETE FROM seatings WHERE table_id = ?",
    "DELETE FROM wishes WHERE table_id = ?",
    "DELETE FROM gatherings WHERE table_id = ?",
    "DELETE FROM daily WHERE table_id = ?",
    "DELETE FROM reviews WHERE table_id = ?",
    "DELETE FROM rated_games WHERE table_id = ?",
    "DELETE FROM cards WHERE table_id = ?",
    "DELETE FROM outbox WHERE channel IN (SELECT id FROM channels WHERE table_id = ?)",
    "DELETE FROM channels WHERE table_id = ?",
    NO_ATTENTION,
    "DELETE FROM tables WHERE id = ?",
)
BEAT = "INSERT INTO server (id, alive_at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at"
ALIVE = "SELECT alive_at FROM server"

# -- people --------------------------------------------------------------------------------------------------

INSERT_PERSON = "INSERT INTO people (id, name, created_at) VALUES (?, ?, ?)"
INSERT_TOKEN = "INSERT INTO tokens (token_hash, person, created_at, agent, was) VALUES (?, ?, ?, ?, ?)"
PERSON = "SELECT id, name FROM people WHERE id = ?"
#: With the guest that the device was before, all guests who turned out to be this person, and until when they are
#: banned.
OWNER = """
    SELECT p.id, p.name, t.was, (SELECT {joined}(m.id, ' ') FROM people m WHERE m.merged_into = p.id),
        (SELECT r.until FROM restrictions r WHERE r.person = coalesce(p.merged_into, p.id) AND r.kind = 'ban')
    FROM tokens t JOIN people p ON p.id = t.person WHERE t.token_hash = ?"""
RENAME = "UPDATE people SET name = ? WHERE id = ?"
INSERT_LINK = "INSERT INTO return_links (link_hash, person, expires_at) VALUES (?, ?, ?)"
LINK = """
    SELECT p.id, p.name, p.created_at FROM return_links r JOIN people p ON p.id = r.person
    WHERE r.link_hash = ? AND r.expires_at > ?"""
DEAD_LINKS = "DELETE FROM return_links WHERE expires_at <= ?"
#: Who has something to come back to: a table that is not deleted, a key, a handle, friends, a circle, guests who
#: turned out to be them, what was decided about them, or an event.
IS_KEPT = """
    SELECT EXISTS (SELECT 1 FROM seatings WHERE person = ?) OR EXISTS (SELECT 1 FROM tables WHERE host = ?)
        OR EXISTS (SELECT 1 FROM keys WHERE person = ?) OR EXISTS (SELECT 1 FROM handles WHERE person = ?)
        OR EXISTS (SELECT 1 FROM people WHERE merged_into = ?) OR EXISTS (SELECT 1 FROM friends WHERE person = ?)
        OR EXISTS (SELECT 1 FROM actions WHERE person = ?) OR EXISTS (SELECT 1 FROM event_people WHERE person = ?)
        OR EXISTS (SELECT 1 FROM events WHERE organiser = ?)
        OR EXISTS (SELECT 1 FROM circle_members WHERE person = ?)"""
KEPT_VALUES = IS_KEPT.count("?")
#: What stands about somebody with the moderators, and what they did as one, in an order that foreign keys allow.
MODERATION_OF_PERSON = (
    "DELETE FROM votes WHERE report IN (SELECT id FROM reports WHERE person = ?)",
    "DELETE FROM votes WHERE moderator = ?",
    *(f"DELETE FROM {table} WHERE person = ?" for table in ("reports", "actions", "restrictions", "moderators")),
)
#: Where their news went, and what was to be told of them.
NEWS_OF_PERSON = (
    "DELETE FROM outbox WHERE channel IN (SELECT id FROM channels WHERE person = ?)",
    "DELETE FROM outbox WHERE other = ?",
    "DELETE FROM channels WHERE person = ?",
    "DELETE FROM news_choices WHERE person = ?",
)
#: All that belongs to somebody, in an order that foreign keys allow.
BELONGS_TO_PERSON = (
    *MODERATION_OF_PERSON,
    *NEWS_OF_PERSON,
    *(
        f"DELETE FROM {table} WHERE {column} = ?"
        for table in ("friends", "asks", "blocks", "invitations", "kept_seats")
        for column in ("person", "other")
    ),
    *(
        f"DELETE FROM {table} WHERE person = ?"
        for table in (
            *("seen", "profiles", "lessons", "choices", "mail", "sent_links", "letters", "tickets", "holidays"),
            *("circle_answers", "circle_members"),
        )
    ),
    "DELETE FROM codes WHERE person = ?",
    "DELETE FROM keys WHERE person = ?",
    "DELETE FROM handles WHERE person = ?",
    "DELETE FROM return_links WHERE person = ?",
    "DELETE FROM tokens WHERE person = ?",
    "DELETE FROM people WHERE id = ?",
)
#: Devices and links of one person; of more, the oldest go.
MOST_DEVICES = 50
MOST_LINKS = 10


def numbered(statement: str) -> str:
    """As PostgreSQL wants it: values have numbers there."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)
