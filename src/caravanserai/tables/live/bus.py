"""Who listens to a table in this process. A reader that is too slow is cut, never buffered without bound."""

import asyncio
from collections.abc import AsyncIterator, Callable

from ..fold.frames import Bye, encode

#: Whose words somebody wants to hear, by id; None for everybody's.
Heard = frozenset[str] | None
#: Frames that may wait for one reader.
BACKLOG = 64


class Listener:
    """One socket: frames go in at once, and come out as fast as it reads.

    `at_once`, where the socket has brought one, takes a frame and says True, or leaves it to wait its turn.
    """

    def __init__(self, person: str | None, viewer: int, hears: Heard = None) -> None:
        self.person = person
        self.viewer = viewer
        self.hears = hears
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.bye: Bye | None = None
        self.at_once: Callable[[bytes], bool] | None = None
        #: The round trip of this socket in milliseconds, as last measured.
        self.lag: Callable[[], float] = lambda: 0.0

    def offer(self, frame: bytes) -> None:
        if self.bye is not None:
            return
        if self.at_once is not None and self._queue.empty() and self.at_once(frame):
            return
        if self._queue.qsize() >= BACKLOG:
            self.cut(Bye("too-slow"))
        else:
            self._queue.put_nowait(frame)

    def cut(self, bye: Bye) -> None:
        """Say good-bye and end; what waits is thrown away if there is too much of it."""
        if self.bye is None:
            self.bye = bye
            if bye.code == "too-slow":
                while not self._queue.empty():
                    self._queue.get_nowait()
            self._queue.put_nowait(encode(bye))
            self._queue.put_nowait(None)

    async def frames(self) -> AsyncIterator[bytes]:
        while (frame := await self._queue.get()) is not None:
            yield frame


class Audience:
    """The listeners of one table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def viewers(self) -> set[int]:
        return {listener.viewer for listener in self.listeners}

    def send(self, frames: dict[int, bytes]) -> None:
        """A frame for each viewer."""
        for listener in self.listeners:
            if (frame := frames.get(listener.viewer)) is not None:
                listener.offer(frame)

    def send_all(self, frame: bytes) -> None:
        for listener in self.listeners:
            listener.offer(frame)
