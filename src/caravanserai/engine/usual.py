"""What most games would write alike, for those that have no reason to write their own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct, structs

from .said import Said, game_ended, seat_name

#: What an event is in the log: the beginning of a turn; what the turn came to; not worth a sentence each time.
Role = Literal["begins", "result", "quiet", "detail"]


class Event(Struct, frozen=True, tag=True):
    """What happened; and whether only its seat may see it."""

    private: ClassVar[bool] = False

    def audience(self) -> tuple[int, ...] | None:
        """The seats that may see it; None for everybody, spectators too."""
        return (getattr(self, "seat"),) if self.private else None  # noqa: B009


class GameEnded(Event, frozen=True):
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


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


def sheet_of(scores: Sequence[int], ranks: Sequence[int]) -> Sheet:
    lines = tuple(SeatScore(score, rank) for score, rank in zip(scores, ranks, strict=True))
    return Sheet(lines, tuple(seat for seat, line in enumerate(lines) if line.rank == 1))


def told_event(kind: Any, row: Sequence[int]) -> Any:
    """An event from what the rules told: its seat, if it has one, then as many numbers as it has fields."""
    fields = kind.__struct_fields__
    return kind(*row[1 if "seat" in fields else 2 :][: len(fields)])


def message_of(key: str, kind: type) -> str:
    """The message of a kind of event, move or ask: `PrizeTurnedUp` of the game `key` is `key-prize-turned-up`."""
    tag = str(kind.__struct_config__.tag)  # type: ignore[attr-defined]
    return f"{key}-{re.sub(r'(?<=[a-z0-9])(?=[A-Z])', '-', tag).lower()}"


def said_of(key: str, what: Any) -> Said:
    """A typed event, move or ask as a sentence: its message follows from its tag, what goes into it from its fields.
    A field `seat` is spoken as who sits there."""
    if isinstance(what, GameEnded):
        return game_ended(what.scores, what.ranks)
    said = Said(message_of(key, type(what)))
    for name, value in structs.asdict(what).items():
        if isinstance(value, str | int):
            said.args[name] = seat_name(int(value)) if name == "seat" else value
    return said
