"""Where thinking is done: threads, or processes that are made when they are needed, and anew when one was killed."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
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
        #: How many more its processes may be given, those of `now` or of any after it. None: it has threads, or the
        #: like, and they say themselves what they have not begun.
        self._free: asyncio.Semaphore | None = None
        #: What they do, whether or not anybody still waits for it.
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    def get(self) -> Executor:
        if self._closed:
            raise RuntimeError("the house is closed")
        if self.now is None:
            self.now = self._make()
            if self._free is None and isinstance(self.now, Processes):
                self._free = asyncio.Semaphore(self.now.at_once)
        return self.now

    async def run(self, work: Callable[..., T], *args: Any, within: float | None = None) -> T:
        """Do it here; once more if the processes were lost meanwhile, whoever's fault that was. What has not begun
        after `within` seconds has only waited: TimeoutError, and all others go on. What takes longer than that when it
        has begun hangs: TimeoutError, and its processes are ended, so that nobody else waits for them."""
        self.get()
        if self._free is None:
            return await self._do(within, work, *args)
        async with asyncio.timeout(within):
            await self._free.acquire()
        doing = spawn(self._do(within, work, *args), self._tasks)
        doing.add_done_callback(self._is_done)
        # Whoever goes away now, the process is not free before it is done, and is ended if it hangs.
        return await asyncio.shield(doing)

    def _is_done(self, doing: asyncio.Task[Any]) -> None:
        assert self._free is not None
        self._free.release()
        if not doing.cancelled():
            doing.exception()  # perhaps nobody is there any more to hear it

    async def _do(self, within: float | None, work: Callable[..., T], *args: Any) -> T:
        try:
            return await self._try(within, work, *args)
        except BrokenExecutor:
            # It keeps its place: those who waited for it wait on.
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
        """Let so many of its processes begin with this; nobody waits for it. It takes no time to speak of, so it takes
        no place either."""
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
        pool, self.now = self.now, None  # it is not lost
        if pool is not None:
            end(pool)


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


class Processes(ProcessPoolExecutor):
    def __init__(self, at_once: int, niceness: int) -> None:
        """So many, at a lower priority than the tables: the higher the number, the more others go before."""
        begin = partial(_begin, niceness)
        super().__init__(at_once, multiprocessing.get_context(START), initializer=begin)
        self.at_once = at_once

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """It would take more than it has processes for, and say of some of it that it runs: nobody could tell what has
        not begun from what hangs. So it is given something only when a process is free, and what it was given has
        begun. None of that can be cancelled: where processes are lost, Python 3.11 tells nobody after the first that
        was cancelled."""
        begun = super().submit(fn, *args, **kwargs)
        begun.cancel = lambda: False  # type: ignore[method-assign]
        return begun


def processes(at_once: int, niceness: int) -> Callable[[], Executor]:
    return partial(Processes, at_once, niceness)


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
