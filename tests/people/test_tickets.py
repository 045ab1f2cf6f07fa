"""By day: tickets with hours; the house seats people whose hours meet."""

import asyncio
from datetime import UTC, date, datetime
from functools import partial

import msgspec
import pytest

from caravanserai.people import ticket_statements as sql
from caravanserai.people.friends import Friends
from caravanserai.people.tickets import (
    AT_A_TIME,
    LOST_AFTER,
    MOST,
    PATIENCE,
    STANDS,
    NewTicket,
    Ticket,
    Tickets,
    quarters,
)
from caravanserai.tables.fold.table import Table
from caravanserai.tables.log.clock_setting import ByDay
from caravanserai.tables.log.store import Person
from caravanserai.tables.log.talks import Talk
from tests.servers.postgres import Postgres
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, D, House
from tests.tables.test_tables import refusal

pytestmark = pytest.mark.anyio

EVENING = NewTicket("khiva", 2, tuple(range(18, 24)), 60, 24, "en")
MORNING = msgspec.structs.replace(EVENING, hours=tuple(range(6, 12)))


def office(house: House) -> Tickets:
    return Tickets(house.host, house.store, Friends(house.store, house.time), house.time)


async def games_of(house: House, person: Person) -> list[str]:
    return [one.id for one in await house.store.tables_of(person.id, ("open", "playing"))]


async def seated(house: House, *people: Person) -> Table:
    """The one table where all of them sit, whose game has begun."""
    tables = [await games_of(house, person) for person in people]
    assert all(one == tables[0] and len(one) == 1 for one in tables), tables
    table = await house.host.look(tables[0][0])
    assert table.status == "playing" and all(table.seat_for(person) >= 0 for person in people)
    return table


async def test_people_whose_hours_meet_are_seated_and_their_game_begins(house: House) -> None:
    tickets = office(house)
    await tickets.leave(A, EVENING)
    await tickets.leave(B, MORNING)
    await tickets.look()
    assert await games_of(house, A) == await games_of(house, B) == []
    # Six in the evening at A's place is eleven in the morning at C's.
    await tickets.leave(C, msgspec.structs.replace(MORNING, hours=(11, 12), ahead=-360))
    await tickets.look()
    table = await seated(house, A, C)
    assert table.opened.setting.clock == ByDay(24)
    assert [await tickets.of(person) for person in (A, C)] == [[], []] and len(await tickets.of(B)) == 1


async def test_tickets_are_listed_withdrawn_and_expire(house: House) -> None:
    tickets = office(house)
    made = await tickets.leave(A, EVENING)
    assert await tickets.of(A) == [made] and made.hours == EVENING.hours
    assert await refusal(tickets.withdraw(B, made.id)) == "no-such-ticket"
    await tickets.withdraw(A, made.id)
    assert await refusal(tickets.withdraw(A, made.id)) == "no-such-ticket"
    for _ in range(MOST):
        await tickets.leave(A, EVENING)
    assert await refusal(tickets.leave(A, EVENING)) == "too-many-tickets"
    # Never with oneself.
    await tickets.look()
    assert await games_of(house, A) == []
    house.time.move(STANDS)
    assert await tickets.of(A) == []
    await tickets.leave(B, EVENING)
    await tickets.look()
    assert await games_of(house, B) == []


async def test_what_cannot_be_is_refused(house: House) -> None:
    tickets = office(house)
    for wrong, code in (
        ({"hours": ()}, "no-hours"),
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 9}, "seat-count"),
        ({"level": "oracle"}, "unknown-bot"),
        ({"zone": "Khiva/Bazaar"}, "no-such-zone"),
        ({"zone": "../../etc/passwd"}, "no-such-zone"),
    ):
        assert await refusal(tickets.leave(A, msgspec.structs.replace(EVENING, **wrong))) == code
    assert await tickets.of(A) == []


async def test_who_is_kept_apart_is_not_seated_together(house: House) -> None:
    tickets = office(house)
    who = await tickets.friends.by_id(B.id)
    assert who is not None
    await tickets.friends.block(A, who)
    for person in (A, B):
        await tickets.leave(person, EVENING)
        house.time.move(1)
    await tickets.look()
    assert await games_of(house, A) == await games_of(house, B) == []
    await tickets.leave(C, EVENING)
    await tickets.look()
    await seated(house, A, C)
    assert await games_of(house, B) == []


async def test_nobody_starves_after_a_while_bots_have_the_other_seats(house: House) -> None:
    tickets = office(house)
    of_four = msgspec.structs.replace(EVENING, seats=4)
    for person in (A, B):
        await tickets.leave(person, of_four)
    await tickets.look()
    assert await games_of(house, A) == []
    house.time.move(PATIENCE)
    await tickets.look()
    table = await seated(house, A, B)
    assert [seat.bot is not None for seat in table.seats] == [False, False, True, True]


