"""uvicorn's WebSocket protocol over the library `websockets`: every frame is counted, and those who do not read come
to an end. All of RFC 6455 is the library's."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode

WIRE = "caravanserai.wire"

#: Bytes that are read at a time: a flood of small frames is found out before many of them have cost anything.
SLICE = 4_096
#: Bytes that are still read from somebody who is being cut: enough for their own good-bye.
LAST_WORDS = 8_192
#: Seconds in which they may say it; uvicorn would hold the line for ten.
LAST_SECONDS = 2.0
#: Messages that wait for the application before no more is read.
MOST_WAITING = 4
#: Frames that may come before the table listens.
MOST_EARLY = 64
#: Frames that one message may come in.
MOST_FRAGMENTS = 64

#: Counts a frame; told if it ends a message. False: too many, and a message is dropped.
Admit = Callable[[bool], bool]


class Wire(WebSocketsSansIOProtocol):
    """Messages pass through every layer of the application; what `send_now` sends does not, while nothing waits on the
    long way. Closing waits for the other end to read what is on its way; `hang_up` does not.
    """

    #: Is something on the long way out? What comes after it must not overtake it.
    sending = False
    #: Bytes that are still read; None: no end.
    _to_read: int | None = None
    #: Called when the line is dead.
    lost: Callable[[], None] | None = None
    #: Who counts frames; None before the table listens.
    admit: Admit | None = None
    _early = 0

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][WIRE] = {"wire": self}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.lost is not None:
            self.lost()
        self.conn.parser.close()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application has done with this socket. Here, in `connection_lost` and in the handler every ring of
        objects that point to each other is cut open: so all of them are freed at once, and the garbage collector, for
        which every table would have to wait, finds nothing."""
        super().on_task_complete(task)
        self.admit = None
        self.scope["extensions"].clear()

    # -- in --------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or len(data) <= SLICE:
            self._read(data)
            return
        for start in range(0, len(data), SLICE):
            self._read(data[start : start + SLICE])

    def _read(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._to_read is not None:
            self._to_read -= len(data)
            if self._to_read < 0:
                self.hang_up()
                return
        super().data_received(data)

    def read_no_more(self) -> None:
        """This line is being cut: hear its good-bye, and no more."""
        if self._to_read is None:
            self._to_read = LAST_WORDS
            self.close_timeout = LAST_SECONDS

    def _admit(self, whole: bool) -> bool:
        if self.admit is not None:
            return self.admit(whole)
        self._early += 1
        if self._early > MOST_EARLY:
            self.hang_up()
        return self._early <= MOST_EARLY

    def handle_text(self, event: Frame) -> None:
        if self._admit(event.fin) or not event.fin:
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._admit(event.fin) or not event.fin:
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
        elif self._admit(event.fin) or not event.fin:
            super().handle_cont(event)
        else:
            self.frames = []

    def handle_ping(self) -> None:
        """Who does not read gets no pongs (RFC 6455, 5.5.3: one for the latest ping is enough)."""
        if self._admit(False) and self.writable.is_set() and self.is_open:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        if self.pending_ping_payload is None or bytes(event.data) != self.pending_ping_payload:
            self._admit(False)
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """uvicorn would stop reading with each message, which costs two calls of the system; we stop when several wait.
        What is no UTF-8 ends the connection; uvicorn would write a traceback as well."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA, "text is UTF-8")
                return
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _fail(self, code: int, reason: str) -> None:
        if self.is_open:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    # -- out -------------------------------------------------------------------------------------------------

    def send_now(self, text: bytes) -> bool:
        """Send a text in this turn of the loop and say True; or say False if it has to wait."""
        if self.sending or not self.writable.is_set() or not self.is_open:
            return False
        self.transport.write(framed(text))
        return True

    async def send_text(self, text: bytes) -> None:
        """The long way: wait until there is room. OSError if nobody is there any more."""
        with self._the_long_way():
            await self.writable.wait()
            if not self.is_open:
                raise ConnectionResetError("nobody is there")
            self.transport.write(framed(text))

    async def send(self, message: Any) -> None:
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected  # the house closes; uvicorn would accept nobody, and then wonder who is sent to
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # it was refused; else uvicorn would log that the application forgot it

    @contextmanager
    def _the_long_way(self) -> Iterator[None]:
        self.sending = True
        try:
            yield
        finally:
            self.sending = False

    @property
    def is_open(self) -> bool:
        if not self.handshake_complete or self.close_sent or self.disconnected or self.conn.close_sent is not None:
            return False
        return not self.transport.is_closing()

    # -- the line itself -------------------------------------------------------------------------------------

    def start_keepalive(self) -> None:
        """The first ping goes out at once: until it is back, nothing is known of the line."""
        if self.ping_interval:
            self.loop.call_soon(self.send_keepalive_ping)

    def lag(self) -> float:
        """The round trip as last measured, in milliseconds; of a ping that is not back yet, so far."""
        waited = self.loop.time() - self.ping_sent_at if self.pending_ping_payload is not None else 0.0
        return max(self.last_ping_rtt, waited) * 1_000

    def hang_up(self) -> None:
        self.transport.abort()


#: The last text that was sent, and its frame: several sockets get the same one after the other.
_last: tuple[bytes, bytes] = (b"", b"")


def framed(text: bytes) -> bytes:
    global _last
    if _last[0] is not text:
        _last = (text, Frame(Opcode.TEXT, text).serialize(mask=False))
    return _last[1]


def wire_of(scope: Any) -> Wire:
    """The wire under a socket."""
    wire: Wire = scope["extensions"][WIRE]["wire"]
    return wire
