"""A table in memory."""

import asyncio
from dataclasses import dataclass, field

from ..fold.commands import Held
from ..fold.forgetting import forget
from ..fold.table import Table
from .asides import Here
from .bus import Audience
from .chat import Chat


@dataclass(slots=True)
class LiveTable:
    """A table in memory, those who listen, and the bots that think for it."""

    table: Table
    #: Whose turn it is to change it: one at a time, first come, first served.
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    audience: Audience = field(default_factory=Audience)
    thinking: dict[int, str] = field(default_factory=dict)
    #: What bots will say, and when.
    held: dict[int, Held] = field(default_factory=dict)
    #: When a person last answered: since then they may be waiting for the others.
    spoke_at: int = 0
    chat: Chat = field(default_factory=Chat)
    #: The asks of those whose time is up, while a bot thinks for them.
    late: dict[int, str] = field(default_factory=dict)
    #: When it was taken into memory.
    since: int = 0
    #: Who listens at other nodes, by node.
    elsewhere: dict[str, Here] = field(default_factory=dict)
    #: What those who listen here know of who is there.
    presence: bytes = b""
    #: How many are about to do something with it.
    used: int = 0


def forget_at(live: LiveTable, ids: frozenset[str], names: frozenset[str]) -> None:
    """Somebody is no more: their name and their words are out of the log already, and now out of memory."""
    forget(live.table, ids, names)
    live.chat.forget(ids)
