"""What ratings say to the database, in SQL that both stores understand."""

# -- rated games ---------------------------------------------------------------------------------------------

#: Over, and not noted yet. Across: few are not noted, so SQLite is not to look at all tables first.
DUE = """
    SELECT r.table_id FROM rated_games r CROSS JOIN tables t
    WHERE r.pool IS NULL AND t.id = r.table_id AND t.status = 'over' LIMIT ?"""
IS_DUE = "SELECT 1 FROM rated_games WHERE table_id = ? AND pool IS NULL"
#: Once, at however many nodes.
NOTE = """
    UPDATE rated_games SET pool = ?, ended_at = ?, outcome = ? WHERE table_id = ? AND pool IS NULL
    RETURNING table_id"""
NOTE_AGAIN = """
    INSERT INTO rated_games (table_id, pool, ended_at, outcome, weight, reviewed) VALUES (?, ?, ?, ?, 1, 0)
    ON CONFLICT (table_id) DO UPDATE SET pool = excluded.pool, ended_at = excluded.ended_at,
        outcome = excluded.outcome, weight = 1"""
#: For a while, or for good.
SET_WEIGHT = "UPDATE rated_games SET weight = ? WHERE table_id = ?"

# -- how far it is -------------------------------------------------------------------------------------------

#: Games after this one are to be worked out (again).
MARK = """
    INSERT INTO rating_pools (pool, track, mark_at, mark_table, until) VALUES (?, ?, ?, ?, 0)
    ON CONFLICT (pool, track) DO UPDATE SET mark_at = excluded.mark_at, mark_table = excluded.mark_table
    WHERE rating_pools.mark_at IS NULL
        OR (excluded.mark_at, excluded.mark_table) < (rating_pools.mark_at, rating_pools.mark_table)"""
MARKED = "SELECT pool, track FROM rating_pools WHERE mark_at IS NOT NULL ORDER BY track DESC, pool"
#: One node at a time: who was not heard of for long has lost it.
CLAIM = """
    UPDATE rating_pools SET worker = ?, until = ?
    WHERE pool = ? AND track = ? AND mark_at IS NOT NULL AND (until <= ? OR worker = ?)
    RETURNING mark_at, mark_table"""
CAME_TO = "UPDATE rating_pools SET mark_at = ?, mark_table = ? WHERE pool = ? AND track = ?"
ALL_DONE = """
    UPDATE rating_pools SET mark_at = NULL, mark_table = NULL, worker = NULL, until = 0 WHERE pool = ? AND track = ?"""

NEXT = """
    SELECT table_id, ended_at, outcome, plays, weight FROM rated_games
    WHERE pool = ? AND (ended_at, table_id) > (?, ?) ORDER BY ended_at, table_id LIMIT ?"""

# -- ratings -------------------------------------------------------------------------------------------------

BEFORE = """
    SELECT mu, sigma, games FROM rating_changes
    WHERE person = ? AND pool = ? AND track = ? AND (ended_at, table_id) < (?, ?)
    ORDER BY ended_at DESC, table_id DESC LIMIT 1"""
#: Games of somebody's since then, and which of them were short.
LATELY = """
    SELECT table_id, ended_at, short FROM rating_changes
    WHERE person = ? AND pool = ? AND track = ? AND ended_at > ? AND (ended_at, table_id) < (?, ?)
    ORDER BY ended_at DESC, table_id DESC LIMIT ?"""
