"""Nothing of people is kept for longer than the house says: addresses, talk, devices; and who wants to be gone, goes.

Every node looks now and then at what is in its own memory; what is in the database, one node looks at for all.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

from caravanserai.engine.refusal import Refused
from caravanserai.people.deleting import Deleting, Departed
from caravanserai.people.retention import Retention
from caravanserai.tables.fold import keeping
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.store import Person, Store, StoreError
from caravanserai.tables.meter import Meter
from caravanserai.tables.supervise import guarded, kept_running, spawn
from caravanserai.tables.timing import TimeSource

from .limits import Limits
from .revoking import Revoking
from .safe_names import fitting_name
from .settings import Settings

#: Between two looks; and between two at who is gone: the owner may have seen to that beside the house.
EVERY = 600_000
GONE_EVERY = 30_000
HOUR = 3_600_000


class Forgetting:
    def __init__(
        self, settings: Settings, host: Host, limits: Limits, revoking: Revoking, time: TimeSource, meter: Meter
    ) -> None:
        self.settings = settings
        self.host = host
        self.limits = limits
        self.revoking = revoking
        self.time = time
        self.meter = meter
        self.deleting = Deleting(host.store)
        self.retention = Retention(host.store)
        self._tasks: set[asyncio.Task[Any]] = set()
        #: Those who are being seen off: that is finished before the house closes.
        self.leaving: set[asyncio.Task[Any]] = set()

    @property
    def store(self) -> Store:
        return self.host.store

    def start(self) -> None:
        spawn(kept_running(self._keep_looking, "forgetting", self.meter), self._tasks)
        if self.settings.safe:
            spawn(guarded(partial(self.retention.rename, fitting_name), "names", self.meter), self._tasks)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self.leaving, return_exceptions=True)

    async def _keep_looking(self) -> None:
        looked = self.time.now()
        while True:
            await self.time.wait(self.time.now() + GONE_EVERY, asyncio.Event())
            # A store that is away for a while is asked again the next time.
            with suppress(StoreError):
                if self.time.now() - looked < EVERY:
                    await self.see_off_all()
                else:
                    looked = self.time.now()
                    await self.look()

    async def look(self) -> None:
        now = self.time.now()
        self.limits.forget(self.settings.keep_addresses)
        if self.settings.keep_chat:
            await self.host.memory.forget_talk(now - self.settings.keep_chat * HOUR)
        if self.settings.keep_devices:
            looked = await self.retention.forget_devices(self.settings.keep_devices, now, EVERY // 2)
            if looked.gone:
                self.revoking.cut(looked.gone)
        await self.see_off_all()

    # -- who wants to be gone --------------------------------------------------------------------------------

    async def see_off_all(self) -> None:
        """Whose end was begun by a node that died, or by the owner of the house."""
        for departed in await self.deleting.undone(self.time.now()):
            self.revoking.cut(departed.devices)
            await self.see_off(departed)

    async def delete(self, person: Person, here: str | None) -> None:
        """Nobody can come back as them from now on. Their games are seen to beside everything else. `here`: the device
        that asks, on which they have shown a key lately, if they have one."""
        departed = await self.deleting.delete_me(person.id, here, self.time.now())
        self.revoking.cut(departed.devices)
        spawn(guarded(partial(self.see_off, departed), "deleting", self.meter), self.leaving)

    async def see_off(self, departed: Departed) -> None:
        """Their name goes out of games, their seats to bots. Done twice, it is as if done once."""
        ids = frozenset(departed.ids)
        async for tables in self.deleting.take_names_out(departed):
            # Out of the logs already; now out of the memory of all nodes.
            named = {one.table: one.names for one in tables}
            self.host.memory.forget(ids, named)
            self.host.services.news.forget(ids, named)
        for kept in departed.kept:
            with suppress(Refused):
                await self.host.do(kept, partial(keeping.let_go, ids=departed.ids))
        for table in await self.store.tables_of(departed.ids[0], ("open", "playing")):
            # Over by now, closed, or in quarantine: there is nothing to leave.
            with suppress(Refused):
                await self._leave(table.id, departed.person)
        await self.deleting.is_done(departed)

    async def _leave(self, table: str, person: Person) -> None:
        """As anybody leaves. A table that still waits for players is its host's, and goes with them."""
        known = await self.host.known(table)
        if known.status == "open" and known.card.host in person.ids:
            await self.host.close_table(table, person)
        else:
            await self.host.stand(table, person)
