"""What the coach has to say, before it has a language: this is what is stored with a game."""

from typing import Any, Literal

from msgspec import Struct

from caravanserai.engine.phrases import Phrase

from .calibration import Chance

#: Rises whenever the same game and seed would be reviewed in another way.
VERSION = 10

#: How sure it is that another answer was better. Only what is clear or likely counts as given away; best is whatever
#: no other answer was better than by more than chance explains.
Sure = Literal["clear", "likely", "close", "best"]


class Choice(Struct, frozen=True):
    """An answer, how often a good player would take it, from 0 to 1, and its chance to win; none where that would be a
    guess."""

    move: Any
    share: float
    chance: Chance | None = None


class Compared(Choice, frozen=True):
    """An answer beside the best one. Even: we cannot tell the two apart, and a good player takes both. `less`: by so
    many points it is worse, from here to there nine times in ten."""

    even: bool = False
    less: tuple[float, float] | None = None


class Hint(Struct, frozen=True):
    """The best choices, the very best first; what it gains, and what it risks. `playouts`: how many games were played
    on for each of them; 0 where that cannot be done, and then nothing is told in numbers."""

    choices: tuple[Compared, ...]
    gain: Phrase
    risk: Phrase
    seats: int
    playouts: int


class ReviewMoment(Struct, frozen=True):
    """How the table stood after a step of the record (0: before the first), as those who watch could know it: every
    seat's chance to win, which sum to 1, the band in which each lies nine times in ten, and the points it could expect
    at the end. Nothing is 0 or 1 before the game is over."""

    number: int
    win: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    points: tuple[float, ...]


class Gave(Struct, frozen=True):
    """By how much an answer moved a seat's chance to win, beside the better one, and the standard error."""

    win: float
    error: float


class Judged(Struct, frozen=True):
    """A decision: the record's step that was this answer. If another answer was better: how sure that is, what it cost
    in win chance and in points with their standard errors, in which part of the worlds that differ it brought more, in
    how many it was tried, and what speaks for it and against the one that was played. What is too close costs nothing.
    `mix` is what a good player would have mixed, most often first. `gave`, by seat: whose chances it moved, where two
    answers were held against each other; none in reviews of before that was asked."""

    number: int
    seat: int
    played: Choice
    best: Choice
    sure: Sure
    cost: float
    lost: float
    lost_error: float
    beats: float
    tried: int
    for_best: Phrase | None
    against: Phrase | None
    mix: tuple[Choice, ...]
    gave: tuple[Gave, ...] = ()


class Parts(Struct, frozen=True):
    """From what a seat like this one can expect to what it got: start, luck, the others' choices and what it gave away
    sum to the result. `choices` is never above 0. The widths are how far a part may be off on either side, nine times
    in ten."""

    start: float
    luck: float
    others: float
    choices: float
    result: float
    luck_width: float
    others_width: float
    choices_width: float

    @property
    def without_luck(self) -> float:
        """What a seat would have got, had luck been the same for all: what it began with, and what it gave away."""
        return self.start + self.choices


class Balance(Struct, frozen=True):
    """Where a seat's win and its points came from; points are whole."""

    seat: int
    win: Parts
    points: Parts


class Report(Struct, frozen=True):
    """A finished game reviewed: the same for every reader."""

    version: int
    game: str
    ranks: tuple[int, ...]
    seed: int
    playouts: int
    moments: tuple[ReviewMoment, ...]
    decisions: tuple[Judged, ...]
    balance: tuple[Balance, ...]
