"""What reports, moderators and their decisions say to the database, in SQL that both stores understand."""

# -- moderators ----------------------------------------------------------------------------------------------

MODERATORS = """
    SELECT m.person, p.name, h.handle, m.since FROM moderators m JOIN people p ON p.id = m.person
        LEFT JOIN handles h ON h.person = m.person AND h.left_at IS NULL
    ORDER BY m.since, m.person"""
#: Not while they are banned themselves.
IS_MODERATOR = """
    SELECT 1 FROM moderators m WHERE m.person = ? AND NOT EXISTS (
        SELECT 1 FROM restrictions r WHERE r.person = m.person AND r.kind = 'ban' AND r.until > ?)"""
MAKE_MODERATOR = "INSERT INTO moderators (person, since) VALUES (?, ?) ON CONFLICT DO NOTHING"
UNMAKE_MODERATOR = "DELETE FROM moderators WHERE person = ? RETURNING person"

# -- reports -------------------------------------------------------------------------------------------------

ADD_REPORT = """
    INSERT INTO reports (id, reporter, person, kind, text, table_id, snapshot, made_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
#: A guest may have signed in since.
WHO_NOW = "SELECT coalesce(merged_into, id) FROM people WHERE id = ?"
COUNT_OPEN = "SELECT count(*) FROM reports WHERE closed_at IS NULL"
#: Not those about the reader or by them, nor from a table where they sit or sat (talk of those who watch is not for
#: who plays), nor what they leave to others.
FOR_ME = """r.closed_at IS NULL AND r.person <> ? AND r.reporter <> ?
    AND NOT EXISTS (SELECT 1 FROM seatings s JOIN people p ON p.id = s.person
        WHERE s.table_id = r.table_id AND ? IN (p.id, p.merged_into))
    AND NOT EXISTS (SELECT 1 FROM votes v WHERE v.report = r.id AND v.moderator = ? AND v.days = 0)"""
QUEUE = f"""
    SELECT r.id, r.kind, r.made_at, coalesce((SELECT p.name FROM people p WHERE p.id = r.reporter), ''),
        (SELECT p.name FROM people p WHERE p.id = r.person), (SELECT t.game FROM tables t WHERE t.id = r.table_id),
        (SELECT t.status FROM tables t WHERE t.id = r.table_id),
        (SELECT count(*) FROM votes v WHERE v.report = r.id AND v.days > 0)
    FROM reports r
    WHERE {FOR_ME} ORDER BY r.made_at, r.id LIMIT ?"""
COUNT_FOR_ME = f"SELECT count(*) FROM reports r WHERE {FOR_ME}"
COUNT_DONE = "SELECT count(*) FROM reports WHERE closed_at > ?"
REPORT = f"""
    SELECT r.id, r.kind, r.made_at, r.text, r.table_id, r.snapshot, r.reporter, r.person FROM reports r
    WHERE r.id = ? AND {FOR_ME}"""
#: Who they are, since when, and how many games they sat in.
SOMEBODY = """
    SELECT p.name, h.handle, p.created_at, (SELECT count(*) FROM seatings s WHERE s.person = p.id)
    FROM people p LEFT JOIN handles h ON h.person = p.id AND h.left_at IS NULL WHERE p.id = ?"""
#: How often somebody reported others, and how often something came of it.
REPORTED = """
    SELECT count(*), coalesce(sum(CASE WHEN outcome IS NULL OR outcome = 'dismiss' THEN 0 ELSE 1 END), 0)
    FROM reports WHERE reporter = ?"""
#: One decision after the other, at however many nodes.
ONE_AT_A_TIME = "UPDATE reports SET made_at = made_at WHERE id = ?"
CLOSE = "UPDATE reports SET closed_at = ?, outcome = ? WHERE id = ? AND closed_at IS NULL RETURNING id"
VOTE = """
    INSERT INTO votes (report, moderator, days, voted_at, text) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (report, moderator) DO UPDATE
        SET days = excluded.days, voted_at = excluded.voted_at, text = excluded.text"""
#: Of those who still moderate, and turned out to be neither side.
VOTES = """
    SELECT v.moderator, v.days, v.text FROM votes v JOIN reports r ON r.id = v.report
        JOIN moderators m ON m.person = v.moderator
    WHERE v.report = ? AND v.days > 0 AND v.moderator NOT IN (r.person, r.reporter) ORDER BY v.voted_at, v.moderator"""
MY_REPORTS = """
    SELECT r.kind, r.snapshot, r.made_at, r.closed_at FROM reports r
    WHERE r.reporter = ? ORDER BY r.made_at DESC, r.id LIMIT ?"""
#: Reports that were decided long ago; their votes first.
OLD_VOTES = "DELETE FROM votes WHERE report IN (SELECT id FROM reports WHERE closed_at < ?)"
OLD_REPORTS = "DELETE FROM reports WHERE closed_at < ?"

# -- what was decided ----------------------------------------------------------------------------------------

ADD_ACTION = """
    INSERT INTO actions (id, person, kind, moderator, report, text, made_at, until, read_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
ABOUT = """
    SELECT a.id, a.kind, a.made_at, a.until, a.text, a.lifted_at, a.answer, a.settled_at, r.snapshot
    FROM actions a LEFT JOIN reports r ON r.id = a.report
    WHERE a.person = ? ORDER BY a.made_at DESC, a.id LIMIT ?"""
UNREAD = "SELECT count(*) FROM actions WHERE person = ? AND read_at IS NULL"
READ = "UPDATE actions SET read_at = ? WHERE person = ? AND read_at IS NULL"
ANSWERABLE = "SELECT kind, answer FROM actions WHERE id = ? AND person = ?"
ANSWER = """
    UPDATE actions SET answer = ?, answered_at = ? WHERE id = ? AND person = ? AND answer IS NULL RETURNING id"""
APPEALS = """
    SELECT a.id, a.kind, p.id, p.name, a.made_at, a.until, a.text, a.answer, w.name
    FROM actions a JOIN people p ON p.id = a.person LEFT JOIN people w ON w.id = a.moderator
    WHERE a.answered_at IS NOT NULL AND a.settled_at IS NULL ORDER BY a.answered_at, a.id LIMIT ?"""
#: They are told what became of it.
SETTLE = "UPDATE actions SET settled_at = ?, read_at = NULL WHERE id = ? RETURNING person"
LIFT = """
    UPDATE actions SET lifted_at = ?, settled_at = ?, read_at = NULL WHERE id = ? AND lifted_at IS NULL
    RETURNING person, kind"""
LIFT_ALL = "UPDATE actions SET lifted_at = ?, read_at = NULL WHERE person = ? AND kind = ? AND lifted_at IS NULL"

# -- what somebody may not do --------------------------------------------------------------------------------

#: Of two at the same time, the longer counts.
RESTRICT = """
    INSERT INTO restrictions (person, kind, until, action, carried) VALUES (?, ?, ?, ?, FALSE)
    ON CONFLICT (person, kind) DO UPDATE SET until = excluded.until, action = excluded.action, carried = FALSE
        WHERE restrictions.until < excluded.until"""
#: By any of their ids.
RESTRICTED = """
    SELECT r.kind, r.until FROM people g JOIN restrictions r ON r.person = coalesce(g.merged_into, g.id)
    WHERE g.id = ? AND r.until > ?"""
END_RESTRICTION = "DELETE FROM restrictions WHERE person = ? AND kind = ? RETURNING person"
END_RESTRICTION_OF = "DELETE FROM restrictions WHERE person = ? AND action = ?"
OLD_RESTRICTIONS = "DELETE FROM restrictions WHERE until <= ?"
#: Bans that the house has yet to see to, and all ids of somebody.
NEW_BANS = "SELECT person FROM restrictions WHERE kind = 'ban' AND NOT carried AND until > ? ORDER BY person LIMIT ?"
CARRIED = "UPDATE restrictions SET carried = TRUE WHERE person = ? AND kind = 'ban'"
IDS = "SELECT id FROM people WHERE id = ? OR merged_into = ?"
BANNED_TOKENS = """
    SELECT t.token_hash FROM restrictions r JOIN people p ON p.id = r.person OR p.merged_into = r.person
        JOIN tokens t ON t.person = p.id
    WHERE r.kind = 'ban' AND r.until > ? AND t.token_hash"""

# -- a guest turns out to be somebody ------------------------------------------------------------------------

#: Each with person and guest: what stands about the guest stands about that person.
BRING_ALONG = (
    "UPDATE reports SET person = ? WHERE person = ?",
    "UPDATE reports SET reporter = ? WHERE reporter = ?",
    "UPDATE actions SET person = ? WHERE person = ?",
    """INSERT INTO restrictions (person, kind, until, action, carried)
        SELECT p.id, r.kind, r.until, r.action, FALSE FROM people p, restrictions r WHERE p.id = ? AND r.person = ?
        ON CONFLICT (person, kind) DO UPDATE SET until = excluded.until, action = excluded.action, carried = FALSE
            WHERE restrictions.until < excluded.until""",
)
