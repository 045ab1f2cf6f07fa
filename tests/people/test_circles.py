"""Circles: members by link, keepers, evenings, who is in; on a store of each kind."""

import asyncio
from contextlib import suppress

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.people.calendar import Entry, calendar
from caravanserai.people.circles import LASTS, MOST_CIRCLES, MOST_MEMBERS, MOST_PLANNED, Circles, Inside, shown
from caravanserai.people.deleting import Deleting
from caravanserai.people.evenings import DAY, SEEN_EVERY, Evenings, Plan
from caravanserai.people.friends import mark_of
from caravanserai.people.merging import merge
from caravanserai.tables.log.store import Person
from tests.people.conftest import People
from tests.tables.test_tables import refusal

pytestmark = pytest.mark.anyio

KEY = bytes(range(32))


class Club:
    """A circle of the first guest, and how others come in."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.circles = Circles(people.store, people.time, KEY)
        self.evenings = Evenings(self.circles)

    async def begin(self, *numbers: int) -> "Club":
        self.guests = [await self.people.guest(number) for number in numbers]
        self.id = await self.circles.make(self.guests[0], "Thursdays")
        for guest in self.guests[1:]:
            await self.comes(guest)
        return self

    async def link(self) -> str:
        found = await self.look(self.guests[0])
        return self.circles.link_secret(self.id, found.link_number)

    async def comes(self, guest: Person) -> None:
        await self.circles.join(guest, self.id, await self.link())

    async def look(self, person: Person) -> Inside:
        return await self.circles.look(person, self.id)

    async def names(self, person: Person) -> dict[str, str]:
        return {one.name: one.role for one in shown(await self.look(person))}

    async def tonight(self, **more: int) -> str:
        starts = self.people.time.now() + more.get("later", 0)
        return await self.evenings.plan(self.guests[0], self.id, Plan(starts, ("khiva",), "bring tea"))


async def test_who_has_the_link_comes_in(people: People) -> None:
    club = await Club(people).begin(1, 2)
    first, second = club.guests
    assert await club.names(second) == {"Guest 1": "keeper", "Guest 2": "member"}
    stranger = await people.guest(3)
    assert await refusal(club.look(stranger)) == "no-such-circle"
    for secret in ("", "x", "é", (await club.link())[:-1]):
        assert await refusal(club.circles.join(stranger, club.id, secret)) == "no-such-circle"
        assert await refusal(club.circles.door(None, club.id, secret)) == "no-such-circle"
    assert await refusal(club.circles.door(None, "\0", await club.link())) == "no-such-circle"
    door = await club.circles.door(None, club.id, await club.link())
    assert (door.name, door.members, door.mine) == ("Thursdays", 2, False)
    # Twice is as once; an old link leads nowhere.
    await club.comes(second)
    old = await club.link()
    await club.circles.renew_link(first, club.id)
    assert await refusal(club.circles.join(stranger, club.id, old)) == "no-such-circle"
    await club.comes(stranger)
    assert len(await club.names(first)) == 3
    (card,) = await club.circles.of(stranger)
    assert (card.id, card.role, card.members, card.next) == (club.id, "member", 3, None)


async def test_a_circle_never_is_without_a_keeper(people: People) -> None:
    club = await Club(people).begin(1, 2, 3)
    first, second, third = club.guests
    assert await refusal(club.circles.leave(first, club.id)) == "last-keeper"
    assert await refusal(club.circles.make_keeper(first, club.id, mark_of("p1"), False)) == "last-keeper"
    for act in (club.circles.renew_link, club.circles.end):
        assert await refusal(act(second, club.id)) == "keepers-only"
    assert await refusal(club.circles.make_keeper(second, club.id, mark_of("p2"), True)) == "keepers-only"
    assert await refusal(club.circles.remove(first, club.id, "nobody")) == "no-such-member"
    assert await refusal(club.circles.remove(first, club.id, mark_of("p1"))) == "no-such-member"
    await club.circles.make_keeper(first, club.id, mark_of("p2"), True)
    await club.circles.leave(first, club.id)
    assert await refusal(club.look(first)) == "no-such-circle"
    # Who is removed does not come back by the link that they knew.
    club.guests = [second, third]
    old = await club.link()
    await club.circles.remove(second, club.id, mark_of("p3"))
    assert await refusal(club.circles.join(third, club.id, old)) == "no-such-circle"
    await club.circles.rename(second, club.id, "Fridays")
    assert (await club.look(second)).name == "Fridays"
    await club.circles.end(second, club.id)
    assert await refusal(club.look(second)) == "no-such-circle"


async def test_evenings_are_planned_answered_changed_and_called_off(people: People) -> None:
    club = await Club(people).begin(1, 2)
    first, second = club.guests
    later, tonight = await club.tonight(later=DAY), await club.tonight()
    assert await refusal(club.evenings.plan(second, club.id, Plan(people.time.now(), (), ""))) == "keepers-only"
    for starts in (people.time.now() - DAY, people.time.now() + 400 * DAY):
        assert await refusal(club.evenings.plan(first, club.id, Plan(starts, (), ""))) == "evening-time"
    assert await refusal(club.evenings.answer(second, club.id, "nothing", "in")) == "no-such-evening"
    assert await refusal(club.evenings.answer(second, club.id, "\0", "in")) == "no-such-evening"
    await club.evenings.answer(second, club.id, tonight, "perhaps")
    await club.evenings.answer(second, club.id, tonight, "in")
    await club.evenings.change(first, club.id, later, Plan(people.time.now() + 2 * DAY, ("kilim", "kilim"), ""))
    found, coming, past = await club.evenings.of(first, club.id)
    assert [one.id for one in coming] == [tonight, later] and past == []
    assert coming[0].answers == {"p2": "in"} and coming[0].note == "bring tea" and coming[1].games == ("kilim",)
    # Who looks while it is on is there.
    assert coming[0].here == frozenset()
    await club.evenings.is_here(found, coming[0])
    await club.evenings.is_here(found, coming[1])
    _, coming, _ = await club.evenings.of(second, club.id)
    assert (coming[0].here, coming[1].here) == ({"p1"}, frozenset())
    people.time.move(SEEN_EVERY * 4)
    assert (await club.evenings.of(second, club.id))[1][0].here == frozenset()
    assert await refusal(club.evenings.call_off(second, club.id, later)) == "keepers-only"
    await club.evenings.call_off(first, club.id, later)
    people.time.move(LASTS)
    _, coming, past = await club.evenings.of(first, club.id)
    assert coming == [] and [one.id for one in past] == [tonight]
    for _ in range(MOST_PLANNED):
        await club.tonight()
    assert await refusal(club.tonight()) == "too-many-evenings"


async def test_circles_and_members_are_so_many(people: People) -> None:
    club = await Club(people).begin(1)
    for _ in range(MOST_CIRCLES - 1):
        await club.circles.make(club.guests[0], "More")
    assert await refusal(club.circles.make(club.guests[0], "More")) == "too-many-circles"
    for number in range(2, MOST_MEMBERS + 1):
        await club.comes(await people.guest(number))
    assert await refusal(club.comes(await people.guest(MOST_MEMBERS + 1))) == "circle-full"


async def test_a_guest_who_turns_out_to_be_somebody_is_one_member(people: People) -> None:
    club = await Club(people).begin(1, 2, 3)
    person = await people.account(4, "anna")
    await club.comes(person)
    tonight = await club.tonight()
    await club.evenings.answer(club.guests[1], club.id, tonight, "in")
    assert await merge(people.store, "p2", "p4") and await merge(people.store, "p1", "p4")
    now = Person("p4", "Guest 4", ("p1", "p2"))
    assert await club.names(now) == {"Guest 4": "keeper", "Guest 3": "member"}
    _, coming, _ = await club.evenings.of(now, club.id)
    assert coming[0].answers == {"p4": "in"}
    await club.circles.make_keeper(now, club.id, mark_of("p3"), True)
    await club.circles.leave(now, club.id)
    assert await club.names(club.guests[2]) == {"Guest 3": "keeper"}


async def test_who_is_gone_leaves_a_circle_that_goes_on(people: People) -> None:
    club = await Club(people).begin(1, 2, 3)
    tonight = await club.tonight()
    await club.evenings.answer(club.guests[0], club.id, tonight, "in")
    alone = await club.circles.make(club.guests[0], "Alone")
    await Deleting(people.store).delete("p1", people.time.now())
    assert await club.names(club.guests[1]) == {"Guest 2": "keeper", "Guest 3": "member"}
    _, coming, _ = await club.evenings.of(club.guests[1], club.id)
    assert coming[0].answers == {}
    assert await people.store.ask(lambda: club.circles.inside(club.guests[0], alone)) is None
    # A guest with a circle is kept.
    await people.store.forget_guests(people.time.now() + DAY, 100)
    assert await club.names(club.guests[1]) == {"Guest 2": "keeper", "Guest 3": "member"}


async def test_a_calendar_is_a_members_own(people: People) -> None:
    club = await Club(people).begin(1, 2)
    await club.tonight()
    feeds = {}
    for guest in club.guests:
        feeds[guest.id] = club.circles.feed_secret(club.id, guest.id, 0)
        found = await club.circles.fed(club.id, feeds[guest.id])
        assert found is not None and found[0] == "Thursdays" and len(found[1]) == 1
    await club.circles.renew_feed(club.guests[0], club.id)
    assert await club.circles.fed(club.id, feeds["p1"]) is None
    await club.circles.leave(club.guests[1], club.id)
    assert await club.circles.fed(club.id, feeds["p2"]) is None
    for circle, secret in ((club.id, ""), ("x", feeds["p1"]), ("\0", ""), (club.id, await club.link())):
        assert await club.circles.fed(circle, secret) is None


def test_a_calendar_is_written_as_rfc_5545_wants_it() -> None:
    note = "tea; cake, and\nmore " + "é" * 80
    text = calendar("Thursdays", [Entry("e1", "Thursdays: Khiva", note, "http://h/circle/x", 0, 3_600_000)], 0)
    lines = text.split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR" and lines[-2:] == ["END:VCALENDAR", ""]
    assert all(len(line.encode()) <= 75 for line in lines)
    whole = text.replace("\r\n ", "").split("\r\n")
    assert "DESCRIPTION:tea\\; cake\\, and\\nmore " + "é" * 80 in whole
    assert "DTSTART:19700101T000000Z" in whole and "DTEND:19700101T010000Z" in whole and "UID:e1@caravanserai" in whole


async def test_two_keepers_who_leave_at_once_leave_one(people: People) -> None:
    club = await Club(people).begin(1, 2)
    await club.circles.make_keeper(club.guests[0], club.id, mark_of("p2"), True)

    async def leave(guest: Person) -> None:
        with suppress(Refused):
            await club.circles.leave(guest, club.id)

    await asyncio.gather(*map(leave, club.guests))
    inside = [await people.store.ask(lambda one=one: club.circles.inside(one, club.id)) for one in club.guests]
    assert [one.me.role for one in inside if one is not None] == ["keeper"]
