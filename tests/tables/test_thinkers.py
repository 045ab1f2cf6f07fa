"""Bots think off the event loop, and nobody waits long for them, however many there are."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest

from caravanserai.bots.thinking import searches
from caravanserai.engine.game import game
from caravanserai.tables.live.autoplay import people_play
from caravanserai.tables.workers.pools import Pool, Together
from caravanserai.tables.workers.thinkers import LEAST, LONG_TIME, THINKING_TIME, Thinkers, make_thinkers
from tests.tables.house import A, B, Faults, House, Slow, exit_code, until
from tests.tables.test_pools import SlowProcesses
from tests.waiting import SECONDS, wait_until

pytestmark = pytest.mark.anyio


def a_position(seed=1, game_key="khiva"):
    rules = game(game_key)
    g = rules.new(4, telling=False)
    rules.seed_chance(g, seed)
    while rules.chance_due(g):
        rules.roll_chance(g)
    return g


async def test_those_who_search_at_the_same_time_share_the_time_that_there_is():
    slow = Slow()
    thinkers = Thinkers(ThreadPoolExecutor(1), lambda: slow, at_once=2)
    asked = [
        asyncio.create_task(thinkers.choose("level5", "khiva", a_position(), seat, 1, within=THINKING_TIME))
        for seat in range(4)
    ]
    while len(slow.given) < 4:
        await asyncio.sleep(0)
    assert slow.given == [THINKING_TIME, THINKING_TIME, THINKING_TIME * 2 // 3, THINKING_TIME // 2]
    for future in slow.futures:
        future.set_result(7)
    assert await asyncio.gather(*asked) == [7] * 4
    assert thinkers.share() == THINKING_TIME * 2
    thinkers.shutdown()


async def test_who_takes_its_time_has_more_of_it_as_long_as_half_of_the_processes_are_free():
    slow = Slow()
    thinkers = Thinkers(ThreadPoolExecutor(1), lambda: slow, at_once=4)
    asked = []
    for bot in ("level6", "level6", "level6", "level5", "level5", "level6"):
        asked.append(asyncio.create_task(thinkers.choose(bot, "khiva", a_position(), 0, 1, within=LONG_TIME)))
        while len(slow.given) < len(asked):
            await asyncio.sleep(0)
    # Two have a process each; the other two are shared by all who came later.
    shared = [2 * THINKING_TIME // sharing for sharing in (1, 2, 3, 4)]
    assert slow.given == [LONG_TIME, LONG_TIME, *shared]
    for future in slow.futures:
        future.set_result(7)
    await asyncio.gather(*asked)
    assert thinkers.share() == 4 * THINKING_TIME
    thinkers.shutdown()


@pytest.mark.parametrize("at_once", [1, 2])
async def test_where_processes_are_few_nobody_waits_for_a_long_thought(at_once):
    """With one it is never longer than what all have; with two only while nobody else thinks."""
    slow = Slow()
    thinkers = Thinkers(ThreadPoolExecutor(1), lambda: slow, at_once=at_once)
    asked = []
    for bot in ("level6", "level5", "level6"):
        asked.append(asyncio.create_task(thinkers.choose(bot, "khiva", a_position(), 0, 1, within=LONG_TIME)))
        while len(slow.given) < len(asked):
            await asyncio.sleep(0)
    shares = [THINKING_TIME, THINKING_TIME // 2, THINKING_TIME // 3]
    assert slow.given == (shares if at_once == 1 else [LONG_TIME, *shares[:2]])
    for future in slow.futures:
        future.set_result(7)
    await asyncio.gather(*asked)
    thinkers.shutdown()


async def test_what_is_thought_by_count_has_a_process_for_itself():
    """What thinks under a seed is not limited; all others share the rest."""
    slow = Slow()
    thinkers = Thinkers(ThreadPoolExecutor(1), lambda: slow, at_once=2)
    seeded = asyncio.create_task(thinkers.choose("level6", "khiva", a_position(), 0, 1, None))
    while not slow.given:
        await asyncio.sleep(0)
    assert slow.given == [None] and thinkers.share() == THINKING_TIME
    slow.futures[0].set_result(7)
    assert await seeded == 7
    thinkers.shutdown()


async def test_who_thinks_by_count_leaves_a_process_to_all_others():
    """Under a seed a bot thinks for as long as it takes: however many do, half of the processes are not for them."""
    slow = Slow()
    thinkers = Thinkers(ThreadPoolExecutor(1), lambda: slow, at_once=4)
    seeded = [asyncio.create_task(thinkers.choose("level5", "khiva", a_position(), 0, 1, None)) for _ in range(9)]
    other = asyncio.create_task(thinkers.choose("level5", "khiva", a_position(), 0, 1, THINKING_TIME))
    while len(slow.given) < 3:
        await asyncio.sleep(0)
    assert slow.given == [None, None, THINKING_TIME], "the others wait for the first two"
    slow.futures[2].set_result(7)
    assert await other == 7
    for number in (0, 1, 3, 4, 5, 6, 7, 8, 9):
        while len(slow.futures) <= number:
            await asyncio.sleep(0)
        slow.futures[number].set_result(7)
    assert await asyncio.gather(*seeded) == [7] * 9
    thinkers.shutdown()


async def test_who_gives_up_waiting_for_a_thought_by_count_does_not_end_it(monkeypatch):
    """Where there is a single process, that has it for minutes: all others are answered by the quick bot."""
    slow, faults = SlowProcesses(), Faults()
    thinkers = Thinkers(ThreadPoolExecutor(1), lambda: slow, meter=faults)
    seeded = asyncio.create_task(thinkers.choose("level5", "khiva", a_position(), 0, 1, None))
    await until(lambda: len(slow.futures) == 1)
    monkeypatch.setattr("caravanserai.tables.workers.thinkers.TIMEOUT", 0)
    assert await thinkers.choose("level3", "khiva", a_position(), 0, 1) in game("khiva").actions(a_position(), 0)
    assert len(slow.futures) == 1 and faults.faults == {"bot": 1}
    slow.futures[0].set_result(7)
    assert await seeded == 7
    thinkers.shutdown()


async def test_whoever_waited_for_a_machine_is_not_kept_waiting_for_a_long_thought_too():
    class Elsewhere:
        """Has room, and answers nothing."""

        def __init__(self) -> None:
            self.asked: list[int] = []

        def has_room(self, game):
            return not self.asked

        async def think(self, bot, game, position, seat, seed, within):
            self.asked.append(within)

    slow, machines = Slow(), Elsewhere()
    thinkers = Thinkers(ThreadPoolExecutor(1), lambda: slow, at_once=2, elsewhere=machines)
    for given in (THINKING_TIME, LONG_TIME):  # the second time no machine is asked
        choosing = asyncio.create_task(thinkers.choose("level6", "khiva", a_position(), 0, 1, LONG_TIME))
        while not slow.given:
            await asyncio.sleep(0)
        assert slow.given.pop() == given
        slow.futures.pop().set_result(7)
        assert await choosing == 7
    assert machines.asked == [LONG_TIME]
    thinkers.shutdown()


async def test_a_row_of_answers_of_one_that_takes_its_time_ends_before_peoples_patience(house: House):
    house.host.services.bot_pause = 0
    table = await house.table_of(A, seats=3, bots={1: "level2", 2: "level2"})
    live, autoplay = house.host.live[table.id], house.host.autoplay
    for bot, patience, most in (("level5", THINKING_TIME, 750), ("level6", LONG_TIME, 2_250)):
        live.spoke_at = began = house.time.now()
        for number in range(6):
            within = autoplay._time_to_think(live, bot, house.time.now())
            assert within <= most and (number or within == most)
            house.time.move(within)
        assert house.time.now() - began <= patience


async def test_a_thousand_of_them_still_get_a_little():
    thinkers = Thinkers(ThreadPoolExecutor(1))
    thinkers._searching = 1_000
    assert thinkers.share() == LEAST
    thinkers.shutdown()


async def test_who_does_not_search_does_not_wait_for_those_who_do():
    slow = Slow()
    thinkers = Thinkers(ThreadPoolExecutor(1), lambda: slow)
    busy = asyncio.create_task(thinkers.choose("level5", "khiva", a_position(), 0, 1))
    assert not searches("level2")
    answer = await thinkers.choose("level2", "khiva", a_position(), 1, 1)
    assert answer in game("khiva").actions(a_position(), 1)
    busy.cancel()
    thinkers.shutdown()


async def test_short_thoughts_of_one_turn_of_the_loop_go_to_a_thread_together():
    slow = Slow()
    together = Together(Pool(lambda: slow))

    def wrong() -> int:
        raise ValueError("of this one alone")

    asked = [asyncio.create_task(together.run(work)) for work in (lambda: 1, wrong, lambda: 3)]
    while not slow.futures:
        await asyncio.sleep(0)
    assert len(slow.futures) == 1
    later = asyncio.create_task(together.run(lambda: 4))
    asked[0].cancel()
    slow.finish(0)
    first, failed, third = await asyncio.gather(*asked, return_exceptions=True)
    assert (type(first), str(failed), third) == (asyncio.CancelledError, "of this one alone", 3)
    await until(lambda: len(slow.futures) == 2)
    slow.finish(1)
    assert await later == 4


async def test_a_glance_that_takes_long_is_not_thought_in_a_thread():
    """A thread that computes holds Python's lock, and with it every table."""
    slow = Slow()
    thinkers = Thinkers(ThreadPoolExecutor(1), long_glances=lambda: slow)
    long = asyncio.create_task(thinkers.choose("level2", "kilim", a_position(game_key="kilim"), 0, 1))
    short = await thinkers.choose("level2", "khiva", a_position(), 1, 1)
    assert short in game("khiva").actions(a_position(), 1)
    while not slow.futures:
        await asyncio.sleep(0)
    slow.finish(0)
    assert await long in game("kilim").actions(a_position(game_key="kilim"), 0)
    made = make_thinkers(1)
    assert isinstance(made.glances.get(), ProcessPoolExecutor)
    for one in (thinkers, made):
        one.shutdown()


