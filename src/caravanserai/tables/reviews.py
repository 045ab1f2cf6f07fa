"""Reviews of finished games: made in the background, one game after the other, and kept with the game.

The work is done in processes of their own, at a low priority and on at most half of the cores: people and their bots go
before. A house that is closed forgets what it was about; whoever asks again begins it anew. Where many nodes share the
store, `shared_reviews.py` has who makes which.
"""

import asyncio
import os
from collections.abc import Callable, Iterable
from concurrent.futures import CancelledError, Executor
from functools import partial
from typing import Any, Literal

import msgspec
from msgspec import Struct

from caravanserai.coach.counts import PLAIN_REVIEW, Counts, review_counts
from caravanserai.coach.report import VERSION, Report, ReviewMoment
from caravanserai.coach.review import Reading, review
from caravanserai.engine.game import game
from caravanserai.engine.record import read_record
from caravanserai.engine.twin import has_compiler

from .fold.table import Table
from .log.review_jobs import JobStatus
from .log.store import DAMAGED, Lines, Store
from .log.summary import Overview
from .meter import Meter
from .refusals import refuse
from .supervise import guarded, note_fault, spawn
from .workers import folding
from .workers.compiling import Compiling
from .workers.pools import end, processes

ReviewStatus = Literal["none", "waiting", "preparing", "running", "done", "failed"]

#: Games that wait for their review; more are refused.
MOST_WAITING = 20
#: Seconds after which a piece that should be there is given up: a process that hangs holds no other review. A piece
#: takes seconds; minutes where no rules can be compiled.
TIMEOUT = 600.0


class ReviewState(Struct, frozen=True):
    """How far the review of a game is, from 0 to 1; the report once it is done. Until then, and if it failed half-way,
    what has been read: so many choices of how many, and the moments of the curve. Preparing: the rules are being
    compiled, and the progress is theirs."""

    status: ReviewStatus
    progress: float = 0.0
    report: Report | None = None
    read: int = 0
    choices: int = 0
    moments: tuple[ReviewMoment, ...] = ()


class Job:
    """A review that is made, waits to be made, or failed; `reading` is what there is of it."""

    def __init__(self, game: str, reading: Reading | None = None) -> None:
        self.status: JobStatus = "waiting"
        self.game = game
        self.reading = reading or Reading()


