"""uvicorn's WebSocket protocol, with more: a short way in, a short way out, and an end for those who do not read."""

import asyncio
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames
from websockets.protocol import State

WIRE = "caravanserai.wire"

#: How a frame begins (RFC 6455, section 5.2), by the size of what follows.
_SHORT, _LONG, _HUGE = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack

#: Frames that may go out in one write.
MOST_AT_ONCE = 64

#: Takes a text at once and says True; or says False, and it goes the long way.
Take = Callable[[bytes], bool]


class Outbox:
    """The wires of a loop that have something to write when its turn is over."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def put(self, wire: "Wire") -> None:
        if not self._wires:
            wire.loop.call_soon(self._write_all)
        self._wires.append(wire)

    def _write_all(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            try:
                wire.flush()
            except Exception as error:  # the others' lines are not to blame
                wire.loop.call_exception_handler({"message": "a wire could not be written", "exception": error})


_outboxes: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = weakref.WeakKeyDictionary()


class Wire(WebSocketsSansIOProtocol):
    """Messages pass through every layer of the application, in both directions; `send_now` and `take_now` do not, while
    nothing waits on the long way. Closing waits for the other end to read what is on its way; `hang_up` does not.

    What is sent in one turn of the loop goes out in one write: an answer brings its seat an update and an
    acknowledgement, and one commit brings the answers of many.
    """

    #: Offered every text that comes in whole, from when the application has set it.
    take_now: Take | None = None
    #: Does what comes next begin with a new message? Once that is not sure, it is never sure again.
    fresh = True
    #: Is something on the long way out? What comes after it must not overtake it.
    sending = False

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._out: list[bytes] = []
        self._outbox = _outboxes.setdefault(self.loop, Outbox())

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][WIRE] = {"wire": self}

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete and self.fresh:
            take = self.take_now if self._is_open and self.queue.empty() else None
            if take is not None and (text := text_of(data)) is not None and take(text):
                return
            self.fresh = ends_with_a_message(data)
        super().data_received(data)

    def send_now(self, text: bytes) -> bool:
        """Send a text in this turn of the loop and say True; or say False if it has to wait."""
        if self.sending or len(self._out) >= MOST_AT_ONCE:
            return False
        if not self._out:
            if not self.writable.is_set() or self.conn.extensions:  # these mean compression, if ever it is switched on
                return False
            self._outbox.put(self)
        self._out.append(frame_of(text))
        return True

    @contextmanager
    def the_long_way(self) -> Iterator[None]:
        self.sending = True
        yield
        self.sending = False

    def flush(self) -> None:
        """Write what was sent at once; the order of all that is sent is kept."""
        if self._out:
            out = b"".join(self._out)
            self._out.clear()
            if self._is_open and not self.transport.is_closing():
                self.transport.write(out)

    @property
    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

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


def frame_of(text: bytes) -> bytes:
    """RFC 6455, section 5.2: a whole text message in one frame, unmasked, as servers send it."""
    size = len(text)
    if size < 126:
        return _SHORT(0x81, size) + text
    if size < 65_536:
        return _LONG(0x81, 126, size) + text
    return _HUGE(0x81, 127, size) + text


def text_of(data: bytes) -> bytes | None:
    """The message, if this is one whole text message and nothing else, in one frame, masked as clients send it."""
    if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80:
        return None
    size, start = data[1] & 0x7F, 2
    if size > 125:
        if size == 127 or len(data) < 8:
            return None
        size, start = data[2] << 8 | data[3], 4
    if len(data) != start + 4 + size:
        return None
    return frames.apply_mask(data[start + 4 :], data[start : start + 4])  # type: ignore[attr-defined]


def ends_with_a_message(data: bytes) -> bool:
    """Is this a row of whole messages, none of them in several frames?"""
    at = 0
    while at < len(data):
        if len(data) < at + 6 or not data[at] & 0x80 or not data[at] & 0x0F:
            return False
        size, start = data[at + 1] & 0x7F, at + 2
        if size == 126:
            size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
        elif size == 127:
            size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
        at = start + 4 + size
    return at == len(data)


def wire_of(scope: Any) -> Wire | None:
    """The wire under a socket; None where another server than ours runs the application."""
    extension = scope.get("extensions", {}).get(WIRE)
    return None if extension is None else extension["wire"]
