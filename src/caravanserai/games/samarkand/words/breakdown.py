"""The score as a sheet that a person can add up (SA-26 … SA-30), and how a tie was broken (SA-32)."""

from typing import Literal

from msgspec import Struct

from ..rules.loading import places_of
from ..rules.scoring import (
    EMPTY_PLACE,
    cards_of_kind,
    cards_of_value,
    counts_for,
    empty_places,
    points_for_series,
    rank,
    rarest_kinds,
    rarest_points,
    score,
    series_points,
    sum_of_kind,
    wealth_points,
    wealth_rank,
)
from ..rules.state import KINDS, VALUES, Samarkand
from .names import KIND_NAMES, Card, Kind, capacities, cards_named

TieBreak = Literal["dirhams", "shared"]


class KindLine(Struct, frozen=True):
    """A kind that may be the seat's rarest: its cards and the sum of their values. `rarest` are all those of which it
    has fewest; `scored` is the one that counts."""

    kind: Kind
    cards: int
    sum: int
    rarest: bool
    scored: bool


class SeriesLine(Struct, frozen=True):
    """So many cards of one value, two or more."""

    value: int
    cards: int
    points: int


class SeatScore(Struct, frozen=True):
    """`goods` are those that travel, `left` those that stayed behind."""

    dirhams: int
    wealth_rank: int
    wealth_points: int
    kinds: tuple[KindLine, ...]
    rarest_points: int
    series: tuple[SeriesLine, ...]
    series_points: int
    goods: tuple[Card, ...]
    left: tuple[Card, ...]
    camels: tuple[int, ...]
    places: int
    empty_places: int
    empty_points: int
    total: int
    rank: int


class Tie(Struct, frozen=True):
    """Seats with equal points, and what parted them: dirhams, or nothing."""

    seats: tuple[int, ...]
    points: int
    broken_by: TieBreak
    dirhams: tuple[int, ...]


class Sheet(Struct, frozen=True):
    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]
    ties: tuple[Tie, ...]


def sheet_of(g: Samarkand) -> Sheet:
    """The score as it is now; at the end, the result."""
    seats = tuple(_seat_score(g, seat) for seat in range(g.seats))
    winners = tuple(seat for seat, line in enumerate(seats) if line.rank == 1)
    return Sheet(seats, winners, tuple(_ties(seats)))


def _seat_score(g: Samarkand, seat: int) -> SeatScore:
    empty = empty_places(g, seat)
    return SeatScore(
        dirhams=g.purse[seat],
        wealth_rank=wealth_rank(g, seat),
        wealth_points=wealth_points(g, seat),
        kinds=tuple(_kind_lines(g, seat)),
        rarest_points=rarest_points(g, seat),
        series=tuple(_series_lines(g, seat)),
        series_points=series_points(g, seat),
        goods=cards_named(g.goods[seat]),
        left=cards_named(g.left[seat]),
        camels=capacities(g.camels[seat]),
        places=places_of(g, seat),
        empty_places=empty,
        empty_points=EMPTY_PLACE * empty,
        total=score(g, seat),
        rank=rank(g, seat),
    )


def _kind_lines(g: Samarkand, seat: int) -> list[KindLine]:
    rarest = rarest_kinds(g, seat)
    return [
        KindLine(
            KIND_NAMES[kind],
            cards_of_kind(g, seat, kind),
            sum_of_kind(g, seat, kind),
            bool(rarest >> kind & 1),
            g.rarest[seat] == kind,
        )
        for kind in range(KINDS)
        if counts_for(g, seat, kind)
    ]


def _series_lines(g: Samarkand, seat: int) -> list[SeriesLine]:
    counts = [(value, cards_of_value(g, seat, value)) for value in range(1, VALUES)]
    return [SeriesLine(value, cards, points_for_series(g.series, cards)) for value, cards in counts if cards > 1]


def _ties(lines: tuple[SeatScore, ...]) -> list[Tie]:
    ties = []
    for points in sorted({line.total for line in lines}, reverse=True):
        seats = tuple(seat for seat, line in enumerate(lines) if line.total == points)
        if len(seats) < 2:
            continue
        dirhams = tuple(lines[seat].dirhams for seat in seats)
        ties.append(Tie(seats, points, "shared" if len(set(dirhams)) == 1 else "dirhams", dirhams))
    return ties
