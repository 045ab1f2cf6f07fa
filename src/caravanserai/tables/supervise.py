"""Work in the background: every task has an owner, what fails is logged and counted, and what must not end is begun
again."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from caravanserai.engine.refusal import Refused

from .log.store import StoreError
from .meter import Meter

T = TypeVar("T")

log = logging.getLogger("caravanserai.tables")

#: Seconds before a loop that ended is begun again: at once, then later and later, so that a fault that stays does not
#: take the processor.
PAUSES = (0.0, 0.1, 0.5, 2.0)


def spawn(work: Coroutine[Any, Any, T], owners: set[asyncio.Task[Any]]) -> asyncio.Task[T]:
    """Every task has an owner that waits for it or cancels it."""
    task = asyncio.get_running_loop().create_task(work)
    owners.add(task)
    task.add_done_callback(owners.discard)
    return task


async def seen_through(work: Coroutine[Any, Any, T], owners: set[asyncio.Task[Any]], meter: Meter) -> T:
    """What comes of this. It is finished even if whoever waits for it goes away."""
    task = spawn(work, owners)

    def left_alone(done: asyncio.Task[T]) -> None:
        # Nobody is there any more to hear how it ended. A refusal was for them only.
        error = None if done.cancelled() else done.exception()
        if error is not None and not isinstance(error, Refused | StoreError):
            note_fault(meter, "command", error)

    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(left_alone)
        raise


def note_fault(meter: Meter, where: str, error: BaseException) -> None:
    """A mistake of ours, or of the machine. `where` is one of a few words: never a table, a person or a seat."""
    meter.fault(where)
    log.error("a fault in the background", extra={"said": {"where": where}}, exc_info=error)


async def guarded(
    work: Callable[[], Coroutine[Any, Any, Any]], where: str, meter: Meter, failed: Callable[[], object] = lambda: None
) -> None:
    """Whatever goes wrong in this is noted, and is nobody else's business; `failed` is called then."""
    try:
        await work()
    except Exception as error:
        note_fault(meter, where, error)
        failed()


async def kept_running(work: Callable[[], Coroutine[Any, Any, None]], where: str, meter: Meter) -> None:
    """A loop on which every table depends: if it ends, it is begun again."""
    for ended in range(1 << 62):
        try:
            await work()
        except Exception as error:
            note_fault(meter, where, error)
        await asyncio.sleep(PAUSES[min(ended, len(PAUSES) - 1)])
