"""A connection byte by byte, for what no well-bred client would send."""

import asyncio
import socket
from typing import Any
from urllib.parse import urlsplit

from websockets.frames import Close, Frame, Opcode
from websockets.streams import StreamReader as Bytes

from tests.waiting import SECONDS
from tests.web.client import Visitor

KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def sent(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a browser writes it."""
    return Frame(opcode, data, fin).serialize(mask=True)


class Reader(asyncio.StreamReader):
    """A line that was reset has ended: what came before is read all the same. asyncio would throw it away."""

    def set_exception(self, exc: Exception) -> None:
        self.feed_eof()


class Raw:
    """Of the server's address, and whatever is written to it."""

    def __init__(self, url: str, made: socket.socket | None = None, local: str | None = None) -> None:
        """`made`: a socket that is connected already; `local`: from which of this machine's addresses."""
        self.url = urlsplit(url)
        self.local = None if local is None else (local, 0)
        self.made = made
        self.reader = Reader()
        self.writer: asyncio.StreamWriter

    async def __aenter__(self) -> "Raw":
        loop, protocol = asyncio.get_running_loop(), asyncio.StreamReaderProtocol(self.reader)
        where: dict[str, Any] = {"sock": self.made}
        if self.made is None:
            where = {"host": self.url.hostname, "port": self.url.port, "local_addr": self.local}
        transport, _ = await loop.create_connection(lambda: protocol, **where)
        self.writer = asyncio.StreamWriter(transport, protocol, self.reader, loop)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.transport.abort()

    async def write(self, data: bytes) -> None:
        """Until it is on its way, or nobody is there."""
        try:
            self.writer.write(data)
            async with asyncio.timeout(SECONDS):
                await self.writer.drain()
        except ConnectionError:
            pass

    async def rest(self, answers: bool = False) -> bytes:
        """All that comes until the other end has closed; the good-bye of a socket may be answered, as RFC 6455 asks."""
        found = b""
        try:
            async with asyncio.timeout(SECONDS):
                while part := await self.reader.read(65_536):
                    found += part
                    if answers and (code := close_code(found)) is not None:
                        answers = False
                        await self.write(sent(Opcode.CLOSE, Close(code, "").serialize()))
        except ConnectionError:
            pass
        return found

    async def answer(self) -> tuple[int, bytes]:
        """An answer with a length: its status and body."""
        async with asyncio.timeout(SECONDS):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
            size = int(head.partition("content-length: ")[2].partition("\r\n")[0] or 0)
            return int(head.split()[1]), await self.reader.readexactly(size)

    async def upgrade(self, table: str, visitor: Visitor | None = None) -> int:
        """Ask for a socket to a table; the status."""
        cookies = "" if visitor is None else "; ".join(f"{k}={v}" for k, v in visitor.http.cookies.items())
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: {self.url.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookies}"] if cookies else []),
        ]
        await self.write("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(SECONDS):
            head = await self.reader.readuntil(b"\r\n\r\n")
        return int(head.split()[1])


def frames_in(data: bytes) -> list[Frame]:
    """What a server wrote."""
    stream, found = Bytes(), []
    stream.feed_data(data)
    while True:
        parsing: Any = Frame.parse(stream.read_exact, mask=False)
        try:
            next(parsing)
        except StopIteration as whole:
            found.append(whole.value)
        else:
            return found


def close_code(data: bytes) -> int | None:
    """The code of the last frame, if that is a close."""
    last = frames_in(data)[-1:]
    return Close.parse(last[0].data).code if last and last[0].opcode is Opcode.CLOSE else None
