"""uvicorn's WebSocket protocol, with two more things: a short way out, and an end for those who do not read."""

from collections.abc import Callable
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

HANG_UP = "caravanserai.hang-up"
SEND_NOW = "caravanserai.send-now"


class Wire(WebSocketsSansIOProtocol):
    """Closing waits for the other end to read what is on its way; `hang_up` does not wait. Sending passes through every
    layer of the application; `send_now` does not, and takes a frame only if the socket has room for it."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][HANG_UP] = {"now": self.transport.abort}
            scope["extensions"][SEND_NOW] = {"send": self._send_now}

    def _send_now(self, text: bytes) -> bool:
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        if self.conn.extensions:  # compression, if ever it is switched on
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(frame_of(text))
        return True


def frame_of(text: bytes) -> bytes:
    """RFC 6455, section 5.2: a whole text message in one frame, unmasked, as servers send it."""
    size = len(text)
    if size < 126:
        return pack("!BB", 0x81, size) + text
    if size < 65_536:
        return pack("!BBH", 0x81, 126, size) + text
    return pack("!BBQ", 0x81, 127, size) + text


def hang_up(scope: Any) -> None:
    extension = scope.get("extensions", {}).get(HANG_UP)
    if extension is not None:
        extension["now"]()


def send_now(scope: Any) -> Callable[[bytes], bool] | None:
    """Sends a text at once and says True, or says False if it has to wait."""
    extension = scope.get("extensions", {}).get(SEND_NOW)
    return None if extension is None else extension["send"]
