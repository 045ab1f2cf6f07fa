"""A pool of processes that is ended, whatever they were doing."""

import asyncio
import gc
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from typing import Any

import pytest

from caravanserai.tables.workers.pools import Pool, Processes, end, processes
from tests.tables.house import Slow, until
from tests.waiting import SECONDS, TURNS, wait_until


class SlowProcesses(Processes):
    """They answer when the test says so."""

    def __init__(self, at_once: int = 1) -> None:
        super().__init__(at_once, 0)
        self.given: list[Any] = []
        self.futures: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.given.append(args[0])
        self.futures.append(Future())
        self.futures[-1].set_running_or_notify_cancel()
        return self.futures[-1]


class Made(list[SlowProcesses]):
    """All that were made, one after the other was lost."""

    def one(self) -> Executor:
        self.append(SlowProcesses())
        return self[-1]

    async def begin(self, number: int) -> None:
        """Wait until so many of them were given something."""
        await until(lambda: sum(bool(one.given) for one in self) == number)


async def a_few_turns() -> None:
    """What this process does itself is done by then."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Moves the clock of the event loop."""
    moved = 0.0

    def move(seconds: float) -> None:
        nonlocal moved
        loop, moved = asyncio.get_running_loop(), moved + seconds
        monkeypatch.setattr(loop, "time", lambda: time.monotonic() + moved)

    return move


def begin_an_answer_and_hang(began: Path) -> None:
    """In a process of a pool: as if it were killed in the middle of a long result, but without the luck that takes."""
    for queue in [one for one in gc.get_objects() if type(one) is SimpleQueue]:
        os.write(queue._writer.fileno(), (1 << 20).to_bytes(4, "big"))  # type: ignore[attr-defined]
    began.touch()
    signal.pause()


def test_nobody_waits_for_the_rest_of_a_result_whose_process_was_killed(tmp_path: Path) -> None:
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
    began = tmp_path / "began"
    answer = pool.submit(begin_an_answer_and_hang, began)
    while not began.exists():
        time.sleep(0.01)
    end(pool)
    assert isinstance(answer.exception(timeout=60), BrokenExecutor)


def test_a_pool_that_did_nothing_yet_can_be_ended() -> None:
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
    end(pool)
    with pytest.raises(RuntimeError):
        pool.submit(os.getpid)


def test_what_was_given_to_a_process_has_begun() -> None:
    """Even if the executor has not yet looked at it, nobody can cancel it."""
    pool = Processes(1, 0)
    answers = [pool.submit(os.getpid) for _ in range(5)]
    assert not any(answer.cancel() for answer in answers)
    assert len({answer.result(timeout=SECONDS) for answer in answers}) == 1
    end(pool)


@pytest.mark.anyio
async def test_what_has_only_waited_takes_nothing_from_the_others() -> None:
    """Its time is over before it began: no process hangs, so none is ended."""
    slow, lost = Slow(), list[Exception]()
    pool = Pool(lambda: slow, lost.append)
    with pytest.raises(TimeoutError):
        await pool.run(abs, 1, within=0)
    assert pool.now is slow and not lost and slow.futures[0].cancelled()


@pytest.mark.anyio
async def test_what_has_begun_and_does_not_end_hangs() -> None:
    slow, lost = Slow(), list[Exception]()
    pool = Pool(lambda: slow, lost.append)
    submit = slow.submit

    def begin(*args: Any, **kwargs: Any) -> Future[Any]:
        found = submit(*args, **kwargs)
        found.set_running_or_notify_cancel()
        return found

    slow.submit = begin  # type: ignore[method-assign]
    with pytest.raises(TimeoutError):
        await pool.run(abs, 1, within=0)
    assert pool.now is None and len(lost) == 1


def hold(began: Path, ends: Path) -> int:
    """In a process of a pool: as long as the test says."""
    with began.open("a") as file:
        file.write(f"{os.getpid()}\n")
    wait_until(ends.exists)
    return os.getpid()


def hold_and_die(began: Path, ends: Path) -> int:
    """The same, but the first time it is killed then."""
    if not began.exists():
        hold(began, ends)
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