FORGET_CHANGES = "DELETE FROM rating_changes WHERE table_id = ? AND track = ?"
CHANGE = """
    INSERT INTO rating_changes (person, pool, track, ended_at, table_id, mu, sigma, games, short)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
RATE = """
    INSERT INTO ratings (person, pool, track, month, mu, sigma, games, shown, settled)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (person, pool, track, month) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
        games = excluded.games, shown = excluded.shown, settled = excluded.settled"""
#: Nothing is kept for who is gone.
IS_SOMEBODY = "SELECT 1 FROM people WHERE id = ? AND name <> ?"
RATING = "SELECT mu, sigma, games FROM ratings WHERE person = ? AND pool = ? AND track = ? AND month = ''"

# -- reviews -------------------------------------------------------------------------------------------------

#: What one node does for the house, if none has since then.
BEGIN = """
    INSERT INTO chores (name, begun_at, place) VALUES (?, ?, '')
    ON CONFLICT (name) DO UPDATE SET begun_at = excluded.begun_at WHERE chores.begun_at <= ?
    RETURNING place"""
UNREVIEWED = """
    SELECT table_id, outcome FROM rated_games WHERE reviewed = 0 AND ended_at > 0 AND pool <> ''
    ORDER BY ended_at, table_id LIMIT ?"""
GIVEN_UP = "UPDATE rated_games SET reviewed = 2 WHERE table_id = ? AND reviewed = 0"
SAY_PLAYS = "UPDATE rated_games SET plays = ?, reviewed = 1 WHERE table_id = ? AND reviewed = 0 RETURNING table_id"
PLAY = """
    INSERT INTO plays (person, game, ended_at, table_id, decisions, given, kinds) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (person, game, ended_at, table_id) DO UPDATE SET decisions = excluded.decisions,
        given = excluded.given, kinds = excluded.kinds"""

# -- as they are read ----------------------------------------------------------------------------------------

ALL_RATINGS = "SELECT pool, track, mu, sigma, games FROM ratings WHERE person = ? AND month = ''"
CURVE = """
    SELECT ended_at, mu, sigma, games FROM rating_changes WHERE person = ? AND pool = ? AND track = ?
    ORDER BY ended_at DESC, table_id DESC LIMIT ?"""
PLAYS = """
    SELECT table_id, decisions, given, kinds FROM plays WHERE person = ? AND game = ?
    ORDER BY ended_at DESC, table_id DESC LIMIT ?"""
_LINE = """
    SELECT r.person, p.name, h.handle, r.mu, r.sigma, r.games FROM"""
BOARD = f"""{_LINE} ratings r JOIN profiles f ON f.person = r.person AND f.shows = 'public'
        JOIN handles h ON h.person = r.person AND h.left_at IS NULL JOIN people p ON p.id = r.person
    WHERE r.pool = ? AND r.track = ? AND r.month = ? AND r.settled = TRUE
    ORDER BY r.shown DESC LIMIT ?"""
#: Those who have me among their friends too. Who chose nothing shows their page to friends.
FRIENDS_BOARD = f"""{_LINE} friends f JOIN friends b ON b.person = f.other AND b.other = f.person
        JOIN ratings r ON r.person = f.other JOIN people p ON p.id = f.other
        JOIN handles h ON h.person = f.other AND h.left_at IS NULL LEFT JOIN profiles s ON s.person = f.other
    WHERE f.person = ? AND r.pool = ? AND r.track = ? AND r.month = ? AND coalesce(s.shows, 'friends') <> 'private'"""
OWN_BOARD = f"""{_LINE} ratings r JOIN people p ON p.id = r.person
        LEFT JOIN handles h ON h.person = r.person AND h.left_at IS NULL
    WHERE r.person = ? AND r.pool = ? AND r.track = ? AND r.month = ?"""
#: Of these people, what those show to everybody whose rating is settled.
SHOWN_TO_ALL = """
    SELECT r.person, r.pool, r.mu, r.sigma, r.games FROM ratings r
        JOIN profiles f ON f.person = r.person AND f.shows = 'public'
    WHERE r.track = 'results' AND r.month = '' AND r.settled = TRUE AND r.person"""
#: Its pool, how much it counts, and whether that is still to be worked out.
RATED_GAME = """
    SELECT g.pool, g.weight, p.mark_at FROM rated_games g
        LEFT JOIN rating_pools p ON p.pool = g.pool AND p.track = 'results'
    WHERE g.table_id = ?"""
CHANGED = """
    SELECT pool, ended_at, mu, sigma, games FROM rating_changes WHERE table_id = ? AND person = ? AND track = ?"""
SAT = "SELECT 1 FROM seatings WHERE table_id = ? AND person = ?"

# -- all of it once more -------------------------------------------------------------------------------------

FINISHED = "SELECT id FROM tables WHERE status = 'over' AND id > ? ORDER BY id LIMIT ?"
POOLS = "SELECT DISTINCT pool FROM rated_games WHERE pool <> ''"
FROM_THE_START = """
    INSERT INTO rating_pools (pool, track, mark_at, mark_table, until) VALUES (?, ?, 0, '', 0)
    ON CONFLICT (pool, track) DO UPDATE SET mark_at = 0, mark_table = ''"""
#: Of those for whom nothing counts any more.
FORGET_RATINGS = """
    DELETE FROM ratings WHERE NOT EXISTS (SELECT 1 FROM rating_changes c
        WHERE c.person = ratings.person AND c.pool = ratings.pool AND c.track = ratings.track)"""
EVERYBODY = "SELECT person, pool, track, shown, games FROM ratings WHERE month = ''"
PLAYS_AGAIN = "UPDATE rated_games SET plays = ?, reviewed = 1 WHERE table_id = ?"
