"""Guests who begin requests and never end them, flood sockets with pings and fragments, and read nothing."""

import asyncio
import random
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from websockets.frames import Opcode

from tests.waiting import SECONDS
from tests.web.process import ServerProcess
from tests.web.raw import Raw, sent

#: They come from another address than those who play, where the system has more than one of its own.
ELSEWHERE = "127.0.0.2" if sys.platform == "linux" else None
#: How many at a time.
GUESTS = 6
HALVES = (
    b"",
    b"\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
    b"POST /api/me HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
)
FLOODS = (
    sent(Opcode.PING, b"x" * 125),
    sent(Opcode.PONG),
    sent(Opcode.TEXT, b"", False) + sent(Opcode.CONT, b"", True),
    sent(Opcode.TEXT, b"", False) + sent(Opcode.CONT, b"", False) * 100,
)


@asynccontextmanager
async def rude_guests(house: ServerProcess, tables: list[str], pick: random.Random) -> AsyncIterator[Counter[str]]:
    """Until the block ends; how often they did what."""
    done: Counter[str] = Counter()
    tasks = [asyncio.create_task(_one(house, tables, random.Random(pick.random()), done)) for _ in range(GUESTS)]
    try:
        yield done
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _one(house: ServerProcess, tables: list[str], pick: random.Random, done: Counter[str]) -> None:
    while True:
        with suppress(OSError, EOFError, TimeoutError):
            async with Raw(house.url, local=ELSEWHERE) as raw:
                if pick.random() < 0.5:
                    await raw.write(pick.choice(HALVES))
                    done["half-open connections, ended by the house"] += await _ended(raw)
                elif await raw.upgrade(pick.choice(tables)) == 101:
                    raw.writer.transport.pause_reading()
                    await raw.write(pick.choice(FLOODS) * 5_000)
                    raw.writer.transport.resume_reading()
                    done["floods of frames, cut by the house"] += await _ended(raw)
        # The house may be down: let others do something meanwhile.
        await asyncio.sleep(0)


async def _ended(raw: Raw) -> bool:
    """Wait for the end of the connection, which must come."""
    async with asyncio.timeout(SECONDS):
        await raw.rest()
    return True
