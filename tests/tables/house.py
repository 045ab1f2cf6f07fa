"""A host on a real store with a clock that the test moves."""

from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import msgspec

from caravanserai.tables.entries import TableSetting
from caravanserai.tables.host import Host
from caravanserai.tables.log import Person
from caravanserai.tables.store_sqlite import SqliteStore
from caravanserai.tables.table import Ack, Table
from caravanserai.tables.thinkers import Thinkers
from tests.tables.fake_time import FakeTime

A, B, C, D = (Person(f"person-{letter}", f"Person {letter}") for letter in "ABCD")
NONCE = "n0nce" * 4


class AtOnce(Executor):
    """Thinks while one waits, so that tests know when it is done."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class House:
    """One server on one data folder; it can be killed and started again."""

    def __init__(self, path: Path, time: FakeTime) -> None:
        self.path = path
        self.time = time

    async def start(self) -> "House":
        self.store = await SqliteStore.open(self.path)
        self.host = Host(self.store, self.time, Thinkers(AtOnce()))
        await self.host.start()
        await self.host.settled()
        return self

    async def stop(self) -> None:
        await self.host.stop()
        await self.store.close()

    async def kill(self) -> None:
        """As after a crash: nobody is told, nothing is tidied; only what was committed is there."""
        for task in [*self.host._watching, *self.host.stand_ins.tasks]:
            task.cancel()
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
        seat = table.seat_of(person.id)
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
                if table.seat_of(person.id) in table.asked():
                    await self.answer(table, person)
            await self.host.settled()
