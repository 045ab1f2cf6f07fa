"""An event loop without a clock, threads or sockets: many processes in one, each with a queue of its own.

What belongs to which process is known by its context. Within a process things happen in the order that asyncio
promises; between processes the seed says who is next. Time stands still while anybody has something to do, then jumps
to the next timer. So a seed is a whole history, and plays again as it was.
"""

import asyncio
import contextlib
import heapq
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Executor
from contextvars import Context, ContextVar
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")
Say = Callable[[str, str], None]


class Process:
    """What runs together, and dies together."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ready: deque[asyncio.Handle] = deque()
        self.dead = False
        #: It gets no processor until then, as if it had been stopped or looked for garbage for long.
        self.stalled_until = 0.0
        self.context = Context()
        self.context.run(_RUNNING.set, self)


#: Whose turn it is.
_RUNNING: ContextVar[Process] = ContextVar("running")


def running() -> Process:
    return _RUNNING.get()


class StuckError(Exception):
    """Nothing can happen any more, or too much does."""


class Task(asyncio.Task[Any]):
    """Counted, not found by its place in memory: sets of tasks have the same order each time."""

    made = 0

    def __init__(self, *args: Any, **more: Any) -> None:
        Task.made += 1
        self._hash = Task.made
        super().__init__(*args, **more)

    def __hash__(self) -> int:
        return self._hash


class Loop(asyncio.BaseEventLoop):
    def __init__(self, random: Random, most_steps: int) -> None:
        super().__init__()
        self._random = random
        self._now = 0.0
        self._timers: list[tuple[float, int, asyncio.TimerHandle, Process]] = []
        self._count = 0
        self._most_steps = most_steps
        self.processes: list[Process] = []
        #: Everything that was ever begun: what was killed must not be tidied up before the end.
        self._tasks: list[Task] = []
        self.steps = 0
        #: Called after each step, with the process that took it.
        self.after_step: Callable[[Process], None] = lambda process: None
        self._failed: BaseException | None = None
        self.set_task_factory(self._make_task)
        self.set_debug(False)
        self.main = self.process("main")

    # -- processes -------------------------------------------------------------------------------------------

    def process(self, name: str) -> Process:
        made = Process(name)
        self.processes.append(made)
        return made

    def kill(self, process: Process) -> None:
        """Nothing of it ever runs again, and nothing is tidied up."""
        process.dead = True
        process.ready.clear()
        self.processes.remove(process)

    def begin(self, process: Process, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin this in another process. If it fails, so does the run."""
        task = self.create_task(work, context=process.context.copy())
        task.add_done_callback(self._ended)
        return task

    def later(self, process: Process, delay: float, work: Callable[..., object], *args: Any) -> asyncio.TimerHandle:
        """Let this happen in another process, some seconds from now."""
        return self.call_later(delay, work, *args, context=process.context)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """All of it; afterwards nothing is left."""
        main = self.begin(self.main, work)
        try:
            return self.run_until_complete(main)
        finally:
            self._forget()
            self.close()

    def fail(self, error: BaseException) -> None:
        """The run ends with this, after the present step."""
        self._failed = self._failed or error

    def _ended(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.fail(error)

    def check_tasks(self) -> None:
        """Whatever went wrong, somebody has looked at it."""
        for task in self._tasks:
            if task.done() and task._log_traceback:
                self.fail(task.exception() or StuckError("a task failed"))

    def _make_task(self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **more: Any) -> Task:
        task = Task(work, loop=loop, **more)
        self._tasks.append(task)
        return task

    def _forget(self) -> None:
        """What was not finished never will be; nobody is to hear of it later."""
        for process in [*self.processes]:
            self.kill(process)
        for task in self._tasks:
            if not task.done():
                task._log_destroy_pending = False
                with contextlib.suppress(BaseException):
                    task.get_coro().close()  # type: ignore[union-attr]
            elif not task.cancelled():
                task.exception()  # it was dealt with, or the run has failed anyway
        self._tasks.clear()

    # -- what asyncio asks of a loop ---------------------------------------------------------------------------

    def time(self) -> float:
        return self._now

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:
        process = self._process_of(context)
        handle = asyncio.Handle(callback, args, self, context)
        if not process.dead:
            process.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def _process_of(self, context: Context | None) -> Process:
        """What nobody in particular does is the main one's."""
        return _RUNNING.get(self.main) if context is None else context.get(_RUNNING, self.main)

    def call_at(self, when: float, callback: Any, *args: Any, context: Context | None = None) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        process = self._process_of(context)
        if not process.dead:
            self._count += 1
            heapq.heappush(self._timers, (when, self._count, timer, process))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time comes."""

    def run_in_executor(self, executor: Executor | None, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """Done at once; heard a little later, as from a thread."""
        done: asyncio.Future[T] = self.create_future()
        try:
            self.call_later(self._random.uniform(0, 0.02), _set_result, done, func(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    async def create_connection(self, protocol_factory: Any, host: Any = None, port: Any = None, **more: Any) -> Any:
        """To whoever is there; see valkey.py."""
        return await self.connect(protocol_factory)

    async def connect(self, protocol_factory: Any) -> Any:
        raise OSError("nobody listens")

    def _run_once(self) -> None:
        """One step of one process after the other."""
        while not self._stopping:
            able = [one for one in self.processes if one.ready and one.stalled_until <= self._now]
            if able:
                self._step(able[self._random.randrange(len(able))] if len(able) > 1 else able[0])
            else:
                self._let_time_pass()

    def _step(self, process: Process) -> None:
        handle = process.ready.popleft()
        if handle._cancelled:
            return
        self.steps += 1
        if self.steps > self._most_steps:
            raise StuckError(f"more than {self._most_steps} steps")
        handle._run()
        if not process.dead:
            self.after_step(process)
        if self._failed is not None:
            raise self._failed

    def _let_time_pass(self) -> None:
        times = [one.stalled_until for one in self.processes if one.ready]
        while self._timers and (self._timers[0][2]._cancelled or self._timers[0][3].dead):
            heapq.heappop(self._timers)
        if self._timers:
            times.append(self._timers[0][0])
        if not times:
            raise StuckError("nobody has anything to do, and nobody waits for a time")
        self._now = max(self._now, min(times))
        for timer, process in self._due():
            process.ready.append(timer)

    def _due(self) -> Iterator[tuple[asyncio.TimerHandle, Process]]:
        while self._timers and self._timers[0][0] <= self._now:
            _, _, timer, process = heapq.heappop(self._timers)
            if not timer._cancelled and not process.dead:
                yield timer, process


def _set_result(future: asyncio.Future[T], result: T) -> None:
    if not future.done():
        future.set_result(result)
