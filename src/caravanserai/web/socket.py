"""A table's socket. What goes out is the table's own stream, replies included: one writer, one order."""

import asyncio
import contextlib
from collections.abc import Hashable
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from caravanserai.engine.refusal import Refusal, Refused
from caravanserai.strings import Speaker
from caravanserai.tables.fold.frames import Bye, No, Pong, Taken, encode
from caravanserai.tables.live.bus import Listener
from caravanserai.tables.log.store import StoreError
from caravanserai.tables.log_names import log_name

from .door import turn_away
from .errors import broken, refusal_for, sentence_for
from .house import House, Visitor, language_asked, visitor_of
from .limits import address_of
from .logs import note
from .messages import Answer, AnyMessage, ComeBack, Mute, Order, Phrase, Ping, Say, read_message
from .refusals import HOUSE, refuse
from .wire import wire_of

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
    "still-gathering": 4425,
    "too-many-sockets": 4029,
    "too-busy": 1013,
    "busy": 1013,
    "server-stopping": 1012,
}
#: What sending to somebody who has just left ends with.
GONE = (OSError, WebSocketDisconnect)
#: Who does not take a frame for so many seconds is cut.
SOCKET_TIMEOUT = 10.0
#: Frames that may come too fast before the line is cut.
FLOOD = 40


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    house: House = socket.app.state.house
    try:
        visitor = await visitor_of(house, socket)
    except StoreError:  # the framework would say 403: come no more
        await turn_away(house, HOUSE.refusal("not-saved"), Speaker(language_asked(socket)), socket.send)
        return
    person = visitor.person
    if person is not None and not house.limits.handshakes.take(person.id):
        await turn_away(house, HOUSE.refusal("too-many-handshakes"), visitor.speak, socket.send)
        return
    await socket.accept()
    address = address_of(socket.scope["client"])
    listener: Listener | None = None
    house.sockets.add(socket)
    house.meter.sockets.inc()
    try:
        with (
            house.limits.sockets.one_more(address),
            house.limits.tabs.one_more((table, person.id if person else address)),
        ):
            if house.host.stopping:
                raise refuse("server-stopping")
            await house.daily.check_may_see(await house.host.known(table), person)
            hears = await house.choices.heard_by(person)
            listener = await house.host.listen(table, person, _last(socket), hears)
            if visitor.device is not None:
                house.revoking.listening[listener] = visitor.device
            note("socket opened", table=log_name(table))
            await TableConnection(house, socket, table, visitor, listener, address).run()
    except (Refused, StoreError) as error:
        await _refuse(socket, refusal_for(error) or HOUSE.refusal("not-saved"), visitor)
    finally:
        if listener is not None:
            house.revoking.listening.pop(listener, None)
            house.host.leave(table, listener)
            note("socket closed", table=log_name(table), bye=listener.bye.code if listener.bye else None)
        house.sockets.discard(socket)
        house.meter.sockets.dec()
        # Litestar's are closures over the socket itself: a ring (see `Wire.on_task_complete`).
        del socket.send, socket.receive


