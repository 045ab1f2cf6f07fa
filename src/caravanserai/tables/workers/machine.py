"""A machine that only thinks: `caravanserai think`. It knows no table and no person, and keeps nothing."""

import asyncio
import secrets
from typing import Any

from caravanserai.bots.thinking import searches
from caravanserai.engine.game import game as rules_of

from ..meter import Meter
from ..supervise import kept_running, note_fault, spawn
from .compiling import Compiling
from .elsewhere import ANSWERS, JOBS, MACHINES, Here, Job, Thought, encode, known_games, read_job
from .line import MakeLine
from .thinkers import Thinkers

#: Seconds between two words that it is there.
BEAT = 1.0
#: So many wait for each that thinks: they share the time that there is, as they would at a node.
WAITING = 2
#: Milliseconds that anybody is thought for, whatever a job says.
LONGEST = 10_000


class Machine:
    def __init__(
        self, make: MakeLine, thinkers: Thinkers, at_once: int, compiling: Compiling, meter: Meter | None = None
    ) -> None:
        self.meter = meter or Meter()
        self.name = secrets.token_hex(8)
        self.line = make(self._heard, self._say_so)
        self.thinkers = thinkers
        self.compiling = compiling
        self.most = at_once * WAITING
        self.thought = 0
        self._leaving = False
        self._thinking: set[asyncio.Task[None]] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, stop: asyncio.Event) -> None:
        """Until it is to stop; then no more is taken, and what was begun is finished."""
        self.line.subscribe(JOBS + self.name)
        spawn(kept_running(self.line.keep, "machines", self.meter), self._tasks)
        spawn(kept_running(self._keep_saying, "machines", self.meter), self._tasks)
        await stop.wait()
        self._leaving = True
        self._say_so()
        await asyncio.gather(*self._thinking)
        await asyncio.sleep(0)  # what is said in a turn of the loop goes out at its end
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_saying(self) -> None:
        while True:
            self._say_so()
            await asyncio.sleep(BEAT)

    def _say_so(self) -> None:
        """Only games whose rules are ready: before, it would see less far than the nodes."""
        ready = {game: mark for game, mark in known_games().items() if self.compiling.of(game).is_settled}
        room = 0 if self._leaving else self.most - len(self._thinking)
        self.line.publish(MACHINES, encode(Here(self.name, room, ready)))

    def _heard(self, channel: str, data: bytes) -> None:
        try:
            job = read_job(data)
        except Exception as error:  # the line has more to say, whatever this was
            note_fault(self.meter, "machine", error)
            return
        if self._leaving or len(self._thinking) >= self.most:
            self._answer(job, None)
        else:
            spawn(self._think(job), self._thinking)

    async def _think(self, job: Job) -> None:
        action: int | None = None
        try:
            if job.game in known_games() and searches(job.bot):
                position = type(rules_of(job.game).blank()).from_json(job.position)
                action = await self.thinkers.search(
                    job.bot, job.game, position, job.seat, job.seed, min(job.within, LONGEST)
                )
                self.thought += 1
        except Exception as error:  # the node thinks for itself
            note_fault(self.meter, "machine", error)
        self._answer(job, action)

    def _answer(self, job: Job, action: int | None) -> None:
        self.line.publish(ANSWERS + job.node, encode(Thought(job.number, action)))
