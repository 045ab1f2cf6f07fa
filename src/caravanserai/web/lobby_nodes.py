"""What nodes tell each other of the list: that it changed, who is where, and who chose anew. Each may be lost: lists
are looked at again now and then, and those who are here are told again, all of them."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.news import GONE, SWEEP, News
from caravanserai.tables.log.store import StoreError
from caravanserai.tables.meter import Meter
from caravanserai.tables.supervise import kept_running, spawn

from .crowd import Came
from .lobby import Lobby

#: Nodes of before, which know nothing of this, do not hear it.
CHANNEL = "caravanserai:lobby"
#: After so many looks at the others the lists are read again, and all who are here are told again.
READ_AFTER, WHOLE_AFTER = 5, 15


class Listed(Struct, frozen=True, tag=True):
    """What lists show of a table is another now; `people`: whose own it is."""

    people: tuple[str, ...]
    public: bool


class Renewed(Struct, frozen=True, tag=True):
    """These have other friends now, are kept apart from others, or let others know that they are here."""

    ids: tuple[str, ...]


class Said(Struct, frozen=True):
    node: str
    what: Listed | Renewed | Came


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Said).decode


class LobbyNodes:
    """`news` is None in a house of one node: nobody else is told."""

    def __init__(self, lobby: Lobby, news: News | None, meter: Meter) -> None:
        self.lobby = lobby
        self.news = news
        self.meter = meter
        self._tasks: set[asyncio.Task[Any]] = set()
        self._looks = 0

    def start(self) -> None:
        self.lobby.host.commits.listed = self.table_changed
        self.lobby.host.memory.unnamed = self.lobby.lists_changed
        self.lobby.start()
        if self.news is not None:
            self.news.listen(CHANNEL, self._heard)
            spawn(kept_running(self._keep_telling, "lobby", self.meter), self._tasks)

    async def stop(self) -> None:
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.lobby.stop()

    def table_changed(self, table: Table) -> None:
        people = self.lobby.table_changed(table)
        self._say(Listed(tuple(people), table.opened.setting.public))

    def renew(self, ids: Collection[str]) -> None:
        self.lobby.renew(ids)
        self._say(Renewed(tuple(ids)))

    def _say(self, what: Listed | Renewed | Came) -> None:
        if self.news is not None:
            self.news.line.publish(CHANNEL, _encode(Said(self.news.node, what)))

    def _heard(self, data: bytes) -> None:
        said = _decode(data)
        if self.news is None or said.node == self.news.node:
            return
        match said.what:
            case Listed(people, public):
                self.lobby.lists_changed(people, public=public)
            case Renewed(ids):
                self.lobby.renew(ids)
            case Came():
                self.lobby.crowd.hear(said.node, said.what, self.lobby.time.now())
                if said.what.asks and (told := self.lobby.crowd.to_tell(whole=True)) is not None:
                    self._say(told)

    async def _keep_telling(self) -> None:
        time = self.lobby.time
        while True:
            with suppress(StoreError):
                await self.look()
            await time.wait(time.now() + SWEEP, asyncio.Event())

    async def look(self) -> None:
        """Say who is here, and see who was not heard of."""
        assert self.news is not None
        crowd = self.lobby.crowd
        crowd.forget_nodes(self.lobby.time.now() - GONE)
        if not self.news.line.up or self._looks % READ_AFTER == 0:
            self.lobby.lists_changed()
        if self._looks % WHOLE_AFTER == 0:
            await crowd.look_again()
        else:
            await crowd.look_up()
        told = crowd.to_tell(whole=self._looks % WHOLE_AFTER == 0, asks=self._looks == 0)
        # Also if nothing is new: who says nothing is gone.
        self._say(told or Came(crowd.here))
        self._looks += 1