class Reviews:
    def __init__(
        self,
        store: Store,
        pool: Callable[[], Executor],
        meter: Meter | None = None,
        counts: Callable[[str], Counts] | None = None,
        compiling: Compiling | None = None,
        longest: float = TIMEOUT,
    ) -> None:
        """`pool` makes the pool where the work is done, when it is needed; a piece of it takes `longest` seconds at
        the most."""
        self.longest = longest
        self.compiling = compiling or Compiling()
        self.store = store
        self.meter = meter or Meter()
        self.counts = counts or counts_for
        self._make_pool = pool
        self._pool: Executor | None = None
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._turn = asyncio.Lock()
        self._closed = False

    def start(self) -> None:
        """Where reviews are made that others asked for."""

    async def look(self, table: Overview | Table) -> ReviewState:
        """Refused unless the game is over."""
        if table.status != "over":
            raise refuse("not-over")
        if (state := await self._under_way(table)) is not None:
            return state
        stored = await self.store.review(table.id, VERSION, table.rules.rules_version)
        report = None if stored is None else await asyncio.to_thread(_read, stored)
        if report is not None:
            return ReviewState("done", 1.0, report)
        # Somebody may have begun it meanwhile.
        return await self._under_way(table) or ReviewState("none")

    async def _under_way(self, table: Overview | Table) -> ReviewState | None:
        """How far it is, if it is not done; None if nobody has asked for it."""
        job = self._jobs.get(table.id)
        return None if job is None else self._how_far(job)

    def _how_far(self, job: Job) -> ReviewState:
        far = self.compiling.of(job.game).progress if job.status == "preparing" else job.reading.progress
        reading = job.reading
        return ReviewState(job.status, round(far, 3), None, reading.read, reading.choices, tuple(reading.moments))

    async def begin(self, table: Overview | Table) -> ReviewState:
        """Begin the review if there is none yet; if it failed, go on where it stopped. However many ask, it is made
        once."""
        state = await self.look(table)
        if state.status not in ("none", "failed"):
            return state
        await self._ask_for(table)
        return ReviewState("waiting")

    async def _ask_for(self, table: Overview | Table) -> None:
        waiting = sum(job.status in ("waiting", "running") for job in self._jobs.values())
        if waiting >= MOST_WAITING:
            raise refuse("too-many-reviews")
        job = self._take_up(table.id, table.rules.key)
        spawn(guarded(partial(self._see_to, table.id, job), "review", self.meter), self._tasks)

    def _take_up(self, table: str, game: str) -> Job:
        """What was read before a failure is not read again."""
        failed = self._jobs.get(table)
        job = self._jobs[table] = Job(game, failed.reading if failed else None)
        return job

    async def settled(self) -> None:
        """Return when no review is being made."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _see_to(self, table: str, job: Job) -> None:
        try:
            async with self._turn:
                job.status = "preparing"
                prepared = await self.compiling.settled(job.game)
                if prepared.status == "failed":
                    raise RuntimeError(f"no compiled rules of {job.game}: there is no review without them")
                job.status = "running"
                lines = await self.store.lines(table)
                assert lines is not None
                await self._keep(table, await self._made(lines, job))
        except Exception:
            job.status = "failed"
            self._forget_failures()
            self.meter.reviewed("failed")
            # A pool whose processes were killed is of no more use.
            self._let_go()
            raise
        del self._jobs[table]
        self.meter.reviewed("done")

    async def _keep(self, table: str, report: Report) -> None:
        rules = game(report.game).rules_version
        await self.store.save_review(table, report.version, rules, msgspec.json.encode(report))

    def _forget_failures(self) -> None:
        """What was read before a failure is kept for whoever goes on with it; not for ever, and not of all."""
        failed = [table for table, job in self._jobs.items() if job.status == "failed"]
        for table in failed[:-MOST_WAITING]:
            del self._jobs[table]

    async def _made(self, lines: Lines, job: Job) -> Report:
        """If a process hangs it is ended, and the rest is tried once more in a new one."""
        try:
            return await asyncio.to_thread(self._make, lines, job)
        except TimeoutError as error:
            note_fault(self.meter, "review", error)
            self._let_go()
            return await asyncio.to_thread(self._make, lines, job)

    def _make(self, lines: Lines, job: Job) -> Report:
        """In a thread that mostly waits: to fold a log here would hold Python's lock, and with it every table."""
        pool = self._pool = self._pool or self._make_pool()
        if self._closed:
            # Asked last: who closes the house in this instant has perhaps not seen the pool.
            self._let_go()
            raise RuntimeError("the house is closing")

        def run(work: Callable[[Any], Any], tasks: list[Any]) -> Iterable[Any]:
            pieces = [pool.submit(work, task) for task in tasks]
            return (piece.result(self.longest) for piece in pieces)

        try:
            record = read_record(pool.submit(folding.record, lines).result(self.longest))
            counts = self.counts(record.game)
            return review(record, counts, plain=not has_compiler(), run=run, reading=job.reading)
        except CancelledError as error:
            # Its pieces were, with their pool; for whoever waits for this it must not look as if they were themselves.
            raise RuntimeError("the pool was let go") from error

    def _let_go(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            end(pool)

    async def close(self) -> None:
        self._closed = True
        for task in [*self._tasks]:
            task.cancel()
        self._let_go()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _read(stored: bytes) -> Report | None:
    """None for one that was damaged: it can be made again."""
    try:
        return msgspec.json.decode(stored, type=Report)
    except DAMAGED:
        return None


def counts_for(game_key: str, effort: int = 100) -> Counts:
    """`effort` in percent: a small machine, or a test, is content with less."""
    return (review_counts(game_key) if has_compiler() else PLAIN_REVIEW).at(effort)


def review_pool() -> Executor:
    """At most half of the cores, and at least one process."""
    at_once = max(1, (os.cpu_count() or 1) // 2)
    return processes(at_once, niceness=15)()  # everybody else goes before
