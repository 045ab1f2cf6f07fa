"""What friends and blocks say to the database, in SQL that both stores understand."""

# -- who is who ----------------------------------------------------------------------------------------------

#: By any of their ids: who they turned out to be, and what they are called.
WHO = """
    SELECT p.id, p.name, h.handle FROM people g JOIN people p ON p.id = coalesce(g.merged_into, g.id)
        LEFT JOIN handles h ON h.person = p.id AND h.left_at IS NULL
    WHERE g.id = ?"""

# -- friends -------------------------------------------------------------------------------------------------

#: With when they were last here, unless nobody is to know.
FRIENDS = """
    SELECT f.other, p.name, h.handle, f.since, CASE WHEN c.presence = 'nobody' THEN NULL ELSE s.seen_at END
    FROM friends f JOIN people p ON p.id = f.other
        LEFT JOIN handles h ON h.person = f.other AND h.left_at IS NULL
        LEFT JOIN seen s ON s.person = f.other
        LEFT JOIN choices c ON c.person = f.other
    WHERE f.person = ? ORDER BY f.since, f.other"""
#: Who has me among their friends. By itself it is one look into an index; joined, PostgreSQL looks once for each of my
#: friends, which took more than all the rest.
HAVE_ME = "SELECT person FROM friends WHERE other = ?"
FRIENDS_NAMES = "SELECT f.other, p.name FROM friends f JOIN people p ON p.id = f.other WHERE f.person = ?"
#: Friends who have me among theirs too, and let friends know that they are here.
TIED = """
    SELECT f.other, p.name FROM friends f JOIN friends b ON b.person = f.other AND b.other = f.person
        JOIN people p ON p.id = f.other LEFT JOIN choices c ON c.person = f.other
    WHERE f.person = ? AND coalesce(c.presence, 'friends') <> 'nobody' ORDER BY f.since, f.other"""
#: Guests who turned out to be friends of mine: at tables they may sit as these.
TIED_ALSO = """
    SELECT g.merged_into, g.id FROM friends f JOIN people g ON g.merged_into = f.other WHERE f.person = ?"""
COUNT_FRIENDS = "SELECT count(*) FROM friends WHERE person = ?"
IS_FRIEND = "SELECT 1 FROM friends WHERE person = ? AND other = ?"
ADD_FRIEND = "INSERT INTO friends (person, other, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
REMOVE_FRIEND = "DELETE FROM friends WHERE person = ? AND other = ?"
#: Of these people, by id, those whose presence is somebody's to know.
HERE = """
    SELECT p.id, p.name, c.presence FROM people p LEFT JOIN choices c ON c.person = p.id
    WHERE coalesce(c.presence, 'friends') <> 'nobody'
        AND (c.presence = 'everybody' OR EXISTS (SELECT 1 FROM friends f WHERE f.person = p.id)) AND p.id"""

# -- asks ----------------------------------------------------------------------------------------------------

#: An ask whose other is null goes nowhere: nobody has the handle, they do not want it, or have enough of them.
ADD_ASK = """
    INSERT INTO asks (person, key, shown, other, asked_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (person, key) DO NOTHING"""
ASKED = "SELECT key, shown, asked_at FROM asks WHERE person = ? AND asked_at > ? ORDER BY asked_at, key"
ASKING = """
    SELECT a.person, p.name, h.handle, a.asked_at FROM asks a JOIN people p ON p.id = a.person
        LEFT JOIN handles h ON h.person = a.person AND h.left_at IS NULL
    WHERE a.other = ? AND a.asked_at > ? ORDER BY a.asked_at, a.person LIMIT ?"""
COUNT_ASKED = "SELECT count(*) FROM asks WHERE person = ?"
COUNT_ASKING = "SELECT count(*) FROM asks WHERE other = ? AND asked_at > ?"
FORGET_ASKS = "DELETE FROM asks WHERE person = ? AND asked_at <= ?"
TAKE_BACK = "DELETE FROM asks WHERE person = ? AND key = ? RETURNING key"
#: Who asked still sees that they did.
UNASK = "UPDATE asks SET other = NULL WHERE person = ? AND other = ? RETURNING key"
TAKE_ASK = "DELETE FROM asks WHERE person = ? AND other = ? RETURNING key"

# -- blocks --------------------------------------------------------------------------------------------------

ADD_BLOCK = """
    INSERT INTO blocks (person, key, shown, other, since) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (person, key) DO NOTHING"""