@pytest.mark.slow
async def test_a_process_that_is_killed_is_replaced_and_the_answer_comes(monkeypatch):
    # However long a process takes to begin, at its low priority on a machine that is busy.
    monkeypatch.setattr("caravanserai.tables.workers.thinkers.TIMEOUT", SECONDS)
    thinkers = make_thinkers(1)
    first = await thinkers.choose("level3", "khiva", a_position(), 0, 1)
    pool = thinkers.deep.now
    assert isinstance(pool, ProcessPoolExecutor)
    for pid in list(pool._processes):
        os.kill(pid, signal.SIGKILL)
    again = await thinkers.choose("level3", "khiva", a_position(), 0, 1)
    assert {first, again} <= set(game("khiva").actions(a_position(), 0))
    assert thinkers.deep.now is not pool
    thinkers.shutdown()


@pytest.mark.slow
async def test_a_process_that_hangs_is_ended_and_replaced(monkeypatch):
    """It answers nothing and does not die: whoever asked it is answered by the quick bot, all others by a new one."""
    monkeypatch.setattr("caravanserai.tables.workers.thinkers.TIMEOUT", SECONDS)
    thinkers = make_thinkers(1)
    legal = set(game("khiva").actions(a_position(), 0))
    await thinkers.choose("level3", "khiva", a_position(), 0, 1)
    pool = thinkers.deep.now
    assert isinstance(pool, ProcessPoolExecutor)
    hanging = list(pool._processes.values())
    for process in hanging:
        os.kill(process.pid, signal.SIGSTOP)
    with monkeypatch.context() as patched:
        patched.setattr("caravanserai.tables.workers.thinkers.TIMEOUT", 0.1)
        assert await thinkers.choose("level3", "khiva", a_position(), 0, 1) in legal
    assert thinkers.deep.now is not pool
    for process in hanging:
        assert await exit_code(process) == -signal.SIGKILL
    assert await thinkers.deep.run(os.getpid, within=None) not in {process.pid for process in hanging}
    thinkers.shutdown()


