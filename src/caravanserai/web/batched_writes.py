"""What is written to a connection in one turn of the event loop goes out with one call of the system.

uvloop makes such a call for every write: for the head of a response and again for its body, for what a table tells a
seat and again for the acknowledgement. On the loopback it costs as much as a fifth of a whole move.
"""

import asyncio
from typing import Any


class BatchedWrites:
    """A transport around a transport: all but writing is left to the one inside."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._batch: list[bytes] = []
        # Asked with every message: not by the long way of __getattr__.
        self.is_closing = transport.is_closing

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._batch:
            self._loop.call_soon(self._flush)
        self._batch.append(data)

    def _flush(self) -> None:
        if self._batch:
            data, self._batch = b"".join(self._batch), []
            self._transport.write(data)

    def close(self) -> None:
        """What was written before is still sent; `abort` would throw it away."""
        self._flush()
        self._transport.close()
