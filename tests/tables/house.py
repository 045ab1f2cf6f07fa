"""A host on a real store with a clock that the test moves."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import msgspec

from caravanserai.engine.fairness import nonce_hash_of
from caravanserai.tables.fold.ack import Ack
from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.heart import HEARTBEAT
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.entries import TableSetting
from caravanserai.tables.log.opening import open_store
from caravanserai.tables.log.postgres import PostgresStore
from caravanserai.tables.log.store import Person
from caravanserai.tables.meter import Meter
from caravanserai.tables.workers.thinkers import Thinkers
from tests.tables.fake_time import FakeTime
from tests.waiting import SECONDS, let_others_run

A, B, C, D = (Person(f"person-{letter}", f"Person {letter}") for letter in "ABCD")
NONCE = "n0nce" * 4


class AtOnce(Executor):
    """Thinks while one waits, so that tests know when it is done."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Pages(Host):
    """A host with pages in front of it, as the web floor has them: who sits down gives the hash of their nonce, and all
    pages open theirs when everybody is here, unless they are `absent`."""

    nonces: dict[tuple[str, str], str]
    absent: set[str]

    async def open_table(
        self, person: Person, setting: TableSetting, nonce: str = NONCE, kept: Sequence[str] = (), **more: bool
    ) -> str:
        table = await super().open_table(person, setting, nonce_hash_of(nonce), kept, **more)
        return await self._opened(table, person, nonce)

    async def sit(self, table: str, person: Person, seat: int | None, nonce: str = NONCE) -> int:
        seat = await super().sit(table, person, seat, nonce_hash_of(nonce))
        await self._opened(table, person, nonce)
        return seat

    async def rematch(self, table: str, person: Person, nonce: str = NONCE) -> str:
        return await self._opened(await super().rematch(table, person, nonce_hash_of(nonce)), person, nonce)

    async def put_bot(self, table: str, person: Person, seat: int, bot: str) -> None:
        await super().put_bot(table, person, seat, bot)
        await self._opened(table)

    async def start_game(self, table: str, person: Person) -> None:
        await super().start_game(table, person)
        await self._opened(table)

    async def _opened(self, table: str, person: Person | None = None, nonce: str = NONCE) -> str:
        if person is not None:
            self.nonces[table, person.id] = nonce
        held = self.live[table].table
        for seat in held.opening.missing(held.seats) if held.starting else ():
            owner = held.seats[seat].person
            assert owner is not None
            if owner not in self.absent:
                await self.open_nonce(table, Person(owner, ""), self.nonces[table, owner])
        return table