HOUSE_THAT_DIES = """
import asyncio, os, signal
from caravanserai.tables.workers import thinkers as workers
from tests.tables.test_thinkers import a_position
from tests.waiting import SECONDS

async def main():
    workers.TIMEOUT = SECONDS
    thinkers = workers.make_thinkers(1)
    await thinkers.choose("level3", "khiva", a_position(), 0, 1)
    print(*thinkers.deep.now._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="looks at processes in /proc")
@pytest.mark.slow
def test_processes_end_with_the_house_even_if_it_is_killed(tmp_path):
    script = tmp_path / "house_that_dies.py"
    script.write_text(HOUSE_THAT_DIES)
    run = subprocess.run(
        [sys.executable, script], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": os.getcwd()}, check=False
    )
    (pid,) = map(int, run.stdout.split())
    # `run` has read to the end of the pipe, which a process closes a moment before it is gone.
    wait_until(lambda: _is_gone(pid))


def _is_gone(pid: int) -> bool:
    """Ended, though perhaps nobody has asked how."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True
    return stat.rpartition(")")[2].split()[0] in "ZX"


# -- when they speak ------------------------------------------------------------------------------------------


async def test_a_bot_takes_its_time_and_no_more_than_it_may(house: House, monkeypatch):
    house.host.services.bot_pause = 1_000
    monkeypatch.setattr("caravanserai.tables.live.autoplay.random.lognormvariate", lambda *_: 0.4)
    table = await house.table_of(A, seats=3, bots={1: "greedy", 2: "greedy"})
    assert table.asked() == [0, 1, 2]
    house.time.move(399)
    await house.host.settled()
    assert table.asked() == [0, 1, 2]
    house.time.move(1)
    await house.host.settled()
    assert table.asked() == [0]


