"""Time for what nobody waits for."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic


class Pacer:
    """Turns in the event loop for work that no person waits for: in the whole house one every so many seconds, first
    come, first served. However much of it there is, what is due goes on in between."""

    def __init__(
        self,
        every: float,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._every = every
        self._clock = clock
        self._sleep = sleep
        self._next = 0.0

    async def turn(self) -> None:
        """Return when it is one's turn."""
        now = self._clock()
        mine = max(now, self._next)
        self._next = mine + self._every
        await self._sleep(mine - now)
