"""Clocks: they run while a seat is asked, a bot helps out, and nobody pays for a server that was down."""

import pytest

from caravanserai.tables.clocks import ByDay, Clocks, Live, Relaxed
from caravanserai.tables.entries import Answered, TakenOver
from tests.tables.house import A, B, C

pytestmark = pytest.mark.anyio

LIVE = {"type": "live", "bank": 60, "increment": 5}


def test_a_live_clock_spends_the_bank_and_gains_the_increment():
    clocks = Clocks(Live(60, 5), 2)
    clocks.asked([0, 1], 1_000)
    assert clocks.left(0, 11_000) == 50_000
    clocks.asked([1], 11_000)
    assert clocks.left(0, 99_000) == 55_000
    assert clocks.overdue(60_999) == []
    assert clocks.overdue(61_000) == [1]


def test_a_clock_that_goes_on_running_is_not_started_again():
    clocks = Clocks(Live(60, 5), 2)
    clocks.asked([0, 1], 0)
    clocks.asked([0], 10_000)
    assert clocks.left(0, 10_000) == 50_000


def test_a_day_clock_allows_the_same_time_for_every_answer():
    clocks = Clocks(ByDay(24), 2)
    clocks.asked([0], 0)
    assert clocks.left(0, 3_600_000) == 23 * 3_600_000
    clocks.asked([], 7_200_000)
    assert clocks.left(0, 7_200_000) is None
    clocks.asked([0], 8_000_000)
    assert clocks.left(0, 8_000_000) == 24 * 3_600_000


def test_a_relaxed_table_has_no_clock():
    clocks = Clocks(Relaxed(), 2)
    clocks.asked([0, 1], 0)
    assert clocks.next_deadline() is None
    assert clocks.left(0, 10**12) is None


def test_time_is_given_back_only_from_when_the_seat_was_asked():
    clocks = Clocks(Live(60, 5), 2)
    clocks.asked([0], 10_000)
    clocks.give_back(down_since=4_000, now=30_000)
    assert clocks.left(0, 30_000) == 60_000
    clocks.give_back(down_since=40_000, now=90_000)
    assert clocks.left(0, 90_000) == 50_000


def entries(table, stored, kind):
    return [row.entry for row in stored.rows if isinstance(row.entry, kind)]


async def test_out_of_time_a_bot_answers_that_ask_and_the_second_time_keeps_the_seat(house):
    table = await house.table_of(A, B, C, clock=LIVE)
    await house.answer(table, B)
    await house.answer(table, C)
    house.time.move(60_000)
    await house.host.settled()
    assert table.round > 1
    assert table.seats[0].person_plays
    while 0 not in table.asked():
        for person, seat in ((B, 1), (C, 2)):
            if seat in table.asked():
                await house.answer(table, person)
    house.time.move(60_000)
    await house.host.settled()
    stored = await house.store.load(table.id)
    assert [e.by for e in entries(table, stored, Answered) if e.seat == 0] == ["clock", "clock"]
    assert [e.seat for e in entries(table, stored, TakenOver)][:1] == [0]
    assert table.seats[0].bot is not None
    assert table.seats[0].away == "clock"


async def test_an_answer_of_their_own_starts_the_count_of_misses_again(house):
    table = await house.table_of(A, clock=LIVE, bots={1: "random", 2: "random"})
    house.time.move(60_000)
    await house.host.settled()
    assert table.seats[0].missed == 1
    await house.answer(table, A)
    assert table.seats[0].missed == 0


async def test_who_is_back_plays_again(house):
    table = await house.table_of(A, clock=LIVE, bots={1: "random", 2: "random"})
    house.time.move(60_000)
    await house.host.settled()
    house.time.move(120_000)
    await house.host.settled()
    if table.status == "playing":
        assert table.seats[0].away == "clock"
        await house.host.come_back(table.id, A)
        assert table.seats[0].person_plays
    else:
        assert table.status == "over"


async def test_a_sealed_seat_does_not_lose_time(house):
    table = await house.table_of(A, B, C, clock=LIVE)
    await house.answer(table, A)
    house.time.move(30_000)
    assert table.clocks.left(0, house.time.now()) == 65_000
    assert table.clocks.left(1, house.time.now()) == 30_000


@pytest.mark.parametrize("end", ["stop", "kill"])
async def test_time_while_the_server_was_down_is_given_back(house, end):
    table = await house.table_of(A, B, C, clock=LIVE)
    house.time.move(10_000)
    await house.store.heartbeat(house.time.now())
    await getattr(house, end)()
    house.time.move(3_600_000)
    await house.start()
    again = house.table(table.id)
    assert again.clocks.left(0, house.time.now()) == 50_000
    assert again.asked() == [0, 1, 2]
