"""Hints of the coach: one for a position, however many ask; a few at a time, and never in the way of bots.

They are made in processes of their own, and everybody else goes before. The same position has the same hint, so some
are kept. Nothing goes in but what a seat knows.
"""

import asyncio
import hashlib
import pickle
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any

from caravanserai.bots.thinking import is_compiled
from caravanserai.coach.hint import hint_now
from caravanserai.coach.report import Hint
from caravanserai.engine.kit import State

from ..meter import Meter
from ..refusals import refuse
from ..supervise import note_fault, spawn
from .pools import Pool

#: Hints that may wait to be made; who comes then is asked to come again.
MOST_WAITING = 16
#: Seconds after which a hint that should be there is given up: a process that hangs holds no other hint.
TIMEOUT = 120.0
#: Hints that are kept for whoever asks again.
KEPT = 256

Key = tuple[str, int, bytes]


class _Job:
    """A hint that is made or waits to be; `wanted` says for each asker whether it is still of use."""

    def __init__(self) -> None:
        self.wanted: list[Callable[[], bool]] = []
        self.task: asyncio.Task[Hint]


class Hints:
    def __init__(self, make: Callable[[], Executor], at_once: int = 1, meter: Meter | None = None) -> None:
        self._meter = meter or Meter()
        self.pool = Pool(make, self._lost)
        self._at_once = at_once
        self._room = asyncio.Semaphore(at_once)
        self._jobs: dict[Key, _Job] = {}
        self._kept: OrderedDict[Key, Hint] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._prepared: set[str] = set()
        self._closed = False

    async def ask(self, game: str, position: State, seat: int, wanted: Callable[[], bool] = lambda: True) -> Hint:
        """The hint for what a seat knows. If nobody wants it any more when its turn comes, it is not made."""
        key = (game, seat, hashlib.sha256(pickle.dumps(position)).digest())
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if (job := self._jobs.get(key)) is None:
            if len(self._jobs) >= self._at_once + MOST_WAITING:
                raise refuse("coach-busy")
            job = self._jobs[key] = _Job()
            job.task = spawn(self._see_to(key, job, position), self._tasks)
            # Perhaps nobody is there any more to hear how it ended.
            job.task.add_done_callback(lambda task: task.cancelled() or task.exception())
        job.wanted.append(wanted)
        try:
            # Who goes away does not take it from the others.
            return await asyncio.shield(job.task)
        except asyncio.CancelledError:
            if self._closed and job.task.cancelled():
                raise refuse("server-stopping") from None
            raise

    async def _see_to(self, key: Key, job: _Job, position: State) -> Hint:
        game, seat, _ = key
        try:
            async with self._room:
                if not any(wanted() for wanted in job.wanted):
                    raise refuse("stale-ask")
                try:
                    found = await self.pool.run(hint_now, game, position, seat, within=TIMEOUT)
                except Exception as error:
                    note_fault(self._meter, "hint", error)
                    raise refuse("coach-failed") from error
        finally:
            del self._jobs[key]
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    def prepare(self, game: str) -> None:
        """Somebody may ask soon: let the pool be ready by then."""
        if game not in self._prepared:
            self._prepared.add(game)
            self.pool.warm_up(self._at_once, is_compiled, game)

    def _lost(self, error: Exception) -> None:
        self._prepared.clear()
        note_fault(self._meter, "coach-process", error)

    def close(self) -> None:
        """The house closes: who waits for a hint is told so."""
        self._closed = True
        for task in self._tasks:
            task.cancel()

    def shutdown(self) -> None:
        self.close()
        self.pool.shutdown()
