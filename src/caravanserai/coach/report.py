"""What the coach has to say, before it has a language: this is what is stored with a game."""

from typing import Any

from msgspec import Struct

from caravanserai.rules.said import Said

#: Rises whenever the same game and seed would be reviewed in another way.
VERSION = 1


class Choice(Struct, frozen=True):
    """An answer and what it is worth to its seat: the chance to win, from 0 to 1, the points it may expect at the end,
    and how often a good player would take it, from 0 to 1."""

    move: Any
    win: float
    points: float
    share: float


class Hint(Struct, frozen=True):
    """The best choices, the very best first; what it gains, and what it risks."""

    choices: tuple[Choice, ...]
    gain: Said
    risk: Said


class ReviewMoment(Struct, frozen=True):
    """How the table stood after a step of the record (0: before the first), as those who watch could know it: every
    seat's chance to win, which sum to 1, and the points it could expect at the end."""

    number: int
    win: tuple[float, ...]
    points: tuple[float, ...]


class Judged(Struct, frozen=True):
    """A decision: the record's step that was this answer, and what it cost in win chance and in points. `mix` is what a
    good player would have mixed, most often first."""

    number: int
    seat: int
    played: Choice
    best: Choice
    cost: float
    lost: float
    why: Said
    mix: tuple[Choice, ...]


class Balance(Struct, frozen=True):
    """Where a seat's win chance came from: the luck of deals and draws, what the others revealed, its own choices. The
    three sum to its result less its chance at the start."""

    seat: int
    deals: float
    reveals: float
    choices: float


class Report(Struct, frozen=True):
    """A finished game reviewed: the same for every reader."""

    version: int
    game: str
    seed: int
    playouts: int
    moments: tuple[ReviewMoment, ...]
    decisions: tuple[Judged, ...]
    balance: tuple[Balance, ...]
