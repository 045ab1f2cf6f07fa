"""A guest turns out to be somebody: nothing is lost, nothing comes twice, and no hand is shown to another."""

from collections.abc import Sequence
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caravanserai.engine.game import SPECTATOR
from caravanserai.people import merging as merging_module
from caravanserai.people.friends import Friends, Target
from caravanserai.people.merging import merge
from caravanserai.people.owner import Owner
from caravanserai.people.past_games import PastGames
from caravanserai.people.statements import ADD_KEY
from caravanserai.tables import daily
from caravanserai.tables.daily import Daily
from caravanserai.tables.log.entries import Row
from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from tests.people.conftest import People
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, House
from tests.tables.storing import line, opened

pytestmark = pytest.mark.anyio
EVERY = ("open", "playing", "over", "closed")


async def as_it_is(store: Store, device: str) -> Person:
    found = await store.person_by_token(device)
    assert found is not None
    return found


async def merged(house: House, guest: Person, person: Person, device: str = "new device") -> Person:
    """As a device knows them on which the guest played and then signed in."""
    assert await merge(house.store, guest.id, person.id)
    await house.store.add_token(person.id, device, house.time.now(), None, guest.id)
    return await as_it_is(house.store, device)


async def games_of(store: Store, person: str) -> list[str]:
    return sorted(table.id for table in await store.tables_of(person, EVERY))


async def test_seats_games_and_lists_of_the_guest_are_theirs(house: House) -> None:
    own, guests = await house.table_of(A, C, bots={2: "greedy"}), await house.table_of(B, C, bots={2: "greedy"})
    over = await house.table_of(B, bots={1: "greedy", 2: "greedy"})
    await house.play_out(over, B)
    both = await merged(house, B, A)
    assert (both.id, both.also, both.was) == (A.id, (B.id,), B.id)
    assert await games_of(house.store, A.id) == sorted([own.id, guests.id, over.id])
    assert [one.id for one in await PastGames(house.store).finished(both, 9)] == [over.id]
    assert await house.store.seats_of(both.ids, [own.id, guests.id, over.id]) == {own.id: 0, guests.id: 0, over.id: 0}
    for table in (own, guests):
        listener = await house.host.listen(table.id, both, None)
        assert listener.viewer == 0
    assert await house.host.waits_for(guests.id, both)
    await house.play_out(house.table(guests.id), both, C)
    assert house.table(guests.id).status == "over"


async def test_the_guests_other_devices_stay_the_guests(house: House) -> None:
    own = await house.table_of(A, C, bots={2: "greedy"})
    assert await merge(house.store, B.id, A.id)
    found = await as_it_is(house.store, f"token of {B.id}")
    assert found == B
    assert await games_of(house.store, B.id) == []
    assert house.table(own.id).seat_for(found) == SPECTATOR


async def test_both_at_one_table_stay_two_seats(house: House) -> None:
    table = await house.table_of(A, B, C)
    here = await merged(house, B, A, "was the guest's")
    there = await as_it_is(house.store, f"token of {A.id}")
    assert there.also == (B.id,) and there.was is None
    held = house.table(table.id)
    assert (held.seat_for(here), held.seat_for(there)) == (1, 0)
    assert (await house.host.listen(table.id, here, None)).viewer == 1
    assert (await house.host.listen(table.id, there, None)).viewer == 0
    assert await house.store.seats_of(here.ids, [table.id]) == {table.id: 1}
    assert await house.store.seats_of(there.ids, [table.id]) == {table.id: 0}
    await house.play_out(held, here, there, C)
    assert held.status == "over" and await games_of(house.store, A.id) == [table.id]
    again = await house.host.rematch(table.id, here)
    assert house.table(again).seat_for(here) == 1
    await house.host.sit(again, there, None)
    assert [seat.person for seat in house.table(again).seats] == [A.id, B.id, None]


async def test_who_left_one_hand_is_not_given_the_other(house: House) -> None:
    """The device that saw the guest's hand does not see the account's when somebody took the guest's seat over."""
    table = await house.table_of(A, B, C, takeover="open")
    here = await merged(house, B, A)
    await house.host.stand(table.id, here)
    newcomer = Person("newcomer", "Newcomer")
    await house.people(newcomer)
    await house.host.take_over(table.id, newcomer, 1)
    held = house.table(table.id)
    assert held.seats[1].person == newcomer.id
    assert held.seat_for(here) == SPECTATOR
    assert held.seat_for(await as_it_is(house.store, f"token of {A.id}")) == 0


async def test_two_tries_at_a_days_deal_count_once_and_hide_each_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "BOT", "level1")
    days = Daily(house.host, house.store, house.time, b"key")
    first = house.table(await days.open(B, "khiva"))
    house.time.move(1_000)
    second = house.table(await days.open(A, "khiva"))
    await house.play_out(first, B)
    both = await merged(house, B, A)
    day = days.today()
    assert [one.summary.id for one in await days.games_of(day, "khiva", both)] == [first.id, second.id]
    known = await house.host.known(first.id)
    assert not await days.may_see(known, both), "the other try is still played"
    assert await days.may_see(await house.host.known(second.id), both), "it can be played on"
    await house.play_out(second, both)
    assert await days.may_see(await house.host.known(first.id), both)
    standings = await days.standings(day, "khiva", both.id)
    assert [(one.game.person, one.game.summary.id) for one in standings.shown] == [(A.id, first.id)]
    assert await days.open(both, "khiva") == first.id


