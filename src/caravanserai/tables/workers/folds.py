"""Where long logs are folded: in processes of their own, never in the event loop, each once for all who ask.

Whoever plays goes before whoever looks back: one process is always theirs. What waits is bounded, for all and for each
who asks, and what was found is kept as long as there is room.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Container
from concurrent.futures import BrokenExecutor, Executor, Future
from contextvars import ContextVar
from typing import Any, TypeVar

from ..fold.table import Table
from ..log.store import Lines
from ..refusals import refuse
from . import folding
from .pools import Pool, processes

T = TypeVar("T")

#: So many logs may wait to be folded for those who look back, and for those who play; more are refused.
MOST_WAITING = 32
MOST_URGENT = 1_000
#: So many of those that wait may be one asker's: nobody fills the queue and sends strangers away.
MOST_EACH = 8
#: Who asks, as those are counted who come from outside; nobody where the house asks by itself. Roads to a log are many,
#: and none of them has to hand it on.
ASKER: ContextVar[str | None] = ContextVar("asker", default=None)
#: What is refused for now, and says nothing of the log that was asked for.
LATER = ("too-busy", "too-many-lookups", "server-stopping")
#: A log of so few rows is folded in the event loop, for so many seconds at a time.
SHORT = 48
SLICE = 0.002
#: Seconds after which a fold that should be over is given up: a process that hangs holds no table.
TIMEOUT = 60.0
#: How much others go before.
NICENESS = 15
#: What was found is kept up to so many bytes.
MOST_KEPT = 32_000_000


class InThisThread(Executor):
    """For tests and tools that have nobody else to keep waiting."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class _Job:
    def __init__(self, key: Any, load: Callable[[], Awaitable[Any]], work: Callable[..., Any], args: Any) -> None:
        self.key = key
        self.load = load
        self.work = work
        self.args = args
        self.urgent = False
        self.asker = ASKER.get()
        self.found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        # Nobody may be left who wants to hear what went wrong.
        self.found.add_done_callback(lambda found: found.cancelled() or found.exception())


