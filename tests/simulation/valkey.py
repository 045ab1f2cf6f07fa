"""A Valkey that carries news, badly: it is spoken to in its own protocol, by the house's own line."""

import asyncio
from collections.abc import Callable
from typing import Any

import libvalkey

from .chance import Rates
from .loop import Loop, Process, running


class Pipe:
    """One way between two processes: what is sent arrives later, and in order."""

    def __init__(self, loop: Loop, rates: Rates, to: Process, where: str) -> None:
        self.loop = loop
        self.rates = rates
        self.to = to
        self.where = where
        self._last = 0.0

    def send(self, work: Callable[..., object], *args: Any) -> None:
        self._last = max(self._last, self.loop.time() + self.rates.delay(self.where))
        self.loop.call_at(self._last, work, *args, context=self.to.context)


class Connection(asyncio.Transport):
    """What a node holds of its line, and what Valkey does."""

    def __init__(self, valkey: "SimulatedValkey", node: Process, protocol: asyncio.Protocol) -> None:
        super().__init__()
        self.valkey = valkey
        self.node = node
        self.protocol = protocol
        self.open = True
        #: Everything is swallowed, and nobody is told.
        self.mute = False
        self.channels: set[str] = set()
        self._reader = libvalkey.Reader()
        self.there = Pipe(valkey.loop, valkey.rates, valkey.process, "bus")
        self.back = Pipe(valkey.loop, valkey.rates, node, "bus")

    # -- the node's end --------------------------------------------------------------------------------------

    def write(self, data: Any) -> None:
        if not self.mute:
            self.there.send(self._arrived, bytes(data))

    def abort(self) -> None:
        self._lost()

    def is_closing(self) -> bool:
        return not self.open

    def get_write_buffer_size(self) -> int:
        return 0

    def _lost(self) -> None:
        if self.open:
            self.valkey.closed(self)
            self.protocol.connection_lost(None)

    def _hear(self, data: bytes) -> None:
        if self.open and not self.mute:
            self.protocol.data_received(data)

    # -- the other end ---------------------------------------------------------------------------------------

    def _arrived(self, data: bytes) -> None:
        if self.open:
            self._reader.feed(data)
            while (words := self._reader.gets()) is not False:
                self.valkey.told(self, *words)

    def push(self, channel: bytes, data: bytes) -> None:
        words = (b"message", channel, data)
        frame = b">3\r\n" + b"".join(b"$%d\r\n%s\r\n" % (len(word), word) for word in words)
        rates = self.valkey.rates
        if channel.startswith(b"beat:"):
            self.back.send(self._hear, frame)  # it says no more than whether the line is there
            return
        if rates.happens("lost"):
            return
        for _ in range(2 if rates.happens("double") else 1):
            if rates.happens("late"):
                self.valkey.loop.later(self.node, rates.random.uniform(0.01, 3.0), self._hear, frame)
            else:
                self.back.send(self._hear, frame)

    def cut(self) -> None:
        """The line is gone, and its node hears so."""
        self.back.send(self._lost)


class SimulatedValkey:
    def __init__(self, loop: Loop, rates: Rates) -> None:
        self.loop = loop
        self.rates = rates
        self.process = loop.process("valkey")
        self.away_until = 0.0
        self.connections: list[Connection] = []
        loop.connect = self.connect  # type: ignore[method-assign]

    async def connect(self, make: Callable[[], asyncio.Protocol]) -> tuple[Connection, asyncio.Protocol]:
        await asyncio.sleep(self.rates.delay("bus"))
        if self.loop.time() < self.away_until:
            raise OSError("nobody listens")
        made = Connection(self, running(), make())
        self.connections.append(made)
        made.protocol.connection_made(made)
        return made, made.protocol

    def closed(self, connection: Connection) -> None:
        connection.open = False
        self.connections.remove(connection)

    def told(self, by: Connection, *words: bytes) -> None:
        match words:
            case (b"PUBLISH", channel, data):
                for one in self.connections:
                    if channel.decode() in one.channels:
                        one.push(channel, data)
            case (b"SUBSCRIBE", channel):
                by.channels.add(channel.decode())
            case (b"UNSUBSCRIBE", channel):
                by.channels.discard(channel.decode())

    def go_away(self, seconds: float) -> None:
        self.away_until = self.loop.time() + seconds
        for one in [*self.connections]:
            one.cut()

    def forget(self, node: Process) -> None:
        """It was killed."""
        for one in [one for one in self.connections if one.node is node]:
            self.closed(one)
