"""Whose turn it is to change a table: one at a time, first come, first served."""

import asyncio
from collections import deque
from collections.abc import Callable


class Turn:
    """A lock that can also be waited for without a task: `then` calls back when the turn has come."""

    __slots__ = ("_waiting", "taken")

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def then(self, work: Callable[[], None]) -> None:
        """Call this now, or when those before are done. It must see to it that `done` is called once."""
        if self.taken:
            self._waiting.append(work)
        else:
            self.taken = True
            work()

    def done(self) -> None:
        """Let the next one begin: from the loop, because who is next may be done at once, and so on for hundreds."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        if not self.taken:
            self.taken = True
            return
        come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(lambda: self.done() if come.cancelled() else come.set_result(None))
        try:
            await come
        except asyncio.CancelledError:
            if not come.cancelled():
                self.done()
            raise

    async def __aexit__(self, *error: object) -> None:
        self.done()
