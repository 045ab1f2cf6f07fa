"""The coach over HTTP: hints at the table, and reviews of games that are over, spoken in the visitor's language."""

from typing import Any, Literal

from msgspec import Struct

from caravanserai.coach.report import Balance, ReviewMoment

ReviewStatus = Literal["none", "waiting", "running", "done", "failed"]


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """The ask of my seat, as the table told it."""

    ask: str


class CoachedMove(Struct, frozen=True):
    """An answer and what it is worth: the seat's chance to win after it, from 0 to 1, the points it may expect at the
    end, and how often a good player would take it, from 0 to 1."""

    move: Any
    text: str
    win: float
    points: float
    share: float


class HintInfo(Struct, frozen=True):
    """At most three choices, the best first; what the best one gains, and what it risks."""

    ask: str
    choices: tuple[CoachedMove, ...]
    gain: str
    risk: str


class Decision(Struct, frozen=True):
    """An answer of a seat, by the number of the record's step; what it cost in win chance and points, and why. `mix` is
    what a good player would have mixed, most often first."""

    number: int
    seat: int
    played: CoachedMove
    best: CoachedMove
    cost: float
    lost: float
    why: str
    mix: tuple[CoachedMove, ...]


class Review(Struct, frozen=True):
    """A game that is over, step by step; a bot's name is empty."""

    version: int
    game: str
    names: tuple[str, ...]
    seed: int
    playouts: int
    moments: tuple[ReviewMoment, ...]
    decisions: tuple[Decision, ...]
    balance: tuple[Balance, ...]


class ReviewInfo(Struct, frozen=True):
    """How far the review is, from 0 to 1; the review itself once it is done."""

    status: ReviewStatus
    progress: float
    review: Review | None
