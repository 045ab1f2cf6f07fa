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

_TABLE = "t.id, t.game, t.seats, t.public, t.status, t.opened_at, t.changed_at, t.names, t.scores, t.ranks, t.bots"
#: Games that are over, the latest first, from one of them on: that one is named by when it ended, and its id.
PAST = f"""
    SELECT {_TABLE}, s.ended_at, s.seat, n.starred, n.text
    FROM seatings s JOIN tables t ON t.id = s.table_id
        LEFT JOIN notes n ON n.person = s.person AND n.table_id = s.table_id
    WHERE s.person = ? AND s.ended_at >= ? AND (s.ended_at, s.table_id) < (?, ?)
    ORDER BY s.ended_at DESC, s.table_id DESC LIMIT ?"""
#: Those with a star, of which a page is read whole. Of few each is looked up by its table (the '' keeps planners from
#: going through all of somebody's games for each); of many so many of their games are gone through as a page takes.
_STARRED = """
    SELECT {table}, s.ended_at, s.seat, s.starred, s.text FROM (
        SELECT o.table_id, o.ended_at, o.seat, n.starred, n.text FROM {both}
        WHERE {person} = ? AND n.starred AND o.ended_at >= ? AND (o.ended_at, o.table_id) < (?, ?)
            AND o.table_id = n.table_id AND {same}
        ORDER BY o.ended_at DESC, o.table_id DESC LIMIT ?) s JOIN tables t ON t.id = s.table_id
    ORDER BY s.ended_at DESC, s.table_id DESC"""
FEW_STARRED = _STARRED.format(
    table=_TABLE, both="notes n CROSS JOIN seatings o", person="n.person", same="o.person || '' = n.person"
)
MANY_STARRED = _STARRED.format(
    table=_TABLE, both="seatings o CROSS JOIN notes n", person="o.person", same="n.person = o.person"
)
COUNT_STARS = "SELECT count(*) FROM notes WHERE person = ? AND starred"

# -- stars and notes -----------------------------------------------------------------------------------------

#: Which of these people sat there.
SITTER = "SELECT person FROM seatings WHERE table_id = ? AND person = ?"
NOTE = "SELECT starred, text FROM notes WHERE person = ? AND table_id = ?"
COUNT_NOTES = "SELECT count(*) FROM notes WHERE person = ?"
SET_NOTE = """
    INSERT INTO notes (person, table_id, starred, text) VALUES (?, ?, ?, ?)
    ON CONFLICT (person, table_id) DO UPDATE SET starred = excluded.starred, text = excluded.text"""
FORGET_NOTE = "DELETE FROM notes WHERE person = ? AND table_id = ?"
