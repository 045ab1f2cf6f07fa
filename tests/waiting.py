"""How long tests wait."""

import asyncio
import time
from collections.abc import Callable

#: Before something counts as stuck: far longer than it takes on a machine that is busy with other work. A test that
#: passes never waits for it.
SECONDS = 600.0
#: What this process does itself is done after so many turns of its loop. Who waits longer waits for another process,
#: or thread, and rests between two looks: else it would take the processor, or Python's lock, that the other needs.
TURNS, REST = 20, 0.0005


def wait_until(reached: Callable[[], bool]) -> None:
    """Until another process has come so far, of which it tells nobody."""
    end = time.monotonic() + SECONDS
    while not reached():
        assert time.monotonic() < end, "it never came so far"
        time.sleep(0.02)


async def let_others_run(looked: int) -> None:
    """Before somebody who has looked so often looks again."""
    await asyncio.sleep(0 if looked < TURNS else REST)
