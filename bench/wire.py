"""The other end of many sockets, made to cost little: websockets' own protocol straight on a transport."""

import asyncio
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri


class Counts:
    """What went over a lot of sockets."""

    def __init__(self) -> None:
        self.messages_in = 0
        self.messages_out = 0
        self.bytes = 0

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

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, self._protocol.uri.host, self._protocol.uri.port)
        await self.opened

    def close(self) -> None:
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
            if isinstance(event, Response):
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
