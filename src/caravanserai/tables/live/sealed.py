"""A line on which only nodes of this house are heard.

A node folds what it hears without a look at the log. Whoever reaches Valkey could tell it of rows that nobody wrote,
and it would go on from there. So every word carries a hash under the key that all nodes have: one that has none, or was
said on another channel, is passed over. Machines that only think have no key, and a line without this.
"""

import hmac
import logging
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from ..workers.line import Line, MakeLine

log = logging.getLogger("caravanserai.tables")

#: Bytes of the hash, which stands before what is said; and what it is for, that no hash for anything else is one.
SIZE = 16
PURPOSE = b"between nodes"


class SealedLine:
    def __init__(
        self, make: MakeLine, key: bytes, heard: Callable[[str, bytes], None], is_up: Callable[[], None]
    ) -> None:
        self._line: Line = make(self._open, is_up)
        self._heard = heard
        self._begun = blake2b(digest_size=SIZE, key=key, person=PURPOSE)
        #: How often somebody spoke who is no node.
        self.strangers = 0

    @property
    def lost(self) -> int:
        return self._line.lost

    @property
    def up(self) -> bool:
        return self._line.up

    def publish(self, channel: str, data: bytes) -> None:
        self._line.publish(channel, self._seal(channel, data) + data)

    def subscribe(self, channel: str) -> None:
        self._line.subscribe(channel)

    def unsubscribe(self, channel: str) -> None:
        self._line.unsubscribe(channel)

    def ask(self, words: tuple[str | bytes, ...], answered: Callable[[Any], None]) -> None:
        self._line.ask(words, answered)

    async def keep(self) -> None:
        await self._line.keep()

    def _seal(self, channel: str, data: bytes) -> bytes:
        seal = self._begun.copy()
        seal.update(channel.encode() + b"\0")
        seal.update(data)
        return seal.digest()

    def _open(self, channel: str, data: bytes) -> None:
        seal, said = data[:SIZE], data[SIZE:]
        if hmac.compare_digest(seal, self._seal(channel, said)):
            self._heard(channel, said)
            return
        self.strangers += 1
        if self.strangers == 1:
            log.warning("somebody who is no node of this house speaks over Valkey")


def sealed(make: MakeLine, key: bytes) -> MakeLine:
    """What makes such lines of those that this makes."""
    return lambda heard, is_up: SealedLine(make, key, heard, is_up)
