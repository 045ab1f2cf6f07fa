"""The store of running games: which are to be looked at when, runs of the house, quarantine, and what is old."""

import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeVar

from .entries import Row
from .lines import STAGE_KIND, log_line
from .sqlite_base import SqliteBase, one
from .statements import (
    ALIVE,
    BEAT,
    BELONGS_TO_TABLE,
    FORGET_RUNS,
    INSERT_RUN,
    OLD_CLOSED,
    OLDEST_GAME,
    PUT_AWAY,
    QUARANTINE,
    QUARANTINED,
    RELEASE,
    STALE,
    TAKE_UP,
)
from .store import DamagedError, Quarantined, Run, Watched
from .summary import Status
from .writer import Work, insert, is_damage

T = TypeVar("T")

#: Who is to be looked at. An older house noted nothing: there every game is, and every table that has no card yet.
#: `unlikely`: by status, whatever share of all tables a planner thinks that is.
WATCHED = """
    SELECT t.id, iif(typeof(a.run) = 'integer', a.run, 0), iif(typeof(a.due_at) = 'integer', a.due_at, 0)
    FROM tables t LEFT JOIN attention a ON a.table_id = t.id WHERE {}
        unlikely(t.status IN ('open', 'playing')) AND
        (t.status = 'playing' AND (a.table_id IS NULL OR a.due_at IS NOT NULL)
        OR t.status = 'open' AND NOT EXISTS (SELECT 1 FROM cards c WHERE c.table_id = t.id))"""
#: Where ids of tables stand. What is damaged in one may be well in another.
IDS = (
    "SELECT id FROM tables ORDER BY rowid {}",
    "SELECT id FROM tables ORDER BY id {}",
    "SELECT table_id FROM log_keys ORDER BY key {}",
    "SELECT table_id FROM log_keys ORDER BY table_id {}",
)


class RunningTables(SqliteBase):
    #: The run of the house that goes on.
    run = 0

    # -- runs ------------------------------------------------------------------------------------------------

    async def begin_run(self, now: int) -> list[Run]:
        """The house is up: this run of it and those before, the last one last."""

        def look(db: sqlite3.Connection) -> Run:
            return Run(1 + _last_run(db), or_if_damaged(0, _alive, db, now), now)

        run = await self._read(look)
        self.run = run.number
        for note in (_note_run, _note_only_run):
            try:
                await self._writer.write(partial(note, run))
                await self._writer.write(partial(_forget_runs, now))
                return await self._read(_runs)
            except DamagedError:
                """What is damaged is left out."""
        return [run]

    # -- attention -------------------------------------------------------------------------------------------

    async def watched(self) -> tuple[list[Watched], list[str]]:
        """Tables that must be looked at without anybody asking; and those of which that cannot be read."""

        def work(db: sqlite3.Connection) -> tuple[list[Watched], list[str]]:
            try:
                return [Watched(*line) for line in db.execute(WATCHED.format(""))], []
            except sqlite3.DatabaseError as error:
                if not is_damage(error):
                    raise
                return _salvaged(db)

        return await self._read(work)

    async def take_up(self, table: str, rows: list[Row]) -> bool:
        """A game is in memory from now on; with rows that this brings, in one commit. Nobody else attends it."""
        lines = [log_line(table, row) for row in rows]

        def work(db: sqlite3.Connection) -> None:
            insert(db, lines)
            db.execute(TAKE_UP, (table, self.run))

        try:
            await self._writer.write(work)
        except DamagedError:
            # Where it is noted when to look at it; its own rows may be well.
            await self._writer.write(lambda db: insert(db, lines))
        return True

    async def put_away(self, tables: list[tuple[str, int | None]]) -> None:
        """Games that are not in memory any more, each with the time to look at it again."""
        lines = [(due, table) for table, due in tables]
        await self._writer.write(lambda db: db.executemany(PUT_AWAY, lines))

    async def counts(self) -> dict[Status, int]:
        """How many tables there are, by status, but for staged ones."""
        statement = "SELECT status, count(*) FROM tables GROUP BY status"
        # CROSS: few began from a position, and an index has just these. The planner would begin with all tables.
        staged = f"""
            SELECT t.status, count(*) FROM cards c CROSS JOIN tables t ON t.id = c.table_id
            WHERE {STAGE_KIND} IS NOT NULL GROUP BY t.status"""

        def work(db: sqlite3.Connection) -> dict[Status, int]:
            counted = dict(db.execute(statement).fetchall())
            for status, number in db.execute(staged):
                counted[status] -= number
            return counted

        return await self._read(work)

    # -- quarantine ------------------------------------------------------------------------------------------

    async def quarantine(self, table: str, reason: str, now: int) -> None:
        await self._execute(QUARANTINE, table, reason, now)

    async def release(self, table: str) -> bool:
        """Try this table again when it is next asked for; False if it was not in quarantine."""
        return bool(await self._execute(RELEASE, table))

    async def quarantined(self) -> list[Quarantined]:
        lines: list[Any] = await self._read(lambda db: or_if_damaged([], lambda: db.execute(QUARANTINED).fetchall()))
        return [Quarantined(*line) for line in lines]

    # -- what is old -----------------------------------------------------------------------------------------

    async def stale(self, status: Status, before: int, limit: int) -> list[str]:
        """Tables with this status at which nothing was written since then, the oldest first."""
        values = (status, before, before, limit)
        return await self._read(lambda db: [table for (table,) in db.execute(STALE, values)])

    async def strip(self, table: str, rows: list[Row]) -> None:
        """All that stays of the log of a table whose game never began."""
        lines = [log_line(table, row) for row in rows]

        def work(db: sqlite3.Connection) -> None:
            db.execute(BELONGS_TO_TABLE[0], (table,))
            insert(db, lines)

        await self._writer.write(work)

    async def delete_closed(self, before: int, limit: int) -> list[str]:
        """Delete tables that were closed before then, with all that belongs to them: which."""

        def work(db: sqlite3.Connection) -> list[str]:
            old = db.execute(OLD_CLOSED, (before, limit)).fetchall()
            for belonging in BELONGS_TO_TABLE:
                db.executemany(belonging, old)
            return [table for (table,) in old]

        return await self._writer.write(work)


