"""Devices that were signed out hear no more: their sockets are cut, and so are those of who is banned. At this node at
once, at others within half a minute, because each looks now and then which of the devices that listen there are still
somebody's. It then sees to new bans, too, hears whom everybody there wants to hear, and writes down which devices were
seen."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Any, Protocol

from caravanserai.people.choices import Choices
from caravanserai.people.devices import Devices
from caravanserai.tables.fold.frames import Bye
from caravanserai.tables.live.bus import Heard
from caravanserai.tables.log.store import StoreError
from caravanserai.tables.meter import Meter
from caravanserai.tables.supervise import kept_running, spawn
from caravanserai.tables.timing import TimeSource

from .banning import Banning

#: Between two looks.
EVERY = 30_000


class Listening(Protocol):
    """Whoever has a socket."""

    person: str | None
    hears: Heard

    def cut(self, bye: Bye) -> None: ...


class Revoking:
    def __init__(self, devices: Devices, banning: Banning, choices: Choices, time: TimeSource, meter: Meter) -> None:
        self.devices = devices
        self.banning = banning
        self.choices = choices
        self.time = time
        self.meter = meter
        #: Who listens, and with which device's token.
        self.listening: dict[Listening, str] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        spawn(kept_running(self._keep_looking, "devices", self.meter), self._tasks)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self, gone: Collection[str]) -> None:
        """These devices are nobody's any more."""
        for listener, device in self.listening.items():
            if device in gone:
                listener.cut(Bye("signed-out"))

    async def look(self) -> None:
        here = set(self.listening.values())
        self.cut(here - await self.devices.still_there(here))
        self.cut(await self.banning.restraints.banned_among(here))
        await self.banning.see_to()

    async def hear(self, ids: Collection[str] | None = None) -> None:
        """Whom those who listen here want to hear, of these people or of all: they may have chosen elsewhere."""
        people = {listener.person for listener in self.listening if ids is None or listener.person in ids}
        wanted = await self.choices.heard_by_all(sorted(one for one in people if one is not None))
        for listener in self.listening:
            if listener.person in people:
                listener.hears = wanted.get(listener.person or "")

    async def _keep_looking(self) -> None:
        while True:
            await self.time.wait(self.time.now() + EVERY, asyncio.Event())
            # A store that is away for a while is asked again the next time.
            with suppress(StoreError):
                # The owner of the house may have signed somebody out beside it.
                self.devices.store.forget_owners()
                await self.look()
                await self.hear()
                await self.devices.write_seen()
