"""What the choices of a finished game cost their choosers and whom they fed, from its review: numbers with intervals,
and no verdict. An interval with 0 in it says that it could be chance."""

import asyncio
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from caravanserai.coach.calibration import NINE_IN_TEN
from caravanserai.coach.report import Gave, Judged, Report
from caravanserai.tables.log.summary import Overview
from caravanserai.tables.reviews import ReviewState, ReviewStatus

from .coach_http import speaker_at, spoken_choice


class Interval(Struct, frozen=True):
    """Of a win, from -1 to 1; nine times in ten it lies between `low` and `high`."""

    mean: float
    low: float
    high: float


class ChoiceCost(Struct, frozen=True):
    """A choice that was held against a better one: by how much it moved each seat's chance to win."""

    number: int
    seat: int
    played: str
    moved: tuple[Interval, ...]


class SeatCost(Struct, frozen=True):
    """All choices of a seat: how many there were, how many of them were held against a better one, and by how much
    those moved each seat's chance, its own too, all together."""

    seat: int
    choices: int
    weighed: int
    moved: tuple[Interval, ...]


class Evidence(Struct, frozen=True):
    """`running`: the game is; else how far its review is. `dated`: the review was made before this was asked. A bot's
    name is empty."""

    status: ReviewStatus | Literal["running"]
    progress: float = 0.0
    names: tuple[str, ...] = ()
    seats: tuple[SeatCost, ...] = ()
    choices: tuple[ChoiceCost, ...] = ()
    dated: bool = False


async def evidence_of(at: Overview, state: ReviewState, lang: str) -> Evidence:
    if state.report is None:
        return Evidence(state.status, state.progress)
    return await asyncio.to_thread(_read, at, state.report, lang)


def _read(at: Overview, report: Report, lang: str) -> Evidence:
    names = tuple(seat.name for seat in at.seats)
    weighed = [one for one in report.decisions if one.gave]
    speak = speaker_at(at, lang)
    return Evidence(
        status="done",
        progress=1.0,
        names=names,
        seats=tuple(_seat_cost(seat, len(names), report.decisions) for seat in range(len(names))),
        choices=tuple(
            ChoiceCost(
                one.number,
                one.seat,
                spoken_choice(one.played, report.game, speak).text,
                tuple(interval([gave]) for gave in one.gave),
            )
            for one in weighed
        ),
        dated=not weighed and any(one.tried for one in report.decisions),
    )


def _seat_cost(seat: int, seats: int, decisions: Sequence[Judged]) -> SeatCost:
    mine = [one for one in decisions if one.seat == seat]
    weighed = [one for one in mine if one.gave]
    moved = tuple(interval([one.gave[other] for one in weighed]) for other in range(seats))
    return SeatCost(seat, len(mine), len(weighed), moved)


def interval(gave: Sequence[Gave]) -> Interval:
    """Of what all of them moved together: they were measured in worlds of their own."""
    mean = sum(one.win for one in gave)
    off = NINE_IN_TEN * sum(one.error**2 for one in gave) ** 0.5
    return Interval(round(mean, 4), round(mean - off, 4), round(mean + off, 4))
