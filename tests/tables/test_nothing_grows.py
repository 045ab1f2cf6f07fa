"""What people do cannot fill the disk for ever: changes of mind are bounded, closed tables shrink, left ones expire."""

import asyncio

import msgspec
import pytest

from caravanserai.engine.game import game
from caravanserai.tables.fold.commands import MOST_CHANGES
from caravanserai.tables.live.expiry import EVERY, Expiry, sweep
from caravanserai.tables.log.entries import Answered
from caravanserai.tables.log.statements import MOST_DEVICES, MOST_LINKS
from caravanserai.tables.log.store import Person
from tests.tables.asking import ask
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, D, House
from tests.tables.test_tables import refusal
from tests.waiting import SECONDS

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
DAY = 24 * HOUR
BOTS = {1: "greedy", 2: "greedy"}


async def sweep_now(host, expiry):
    await sweep(host.services, host.commits, host.memory, expiry)


async def lines(house, table=None):
    """Lines of the log, and the bytes in them."""
    where, values = (" WHERE key = (SELECT key FROM log_keys WHERE table_id = ?)", [table]) if table else ("", [])
    return await ask(house.place, f"SELECT count(*), coalesce(sum(length(entry)), 0) FROM log{where}", *values)


# -- changes of mind ------------------------------------------------------------------------------------------


async def test_a_sealed_answer_can_be_changed_so_often_and_no_more(house):
    table = await house.table_of(A, B, C)
    moves = table.rules.offers(table.g, 0)
    last = None
    for number in range(MOST_CHANGES):
        last = moves[number % len(moves)]
        await house.answer(table, A, last, f"change {number}", "1.0")
    rows = (await lines(house, table.id))[0]
    other = next(move for move in moves if move != last)
    for number in range(20):
        assert await refusal(house.answer(table, A, other, f"one more {number}", "1.0")) == "too-many-changes"
    assert (await lines(house, table.id))[0] == rows
    # What was acknowledged is there, under its id, and the last word counts.
    again = await house.answer(table, A, moves[0], "change 0", "1.0")
    assert again.move_id == "change 0"
    for person in (B, C):
        await house.answer(table, person)
    assert table.round > 1
    stored = await house.store.load(table.id)
    mine = [row.entry for row in stored.rows if isinstance(row.entry, Answered) and row.entry.seat == 0]
    assert table.rules.read_move(mine[-1].move) == last
    # Another question, another count.
    await house.play_out(table, A, B, C)
    assert table.status == "over"


async def test_what_is_asked_can_always_be_answered(house):
    table = await house.table_of(A, B, C)
    table.rows_about[0] = 10 * MOST_CHANGES
    await house.answer(table, A)
    assert await refusal(house.answer(table, A, move_id="again", ask="1.0")) == "too-many-changes"


async def test_sitting_down_and_standing_up_ends_too(house):
    table = await house.table_of(A)
    for _ in range(MOST_CHANGES):
        await house.host.sit(table.id, B, 1)
        await house.host.stand(table.id, B)
    for seat in (None, 1, 2):
        assert await refusal(house.host.sit(table.id, B, seat)) == "too-many-changes"
    # For everybody else the seats are as free as they were.
    await house.host.sit(table.id, C, None)
    await house.host.sit(table.id, D, 2)
    assert table.status != "open" or table.starting


async def test_so_does_leaving_and_coming_back(house):
    table = await house.table_of(A, B, C)
    while table.rows_about.get(0, 0) < MOST_CHANGES:
        await house.host.stand(table.id, A)
        await house.host.come_back(table.id, A)
        await house.host.settled()
    assert await refusal(house.host.stand(table.id, A)) == "too-many-changes"
    assert table.seats[0].person_plays


# -- closed tables --------------------------------------------------------------------------------------------


async def test_opening_and_closing_with_an_edition_leaves_next_to_nothing(house):
    edition = {**msgspec.to_builtins(game("khiva").standard_edition), "name": "x" * 40}
    made = []
    for _ in range(30):
        table = await house.table_of(A, edition=edition)
        await house.host.close_table(table.id, A)
        made.append(table.id)
    rows, size = await lines(house)
    assert rows <= 3 * 30 and size < 30 * 800
    await house.stop()
    await house.start()
    again = await house.host.look(made[0])
    assert again.status == "closed" and (await house.host.known(made[0])).status == "closed"


async def test_a_game_that_has_begun_keeps_its_log(house):
    table = await house.table_of(A, bots=BOTS)
    await house.answer(table, A)
    await house.host.give_up(table.id)
    assert (await lines(house, table.id))[0] > 4


# -- expiry ---------------------------------------------------------------------------------------------------

SOME = Expiry(open_hours=48, idle_days=30, closed_days=7, guest_days=10)


@pytest.fixture
async def forgetful(place):
    """Only the test sweeps here: on PostgreSQL, what another sweep is about to delete is passed over and stays."""
    house = await House(place, FakeTime(), most_idle=1).start()
    await house.people(A, B, C)
    yield house
    await house.stop()


async def swept(house, passed):
    house.time.move(passed)
    await house.host.settled()
    await sweep_now(house.host, SOME)


async def status(house, table):
    return (await house.host.known(table.id)).status