# -- runs ----------------------------------------------------------------------------------------------------


def _alive(db: sqlite3.Connection, now: int) -> int:
    """When the house was last alive. If that cannot be read, everybody is given back all the time that passed."""
    found = db.execute(ALIVE).fetchone()
    if found is None:
        return now
    return min(found[0], now) if isinstance(found[0], int) else 0


def _last_run(db: sqlite3.Connection) -> int:
    runs = ("SELECT max(number) FROM runs", "SELECT max(run) FROM attention WHERE typeof(run) = 'integer'")
    return max(or_if_damaged(0, one(statement), db) or 0 for statement in runs)


def _forget_runs(now: int, db: sqlite3.Connection) -> None:
    """Those before the oldest game that goes on are of no more use."""
    oldest = db.execute(OLDEST_GAME).fetchone()[0]
    db.execute(FORGET_RUNS, (min(now, oldest or now),))


def _note_run(run: Run, db: sqlite3.Connection) -> None:
    _note_only_run(run, db)
    db.execute(BEAT, (run.up_at,))


def _note_only_run(run: Run, db: sqlite3.Connection) -> None:
    db.execute(INSERT_RUN, (run.number, run.down_since, run.up_at))


def _runs(db: sqlite3.Connection) -> list[Run]:
    whole = " AND ".join(f"typeof({column}) = 'integer'" for column in ("down_since", "up_at"))
    return [Run(*line) for line in db.execute(f"SELECT number, down_since, up_at FROM runs WHERE {whole} ORDER BY 1")]


# -- damaged files -------------------------------------------------------------------------------------------


def or_if_damaged(otherwise: T, work: Callable[..., T], *args: Any) -> T:
    """What comes of this; something else if it meets a page that is damaged."""
    try:
        return work(*args)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        return otherwise


def _salvaged(db: sqlite3.Connection) -> tuple[list[Watched], list[str]]:
    """The same table by table: those that can be read, and the ids of those that cannot."""
    found: list[Watched] = []
    lost: list[str] = []

    def watch(table: str) -> list[Watched]:
        return [Watched(*line) for line in db.execute(WATCHED.format("t.id = ? AND "), (table,))]

    def look(table: str) -> bool:
        # Of some the id is left in an index, but no line.
        line = db.execute("SELECT secret, status FROM tables WHERE id = ?", (table,)).fetchone()
        if line is not None:
            # Where only the note is lost when to look at it, that is now.
            found.extend(or_if_damaged([Watched(table, 0, 0)] if line[1] == "playing" else [], watch, table))
        return line is not None

    for table in all_ids(db):
        if not or_if_damaged(False, look, table):
            lost.append(table)
    return found, lost


def all_ids(db: sqlite3.Connection) -> list[str]:
    """Every id of a table that can be read somewhere, from either end of whatever is damaged."""
    ids: dict[str, None] = {}
    for statement in IDS:
        for order in ("ASC", "DESC"):
            ids.update(dict.fromkeys(_as_far_as_it_goes(db, statement.format(order))))
    return list(ids)


def _as_far_as_it_goes(db: sqlite3.Connection, statement: str) -> Iterator[str]:
    try:
        for (table,) in db.execute(statement):
            yield table
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise


def or_one_by_one(together: Work[list[T]], single: Callable[[sqlite3.Connection, str], list[T]]) -> Work[list[T]]:
    """All lines at once; in a file that is damaged table by table, without those that cannot be read."""

    def work(db: sqlite3.Connection) -> list[T]:
        try:
            return together(db)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
        found: list[T] = []
        for table in all_ids(db):
            found += or_if_damaged([], single, db, table)
        return found

    return work