class TableConnection:
    """One open socket."""

    def __init__(
        self,
        house: House,
        socket: WebSocket[Any, Any, Any],
        table: str,
        visitor: Visitor,
        listener: Listener,
        address: str,
    ) -> None:
        self.house = house
        self.socket = socket
        self.table = table
        self.visitor = visitor
        self.listener = listener
        self.address = address
        #: Whose messages are counted. Limits remember it for long, so nothing may hang on it.
        self.who: Hashable = visitor.person.id if visitor.person else object()
        #: Frames that came too fast; each that did not takes one away.
        self.too_many = 0
        self.wire = wire_of(socket.scope)
        listener.at_once = self.wire.send_now
        listener.lag = self.wire.lag
        self.wire.admit = self._admit

    async def run(self) -> None:
        """Until either side has had enough."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
            if not writing.done() and self.listener.bye is not None:
                await writing
        finally:
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            if self.listener.bye is not None:
                self.house.meter.byes.labels(self.listener.bye.code).inc()
        for task in (reading, writing):
            if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, GONE):
                broken(error, self.visitor.speak)

    # -- out -------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        try:
            async for frame in self.listener.frames():
                async with asyncio.timeout(SOCKET_TIMEOUT):
                    await self.wire.send_text(frame)
            bye = self.listener.bye
            assert bye is not None
            async with asyncio.timeout(SOCKET_TIMEOUT):
                await _close(self.socket, CLOSE[bye.code], bye.code)
        except TimeoutError:
            self.listener.cut(Bye("too-slow"))
            self.wire.hang_up()

    # -- in --------------------------------------------------------------------------------------------------

    def _admit(self, whole: bool) -> bool:
        """Every frame counts: messages, their parts, pings and pongs. Too many are refused, far too many end the line;
        only a message is answered."""
        limits = self.house.limits
        if limits.messages.take(self.who) and limits.messages_by_address.take(self.address):
            self.too_many = max(0, self.too_many - 1)
            return True
        if self.listener.bye is None:
            if whole:
                self._say_no(refuse("too-fast").refusal)
            self.too_many += 1
            if self.too_many >= FLOOD:
                self._cut(Bye("flood"))
        return False

    def _cut(self, bye: Bye) -> None:
        self.listener.cut(bye)
        self.wire.read_no_more()

    async def _read(self) -> None:
        while self.listener.bye is None:
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
            await self._do(message)
        except Exception as error:
            self._failed(error, of)

    async def _do(self, message: AnyMessage) -> None:
        host = self.house.host
        if isinstance(message, Ping):
            self.listener.offer(encode(Pong(message.t)))
            return
        person = self.visitor.known()
        match message:
            case Answer():
                ack = await host.answer(self.table, person, message.ask, message.move_id, message.move)
                self.listener.offer(encode(Taken(ack)))
            case Order():
                await host.order(self.table, person, message.order)
            case Say():
                if self.house.settings.safe:
                    raise refuse("phrases-only")
                if not self.house.limits.chats.take(person.id):
                    raise refuse("chat-too-fast")
                await self.house.restraints.check_may_speak(person)
                await host.say(self.table, person, message.text, await self.house.friends.apart(person))
            case Phrase():
                if not self.house.limits.chats.take(person.id):
                    raise refuse("chat-too-fast")
                await host.say_phrase(self.table, person, message.phrase, await self.house.friends.apart(person))
            case Mute():
                await host.mute(self.table, person, message.seat, message.on)
            case ComeBack():
                await host.come_back(self.table, person)

    def _failed(self, error: Exception, of: str | None) -> None:
        if isinstance(error, Refused | StoreError):
            refusal = refusal_for(error) or HOUSE.refusal("not-saved")
        else:
            refusal = Refusal("not-yours-now", "broken", None, broken(error, self.visitor.speak).args)
        self._say_no(refusal, of)

    def _say_no(self, refusal: Refusal, of: str | None = None) -> None:
        self.house.meter.refused(refusal.code, self.table)
        self.listener.offer(encode(No(refusal, sentence_for(refusal, self.visitor.speak), of)))


def _last(socket: WebSocket[Any, Any, Any]) -> int | None:
    """The number of the last thing heard, if somebody comes back."""
    given = socket.query_params.get("last", "")
    return int(given) if given.isdecimal() and len(given) < 10 else None


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    with contextlib.suppress(*GONE, RuntimeError):
        await socket.send({"type": "websocket.close", "code": code, "reason": reason})


async def _refuse(socket: WebSocket[Any, Any, Any], refusal: Refusal, visitor: Visitor) -> None:
    """Say why, and close."""
    visitor.house.meter.refused(refusal.code, socket.path_params.get("table"))
    no = encode(No(refusal, sentence_for(refusal, visitor.speak)))
    with contextlib.suppress(*GONE, TimeoutError):
        async with asyncio.timeout(SOCKET_TIMEOUT):
            await socket.send({"type": "websocket.send", "text": no.decode(), "bytes": None})
            await _close(socket, CLOSE_REFUSED.get(refusal.code, 1011), refusal.code)
