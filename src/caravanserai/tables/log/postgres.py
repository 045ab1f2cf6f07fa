"""The store of a house of many machines: PostgreSQL. Its unique key decides who was first, and nothing else does."""

import asyncio
from collections.abc import Sequence
from typing import Any

from .entries import Row, Started
from .lines import (
    SEATING,
    card_line,
    daily_game_of,
    daily_of,
    first_seats,
    is_played,
    is_rated,
    known_of,
    line_of,
    listed_at,
    log_line,
    readable,
    rows_of,
    seatings_of,
    summary_of,
)
from .postgres_attendance import TAKE_UP
from .postgres_base import Line, changed
from .postgres_people import PeopleStore
from .postgres_reviews import ReviewRows
from .postgres_running import RunningTables
from .postgres_writer import insert
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
    SUMMARY,
    THEIRS,
    UNFINISHED,
    UPDATE_TABLE,
    numbered,
)
from .store import Lines, Store, Stored, StoreError, TooManyTablesError, UnknownError
from .summary import Card, DailyGame, Overview, Status, Summary

#: Of two nodes that open a table for the same person, one counts what the other has opened.
ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
#: A line that tells of more rows stays: nodes may write them out of order.
UPDATE_LINE = numbered(UPDATE_TABLE.replace(" WHERE id = ?", ", head = ? WHERE id = ? AND head <= ?"))
SET_CARD = """
    INSERT INTO cards (table_id, card, listed_at, stage) VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id) DO UPDATE SET card = excluded.card, listed_at = excluded.listed_at, stage = excluded.stage"""
BESIDE = """
    SELECT t.secret, t.status, coalesce(a.run, 0), c.card::text FROM tables t
    LEFT JOIN attention a ON a.table_id = t.id LEFT JOIN cards c ON c.table_id = t.id WHERE t.id = $1"""
NO_LESSON = "NOT EXISTS (SELECT 1 FROM cards WHERE table_id = tables.id AND stage = 'lesson')"
OWN = THEIRS.format(person="?::text")
#: An array: by person, however many games there are of everybody.
SITS_OR_HOSTS = f"""id = ANY(ARRAY(SELECT id FROM tables WHERE host IN {OWN} AND status = ANY(?)
    UNION SELECT table_id FROM seatings WHERE person IN {OWN} AND ended_at IS NULL))"""
CLOCK = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
FIRST_KEY = "INSERT INTO house_key (id, fingerprint) VALUES (1, $1) ON CONFLICT DO NOTHING"
SEATS_OF = "SELECT table_id, person, seat FROM seatings WHERE person = ANY($1) AND table_id = ANY($2)"