async def test_who_moderates_is_nobodys_guest_and_nobody_is_guests_without_end(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merging_module, "MOST_GUESTS", 3)
    person, keyless = await people.account(1, "anna"), await people.guest(2)
    await Owner(people.store).make_moderator(keyless.id, people.time.now())
    assert not await merge(people.store, keyless.id, person.id), "they would judge what is about the other"
    guests = [(await people.guest(number)).id for number in range(3, 8)]
    assert [await merge(people.store, guest, person.id) for guest in guests] == [True] * 3 + [False] * 2
    assert await merge(people.store, guests[0], person.id), "already"


async def test_a_guest_with_a_key_is_an_account_of_its_own(people: People) -> None:
    anna, other = await people.account(1, "anna"), await people.account(2, "other")
    guest = await people.guest(3)
    assert not await merge(people.store, other.id, anna.id)
    assert not await merge(people.store, anna.id, anna.id) and not await merge(people.store, "nobody", anna.id)
    assert await merge(people.store, guest.id, anna.id) and await merge(people.store, guest.id, anna.id)
    assert not await merge(people.store, guest.id, other.id), "they are somebody already"
    assert (await as_it_is(people.store, "device 1")).also == (guest.id,)


NEW = count()


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(merges=st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=8), keys=st.sets(st.integers(0, 4)))
async def test_whoever_turns_out_to_be_whom_nothing_is_lost_or_doubled(
    people: People, merges: Sequence[tuple[int, int]], keys: set[int]
) -> None:
    """Each game, and each block, is found with exactly one who is nobody else; and to merge twice is to merge once."""
    run, friends = next(NEW), Friends(people.store, people.time)
    ids = [f"{run}-{number}" for number in range(5)]
    for number, one in enumerate(ids):
        await people.store.add_person(Person(one, "Guest"), f"device {one}", 1)
        await people.store.create(line(f"table {one}"), "secret", one, [Row(0, 1, opened().entry)])
        await friends.block(Person(one, "Guest"), Target(f"@{one}", f"@{one}", None))
        if number in keys:
            await people.store.change(partial(added_key, one))
    into = dict(enumerate(ids))
    for guest, person in [*merges, *merges]:
        may = guest != person and into[person] == ids[person]
        was_free = into[guest] == ids[guest] and guest not in keys
        done = may and (was_free or into[guest] == ids[person])
        assert await merge(people.store, ids[guest], ids[person]) == done
        if done:
            into = {one: ids[person] if root in (ids[guest],) else root for one, root in into.items()}
    for number, one in enumerate(ids):
        theirs = [f"table {ids[other]}" for other, root in into.items() if root == one]
        if into[number] == one:
            assert await games_of(people.store, one) == sorted(theirs)
            blocked = (await friends.of(Person(one, "Guest"))).blocked
            assert sorted(f"table {line.key[1:]}" for line in blocked) == sorted(theirs)
            assert sorted((await as_it_is(people.store, f"device {one}")).ids) == sorted(t.split()[1] for t in theirs)
        else:
            assert await games_of(people.store, one) == [f"table {one}"]


def added_key(person: str) -> Talk[None]:
    yield ADD_KEY, (f"key of {person}", person, "passkey", "", b"x", None, 0, 1)


async def heard(path: Path, *, merging: bool) -> dict[int, list[bytes]]:
    """All that is sent to two seats in a game, of two people or of one who sits there twice."""
    house = await House(path, FakeTime(), new_secret=lambda: "ab" * 32, new_id=lambda: "table").start()
    await house.people(A, B, C)
    table = await house.table_of(A, B, C)
    first, second = A, B
    if merging:
        second = await merged(house, B, A)
        first = await as_it_is(house.store, f"token of {A.id}")
        assert first.ids != second.ids and {*first.ids} == {*second.ids}
    frames: dict[int, list[bytes]] = {0: [], 1: []}
    for seat, person in enumerate((first, second)):
        listener = await house.host.listen(table.id, person, None)
        frames[seat].append(listener._queue.get_nowait() or b"")
        while not listener._queue.empty():
            frames[seat].append(listener._queue.get_nowait() or b"")
        listener.at_once = lambda frame, seat=seat: frames[seat].append(frame) is None
    await house.play_out(table, first, second, C)
    await house.stop()
    return frames


@pytest.mark.sqlite
async def test_who_sits_twice_is_sent_what_two_are_sent_byte_for_byte(tmp_path: Path) -> None:
    """So no secret of one seat reaches the other."""
    two = await heard(tmp_path / "two.db", merging=False)
    one = await heard(tmp_path / "one.db", merging=True)
    assert len(two[0]) > 20
    assert one == two
