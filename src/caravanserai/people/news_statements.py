"""What news say to the database, in SQL that both stores understand."""

# -- channels ------------------------------------------------------------------------------------------------

CHANNELS = """
    SELECT c.id, c.kind, c.address, c.device, c.table_id, c.made_at, c.sent_at, c.failed_at, c.error, t.agent
    FROM channels c LEFT JOIN tokens t ON t.token_hash = c.device
    WHERE c.person = ? ORDER BY c.made_at, c.id"""
#: Of tables whose game is over there is no more to be told: their hosts are not asked to take each away by hand.
ENDED = "SELECT 1 FROM tables e WHERE e.id = c.table_id AND e.status NOT IN ('open', 'playing')"
LISTED = CHANNELS.replace("ORDER BY", f"AND NOT EXISTS ({ENDED}) ORDER BY")
#: What they had to tell has gone out, or never will.
TIDY_ENDED = tuple(
    f"""DELETE FROM {what} IN (SELECT c.id FROM channels c WHERE c.table_id IS NOT NULL AND EXISTS ({ENDED})
        AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.channel = c.id AND o.due_at IS NOT NULL))"""
    for what in ("outbox WHERE channel", "channels WHERE id")
)
ADD_CHANNEL = """
    INSERT INTO channels (id, person, kind, address, secret, device, table_id, lang, made_at, next_at, tries)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)"""
#: A browser is one person's at a time, and has one line here.
SAME_BROWSER = "SELECT id FROM channels WHERE address = ? AND kind = 'push'"
SAME_ADDRESS = "SELECT id FROM channels WHERE person = ? AND kind = ? AND address = ? AND table_id IS NULL"
OF_TABLE = "SELECT id FROM channels WHERE table_id = ?"
#: Of a person; in an order that foreign keys allow.
REMOVE = (
    "DELETE FROM outbox WHERE channel IN (SELECT id FROM channels WHERE id = ? AND person = ?)",
    "DELETE FROM channels WHERE id = ? AND person = ? RETURNING id",
)
DROP = ("DELETE FROM outbox WHERE channel = ?", "DELETE FROM channels WHERE id = ?")
IS_MINE = "SELECT 1 FROM channels WHERE id = ? AND person = ?"
CHOICE = "SELECT choice FROM news_choices WHERE person = ?"
CHOOSE = """
    INSERT INTO news_choices (person, choice) VALUES (?, ?)
    ON CONFLICT (person) DO UPDATE SET choice = excluded.choice"""

# -- what waits to be sent -----------------------------------------------------------------------------------

#: By any of their ids, those whom news can reach, and who they turned out to be.
REACHED = """
    SELECT g.id, p.id FROM people g JOIN people p ON p.id = coalesce(g.merged_into, g.id)
    WHERE EXISTS (SELECT 1 FROM channels c WHERE c.person = p.id AND c.table_id IS NULL) AND g.id"""
#: Tables that have a channel of their own.
HEARD_OF = "SELECT DISTINCT table_id FROM channels WHERE table_id"
#: What others do of their own accord: they ask to be a friend, invite, or plan an evening.
BY_OTHERS = "kind IN ('friend', 'invited', 'evening')"
#: A reason comes once: whether it waits or was told does not matter. So many of its sort wait for one channel at the
#: most. A digest is for later.
PUT = """
    INSERT INTO outbox (channel, key, kind, table_id, other, made_at, due_at)
    SELECT c.id, CAST(? AS text), CAST(? AS text), CAST(? AS text), CAST(? AS text), CAST(? AS bigint),
        CASE WHEN c.kind = 'mail' THEN CAST(? AS bigint) ELSE CAST(? AS bigint) END
    FROM channels c
    WHERE {whose} AND (
        SELECT count(*) FROM outbox WHERE channel = c.id AND due_at IS NOT NULL AND {sort}) < ?
    ON CONFLICT (channel, key) DO NOTHING"""
