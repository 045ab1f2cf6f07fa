"""Who plays for bots and sees clocks where many nodes are one house: always somebody, whoever dies."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import asyncpg
import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.tables.live.attendance import LIKELY, STEADY, Attendance
from caravanserai.tables.live.heart import HEARTBEAT
from caravanserai.tables.live.valkey import ValkeyLine
from caravanserai.tables.log import entries
from caravanserai.tables.log.attending import DEAD_AFTER
from caravanserai.tables.log.entries import Answered, Resumed
from caravanserai.tables.log.postgres import PostgresStore
from caravanserai.tables.log.store import StoreError
from tests.servers.postgres import Postgres
from tests.servers.valkey import Valkey
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, D, House
from tests.waiting import SECONDS

pytestmark = pytest.mark.anyio

LIVE = {"type": "live", "bank": 60, "increment": 5}
BY_DAY = {"type": "by-day", "hours": 24}
MakeNode = Callable[..., Awaitable[House]]


@pytest.fixture
async def node(postgres: Postgres) -> AsyncIterator[MakeNode]:
    """Makes nodes of one house, without a word between them."""
    name, time = await postgres.new_database(await postgres.template()), FakeTime()
    made: list[House] = []

    async def make(**options: Any) -> House:
        house = await House(postgres.url(name), time, **options).start(looking=False)
        if not made:
            await house.people(A, B, C, D)
        made.append(house)
        return house

    yield make
    for house in made[::-1]:
        if not house.store._closed:  # type: ignore[attr-defined]
            await house.stop()
    await postgres.drop(name)


def attendance(house: House) -> Attendance:
    assert house.host.attendance is not None
    return house.host.attendance


async def beats(*houses: House, times: int = 1) -> None:
    """So many seconds pass, and every node beats and looks in each."""
    for _ in range(times):
        houses[0].time.move(HEARTBEAT)
        for house in houses:
            await reached(partial(has_beaten, house, houses[0].time.now()))
            await house.host.settled()


def has_beaten(house: House, since: int) -> bool:
    return attendance(house)._beaten_at >= since


async def reached(state: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not state():
            await asyncio.sleep(0.001)


async def dies(house: House) -> None:
    """Without a good-bye, and nobody has noticed yet."""
    await house.kill(noticed=False)


async def rows(house: House, table: str, kind: type) -> list[Any]:
    stored = await house.store.load(table)
    assert stored is not None
    return [row.entry for row in stored.rows if isinstance(row.entry, kind)]


async def attended_by(house: House, table: str) -> str | None:
    assert isinstance(house.store, PostgresStore)
    found: str | None = await house.store._one("SELECT attended_by FROM attention WHERE table_id = $1", table)
    return found


async def test_who_begins_a_game_attends_it_and_nobody_else(node: MakeNode) -> None:
    one, two = await node(), await node()
    table = await one.table_of(A, bots={1: "greedy", 2: "greedy"})
    await two.host.look(table.id)
    assert attendance(one).attends(table.id) and not attendance(two).attends(table.id)
    # What a person answers at the other node is answered by bots here, as soon as it is known.
    await two.answer(two.table(table.id), A)
    assert {1, 2} <= {*two.table(table.id).asked()}
    await one.host.commits.catch_up(one.host.live[table.id])
    await one.host.settled()
    assert table.asked() == [0]


async def test_a_game_that_nobody_attends_is_attended_where_it_is_touched(node: MakeNode) -> None:
    one = await node(most_idle=1)
    table = await one.table_of(A, bots={1: "greedy", 2: "greedy"})
    await one.table_of(B, bots={1: "greedy", 2: "greedy"})
    await asyncio.gather(*one.host.services.writing)
    assert table.id not in one.host.live and await attended_by(one, table.id) is None
    two = await node()
    await two.host.look(table.id)
    assert attendance(two).attends(table.id)
    await two.answer(two.table(table.id), A)
    assert two.table(table.id).asked() == [0]


async def test_the_bots_of_a_dead_node_go_on_at_another(node: MakeNode, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = await node(), await node()
    await beats(one, two, times=4)
    table = await one.table_of(A, bots={1: "greedy", 2: "greedy"})
    # It dies before any bot can speak.
    monkeypatch.setattr(one.host.autoplay, "look", lambda live: None)
    await one.answer(table, A)
    await dies(one)
    died = two.time.now()
    while not attendance(two).attends(table.id):
        await beats(two)
        assert two.time.now() - died < 5_000, "no table is at rest for so long"
    assert attendance(two).adopted == 1
    assert two.table(table.id).asked() == [0]
    answered = [(entry.seat, entry.ask) for entry in await rows(two, table.id, Answered)]
    assert len(set(answered)) == len(answered) == 5


@pytest.mark.parametrize("in_memory", [True, False])
async def test_the_clock_of_a_dead_nodes_game_runs_on_and_nobody_pays_for_the_silence(
    node: MakeNode, in_memory: bool
) -> None:
    one, two = await node(), await node()
    await beats(one, two, times=4)
    table = await one.table_of(A, B, C, clock=LIVE)
    if in_memory:
        await two.host.look(table.id)
    left = table.clocks.left(0, one.time.now())
    await dies(one)
    await beats(two, times=5)
    assert attendance(two).attends(table.id)
    (resumed,) = await rows(two, table.id, Resumed)
    now = two.time.now()
    there = two.table(table.id)
    assert resumed.down_since == table.written_at == there.written_at - 3_000
    assert left is not None and there.clocks.left(0, now) == left - (now - there.written_at)
    # And it runs out there.
    two.time.move(left)
    await two.host.settled()
    assert {entry.by for entry in await rows(two, table.id, Answered)} == {"clock"}


async def test_a_deadline_of_a_game_that_is_in_no_memory_is_seen_by_somebody(node: MakeNode) -> None:
    one, two = await node(most_idle=1), await node()
    table = await one.table_of(A, B, C, clock=BY_DAY)
    await one.table_of(A, bots={1: "greedy", 2: "greedy"})
    await asyncio.gather(*one.host.services.writing)
    assert table.id not in one.host.live and await attended_by(one, table.id) is None
    await dies(one)
    two.time.move(24 * 3_600_000 - 1_000)
    await two.host.settled()
    assert await rows(two, table.id, Answered) == [] and attendance(two).attends(table.id)
    two.time.move(1_000)
    await two.host.settled()
    assert [entry.by for entry in await rows(two, table.id, Answered)][:3] == ["clock"] * 3


async def test_who_could_not_beat_takes_nobody_for_dead(node: MakeNode) -> None:
    one, two = await node(), await node()
    await beats(one, two, times=4)
    table = await one.table_of(A, bots={1: "greedy", 2: "greedy"})

    async def down(now: int) -> None:
        raise StoreError("the database does not answer")

    # For a while nobody can say that they are alive.
    real = [house.store.heartbeat for house in (one, two)]
    for house in (one, two):
        house.store.heartbeat = down  # type: ignore[method-assign]
    one.time.move(DEAD_AFTER * 2)
    await reached(lambda: attendance(two)._steady_since is None)
    await two.host.settled()
    two.store.heartbeat = real[1]  # type: ignore[method-assign]
    await beats(two)
    assert attendance(two).adopted == 0
    # Before it may, the other one is back.
    one.store.heartbeat = real[0]  # type: ignore[method-assign]
    await beats(one, two, times=1 + STEADY // HEARTBEAT)
    assert attendance(two).adopted == 0 and await attended_by(two, table.id) == one.store.node  # type: ignore[attr-defined]


async def test_nobody_pays_for_the_time_in_which_no_node_reaches_the_database(node: MakeNode) -> None:
    one, two = await node(), await node()
    await beats(one, two, times=4)
    table = await one.table_of(A, B, C, clock=LIVE)
    began, left = table.written_at, table.clocks.left(0, one.time.now())
    assert left is not None

    one.beats = two.beats = False
    db = await asyncpg.connect(one.place)
    await db.execute("ALTER TABLE nodes RENAME TO n; ALTER TABLE attention RENAME TO a")
    one.time.move(left + 1_000)
    await reached(lambda: all(attendance(house)._steady_since is None for house in (one, two)))
    await one.host.settled()
    assert table.written_at == began, "its time has run out, but nobody could have answered"
    await db.execute("ALTER TABLE n RENAME TO nodes; ALTER TABLE a RENAME TO attention")
    await db.close()
    await beats(one, two, times=2)
    one.beats = two.beats = True
    (resumed,) = await rows(one, table.id, Resumed)
    assert resumed.down_since == began and attendance(one).attends(table.id)
    now = one.time.now()
    assert table.clocks.left(0, now) == left - (now - table.written_at) > left - 3_000
    assert attendance(two).adopted == 0
    one.time.move(left)
    await one.host.settled()
    assert {entry.by for entry in await rows(one, table.id, Answered)} == {"clock"}


async def test_a_new_kind_of_entry_waits_until_all_nodes_know_it(
    node: MakeNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await node()
    await beats(old)
    # The program is updated, and with it the next node: standing up is written in a new way.
    monkeypatch.setattr(entries, "KNOWS", entries.KNOWS + 1)
    monkeypatch.setitem(entries.SINCE, entries.Stood, entries.KNOWS)
    new = await node()
    await beats(old, new)
    table = await new.table_of(A, B)
    with pytest.raises(Refused) as refused:
        await new.host.stand(table.id, B)
    assert refused.value.refusal.code == "house-updating" and table.seats[1].person == B.id
    await old.stop()
    await beats(new)
    await new.host.stand(table.id, B)
    assert table.seats[1].person is None


async def test_a_node_that_was_only_late_learns_that_others_attend_its_games(node: MakeNode) -> None:
    one, two = await node(), await node()
    await beats(one, two, times=4)
    table = await one.table_of(A, bots={1: "greedy", 2: "greedy"})

    async def down(now: int) -> None:
        raise StoreError("the database does not answer")

    real, one.store.heartbeat = one.store.heartbeat, down  # type: ignore[method-assign]
    await beats(two, times=4)
    assert attendance(two).attends(table.id)
    one.store.heartbeat = real  # type: ignore[method-assign]
    await beats(one, two, times=3)
    assert not attendance(one).attends(table.id) and attendance(two).attends(table.id)


async def test_many_games_of_a_dead_node_are_shared_by_the_others(node: MakeNode) -> None:
    one, two, three = await node(tables_each=200), await node(), await node()
    await beats(one, two, three, times=4)
    tables = [(await one.table_of(A, bots={1: "greedy", 2: "greedy"})).id for _ in range(60)]
    await dies(one)
    await beats(two, three, times=5)
    mine = [{table for table in tables if attendance(house).attends(table)} for house in (two, three)]
    assert mine[0] | mine[1] == {*tables} and not mine[0] & mine[1]
    assert attendance(two).adopted + attendance(three).adopted == 60


async def test_what_nobody_listens_to_or_attends_leaves_memory(node: MakeNode) -> None:
    one, two = await node(), await node()
    one.host.memory.rested = two.host.memory.rested = 2 * HEARTBEAT
    await beats(one, two)
    waiting = await one.table_of(A, bots={1: "greedy", 2: "greedy"})
    hurried = await one.table_of(A, B, C, clock=LIVE)
    for table in (waiting, hurried):
        await two.host.look(table.id)
    listener = await two.host.listen(waiting.id, A, None)
    await beats(one, two, times=2)
    # The clock runs at one of them; the other has somebody who listens to a game that waits for them.
    assert [*one.host.live] == [hurried.id] and [*two.host.live] == [waiting.id]
    await asyncio.gather(*one.host.services.writing)
    await beats(one, two)
    assert attendance(two).attends(waiting.id), "nobody else does any more"
    await two.answer(two.table(waiting.id), A)
    assert two.table(waiting.id).asked() == [0]
    two.host.leave(waiting.id, listener)
    await beats(one, two, times=3)
    assert waiting.id not in two.host.live


async def test_many_games_that_one_node_put_away_are_attended_some_at_a_time(
    node: MakeNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravanserai.tables.live.attendance.ASKED_AT_A_TIME", 2)
    one, two = await node(), await node()
    one.host.memory.rested = 2 * HEARTBEAT
    await beats(one, two)
    tables = [(await one.table_of(A, bots={1: "greedy", 2: "greedy"})).id for _ in range(5)]
    for table in tables:
        await two.host.look(table)
        await two.host.listen(table, A, None)
    await beats(one, two, times=2)
    await asyncio.gather(*one.host.services.writing)
    assert not one.host.live
    await beats(two, times=3)
    assert all(attendance(two).attends(table) for table in tables)


async def test_others_hear_of_it_when_a_node_closes(node: MakeNode, valkey: Valkey) -> None:
    one, two = [await node(line=partial(ValkeyLine, valkey.url)) for _ in range(2)]
    table = await one.table_of(A, bots={1: "greedy", 2: "greedy"})
    for house in (one, two):
        await reached(partial(is_up, house))
    await one.stop()
    await reached(lambda: attendance(two).attends(table.id))  # though no time has passed


def is_up(house: House) -> bool:
    assert house.host.news is not None and isinstance(house.host.news.line, ValkeyLine)
    return house.host.news.line.up


async def test_a_node_that_closes_says_elsewhere_only_where_somebody_else_is(node: MakeNode) -> None:
    one, two = await node(), await node()
    table = await one.table_of(A, B, C)
    for house, code in ((one, "elsewhere"), (two, "server-stopping")):
        listener = await house.host.listen(table.id, A, None)
        await house.host.drain(0)
        assert house.host.leaving and not house.host.stopping
        await house.stop()
        assert listener.bye is not None and listener.bye.code == code


async def test_who_is_only_late_is_still_somebody_to_go_to(node: MakeNode) -> None:
    one, two = await node(), await node()
    await beats(one, two)
    await dies(two)
    one.time.move(DEAD_AFTER + HEARTBEAT)
    assert await attendance(one).has_others()
    one.time.move(LIKELY)
    assert not await attendance(one).has_others()


async def test_games_of_a_node_that_closes_go_on_at_once_and_lose_no_time(node: MakeNode) -> None:
    one, two = await node(), await node()
    table = await one.table_of(A, B, C, clock=LIVE)
    left = table.clocks.left(0, one.time.now())
    await one.stop()
    two.time.move(700)  # until the other one looks
    attendance(two).hurry()
    await two.host.settled()
    assert attendance(two).attends(table.id)
    assert two.table(table.id).clocks.left(0, two.time.now()) == left


async def test_what_a_node_began_with_its_last_word_is_attended_by_another(node: MakeNode) -> None:
    """It was written only after the node had said good-bye: its line had broken."""
    one, two = await node(), await node()
    await beats(one, two, times=4)
    table = await one.table_of(A, bots={1: "greedy", 2: "greedy"})
    await one.stop()
    assert isinstance(two.store, PostgresStore)
    late = "UPDATE attention SET attended_by = $1, silent_since = NULL"
    await two.store._execute(late, one.store.node)  # type: ignore[attr-defined]
    await beats(two, times=2)
    assert attendance(two).attends(table.id)
