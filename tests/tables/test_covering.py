"""Somebody does not answer: after a while who plays may ask for a bot in that seat, until they are back."""

import pytest

from caravanserai.tables.fold import covering
from caravanserai.tables.fold.bot_requests import REQUEST_LASTS
from caravanserai.tables.fold.clocks import HOUR
from caravanserai.tables.fold.covering import ASLEEP_AFTER, MOST_NO
from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.presence import KNOWN_AFTER, who_may_be_here
from caravanserai.tables.log.store import Person
from tests.tables.house import A, B, C, D, House
from tests.tables.test_tables import frames, refusal

pytestmark = pytest.mark.anyio


async def ask(house: House, table: Table, person: Person, seat: int) -> None:
    present = who_may_be_here(house.host.live[table.id], house.time.now())
    await house.host.do(table.id, lambda t: covering.ask(t, person.id, seat, present, house.time.now()))
    await house.host.settled()


async def answers(house: House, table: Table, person: Person, yes: bool) -> None:
    request = table.bot_requests.count
    await house.host.do(table.id, lambda t: covering.answer(t, person.id, request, yes, house.time.now()))
    await house.host.settled()


async def waits_for_c(house: House, *here: Person, after: int = ASLEEP_AFTER, **setting: object) -> Table:
    """A and B have answered, C does not; these look at the table."""
    table = await house.table_of(A, B, C, **setting)
    for person in here:
        await house.host.listen(table.id, person, None)
    await house.answer(table, A)
    await house.answer(table, B)
    assert table.asked() == [2]
    house.time.move(after)
    return table


async def test_all_who_are_there_agree_and_a_bot_plays_until_they_are_back(house: House) -> None:
    table = await waits_for_c(house, A, B)
    await ask(house, table, A, 2)
    assert table.bot_requests.now is not None and table.seats[2].person_plays
    listener = await house.host.listen(table.id, B, None)
    hello = (await frames(listener))[0]
    assert hello["now"]["bot_ask"] == {"id": 1, "seat": 0, "asleep": 2, "waiting": [1], "left": REQUEST_LASTS}
    await answers(house, table, B, True)
    assert table.seats[2].bot is not None and table.bot_requests.now is None and 2 not in table.asked()
    told = [event for frame in await frames(listener) for event in frame.get("events", ())]
    assert {"type": "SeatCovered", "seat": 2} in told
    await house.answer(table, A)
    await house.host.come_back(table.id, C)
    assert table.seats[2].person_plays


async def test_who_comes_back_to_sleep_is_waited_for_half_as_long(house: House) -> None:
    """Whoever returns to each question and never answers holds nobody up for minutes each time."""
    table = await waits_for_c(house, A)
    waited = []
    for _ in range(6):
        await ask(house, table, A, 2)
        await house.host.come_back(table.id, C)
        while 2 not in table.asked():
            for person in (A, B):
                if table.seat_for(person) in table.asked():
                    await house.answer(table, person)
        waited.append(covering.awake_for(table, 2, house.time.now()))
        house.time.move(waited[-1] or 0)
    assert waited == [ASLEEP_AFTER // 2, ASLEEP_AFTER // 4, ASLEEP_AFTER // 8, *[covering.AT_LEAST] * 3]


async def test_who_is_alone_there_asks_nobody(house: House) -> None:
    table = await waits_for_c(house, A)
    await ask(house, table, A, 2)
    assert table.seats[2].bot is not None and table.seats[2].person == C.id


async def test_not_before_a_while_nor_for_who_has_answered(house: House) -> None:
    table = await waits_for_c(house, A, after=ASLEEP_AFTER - 1)
    assert covering.asleep_shown(table, house.time.now()) == (None, None, 1)
    for seat in (0, 1, 2):
        assert await refusal(ask(house, table, A, seat)) == "not-asleep"
    assert await refusal(ask(house, table, A, 3)) == "no-such-seat"
    assert await refusal(ask(house, table, D, 2)) == "not-seated"
    house.time.move(1)
    await house.answer(table, C)
    assert await refusal(ask(house, table, A, 2)) == "not-asleep"


async def test_one_no_is_enough_and_nobody_is_asked_without_end(house: House) -> None:
    table = await waits_for_c(house, A, B)
    for _ in range(MOST_NO):
        await ask(house, table, A, 2)
        await answers(house, table, B, False)
        assert table.bot_requests.now is None and table.seats[2].person_plays
    assert await refusal(ask(house, table, A, 2)) == "takeover-enough"


async def test_it_lapses_and_who_asks_too_agrees(house: House) -> None:
    table = await waits_for_c(house, A, B)
    await ask(house, table, A, 2)
    house.time.move(REQUEST_LASTS)
    await house.host.settled()
    assert table.bot_requests.now is None and table.seats[2].person_plays
    await ask(house, table, A, 2)
    await ask(house, table, B, 2)
    assert table.seats[2].bot is not None


async def test_who_answers_meanwhile_keeps_their_seat(house: House) -> None:
    table = await waits_for_c(house, A, B)
    await ask(house, table, A, 2)
    await house.answer(table, C)
    await answers(house, table, B, True)
    assert table.seats[2].person_plays and table.bot_requests.now is None


async def test_by_day_after_half_of_the_hours_and_never_where_a_clock_answers(house: House) -> None:
    table = await waits_for_c(house, A, after=2 * HOUR - 1, clock={"type": "by-day", "hours": 4})
    assert await refusal(ask(house, table, A, 2)) == "not-asleep"
    house.time.move(1)
    await ask(house, table, A, 2)
    assert table.seats[2].bot is not None
    live = await waits_for_c(house, A, after=1_000, clock={"type": "live"})
    assert await refusal(ask(house, live, A, 2)) == "not-asleep"
    assert covering.asleep_shown(live, house.time.now()) is None


async def test_at_a_rated_table_everybody_has_all_their_hours(house: House) -> None:
    """A bot in their seat would be the last place: two who play together could see to that while a third sleeps."""
    rated = {"rated": True, "takeover": "never", "clock": {"type": "by-day", "hours": 4}}
    table = await waits_for_c(house, A, after=4 * HOUR - 1, **rated)
    assert await refusal(ask(house, table, A, 2)) == "not-asleep"
    assert covering.asleep_shown(table, house.time.now()) is None


async def test_a_killed_house_knows_who_agreed(house: House) -> None:
    table = await waits_for_c(house, A, B)
    await ask(house, table, A, 2)
    await house.kill()
    await house.start()
    again = house.table(table.id)
    assert again.bot_requests.now is not None and again.bot_requests.now.waiting == {1}
    await answers(house, again, B, True)
    # The time that the house was down is given back: they have it to answer.
    assert again.seats[2].bot is not None or again.bot_requests.now is None


async def test_nobody_is_passed_over_while_it_is_not_known_who_is_there(house: House) -> None:
    """Just after a start pages have yet to come back: who is quicker than the others decides nothing without them."""
    table = await waits_for_c(house, A)
    await house.stop()
    await house.start()
    live = house.host.live[table.id]
    again = live.table
    house.time.move(ASLEEP_AFTER)
    live.since = house.time.now() - KNOWN_AFTER + 1
    await ask(house, again, A, 2)
    assert again.bot_requests.now is not None and again.bot_requests.now.waiting == {1}
    assert again.seats[2].person_plays
    house.time.move(REQUEST_LASTS)
    await house.host.settled()
    await ask(house, again, A, 2)
    assert again.seats[2].bot is not None, "nobody else came"
