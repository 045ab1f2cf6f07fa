"""The simulated database does what PostgreSQL does: both are told the same, and answer the same."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest

from caravanserai.tables.log.clock_setting import Relaxed
from caravanserai.tables.log.entries import Row, Sat, Started
from caravanserai.tables.log.postgres import PostgresStore
from caravanserai.tables.log.store import StoreError
from caravanserai.tables.log.summary import Card
from tests.night import by_night
from tests.servers.postgres import Postgres
from tests.simulation.chance import Rates
from tests.simulation.database import Database
from tests.simulation.loop import Process
from tests.simulation.store import SimulatedStore
from tests.tables.storing import answer, line, opened

pytestmark = pytest.mark.anyio

NODES = ("one", "two", "three")
TABLES = ("a", "b", "c")
#: So many things are told to both.
TIMES = 400
CARD = Card("open", "one", {}, Relaxed(), False, None, (), None, None, 1)
#: What a node may say, and how often.
SAYS = {
    "append": 8,
    "several": 2,
    "begin": 3,
    "take up": 4,
    "summarize": 2,
    "read": 4,
    "put away": 2,
    "adopt free": 3,
    "adopt silent": 3,
    "attended": 3,
    "goes on": 3,
    "was silent": 1,
    "let go": 1,
    "beat": 5,
    "others": 2,
    "begin run": 1,
}
Store = Any


class AtOnce:
    """In place of the simulated loop: nothing takes time."""

    def process(self, name: str) -> Process:
        return Process(name)

    def time(self) -> float:
        return 0.0

    def later(self, process: Process, delay: float, work: Callable[..., object], *args: Any) -> None:
        work(*args)


@pytest.fixture
async def real(postgres: Postgres) -> AsyncIterator[list[Store]]:
    name = await postgres.new_database(await postgres.template())
    stores = [await PostgresStore.open(postgres.url(name)) for _ in NODES]
    for store, node in zip(stores, NODES, strict=True):
        store.node = node
    yield stores
    for store in stores:
        await store.close()
    await postgres.drop(name)


def simulated() -> list[Store]:
    rates = Rates(Random(0))
    rates.calm()
    database = Database(AtOnce(), rates, lambda table, row: None)  # type: ignore[arg-type]
    return [SimulatedStore(database, database.process, node) for node in NODES]


class Script:
    """What is said next, by whom; the same to both stores."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.now = 1_000_000

    def next(self) -> tuple[int, str, Callable[[Store], Awaitable[Any]]]:
        self.now += self.random.choice((1, 100, 1_000, 3_000))
        (kind,) = self.random.choices([*SAYS], [*SAYS.values()])
        return self.random.randrange(len(NODES)), kind, getattr(self, "_" + kind.replace(" ", "_"))()

    def _games(self) -> list[tuple[str, int | None]]:
        games = self.random.sample(TABLES, self.random.randrange(len(TABLES) + 1))
        return [(table, self.random.choice((None, 0, self.now, self.now + 90_000))) for table in games]

    def _append(self, *more: Any) -> Callable[[Store], Awaitable[Any]]:
        table, wrong, move = self.random.choice(TABLES), self.random.random() < 0.2, f"m{self.now}"

        async def say(store: Store) -> None:
            number = (await store.heads([table])).get(table, 1) - wrong
            first = msgspec.structs.replace(answer(number, move_id=move), time=1_000)
            rest = [Row(number + 1 + place, 1_000, entry) for place, entry in enumerate(more)]
            await store.append(table, [first, *rest])

        return say

    def _several(self) -> Callable[[Store], Awaitable[Any]]:
        return self._append(answer(0, move_id=f"n{self.now}").entry)

    def _begin(self) -> Callable[[Store], Awaitable[Any]]:
        return self._append(Sat(1, "two", "Two"), Started("calm"))

    def _take_up(self) -> Callable[[Store], Awaitable[Any]]:
        table, brings = self.random.choice(TABLES), self.random.random() < 0.5

        async def say(store: Store) -> Any:
            number = (await store.heads([table])).get(table, 1)
            rows = [Row(number, 1_000, answer(0, move_id=f"t{number}").entry)] if brings else []
            return await store.take_up(table, rows)

        return say

    def _summarize(self) -> Callable[[Store], Awaitable[Any]]:
        table, head = self.random.choice(TABLES), self.random.randrange(40)
        status: Any = self.random.choice(("playing", "playing", "over"))
        return lambda store: store.append(table, [], line(table, status), CARD, head=head)

    def _read(self) -> Callable[[Store], Awaitable[Any]]:
        table, number = self.random.choice(TABLES), self.random.randrange(30)

        async def say(store: Store) -> Any:
            lines = await store.lines(table)
            found = [lines.lines, lines.status, lines.run > 0, lines.card is None]
            found += [await store.rows_since(table, number), await store.heads([*TABLES, "nowhere"])]
            return [*found, await store.find_move(table, 0, f"t{number}"), await store.known("nowhere")]

        return say

    def _put_away(self) -> Callable[[Store], Awaitable[Any]]:
        games = self._games()
        return lambda store: store.put_away(games)

    def _adopt_free(self) -> Callable[[Store], Awaitable[Any]]:
        due, here = self.now + 30_000, self.random.sample(TABLES, self.random.randrange(2))
        return lambda store: store.adopt_free(due, here, 50)

    def _adopt_silent(self) -> Callable[[Store], Awaitable[Any]]:
        before = self.now - 2_500
        return lambda store: store.adopt_silent(before, 50)

    def _attended(self) -> Callable[[Store], Awaitable[Any]]:
        return lambda store: store.attended()

    def _was_silent(self) -> Callable[[Store], Awaitable[Any]]:
        since = self.now - 3_000
        return lambda store: store.was_silent(since)

    def _goes_on(self) -> Callable[[Store], Awaitable[Any]]:
        table = self.random.choice(TABLES)
        return lambda store: store.goes_on(table)

    def _let_go(self) -> Callable[[Store], Awaitable[Any]]:
        games, now = self._games(), self.now
        return lambda store: store.let_go(games, now)

    def _beat(self) -> Callable[[Store], Awaitable[Any]]:
        now = self.now
        return lambda store: store.heartbeat(now)

    def _others(self) -> Callable[[Store], Awaitable[Any]]:
        since = self.now - 2_500
        return lambda store: store.others(since)

    def _begin_run(self) -> Callable[[Store], Awaitable[Any]]:
        now = self.now

        async def say(store: Store) -> Any:
            return await store.begin_run(now), store.run

        return say


async def told(store: Store, say: Callable[[Store], Awaitable[Any]]) -> Any:
    """What comes of it, or why nothing does."""
    try:
        found = await say(store)
    except StoreError as error:
        return type(error)
    return sorted(found, key=str) if isinstance(found, list) and found and hasattr(found[0], "table") else found


@pytest.mark.parametrize("seed", [0, by_night(1), by_night(2)])
async def test_both_answer_the_same(real: list[Store], seed: int) -> None:
    made, script = simulated(), Script(seed)
    for stores in (real, made):
        await asyncio.gather(*(store.begin_run(script.now) for store in stores))
        for table in TABLES:
            await stores[0].create(line(table), "secret", "one", [opened()], CARD)
    said: list[str] = []
    for _ in range(TIMES):
        node, kind, say = script.next()
        said.append(f"{NODES[node]} {kind}")
        answers = [await told(stores[node], say) for stores in (real, made)]
        assert answers[0] == answers[1], said[-12:]
