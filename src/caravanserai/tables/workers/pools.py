"""Where thinking is done: threads, or processes that are made when they are needed, and anew when one was killed."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import partial
from typing import Any, TypeVar

from ..supervise import spawn

T = TypeVar("T")

#: How a process begins: anew, because a house has threads, which do not survive a fork.
START = "spawn"


class Pool:
    def __init__(self, make: Callable[[], Executor], lost: Callable[[Exception], None] = lambda error: None) -> None:
        """`lost` hears that one of its processes was killed, for its memory perhaps, or hangs."""
        self._make = make
        self._lost = lost
        self.now: Executor | None = None
        self._closed = False

    def get(self) -> Executor:
        if self._closed:
            raise RuntimeError("the house is closed")
        self.now = self.now or self._make()
        return self.now

    async def run(self, work: Callable[..., T], *args: Any, within: float | None = None) -> T:
        """Do it here; once more if the processes were lost meanwhile, whoever's fault that was. What takes longer than
        `within` seconds hangs: TimeoutError, and its processes are ended, so that nobody else waits for them. What had
        not begun by then has only waited: TimeoutError, and all others go on."""
        try:
            return await self._try(within, work, *args)
        except BrokenExecutor:
            return await self._try(within, work, *args)

    async def _try(self, within: float | None, work: Callable[..., T], *args: Any) -> T:
        pool = self.get()
        try:
            begun = pool.submit(work, *args)
            try:
                async with asyncio.timeout(within):
                    return await asyncio.wrap_future(begun)
            except TimeoutError as error:
                if not begun.cancel():
                    self._is_lost(pool, error)
                raise
        except BrokenExecutor as error:
            self._is_lost(pool, error)
            raise

    def warm_up(self, times: int, work: Callable[..., Any], *args: Any) -> None:
        """Let so many of its processes begin with this; nobody waits for it."""
        for _ in range(times):
            pool = self.get()
            try:
                pool.submit(work, *args)
            except BrokenExecutor as error:
                self._is_lost(pool, error)

    def _is_lost(self, pool: Executor, error: Exception) -> None:
        """All who waited here find out: the first of them lets a new pool be made."""
        if self.now is pool:
            self.now = None
            self._lost(error)
            kill(pool)

    def shutdown(self) -> None:
        self._closed = True
        if self.now is not None:
            end(self.now)


def kill(pool: Executor) -> None:
    """All processes of a pool: one that hangs hears of nothing else. Who is killed in the midst of a result leaves half
    of it in the pipe. The pool would wait for the rest while anybody could still write there: this process could."""
    for process in [*(getattr(pool, "_processes", None) or {}).values()]:
        process.kill()
    results = getattr(pool, "_result_queue", None)
    if results is not None:
        results._writer.close()


def end(pool: Executor) -> None:
    """What is half done is of no use to anybody any more, and no house waits for a process that hangs."""
    kill(pool)
    pool.shutdown(wait=False, cancel_futures=True)


class Together:
    """Small pieces of work for a pool of threads. To wake a thread costs more than a piece: those of one turn of the
    event loop go over together."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._gathered: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        found: asyncio.Future[T] = loop.create_future()
        self._gathered.append((partial(work, *args), found))
        return await found

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        spawn(self._see_to(gathered), self._tasks)

    async def _see_to(self, gathered: list[tuple[Callable[[], Any], asyncio.Future[Any]]]) -> None:
        try:
            done = await self.pool.run(_all_of, [work for work, _ in gathered])
        except Exception as error:
            done = [(None, error)] * len(gathered)
        for (_, found), (result, wrong) in zip(gathered, done, strict=True):
            if found.done():
                continue  # nobody waits for it any more
            if wrong is None:
                found.set_result(result)
            else:
                found.set_exception(wrong)


def _all_of(works: list[Callable[[], Any]]) -> list[tuple[Any, Exception | None]]:
    """What came of each, or went wrong."""
    done: list[tuple[Any, Exception | None]] = []
    for work in works:
        try:
            done.append((work(), None))
        except Exception as error:
            done.append((None, error))
    return done


def processes(at_once: int, niceness: int) -> Callable[[], Executor]:
    """So many, at a lower priority than the tables: the higher the number, the more others go before."""
    begin = partial(_begin, niceness)
    return lambda: ProcessPoolExecutor(at_once, multiprocessing.get_context(START), initializer=begin)


def _begin(niceness: int) -> None:
    """In a new process: people at the tables go before, Ctrl-C is for the house, and no house means no thinking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    end_with_the_house()


def end_with_the_house() -> None:
    threading.Thread(target=_wait_for_the_house_to_end, daemon=True).start()


def _wait_for_the_house_to_end() -> None:
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(0)
