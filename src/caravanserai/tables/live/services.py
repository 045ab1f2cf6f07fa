"""What all parts of the host use."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from ..log.store import Store
from ..meter import Meter
from ..supervise import spawn
from ..timing import TimeSource
from ..workers.thinkers import Thinkers
from .agenda import Agenda
from .alone import Alone, Attends, AttendsAll, Telling
from .live_table import LiveTable


@dataclass
class Services:
    store: Store
    time: TimeSource
    thinkers: Thinkers
    meter: Meter
    #: The longest time, in milliseconds, that bots wait before they answer.
    bot_pause: int = 0
    #: The tables that are in memory.
    live: dict[str, LiveTable] = field(default_factory=dict)
    #: When each table is to be looked at.
    agenda: Agenda = field(default_factory=Agenda)
    #: The other nodes.
    news: Telling = field(default_factory=Alone)
    #: Which games this node plays for those who do not.
    attendance: Attends = field(init=False)
    #: Nobody should come here any more; and nothing is written any more.
    draining: bool = False
    stopping: bool = False
    #: What is being written: it is waited for at the end.
    writing: set[asyncio.Task[Any]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.attendance = AttendsAll(self.store)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """What nobody waits for, and what is finished before the house closes."""
        spawn(work, self.writing)
