"""Open connections: how many there may be, and how long each may take to say what it wants and to hear the answer."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from http import HTTPStatus
from itertools import islice
from math import ceil, inf
from typing import Any, Literal

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from caravanserai.engine.refusal import Refusal
from caravanserai.strings import LANGUAGES, Speaker

from .batched_writes import BatchedWrites
from .errors import problem_of, status_of
from .limits import address_of
from .refusals import HOUSE
from .settings import Settings
from .wire import Wire

#: Bytes of a request before its body, and what a body may come to with the lengths of its chunks, byte by byte.
HEAD_LIMIT = 32_768
CHUNKED = 8
#: Requests that may wait for the one before them.
MOST_PIPELINED = 8

#: Said to a connection before anything is known of who speaks.
TOO_MANY = HOUSE.refusal("too-many-connections")
TOO_SLOW = HOUSE.refusal("request-too-slow")
TOO_LONG = HOUSE.refusal("headers-too-large")

#: What a connection is waited for: the head of a request, its body; or nothing, because it is our turn.
Stage = Literal["head", "body", "ours"]


class Connection:
    """One of them, and since when it is waited for."""

    __slots__ = ("_least", "_since", "address", "end", "stage", "stage_since", "taken", "transport")

    def __init__(self, transport: asyncio.Transport, address: str | None, end: Callable[[], None]) -> None:
        self.transport = transport
        #: None for a proxy that we trust: it speaks for many.
        self.address = address
        #: Called when it took too long.
        self.end = end
        self.stage: Stage = "head"
        self.stage_since = 0.0
        #: Bytes of this request so far.
        self.taken = 0
        #: The least that waited to be read by the other end, and since when it has not become less.
        self._least: float = inf
        self._since = 0.0

    def is_stuck(self, now: float, patience: float) -> bool:
        """Does the other end read nothing of what was sent?"""
        waiting = self.transport.get_write_buffer_size()
        if waiting < self._least or not waiting:
            self._least, self._since = waiting or inf, now
        return waiting > 0 and now - self._since > patience


class Connections:
    def __init__(self, settings: Settings, clock: Callable[[], float], refused: Callable[[str], None]) -> None:
        self.most = settings.connections
        self.most_each = settings.connections_per_address
        self.patience: dict[Stage, float] = {"head": settings.header_seconds, "body": settings.body_seconds}
        self.body_limit = HEAD_LIMIT + CHUNKED * settings.body_limit
        self.clock = clock
        self.refused = refused
        #: Those that were looked at longest ago first.
        self.open: OrderedDict[Connection, None] = OrderedDict()
        self._of_address: Counter[str] = Counter()

    def enter(self, transport: Any, address: str | None, end: Callable[[], None]) -> Connection | None:
        """One more, if there is room for it."""
        if len(self.open) >= self.most or (address is not None and self._of_address[address] >= self.most_each):
            return None
        made = Connection(transport, address, end)
        made.stage_since = self.clock()
        self.open[made] = None
        if address is not None:
            self._of_address[address] += 1
        return made

    def leave(self, one: Connection) -> None:
        if one in self.open:
            del self.open[one]
            if one.address is not None:
                self._of_address[one.address] -= 1
                if not self._of_address[one.address]:
                    del self._of_address[one.address]

    def begin(self, one: Connection, stage: Stage) -> None:
        one.stage, one.stage_since = stage, self.clock()

    def sweep(self, parts: int = 1) -> None:
        """End whatever has taken too long. To look at each once a second is enough, and cheaper than a timer for each;
        but not at all of them in one go, for tables wait meanwhile."""
        now = self.clock()
        for one in [*islice(self.open, ceil(len(self.open) / parts))]:
            self.open.move_to_end(one)
            if one.is_stuck(now, self.patience["body"]):
                one.transport.abort()
            elif one.stage != "ours" and now - one.stage_since > self.patience[one.stage]:
                self.refused(TOO_SLOW.code)
                one.end()


class Front(HttpToolsProtocol):
    """uvicorn's HTTP protocol, one of these for each connection until it becomes a socket."""

    def __init__(self, connections: Connections, **more: Any) -> None:
        super().__init__(**more)
        self.connections_open = connections
        self.mine: Connection | None = None
        self._head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(BatchedWrites(transport, self.loop))  # type: ignore[arg-type]
        trusted = getattr(self.app, "trusted_hosts", ())
        is_proxy = self.client is not None and self.client[0] in trusted
        address = None if is_proxy else address_of(self.client)
        self.mine = self.connections_open.enter(transport, address, self._too_slow)
        if self.mine is None:
            self.connections_open.refused(TOO_MANY.code)
            self._end_with(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.mine is not None:
            self.connections_open.leave(self.mine)
            self.mine = None

    def data_received(self, data: bytes) -> None:
        if self.mine is None or self.transport.is_closing():
            return
        if self.mine.stage == "ours" and not self._is_answering:
            self._begin("head")
        self.mine.taken += len(data)
        super().data_received(data)
        if self.mine.stage == "head" and self.mine.taken > HEAD_LIMIT:
            self._end_with(TOO_LONG)
        elif self.mine.taken > self.connections_open.body_limit:
            self.transport.abort()

    @property
    def _is_answering(self) -> bool:
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def _begin(self, stage: Stage) -> None:
        assert self.mine is not None
        self.connections_open.begin(self.mine, stage)
        if stage == "head":
            self.mine.taken = self._head = 0

    # -- what the parser finds -------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        assert self.mine is not None
        if self.mine.stage != "head":
            self._begin("head")
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > HEAD_LIMIT:
            raise ValueError("the head of the request is too large")

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many requests at once")
        super().on_headers_complete()
        self._begin("body")

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._begin("ours")

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        wire, mine, connections = self.transport.get_protocol(), self.mine, self.connections_open
        assert isinstance(wire, Wire) and mine is not None
        self._begin("ours")
        wire.lost = lambda: connections.leave(mine)
        # This protocol has done its part. Nothing may hold on to it: see `Wire.on_task_complete`.
        mine.end = self.transport.abort
        self.parser = None  # type: ignore[assignment]

    # -- the end ---------------------------------------------------------------------------------------------

    def shutdown(self) -> None:
        """The house closes: whoever has not said all by now is not waited for."""
        if self.mine is not None and self.mine.stage == "body":
            self.transport.abort()
        else:
            super().shutdown()

    def _too_slow(self) -> None:
        assert self.mine is not None
        self._begin("ours")
        if self._is_answering and self.cycle.response_started:
            self.transport.abort()
        elif self.mine.taken:
            self._end_with(TOO_SLOW)
        else:
            self.transport.close()

    def _end_with(self, refusal: Refusal) -> None:
        """Say why and close; in the house's first language, for nothing is known of the reader."""
        if self.transport.is_closing():
            return
        problem = problem_of(refusal, Speaker(LANGUAGES[0]))
        status, body = HTTPStatus(status_of(problem)), msgspec.json.encode(problem)
        head = f"HTTP/1.1 {status} {status.phrase}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.transport.write(head.encode() + b"connection: close\r\n\r\n" + body)
        self.transport.close()
