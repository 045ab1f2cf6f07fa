"""A line to Valkey: what is said in one turn of the loop goes out in one write, and the parser is libvalkey's.

It carries news, and what all nodes count together. What is said while the line is down is lost, so whoever listens
looks at the log each time that it is up again. A line that swallows everything looks open; so the line sends itself a
beat, and knows by its silence.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote, urlsplit

import libvalkey

#: Seconds without our own beat after which a line counts as dead, and to connect.
QUIET = 1.5
PATIENCE = 1.0
#: Seconds until it is tried again.
AGAIN = 0.1
#: So many bytes may wait for a Valkey that does not read; then the line is given up, and the log is asked.
MOST_WAITING = 4 << 20
#: What a line may break with; uvloop has RuntimeError for a write to one that is closed.
BROKEN = (OSError, TimeoutError, RuntimeError, libvalkey.ProtocolError)

log = logging.getLogger("caravanserai.tables")

Heard = Callable[[str, bytes], None]


def _pass_over(reply: Any) -> None:
    """Of no interest."""


class _Wire(asyncio.Protocol):
    def __init__(self, take: Callable[[Any], None]) -> None:
        self.reader = libvalkey.Reader()
        self.take = take
        self.gone = asyncio.Event()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        try:
            self.reader.feed(data)
            while (reply := self.reader.gets()) is not False:
                self.take(reply)
        except libvalkey.ProtocolError:
            self.transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self.gone.set()


class ValkeyLine:
    def __init__(self, url: str, heard: Heard, is_up: Callable[[], None], quiet: float = QUIET) -> None:
        """`heard` hears what others say on the channels that are followed, `is_up` that the line is there (again)."""
        self._url = urlsplit(url)
        self._heard = heard
        self._is_up = is_up
        self._quiet = quiet
        self._beat = f"beat:{secrets.token_hex(8)}"
        self._beat_at = 0.0
        self._channels: set[str] = set()
        self._wire: _Wire | None = None
        self._out: list[bytes] = []
        #: Who waits for which reply, in the order in which they asked.
        self._asked: deque[Callable[[Any], None]] = deque()
        #: How often the line was lost.
        self.lost = 0
        #: Why there is none, as far as that is known, and what of it stands in the log.
        self._trouble = self._noted = ""

    @property
    def up(self) -> bool:
        return self._wire is not None

    def publish(self, channel: str, data: bytes) -> None:
        """At most once, and not at all while the line is down."""
        self.ask(("PUBLISH", channel, data), _pass_over)

    def ask(self, words: tuple[str | bytes, ...], answered: Callable[[Any], None]) -> None:
        """Let Valkey do something that it replies to, but not with a list; `answered` hears the reply, or nothing if
        the line breaks. Nobody waits."""
        if self._wire is not None:
            self._asked.append(answered)
            self._say(*words)

    def subscribe(self, channel: str) -> None:
        if channel not in self._channels:
            self._channels.add(channel)
            self._say("SUBSCRIBE", channel)

    def unsubscribe(self, channel: str) -> None:
        if channel in self._channels:
            self._channels.discard(channel)
            self._say("UNSUBSCRIBE", channel)

    def _say(self, *words: str | bytes) -> None:
        if self._wire is not None:
            if not self._out:
                asyncio.get_running_loop().call_soon(self._flush)
            self._out.append(libvalkey.pack_command(words))

    def _flush(self) -> None:
        """Nothing that goes wrong here is anybody's business but the line's."""
        out, self._out = self._out, []
        wire = self._wire
        if wire is not None and not wire.transport.is_closing():
            with contextlib.suppress(*BROKEN):
                wire.transport.write(b"".join(out))
                if wire.transport.get_write_buffer_size() > MOST_WAITING:
                    wire.transport.abort()

    def _take(self, reply: Any) -> None:
        """News come as [message, channel, data] whenever there are some, replies in the order of what was asked."""
        if not isinstance(reply, list):
            if self._asked:
                self._asked.popleft()(reply)
        elif len(reply) == 3 and reply[0] == b"message":
            channel = reply[1].decode()
            if channel == self._beat:
                self._beat_at = asyncio.get_running_loop().time()
                self._note("")
            else:
                self._heard(channel, reply[2])

    async def keep(self) -> None:
        """Keep the line up, for ever."""
        while True:
            try:
                await self._hold()
                self._note(self._trouble)
            except BROKEN as error:
                self._note(str(error) or repr(error))
            await asyncio.sleep(AGAIN)

    def _greeted(self, reply: Any) -> None:
        """To a wrong password it says no, and then nothing that we could hear."""
        if isinstance(reply, libvalkey.ReplyError):
            self._trouble = str(reply)

    def _note(self, trouble: str) -> None:
        """For who keeps the house, once: a house without Valkey plays on, so nobody else says so."""
        if trouble == self._noted:
            return
        if trouble:
            log.warning("no line to Valkey", extra={"said": {"reason": trouble}})
        else:
            log.info("the line to Valkey is up again")
        self._noted = trouble

    async def _hold(self) -> None:
        """One line, until it is lost."""
        loop = asyncio.get_running_loop()
        self._trouble = "it says nothing any more"
        wire = await asyncio.wait_for(self._connect(), PATIENCE)
        try:
            first = [libvalkey.pack_command(words) for words in (self._hello(), ("SUBSCRIBE", self._beat))]
            first += [libvalkey.pack_command(("SUBSCRIBE", channel)) for channel in self._channels]
            wire.transport.write(b"".join(first))
            self._wire, self._out, self._beat_at = wire, [], loop.time()
            self._asked = deque([self._greeted])
            self._is_up()
            while not wire.gone.is_set() and loop.time() - self._beat_at < self._quiet:
                self.publish(self._beat, b"")
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(wire.gone.wait(), self._quiet / 3)
        finally:
            self._wire = None
            self.lost += 1
            wire.transport.abort()

    async def _connect(self) -> _Wire:
        loop, url = asyncio.get_running_loop(), self._url
        if url.scheme == "unix":
            return (await loop.create_unix_connection(lambda: _Wire(self._take), unquote(url.path)))[1]
        secure = True if url.scheme in ("valkeys", "rediss") else None
        made = await loop.create_connection(
            lambda: _Wire(self._take), url.hostname or "localhost", url.port or 6_379, ssl=secure
        )
        return made[1]

    def _hello(self) -> tuple[str, ...]:
        """Version 3 of its protocol: there news and replies may share a line."""
        password = self._url.password
        who = () if password is None else ("AUTH", unquote(self._url.username or "default"), unquote(password))
        return ("HELLO", "3", *who)
