"""Rows for the log on PostgreSQL: all that wait go in one statement, and each job hears whether it was first.

A job is rows of one table whose first number must be free. Rows of a log have no gaps, so where the first goes in the
others do. Whose first number is taken is told so and harms nobody else in the batch. Rows go in sorted by table, so
that two nodes never wait for each other in a circle.
"""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from .lines import RowValues
from .store import ConflictError, StoreError, UnknownError
from .waiter import Waiter

#: So many batches may be on their way at the same time; no more jobs join one that has so many.
LANES = 2
MOST = 2_000
COLUMNS = "number, time, seat, move_id, entry"
TYPES = ("text", "integer", "bigint", "integer", "text", "bytea")


def _rows(first: int, more: str = "") -> str:
    """Rows that come as one list for each column, numbered from `first` on."""
    lists = [f"${first + place}::{kind}[]" for place, kind in enumerate((*TYPES, *(["integer"] if more else [])))]
    return f"unnest({', '.join(lists)}) AS r(table_id, {COLUMNS}{more}) JOIN log_keys k ON k.table_id = r.table_id"


VALUES = "k.key, r.number, r.time, r.seat, r.move_id, r.entry"
INSERT = f"""
    INSERT INTO log (key, {COLUMNS}) SELECT {VALUES} FROM {_rows(1)}
    ORDER BY k.key, r.number ON CONFLICT DO NOTHING RETURNING key, number"""
WRITTEN = "SELECT k.table_id, f.number FROM firsts f JOIN log_keys k USING (key)"
#: The usual case: every job is one row.
APPEND_ONE = f"WITH firsts AS ({INSERT}) {WRITTEN}"
#: Further rows of a job go in only where its first did.
APPEND = f"""
    WITH firsts AS ({INSERT}), rest AS (
        INSERT INTO log (key, {COLUMNS}) SELECT {VALUES} FROM {_rows(1 + len(TYPES), ", first")}
        JOIN firsts f ON f.key = k.key AND f.number = r.first)
    {WRITTEN}"""


class Job:
    __slots__ = ("lines", "waiter")

    def __init__(self, lines: list[RowValues], waiter: Waiter) -> None:
        self.lines = lines
        self.waiter = waiter

    @property
    def first(self) -> tuple[str, int]:
        """Table and number of its first row: nobody else may have them."""
        return self.lines[0][0], self.lines[0][1]


class PostgresWriter:
    def __init__(self, line: Callable[[], AbstractAsyncContextManager[Any]]) -> None:
        self._line = line
        self._jobs: list[Job] = []
        self._free = LANES
        self._woken = False
        self._tasks: set[asyncio.Task[None]] = set()
        #: How many statements there were, for how many jobs.
        self.batches = self.jobs = 0

    def append(self, lines: list[RowValues]) -> Waiter:
        """Put these into the log, with what else waits. ConflictError: a number was taken; UnknownError: the line
        broke, and only the log knows."""
        loop = asyncio.get_running_loop()
        waiter = Waiter(loop=loop)
        self._jobs.append(Job(lines, waiter))
        if self._free and not self._woken:
            self._woken = True
            loop.call_soon(self._go)  # what comes in this turn of the loop goes together
        return waiter

    async def finish(self) -> None:
        while self._jobs or self._tasks:
            self._go()
            await asyncio.gather(*self._tasks)

    def _go(self) -> None:
        self._woken = False
        if self._jobs and self._free:
            self._free -= 1
            task = asyncio.create_task(self._commit(self._take()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _take(self) -> list[Job]:
        """Those that wait. Of two for the same number the second waits on: it must hear that it was second."""
        batch: dict[tuple[str, int], Job] = {}
        later: list[Job] = []
        for job in self._jobs:
            if len(batch) < MOST and job.first not in batch:
                batch[job.first] = job
            else:
                later.append(job)
        self._jobs = later
        return [*batch.values()]

    async def _commit(self, batch: list[Job]) -> None:
        try:
            await self._try_all(batch)
        except Exception as error:
            # Whatever it is: who waits here has a table's turn, and nobody would get it again.
            waiting = [job for job in batch if not job.waiter.done()]
            self._fail(waiting, UnknownError(f"only the log knows what was written: {error!r}"))
        finally:
            self._free += 1
            self._go()

    async def _try_all(self, batch: list[Job]) -> None:
        try:
            await self._try(batch)
        except StoreError as error:
            if len(batch) == 1 or isinstance(error, UnknownError):
                self._fail(batch, error)
            else:
                await self._one_by_one(batch)

    async def _one_by_one(self, batch: list[Job]) -> None:
        """Nothing is there of a statement that failed: those that are wrong fail alone."""
        for job in batch:
            try:
                await self._try([job])
            except StoreError as error:
                self._fail([job], error)

    async def _try(self, batch: list[Job]) -> None:
        self.batches += 1
        self.jobs += len(batch)
        firsts = [job.lines[0] for job in batch]
        rest = [(*line, job.first[1]) for job in batch for line in job.lines[1:]]
        values = [*zip(*firsts, strict=True), *zip(*rest, strict=True)]
        async with self._line() as db:
            written = {(table, number) for table, number in await db.fetch(APPEND if rest else APPEND_ONE, *values)}
        for job in batch:
            if job.first in written:
                job.waiter.set_result(None)
            else:
                job.waiter.set_exception(taken(*job.first))

    def _fail(self, batch: list[Job], error: StoreError) -> None:
        for job in batch:
            job.waiter.set_exception(error)


async def insert(db: Any, lines: list[RowValues]) -> None:
    """The same for the rows of one job in a transaction that has more to do."""
    if lines:
        written = await db.fetch(INSERT, *zip(*lines, strict=True))
        if len(written) < len(lines):
            raise taken(lines[0][0], lines[0][1])


def taken(table: str, number: int) -> ConflictError:
    return ConflictError(f"nothing was written: row {number} is there already, or its table is not")