class Folds:
    def __init__(self, pool: Callable[[], Executor] = InThisThread, at_once: int = 2) -> None:
        """`pool` makes the pool where the work is done, for so many at once, when it is needed."""
        self._pool = Pool(pool)
        self._at_once = at_once
        self._jobs: dict[Any, _Job] = {}
        self._waiting: dict[bool, deque[_Job]] = {True: deque(), False: deque()}
        self._running: dict[bool, int] = {True: 0, False: 0}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False
        self.kept = Kept(MOST_KEPT)

    async def table(self, lines: Lines, urgent: bool) -> Table:
        """A table as it is now. UnfoldableError says why there is none."""
        if len(lines.lines) <= SHORT:
            return await in_slices(lines)

        async def loaded() -> Lines:
            return lines

        found: Table = await self.do(("table", lines.id), loaded, folding.folded, urgent=urgent)
        return found

    async def do(
        self,
        key: Any,
        load: Callable[[], Awaitable[Any]],
        work: Callable[..., T],
        *args: Any,
        urgent: bool = False,
    ) -> T:
        """What comes of this work on a log, or on what else is loaded; refused if too much waits already."""
        if self._stopping:
            raise refuse("server-stopping")
        job = self._jobs.get(key)
        if job is None:
            self._check_room(urgent)
            job = self._jobs[key] = _Job(key, load, work, args)
            job.urgent = urgent
            # Perhaps nobody is there any more to hear how it ended.
            job.found.add_done_callback(lambda found: found.cancelled() or found.exception())
            self._waiting[urgent].append(job)
        elif urgent:
            self._hurry(job)
        self._go_on()
        found: T = await asyncio.shield(job.found)
        return found

    def _check_room(self, urgent: bool) -> None:
        waiting, asker = self._waiting[urgent], ASKER.get()
        if len(waiting) >= (MOST_URGENT if urgent else MOST_WAITING):
            raise refuse("too-busy")
        if not urgent and asker is not None and sum(job.asker == asker for job in waiting) >= MOST_EACH:
            raise refuse("too-many-lookups", most=MOST_EACH)

    def hurry(self, table: str) -> None:
        """Somebody who plays waits for this table too."""
        job = self._jobs.get(("table", table))
        if job is not None:
            self._hurry(job)
            self._go_on()

    def _hurry(self, job: _Job) -> None:
        if not job.urgent and job in self._waiting[False]:
            self._waiting[False].remove(job)
            job.urgent = True
            self._waiting[True].append(job)

    async def find(self, key: Any, load: Callable[[], Awaitable[Lines]], work: Callable[..., T], *args: Any) -> T:
        """The same from what is kept, or kept from now on: for what does not change any more."""
        kept: T | None = self.kept.get(key)
        if kept is None:
            kept = await self.do(key, load, work, *args)
            self.kept.put(key, kept)
        return kept

    def _go_on(self) -> None:
        while sum(self._running.values()) < self._at_once:
            # Somebody who plays may come at any moment: the last place is for them.
            free = not self._at_once > 1 or self._running[False] < self._at_once - 1
            if self._waiting[True]:
                job = self._waiting[True].popleft()
            elif self._waiting[False] and free:
                job = self._waiting[False].popleft()
            else:
                return
            self._running[job.urgent] += 1
            task = asyncio.get_running_loop().create_task(self._run(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, job: _Job) -> None:
        try:
            found = await self._pool.run(job.work, await job.load(), *job.args, within=TIMEOUT)
            if not job.found.done():
                job.found.set_result(found)
        except Exception as error:
            # Processes that were killed twice, for their memory perhaps, or that hang, may be there again later.
            lost = isinstance(error, BrokenExecutor | TimeoutError)
            if not job.found.done():
                job.found.set_exception(refuse("too-busy") if lost else error)
        finally:
            if not job.found.done():
                job.found.set_exception(refuse("server-stopping"))
            del self._jobs[job.key]
            self._running[job.urgent] -= 1
            self._go_on()

    def let_go(self) -> None:
        """The house stops: who waits hears so now, and whoever comes; nobody need be cut off."""
        self._stopping = True
        for job in self._jobs.values():
            if not job.found.done():
                job.found.set_exception(refuse("server-stopping"))

    async def close(self) -> None:
        self.let_go()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown()


class Kept:
    """What was found, up to so many bytes; what was not asked for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: OrderedDict[Any, tuple[Any, int]] = OrderedDict()
        self._size = 0

    def get(self, key: Any) -> Any:
        if key not in self._held:
            return None
        self._held.move_to_end(key)
        return self._held[key][0]

    def put(self, key: Any, value: Any) -> None:
        self.drop(key)
        size = size_of(value)
        if size <= self._most // 4:
            self._held[key] = (value, size)
            self._size += size
        while self._size > self._most:
            _, (_, gone) = self._held.popitem(last=False)
            self._size -= gone

    def drop_of(self, tables: Container[str]) -> None:
        """All that was found of these tables: the second word of a key says which it is of."""
        for key in [key for key in self._held if key[1] in tables]:
            self.drop(key)

    def drop(self, key: Any) -> None:
        _, size = self._held.pop(key, (None, 0))
        self._size -= size


def size_of(value: Any) -> int:
    """About so many bytes of memory."""
    if isinstance(value, bytes):
        return len(value)
    if isinstance(value, dict):
        return 200 * len(value)
    return sum(len(part) + 40 if isinstance(part, bytes) else 200 for part in value)


async def in_slices(lines: Lines) -> Table:
    """In the event loop, letting others run after each slice of time."""
    until = time.perf_counter() + SLICE
    for table, _ in folding.folding(lines):
        made = table
        if time.perf_counter() > until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
    return made


def make_folds() -> Folds:
    """For a house."""
    return Folds(processes(2, NICENESS), 2)
