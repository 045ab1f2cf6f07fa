"""The socket of those who look at the list of the house. It costs one task, and nothing waits in it."""

import asyncio

from litestar import websocket

from caravanserai.people.ties import ties_of
from caravanserai.tables.fold.frames import Bye, Pong, encode
from caravanserai.tables.fold.messages import AnyMessage, Ping
from caravanserai.tables.supervise import spawn

from . import sockets
from .house import House, Visitor
from .lobby import Viewer
from .refusals import refuse
from .sockets import CLOSE, AnySocket, Conversation, close, let_in
from .wire import wire_of

#: Seconds between two pings: often enough for whoever stands between and ends lines that are silent for a minute.
PING_EVERY = 45.0
#: Limits count its tabs under this name, which no table has.
PLACE = "lobby"


@websocket("/api/lobby")
async def lobby_socket(socket: AnySocket) -> None:
    house: House = socket.app.state.house

    async def talk(visitor: Visitor, address: str) -> None:
        closing = set[asyncio.Task[None]]()

        def closes(bye: Bye) -> None:
            spawn(_close(socket, bye), closing)

        wire = wire_of(socket.scope)
        if wire.ping_interval:
            wire.ping_interval = PING_EVERY
        viewer = Viewer(wire, visitor.person, await ties_of(house.store, visitor.person), closes)
        try:
            if visitor.device is not None:
                house.revoking.listening[viewer] = visitor.device
            with house.lobby.crowd.one_more(visitor.person, address):
                await house.lobby.join(viewer)
                await LobbyConversation(socket, visitor, viewer, address).read()
        finally:
            await asyncio.gather(*closing, return_exceptions=True)
            house.revoking.listening.pop(viewer, None)
            house.lobby.leave(viewer)
            if viewer.bye is not None:
                house.meter.byes.labels(viewer.bye.code).inc()

    await let_in(socket, PLACE, talk)


async def _close(socket: AnySocket, bye: Bye) -> None:
    try:
        async with asyncio.timeout(sockets.SOCKET_TIMEOUT):
            await close(socket, CLOSE[bye.code], bye.code)
    except TimeoutError:
        wire_of(socket.scope).hang_up()


class LobbyConversation(Conversation):
    async def do(self, message: AnyMessage) -> None:
        if not isinstance(message, Ping):
            raise refuse("unreadable-message", reason="here only pings are heard")
        self.hears.offer(encode(Pong(message.t)))
