"""The store of a single machine: one SQLite file."""

import asyncio
import sqlite3
import time
from collections.abc import Sequence

from .entries import Row, Started
from .lines import (
    SEATING,
    STAGE_KIND,
    card_values,
    daily_game_of,
    daily_of,
    first_seats,
    is_played,
    is_rated,
    known_of,
    line_of,
    log_line,
    readable,
    rows_of,
    seatings_of,
    summary_of,
)
from .sqlite_base import one
from .sqlite_people import PeopleStore
from .sqlite_running import RunningTables, or_if_damaged, or_one_by_one
from .statements import (
    ALIVE,
    ALL_DAILY,
    BEAT,
    FIND_MOVE,
    HEADS,
    HOSTED,
    INSERT_DAILY,
    INSERT_KEY,
    INSERT_RATED,
    INSERT_TABLE,
    KNOWN,
    LINES,
    LINES_SINCE,
    NO_ATTENTION,
    ONE_DAILY,
    REVIEW,
    SAVE_REVIEW,
    SET_CARD,
    SUMMARY,
    TAKE_UP,
    THEIRS,
    UNFINISHED,
    UPDATE_TABLE,
)
from .store import (
    DAMAGED,
    DamagedError,
    Lines,
    Store,
    Stored,
    StoreError,
    TooManyTablesError,
)
from .summary import Card, DailyGame, Overview, Status, Summary
from .waiter import Waiter
from .writer import insert

WHOLE_RUN = "SELECT run FROM attention WHERE table_id = ? AND typeof(run) = 'integer'"
NO_LESSON = f"""id NOT IN (
    SELECT table_id FROM cards WHERE table_id = tables.id AND {STAGE_KIND} = 'lesson')"""
OWN = THEIRS.format(person=":person")
SITS = f"SELECT table_id FROM seatings WHERE person IN {OWN} AND ended_at IS NULL"


