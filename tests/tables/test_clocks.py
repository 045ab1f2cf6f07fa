"""Clocks: they run while a seat is asked, a bot helps out, and nobody pays for a server that was down."""

import math

import msgspec
import pytest
from msgspec import UNSET

from caravanserai.bots.levels import STAND_IN
from caravanserai.tables.fold.clocks import Clocks
from caravanserai.tables.fold.frames import encode, hello_for
from caravanserai.tables.log.clock_setting import ByDay, Live, Relaxed
from caravanserai.tables.log.entries import Answered, TableSetting, TakenOver
from caravanserai.tables.workers.thinkers import Thinkers
from tests.tables.house import NONCE, A, B, C, Slow, until

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
    assert table.seats[0].bot == STAND_IN == "level3"
    assert table.seats[0].away == "clock"


async def test_who_leaves_is_played_for_by_a_bot_that_thinks_ahead(house):
    table = await house.table_of(A, B, C)
    await house.host.stand(table.id, A)
    assert (table.seats[0].bot, table.seats[0].away) == (STAND_IN, "left")


async def test_an_answer_of_their_own_starts_the_count_of_misses_again(house):
    table = await house.table_of(A, clock=LIVE, bots={1: "random", 2: "random"})
    house.time.move(60_000)
    await house.host.settled()
    assert table.seats[0].missed == 1
    await house.answer(table, A)
    assert table.seats[0].missed == 0


async def runs_out(house, table, seat, *people):
    """The others answer until this seat is asked, and then its time runs out."""
    while seat not in table.asked() or len(table.asked()) > 1:
        for person in people:
            if table.seat_of(person.id) in table.asked():
                await house.answer(table, person)
    house.time.move(table.clocks.left(seat, house.time.now()))
    await house.host.settled()


async def test_who_is_back_plays_again(house):
    table = await house.table_of(A, B, C, clock=LIVE)
    await runs_out(house, table, 0, B, C)
    await runs_out(house, table, 0, B, C)
    assert table.seats[0].away == "clock"
    await house.host.come_back(table.id, A)
    assert table.seats[0].person_plays
    assert table.seats[0].missed == 0


async def test_where_only_bots_wait_the_game_waits_too(house):
    """One answer by a bot, then the person is asked again; and then nothing more is played for them."""
    table = await house.table_of(A, clock=LIVE, bots={1: "random", 2: "random"})
    house.time.move(60_000)
    await house.host.settled()
    assert 0 in table.asked()
    stored = await house.store.load(table.id)
    assert [e.by for e in entries(table, stored, Answered) if e.seat == 0] == ["clock"]
    number = table.number
    for _ in range(3):
        house.time.move(3_600_000)
        await house.host.settled()
    assert table.number == number
    assert table.seats[0].person_plays
    assert table.clocks.left(0, house.time.now()) == 0
    await house.answer(table, A)
    assert table.seats[0].missed == 0


async def test_the_ask_says_what_happens_if_time_is_up_again(house):
    table = await house.table_of(A, B, clock=LIVE, seats=3, bots={2: "random"})

    def if_late():
        return hello_for(table, A.id, None, house.time.now()).now.ask.if_late

    assert if_late() is UNSET
    await runs_out(house, table, 0, B)
    while 0 not in table.asked():
        await house.answer(table, B)
    assert if_late() == "bot-stays"
    listener = await house.host.listen(table.id, A, None)
    await house.host.stand(table.id, B)
    assert if_late() == "game-waits"
    # Nobody asked A anew: what was said with B's leaving says it too.
    *_, last = [msgspec.json.decode(frame) for frame in heard(listener) if b'"ask":{' in frame]
    assert last["now"]["ask"]["if_late"] == "game-waits"
    house.host.leave(table.id, listener)
    await house.host.come_back(table.id, B)
    assert if_late() == "bot-stays"
    await house.answer(table, A)
    while 0 not in table.asked():
        await house.answer(table, B)
    assert if_late() is UNSET


async def test_nobody_else_hears_what_happens_if_time_is_up(house):
    """In a moment that all share it would tell that somebody has answered."""
    table = await house.table_of(A, clock=LIVE, bots={1: "random", 2: "random"})
    await runs_out(house, table, 0)
    assert b"if_late" in encode(hello_for(table, A.id, None, house.time.now()))
    assert b"if_late" not in encode(hello_for(table, None, None, house.time.now()))


async def test_a_price_that_passes_by_itself_waits_for_nobody(house):
    table = await house.table_of(A, game="samarkand", seats=3, clock=LIVE, bots={1: "random", 2: "random"})
    await runs_out(house, table, 0)
    while table.countdown.ends() is None:
        await house.answer(table, A)
    table.seats[0].missed = 1
    assert hello_for(table, A.id, None, house.time.now()).now.ask.if_late is UNSET


def heard(listener):
    return [listener._queue.get_nowait() for _ in range(listener._queue.qsize())]


async def test_who_comes_back_to_a_game_that_waits_for_another_need_not_wait_long(house):
    table = await house.table_of(A, B, clock=LIVE, seats=3, bots={2: "random"})
    await runs_out(house, table, 0, B)
    await runs_out(house, table, 0, B)
    assert table.seats[0].away == "clock"
    # Now B is the only person here, and goes too.
    await runs_out(house, table, 1)
    await runs_out(house, table, 1)
    assert 1 in table.asked()
    assert table.seats[1].person_plays
    await house.host.come_back(table.id, A)
    await house.host.settled()
    assert table.seats[1].away == "clock"


async def test_who_is_asked_has_some_time_even_with_an_empty_bank(house):
    clock = {"type": "live", "bank": 10, "increment": 0}
    table = await house.table_of(A, B, C, clock=clock)
    house.time.move(10_000)
    await house.host.settled()
    assert 0 in table.asked()
    assert [table.seats[seat].missed for seat in (0, 1, 2)] == [1, 1, 1]
    assert table.clocks.bank[0] == 0
    assert table.clocks.left(0, house.time.now()) == 10_000


async def test_bots_are_not_hurried_by_a_clock(house):
    """Their thoughts always end, and nothing is won by thinking once more."""
    slow = Slow()
    house.host.services.thinkers = Thinkers(slow, meter=house.meter)
    setting = msgspec.convert(
        {"game": "khiva", "seats": 2, "clock": LIVE, "bots": {1: "greedy"}}, TableSetting, str_keys=True
    )
    table = house.table(await house.host.open_table(A, setting, NONCE))
    await until(lambda: len(slow.futures) == 1)
    ask, move = table.ask_id(0), table.rules.offers(table.g, 0)[0]
    await house.host.answer(table.id, A, ask, "one", msgspec.Raw(msgspec.json.encode(move)))
    house.time.move(61_000)
    await until(lambda: (house.host.autoplay.agenda.first() or math.inf) > house.time.now())
    assert table.clocks.left(1, house.time.now()) == 0
    assert len(slow.futures) == 1
    slow.finish(0)
    await until(lambda: table.spoken.get(1) == 1)
    stored = await house.store.load(table.id)
    assert [e.by for e in entries(table, stored, Answered) if e.seat == 1] == ["bot"]


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