async def test_small_answers_in_a_row_do_not_add_up(house: House, monkeypatch):
    """Whatever bots are asked after a person's answer: after the longest pause they only think."""
    house.host.services.bot_pause = 1_000
    monkeypatch.setattr("caravanserai.tables.live.autoplay.random.lognormvariate", lambda *_: 5.0)
    table = await house.table_of(A, seats=3, bots={1: "greedy", 2: "greedy"})
    waited = []
    for _ in range(12):
        if table.status != "playing":
            break
        if 0 in table.asked():
            await house.answer(table, A)
        since = house.time.now()
        while 0 not in table.asked() and table.status == "playing":
            house.time.move(100)
            await house.host.settled()
        waited.append(house.time.now() - since)
    assert max(waited) <= 1_000


async def test_how_long_bots_wait_varies(house: House):
    house.host.services.bot_pause = 1_000
    random.seed(1)
    table = await house.table_of(A, seats=3, bots={1: "greedy", 2: "greedy"})
    live = house.host.live[table.id]
    drawn = {house.host.autoplay._speaks_at(live) - house.time.now() for _ in range(200)}
    assert len(drawn) > 50
    assert 0 < min(drawn) < 300
    assert max(drawn) == 1_000


async def test_where_nobody_plays_bots_take_their_time_all_the_same(house: House):
    house.host.services.bot_pause = 1_000
    table = await house.table_of(A, B, seats=2)
    for person in (A, B):
        await house.host.stand(table.id, person)
    await house.host.settled()
    assert not people_play(table)
    number = table.number
    house.time.move(60_000)
    await house.host.settled()
    assert number < table.number < number + 10


async def test_an_answer_that_was_held_is_not_given_to_another_ask(house: House, monkeypatch):
    house.host.services.bot_pause = 1_000
    monkeypatch.setattr("caravanserai.tables.live.autoplay.random.lognormvariate", lambda *_: 0.5)
    table = await house.table_of(A, seats=3, bots={1: "greedy", 2: "greedy"}, takeover="open")
    await house.host.take_over(table.id, B, 1)
    house.time.move(500)
    await house.host.settled()
    assert 1 in table.asked()