class PostgresStore(RunningTables, PeopleStore, ReviewRows, Store):
    """Everything that must outlive the process, and is the same for every node."""

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

        async def work(db: Line) -> None:
            if most is not None:
                await db.execute(ONE_AT_A_TIME, host)
                if await db.fetchval(numbered(HOSTED), host) >= most:
                    raise TooManyTablesError(f"{host} has {most} tables")
            await db.execute(numbered(INSERT_TABLE), secret, host, *line_of(summary), summary.id)
            await db.execute(numbered(INSERT_KEY), summary.id)
            await insert(db, [log_line(summary.id, row) for row in rows])
            if card is not None:
                await db.execute(SET_CARD, *card_values(summary, card))
            for statement, values in seatings_of(summary.id, rows):
                await db.execute(numbered(statement), *values)
            for tried in daily_of(summary, rows):
                await db.execute(numbered(INSERT_DAILY), *tried)
            if is_rated(rows):
                await db.execute(numbered(INSERT_RATED), summary.id)
            if is_played(summary, rows):
                await db.execute(TAKE_UP, summary.id, self.run, self.node)

        try:
            await self._write(work)
        except UnknownError:
            if await self.summary(summary.id) is None:
                raise

    def append(
        self,
        table: str,
        rows: list[Row],
        summary: Summary | None = None,
        card: Card | None = None,
        head: int | None = None,
    ) -> asyncio.Future[None]:
        """Rows of a table's log, with its new summary and card where those changed, in one commit."""
        if self._closed:
            raise StoreError("the store is closed")
        log = [log_line(table, row) for row in rows]
        if summary is None and log and not any(isinstance(row.entry, SEATING) for row in rows):
            return self._writer.append(log)  # answers, most often: those of many tables share a statement

        async def work(db: Line) -> None:
            await insert(db, log)
            for statement, values in seatings_of(table, rows):
                await db.execute(numbered(statement), *values)
            if any(isinstance(row.entry, Started) for row in rows):
                await db.execute(TAKE_UP, table, self.run, self.node)
            if summary is not None:
                await self._summarize(db, table, summary, card, rows[-1].number + 1 if rows else head)

        return self._submit(work)

    async def _summarize(self, db: Line, table: str, summary: Summary, card: Card | None, head: int | None) -> None:
        if head is None:
            head = await db.fetchval("SELECT head FROM tables WHERE id = $1", table) or 0
        if not changed(await db.execute(UPDATE_LINE, *line_of(summary), head, table, head)):
            if await db.fetchval("SELECT 1 FROM tables WHERE id = $1", table) is None:
                raise StoreError(f"there is no table {table}")
            return
        if card is not None:
            await db.execute(SET_CARD, *card_values(summary, card))
        if summary.status in ("over", "closed"):
            await db.execute(numbered(NO_ATTENTION), table)

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log."""
        found = await self.lines(table)
        if found is None:
            return None
        return Stored(found.id, found.secret, await asyncio.to_thread(rows_of, found.lines))

    async def lines(self, table: str) -> Lines | None:
        """The same, not read yet."""
        beside = await self._read(BESIDE, table)
        if not beside:
            return None
        secret, status, run, card = beside[0]
        lines = [tuple(line) for line in await self._read(numbered(LINES), table)]
        return Lines(table, secret, lines, run, status, card)

    async def rows_since(self, table: str, number: int) -> list[Row]:
        """Rows of a table from this number on."""
        return rows_of(await self._read(numbered(LINES_SINCE), table, number))

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """Of these tables, how many rows each has."""
        return dict(await self._read(f"{HEADS} = ANY($1)", list(tables)))

    async def known(self, table: str) -> Overview | None:
        """What is known of a table without its log."""
        found = await self._known("t.id = ?", table)
        return found[0] if found else None

    async def public(self, limit: int) -> list[Overview]:
        """Public tables that are open or playing, the latest first."""
        return await self._known("c.listed_at IS NOT NULL ORDER BY c.listed_at DESC LIMIT ?", limit)

    async def staged_tables(self, person: str, kind: str) -> list[Overview]:
        """Tables of a person that are open or playing and began from a position of this kind."""
        return await self._known("t.host = ? AND t.status IN ('open', 'playing') AND c.stage = ?", person, kind)

    async def _known(self, where: str, *values: str | int) -> list[Overview]:
        return readable(known_of, await self._read(numbered(f"{KNOWN} WHERE {where}"), *values), self._odd)

    async def save_review(self, table: str, version: int, rules: int, report: bytes) -> None:
        """The review of a game, in place of an older one."""
        await self._execute(numbered(SAVE_REVIEW), table, version, rules, report)

    async def review(self, table: str, version: int, rules: int) -> bytes | None:
        """The review of a game, by this version of the coach and of the game's rules."""
        found: bytes | None = await self._one(numbered(REVIEW), table, version, rules)
        return found

    async def find_move(self, table: str, seat: int, move_id: str) -> int | None:
        """The number of the row in which a seat gave an answer under this id."""
        found: int | None = await self._one(numbered(FIND_MOVE), table, seat, move_id)
        return found

    async def unfinished(self) -> list[str]:
        """Tables that are open or playing."""
        return [table for (table,) in await self._read(UNFINISHED)]

    async def summary(self, table: str) -> Summary | None:
        """The line about a table."""
        found = await self._summaries("id = ?", table)
        return found[0] if found else None

    async def finished(self, limit: int, before: int | None = None) -> list[Summary]:
        """Public games that are over, the latest first."""
        until, values = ("", []) if before is None else (" AND changed_at < ?", [before])
        return await self._summaries(f"status = 'over' AND public{until}", *values, limit=limit)

    async def tables_of(self, person: str, statuses: tuple[Status, ...]) -> list[Summary]:
        """Tables where a person sits or which they host, the latest first; lessons are no business of others."""
        where = f"status = ANY(?) AND {SITS_OR_HOSTS} AND {NO_LESSON}"
        return await self._summaries(where, statuses, person, statuses, person)

    async def seats_of(self, ids: Sequence[str], tables: Sequence[str]) -> dict[str, int]:
        """Where a person sits or sat at these tables, who is known by these ids."""
        return first_seats(ids, await self._read(SEATS_OF, list(ids), list(tables)))

    async def _summaries(self, where: str, *values: Any, limit: int | None = None) -> list[Summary]:
        statement = f"{SUMMARY} WHERE {where} ORDER BY changed_at DESC, id LIMIT ?"
        return readable(summary_of, await self._read(numbered(statement), *values, limit), self._odd)

    async def daily_game(self, day: str, game: str, person: str) -> DailyGame | None:
        """A person's try at the deal of a day, however far it is."""
        found = await self._daily(ONE_DAILY, day, game, person)
        return found[0] if found else None

    async def daily_games(self, day: str, game: str) -> list[DailyGame]:
        """All tries, the first to begin first."""
        return await self._daily(ALL_DAILY, day, game)

    async def _daily(self, statement: str, *values: str) -> list[DailyGame]:
        return readable(daily_game_of, await self._read(numbered(statement), *values), self._odd)

    async def has_key(self, fingerprint: str) -> bool:
        """Is this the key of the house? That of its first node is."""

        async def work(db: Line) -> bool:
            await db.execute(FIRST_KEY, fingerprint)
            found: str = await db.fetchval("SELECT fingerprint FROM house_key")
            return found == fingerprint

        return await self._write(work)

    # -- the server ------------------------------------------------------------------------------------------

    async def heartbeat(self, now: int) -> None:
        """The house is alive, and this node of it."""

        async def work(db: Line) -> None:
            await db.execute(numbered(BEAT), now)
            await self._beat(db, now)

        await self._write(work, urgent=True)

    async def clock(self) -> int:
        """What time it is at the database, in milliseconds since 1970."""
        found: int = await self._one(CLOCK, urgent=True)
        return found

    async def last_alive(self) -> int | None:
        """When it last was."""
        found: int | None = await self._one(ALIVE)
        return found


def card_values(summary: Summary, card: Card) -> tuple[Any, ...]:
    """A line of cards."""
    return summary.id, card_line(card), listed_at(summary), None if card.stage is None else card.stage.kind