BLOCKED = "SELECT key, shown, since FROM blocks WHERE person = ? ORDER BY since, key"
COUNT_BLOCKS = "SELECT count(*) FROM blocks WHERE person = ?"
UNBLOCK = "DELETE FROM blocks WHERE person = ? AND key = ? RETURNING key"
#: Who blocked me, or is blocked by me: on both sides by every id, whichever of them was blocked or asks.
APART = """
    WITH me (id) AS (
        SELECT coalesce(merged_into, id) FROM people WHERE id = ?),
    mine (id) AS (
        SELECT id FROM me UNION SELECT p.id FROM people p JOIN me ON p.merged_into = me.id),
    met (id) AS (
        SELECT b.other FROM blocks b JOIN mine ON b.person = mine.id WHERE b.other IS NOT NULL
        UNION SELECT b.person FROM blocks b JOIN mine ON b.other = mine.id),
    others (id) AS (
        SELECT coalesce((SELECT p.merged_into FROM people p WHERE p.id = met.id), met.id) FROM met)
    SELECT id FROM others UNION SELECT p.id FROM people p JOIN others ON p.merged_into = others.id"""

# -- invitations ---------------------------------------------------------------------------------------------

INVITE = """
    INSERT INTO invitations (person, other, table_id, sent_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (person, other, table_id) DO UPDATE SET sent_at = excluded.sent_at"""
COUNT_INVITED = "SELECT count(*) FROM invitations WHERE person = ?"
INVITED = """
    SELECT i.other, p.name, t.id, t.game, t.seats, i.sent_at
    FROM invitations i JOIN people p ON p.id = i.other JOIN tables t ON t.id = i.table_id
    WHERE i.person = ? AND i.sent_at > ? AND t.status = 'open' ORDER BY i.sent_at DESC, t.id"""
DISMISS = "DELETE FROM invitations WHERE person = ? AND table_id = ?"
DISMISS_OF = "DELETE FROM invitations WHERE person = ? AND other = ?"
FORGET_INVITATIONS = "DELETE FROM invitations WHERE person = ? AND sent_at <= ?"

# -- kept seats ----------------------------------------------------------------------------------------------

KEEP = """
    INSERT INTO kept_seats (table_id, person, other, kept_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, person) DO UPDATE SET other = excluded.other, kept_at = excluded.kept_at"""
COUNT_KEPT = "SELECT count(*) FROM kept_seats WHERE person = ?"
KEPT = """
    SELECT k.other, p.name, t.id, t.game, t.seats, k.kept_at
    FROM kept_seats k JOIN people p ON p.id = k.other JOIN tables t ON t.id = k.table_id
    WHERE k.person = ? AND t.status = 'open' ORDER BY k.kept_at DESC, t.id"""
#: Tables whose game has begun, or never will: there is nothing to keep any more.
FORGET_KEPT = """
    DELETE FROM kept_seats WHERE person = ?
        AND 'open' <> (SELECT t.status FROM tables t WHERE t.id = kept_seats.table_id)"""
KEEP_NO_MORE = "DELETE FROM kept_seats WHERE table_id = ? AND person = ? RETURNING person"
#: Who turned out to be this person: in a log the seat may be kept for them.
ALSO = "SELECT id FROM people WHERE merged_into = ?"
LET_GO = "DELETE FROM kept_seats WHERE person = ? AND other = ? RETURNING table_id"

# -- a guest turns out to be somebody ------------------------------------------------------------------------

#: Each with person and guest, as often as it asks for them. What the guest had, that person has too; and whoever knew
#: the guest knows that person instead.
BRING_ALONG = (
    """INSERT INTO friends (person, other, since) SELECT p.id, f.other, f.since FROM people p, friends f
        WHERE p.id = ? AND f.person = ? AND f.other <> p.id ON CONFLICT DO NOTHING""",
    """INSERT INTO friends (person, other, since) SELECT f.person, p.id, f.since FROM people p, friends f
        WHERE p.id = ? AND f.other = ? AND f.person <> p.id ON CONFLICT DO NOTHING""",
    """INSERT INTO blocks (person, key, shown, other, since) SELECT p.id, b.key, b.shown, b.other, b.since
        FROM people p, blocks b WHERE p.id = ? AND b.person = ? ON CONFLICT DO NOTHING""",
    """INSERT INTO asks (person, key, shown, other, asked_at) SELECT p.id, a.key, a.shown, a.other, a.asked_at
        FROM people p, asks a WHERE p.id = ? AND a.person = ? ON CONFLICT DO NOTHING""",
    "UPDATE asks SET other = ? WHERE other = ?",
    """INSERT INTO kept_seats (table_id, person, other, kept_at) SELECT k.table_id, p.id, k.other, k.kept_at
        FROM people p, kept_seats k WHERE p.id = ? AND k.person = ? AND k.other <> p.id ON CONFLICT DO NOTHING""",
    "UPDATE kept_seats SET other = ? WHERE other = ?",
)
KNOWN_NO_MORE = "DELETE FROM friends WHERE other = ?"

SEEN = """
    INSERT INTO seen (person, seen_at) VALUES (?, ?)
    ON CONFLICT (person) DO UPDATE SET seen_at = excluded.seen_at WHERE seen.seen_at < excluded.seen_at"""
