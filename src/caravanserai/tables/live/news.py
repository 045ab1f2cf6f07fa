"""Between nodes: rows that one wrote are heard by the others. The log stays the truth; news only make it quick.

The number that is due is folded; below it nothing is new; above it something was missed, and the log is read. As news
can be lost, the heads of all tables in memory are asked for whenever the line is up again, and every few seconds.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from ..log.entries import Row
from ..log.store import StoreError
from ..supervise import guarded, kept_running, note_fault, spawn
from ..workers.line import MakeLine
from .asides import Aside, Here, Muted, Spoke
from .commit import Commits
from .live_table import LiveTable
from .presence import here, show_presence
from .services import Services

#: Milliseconds between two questions for all heads.
SWEEP = 2_000
PREFIX = "caravanserai:table:"
HOUSE = "caravanserai:house"
#: Here each node says with every sweep that it is there.
NODES = "caravanserai:nodes"
#: A node of which nobody heard for so many milliseconds is gone, and nobody is there any more.
GONE = 3 * SWEEP
#: Who is at a table is said when it changes; and, as that can be lost, again at a part of the tables with every sweep.
RENEWED_IN = 15
#: After so many tables others have their turn: where it is said again who is here, and where heads are asked for.
AT_A_TIME = 20
SWEPT_AT_A_TIME = 200


class Wrote(Struct, frozen=True, tag=True):
    """These rows are in the log now."""

    rows: list[Row]


class LetGo(Struct, frozen=True, tag=True):
    """This node closes, and attends no games any more."""


class Alive(Struct, frozen=True, tag=True):
    """This node is there, and so is everybody of whom it said so."""


class Forgot(Struct, frozen=True, tag=True):
    """Somebody is no more, by any of these ids; out of these tables these names of theirs were taken."""

    ids: frozenset[str]
    tables: dict[str, frozenset[str]]


class Told(Struct, frozen=True):
    """What a node tells the others."""

    node: str
    what: Wrote | Aside | LetGo | Alive | Forgot


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Told).decode


class News:
    def __init__(self, services: Services, commits: Commits, make: MakeLine) -> None:
        self.services = services
        self.commits = commits
        self.node = secrets.token_hex(8)
        #: So begins whatever this node says: it hears that too, and need not read it.
        self._own = _encode(Told(self.node, Alive())).partition(b",")[0]
        self.line = make(self._heard, self._is_up)
        #: Who is told that somebody is no more.
        self.forgotten: Callable[[frozenset[str], dict[str, frozenset[str]]], None] = lambda ids, tables: None
        #: Who else listens, by channel.
        self.others: dict[str, Callable[[bytes], None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        #: The other nodes, and when each was last heard.
        self._nodes: dict[str, int] = {}
        #: Where is still to be said again who is here.
        self._to_renew: list[str] = []
        #: How often something was missed, and how many rows a sweep has found.
        self.gaps = self.swept = 0

    def start(self) -> None:
        meter = self.services.meter
        self.line.subscribe(HOUSE)
        self.line.subscribe(NODES)
        spawn(kept_running(self.line.keep, "news", meter), self._tasks)
        spawn(kept_running(self._sweep_on, "news", meter), self._tasks)

    async def let_go(self) -> None:
        """Let others go on with the games of this node: at once, not when they next look."""
        self.line.publish(HOUSE, _encode(Told(self.node, LetGo())))
        await asyncio.sleep(0)  # what is said in a turn of the loop goes out at its end

    async def stop(self) -> None:
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, table: str, rows: list[Row]) -> None:
        self._tell(table, Wrote(rows))

    def say(self, table: str, aside: Aside) -> None:
        self._tell(table, aside)

    def _tell(self, table: str, what: Wrote | Aside) -> None:
        self.line.publish(PREFIX + table, _encode(Told(self.node, what)))

    def forget(self, ids: frozenset[str], tables: dict[str, frozenset[str]]) -> None:
        self.line.publish(HOUSE, _encode(Told(self.node, Forgot(ids, tables))))

    def listen(self, channel: str, heard: Callable[[bytes], None]) -> None:
        """Hear what nodes say of something else than tables."""
        self.others[channel] = heard
        self.line.subscribe(channel)

    def follow(self, table: str) -> None:
        self.line.subscribe(PREFIX + table)

    def leave(self, table: str) -> None:
        self.line.unsubscribe(PREFIX + table)

    def _heard(self, channel: str, data: bytes) -> None:
        """Whatever is wrong with it, the next news are heard."""
        live = self.services.live.get(channel.removeprefix(PREFIX))
        other = self.others.get(channel)
        unheard = live is None and other is None and channel not in (HOUSE, NODES)
        if unheard or data.startswith(self._own):
            return
        try:
            if other is not None:
                other(data)
                return
            told = _decode(data)
            self._nodes[told.node] = self.services.time.now()
            if isinstance(told.what, LetGo):
                self.services.attendance.hurry()
            elif isinstance(told.what, Forgot):
                self.forgotten(told.what.ids, told.what.tables)
            elif live is not None and not isinstance(told.what, Alive):
                self._take(live, told.node, told.what)
        except Exception as error:
            note_fault(self.services.meter, "news", error)

    def _take(self, live: LiveTable, node: str, what: Wrote | Aside) -> None:
        match what:
            case Wrote(rows):
                if rows and rows[-1].number >= live.table.number:
                    self._hear(live, rows)
            case Spoke(person, said, apart):
                live.chat.tell(live.audience, person, said, apart)
            case Muted(person, seat, on):
                live.chat.mute(person, seat, on)
            case Here():
                live.elsewhere[node] = what
                show_presence(live)
                if what.asks:
                    self.say(live.table.id, here(live))

    def _hear(self, live: LiveTable, rows: list[Row]) -> None:
        if rows[0].number <= live.table.number and not live.turn.locked():
            self.commits.fold(live, rows)
        else:
            self._catch_up(live, rows)

    def _catch_up(self, live: LiveTable, heard: Sequence[Row] = ()) -> None:
        spawn(guarded(partial(self._read, live, heard), "news", self.services.meter), self._tasks)

    async def _read(self, live: LiveTable, heard: Sequence[Row]) -> None:
        try:
            if await self.commits.catch_up(live, heard) and heard:
                self.gaps += 1
                self.services.meter.caught_up("gap", live.table.id)
        except StoreError:
            self.services.meter.refused("not-saved")  # the next sweep tries again

    # -- what was missed -------------------------------------------------------------------------------------

    def _is_up(self) -> None:
        spawn(guarded(self._catch_up_all, "news", self.services.meter), self._tasks)

    async def _catch_up_all(self) -> None:
        await self.sweep()
        for live in self.services.live.values():
            live.elsewhere.clear()  # who left meanwhile was not heard
        await self._renew_presence([*self.services.live], asks=True)

    async def _sweep_on(self) -> None:
        while True:
            self.say_alive()
            await self.sweep(SWEEP)
            self._forget_silent_nodes()
            self._to_renew = self._to_renew or [*self.services.live]
            part = len(self.services.live) // RENEWED_IN + 1
            now, self._to_renew = self._to_renew[:part], self._to_renew[part:]
            await self._renew_presence(now)

    def say_alive(self) -> None:
        self.line.publish(NODES, _encode(Told(self.node, Alive())))

    async def _renew_presence(self, tables: list[str], asks: bool = False) -> None:
        """Say again who is here, at this node and at the others."""
        for n, table in enumerate(tables):
            live = self.services.live.get(table)
            if live is not None and (live.audience.listeners or asks):
                self.say(table, here(live, asks))
                if not asks:  # the answers say who is there
                    show_presence(live)
            if n % AT_A_TIME == AT_A_TIME - 1:
                await asyncio.sleep(0)

    def _forget_silent_nodes(self) -> None:
        """With everybody who was there."""
        before = self.services.time.now() - GONE
        gone = {node for node, heard_at in self._nodes.items() if heard_at < before}
        for node in gone:
            del self._nodes[node]
        for live in self.services.live.values() if gone else ():
            if left := gone & live.elsewhere.keys():
                for node in left:
                    del live.elsewhere[node]
                show_presence(live)

    async def sweep(self, within: int = 0) -> None:
        """Whatever was not heard, at all tables in memory, some at a time: what is between is not kept waiting. These
        are spread over so many milliseconds: those who answer just then would notice all of them at once."""
        time = self.services.time
        began = time.now()
        # Of a game that is over one more thing may be heard: where its people meet again.
        lives = [
            live for live in self.services.live.values() if live.table.status != "closed" and not live.table.rematch
        ]
        try:
            for first in range(0, len(lives), SWEPT_AT_A_TIME):
                await time.wait(began + within * first // len(lives), asyncio.Event())
                await self._sweep(lives[first : first + SWEPT_AT_A_TIME])
        except StoreError:
            self.services.meter.refused("not-saved")
        await time.wait(began + within, asyncio.Event())

    async def _sweep(self, lives: list[LiveTable]) -> None:
        heads = await self.services.store.heads([live.table.id for live in lives])
        for live in lives:
            behind = heads.get(live.table.id, 0) - live.table.number
            if behind > 0:
                self.swept += behind
                self.services.meter.caught_up("swept", live.table.id)
                self._catch_up(live)
