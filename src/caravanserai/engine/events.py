"""What every event of every game has: who may see it, and where the rulebook says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct


class ByField(NamedTuple):
    """The clause depends on what is in a field; `otherwise` stands for every other value."""

    field: str
    clauses: Mapping[Any, str]
    otherwise: str = ""


class Event(Struct, frozen=True, tag=True):
    #: Where the rulebook says so.
    clause: ClassVar[str | ByField]
    #: It is seen on the table: a log would say it too often.
    quiet: ClassVar[bool] = False
    #: Only its seat may see it.
    private: ClassVar[bool] = False

    def audience(self) -> tuple[int, ...] | None:
        """The seats that may see it; None for everybody, spectators too."""
        return (getattr(self, "seat"),) if self.private else None  # noqa: B009


class GameEnded(Event, frozen=True):
    """The last event of every game."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def clause_of(event: Event) -> str:
    """Where the rulebook says so."""
    clause = type(event).clause
    if isinstance(clause, str):
        return clause
    return clause.clauses.get(getattr(event, clause.field), clause.otherwise)
