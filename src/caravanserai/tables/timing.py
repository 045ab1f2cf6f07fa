"""The one clock of the server, so that tests can bring their own."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol


class TimeSource(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""

    async def wait(self, until: int | None, woken: asyncio.Event) -> None:
        """Return at that time, or as soon as the event is set."""


class RealTime:
    def __init__(self, machine: Callable[[], int] = time.time_ns) -> None:
        """`machine`: the clock of this machine, in nanoseconds."""
        self._machine = machine

    def now(self) -> int:
        return self._machine() // 1_000_000

    async def wait(self, until: int | None, woken: asyncio.Event) -> None:
        # Every price of every table comes by here: a timer costs less than a task that can be cancelled.
        timer = None
        if until is not None:
            timer = asyncio.get_running_loop().call_later(max(0, until - self.now()) / 1_000, woken.set)
        try:
            await woken.wait()
        finally:
            if timer is not None:
                timer.cancel()


class SharedTime(RealTime):
    """The time of the database, which is the same for every node: that of this machine, and how far it is from that.
    Of this machine's clocks it takes the one that nobody sets: with the other, a minute that somebody sets it by would
    count until the next measurement, and clocks at tables would run out."""

    def __init__(self, machine: Callable[[], int] = time.monotonic_ns) -> None:
        super().__init__(machine)
        #: Milliseconds.
        self.offset = 0

    def now(self) -> int:
        return super().now() + self.offset

    async def measure(self, ask: Callable[[], Awaitable[int]]) -> None:
        """Ask the database what time it is. The answer was on its way for about half of the round trip."""
        began = super().now()
        there = await ask()
        self.offset = there - (began + super().now()) // 2
