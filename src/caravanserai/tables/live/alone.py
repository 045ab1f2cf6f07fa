"""What a node is to others: nobody is told what it wrote, and it attends every game, in a house of one process."""

from typing import Protocol

from ..log import entries
from ..log.entries import Row
from ..log.store import Store
from .asides import Aside


class Telling(Protocol):
    def tell(self, table: str, rows: list[Row]) -> None:
        """These are in the log of a table now. Whatever goes wrong in telling breaks nothing."""

    def say(self, table: str, aside: Aside) -> None:
        """Something that is not written."""

    def forget(self, ids: frozenset[str], tables: dict[str, frozenset[str]]) -> None:
        """Somebody is no more who was called so at these tables."""

    def follow(self, table: str) -> None:
        """Hear from now on what others write there."""

    def leave(self, table: str) -> None:
        """And no more."""


class Alone(Telling):
    def tell(self, table: str, rows: list[Row]) -> None:
        """There is nobody else."""

    def say(self, table: str, aside: Aside) -> None:
        """The same."""

    def forget(self, ids: frozenset[str], tables: dict[str, frozenset[str]]) -> None:
        """The same."""

    def follow(self, table: str) -> None:
        """Nobody else writes."""

    def leave(self, table: str) -> None:
        """The same."""


class Attends(Protocol):
    """Who plays for those who do not, at which tables; see attendance.py."""

    #: Do others attend games too?
    is_shared: bool

    @property
    def known_to_all(self) -> int:
        """What all nodes know of a log: see entries.KNOWS."""

    def attends(self, table: str) -> bool: ...

    def begins(self, table: str) -> None: ...

    def ends(self, table: str) -> bool:
        """It leaves memory. Was it attended here?"""

    def leave(self, tables: list[str]) -> None:
        """These are being put away."""

    def left(self, tables: list[str]) -> None:
        """And now they are, or could not be."""

    def hurry(self) -> None:
        """Another node has let games go."""

    async def let_go(self, games: list[tuple[str, int | None]]) -> None:
        """The node closes. Its games, each with the time to look at it again."""

    async def before_beat(self, now: int) -> None:
        """The node is about to say that it is alive."""

    def beaten(self, now: int) -> None:
        """The store has heard that this node is alive."""

    def missed(self) -> None:
        """It has not."""


class AttendsAll(Attends):
    is_shared = False

    def __init__(self, store: Store) -> None:
        self.store = store

    @property
    def known_to_all(self) -> int:
        return entries.KNOWS

    def attends(self, table: str) -> bool:
        return True

    def begins(self, table: str) -> None:
        """Of course."""

    def ends(self, table: str) -> bool:
        return True

    def leave(self, tables: list[str]) -> None:
        """Nobody asks."""

    def left(self, tables: list[str]) -> None:
        """The same."""

    def hurry(self) -> None:
        """There is no other."""

    async def let_go(self, games: list[tuple[str, int | None]]) -> None:
        await self.store.put_away(games)

    async def before_beat(self, now: int) -> None:
        """Nobody else asks."""

    def beaten(self, now: int) -> None:
        """The same."""

    def missed(self) -> None:
        """The same."""
