"""Which tables are in memory: those that somebody looks at or that are due; the others wait on disk, whole."""

import asyncio
from contextvars import copy_context

import msgspec
import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.tables.fold.cards import known_of
from caravanserai.tables.log.attending import DEAD_AFTER
from caravanserai.tables.log.entries import Answered, Resumed, TableSetting
from caravanserai.tables.workers.folding import folded
from caravanserai.tables.workers.folds import ASKER, MOST_EACH, Folds, InThisThread
from tests.tables.asking import ask
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, D, House, Slow, until
from tests.tables.test_tables import frames

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
BY_DAY = {"type": "by-day", "hours": 24}
LIVE = {"type": "live", "bank": 60, "increment": 5}
BOTS = {1: "greedy", 2: "greedy"}


@pytest.fixture
async def small(place):
    """A house that keeps two tables which nobody looks at."""
    house = await House(place, FakeTime(), most_idle=2).start()
    await house.people(A, B, C, D)
    yield house
    await house.stop()


async def due_at(house, table):
    found = await ask(house.place, "SELECT due_at FROM attention WHERE table_id = ?", table)
    return None if found is None else found[0]


async def entries(house, table, kind):
    stored = await house.store.load(table)
    return [row.entry for row in stored.rows if isinstance(row.entry, kind)]


# -- the start ------------------------------------------------------------------------------------------------


async def test_a_start_folds_nothing_that_is_not_due(house):
    waiting = await house.table_of(A, bots=BOTS)
    by_day = await house.table_of(A, B, C, clock=BY_DAY)
    await house.table_of(A, B)
    await house.stop()
    house.time.move(DEAD_AFTER)
    await house.start(looking=False)
    assert house.host.live == {}
    assert {one.table for one in (await house.store.watched())[0]} == {by_day.id}
    assert msgspec.json.encode((await house.host.look(waiting.id)).asked()) == b"[0]"


async def test_a_clock_runs_out_at_a_table_that_is_not_in_memory(house):
    table = await house.table_of(A, B, C, clock=BY_DAY)
    await house.answer(table, A)
    await house.stop()
    house.time.move(HOUR)
    await house.start(looking=False)
    house.time.move(24 * HOUR - 2_000)
    await house.host.settled()
    assert not [entry for entry in await entries(house, table.id, Answered) if entry.by == "clock"]
    house.time.move(2_000)
    await house.host.settled()
    late = [entry.seat for entry in await entries(house, table.id, Answered) if entry.by == "clock"]
    assert sorted(late)[:2] == [1, 2]


async def test_bots_whose_turn_it_was_when_the_house_died_go_on(house, monkeypatch):
    table = await house.table_of(A, bots=BOTS)
    # The power goes before any bot can speak.
    monkeypatch.setattr(house.host.autoplay, "look", lambda live: None)
    await house.answer(table, A)
    assert table.asked()
    await house.kill()
    await house.start(looking=False)
    assert house.table(table.id).asked() == [0]


async def test_what_is_given_back_does_not_depend_on_when_somebody_comes(house):
    table = await house.table_of(A, B, C, clock=BY_DAY)
    house.time.move(HOUR)
    for _ in range(2):
        await house.stop()
        house.time.move(5 * HOUR)
        await house.start(looking=False)
        house.time.move(2 * HOUR)
    again = await house.host.look(table.id)
    # One hour before, and two in each of the runs; the ten hours without a house count for nobody.
    assert again.clocks.left(0, house.time.now()) == (24 - 1 - 2 - 2) * HOUR
    assert len(await entries(house, table.id, Resumed)) == 1
    await house.kill()
    house.time.move(DEAD_AFTER)
    await house.start()
    assert len(await entries(house, table.id, Resumed)) == 2


async def test_runs_of_the_house_are_not_kept_for_ever(house):
    for _ in range(5):
        await house.stop()
        house.time.move(HOUR)
        await house.start()
    assert await ask(house.place, "SELECT count(*) FROM runs") == (1,)


# -- in and out -----------------------------------------------------------------------------------------------


