"""How long tests wait."""

import time
from collections.abc import Callable

#: Before something counts as stuck: far longer than it takes on a machine that is busy with other work. A test that
#: passes never waits for it.
SECONDS = 600.0


def wait_until(reached: Callable[[], bool]) -> None:
    """Until another process has come so far, of which it tells nobody."""
    end = time.monotonic() + SECONDS
    while not reached():
        assert time.monotonic() < end, "it never came so far"
        time.sleep(0.02)
