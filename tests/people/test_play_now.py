"""Play now: a game begins at once with bots, and whoever presses early enough has a bot's seat in it."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import msgspec
import pytest

from caravanserai.bots.ladder import tables_of
from caravanserai.bots.offered import middle
from caravanserai.engine.game import SPECTATOR
from caravanserai.people.friends import Friends
from caravanserai.people.pairing import Gathering, Newcomer, in_order
from caravanserai.people.play_now import SEEN_EVERY, SEEN_WITHIN, TWICE_WITHIN, Found, PlayNow, Wish
from caravanserai.tables.fold.early import FIRST_PART, FIRST_QUESTIONS, is_early
from caravanserai.tables.fold.gathering import hand_over, open_seats
from caravanserai.tables.fold.table import Table
from caravanserai.tables.log.entries import Gathers, Opened, Returned
from caravanserai.tables.log.store import Person
from tests.servers.postgres import Postgres
from tests.tables.fake_time import FakeTime
from tests.tables.house import NONCE, A, B, C, D, House
from tests.tables.test_tables import refusal

pytestmark = pytest.mark.anyio

KHIVA = Wish("khiva", "relaxed", "en")
OF_TWO = Wish("khiva", "live", "en", seats=2)


class Button:
    """The button at one node, and people whose page is open wherever they sit."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.friends = Friends(house.store, house.time)
        self.play_now = PlayNow(house.host, house.store, self.friends, house.time)
        self.opened = 0

    async def press(self, person: Person, wish: Wish = KHIVA, *, may_join: bool = True) -> Found:
        found = await self.play_now.press(person, wish, NONCE, self._may_open, lambda: may_join)
        await self.house.host.listen(found.table, person, None)
        await self.house.host.settled()
        return found

    async def _may_open(self) -> None:
        self.opened += 1

    def table(self, found: Found) -> Table:
        return self.house.table(found.table)


@pytest.fixture
def button(house: House) -> Button:
    return Button(house)


async def first_part_over(button: Button, table: Table, *people: Person) -> None:
    while table.gathers:
        for person in people:
            if table.seat_for(person) in table.asked():
                await button.house.answer(table, person)


async def test_the_game_begins_at_once_and_who_presses_too_has_a_bots_seat(button: Button) -> None:
    alone = await button.press(A)
    table = button.table(alone)
    assert (
        not alone.joined and table.status == "playing" and [s.bot is None for s in table.seats] == [True] + [False] * 3
    )
    met = await button.press(B)
    assert met == Found(alone.table, True) and button.opened == 1
    assert table.seat_of(B.id) == 1 and table.seats[1].person_plays
    assert await button.press(C) == await button.press(D) == Found(alone.table, True)
    assert open_seats(table) == [] and all(seat.person_plays for seat in table.seats)
    await button.house.play_out(table, A, B, C, D)
    assert table.status == "over"


async def test_who_presses_twice_is_where_they_were(button: Button) -> None:
    first, again = await asyncio.gather(button.press(A), button.press(A))
    assert first.table == again.table and button.opened == 1
    button.house.time.move(TWICE_WITHIN)
    await button.play_now.see()
    assert (await button.press(A)).table != first.table


async def test_blocks_hold_whoever_blocked(button: Button) -> None:
    for blocker, blocked, game in ((A, B, "khiva"), (B, A, "kilim")):
        who = await button.friends.by_id(blocked.id)
        assert who is not None
        await button.friends.block(blocker, who)
        wish = msgspec.structs.replace(KHIVA, game=game)
        first, second = await button.press(A, wish), await button.press(B, wish)
        assert first.table != second.table
        await button.friends.unblock(blocker, who.key)
    # Also where the line for lists does not say so: the row is what decides.
    table = button.table(await button.press(C))
    assert await refusal(button.house.host.do(table.id, partial(hand_over, person=D, apart=frozenset({C.id})))) == (
        "seat-taken"
    )


async def test_nobody_meets_themselves(button: Button) -> None:
    """Not on another device, nor as the guest that they were."""
    found = await button.press(A)
    somebody = Person(B.id, B.name, also=(A.id,), was=A.id)
    button.house.time.move(TWICE_WITHIN)
    await button.play_now.see()
    assert (await button.press(somebody)).table != found.table


