"""Hints: one for a position whoever asks, a few at a time, and never before bots."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.tables.workers import hints
from caravanserai.tables.workers.hints import KEPT, MOST_WAITING, Hints
from caravanserai.tables.workers.thinkers import THINKING_TIME, Thinkers
from tests.tables.house import A, AtOnce, Broken, Faults, Slow, until
from tests.tables.test_thinkers import a_position

pytestmark = pytest.mark.anyio


@pytest.fixture
async def slow():
    return Slow()


def ask(kept: Hints, number: int, wanted=lambda: True) -> asyncio.Task:
    """A hint about a position of its own."""
    return asyncio.create_task(kept.ask("khiva", a_position(number), 0, wanted))


async def refused(task) -> str:
    with pytest.raises(Refused) as error:
        await task
    return error.value.refusal.code


async def test_those_who_ask_about_the_same_position_share_one_hint(slow):
    kept = Hints(lambda: slow)
    asked = [ask(kept, 1) for _ in range(5)]
    await until(lambda: len(slow.futures) == 1)
    slow.futures[0].set_result("the hint")
    assert await asyncio.gather(*asked) == ["the hint"] * 5
    assert await ask(kept, 1) == "the hint"
    assert len(slow.futures) == 1


async def test_who_goes_away_does_not_take_the_hint_from_the_others(slow):
    kept = Hints(lambda: slow)
    first, second = ask(kept, 1), ask(kept, 1)
    await until(lambda: len(slow.futures) == 1)
    first.cancel()
    slow.futures[0].set_result("the hint")
    assert await second == "the hint"


async def test_48_hints_are_made_one_at_a_time_and_bots_think_beside_them(slow):
    deep = Slow()
    thinkers = Thinkers(ThreadPoolExecutor(1), lambda: deep, at_once=2, coach=lambda: slow)
    asked = [ask(thinkers.hints, number) for number in range(48)]
    await until(lambda: len(slow.futures) == 1)
    bot = asyncio.create_task(thinkers.choose("level3", "khiva", a_position(), 0, 1))
    await until(lambda: len(deep.futures) == 1)
    # It has the time that it has where nobody asks for hints, and nobody stands before it.
    assert deep.given == [THINKING_TIME]
    assert len(slow.futures) == 1
    deep.futures[0].set_result(7)
    assert await bot == 7
    busy = asked[1 + MOST_WAITING :]
    assert {await refused(task) for task in busy} == {"coach-busy"}
    for number in range(1 + MOST_WAITING):
        await until(lambda number=number: len(slow.futures) == number + 1)
        slow.futures[number].set_result(number)
    assert await asyncio.gather(*asked[: 1 + MOST_WAITING]) == list(range(1 + MOST_WAITING))
    thinkers.shutdown()


async def test_what_nobody_wants_any_more_is_not_made(slow):
    kept = Hints(lambda: slow)
    first, second, third = ask(kept, 1), ask(kept, 2, lambda: False), ask(kept, 3)
    await until(lambda: len(slow.futures) == 1)
    slow.futures[0].set_result("one")
    assert await refused(second) == "stale-ask"
    await until(lambda: len(slow.futures) == 2)
    slow.futures[1].set_result("three")
    assert (await first, await third) == ("one", "three")


async def test_no_more_are_kept_than_there_is_room_for(slow, monkeypatch):
    monkeypatch.setattr(hints, "KEPT", 2)
    assert KEPT > 2
    kept = Hints(lambda: slow)
    for number in range(3):
        asked = ask(kept, number)
        await until(lambda number=number: len(slow.futures) == number + 1)
        slow.futures[number].set_result(number)
        await asked
    assert [*kept._kept.values()] == [1, 2]
    assert not kept._jobs


async def test_where_the_coach_is_killed_the_asker_is_told_that_it_failed():
    broken, faults = Broken(), Faults()
    kept = Hints(lambda: broken, meter=faults)
    assert await refused(ask(kept, 1)) == "coach-failed"
    assert broken.tried == 2
    assert faults.faults == {"hint": 1, "coach-process": 2}
    assert not kept._jobs


async def test_a_hint_that_takes_too_long_is_not_laid_on_those_who_ask(slow, monkeypatch):
    monkeypatch.setattr(hints, "TIMEOUT", 0)
    kept = Hints(lambda: slow)
    assert await refused(ask(kept, 1)) == "coach-failed"
    assert not kept._jobs


async def test_who_waits_for_a_hint_when_the_house_closes_is_told_so(slow):
    kept = Hints(lambda: slow)
    first, second = ask(kept, 1), ask(kept, 2)
    await until(lambda: len(slow.futures) == 1)
    kept.close()
    assert [await refused(first), await refused(second)] == ["server-stopping"] * 2


async def test_a_hint_that_comes_too_late_is_not_made(house, slow):
    house.host.services.thinkers = Thinkers(AtOnce(), coach=lambda: slow)
    table = await house.table_of(A, seats=3, bots={1: "greedy", 2: "greedy"}, hints=True)
    prepared = len(slow.futures)
    other = ask(house.host.services.thinkers.hints, 1)
    hint = asyncio.create_task(house.host.hint(table.id, A, table.ask_id(0)))
    await until(lambda: len(slow.futures) == prepared + 1 and len(house.host.services.thinkers.hints._jobs) == 2)
    await house.answer(table, A)
    slow.futures[prepared].set_result("other")
    assert await refused(hint) == "stale-ask"
    assert await other == "other"
