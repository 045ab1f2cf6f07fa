"""A table's socket. What goes out is the table's own stream, replies included: one writer, one order."""

import asyncio

from litestar import websocket
from litestar.params import FromPath

from caravanserai.tables.fold.frames import Bye, Pong, Taken, encode
from caravanserai.tables.fold.messages import Answer, AnyMessage, ComeBack, Mute, Order, Phrase, Ping, Say
from caravanserai.tables.live.bus import Listener
from caravanserai.tables.log_names import log_name

from . import sockets
from .errors import broken
from .house import House, Visitor
from .logs import note
from .refusals import refuse
from .sockets import CLOSE, GONE, AnySocket, Conversation, close, let_in


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str]) -> None:
    house: House = socket.app.state.house

    async def talk(visitor: Visitor, address: str) -> None:
        person = visitor.person
        await house.check_may_see(await house.known_table(table), person)
        hears = await house.choices.heard_by(person)
        listener = await house.host.listen(table, person, _last(socket), hears)
        try:
            if visitor.device is not None:
                house.revoking.listening[listener] = visitor.device
            note("socket opened", table=log_name(table))
            with house.lobby.crowd.one_more(person, address):
                await TableConnection(socket, table, visitor, listener, address).run()
        finally:
            house.revoking.listening.pop(listener, None)
            house.host.leave(table, listener)
            note("socket closed", table=log_name(table), bye=listener.bye.code if listener.bye else None)

    await let_in(socket, table, talk)


class TableConnection(Conversation):
    """One open socket."""

    def __init__(self, socket: AnySocket, table: str, visitor: Visitor, listener: Listener, address: str) -> None:
        super().__init__(socket, visitor, listener, address)
        self.table: str = table
        self.listener = listener
        listener.at_once = self.wire.send_now
        listener.lag = self.wire.lag

    async def run(self) -> None:
        """Until either side has had enough."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self.read())
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

    async def _write(self) -> None:
        try:
            async for frame in self.listener.frames():
                async with asyncio.timeout(sockets.SOCKET_TIMEOUT):
                    await self.wire.send_text(frame)
            bye = self.listener.bye
            assert bye is not None
            async with asyncio.timeout(sockets.SOCKET_TIMEOUT):
                await close(self.socket, CLOSE[bye.code], bye.code)
        except TimeoutError:
            self.listener.cut(Bye("too-slow"))
            self.wire.hang_up()

    async def do(self, message: AnyMessage) -> None:
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


def _last(socket: AnySocket) -> int | None:
    """The number of the last thing heard, if somebody comes back."""
    given = socket.query_params.get("last", "")
    return int(given) if given.isdecimal() and len(given) < 10 else None
