"""Who is told what a node has written: nobody, in a house of one process."""

from typing import Protocol

from ..log.entries import Row
from .asides import Aside


class Telling(Protocol):
    def tell(self, table: str, rows: list[Row]) -> None:
        """These are in the log of a table now. Whatever goes wrong in telling breaks nothing."""

    def say(self, table: str, aside: Aside) -> None:
        """Something that is not written."""

    def follow(self, table: str) -> None:
        """Hear from now on what others write there."""

    def leave(self, table: str) -> None:
        """And no more."""


class Alone(Telling):
    def tell(self, table: str, rows: list[Row]) -> None:
        """There is nobody else."""

    def say(self, table: str, aside: Aside) -> None:
        """The same."""

    def follow(self, table: str) -> None:
        """Nobody else writes."""

    def leave(self, table: str) -> None:
        """The same."""