def flood(house: House) -> Talk[None]:
    """Those of strangers who want what nobody wants, each something else, were there before."""
    for number in range(AT_A_TIME):
        now = house.time.now()
        values = ("khiva", 3, 1, 0, number + 1, "level3", "en", None, None, now, now + STANDS)
        yield sql.ADD, (f"ticket{number}", D.id, *values)


async def test_however_many_tickets_wait_nobody_is_pushed_out(house: House) -> None:
    await house.store.change(partial(flood, house))
    house.time.move(1)
    tickets = office(house)
    for person in (A, B):
        await tickets.leave(person, EVENING)
    await tickets.look()
    await seated(house, A, B)


async def test_whoever_leaves_more_than_are_looked_at_keeps_nobody_from_a_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravanserai.people.tickets.MOST_READ", AT_A_TIME)
    await house.store.change(partial(flood, house))
    house.time.move(1)
    tickets = office(house)
    for person in (A, B):
        await tickets.leave(person, EVENING)
    await tickets.look()
    assert await games_of(house, A) == []
    await tickets.look()
    await seated(house, A, B)
    # And from the beginning again.
    for person in (B, C):
        await tickets.leave(person, msgspec.structs.replace(EVENING, seats=3))
    await tickets.leave(A, msgspec.structs.replace(EVENING, seats=3))
    await tickets.look()
    await tickets.look()
    assert len(await games_of(house, C)) == 1


async def test_a_ticket_survives_a_kill_and_a_node_that_died_with_it(house: House) -> None:
    tickets = office(house)
    first = await tickets.leave(A, EVENING)
    await tickets.leave(B, EVENING)

    def claimed() -> Talk[None]:
        yield sql.CLAIM, ("a-table-that-never-came", house.time.now(), first.id)

    await house.store.change(claimed)
    await house.kill()
    await house.start()
    tickets = office(house)
    await tickets.look()
    assert await tickets.of(A) == [first] and await games_of(house, A) == []
    assert await refusal(tickets.withdraw(A, first.id)) == "no-such-ticket"
    house.time.move(LOST_AFTER + 1)
    await tickets.look()
    await seated(house, A, B)


async def test_two_nodes_seat_everybody_once(postgres: Postgres) -> None:
    name = await postgres.new_database(await postgres.template())
    time = FakeTime()
    houses = [await House(postgres.url(name), time).start() for _ in range(2)]
    await houses[0].people(A, B, C, D)
    offices = [office(house) for house in houses]
    for person in (A, B, C, D):
        await offices[0].leave(person, EVENING)
    await asyncio.gather(*(one.look() for one in offices))
    await offices[0].look()
    tables = [await games_of(houses[0], person) for person in (A, B, C, D)]
    assert all(len(one) == 1 for one in tables) and len({one[0] for one in tables}) == 2
    for house in houses:
        await house.stop()
    await postgres.drop(name)


def test_hours_are_those_of_the_person() -> None:
    def at(hours: tuple[int, ...], ahead: int, zone: str | None = None, day: date = date(2026, 1, 1)) -> int:
        now = int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1_000)
        return quarters(Ticket("t", "khiva", 2, hours, ahead, 24, "level3", 0, 0, zone), now)

    assert at((0,), 0) == 0b1111
    assert at((1,), 60) == at((0,), 0) == at((23,), -60)
    assert at((5,), 330) == 0b1111 << 94 & (1 << 96) - 1 | 0b1111 >> 2
    assert at(tuple(range(24)), 345) == (1 << 96) - 1
    # Clocks are changed while a ticket stands: what they show counts, not how far ahead they were.
    assert at((8,), 60, "Europe/Paris", date(2026, 3, 28)) == at((7,), 0)
    assert at((8,), 60, "Europe/Paris", date(2026, 3, 30)) == at((6,), 0)
    assert at((6,), 0, "Asia/Kathmandu") == at((6,), 345)
    # A zone that a later list of zones no longer has.
    assert at((8,), 60, "Khiva/Bazaar") == at((8,), 60)


async def test_who_is_as_strong_comes_first_and_who_waited_long_before_them(house: House) -> None:
    ratings = {A: 1_500, B: 900, C: 1_450, D: None}

    async def rating_of(person: Person, game: str, seats: int) -> int | None:
        return ratings[person]

    tickets = Tickets(house.host, house.store, Friends(house.store, house.time), house.time, rating_of)
    paris = msgspec.structs.replace(EVENING, zone="Europe/Paris")
    for person in (A, B, C):
        await tickets.leave(person, paris)
        house.time.move(1)
    assert (await tickets.of(A))[0].zone == "Europe/Paris"
    await tickets.look()
    await seated(house, A, C)
    assert await games_of(house, B) == []
    # Whoever is there plays with who has waited, however strong.
    await tickets.leave(D, paris)
    await tickets.look()
    await seated(house, B, D)
