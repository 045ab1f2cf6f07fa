"""What all sockets share: who is let in, what is read from them, and how they end."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from caravanserai.engine.refusal import Refusal, Refused
from caravanserai.strings import Speaker
from caravanserai.tables.fold.frames import Bye, No, encode
from caravanserai.tables.fold.messages import Answer, AnyMessage
from caravanserai.tables.log.store import StoreError

from .door import turn_away
from .errors import broken, refusal_for, sentence_for
from .house import House, Visitor, language_asked, visitor_of
from .limits import address_of
from .messages import read_message
from .refusals import HOUSE, refuse
from .wire import wire_of

AnySocket = WebSocket[Any, Any, Any]

#: Close codes; the bye frame before says the same in words.
CLOSE = {
    "server-stopping": 1012,
    "elsewhere": 1001,
    "signed-out": 4401,
    "too-slow": 4008,
    "flood": 4029,
    "message-too-large": 1009,
}
CLOSE_REFUSED: dict[str, int] = {
    "no-such-table": 4404,
    "table-damaged": 4423,
    "table-old-rules": 4426,
    "daily-hidden": 4403,
    "event-hidden": 4413,
    "still-gathering": 4425,
    "too-many-sockets": 4029,
    "too-busy": 1013,
    "too-many-lookups": 1013,
    "busy": 1013,
    "server-stopping": 1012,
}
#: What sending to somebody who has just left ends with.
GONE = (OSError, WebSocketDisconnect)
#: Who does not take a frame for so many seconds is cut.
SOCKET_TIMEOUT = 10.0
#: Frames that may come too fast before the line is cut.
FLOOD = 40


class Hears(Protocol):
    """Whoever is at the other end: frames are offered to them, and they can be cut."""

    bye: Bye | None

    def offer(self, frame: bytes) -> None: ...

    def cut(self, bye: Bye) -> None: ...


async def let_in(socket: AnySocket, place: str, talk: Callable[[Visitor, str], Awaitable[None]]) -> None:
    """Somebody comes in over a socket, and stays until `talk` is over, which is told who it is and from which address.
    `place`: where they are; each has so many tabs there."""
    house: House = socket.app.state.house
    try:
        visitor = await visitor_of(house, socket)
    except (Refused, StoreError) as error:  # the framework would say 403: come no more
        refusal = refusal_for(error) or HOUSE.refusal("not-saved")
        await turn_away(house, refusal, Speaker(language_asked(socket)), socket.send)
        return
    person = visitor.person
    if person is not None and not house.limits.handshakes.take(person.id):
        await turn_away(house, HOUSE.refusal("too-many-handshakes"), visitor.speak, socket.send)
        return
    await socket.accept()
    address = address_of(socket.scope["client"])
    house.sockets.add(socket)
    house.meter.sockets.inc()
    try:
        with (
            house.limits.sockets.one_more(address),
            house.limits.tabs.one_more((place, person.id if person else address)),
        ):
            if house.host.stopping:
                raise refuse("server-stopping")
            await talk(visitor, address)
    except (Refused, StoreError) as error:
        await _refuse(socket, refusal_for(error) or HOUSE.refusal("not-saved"), visitor)
    finally:
        house.sockets.discard(socket)
        house.meter.sockets.dec()
        # Litestar's are closures over the socket itself: a ring (see `Wire.on_task_complete`).
        del socket.send, socket.receive


class Conversation:
    """One open socket: what it says is counted, read, and answered or refused."""

    #: The table it is about, if it is about one.
    table: str | None = None

    def __init__(self, socket: AnySocket, visitor: Visitor, hears: Hears, address: str) -> None:
        self.house = visitor.house
        self.socket = socket
        self.visitor = visitor
        self.hears = hears
        self.address = address
        #: Whose messages are counted. Limits remember it for long, so nothing may hang on it.
        self.who: Hashable = visitor.person.id if visitor.person else object()
        #: Frames that came too fast; each that did not takes one away.
        self.too_many = 0
        self.wire = wire_of(socket.scope)
        self.wire.admit = self._admit

    async def do(self, message: AnyMessage) -> None:
        """What it asks for. Refused, and nothing happened."""
        raise NotImplementedError

    def _admit(self, whole: bool) -> bool:
        """Every frame counts: messages, their parts, pings and pongs. Too many are refused, far too many end the line;
        only a message is answered."""
        limits = self.house.limits
        if limits.messages.take(self.who) and limits.messages_by_address.take(self.address):
            self.too_many = max(0, self.too_many - 1)
            return True
        if self.hears.bye is None:
            if whole:
                self._say_no(refuse("too-fast").refusal)
            self.too_many += 1
            if self.too_many >= FLOOD:
                self._cut(Bye("flood"))
        return False

    def _cut(self, bye: Bye) -> None:
        self.hears.cut(bye)
        self.wire.read_no_more()

    async def read(self) -> None:
        """Until either side has had enough."""
        while self.hears.bye is None:
            event: Any = await self.wire.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            size = len(text.encode(errors="replace")) if text is not None else len(event.get("bytes") or b"")
            if size > self.house.settings.message_limit:
                self._say_no(refuse("message-too-large", most=self.house.settings.message_limit).refusal)
                self._cut(Bye("message-too-large"))
            else:
                await self._take(text)

    async def _take(self, text: str | None) -> None:
        of: str | None = None
        try:
            if text is None:
                raise refuse("unreadable-message", reason="text is needed")
            message = read_message(text)
            of = message.move_id if isinstance(message, Answer) else None
            await self.do(message)
        except Exception as error:
            self._failed(error, of)

    def _failed(self, error: Exception, of: str | None) -> None:
        if isinstance(error, Refused | StoreError):
            refusal = refusal_for(error) or HOUSE.refusal("not-saved")
        else:
            refusal = Refusal("not-yours-now", "broken", None, broken(error, self.visitor.speak).args)
        self._say_no(refusal, of)

    def _say_no(self, refusal: Refusal, of: str | None = None) -> None:
        self.house.meter.refused(refusal.code, self.table)
        self.hears.offer(encode(No(refusal, sentence_for(refusal, self.visitor.speak), of)))


async def close(socket: AnySocket, code: int, reason: str) -> None:
    with contextlib.suppress(*GONE, RuntimeError):
        await socket.send({"type": "websocket.close", "code": code, "reason": reason})


async def _refuse(socket: AnySocket, refusal: Refusal, visitor: Visitor) -> None:
    """Say why, and close."""
    visitor.house.meter.refused(refusal.code, socket.path_params.get("table"))
    no = encode(No(refusal, sentence_for(refusal, visitor.speak)))
    with contextlib.suppress(*GONE, TimeoutError):
        async with asyncio.timeout(SOCKET_TIMEOUT):
            await socket.send({"type": "websocket.send", "text": no.decode(), "bytes": None})
            await close(socket, CLOSE_REFUSED.get(refusal.code, 1011), refusal.code)