async def test_when_the_first_part_is_over_nobody_comes_but_people_may_watch(button: Button) -> None:
    table = button.table(await button.press(A))
    assert await refusal(button.house.host.listen(table.id, B, None)) == "still-gathering"
    assert await refusal(button.house.host.listen(table.id, None, None)) == "still-gathering"
    await first_part_over(button, table, A)
    assert table.status == "playing" and open_seats(table) == []
    assert (await button.press(B)).table != table.id
    await button.house.host.listen(table.id, C, None)


async def test_a_seat_that_a_person_held_is_nobodys_and_no_one_is_sent_where_nobody_plays(button: Button) -> None:
    table = button.table(await button.press(A, msgspec.structs.replace(KHIVA, seats=3)))
    await button.press(B, msgspec.structs.replace(KHIVA, seats=3))
    await button.house.host.stand(table.id, B)
    assert open_seats(table) == [2]
    await button.house.host.stand(table.id, A)
    assert (await button.press(C, msgspec.structs.replace(KHIVA, seats=3))).table != table.id
    assert (
        await refusal(button.house.host.do(table.id, partial(hand_over, person=B, apart=frozenset()))) == "seat-taken"
    )


async def test_nobody_is_sent_where_the_page_was_closed(button: Button) -> None:
    found = await button.press(A)
    live = button.house.host.live[found.table]
    for listener in [*live.audience.listeners]:
        button.house.host.leave(found.table, listener)
    button.house.time.move(SEEN_WITHIN + 1)
    await button.play_now.see()
    assert (await button.press(B)).table != found.table