class Slow(Executor):
    """Answers when the test says so; notes the last thing that each was given."""

    def __init__(self) -> None:
        self.given: list[Any] = []
        self.futures: list[Future[Any]] = []
        self.works: list[Callable[[], Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.given.append(args[-1])
        self.futures.append(Future())
        self.works.append(partial(fn, *args, **kwargs))
        return self.futures[-1]

    def finish(self, number: int) -> None:
        """Let this one think now."""
        self.futures[number].set_result(self.works[number]())

    def finish_all(self) -> None:
        for number in range(len(self.futures)):
            self.finish(number)


class Broken(Executor):
    """Its processes are killed whenever they begin to think."""

    def __init__(self) -> None:
        self.tried = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.tried += 1
        future: Future[Any] = Future()
        future.set_exception(BrokenExecutor("killed"))
        return future


class Faults(Meter):
    """Counts what failed in the background, by where."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()

        self.read_again: Counter[str] = Counter()

    def fault(self, where: str) -> None:
        self.faults[where] += 1

    def caught_up(self, why: str, table: str) -> None:
        self.read_again[why] += 1


async def until(reached: Callable[[], bool]) -> None:
    """Wait for a state; a machine that is busy may take long to get there."""
    looked = 0
    async with asyncio.timeout(SECONDS):
        while not reached():
            await let_others_run(looked := looked + 1)


async def exit_code(process: BaseProcess) -> int:
    """Of a process of a pool, once it has ended. The pool asks for it too, and whoever is second hears nothing."""
    await until(lambda: process.exitcode is not None)
    assert process.exitcode is not None
    return process.exitcode


class House:
    """One server on one store; it can be killed and started again."""

    def __init__(self, place: Path | str, time: FakeTime, **options: Any) -> None:
        self.place = place
        self.time = time
        #: What the people's browsers keep, and whose are closed.
        self.nonces: dict[tuple[str, str], str] = {}
        self.absent: set[str] = set()
        self.options = options
        #: Where many nodes share a store: does the store hear that this one is alive?
        self.beats = True
        time.passing.append(self._beat_meanwhile)

    def _beat_meanwhile(self) -> None:
        """However far the test moves the clock, a node has beaten every second."""
        attendance = self.host.attendance
        if self.beats and attendance is not None and attendance._beaten_at:
            attendance._beaten_at = max(attendance._beaten_at, self.time.now() - HEARTBEAT)

    @property
    def path(self) -> Path:
        """The file, for those who look into it."""
        assert isinstance(self.place, Path)
        return self.place

    async def start(self, looking: bool = True) -> "House":
        """`looking`: somebody looks at every table."""
        self.store = await open_store(self.place)
        self.meter = Faults()
        self.host = Pages(self.store, self.time, Thinkers(AtOnce(), meter=self.meter), self.meter, **self.options)
        self.host.nonces, self.host.absent = self.nonces, self.absent
        # What a test looks at stays, however far it moves the clock.
        self.host.memory.rested = 1 << 60
        await self.host.start()
        await self.host.settled()
        for table in await self.store.unfinished() if looking else ():
            await self.host.look(table)
        await self.host.settled()
        return self

    async def stop(self) -> None:
        await self.host.stop()
        await self.store.close()

    async def kill(self, noticed: bool = True) -> None:
        """As after a crash: nobody is told, nothing is tidied; only what was committed is there. `noticed`: where many
        nodes share a store, so much time has passed that this one counts as dead there."""
        for task in [*self.host._watching, *self.host.autoplay.tasks, *self.host.timeouts.tasks]:
            task.cancel()
        if self.host.attendance is not None:
            await self.host.attendance.stop()
        if noticed and isinstance(self.store, PostgresStore):
            await self.store._execute("UPDATE attention SET attended_by = NULL WHERE attended_by = $1", self.store.node)
        if self.host.news is not None:
            await self.host.news.stop()
        await self.store.close()

    async def people(self, *people: Person) -> None:
        for person in people:
            await self.store.add_person(person, f"token of {person.id}", self.time.now())

    async def table_of(self, *people: Person, **setting: Any) -> Table:
        """An open table with these people in its seats."""
        chosen = {"game": "khiva", "seats": max(3, len(people)), **setting}
        table = await self.host.open_table(people[0], msgspec.convert(chosen, TableSetting, str_keys=True), NONCE)
        for person in people[1:]:
            await self.host.sit(table, person, None, NONCE)
        await self.host.settled()
        return self.table(table)

    def table(self, table: str) -> Table:
        return self.host.live[table].table

    async def answer(self, table: Table, person: Person, move: Any = None, move_id: str = "", ask: str = "") -> Ack:
        """Answer an open ask with this move, or with the first that is offered."""
        seat = table.seat_for(person)
        if move is None:
            move = table.rules.offers(table.g, seat)[0]
        ask = ask or table.ask_id(seat)
        raw = msgspec.Raw(move if isinstance(move, bytes) else msgspec.json.encode(move))
        ack = await self.host.answer(table.id, person, ask, move_id or f"id-{ask}", raw)
        await self.host.settled()
        return ack

    async def play_out(self, table: Table, *people: Person) -> None:
        """Everybody takes the first offer until the game is over."""
        while table.status == "playing":
            for person in people:
                if table.seat_for(person) in table.asked():
                    await self.answer(table, person)
            await self.host.settled()