async def test_tables_that_never_begin_are_closed(forgetful):
    left, taken = [await forgetful.table_of(A) for _ in range(2)]
    await swept(forgetful, 40 * HOUR)
    await forgetful.host.sit(taken.id, B, 1)
    await swept(forgetful, 9 * HOUR)
    assert (await status(forgetful, left), await status(forgetful, taken)) == ("closed", "open")
    await swept(forgetful, 40 * HOUR)
    assert await status(forgetful, taken) == "closed"


async def test_games_that_everybody_left_are_closed(forgetful):
    left, played, over = [await forgetful.table_of(A, B, C) for _ in range(3)]
    await forgetful.play_out(over, A, B, C)
    await swept(forgetful, 20 * DAY)
    # A sealed answer, of which nobody hears, is an answer.
    await forgetful.answer(await forgetful.host.look(played.id), A)
    await swept(forgetful, 11 * DAY)
    assert [await status(forgetful, one) for one in (left, played, over)] == ["closed", "playing", "over"]


async def test_what_was_closed_is_deleted_and_what_is_over_stays(forgetful):
    closed, over = await forgetful.table_of(A), await forgetful.table_of(A, bots=BOTS)
    await forgetful.play_out(over, A)
    await forgetful.host.close_table(closed.id, A)
    await swept(forgetful, 6 * DAY)
    assert await status(forgetful, closed) == "closed"
    await swept(forgetful, 2 * DAY)
    assert await refusal(forgetful.host.known(closed.id)) == "no-such-table"
    assert await refusal(forgetful.host.look(closed.id)) == "no-such-table"
    for table in ("cards", "log_keys", "seatings", "attention"):
        assert await ask(forgetful.place, f"SELECT count(*) FROM {table} WHERE table_id = ?", closed.id) == (0,)
    assert await status(forgetful, over) == "over"
    assert forgetful.host.counts["closed"] == 0


# -- people ---------------------------------------------------------------------------------------------------


async def count(house, table):
    return (await ask(house.place, f"SELECT count(*) FROM {table}"))[0]


async def test_guests_who_never_sat_down_are_forgotten(forgetful):
    """And nobody else: not who plays, has played, or opened a table; not those who came lately."""
    store, now = forgetful.store, forgetful.time.now
    over = await forgetful.table_of(A, bots=BOTS)
    await forgetful.play_out(over, A)
    await forgetful.table_of(B, C, bots={2: "greedy"})
    for number in range(5):
        await store.add_person(Person(f"guest {number}", "Guest"), f"token {number}", now())
        await store.add_return_link(f"guest {number}", f"link {number}", now() + 100 * DAY)
    await forgetful.host.open_table(Person("guest 0", "Guest"), over.opened.setting)
    forgetful.time.move(9 * DAY)
    await store.add_person(Person("late", "Guest"), "token of late", now())
    await swept(forgetful, 2 * DAY)
    left = [await store.person(person) for person in (A.id, B.id, C.id, "guest 0", "late")]
    assert all(left) and (await count(forgetful, "people"), await count(forgetful, "tokens")) == (5, 5)
    assert await store.person_by_token("token 3") is None and await count(forgetful, "return_links") == 1
    assert await store.person_by_token("token of late") == Person("late", "Guest")


async def test_all_people_have_their_turn_however_many_there_are(house, monkeypatch):
    """A few at a time, from where the last look ended; and from the first again when all were looked at."""
    monkeypatch.setattr("caravanserai.tables.live.expiry.PEOPLE_AT_A_TIME", 4)
    await house.table_of(A, B, C)
    stay = 3

    async def come(number):
        await house.store.add_person(Person(f"guest {number}", "Guest"), f"token of guest {number}", house.time.now())

    for number in range(10):
        await come(number)
    there = await count(house, "people")
    house.time.move(11 * DAY)
    for left in range(there, stay - 4, -4):
        assert await count(house, "people") >= left - 4
        await sweep_now(house.host, SOME)
    assert await count(house, "people") == stay
    await come(10)
    house.time.move(11 * DAY)
    for _ in range(2):
        await sweep_now(house.host, SOME)
    assert await count(house, "people") == stay


async def test_links_and_devices_of_one_person_are_few(house):
    """The latest work; what is older was forgotten, or is somebody's who wants to fill a disk."""
    store, now = house.store, house.time.now()
    for number in range(200):
        await store.add_return_link(A.id, f"link {number}", now + number)
        await store.add_token(A.id, f"token {number}", now + number)
    await store.add_return_link(B.id, "link of B", now + 1)
    assert (await count(house, "return_links"), await count(house, "tokens")) == (MOST_LINKS + 1, MOST_DEVICES + 3)
    assert await store.person_by_token("token 199") == A and await store.person_by_token("token 9") is None
    assert (await store.return_link("link 199", now)).person == A and await store.return_link("link 9", now) is None
    assert await store.person_by_token(f"token of {B.id}") == B
    await store.forget_links(now + 300)
    assert await count(house, "return_links") == 0


async def test_the_house_looks_for_them_by_itself(place):
    house = await House(place, FakeTime(), expiry=SOME).start()
    await house.people(A)
    left = await house.table_of(A)
    house.time.move(48 * HOUR + EVERY)
    async with asyncio.timeout(SECONDS):
        while await status(house, left) != "closed":
            await asyncio.sleep(0)
    await house.stop()


async def test_never_means_never(house):
    left = await house.table_of(A)
    house.time.move(1_000 * DAY)
    await sweep_now(house.host, house.host.expiry)
    assert left.status == "open"
