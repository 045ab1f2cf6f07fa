"""How well somebody played, luck aside, from the review of a game: what their decisions gave away, and what their
result is with the luck taken out."""

from collections.abc import Mapping, Sequence
from math import inf, sqrt

import msgspec
from msgspec import Struct

from caravanserai.coach.calibration import NINE_IN_TEN
from caravanserai.coach.report import Judged, Report

from .outcome import Outcome

#: The kind of decision that leaving is: it gives away the chance to win that one had.
LEFT = "left"
#: With fewer games a mean says nothing.
FEWEST_GAMES = 3


class KindPlay(Struct, frozen=True):
    """Decisions of one kind: how many, what they gave away together, and the one that gave away most: the step of the
    record, and how much."""

    decisions: int = 0
    given: float = 0.0
    step: int = 0
    most: float = 0.0


class SeatPlay(Struct, frozen=True):
    decisions: int
    given: float
    kinds: dict[str, KindPlay]


class Plays(Struct, frozen=True):
    """What a review says, by seat; `results` with the luck taken out."""

    seats: tuple[SeatPlay, ...]
    results: tuple[float | None, ...]


class PlayFigure(Struct, frozen=True):
    """The average win chance given away per decision, as a part of a game that is won; nine times in ten it lies
    between `low` and `high`."""

    given: float
    low: float
    high: float
    decisions: int
    games: int


def plays_of(report: Report, outcome: Outcome, left_at: Mapping[int, int]) -> Plays:
    """`left_at`: by seat, so many steps of the record were played when its person left; what the bot did afterwards is
    none of theirs."""
    seats, results = [], []
    for number, seat in enumerate(outcome.seats):
        until = left_at.get(number, inf)
        mine = [one for one in report.decisions if one.seat == number and one.number <= until]
        kinds: dict[str, KindPlay] = {}
        for one in mine:
            kinds[kind_of(one)] = _with(kinds.get(kind_of(one), KindPlay()), one.cost, one.number)
        if seat.left and number in left_at:
            chance = chance_at(report, number, left_at[number])
            kinds[LEFT] = _with(KindPlay(), chance, left_at[number])
        given = sum(one.given for one in kinds.values())
        seats.append(SeatPlay(sum(one.decisions for one in kinds.values()), round(given, 4), kinds))
        results.append(report.balance[number].win.without_luck)
    return Plays(tuple(seats), tuple(results))


def _with(kind: KindPlay, cost: float, step: int) -> KindPlay:
    most = (step, cost) if cost > kind.most else (kind.step, kind.most)
    return KindPlay(kind.decisions + 1, round(kind.given + cost, 4), *most)


def kind_of(one: Judged) -> str:
    """What the answer was that would have been better: that is what to learn."""
    move = msgspec.to_builtins(one.best.move)
    return str(move.get("type", "")) if isinstance(move, dict) else ""


def chance_at(report: Report, seat: int, step: int) -> float:
    """The chance to win that a seat had after so many steps."""
    found = [moment.win[seat] for moment in report.moments if moment.number <= step]
    return found[-1] if found else 1 / max(1, len(report.balance))


def figure(games: Sequence[tuple[int, float]]) -> PlayFigure | None:
    """From decisions and what they gave away, game by game; None where that is too little to say anything."""
    decisions, given = sum(one for one, _ in games), sum(one for _, one in games)
    if len(games) < FEWEST_GAMES or decisions == 0:
        return None
    mean, many = given / decisions, len(games)
    spread = sum((lost - mean * count) ** 2 for count, lost in games)
    off = NINE_IN_TEN * sqrt(spread * many / (many - 1)) / decisions
    return PlayFigure(round(mean, 5), round(max(0.0, mean - off), 5), round(mean + off, 5), decisions, many)
