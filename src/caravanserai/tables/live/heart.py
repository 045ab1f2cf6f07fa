"""Every second: that the house is alive, what time it is for all, and what is to be tried again or tidied up."""

import asyncio
from functools import partial

from ..log.store import StoreError
from ..supervise import guarded
from ..timing import SharedTime
from .autoplay import Autoplay
from .commit import Commits
from .memory import Memory
from .services import Services

#: How often the server notes that it is alive, and how often it counts the tables of all nodes, in milliseconds.
HEARTBEAT = 1_000
RECOUNT = 15_000


class Heart:
    def __init__(self, services: Services, commits: Commits, memory: Memory, autoplay: Autoplay) -> None:
        self.services = services
        self.commits = commits
        self.memory = memory
        self.autoplay = autoplay
        self._recount_at = 0

    async def beat(self) -> None:
        store, time, meter = self.services.store, self.services.time, self.services.meter
        while True:
            await time.wait(time.now() + HEARTBEAT, asyncio.Event())
            try:
                if isinstance(time, SharedTime):
                    await time.measure(store.clock)
                await self.services.attendance.before_beat(time.now())
                await store.heartbeat(time.now())
            except StoreError:
                meter.refused("not-saved")
                self.services.attendance.missed()
            else:
                self.services.attendance.beaten(time.now())
                self.autoplay.try_again()
                self._look_around(time.now())
            for table in store.odd_lines():
                self.services.spawn(guarded(partial(self.memory.mend_line, table), "lists", meter))

    def _look_around(self, now: int) -> None:
        """What others did, where many nodes share a store."""
        if self.services.attendance.is_shared:
            self.memory.tidy()
            if now >= self._recount_at:
                self._recount_at = now + RECOUNT
                self.services.spawn(self.commits.recount())
