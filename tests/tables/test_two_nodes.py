"""Two nodes of one house, without a word between them: the log alone decides who was first, and both come to know."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.tables.daily import Daily
from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.commit import TRIES
from caravanserai.tables.live.heart import RECOUNT
from caravanserai.tables.log.entries import Answered, Closed, Row, Sat
from caravanserai.tables.log.store import UnknownError
from caravanserai.tables.log.waiter import Waiter
from caravanserai.tables.timing import RealTime, SharedTime
from tests.servers.postgres import Postgres
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, D, House, until

pytestmark = pytest.mark.anyio

Nodes = tuple[House, House]
NEXT = Row(0, 0, Closed())


@pytest.fixture
async def nodes(postgres: Postgres) -> AsyncIterator[Nodes]:
    name = await postgres.new_database(await postgres.template())
    time = FakeTime()
    one = await House(postgres.url(name), time).start()
    await one.people(A, B, C, D)
    other = await House(postgres.url(name), time).start()
    yield one, other
    await other.stop()
    await one.stop()
    await postgres.drop(name)


async def rows_of(house: House, table: str) -> list[object]:
    stored = await house.store.load(table)
    assert stored is not None
    assert [row.number for row in stored.rows] == [*range(len(stored.rows))], "no holes"
    return [row.entry for row in stored.rows]


async def same(nodes: Nodes, table: str) -> None:
    """Both have folded the whole log, and to the same end."""
    whole = len(await rows_of(nodes[0], table))
    for node in nodes:
        # Whoever is behind hears of it when they want to write.
        live = node.host.live[table]
        async with live.turn:
            await node.host.commits._catch_up(live, [msgspec.structs.replace(NEXT, number=live.table.number)])
        assert live.table.number == whole
    one, other = (node.table(table) for node in nodes)
    assert (one.g, one.heard, one.status) == (other.g, other.heard, other.status)


async def begun(nodes: Nodes, *people: object, **setting: object) -> tuple[Table, Table]:
    table = await nodes[0].table_of(*people, **setting)  # type: ignore[arg-type]
    other = await nodes[1].host.look(table.id)
    await same(nodes, table.id)
    return table, other


async def test_answers_at_two_nodes_at_once_are_both_taken(nodes: Nodes) -> None:
    """A sealed choice of one changes nothing for the others: who was second is told nothing of it."""
    one, _ = await begun(nodes, A, B, C)
    for _ in range(12):
        asked = [person for person in (A, B, C) if one.seat_of(person.id) in one.asked()]
        at = [nodes[place % 2] for place in range(len(asked))]
        await asyncio.gather(*(node.answer(node.table(one.id), who) for node, who in zip(at, asked, strict=True)))
        await same(nodes, one.id)
    answered = [(entry.seat, entry.ask) for entry in await rows_of(nodes[0], one.id) if isinstance(entry, Answered)]
    assert len(answered) >= 12 and len(set(answered)) == len(answered)


async def test_who_was_second_is_counted(nodes: Nodes) -> None:
    one, other = await begun(nodes, A, B, C)
    await nodes[0].answer(one, A)
    await nodes[1].answer(other, B)  # where nobody has heard of that
    assert nodes[0].meter.read_again == {} and nodes[1].meter.read_again == {"conflict": 1}


async def test_the_same_answer_at_two_nodes_is_taken_once(nodes: Nodes) -> None:
    one, other = await begun(nodes, A, B, C)
    acks = await asyncio.gather(
        nodes[0].answer(one, A, move_id="once"), nodes[1].answer(other, A, move_id="once"), return_exceptions=True
    )
    assert acks[0] == acks[1]
    answers = [entry for entry in await rows_of(nodes[0], one.id) if isinstance(entry, Answered)]
    assert len(answers) == 1


async def test_of_two_who_want_the_last_seat_one_is_refused(nodes: Nodes) -> None:
    one = await nodes[0].table_of(A, B)
    await nodes[1].host.look(one.id)
    results = await asyncio.gather(
        nodes[0].host.sit(one.id, C, None), nodes[1].host.sit(one.id, D, None), return_exceptions=True
    )
    (refused,) = [result for result in results if isinstance(result, Refused)]
    assert refused.refusal.code in ("no-free-seat", "table-started", "table-starting", "seat-taken")
    assert len([entry for entry in await rows_of(nodes[0], one.id) if isinstance(entry, Sat)]) == 3


async def test_a_whole_game_is_played_at_both_nodes_at_once(nodes: Nodes) -> None:
    """Both attend it and play for the bots, as may be for a moment: each answer is there once."""
    one, _ = await begun(nodes, A, B, bots={2: "greedy"})
    for node in nodes:
        node.host.services.attendance.begins(one.id)
    people = ((nodes[0], A), (nodes[1], B))
    while one.status == "playing":
        for node, person in people:
            table = node.table(one.id)
            if table.seat_of(person.id) in table.asked():
                await node.answer(table, person)
        await same(nodes, one.id)
    answered = [(entry.seat, entry.ask) for entry in await rows_of(nodes[0], one.id) if isinstance(entry, Answered)]
    assert len(set(answered)) == len(answered)
    summary = await nodes[0].store.summary(one.id)
    assert summary is not None and summary.status == "over"


async def test_a_rematch_that_two_open_at_once_is_one_table(nodes: Nodes) -> None:
    one, _ = await begun(nodes, A, B, C)
    await nodes[0].play_out(one, A, B, C)
    await same(nodes, one.id)
    made = await asyncio.gather(nodes[0].host.rematch(one.id, A), nodes[1].host.rematch(one.id, B))
    assert made[0] == made[1]
    assert await nodes[0].store.unfinished() == [made[0]]


async def test_a_day_is_one_try_at_two_nodes_at_once(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.tables.daily.BOT", "level1")
    days = [Daily(node.host, node.store, node.time, b"k" * 32) for node in nodes]
    opened = await asyncio.gather(*(day.open(A, "khiva") for day in days))
    assert opened[0] == opened[1] and await nodes[0].store.unfinished() == [opened[0]]


async def test_tables_of_another_node_are_listed_and_counted(nodes: Nodes) -> None:
    one = await nodes[0].table_of(A, B, public=True)
    await nodes[0].table_of(C, bots={1: "greedy", 2: "greedy"})
    assert [table.id for table in await nodes[1].store.public(5)] == [one.id] and not nodes[1].host.live
    nodes[1].time.move(RECOUNT)
    await until(lambda: nodes[1].host.counts == {"open": 1, "playing": 1})


# -- time --------------------------------------------------------------------------------------------------------


async def test_the_time_of_every_node_is_the_databases(nodes: Nodes) -> None:
    one, other = SharedTime(), SharedTime()
    other.offset = -86_400_000
    for clock, node in zip((one, other), nodes, strict=True):
        await clock.measure(node.store.clock)
    assert abs(one.now() - other.now()) < 60_000

    async def tomorrow() -> int:
        return RealTime().now() + 86_400_000

    await one.measure(tomorrow)
    assert one.now() > RealTime().now() + 86_000_000


async def test_a_clock_that_somebody_sets_changes_nothing(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SharedTime()
    await clock.measure(nodes[0].store.clock)
    before = clock.now()
    monkeypatch.setattr("time.time_ns", lambda: 0)
    assert 0 <= clock.now() - before < 60_000


async def test_a_row_is_never_older_than_the_one_before(nodes: Nodes) -> None:
    one, _ = await begun(nodes, A, B, C)
    slow = SharedTime()
    slow.offset = one.written_at - slow.now() - 5_000
    nodes[0].host.services.time = slow
    before = one.written_at
    await nodes[0].answer(one, A)
    assert one.written_at == before


# -- what is unknown ---------------------------------------------------------------------------------------------


class Cut:
    """A line that breaks when so many appends were sent, after or before they arrived."""

    def __init__(self, house: House, times: int, *, arrived: bool) -> None:
        self.house, self.left, self.arrived = house, times, arrived
        self.append = house.store.append
        house.store.append = self._append  # type: ignore[method-assign]

    def _append(self, *args: object, **more: object) -> asyncio.Future[None]:
        if not self.left:
            return self.append(*args, **more)  # type: ignore[arg-type]
        self.left -= 1
        broken = Waiter(loop=asyncio.get_running_loop())
        if self.arrived:
            sent = self.append(*args, **more)  # type: ignore[arg-type]
            sent.add_done_callback(lambda _: broken.set_exception(UnknownError("cut")))
        else:
            broken.set_exception(UnknownError("cut"))
        return broken


@pytest.mark.parametrize("arrived", [True, False])
async def test_a_line_that_breaks_while_it_is_written(nodes: Nodes, arrived: bool) -> None:
    one, _ = await begun(nodes, A, B, C)
    Cut(nodes[0], 1, arrived=arrived)
    ack = await nodes[0].answer(one, A, move_id="mine")
    assert ack.move_id == "mine"
    answers = [entry for entry in await rows_of(nodes[0], one.id) if isinstance(entry, Answered)]
    assert [entry.move_id for entry in answers] == ["mine"]
    assert nodes[0].meter.read_again == {"unknown": 1}
    await same(nodes, one.id)


class Late(Cut):
    """What was sent on a line that broke is there after all, just when it is sent once more."""

    def _append(self, *args: object, **more: object) -> asyncio.Future[None]:
        if self.left:
            self.sent = args
            return super()._append(*args, **more)
        return asyncio.ensure_future(self._both(self.sent, args))

    async def _both(self, first: tuple[object, ...], second: tuple[object, ...]) -> None:
        self.house.store.append = self.append  # type: ignore[method-assign]
        await self.append(*first)  # type: ignore[arg-type]
        await self.append(*second)  # type: ignore[arg-type]


async def test_who_sat_down_over_a_line_that_broke_is_not_told_no(nodes: Nodes) -> None:
    one = await nodes[0].table_of(A, B, seats=4)
    await nodes[1].host.look(one.id)
    time = SharedTime()
    nodes[0].host.services.time = time
    time.offset = one.written_at - time.now() + 5_000
    Late(nodes[0], 1, arrived=False)
    assert await nodes[0].host.sit(one.id, C, None) == 2
    assert [entry.person for entry in await rows_of(nodes[0], one.id) if isinstance(entry, Sat)] == [A.id, B.id, C.id]
    await same(nodes, one.id)


async def test_who_is_never_first_is_told_to_try_again(nodes: Nodes) -> None:
    one, _ = await begun(nodes, A, B, C)
    before = one.number
    Cut(nodes[0], TRIES, arrived=False)
    with pytest.raises(Refused) as refused:
        await nodes[0].answer(one, A)
    assert refused.value.refusal.code == "busy"
    assert one.number == before == len(await rows_of(nodes[0], one.id))
    await nodes[0].answer(one, A)