async def test_a_table_stays_until_who_waits_for_it_has_it(place):
    """There may be no room for it at all: who came for it must not be left with one that nobody else has."""
    house = await House(place, FakeTime()).start()
    await house.people(A, B, C)
    table = await house.host.open_table(A, TableSetting("khiva", 3))
    house.host.memory._most_idle = 0
    await house.host.look(table)
    assert table not in house.host.live
    listener = await house.host.listen(table, B, None)
    assert listener in house.host.live[table].audience.listeners
    await house.stop()


async def test_what_nobody_looks_at_leaves_memory_and_comes_back_as_it_was(small):
    tables = [await small.table_of(A, bots=BOTS) for _ in range(6)]
    assert len(small.host.live) == 2
    first = tables[0]
    assert first.id not in small.host.live
    again = await small.host.look(first.id)
    assert again is not first
    for seat in range(-1, 3):
        assert msgspec.json.encode(again.rules.view(again.g, seat)) == msgspec.json.encode(
            first.rules.view(first.g, seat)
        )
    assert again.heard == first.heard and again.ask_id(0) == first.ask_id(0) and again.acks == first.acks
    await small.play_out(again, A)
    assert again.status == "over"


async def test_what_is_looked_at_or_due_soon_stays(small):
    watched = await small.table_of(A, bots=BOTS)
    await small.host.listen(watched.id, A, None)
    hurried = await small.table_of(A, B, C, clock=LIVE)
    by_day = await small.table_of(A, B, C, clock=BY_DAY)
    for _ in range(3):
        await small.table_of(A, bots=BOTS)
    assert watched.id in small.host.live and hurried.id in small.host.live
    assert by_day.id not in small.host.live
    await small.host.settled()
    await asyncio.gather(*small.host.services.writing)
    assert await due_at(small, by_day.id) == small.time.now() + 24 * HOUR
    assert await due_at(small, hurried.id) == 0


async def test_what_is_out_of_memory_is_attended_to_in_time(small):
    by_day = await small.table_of(A, B, C, clock=BY_DAY)
    for _ in range(3):
        await small.table_of(A, bots=BOTS)
    assert by_day.id not in small.host.live
    small.time.move(24 * HOUR)
    await small.host.settled()
    assert [entry.by for entry in await entries(small, by_day.id, Answered)][:3] == ["clock"] * 3


async def test_talk_at_a_game_is_there_when_they_come_back(small):
    table = await small.table_of(A, B, C)
    await small.host.say(table.id, A, "good evening")
    for _ in range(3):
        await small.table_of(A, bots=BOTS)
    assert table.id not in small.host.live
    listener = await small.host.listen(table.id, B, None)
    assert "good evening" in [frame.get("text") for frame in await frames(listener)]


async def test_a_game_that_is_over_does_not_stay(small):
    for _ in range(4):
        table = await small.table_of(A, bots=BOTS)
        await small.play_out(table, A)
    assert len(small.host.live) <= 2 and len(small.host.memory._chats) <= 2
    assert not small.host.memory._loading
    assert len(small.host.autoplay.agenda._when) == 0


async def test_mutes_are_bounded(house):
    table = await house.table_of(A, B, C)
    for number in range(300):
        await house.host.mute(table.id, msgspec.structs.replace(D, id=f"person-{number}"), 0, True)
    muted = house.host.live[table.id].chat.muted
    assert len(muted) == 200 and "person-299" in muted
    with pytest.raises(Refused, match="no-such-seat"):
        await house.host.mute(table.id, D, 1_000, True)
    await house.host.mute(table.id, msgspec.structs.replace(D, id="person-299"), 0, False)
    assert "person-299" not in muted


# -- folding --------------------------------------------------------------------------------------------------


class Counting(InThisThread):
    def __init__(self):
        self.works = []

    def submit(self, fn, /, *args, **kwargs):
        self.works.append(fn.__name__)
        return super().submit(fn, *args, **kwargs)


async def finished_game(house, game="khiva"):
    """Long enough that nobody folds it in the event loop."""
    table = await house.table_of(A, game=game, bots=BOTS)
    await house.play_out(table, A)
    assert table.number > 48
    return table


