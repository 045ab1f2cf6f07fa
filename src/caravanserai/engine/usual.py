"""What most games would write alike, for those that have no reason to write their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from .events import Event as Event
from .events import GameEnded as GameEnded
from .phrases import Seat as Seat

#: What an event is in the log: the beginning of a turn; what the turn came to; not worth a sentence each time.
Role = Literal["begins", "result", "quiet", "detail"]


class Told(Struct, frozen=True):
    """A kind of event, the clause that it stands on, and what it is in the log."""

    event: Any
    clause: str
    role: Role = "detail"


class Shuffled(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """How a shuffle fell, in the numbers of the rules."""

    order: tuple[int, ...]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """Of a game whose box holds nothing that anybody would change."""

    name: str = "standard"


class SeatScore(Struct, frozen=True):
    total: int
    rank: int


class Sheet(Struct, frozen=True):
    """The score of a game in which points are of one kind."""

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]


def plain_sheet(scores: Sequence[int], ranks: Sequence[int]) -> Sheet:
    lines = tuple(SeatScore(score, rank) for score, rank in zip(scores, ranks, strict=True))
    return Sheet(lines, tuple(seat for seat, line in enumerate(lines) if line.rank == 1))


def told_event(kind: Any, row: Sequence[int]) -> Any:
    """An event from what the rules told: its seat, if it has one, then as many numbers as it has fields."""
    fields = kind.__struct_fields__
    return kind(*row[1 if "seat" in fields else 2 :][: len(fields)])
