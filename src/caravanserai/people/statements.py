"""What accounts say to the database, in SQL that both stores understand."""

from caravanserai.tables.log.person import NAMELESS

# -- handles -------------------------------------------------------------------------------------------------

HANDLE_OWNER = "SELECT person, left_at FROM handles WHERE key = ?"
#: With how many they have had, this one among them.
HANDLE_OF = """
    SELECT handle, taken_at, (SELECT count(*) FROM handles b WHERE b.person = h.person)
    FROM handles h WHERE person = ? AND left_at IS NULL"""
#: Of two who take one at the same time, one is second and gets nothing back. Who left it may have it again.
TAKE_HANDLE = """
    INSERT INTO handles (key, handle, person, taken_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET handle = excluded.handle, taken_at = excluded.taken_at, left_at = NULL
        WHERE handles.person = excluded.person
    RETURNING key"""
LEAVE_HANDLES = "UPDATE handles SET left_at = ? WHERE person = ? AND key <> ? AND left_at IS NULL"

# -- keys ----------------------------------------------------------------------------------------------------

KEYS_OF = "SELECT id, kind, label, made_at, used_at FROM keys WHERE person = ? ORDER BY made_at, id"
COUNT_KEYS = "SELECT count(*) FROM keys WHERE person = ?"
ADD_KEY = """
    INSERT INTO keys (id, person, kind, label, secret, credential, uses, made_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING RETURNING id"""
PASSWORD_OF = "SELECT id, secret FROM keys WHERE person = ? AND kind = 'password'"
SET_SECRET = "UPDATE keys SET secret = ? WHERE id = ?"
KEY_USED = "UPDATE keys SET used_at = ? WHERE id = ?"
REMOVE_KEY = "DELETE FROM keys WHERE person = ? AND id = ? RETURNING id"
#: Nobody is found who is gone.
MERGED_INTO = f"SELECT merged_into FROM people WHERE id = ? AND name <> '{NAMELESS}'"
#: One change of a person's keys after the other, at however many nodes.
ONE_AT_A_TIME = "UPDATE people SET name = name WHERE id = ?"

# -- devices -------------------------------------------------------------------------------------------------

#: Those of guests who turned out to be somebody open that person's seats too.
_THEIRS = "(SELECT id FROM people WHERE id = ? OR merged_into = ?)"
DEVICES_OF = f"""
    SELECT token_hash, agent, created_at, coalesce(used_at, created_at) FROM tokens WHERE person IN {_THEIRS}
    ORDER BY 4 DESC, token_hash"""
TOKENS = "SELECT token_hash FROM tokens WHERE token_hash"
SEEN = "UPDATE tokens SET used_at = ?, agent = ? WHERE token_hash = ?"
END_DEVICE = f"DELETE FROM tokens WHERE person IN {_THEIRS} AND substr(token_hash, 1, 16) = ? RETURNING token_hash"
END_OTHERS = f"DELETE FROM tokens WHERE person IN {_THEIRS} AND token_hash <> ? RETURNING token_hash"
END_TOKEN = "DELETE FROM tokens WHERE token_hash = ?"
#: Links are ways in too.
END_LINKS = f"DELETE FROM return_links WHERE person IN {_THEIRS}"

# -- being vouched for ---------------------------------------------------------------------------------------

ADD_PERSON = "INSERT INTO people (id, name, created_at) VALUES (?, ?, ?)"
REMOVE_PERSON = "DELETE FROM people WHERE id = ?"
#: Not with a ticket of before its last use.
USE_VOUCHED = "UPDATE keys SET used_at = ? WHERE credential = ? AND coalesce(used_at, 0) < ? RETURNING id"

# -- fresh proof ---------------------------------------------------------------------------------------------

PROVEN = "SELECT proven_at FROM tokens WHERE token_hash = ? AND person = ?"
PROVE = "UPDATE tokens SET proven_at = ? WHERE token_hash = ? AND person = ?"

# -- codes ---------------------------------------------------------------------------------------------------

ADD_CODE = "INSERT INTO codes (code_hash, person, made_at) VALUES (?, ?, ?)"
COUNT_CODES = "SELECT count(*) FROM codes WHERE person = ?"
FORGET_CODES = "DELETE FROM codes WHERE person = ?"
USE_CODE = "DELETE FROM codes WHERE code_hash = ? RETURNING person"
USE_OWN_CODE = "DELETE FROM codes WHERE code_hash = ? AND person = ? RETURNING person"

# -- guests who turn out to be somebody ----------------------------------------------------------------------

#: What makes somebody more than a guest.
COUNT_OWN = """
    SELECT (SELECT count(*) FROM keys WHERE person = ?) + (SELECT count(*) FROM handles WHERE person = ?)
        + (SELECT count(*) FROM moderators WHERE person = ?)"""
COUNT_GUESTS = "SELECT count(*) FROM people WHERE merged_into = ? OR merged_into = ?"
#: With those who had turned out to be the guest before.
MERGE = "UPDATE people SET merged_into = ? WHERE id = ? OR merged_into = ?"

# -- what the owner of a house does --------------------------------------------------------------------------

LINE = """
    SELECT p.id, p.name, (SELECT min(h.handle) FROM handles h WHERE h.person = p.id AND h.left_at IS NULL),
        p.created_at, (SELECT count(*) FROM keys k WHERE k.person = p.id),
        (SELECT count(*) FROM tokens t WHERE t.person = p.id)
    FROM people p"""
LIST = f"{LINE} WHERE p.id IN (SELECT person FROM keys) ORDER BY p.created_at DESC, p.id LIMIT ?"
FIND = f"""{LINE} WHERE lower(p.name) LIKE '%' || ? || '%' OR p.id IN (
        SELECT person FROM handles WHERE handle LIKE '%' || ? || '%') OR p.id = ?
        OR p.id IN (SELECT person FROM handles WHERE key = ?)
    ORDER BY p.created_at DESC, p.id LIMIT ?"""
ONE = f"{LINE} WHERE p.id = ? OR p.id IN (SELECT person FROM handles WHERE key = ? AND left_at IS NULL)"
END_ACCESS = (
    "DELETE FROM keys WHERE person = ?",
    "DELETE FROM codes WHERE person = ?",
)
END_DEVICES = f"DELETE FROM tokens WHERE person IN {_THEIRS}"
ADD_LINK = "INSERT INTO return_links (link_hash, person, expires_at) VALUES (?, ?, ?)"
CALL = "UPDATE people SET name = ? WHERE id = ? OR merged_into = ?"

# -- passkeys ------------------------------------------------------------------------------------------------

PASSKEY = "SELECT person, id, secret FROM keys WHERE credential = ?"
USE_PASSKEY = """
    UPDATE keys SET used_at = ?, uses = ?
    WHERE id = ? AND coalesce(used_at, 0) < ? AND (? > uses OR (? = 0 AND uses = 0)) RETURNING id"""
