"""A clock that stands still until the test moves it."""

import asyncio
from collections.abc import Callable


class FakeTime:
    def __init__(self, now: int = 1_000_000) -> None:
        self._now = now
        self._moved = asyncio.Event()
        #: Told before those who wait: what happens in the time that passes.
        self.passing: list[Callable[[], None]] = []

    def now(self) -> int:
        return self._now

    async def wait(self, until: int | None, woken: asyncio.Event) -> None:
        """Wait for the event, or for the test to move the clock far enough."""
        while not woken.is_set() and (until is None or self._now < until):
            waiters = [asyncio.ensure_future(woken.wait()), asyncio.ensure_future(self._moved.wait())]
            try:
                await asyncio.wait(waiters, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for waiter in waiters:
                    waiter.cancel()

    def move(self, milliseconds: int) -> None:
        self._now += milliseconds
        for happens in self.passing:
            happens()
        self._moved.set()
        self._moved = asyncio.Event()