@pytest.fixture
async def counting(place):
    folding = Counting()
    house = await House(place, FakeTime(), most_idle=1, folds=Folds(lambda: folding)).start()
    await house.people(A, B, C, D)
    house.folding, house.works = folding, folding.works
    yield house
    await house.stop()


async def test_many_who_ask_for_a_table_share_one_fold(counting):
    table = await finished_game(counting)
    await counting.table_of(A, bots=BOTS)
    assert table.id not in counting.host.live
    found = await asyncio.gather(*(counting.host.look(table.id) for _ in range(10)))
    assert counting.works == ["folded"] and all(one is found[0] for one in found)
    await counting.host.look(table.id)
    assert counting.works == ["folded"]


async def test_who_plays_is_not_refused_for_a_watcher_who_has_no_place(counting, monkeypatch):
    table = await finished_game(counting)
    await counting.table_of(A, bots=BOTS)
    monkeypatch.setattr("caravanserai.tables.workers.folds.MOST_EACH", 0)
    asker = ASKER.set("one address")
    memory = counting.host.memory
    found = await asyncio.gather(memory.find(table.id, urgent=False), memory.find(table.id), return_exceptions=True)
    ASKER.reset(asker)
    assert isinstance(found[0], Refused) and found[1].table.number == table.number


async def test_a_card_needs_no_fold(counting):
    table = await finished_game(counting)
    expected = known_of(table)
    await counting.stop()
    await counting.start()
    assert await counting.host.known(table.id) == expected
    assert expected.card.status == "over" and expected.summary.scores is not None
    assert counting.works == []


async def test_a_house_of_before_makes_a_card_once(counting):
    table = await finished_game(counting)
    expected = known_of(table)
    await counting.stop()
    await ask(counting.place, "DELETE FROM cards")
    counting.options["folds"] = Folds(lambda: counting.folding)
    await counting.start()
    assert await counting.host.known(table.id) == expected
    assert await counting.host.known(table.id) == expected
    assert counting.works == ["folded"]


async def test_what_somebody_missed_long_ago_is_folded_once_and_elsewhere(counting):
    table = await finished_game(counting)
    full = None
    for _ in range(3):
        listener = await counting.host.listen(table.id, A, 0)
        hello = (await frames(listener))[0]
        assert hello["complete"] and [one["n"] for one in hello["missed"]] == [*range(1, hello["n"] + 1)]
        full = full or hello["missed"]
        assert hello["missed"] == full
        counting.host.leave(table.id, listener)
    assert counting.works.count("history") == 1
    late = await counting.host.listen(table.id, A, 5)
    assert (await frames(late))[0]["missed"] == full[5:]


async def test_a_table_goes_on_while_somebodys_past_is_folded(house):
    """Who asks for all of it keeps nobody waiting: the turn is taken only when it is there."""
    table = await house.table_of(A, B, C)
    while table.number < 70:
        for person in (A, B, C):
            if table.seat_of(person.id) in table.asked():
                await house.answer(table, person)
    gate, real = asyncio.Event(), house.host.history.heard

    async def slow(*args):
        await gate.wait()
        return await real(*args)

    house.host.history.heard = slow
    listening = asyncio.create_task(house.host.listen(table.id, A, 0))
    person = next(person for person in (A, B, C) if table.seat_of(person.id) in table.asked())
    await house.answer(table, person)
    assert not listening.done()
    gate.set()
    hello = (await frames(await listening))[0]
    assert [one["n"] for one in hello["missed"]] == [*range(1, table.heard[0] + 1)]


async def test_an_answer_of_long_ago_is_acknowledged_as_it_was_without_holding_the_turn(counting, monkeypatch):
    monkeypatch.setattr("caravanserai.tables.fold.table.KEPT_IDS", 8)  # however short this game is
    table = await counting.table_of(A, bots=BOTS)
    ack = await counting.answer(table, A, move_id="the first")
    ask = "1.0"
    await counting.play_out(table, A)
    assert (0, "the first") not in table.acks
    for _ in range(2):
        again = await counting.host.answer(table.id, A, ask, "the first", msgspec.Raw(b"{}"))
        assert again == ack
    assert counting.works.count("acks") == 1


