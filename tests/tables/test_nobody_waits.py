"""No table waits for another: thoughts that take for ever, thinkers that are killed, faults in the watch itself."""

import asyncio

import msgspec
import pytest

from caravanserai.tables.fold import commands
from caravanserai.tables.log.entries import Answered, TableSetting
from caravanserai.tables.workers.thinkers import Thinkers
from tests.tables.house import NONCE, A, AtOnce, B, Broken, C, D, Slow, until
from tests.waiting import SECONDS

pytestmark = pytest.mark.anyio

LIVE = {"type": "live", "bank": 60, "increment": 5, "pace": 1}


async def a_market(house):
    """A live table of Samarkand where a price is called. Nothing is settled on the way."""
    setting = {"game": "samarkand", "seats": 3, "clock": LIVE}
    id = await house.host.open_table(A, msgspec.convert(setting, TableSetting), NONCE)
    for person in (B, C):
        await house.host.sit(id, person, None, NONCE)
    table = house.table(id)
    while table.countdown.ends() is None:
        for person in (A, B, C):
            if (seat := table.seat_of(person.id)) in table.asked():
                await says(house, table, person, table.rules.offers(table.g, seat)[0])
    return table


async def says(house, table, person, move):
    ask = table.ask_id(table.seat_of(person.id))
    await house.host.answer(table.id, person, ask, f"id-{ask}", msgspec.Raw(msgspec.json.encode(move)))


async def answered(house, table, seat):
    stored = await house.store.load(table.id)
    return [row.entry for row in stored.rows if isinstance(row.entry, Answered) and row.entry.seat == seat]


async def test_prices_fall_while_a_bot_thinks_for_somebody_at_another_table(house):
    slow = Slow()
    late = await house.table_of(D, A, B, seats=3, clock={"type": "live", "bank": 10, "increment": 0})
    house.host.services.thinkers = Thinkers(slow, meter=house.meter)
    house.time.move(10_000)
    await until(lambda: len(slow.futures) == 3)
    market = await a_market(house)
    price = market.g.price
    for _ in range(3):
        house.time.move(1_000)
        await until(lambda was=market.g.price: market.g.price != was)
    assert market.g.price == price - 3
    assert late.asked() == [0, 1, 2]
    slow.finish_all()
    await house.host.settled()
    assert [entry.by for entry in await answered(house, late, 0)] == ["clock"]


async def test_who_answers_while_a_bot_thinks_for_them_is_heard_at_once(house):
    slow = Slow()
    table = await house.table_of(A, B, C, clock=LIVE)
    house.host.services.thinkers = Thinkers(slow, meter=house.meter)
    house.time.move(60_000)
    await until(lambda: len(slow.futures) == 3)
    await says(house, table, A, table.rules.offers(table.g, 0)[0])
    assert table.asked() == [1, 2]
    slow.finish_all()
    await house.host.settled()
    assert [entry.by for entry in await answered(house, table, 0)] == ["person"]
    assert table.seats[0].missed == 0
    assert not house.meter.faults


async def test_where_thinkers_are_killed_the_quick_bot_answers(house):
    broken = Broken()
    house.host.services.thinkers = Thinkers(AtOnce(), lambda: broken, meter=house.meter)
    table = await house.table_of(A, seats=3, bots={1: "level5", 2: "level5"})
    assert table.asked() == [0]
    assert [entry.by for entry in await answered(house, table, 1)] == ["bot"]
    assert house.meter.faults["bot"] == 2
    assert house.meter.faults["bot-process"] >= 1
    assert not house.host.live[table.id].thinking


async def test_where_no_bot_can_think_any_answer_does(house):
    house.host.services.thinkers = Thinkers(Broken(), meter=house.meter)
    table = await house.table_of(A, seats=3, bots={1: "level4", 2: "greedy"})
    await house.play_out(table, A)
    assert table.status == "over"
    assert house.meter.faults["bot"] > 10


async def test_prices_fall_though_thinkers_are_killed_for_a_seat_whose_time_is_up(house):
    """The watch of clocks once died of this, for every table and for good."""
    market = await a_market(house)
    late = await house.table_of(D, A, B, seats=3, clock={"type": "live", "bank": 10, "increment": 0})
    house.host.services.thinkers = Thinkers(Broken(), meter=house.meter)
    house.time.move(10_000)
    await house.host.settled()
    assert [entry.by for entry in await answered(house, late, 0)] == ["clock"]
    price = market.g.price
    house.time.move(1_000)
    await house.host.settled()
    assert market.g.price != price


async def test_a_fault_at_one_table_stops_no_other_and_is_tried_again(house, monkeypatch):
    market = await a_market(house)
    ill = await house.table_of(D, A, B, seats=3, clock={"type": "live", "bank": 10, "increment": 0})
    overdue = commands.overdue
    monkeypatch.setattr(commands, "overdue", lambda table, now: 1 // 0 if table is ill else overdue(table, now))
    price = market.g.price
    house.time.move(10_000)
    await house.host.settled()
    assert market.g.price < price
    assert house.meter.faults["watch"] >= 1
    assert ill.asked() == [0, 1, 2]
    monkeypatch.undo()
    house.time.move(1_000)
    await house.host.settled()
    assert [entry.by for entry in await answered(house, ill, 0)] == ["clock"]


async def test_the_watch_is_begun_again_if_it_ends(house, monkeypatch):
    market = await a_market(house)
    due = house.host.autoplay.agenda.due

    def once(now):
        monkeypatch.undo()
        raise MemoryError

    monkeypatch.setattr(house.host.autoplay.agenda, "due", once)
    price = market.g.price
    house.time.move(1_000)
    await until(lambda: market.g.price != price)
    assert house.meter.faults["watch"] == 1
    assert house.host.autoplay.agenda.due == due


async def test_the_heart_beats_on_after_a_fault(house, monkeypatch):
    def once(now):
        monkeypatch.undo()
        raise ValueError

    monkeypatch.setattr(house.store, "heartbeat", once)
    house.time.move(1_000)
    await until(lambda: house.meter.faults["heartbeat"] == 1)
    failed = house.time.now()

    async with asyncio.timeout(SECONDS):
        while (await house.store.last_alive() or 0) <= failed:
            house.time.move(1_000)
            await asyncio.sleep(0)


async def test_a_bot_whose_turn_failed_is_asked_again(house, monkeypatch):
    table = await house.table_of(A, seats=2, bots={1: "greedy"})
    check = commands.checked_answer

    def once(at, seat, *rest):
        if seat == 1:
            monkeypatch.undo()
            raise ValueError
        return check(at, seat, *rest)

    monkeypatch.setattr(commands, "checked_answer", once)
    while not house.meter.faults:
        await house.answer(table, A)
    assert house.meter.faults == {"bot-turn": 1}
    assert 1 in table.asked()
    assert not house.host.live[table.id].thinking
    house.time.move(1_000)
    await house.host.settled()
    assert 1 not in table.asked()
