"""What mail says to the database, in SQL that both stores understand."""

MAIL_OF = "SELECT address, wanted, until FROM mail WHERE person = ?"
WANT = """
    INSERT INTO mail (person, wanted, link_hash, until) VALUES (?, ?, ?, ?)
    ON CONFLICT (person) DO UPDATE SET wanted = excluded.wanted, link_hash = excluded.link_hash,
        until = excluded.until"""
WANTED = """
    SELECT m.person, p.name, m.wanted FROM mail m JOIN people p ON p.id = m.person
    WHERE m.link_hash = ? AND m.until > ?"""
TAKEN = "SELECT person FROM mail WHERE key = ? AND person <> ?"
CONFIRM = "UPDATE mail SET address = ?, key = ?, wanted = NULL, link_hash = NULL, until = NULL WHERE person = ?"
BY_ADDRESS = "SELECT p.id, p.name FROM mail m JOIN people p ON p.id = m.person WHERE m.key = ?"
NAME = "SELECT name FROM people WHERE id = ?"
#: Links that were sent already lead back no more.
END_SENT = (
    "DELETE FROM return_links WHERE link_hash IN (SELECT link_hash FROM sent_links WHERE person = ?)",
    "DELETE FROM sent_links WHERE person = ?",
)
END_MAIL = (
    "DELETE FROM mail WHERE person = ?",
    *END_SENT,
    "DELETE FROM letters WHERE person = ?",
)

# -- letters -------------------------------------------------------------------------------------------------

WAITING = "SELECT count(*) FROM letters"
PUT = """
    INSERT INTO letters (id, kind, person, address, lang, made_at, due_at, tries) VALUES (?, ?, ?, ?, ?, ?, ?, 0)"""
#: Of two nodes that take at the same time, the second finds that they are not due any more.
TAKE = """
    UPDATE letters SET due_at = ?, tries = tries + 1
    WHERE id IN (SELECT id FROM letters WHERE due_at <= ? ORDER BY due_at, id LIMIT ?) AND due_at <= ?
    RETURNING id, kind, person, address, lang, made_at, tries"""
LATER = "UPDATE letters SET due_at = ? WHERE id = ?"
DROP = "DELETE FROM letters WHERE id = ?"
OLD_LETTERS = "DELETE FROM letters WHERE made_at <= ?"

# -- return links that were sent to somebody's own address ---------------------------------------------------

ADD_BACK = "INSERT INTO return_links (link_hash, person, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
ADD_SENT = "INSERT INTO sent_links (link_hash, person, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
USE_SENT = "DELETE FROM sent_links WHERE link_hash = ? AND expires_at > ? RETURNING person"
OLD_SENT = "DELETE FROM sent_links WHERE expires_at <= ?"