async def test_more_that_look_back_than_there_is_room_for_are_refused(house):
    gate = asyncio.Event()

    async def load():
        await gate.wait()
        return await house.store.lines(table.id)

    table = await house.table_of(A, bots=BOTS)
    folds = Folds(at_once=2)
    waiting = [asyncio.create_task(folds.do(number, load, folded)) for number in range(33)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="too-busy"):
        await folds.do("one more", load, folded)
    # Who plays has a place of their own.
    lines = await house.store.lines(table.id)

    async def at_once():
        return lines

    assert (await folds.do("mine", at_once, folded, urgent=True)).number == table.number
    gate.set()
    assert len(await asyncio.gather(*waiting)) == 33
    assert not folds._jobs


async def test_nobody_takes_the_places_of_all_who_look_back(house):
    gate = asyncio.Event()

    async def load():
        await gate.wait()
        return await house.store.lines(table.id)

    def asks(asker, key):
        context = copy_context()
        context.run(ASKER.set, asker)
        return asyncio.get_running_loop().create_task(folds.do(key, load, folded), context=context)

    table = await house.table_of(A, bots=BOTS)
    folds = Folds(at_once=2)
    waiting = [asks("one address", number) for number in range(1 + MOST_EACH)]  # one of them is begun at once
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="too-many-lookups"):
        await asks("one address", "one more")
    # What waits already is asked for as often as one likes; strangers and the house itself have their places.
    waiting += [asks("one address", MOST_EACH), asks("another", "theirs"), asks(None, "the house's")]
    gate.set()
    assert len(await asyncio.gather(*waiting)) == MOST_EACH + 4
    await asks("one address", "one more")


# -- what is asked of the store -------------------------------------------------------------------------------


async def test_the_number_of_tables_does_not_depend_on_memory(place):
    house = await House(place, FakeTime(), most_idle=1, tables_each=3).start()
    await house.people(A, B)
    made = [await house.table_of(A, bots=BOTS) for _ in range(3)]
    await house.stop()
    await house.start(looking=False)
    results = await asyncio.gather(*(house.table_of(A) for _ in range(3)), return_exceptions=True)
    assert [result.refusal.code for result in results] == ["too-many-tables"] * 3
    again = await house.host.look(made[0].id)
    await house.play_out(again, A)
    results = await asyncio.gather(*(house.table_of(A) for _ in range(5)), return_exceptions=True)
    assert sum(isinstance(result, Refused) for result in results) == 4
    await house.host.commits.recount()
    assert house.host.counts == {"open": 1, "playing": 2, "over": 1}
    await house.stop()


async def test_public_tables_are_listed_without_being_in_memory(house):
    tables = [await house.table_of(A, public=True) for _ in range(2)]
    await house.table_of(A)
    await house.stop()
    await house.start(looking=False)
    assert {one.id for one in await house.store.public(10)} == {table.id for table in tables}
    assert [seat.state for seat in (await house.store.public(1))[0].seats] == ["person", "free", "free"]
    assert house.host.live == {}


async def test_who_waits_for_a_log_hears_at_once_that_the_house_stops(place):
    slow = Slow()
    house = await House(place, FakeTime(), folds=Folds(lambda: slow)).start()
    await house.people(A, B, C, D)
    table = await house.table_of(A, B)
    waiting = asyncio.create_task(house.host.memory.work("looking back", table.id, folded))
    await until(lambda: len(slow.futures) == 1)
    await house.stop()
    with pytest.raises(Refused) as refused:
        await waiting
    assert refused.value.refusal.code == "server-stopping"


async def test_who_asks_for_a_log_while_the_house_stops_is_told_so(house):
    """It may take a while until its last connection is closed: nobody waits meanwhile for what will not come."""
    house.host.memory.folds.let_go()
    with pytest.raises(Refused) as refused:
        await house.host.memory.work("looking back", "any table", folded)
    assert refused.value.refusal.code == "server-stopping"
