"""The one clock of the server, so that tests can bring their own."""

import asyncio
import contextlib
import time
from typing import Protocol


class TimeSource(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""

    async def wait(self, until: int | None, woken: asyncio.Event) -> None:
        """Return at that time, or as soon as the event is set."""


class RealTime:
    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def wait(self, until: int | None, woken: asyncio.Event) -> None:
        seconds = None if until is None else max(0, until - self.now()) / 1_000
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), seconds)
