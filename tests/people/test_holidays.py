"""Holidays: bounded, told to all tables by day of somebody, over by coming back; and no news of turns meanwhile."""

import msgspec
import pytest

from caravanserai.people import holiday_statements as sql
from caravanserai.people.channels import Channels
from caravanserai.people.friends import Friends
from caravanserai.people.holidays import AGAIN, AT_A_TIME, DAY, MOST, MOST_A_YEAR, YEAR, Holidays, NewHoliday
from caravanserai.people.outbox import Cause, Outbox
from caravanserai.people.tickets import NewTicket, Tickets
from caravanserai.tables.log.talks import Talk
from tests.tables.house import A, B, C, House
from tests.tables.test_tables import refusal

pytestmark = pytest.mark.anyio

BY_DAY = {"type": "by-day", "hours": 336}


def office(house: House) -> Holidays:
    return Holidays(house.host, house.store, house.time)


def days(house: House, first: int, many: int) -> NewHoliday:
    start = house.time.now() + first * DAY
    return NewHoliday(start, start + many * DAY, "bot")


async def by_day(house: House) -> str:
    return (await house.table_of(A, B, seats=2, clock=BY_DAY)).id


async def has_bot(house: House, table: str, seat: int = 0) -> bool:
    """As it is now: a table may have left memory meanwhile."""
    return (await house.host.look(table)).seats[seat].bot is not None


async def test_tables_by_day_are_told_when_it_begins_and_when_it_ends(house: House) -> None:
    away = office(house)
    table, relaxed = await by_day(house), (await house.table_of(A, C, seats=2)).id
    mine = await away.begin(A, days(house, 1, 3))
    assert mine.holiday is not None and mine.days_left == MOST_A_YEAR - 3
    await away.look()
    assert not await has_bot(house, table)
    house.time.move(DAY)
    await away.look()
    assert [await has_bot(house, one) for one in (table, relaxed)] == [True, False] and not await has_bot(
        house, table, 1
    )
    # A game that begins meanwhile.
    later = await by_day(house)
    house.time.move(AGAIN)
    await away.look()
    assert await has_bot(house, later)
    house.time.move(3 * DAY)
    await away.look()
    assert not await has_bot(house, table) and not await has_bot(house, later)
    assert (await away.of(A)).holiday is None


async def test_coming_back_ends_it_and_gives_days_back(house: House) -> None:
    away = office(house)
    table = await by_day(house)
    await away.begin(A, days(house, 0, 10))
    await away.look()
    assert await has_bot(house, table)
    assert await refusal(away.begin(A, days(house, 0, 2))) == "holiday-set"
    house.time.move(2 * DAY)
    mine = await away.end(A)
    assert mine.holiday is None and mine.days_left == MOST_A_YEAR - 2
    await away.look()
    assert not await has_bot(house, table)
    await away.begin(A, days(house, 5, 10))
    assert (await away.end(A)).days_left == MOST_A_YEAR - 2


async def test_days_are_bounded_and_forgotten_after_a_year(house: House) -> None:
    away = office(house)
    for wrong in (days(house, 0, MOST + 1), days(house, 0, 0), days(house, -9, 5), days(house, 200, 1)):
        assert await refusal(away.begin(A, wrong)) == "holiday-dates"
    for _ in range(MOST_A_YEAR // MOST):
        await away.begin(A, days(house, 0, MOST))
        house.time.move(MOST * DAY)
        await away.look()
    assert (await away.of(A)).days_left == 0
    assert await refusal(away.begin(A, days(house, 0, 1))) == "holiday-days"
    house.time.move(YEAR)
    await away.look()
    assert (await away.of(A)).days_left == MOST_A_YEAR
    assert not await house.store.ask(lambda: (yield "SELECT 1 FROM holidays", ()))


async def test_a_killed_house_tells_them_all_the_same(house: House) -> None:
    table = await by_day(house)
    await office(house).begin(A, days(house, 0, 3))
    await house.kill()
    await house.start()
    await office(house).look()
    assert await has_bot(house, table)


async def test_no_news_of_turns_meanwhile_and_no_seat_by_ticket(house: House) -> None:
    away, outbox, time = office(house), Outbox(house.store, house.time), house.time
    await Channels(house.store, time).add_hook(A, "json", "https://chat.example/hook", "en")
    await away.begin(A, days(house, 0, 3))
    await outbox.put_all([Cause(A.id, "turn", "turn:t:1.0", "t", "khiva"), Cause(A.id, "over", "over:t", "t", "khiva")])
    lines = await house.store.ask(lambda: (yield "SELECT key FROM outbox", ()))
    assert [key for (key,) in lines] == ["over:t"]
    tickets = Tickets(house.host, house.store, Friends(house.store, time), time)
    evening = NewTicket("khiva", 2, tuple(range(18, 24)), 60, 24, "en")
    for person in (A, B):
        await tickets.leave(person, evening)
    await tickets.look()
    assert len(await tickets.of(A)) == len(await tickets.of(B)) == 1
    await away.end(A)
    await tickets.leave(B, msgspec.structs.replace(evening, seats=3))
    await tickets.look()
    assert not await tickets.of(A)


async def test_many_holidays_of_others_keep_nobodys_waiting(house: House) -> None:
    def flood() -> Talk[None]:
        now = house.time.now()
        for number in range(AT_A_TIME):
            yield sql.ADD, (C.id, number, now, now + DAY, "orders", None, now)

    await house.store.change(flood)
    house.time.move(1)
    away, table = office(house), await by_day(house)
    await away.begin(A, days(house, 0, 1))
    await away.look()
    assert await has_bot(house, table)