@pytest.mark.anyio
async def test_who_gives_up_waiting_for_a_process_ends_nobody_elses_work(tmp_path: Path) -> None:
    """An executor takes more work than it has processes for, and says of it that it runs."""
    lost, began, ends = list[Exception](), tmp_path / "began", tmp_path / "ends"
    pool = Pool(processes(1, 0), lost.append)
    first = asyncio.create_task(pool.run(hold, began, ends, within=SECONDS))
    await until(began.exists)
    with pytest.raises(TimeoutError):
        await pool.run(os.getpid, within=0.1)
    goes_away = asyncio.create_task(pool.run(os.getpid))
    waits = asyncio.create_task(pool.run(os.getpid, within=SECONDS))
    await a_few_turns()
    goes_away.cancel()
    ends.touch()
    process = await first
    assert await waits == process and began.read_text().split() == [str(process)]
    assert goes_away.cancelled() and not lost
    pool.shutdown()


@pytest.mark.anyio
async def test_where_processes_are_lost_those_who_waited_go_on_though_others_went_away(tmp_path: Path) -> None:
    """Python 3.11 tells nobody after the first who went away."""
    lost, began, ends = list[Exception](), tmp_path / "began", tmp_path / "ends"
    pool = Pool(processes(1, 0), lost.append)
    first = asyncio.create_task(pool.run(hold_and_die, began, ends, within=SECONDS))
    await until(began.exists)
    limits = (SECONDS, SECONDS, 0.1, SECONDS)
    waiting = [asyncio.create_task(pool.run(os.getpid, within=limit)) for limit in limits]
    with pytest.raises(TimeoutError):
        await waiting.pop(2)
    ends.touch()
    process = await first
    assert await asyncio.gather(*waiting) == [process] * 3 and len(lost) == 1
    assert str(process) not in began.read_text().split()
    pool.shutdown()


@pytest.mark.anyio
async def test_time_that_was_waited_is_not_time_that_a_process_hangs(later: Callable[[float], None]) -> None:
    slow, lost = SlowProcesses(), list[Exception]()
    pool = Pool(lambda: slow, lost.append)
    first = asyncio.create_task(pool.run(abs, 1))
    second = asyncio.create_task(pool.run(abs, 2, within=10_000))
    await a_few_turns()
    later(6_000)
    await a_few_turns()
    assert slow.given == [1]
    slow.futures[0].set_result(1)
    await until(lambda: slow.given == [1, 2])
    later(6_000)
    await a_few_turns()
    assert await first == 1 and not second.done() and not lost
    later(6_000)
    with pytest.raises(TimeoutError):
        await second
    assert pool.now is None and len(lost) == 1


@pytest.mark.anyio
async def test_a_process_whose_asker_went_away_is_not_free_and_is_ended_if_it_hangs(
    later: Callable[[float], None],
) -> None:
    made, lost = Made(), list[Exception]()
    pool = Pool(made.one, lost.append)
    goes_away = asyncio.create_task(pool.run(abs, 1, within=10_000))
    waits = asyncio.create_task(pool.run(abs, 2))
    await a_few_turns()
    goes_away.cancel()
    await a_few_turns()
    assert goes_away.cancelled() and made[0].given == [1] and not lost
    later(10_001)
    await made.begin(2)
    assert made[1].given == [2] and len(lost) == 1
    made[1].futures[0].set_result(2)
    assert await waits == 2


@pytest.mark.anyio
async def test_what_was_cut_off_begins_again_before_what_has_only_waited() -> None:
    """However often processes are lost, it is the loss of those whose work had begun."""
    made = Made()
    pool = Pool(made.one)
    cut_off, waits = (asyncio.create_task(pool.run(abs, number)) for number in (1, 2))
    for number in (1, 2):
        await made.begin(number)
        made[-1].futures[0].set_exception(BrokenExecutor("killed"))
    with pytest.raises(BrokenExecutor):
        await cut_off
    await made.begin(3)
    made[2].futures[0].set_result(2)
    assert await waits == 2 and [one.given for one in made] == [[1], [1], [2]]


@pytest.mark.anyio
async def test_who_waits_when_the_house_closes_hears_so(tmp_path: Path) -> None:
    lost, began = list[Exception](), tmp_path / "began"
    pool = Pool(processes(1, 0), lost.append)
    asked = [asyncio.create_task(pool.run(hold, began, tmp_path / "never")) for _ in range(3)]
    await until(began.exists)
    pool.shutdown()
    for one in asked:
        with pytest.raises(RuntimeError, match="the house is closed"):
            await one
    assert not lost
