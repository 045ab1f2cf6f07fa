"""The score as a sheet that a person can add up (KI-38 … KI-43), and how a tie was broken (KI-44)."""

from typing import Literal

from msgspec import Struct

from ..rules.scoring import (
    LARGEST_POINTS,
    beside_torn,
    group_points,
    kinds_of,
    points_for_kinds,
    rectangle_points,
    squares_of,
    torn_points,
    torn_squares,
)
from ..rules.state import COMB, STAR, TORN, TORN_CANCEL, Kilim
from .names import MOTIF_NAMES, Coordinate, Motif

TieBreak = Literal["squares", "shared"]


class Group(Struct, frozen=True):
    """Side-by-side squares of one motif, at least two; `largest` if nobody else has one as big."""

    motif: Motif
    size: int
    squares: tuple[tuple[Coordinate, Coordinate], ...]
    largest: bool


class SeatScore(Struct, frozen=True):
    """`width` and `height` are those of the rectangle around the kilim; `torn` are the torn motifs left open, of which
    `torn_counted` cost points: those on the squares `torn_at`."""

    squares: int
    width: int
    height: int
    rectangle_points: int
    kinds: tuple[Motif, ...]
    kinds_points: int
    groups: tuple[Group, ...]
    group_points: int
    largest: tuple[Motif, ...]
    largest_points: int
    torn: int
    torn_counted: int
    torn_at: tuple[tuple[Coordinate, Coordinate], ...]
    torn_points: int
    total: int
    rank: int


class Tie(Struct, frozen=True):
    """Seats with equal points, and what parted them: the larger kilim, or nothing."""

    seats: tuple[int, ...]
    points: int
    broken_by: TieBreak
    squares: tuple[int, ...]


class Sheet(Struct, frozen=True):
    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]
    ties: tuple[Tie, ...]


def sheet_of(g: Kilim) -> Sheet:
    """The score as it is now; at the end, the result."""
    seats = range(g.seats)
    groups = [_groups(g, seat) for seat in seats]
    sizes = [[max([len(squares) for face, squares in own if face == m], default=0) for m in _MOTIFS] for own in groups]
    largest = [_largest(sizes, seat) for seat in seats]
    torn = [torn_squares(g, seat) for seat in seats]
    parts = [
        (
            rectangle_points(g, seat),
            points_for_kinds(kinds_of(g, seat)),
            group_points(g, seat),
            LARGEST_POINTS * len(largest[seat]),
            torn_points(g, seat),
        )
        for seat in seats
    ]
    standings = [(sum(parts[seat]), squares_of(g, seat)) for seat in seats]
    lines = []
    for seat in seats:
        shown = g.showing[seat]
        big = {(motif, sizes[seat][motif - 1]) for motif in largest[seat]}
        lines.append(
            SeatScore(
                squares=shown[0],
                width=g.right[seat] - g.left[seat] + 1 if shown[0] else 0,
                height=g.bottom[seat] - g.top[seat] + 1 if shown[0] else 0,
                rectangle_points=parts[seat][0],
                kinds=tuple([MOTIF_NAMES[motif - 1] for motif in _MOTIFS if shown[motif]]),
                kinds_points=parts[seat][1],
                groups=tuple(
                    [
                        Group(MOTIF_NAMES[face - 1], len(squares), tuple(squares), (face, len(squares)) in big)
                        for face, squares in groups[seat]
                        if len(squares) > 1
                    ]
                ),
                group_points=parts[seat][2],
                largest=tuple([MOTIF_NAMES[motif - 1] for motif in largest[seat]]),
                largest_points=parts[seat][3],
                torn=shown[TORN],
                torn_counted=torn[seat],
                torn_at=_torn_at(g, seat),
                torn_points=parts[seat][4],
                total=standings[seat][0],
                rank=1 + sum([other > standings[seat] for other in standings]),
            )
        )
    winners = tuple(seat for seat, line in enumerate(lines) if line.rank == 1)
    return Sheet(tuple(lines), winners, tuple(_ties(lines)))


_MOTIFS = range(STAR, COMB + 1)


def _groups(g: Kilim, seat: int) -> list[tuple[int, list[tuple[int, int]]]]:
    """Every group of a motif, those of one square too: its face and its squares."""
    found: dict[int, tuple[int, list[tuple[int, int]]]] = {}
    xs, ys, groups = g.square_x[seat], g.square_y[seat], g.group[seat]
    for square, face in enumerate(g.face[seat][: g.listed[seat]]):
        if STAR <= face <= COMB:
            found.setdefault(groups[square], (face, []))[1].append((xs[square], ys[square]))
    # In an order that anybody can name, whichever square was filled first.
    for _, squares in found.values():
        squares.sort()
    return sorted(found.values(), key=lambda group: (group[0], -len(group[1]), group[1]))


def _torn_at(g: Kilim, seat: int) -> tuple[tuple[int, int], ...]:
    """KI-42: the squares that cost points."""
    if not g.showing[seat][TORN]:
        return ()
    squares = zip(g.square_x[seat], g.square_y[seat], g.face[seat][: g.listed[seat]], strict=False)
    cancels = g.torn_pairs == TORN_CANCEL
    return tuple(
        sorted((x, y) for x, y, face in squares if face == TORN and not (cancels and beside_torn(g, seat, x, y)))
    )


def _largest(sizes: list[list[int]], seat: int) -> list[int]:
    """KI-41: the motifs of which nobody else has a group as big."""
    own = sizes[seat]
    return [
        motif
        for motif in _MOTIFS
        if own[motif - 1] > 1 and all(other[motif - 1] < own[motif - 1] for i, other in enumerate(sizes) if i != seat)
    ]


def _ties(lines: list[SeatScore]) -> list[Tie]:
    ties = []
    for points in sorted({line.total for line in lines}, reverse=True):
        seats = tuple(seat for seat, line in enumerate(lines) if line.total == points)
        if len(seats) < 2:
            continue
        squares = tuple(lines[seat].squares for seat in seats)
        ties.append(Tie(seats, points, "shared" if len(set(squares)) == 1 else "squares", squares))
    return ties
