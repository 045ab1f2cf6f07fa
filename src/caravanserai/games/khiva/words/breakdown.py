"""The score as a sheet that a person can add up (KH-34), and how a tie was broken (KH-35)."""

from typing import Literal

from msgspec import Struct

from ..rules.scoring import (
    best_salt,
    carpet_points,
    rank,
    salt_points,
    score,
    teapot_points,
    teapot_tokens,
)
from ..rules.state import Khiva
from .names import Carpet, carpets_named

TieBreak = Literal["teapots", "salt", "shared"]


class SeatScore(Struct, frozen=True):
    teapots: tuple[int, ...]
    teapot_points: int
    carpets: tuple[Carpet, ...]
    carpet_points: int
    salt: tuple[int, ...]
    salt_points: int
    gems: int
    total: int
    rank: int


class Tie(Struct, frozen=True):
    """Seats with equal points, and what parted them: teapots held, the dearest salt bag, or nothing."""

    seats: tuple[int, ...]
    points: int
    broken_by: TieBreak
    teapots: tuple[int, ...]
    best_salt: tuple[int, ...]


class Sheet(Struct, frozen=True):
    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]
    ties: tuple[Tie, ...]


def sheet_of(g: Khiva) -> Sheet:
    seats = tuple(_seat_score(g, seat) for seat in range(g.seats))
    winners = tuple(seat for seat, line in enumerate(seats) if line.rank == 1)
    return Sheet(seats, winners, tuple(_ties(g, seats)))


def _seat_score(g: Khiva, seat: int) -> SeatScore:
    return SeatScore(
        teapots=tuple(value for value, n in enumerate(g.teapots[seat]) for _ in range(n)),
        teapot_points=teapot_points(g, seat),
        carpets=carpets_named(g, g.delivered[seat]),
        carpet_points=carpet_points(g, seat),
        salt=tuple(value for bag, value in enumerate(g.salt_value) if g.salt[seat] >> bag & 1),
        salt_points=salt_points(g, seat),
        gems=g.gems[seat],
        total=score(g, seat),
        rank=rank(g, seat),
    )


def _ties(g: Khiva, lines: tuple[SeatScore, ...]) -> list[Tie]:
    ties = []
    for points in sorted({line.total for line in lines}, reverse=True):
        seats = tuple(seat for seat, line in enumerate(lines) if line.total == points)
        if len(seats) < 2:
            continue
        teapots = tuple(teapot_tokens(g, seat) for seat in seats)
        salt = tuple(best_salt(g, seat) for seat in seats)
        ties.append(Tie(seats, points, _broken_by(teapots, salt), teapots, salt))
    return ties


def _broken_by(teapots: tuple[int, ...], salt: tuple[int, ...]) -> TieBreak:
    """The last thing that told any of them apart; shared only where nothing did."""
    apart = set(zip(teapots, salt, strict=True))
    if len(apart) == 1:
        return "shared"
    return "teapots" if len(set(teapots)) == len(apart) else "salt"
