"""What a node has of the database: the same writer and the same contract as with PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec

from caravanserai.tables.log.attending import Attended
from caravanserai.tables.log.entries import Row
from caravanserai.tables.log.lines import SEATING, log_line, rows_of
from caravanserai.tables.log.postgres_writer import TYPES, PostgresWriter
from caravanserai.tables.log.store import Lines, Quarantined, Run, UnknownError
from caravanserai.tables.log.summary import Card, Overview, Status, Summary
from caravanserai.tables.log.waiter import Waiter

from .database import Database, Kept
from .loop import Process


class SimulatedStore:
    """The part of `Store` that nodes of a run ask for; what else they might ask for is an error."""

    def __init__(self, database: Database, process: Process, node: str) -> None:
        self._database = database
        self._process = process
        self._writer = PostgresWriter(self._line)
        self.node = node
        self.known_to_all = 1
        self.run = 0

    # -- asking ----------------------------------------------------------------------------------------------

    async def _read(self, work: Callable[..., Any], *args: Any) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._database.ask(partial(work, *args), answer, self._process)
        return await answer

    def _write(self, work: Callable[..., Any], *args: Any) -> Waiter:
        """Who stops waiting does not undo it."""
        answer = Waiter(loop=asyncio.get_running_loop())
        self._database.ask(partial(work, *args), answer, self._process)
        return answer

    @asynccontextmanager
    async def _line(self) -> AsyncIterator["SimulatedStore"]:
        yield self

    async def fetch(self, statement: str, *values: Any) -> Any:
        """The one statement of the writer: a list for each column, of first rows and of the rest."""
        firsts = [*zip(*values[: len(TYPES)], strict=True)]
        rest = [*zip(*values[len(TYPES) :], strict=True)]
        return await self._write(self._database.append, firsts, rest)

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
        made = Kept(secret, host, summary, card)
        try:
            await self._write(self._database.create, self.node, self.run, made, rows)
        except UnknownError:
            if await self.known(summary.id) is None:
                raise

    def append(
        self,
        table: str,
        rows: list[Row],
        summary: Summary | None = None,
        card: Card | None = None,
        head: int | None = None,
    ) -> asyncio.Future[None]:
        if summary is not None:
            assert not rows and head is not None
            return self._write(self._database.summarize, table, summary, card, head)
        if any(isinstance(row.entry, SEATING) for row in rows):
            return self._write(self._database.change, self.node, self.run, table, rows)
        return self._writer.append([log_line(table, row) for row in rows])

    async def lines(self, table: str) -> Lines | None:
        """Two questions: somebody may write between them."""
        beside = await self._read(self._database.beside, table)
        if beside is None:
            return None
        return msgspec.structs.replace(beside, lines=await self._read(self._database.lines_since, table, 0))

    async def rows_since(self, table: str, number: int) -> list[Row]:
        return rows_of(await self._read(self._database.lines_since, table, number))

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = await self._read(self._database.heads, list(tables))
        return found

    async def find_move(self, table: str, seat: int, move_id: str) -> int | None:
        found: int | None = await self._read(self._database.find_move, table, seat, move_id)
        return found

    async def known(self, table: str) -> Overview | None:
        found: Overview | None = await self._read(self._database.known, table)
        return found

    async def strip(self, table: str, rows: list[Row]) -> None:
        await self._write(self._database.strip, table, log_line(table, rows[0]))

    async def counts(self) -> dict[Status, int]:
        return {}

    def odd_lines(self) -> list[str]:
        return []

    async def forget_links(self, now: int) -> None:
        """There are none."""

    # -- running games ---------------------------------------------------------------------------------------

    async def begin_run(self, now: int) -> list[Run]:
        self.run, runs = await self._write(self._database.begin_run, self.node, now)
        return list[Run](runs)

    async def take_up(self, table: str, rows: list[Row]) -> bool:
        attended: bool = await self._write(self._database.take_up, self.node, self.run, table, rows)
        return attended

    async def put_away(self, tables: list[tuple[str, int | None]]) -> None:
        await self._write(self._database.put_away, self.node, tables, None)

    async def quarantine(self, table: str, reason: str, now: int) -> None:
        await self._write(self._database.quarantined.__setitem__, table, reason)

    async def quarantined(self) -> list[Quarantined]:
        return [Quarantined(*one, 0) for one in (await self._read(self._database.quarantined.copy)).items()]

    # -- nodes -----------------------------------------------------------------------------------------------

    async def heartbeat(self, now: int) -> None:
        await self._write(self._database.beat, self.node, now)

    async def clock(self) -> int:
        found: int = await self._read(self._database.now)
        return found

    async def adopt_free(self, due: int, here: Sequence[str], most: int) -> list[Attended]:
        found: list[Attended] = await self._write(self._database.adopt_due, self.node, due, most)
        return [*found, *await self._write(self._database.adopt_here, self.node, list(here), most)] if here else found

    async def adopt_silent(self, before: int, most: int) -> list[Attended]:
        found: list[Attended] = await self._write(self._database.adopt_silent, self.node, before, most)
        return found

    async def was_silent(self, since: int) -> None:
        await self._write(self._database.was_silent, self.node, since)

    async def attended(self) -> list[Attended]:
        found: list[Attended] = await self._read(self._database.attended, self.node)
        return found

    async def others(self, since: int) -> bool:
        found: bool = await self._read(self._database.others, self.node, since)
        return found

    async def goes_on(self, table: str) -> None:
        await self._write(self._database.goes_on, self.node, table)

    async def let_go(self, games: list[tuple[str, int | None]], now: int) -> None:
        await self._write(self._database.let_go, self.node, games, now)

    async def close(self) -> None:
        await self._writer.finish()
