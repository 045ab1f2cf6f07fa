"""Who attends which game, where many nodes share a store: one plays for its bots and sees its clocks."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from msgspec import Struct

#: Milliseconds without a beat after which a node counts as dead, and the house as down where all are.
DEAD_AFTER = 2_500


class Attended(Struct, frozen=True):
    """A game that this node attends. `silent_since`: nobody did since then, and that is still to be given back."""

    table: str
    silent_since: int | None


@runtime_checkable
class Attending(Protocol):
    """What the store of many nodes keeps beside its games. A node beats with `heartbeat`; `take_up` says whether a game
    that comes into its memory is attended there. Times are milliseconds since 1970."""

    #: The name of this node, in this life of it.
    node: str
    #: What all nodes know of a log: see entries.KNOWS.
    known_to_all: int

    async def adopt_free(self, due: int, here: Sequence[str], most: int) -> list[Attended]:
        """Attend games that nobody does: such as were let go or are due by then, and those that are in memory here."""

    async def adopt_silent(self, before: int, most: int) -> list[Attended]:
        """Attend games of nodes that have not beaten since then. Two nodes that ask at once get different ones."""

    async def was_silent(self, since: int) -> None:
        """This node could not say that it is alive: nobody attended those of its games that are still its own."""

    async def attended(self) -> list[Attended]:
        """All that this node attends."""

    async def others(self, since: int) -> bool:
        """Has another node beaten since then?"""

    async def goes_on(self, table: str) -> None:
        """The time that nobody attended it was given back."""

    async def let_go(self, games: list[tuple[str, int | None]], now: int) -> None:
        """This node attends nothing from now on, and will not beat again: others go on at once with these games. Each
        comes with the time to look at it again, for the case that nobody is there."""
