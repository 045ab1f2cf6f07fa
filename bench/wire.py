"""The other end of many connections, made to cost little: HTTP as the house speaks it, and websockets' own protocol
straight on a transport."""

import asyncio
from collections import Counter
from typing import NamedTuple, cast
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response as Handshake
from websockets.uri import parse_uri


class Counts:
    """What went over a lot of sockets."""

    def __init__(self) -> None:
        self.messages_in = 0
        self.messages_out = 0
        self.bytes = 0
        #: Lines that the server cut, by what it said.
        self.cut: Counter[str] = Counter()

    @property
    def messages(self) -> int:
        return self.messages_in + self.messages_out


class Socket(asyncio.Protocol):
    """A WebSocket that calls `heard` with every message."""

    def __init__(self, url: str, counts: Counts, cookie: str = "") -> None:
        self.counts = counts
        self._protocol = ClientProtocol(parse_uri(url.replace("http", "ws", 1)))
        self._cookie = cookie
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hung_up = False

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, self._protocol.uri.host, self._protocol.uri.port)
        await self.opened

    def close(self) -> None:
        self._hung_up = True
        self._transport.abort()

    def send(self, message: bytes) -> None:
        self.counts.messages_out += 1
        self.counts.bytes += len(message)
        self._protocol.send_text(message)
        self._flush()

    def heard(self, message: bytes) -> None:
        raise NotImplementedError

    # -- of asyncio.Protocol ---------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        request = self._protocol.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Handshake):
                self._answered()
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                message = bytes(event.data)
                self.counts.messages_in += 1
                self.counts.bytes += len(message)
                self.heard(message)
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server hung up"))
        elif not self._hung_up:
            self.counts.cut[self._protocol.close_reason or str(error or "without a word")] += 1

    def _answered(self) -> None:
        if self.opened.done():
            return  # nobody waits for it any more
        if (error := self._protocol.handshake_exc) is not None:
            self.opened.set_exception(error)
        else:
            self.opened.set_result(None)

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)


class Response(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Http:
    """Requests over connections that are kept open; as many of them as there are requests at once."""

    def __init__(self, url: str) -> None:
        self._at = urlsplit(url)
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def get(self, path: str, cookie: str = "") -> Response:
        return await self._ask(f"GET {path}", "", b"", cookie)

    async def post(self, path: str, body: bytes, cookie: str = "") -> Response:
        about = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        return await self._ask(f"POST {path}", about, body, cookie)

    async def _ask(self, what: str, about: str, body: bytes, cookie: str) -> Response:
        head = f"{what} HTTP/1.1\r\nHost: {self._at.netloc}\r\n{about}"
        head += (f"Cookie: {cookie}\r\n" if cookie else "") + "\r\n"
        # The house closes those that were idle for a while.
        self._free = [one for one in self._free if not one[0].at_eof()]
        made = self._free.pop() if self._free else await asyncio.open_connection(self._at.hostname, self._at.port)
        reader, writer = made
        writer.write(head.encode() + body)
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if line)}
        found = Response(
            int(status.split()[1]), headers, await reader.readexactly(int(headers.get("content-length", 0)))
        )
        self._free.append(made)
        return found

    def close(self) -> None:
        for _, writer in self._free:
            writer.close()
