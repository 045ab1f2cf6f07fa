"""What the end of a person says to the database, in SQL that both stores understand."""

from caravanserai.tables.log.statements import KEY, MODERATION_OF_PERSON, NEWS_OF_PERSON

IDS = "SELECT id, name FROM people WHERE id = ? OR merged_into = ?"
HANDLE_KEYS = "SELECT key FROM handles WHERE person = ?"
RESERVE = "INSERT INTO reserved (key_hash) VALUES (?) ON CONFLICT DO NOTHING"
UNRESERVE = "DELETE FROM reserved WHERE key_hash = ?"
IS_RESERVED = "SELECT 1 FROM reserved WHERE key_hash = ?"
KEPT_SEATS = "SELECT table_id FROM kept_seats WHERE person = ?"
DEVICES = "SELECT token_hash FROM tokens WHERE person = ?"

#: All that was theirs alone, for each of their ids; and what others had written down about them.
THEIRS = (
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
            "notes", "profiles", "lessons", "seen", "choices", "codes", "keys", "handles", "return_links", "tokens",
            "mail", "sent_links", "letters", "tickets", "holidays", "ratings", "plays",
            "circle_answers", "circle_members",
        )
    ),
    "UPDATE event_people SET person = NULL WHERE person = ?",
    "UPDATE events SET organiser = NULL WHERE organiser = ?",
)  # fmt: skip
#: Also letters that go to whoever has the address.
LETTERS_TO = "DELETE FROM letters WHERE address = ? OR address = ?"
#: What others asked or blocked by handle or mark, where it went nowhere.
CALLED = ("DELETE FROM asks WHERE key = ?", "DELETE FROM blocks WHERE key = ?")
CALL = "UPDATE people SET name = ? WHERE id = ?"

# -- names in games ------------------------------------------------------------------------------------------

GONE = """
    INSERT INTO gone (person, gone_at, begun_at, done) VALUES (?, ?, ?, ?)
    ON CONFLICT (person) DO UPDATE SET begun_at = excluded.begun_at, done = excluded.done"""
#: One node at a time.
UNDONE = "SELECT person FROM gone WHERE begun_at < ? ORDER BY gone_at, person LIMIT ?"
CLAIM = "UPDATE gone SET begun_at = ? WHERE person = ? AND begun_at < ? RETURNING person"
DONE_TWICE = "DELETE FROM gone WHERE person = ? AND done RETURNING person"
DONE = "UPDATE gone SET done = ? WHERE person = ?"
#: Tables where they sat, or asked to.
SEATED = "SELECT table_id FROM seatings WHERE person = ?"
WISHED = "SELECT table_id FROM wishes WHERE person = ?"
ROWS = f"SELECT number, entry FROM log WHERE key = {KEY} AND move_id IS NULL ORDER BY number"
SET_ROW = f"UPDATE log SET entry = ? WHERE key = {KEY} AND number = ?"
NAMES = "SELECT t.names, c.card FROM tables t LEFT JOIN cards c ON c.table_id = t.id WHERE t.id = ?"
SET_NAMES = "UPDATE tables SET names = ? WHERE id = ?"
SET_CARD = "UPDATE cards SET card = ? WHERE table_id = ?"

# -- what they said, in reports about others -----------------------------------------------------------------

REPORTS_AT = "SELECT id, snapshot FROM reports WHERE table_id = ?"
REPORTS = "SELECT id, snapshot FROM reports WHERE id > ? ORDER BY id LIMIT ?"
SET_SNAPSHOT = "UPDATE reports SET snapshot = ? WHERE id = ?"
