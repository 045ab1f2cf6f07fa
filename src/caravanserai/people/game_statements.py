"""What somebody's own games say to the database, in SQL that both stores understand."""

# -- what came of them ---------------------------------------------------------------------------------------

UNSETTLED = """
    SELECT s.table_id, s.seat, t.status, t.changed_at, t.game, t.seats, t.ranks, c.card
    FROM seatings s JOIN tables t ON t.id = s.table_id LEFT JOIN cards c ON c.table_id = t.id
    WHERE s.person = ? AND s.ended_at IS NULL AND t.status IN ('over', 'closed') LIMIT ?"""
SETTLE = """
    UPDATE seatings SET ended_at = ?, game = ?, size = ?, place = ?, kept = ?
    WHERE table_id = ? AND seat = ? AND person = ?"""

# -- the list ------------------------------------------------------------------------------------------------

_GAME = """
    SELECT t.id, t.game, t.seats, t.public, t.status, t.opened_at, t.changed_at, t.names, t.scores, t.ranks, t.bots,
        s.ended_at, s.seat, n.starred, n.text
    FROM"""
#: Games that are over, the latest first, from one of them on: that one is named by when it ended, and its id.
PAST = f"""{_GAME} seatings s JOIN tables t ON t.id = s.table_id
        LEFT JOIN notes n ON n.person = s.person AND n.table_id = s.table_id
    WHERE s.person = ? AND s.ended_at >= ? AND (s.ended_at, s.table_id) < (?, ?)
    ORDER BY s.ended_at DESC, s.table_id DESC LIMIT ?"""
#: Those with a star: nobody has so many that they could not all be read.
STARRED = f"""{_GAME} notes n JOIN seatings s ON s.person = n.person AND s.table_id = n.table_id
        JOIN tables t ON t.id = n.table_id
    WHERE n.person = ? AND n.starred AND s.ended_at >= ? AND (s.ended_at, s.table_id) < (?, ?)
    ORDER BY s.ended_at DESC, s.table_id DESC LIMIT ?"""

# -- stars and notes -----------------------------------------------------------------------------------------

#: Which of these people sat there.
SITTER = "SELECT person FROM seatings WHERE table_id = ? AND person = ?"
NOTE = "SELECT starred, text FROM notes WHERE person = ? AND table_id = ?"
COUNT_NOTES = "SELECT count(*) FROM notes WHERE person = ?"
SET_NOTE = """
    INSERT INTO notes (person, table_id, starred, text) VALUES (?, ?, ?, ?)
    ON CONFLICT (person, table_id) DO UPDATE SET starred = excluded.starred, text = excluded.text"""
FORGET_NOTE = "DELETE FROM notes WHERE person = ? AND table_id = ?"
