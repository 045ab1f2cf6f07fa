"""A pool of processes that is ended, whatever they were doing."""

import gc
import multiprocessing
import os
import signal
import time
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from typing import Any

import pytest

from caravanserai.tables.workers.pools import Pool, end
from tests.tables.house import Slow


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
