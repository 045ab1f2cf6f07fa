"""Somebody is on holiday: standing orders, a bot, or a pause that all others agree to, at a table by day."""

import pytest

from caravanserai.tables.fold import covering, holidays
from caravanserai.tables.fold.clocks import HOUR
from caravanserai.tables.fold.table import Table
from caravanserai.tables.log.entries import HolidayKind
from caravanserai.tables.log.store import Person
from tests.tables.house import A, B, C, D, House
from tests.tables.test_tables import frames, refusal

pytestmark = pytest.mark.anyio

BY_DAY = {"type": "by-day", "hours": 4}
UNTIL = 10**15


async def goes(house: House, table: Table, person: Person, how: HolidayKind, holiday: int = 1) -> None:
    await house.host.do(table.id, lambda t: holidays.begin(t, {person.id}, holiday, UNTIL, how, "travel"))
    await house.host.settled()


async def is_back(house: House, table: Table, person: Person) -> None:
    await house.host.do(table.id, lambda t: holidays.end(t, {person.id}))
    await house.host.settled()


async def answers(house: House, table: Table, person: Person, yes: bool, seat: int = 2) -> None:
    await house.host.do(table.id, lambda t: holidays.answer(t, person.id, seat, yes))


async def waits_for_c(house: House, **setting: object) -> Table:
    table = await house.table_of(A, B, C, **{"clock": BY_DAY, **setting})
    await house.answer(table, A)
    await house.answer(table, B)
    assert table.asked() == [2]
    return table


async def test_a_bot_plays_until_they_are_back(house: House) -> None:
    table = await waits_for_c(house)
    listener = await house.host.listen(table.id, A, None)
    await goes(house, table, C, "bot")
    assert table.seats[2].bot is not None and 2 not in table.asked()
    told = [event for frame in await frames(listener) for event in frame.get("events", ())]
    assert {"type": "HolidayBegan", "seat": 2, "until": UNTIL, "how": "bot"} in told
    hello = (await frames(await house.host.listen(table.id, None, None)))[0]
    shown = {"seat": 2, "until": UNTIL, "how": "bot", "words": "travel", "waiting": []}
    assert hello["now"]["holidays"] == [shown]
    await is_back(house, table, C)
    assert table.seats[2].person_plays and holidays.holidays_shown(table) == ()


async def test_who_comes_back_to_a_table_is_back_there_and_stays_so(house: House) -> None:
    table = await waits_for_c(house)
    await goes(house, table, C, "bot")
    await house.host.come_back(table.id, C)
    assert table.seats[2].person_plays and not table.away.now
    await goes(house, table, C, "bot")
    assert table.seats[2].person_plays and not table.away.now
    await goes(house, table, C, "bot", holiday=2)
    assert table.seats[2].bot is not None


async def test_orders_leave_everything_as_it_is(house: House) -> None:
    table = await waits_for_c(house)
    await goes(house, table, C, "orders")
    assert table.asked() == [2] and table.clocks.deadline(2) is not None
    await house.answer(table, C)
    assert not table.away.now


async def test_all_others_agree_and_the_clock_stands_still(house: House) -> None:
    table = await waits_for_c(house)
    await goes(house, table, C, "pause")
    assert table.clocks.deadline(2) is not None
    assert await refusal(answers(house, table, C, True)) == "takeover-not-yours"
    assert await refusal(answers(house, table, D, True)) == "not-seated"
    assert await refusal(answers(house, table, A, True, seat=1)) == "takeover-gone"
    await answers(house, table, A, True)
    assert await refusal(answers(house, table, A, True)) == "takeover-not-yours"
    await answers(house, table, B, True)
    assert table.clocks.deadline(2) is None
    house.time.move(9 * HOUR)
    await house.host.settled()
    assert table.asked() == [2] and table.seats[2].person_plays
    assert covering.asleep_shown(table, house.time.now()) == (None, None, None)
    await house.kill()
    await house.start()
    again = await house.host.look(table.id)
    assert again.clocks.deadline(2) is None
    await is_back(house, again, C)
    assert again.clocks.left(2, house.time.now()) == 4 * HOUR


async def test_one_no_and_the_clock_goes_on(house: House) -> None:
    table = await waits_for_c(house)
    await goes(house, table, C, "pause")
    await answers(house, table, B, False)
    assert table.clocks.deadline(2) is not None
    assert await refusal(answers(house, table, A, True)) == "takeover-gone"
    house.time.move(4 * HOUR)
    await house.host.settled()
    assert table.seats[2].missed == 1


async def test_nobody_waits_for_the_yes_of_who_left(house: House) -> None:
    table = await waits_for_c(house)
    await goes(house, table, C, "pause")
    await answers(house, table, A, True)
    await house.host.stand(table.id, B)
    await house.host.settled()
    assert 2 in table.clocks.paused


async def test_who_comes_back_is_asked_what_others_agreed_to_without_them(house: House) -> None:
    """Whoever waits until somebody's clock has run out does not get a month for it."""
    table = await waits_for_c(house)
    await house.host.stand(table.id, B)
    await goes(house, table, C, "pause")
    await answers(house, table, A, True)
    assert 2 in table.clocks.paused
    await house.host.come_back(table.id, B)
    assert 2 not in table.clocks.paused and table.clocks.deadline(2) is not None
    assert [one.waiting for one in holidays.holidays_shown(table)] == [(1,)]
    await house.host.stand(table.id, A)
    await house.host.come_back(table.id, A)
    assert [one.waiting for one in holidays.holidays_shown(table)] == [(1,)], "who agreed has agreed"
    await answers(house, table, B, False)
    assert table.clocks.deadline(2) is not None


async def test_only_where_hours_are_given_for_an_answer(house: House) -> None:
    table = await waits_for_c(house, clock={"type": "relaxed"})
    await goes(house, table, C, "bot")
    assert table.seats[2].person_plays and not table.away.told