class SqliteStore(RunningTables, PeopleStore, Store):
    """Everything that must outlive the process."""

    # -- tables ----------------------------------------------------------------------------------------------

    async def create(
        self,
        summary: Summary,
        secret: str,
        host: str,
        rows: list[Row],
        card: Card | None = None,
        most: int | None = None,
    ) -> None:
        """A new table with its first rows, in one commit. TooManyTablesError if its host has so many that run."""
        line = (secret, host, *line_of(summary), summary.id)
        log = [log_line(summary.id, row) for row in rows]
        seatings = list(seatings_of(summary.id, rows))
        daily, rated = list(daily_of(summary, rows)), is_rated(rows)
        shown = None if card is None else card_values(summary, card)
        begins = is_played(summary, rows)

        def work(db: sqlite3.Connection) -> None:
            if most is not None and one(HOSTED, (host,))(db) >= most:
                raise TooManyTablesError(f"{host} has {most} tables")
            db.execute(INSERT_TABLE, line)
            db.execute(INSERT_KEY, (summary.id,))
            insert(db, log)
            if shown is not None:
                db.execute(SET_CARD, shown)
            for statement, values in seatings:
                db.execute(statement, values)
            for tried in daily:
                db.execute(INSERT_DAILY, tried)
            if rated:
                db.execute(INSERT_RATED, (summary.id,))
            if begins:
                db.execute(TAKE_UP, (summary.id, self.run))

        await self._writer.write(work)

    def append(
        self,
        table: str,
        rows: list[Row],
        summary: Summary | None = None,
        card: Card | None = None,
        head: int | None = None,
    ) -> asyncio.Future[None]:
        """Rows of a table's log, with its new summary and card where those changed, in one commit. One process writes,
        in order: no summary comes late."""
        log = [log_line(table, row) for row in rows]
        if summary is None and not any(isinstance(row.entry, SEATING) for row in rows):
            return self._writer.append(log)  # answers, most often: those of many tables share a statement
        seatings = list(seatings_of(table, rows))
        line = None if summary is None else (*line_of(summary), table)
        shown = None if card is None or summary is None else card_values(summary, card)
        begins = any(isinstance(row.entry, Started) for row in rows)
        ends = summary is not None and summary.status in ("over", "closed")

        def work(db: sqlite3.Connection) -> None:
            insert(db, log)
            for statement, seating in seatings:
                db.execute(statement, seating)
            if line is not None and not db.execute(UPDATE_TABLE, line).rowcount:
                raise StoreError(f"there is no table {table}")

        def beside(db: sqlite3.Connection) -> None:
            if begins:
                db.execute(TAKE_UP, (table, self.run))
            if shown is not None:
                db.execute(SET_CARD, shown)
            if ends:
                db.execute(NO_ATTENTION, (table,))

        # In the same commit, but what stands beside a log may be damaged while that is well.
        written = self._writer.submit(work)
        if not (begins or ends or shown is not None):
            return written
        noted, both = self._writer.submit(beside), Waiter(loop=self._loop)

        def over(_: asyncio.Future[None]) -> None:
            error = written.exception() or noted.exception()
            if error is None or (written.exception() is None and isinstance(error, DamagedError)):
                both.set_result(None)
            else:
                both.set_exception(error)

        noted.add_done_callback(over)  # told after the other, which went over before it
        return both

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log."""
        found = await self.lines(table)
        if found is None:
            return None
        try:
            return Stored(found.id, found.secret, await self._read(lambda _: list(found.rows())))
        except DAMAGED as error:
            raise DamagedError(f"a row cannot be read: {error}") from error

    async def lines(self, table: str) -> Lines | None:
        """The same, not read yet."""

        def work(db: sqlite3.Connection) -> Lines | None:
            found = db.execute("SELECT secret, status FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                return None
            # What stands beside the log may be damaged while that is well.
            beside = (WHOLE_RUN, "SELECT card FROM cards WHERE table_id = ?")
            run, card = (or_if_damaged(None, one(what, (table,)), db) for what in beside)
            secret, status = found
            lines = db.execute(LINES, (table,)).fetchall()
            return Lines(table, secret, lines, run or 0, status, card)

        return await self._read(work)

    async def rows_since(self, table: str, number: int) -> list[Row]:
        """Rows of a table from this number on."""
        found = await self._read(lambda db: db.execute(LINES_SINCE, (table, number)).fetchall())
        return rows_of(found)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Of these tables, how many rows each has."""

        def work(db: sqlite3.Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for start in range(0, len(tables), 500):  # SQLite takes only so many values in one statement
                some = tables[start : start + 500]
                found.update(db.execute(f"{HEADS} IN ({', '.join('?' * len(some))})", some).fetchall())
            return found

        return await self._read(work)

    async def known(self, table: str) -> Overview | None:
        """What is known of a table without its log."""
        found = await self._known("t.id = :id", {"id": table})
        return found[0] if found else None

    async def public(self, limit: int) -> list[Overview]:
        """Public tables that are open or playing, the latest first."""
        where = "c.listed_at IS NOT NULL"
        found = await self._known(f"{where} ORDER BY c.listed_at DESC LIMIT :limit", {"limit": limit})
        return sorted(found, key=lambda one: -one.summary.opened_at)[:limit]

    async def staged_tables(self, person: str, kind: str) -> list[Overview]:
        """Tables of a person that are open or playing and began from a position of this kind."""
        where = f"t.host = :person AND t.status IN ('open', 'playing') AND {STAGE_KIND} = :kind"
        return await self._known(where, {"person": person, "kind": kind})

    async def _known(self, where: str, values: dict[str, str | int]) -> list[Overview]:
        def together(db: sqlite3.Connection) -> list[Overview]:
            return readable(known_of, db.execute(f"{KNOWN} WHERE {where}", values), self._odd)

        def single(db: sqlite3.Connection, table: str) -> list[Overview]:
            values["only"] = table
            return readable(known_of, db.execute(f"{KNOWN} WHERE t.id = :only AND {where}", values), self._odd)

        return await self._read(or_one_by_one(together, single))

    async def save_review(self, table: str, version: int, rules: int, report: bytes) -> None:
        """The review of a game, in place of an older one."""
        await self._execute(SAVE_REVIEW, table, version, rules, report)

    async def review(self, table: str, version: int, rules: int) -> bytes | None:
        """The review of a game, by this version of the coach and of the game's rules."""
        return await self._read(one(REVIEW, (table, version, rules)))

    async def find_move(self, table: str, seat: int, move_id: str) -> int | None:
        """The number of the row in which a seat gave an answer under this id."""
        return await self._read(one(FIND_MOVE, (table, seat, move_id)))

    async def unfinished(self) -> list[str]:
        """Tables that are open or playing."""
        return await self._read(lambda db: [table for (table,) in db.execute(UNFINISHED)])

    async def summary(self, table: str) -> Summary | None:
        """The line about a table."""
        found = await self._summaries("id = :id", {"id": table})
        return found[0] if found else None

    async def finished(self, limit: int, before: int | None = None) -> list[Summary]:
        """Public games that are over, the latest first."""
        until = "" if before is None else " AND changed_at < :before"
        return await self._summaries(f"status = 'over' AND public{until}", {"before": before}, limit)

    async def tables_of(self, person: str, statuses: tuple[Status, ...]) -> list[Summary]:
        """Tables where a person sits or which they host, the latest first; lessons are no business of others."""
        marks = {f"status{i}": status for i, status in enumerate(statuses)}
        listed = f"status IN ({', '.join(f':{mark}' for mark in marks)})"
        hosted = f"SELECT id FROM tables WHERE host IN {OWN} AND {listed}"
        where = f"+{listed} AND id IN ({hosted} UNION {SITS}) AND {NO_LESSON}"
        return await self._summaries(where, {"person": person, **marks})

    async def seats_of(self, ids: Sequence[str], tables: Sequence[str]) -> dict[str, int]:
        """Where a person sits or sat at these tables, who is known by these ids."""
        who, where = (", ".join("?" * len(marked)) for marked in (ids, tables))
        statement = f"SELECT table_id, person, seat FROM seatings WHERE person IN ({who}) AND table_id IN ({where})"
        return first_seats(ids, await self._read(lambda db: db.execute(statement, (*ids, *tables)).fetchall()))

    async def _summaries(self, where: str, values: dict[str, str | int | None], limit: int = -1) -> list[Summary]:
        order, given = "ORDER BY changed_at DESC, id LIMIT :limit", {**values, "limit": limit}

        def together(db: sqlite3.Connection) -> list[Summary]:
            return readable(summary_of, db.execute(f"{SUMMARY} WHERE {where} {order}", given), self._odd)

        def single(db: sqlite3.Connection, table: str) -> list[Summary]:
            given["only"] = table
            found = db.execute(f"{SUMMARY} WHERE id = :only AND {where}", values | given)
            return readable(summary_of, found, self._odd)

        found = await self._read(or_one_by_one(together, single))
        found.sort(key=lambda one: (-one.changed_at, one.id))
        return found[:limit] if limit >= 0 else found

    async def daily_game(self, day: str, game: str, person: str) -> DailyGame | None:
        """A person's try at the deal of a day, however far it is."""
        found = await self._daily(ONE_DAILY, day, game, person)
        return found[0] if found else None

    async def daily_games(self, day: str, game: str) -> list[DailyGame]:
        """All tries, the first to begin first."""
        return await self._daily(ALL_DAILY, day, game)

    async def _daily(self, statement: str, *values: str) -> list[DailyGame]:
        return await self._read(lambda db: readable(daily_game_of, db.execute(statement, values), self._odd))

    # -- the server ------------------------------------------------------------------------------------------

    async def heartbeat(self, now: int) -> None:
        """The server is alive."""
        await self._execute(BEAT, now)

    async def clock(self) -> int:
        """The time of this machine."""
        return time.time_ns() // 1_000_000

    async def last_alive(self) -> int | None:
        """When it last was."""
        return await self._read(one(ALIVE))
