"""A node: the house's own code on a store, a line and a clock that are not."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from caravanserai.bots.levels import QUICK
from caravanserai.engine.refusal import Refused
from caravanserai.tables.fold.frames import Taken, encode
from caravanserai.tables.live.bus import Listener
from caravanserai.tables.live.host import Host
from caravanserai.tables.live.valkey import ValkeyLine
from caravanserai.tables.log.store import Person, StoreError
from caravanserai.tables.timing import SharedTime
from caravanserai.tables.workers.folds import Folds, InThisThread
from caravanserai.tables.workers.thinkers import Thinkers

from .database import EPOCH
from .store import SimulatedStore
from .valkey import Pipe

if TYPE_CHECKING:
    from .people import Page
    from .world import World

#: Milliseconds that a bot lets others wait at most.
BOT_PAUSE = 300


class QuickThinkers(Thinkers):
    """Whoever is to think, answers at a glance: a search looks at the clock."""

    async def choose(self, bot: str, *args: Any, **more: Any) -> int:
        return await super().choose("random" if bot == "random" else QUICK, *args, **more)

    def prepare(self, bot: str, game: str) -> None:
        """There is nothing to prepare."""


class Node:
    def __init__(self, world: "World", name: str) -> None:
        self.world = world
        self.name = name
        self.process = world.loop.process(name)
        #: How far the clock of this machine is off, in milliseconds, and how much too fast it goes.
        self.skew = world.rates.random.choice((0, 0, -7, 30, -900, 5_000, -86_400_000))
        self.drift = world.rates.random.choice((1.0, 1.0, 1.0002, 0.9995))
        self.store = SimulatedStore(world.database, self.process, name)
        self.host: Host | None = None
        self.sockets: list[Socket] = []
        self.up = False
        self.stopping = False

    def machine(self) -> int:
        """The clock of this machine, in nanoseconds."""
        seconds = self.world.loop.time() * self.drift
        return EPOCH * 1_000_000 + self.skew * 1_000_000 + round(seconds * 1e9)

    async def start(self) -> None:
        """As web/house.py does it; where the database does not answer, whoever watches over it starts it again."""
        clock = SharedTime(self.machine)
        random = self.world.rates.random
        while True:
            try:
                await clock.measure(self.store.clock)
                made = Host(
                    self.store,  # type: ignore[arg-type]
                    clock,
                    QuickThinkers(InThisThread()),
                    bot_pause=random.choice((0, BOT_PAUSE)),
                    folds=Folds(),
                    most_idle=random.choice((0, 1, 256)),
                    line=partial(ValkeyLine, "valkey://bus"),
                )
                made.autoplay.pacer._clock = self.world.loop.time
                await made.start()
            except StoreError:
                await asyncio.sleep(0.5)
            else:
                self.host, self.up = made, True
                self.world.say(self.name, "is up")
                return

    async def stop(self) -> None:
        """As it is told to by SIGTERM."""
        self.stopping = True
        assert self.host is not None
        try:
            await self.host.drain(self.world.rates.random.choice((0.0, 1.0)))
            await self.host.stop()
        except StoreError:
            self.world.say(self.name, "could not write its last sign of life")
        await self.store.close()
        self.world.gone(self)


class Socket:
    """The end of a page's line at a node: web/socket.py, in short."""

    def __init__(self, node: Node, page: "Page", table: str, person: Person | None, last: int | None) -> None:
        world = node.world
        self.node = node
        self.page = page
        self.table = table
        self.person = person
        self.back = Pipe(world.loop, world.rates, world.people, "page")
        self.there = Pipe(world.loop, world.rates, node.process, "page")
        self._asked: asyncio.Queue[tuple[str, Callable[[Host], Awaitable[Any]]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._listener: Listener | None = None
        node.sockets.append(self)
        self.there.send(self._open, last)

    # -- the page's end --------------------------------------------------------------------------------------

    def ask(self, of: str, work: Callable[[Host], Awaitable[Any]]) -> None:
        """Let the node do this; `of` is the move id, if it is an answer."""
        self.there.send(self._asked.put_nowait, (of, work))

    def hang_up(self) -> None:
        self.there.send(self.close)

    # -- the node's end --------------------------------------------------------------------------------------

    def _open(self, last: int | None) -> None:
        self._task = self.node.world.loop.create_task(self._run(last))
        # Not by the task itself: one that is cancelled at once never begins.
        self._task.add_done_callback(self._closed)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self, last: int | None) -> None:
        host = self.node.host
        try:
            if host is None or host.stopping:
                return
            self._listener = await host.listen(self.table, self.person, last)
            writing = asyncio.create_task(self._write(self._listener))
            reading = asyncio.create_task(self._read(host, self._listener))
            try:
                await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (reading, writing):
                    task.cancel()
                await asyncio.gather(reading, writing, return_exceptions=True)
        except (Refused, StoreError) as error:
            self.back.send(self.page.refused, self, "", _code(error))

    def _closed(self, task: asyncio.Task[None]) -> None:
        if self._listener is not None and self.node.host is not None:
            self.node.host.leave(self.table, self._listener)
        self.node.sockets.remove(self)
        self.back.send(self.page.lost, self)

    async def _write(self, listener: Listener) -> None:
        # As `listener.frames()` does; but a generator is tidied up whenever Python has time for it.
        while (frame := await listener._queue.get()) is not None:
            self.back.send(self.page.hear, self, frame)
            if self.node.world.rates.happens("slow page"):
                await asyncio.sleep(self.node.world.rates.random.uniform(0.1, 2.0))

    async def _read(self, host: Host, listener: Listener) -> None:
        while True:
            of, work = await self._asked.get()
            try:
                ack = await work(host)
                if of:
                    listener.offer(encode(Taken(ack)))
            except (Refused, StoreError) as error:
                self.back.send(self.page.refused, self, of, _code(error))


def _code(error: Refused | StoreError) -> str:
    return error.refusal.code if isinstance(error, Refused) else "not-saved"
