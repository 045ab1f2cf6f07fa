"""A pool of processes that is ended, whatever they were doing."""

import gc
import multiprocessing
import os
import signal
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.queues import SimpleQueue
from pathlib import Path

import pytest

from caravanserai.tables.workers.pools import end


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
