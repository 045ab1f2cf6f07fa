"""Finished 19 of 20: games played to their end at real tables, as a person's page then counts them; on both stores."""

import pytest

from caravanserai.people.past_games import PastGames
from caravanserai.people.profiles import Kept, Profiles
from caravanserai.tables.fold import keeping
from caravanserai.tables.fold.table import Table
from caravanserai.tables.log.entries import Resumed
from caravanserai.tables.log.store import Person
from tests.tables.house import A, B, C, House

pytestmark = pytest.mark.anyio

LIVE = {"type": "live", "bank": 60, "increment": 0}
HOUR = 3_600_000


async def kept(house: House, person: Person) -> Kept:
    return (await Profiles(house.store, house.time, PastGames(house.store)).mine(person)).kept


async def begun(house: House, **setting: object) -> Table:
    return await house.table_of(A, B, C, game="goofspiel", seats=3, **setting)


async def answers(house: House, table: Table, *people: Person) -> None:
    for person in people:
        if table.seat_for(person) in table.asked():
            await house.answer(table, person)


async def test_who_plays_to_the_end_saw_it_through_and_who_left_did_not(house: House) -> None:
    table = await begun(house)
    await answers(house, table, A, B, C)
    await house.host.stand(table.id, C)
    await house.play_out(table, A, B)
    assert [(one.kept, one.of) for one in [await kept(house, who) for who in (A, B, C)]] == [(1, 1), (1, 1), (0, 1)]
    await house.play_out(await begun(house), A, B, C)
    assert await kept(house, C) == Kept(1, 2, (False, True))


async def test_coming_back_forgives(house: House) -> None:
    table = await begun(house)
    await house.host.stand(table.id, C)
    await answers(house, table, A, B)
    await house.host.come_back(table.id, C)
    await house.play_out(table, A, B, C)
    assert await kept(house, C) == Kept(1, 1, (True,))


async def test_coming_back_after_the_clock_gave_the_seat_away_forgives_too(house: House) -> None:
    """A power cut at home that ended in time."""
    for back in (True, False):
        table = await begun(house, clock=LIVE)
        while table.seats[2].away != "clock":
            await answers(house, table, A, B)
            house.time.move(HOUR)
            await house.host.settled()
            for who in (A, B):  # they sit there, and are asked first
                if table.seats[table.seat_for(who)].bot is not None:
                    await house.host.come_back(table.id, who)
        if back:
            await house.host.come_back(table.id, C)
        await house.play_out(table, A, B, *[C] * back)
    assert await kept(house, C) == Kept(1, 2, (True, False))


async def test_a_leave_that_everybody_released_does_not_count(house: House) -> None:
    table = await begun(house)
    await house.host.stand(table.id, C)
    for who in (A, B):
        await house.host.do(table.id, lambda t, who=who: keeping.release(t, who.id, 2))
    await house.play_out(table, A, B)
    assert await kept(house, C) == Kept(0, 0, ()) and (await kept(house, A)).of == 1
    # Half of them is not everybody.
    table = await begun(house)
    await house.host.stand(table.id, C)
    await house.host.do(table.id, lambda t: keeping.release(t, A.id, 2))
    await house.play_out(table, A, B)
    assert await kept(house, C) == Kept(0, 1, (False,))


async def test_a_power_cut_of_the_house_costs_nobody_anything(house: House) -> None:
    table = await begun(house, clock=LIVE)
    await answers(house, table, A)
    await house.store.heartbeat(house.time.now())
    left = table.clocks.left(2, house.time.now())
    await house.kill()
    house.time.move(5 * HOUR)
    await house.start()
    table = house.table(table.id)
    stored = await house.store.load(table.id)
    assert stored is not None and any(isinstance(row.entry, Resumed) for row in stored.rows)
    assert table.clocks.left(2, house.time.now()) == left, "the time is given back"
    assert all(seat.away is None for seat in table.seats)
    await house.play_out(table, A, B, C)
    assert [(await kept(house, who)).kept for who in (A, B, C)] == [1, 1, 1]
