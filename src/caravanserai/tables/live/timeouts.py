"""What comes to an end at a table by itself, besides its clocks: the wait for nonces, and wishes for a bot's seat."""

import asyncio
from functools import partial

from caravanserai.engine.refusal import Refused

from ..fold import commands, covering, takeover
from ..fold.nonces import OPEN_WITHIN
from ..log.entries import Entry
from ..supervise import guarded, spawn
from .commit import Commits
from .live_table import LiveTable
from .services import Services

#: After what could not be saved, it is tried again, in milliseconds.
AGAIN = 1_000


class Timeouts:
    """One task for each table at which something is waited for; nothing waits for it."""

    def __init__(self, services: Services, commits: Commits) -> None:
        self.services = services
        self.commits = commits
        self.tasks: set[asyncio.Task[None]] = set()
        self._due: dict[str, int] = {}
        self._changed: dict[str, asyncio.Event] = {}

    def look(self, live: LiveTable) -> None:
        """Something happened at this table, or it was just taken up."""
        key = live.table.id
        if (changed := self._changed.get(key)) is not None:
            changed.set()
        elif (due := self._when(live)) is not None:
            self._changed[key], self._due[key] = asyncio.Event(), due
            again = partial(asyncio.get_running_loop().call_later, AGAIN / 1_000, self.look, live)
            spawn(guarded(partial(self._watch, key), "wait", self.services.meter, again), self.tasks)

    @property
    def busy(self) -> bool:
        """Is something overdue?"""
        now = self.services.time.now()
        return any(due <= now for due in self._due.values())

    def _when(self, live: LiveTable) -> int | None:
        """When the present wait is over. Who comes back after the house was closed has as long as anybody else."""
        table = live.table
        if table.starting:
            due = table.opening.due()
            return None if due is None else max(due, live.since + OPEN_WITHIN)
        asked = (table.takeover_requests.now, table.bot_requests.now) if table.status == "playing" else ()
        return min((one.until for one in asked if one is not None), default=None)

    async def _watch(self, key: str) -> None:
        time, changed = self.services.time, self._changed[key]
        try:
            # A table may leave memory and be taken up again meanwhile.
            while (live := self.services.live.get(key)) and (due := self._when(live)) and not self.services.stopping:
                self._due[key] = due
                changed.clear()
                await time.wait(due, changed)
                if time.now() >= due and not await self._end(live):
                    self._due[key] = time.now() + AGAIN
                    await time.wait(self._due[key], asyncio.Event())
        finally:
            self._due.pop(key, None)
            self._changed.pop(key, None)

    async def _end(self, live: LiveTable) -> bool:
        """End what is over. False: it could not be saved."""
        async with live.turn:
            if self.services.live.get(live.table.id) is not live:
                return True
            try:
                await self.commits.write(live, lambda _: self._entries(live))
            except Refused as error:
                self.services.meter.refused(error.refusal.code, live.table.id)
                return False
        return True

    def _entries(self, live: LiveTable) -> list[Entry]:
        due = self._when(live)
        if due is None or due > self.services.time.now():
            return []
        table = live.table
        if table.starting:
            return commands.deal_without(table)
        wish = table.takeover_requests.now
        return takeover.lapse(table) if wish is not None and wish.until == due else covering.lapse(table)
