"""What is written in one turn of the loop goes out together, and nothing of it is lost or out of order."""

import asyncio
import socket

import pytest

from caravanserai.web.batched_writes import BatchedWrites
from tests.web.client import eventually

pytestmark = pytest.mark.anyio


class Ends:
    """Both ends of a connection: one that writes, and one that is read without waiting."""

    def __init__(self) -> None:
        self.here, self.there = socket.socketpair()
        self.there.setblocking(False)

    async def open(self) -> BatchedWrites:
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(asyncio.Protocol, sock=self.here)
        return BatchedWrites(transport, loop)

    def arrived(self) -> bytes | None:
        """What is there to be read now; None if nothing is."""
        try:
            return self.there.recv(65_536)
        except BlockingIOError:
            return None


async def test_what_is_written_in_one_turn_goes_out_together_and_in_order() -> None:
    ends = Ends()
    out = await ends.open()
    for part in (b"head, ", b"body, ", b"more"):
        out.write(part)
        assert ends.arrived() is None
    await asyncio.sleep(0)
    assert ends.arrived() == b"head, body, more"
    out.write(b"next turn")
    await asyncio.sleep(0)
    assert ends.arrived() == b"next turn"
    assert ends.arrived() is None
    out.close()


async def test_what_was_written_before_the_end_is_sent_and_what_is_thrown_away_is_not() -> None:
    ends = Ends()
    out = await ends.open()
    out.write(b"good-bye")
    out.close()
    assert out.is_closing()
    assert ends.arrived() == b"good-bye"
    await eventually(lambda: ends.arrived() == b"")

    ends = Ends()
    out = await ends.open()
    out.write(b"never heard")
    out.abort()
    await eventually(lambda: ends.arrived() == b"")