async def test_where_somebody_stays_people_come_later_too(button: Button) -> None:
    found = await button.press(A)
    for _ in range(2 * SEEN_WITHIN // SEEN_EVERY):
        button.house.time.move(SEEN_EVERY)
        await button.play_now.see()
    assert (await button.press(B)).table == found.table


async def test_a_newcomer_has_a_whole_clock(button: Button) -> None:
    table = button.table(await button.press(A, OF_TWO))
    table.clocks.bank[1] = 11_000
    await button.press(B, OF_TWO)
    assert table.clocks.bank[1] == 300_000 and not table.opened.setting.hints


async def test_who_chose_no_bots_has_some_of_their_strength(button: Button) -> None:
    rungs = next(one for one in tables_of("khiva") if one.seats == 4)
    ratings = {A: rungs.ratings[-1].rating + 300, B: rungs.ratings[0].rating - 40, C: None, D: 1_000}

    async def rating_of(person: Person, game: str, seats: int) -> int | None:
        return ratings[person]

    button.play_now.rating_of = rating_of
    for person, bot in ((A, rungs.ratings[-1].bot), (B, rungs.ratings[0].bot), (C, middle("khiva"))):
        found = await button.press(person, may_join=False)
        assert {seat.bot for seat in button.table(found).seats if seat.bot} == {bot}
    chosen = await button.press(D, msgspec.structs.replace(KHIVA, level="level1"), may_join=False)
    assert button.table(chosen).seats[1].bot == "level1"


async def test_what_is_wrong_is_said_and_changes_nothing(button: Button) -> None:
    for wish, code in (
        (msgspec.structs.replace(KHIVA, game="chess"), "unknown-game"),
        (msgspec.structs.replace(KHIVA, seats=9), "seat-count"),
        (msgspec.structs.replace(KHIVA, seats=0), "seat-count"),
        (msgspec.structs.replace(KHIVA, level="oracle"), "unknown-bot"),
    ):
        assert await refusal(button.press(A, wish)) == code
    assert button.opened == 0 and not button.house.host.live


async def test_two_newcomers_for_one_seat(button: Button) -> None:
    """One of them has it, the other begins a game; a row too late is refused."""
    first = await button.press(A, OF_TWO)
    one, two = await asyncio.gather(button.press(B, OF_TWO), button.press(C, OF_TWO))
    assert {one.joined, two.joined} == {True, False} and first.table in (one.table, two.table)
    late = partial(hand_over, person=D, apart=frozenset[str]())
    assert await refusal(button.house.host.do(first.table, late)) == "seat-taken"


async def test_a_house_that_is_being_updated_seats_people_with_bots_as_before(
    button: Button, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = type(button.house.host.services.attendance)
    monkeypatch.setattr(kind, "known_to_all", property(lambda _: 2))
    found = await button.press(A)
    stored = await button.house.store.load(found.table)
    assert stored is not None and not any(isinstance(row.entry, Gathers) for row in stored.rows)
    assert button.table(found).status == "playing"


async def test_a_killed_house_goes_on_taking_people_in(button: Button) -> None:
    """What a newcomer was told is in the log; what the list forgot, the log knows."""
    house = button.house
    found = await button.press(A)
    met = await button.press(B)
    await house.kill()
    await house.start()
    again = Button(house)
    table = house.table(found.table)
    assert met.table == found.table and table.gathers and table.seat_of(B.id) == 1
    await house.host.listen(found.table, A, None)
    await again.play_now.see()
    assert (await again.press(C)).table == found.table
    kinds = [type(row.entry) for row in (await house.store.load(found.table)).rows]  # type: ignore[union-attr]
    assert kinds[:2] == [Opened, Gathers] and kinds.count(Returned) == 2


def test_games_take_people_in_for_their_first_part() -> None:
    assert 0 < FIRST_PART < 0.5
    # Goofspiel does not say how far it is.
    assert is_early("goofspiel", None, FIRST_QUESTIONS) and not is_early("goofspiel", None, FIRST_QUESTIONS + 1)


def test_the_nearest_in_strength_and_language_who_is_new_and_has_waited_longest_comes_first() -> None:
    def there(
        table: str, level: str = "level3", lang: str = "en", rating: int | None = None, opened: int = 100_000
    ) -> Gathering:
        return Gathering(table, 4, level, lang, rating, opened, (f"host of {table}",))

    me = Newcomer(None, "level3", "en", 1_500, frozenset({"host of met"}))

    def best(*tables: Gathering, apart: frozenset[str] = frozenset()) -> list[str]:
        return [one.table for one in in_order(me, tables, ("me",), apart, 100_000)]

    assert best(there("far", "level5"), there("near", "level4")) == ["near", "far"]
    assert best(there("weak", rating=900), there("even", "level1", rating=1_480)) == ["even", "weak"]
    assert best(there("fr", lang="fr"), there("en")) == ["en", "fr"]
    assert best(there("met"), there("new")) == ["new", "met"]
    assert best(there("late"), there("early", opened=50_000)) == ["early", "late"]
    assert best(there("blocked"), there("other"), apart=frozenset({"host of blocked"})) == ["other"]
    mine = msgspec.structs.replace(there("mine"), people=("me", "somebody"))
    assert best(mine) == []
    duel = msgspec.structs.replace(me, seats=2)
    assert in_order(duel, [there("four")], ("me",), frozenset(), 0) == []


@pytest.fixture
async def buttons(postgres: Postgres) -> AsyncIterator[tuple[Button, Button]]:
    name = await postgres.new_database(await postgres.template())
    time = FakeTime()
    houses = [await House(postgres.url(name), time).start() for _ in range(2)]
    await houses[0].people(A, B, C, D)
    yield Button(houses[0]), Button(houses[1])
    for house in houses:
        await house.stop()
    await postgres.drop(name)


async def test_presses_at_two_nodes_in_the_same_moment_come_to_one_table(buttons: tuple[Button, Button]) -> None:
    one, two = buttons
    first, second = await asyncio.gather(one.press(A), two.press(B))
    third = await two.press(C)
    tables = {first.table, second.table, third.table}
    for table in tables:
        seen = await two.house.host.look(table)
        assert seen.status == "playing" and len([seat for seat in seen.seats if seat.person_plays]) > 1
    assert len(tables) == 1


async def test_two_nodes_give_one_seat_once(buttons: tuple[Button, Button]) -> None:
    one, two = buttons
    first = await one.press(A, OF_TWO)
    met = await asyncio.gather(one.press(B, OF_TWO), two.press(C, OF_TWO))
    assert [found.table for found in met].count(first.table) == 1
    for button, person, found in zip(buttons, (B, C), met, strict=True):
        table = await button.house.host.look(found.table)
        assert table.seat_for(person) != SPECTATOR and table.status == "playing"