PUT_PERSON = PUT.format(whose="c.person = ? AND c.table_id IS NULL", sort=f"NOT {BY_OTHERS}")
PUT_BY_OTHERS = PUT.format(whose="c.person = ? AND c.table_id IS NULL", sort=BY_OTHERS)
PUT_TABLE = PUT.format(whose="c.table_id = ?", sort=f"NOT {BY_OTHERS}")
PUT_ONE = PUT.format(whose="c.id = ?", sort=f"NOT {BY_OTHERS}")
#: Channels for which something is due: one node's until then. Of two that take at the same time, the second finds that
#: they are taken.
TAKE = """
    UPDATE channels SET next_at = ?
    WHERE id IN (
        SELECT c.id FROM outbox o JOIN channels c ON c.id = o.channel WHERE o.due_at <= ? AND c.next_at <= ?
        GROUP BY c.id ORDER BY min(o.due_at), c.id LIMIT ?) AND next_at <= ?
    RETURNING id, person, kind, address, secret, device, table_id, lang, tries"""
DUE = """
    SELECT key, kind, table_id, other, made_at FROM outbox WHERE channel = ? AND due_at <= ?
    ORDER BY due_at, key LIMIT ?"""
#: Also what would be due later: a digest has it all.
ALL_DUE = """
    SELECT key, kind, table_id, other, made_at FROM outbox WHERE channel = ? AND due_at IS NOT NULL
    ORDER BY made_at, key LIMIT ?"""
NEXT_DUE = """
    SELECT min(CASE WHEN o.due_at > c.next_at THEN o.due_at ELSE c.next_at END)
    FROM outbox o JOIN channels c ON c.id = o.channel WHERE o.due_at IS NOT NULL"""
DEVICE_LIVES = "SELECT 1 FROM tokens WHERE token_hash = ?"
#: What others did, and all else.
SENT_SINCE = f"""
    SELECT count(*) FILTER (WHERE {BY_OTHERS}), count(*) FILTER (WHERE NOT {BY_OTHERS}) FROM outbox
    WHERE channel = ? AND sent_at > ?"""
DONE = "UPDATE outbox SET due_at = NULL, sent_at = ? WHERE channel = ? AND key = ?"
LATER = "UPDATE outbox SET due_at = ? WHERE channel = ? AND key = ? AND due_at IS NOT NULL"
FREE = "UPDATE channels SET next_at = ? WHERE id = ?"
#: A pause after failures is over; a lease is shorter, and stays.
HURRY = "UPDATE channels SET next_at = ? WHERE id = ? AND next_at > ?"
WENT = "UPDATE channels SET next_at = ?, tries = 0, sent_at = ?, failed_at = NULL, error = NULL WHERE id = ?"
FAILED = "UPDATE channels SET next_at = ?, tries = tries + 1, failed_at = ?, error = ? WHERE id = ?"
OLD = "DELETE FROM outbox WHERE made_at <= ?"
#: What was not told in time is not told any more.
TOO_LATE = "UPDATE outbox SET due_at = NULL WHERE due_at <= ? AND made_at <= ?"

# -- is there still a reason? --------------------------------------------------------------------------------

ASKS_ME = """
    SELECT p.name FROM asks a JOIN people p ON p.id = a.person WHERE a.other = ? AND a.person = ? AND a.asked_at > ?"""
INVITES_ME = """
    SELECT p.name, t.game FROM people p, tables t
    WHERE p.id = ? AND t.id = ? AND t.status = 'open' AND (
        EXISTS (SELECT 1 FROM invitations i
            WHERE i.person = ? AND i.other = p.id AND i.table_id = t.id AND i.sent_at > ?)
        OR EXISTS (SELECT 1 FROM kept_seats k WHERE k.person = ? AND k.other = p.id AND k.table_id = t.id))"""
EVENING_OF_MINE = """
    SELECT c.id, c.name FROM circle_evenings e JOIN circles c ON c.id = e.circle
        JOIN circle_members m ON m.circle = c.id JOIN people p ON p.id = m.person
    WHERE e.id = ? AND e.starts_at > ? AND coalesce(p.merged_into, p.id) = ? LIMIT 1"""
EVENT_OF_MINE = """
    SELECT e.line FROM events e JOIN event_people m ON m.event = e.id JOIN people p ON p.id = m.person
    WHERE e.id = ? AND e.status = 'running' AND coalesce(p.merged_into, p.id) = ? LIMIT 1"""
IDS = "SELECT id FROM people WHERE merged_into = ?"
