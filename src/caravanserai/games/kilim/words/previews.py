"""What an answer would bring, category by category, before it is given."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ..rules.free import act_freely
from ..rules.loom import (
    face_at,
    fill_square,
    second_x,
    second_y,
    show_faces,
    square_at,
    step_x,
    step_y,
    top_face,
)
from ..rules.scoring import (
    LARGEST_POINTS,
    RECTANGLE_POINTS,
    TORN_POINTS,
    best_of_others,
    group_points,
    kinds_points,
    largest_group,
    points_for_kinds,
    rectangle_points,
    torn_points,
)
from ..rules.state import COMB, FIRST_SCRAP, STAR, TORN, TORN_CANCEL, Kilim
from ..rules.weaving import piece_in, turn_in, x_in, y_in
from .names import Coordinate, Piece, Turn

#: rectangle, kinds, groups, largest groups, torn
Points = tuple[int, int, int, int, int]


class Spot(Struct, frozen=True, array_like=True):
    """A way to lay a piece, and the points it would bring or cost, by category (KI-38 … KI-42)."""

    x: Coordinate
    y: Coordinate
    turn: Turn
    rectangle: int
    kinds: int
    groups: int
    largest: int
    torn: int

    @property
    def points(self) -> int:
        return self.rectangle + self.kinds + self.groups + self.largest + self.torn


class PieceSpots(Struct, frozen=True):
    """A piece, and where it may lie. For removing one there is a single spot: where it lies now."""

    piece: Piece
    spots: tuple[Spot, ...]


class PieceRows(Struct, frozen=True):
    """A piece that may be moved, and where to. There can be thousands of places, so they are written in short: each
    row is its y, its first x, and then the points in all that this x, the next one and so on would bring or cost."""

    piece: Piece
    rows: tuple[tuple[int, ...], ...]


class FreeActions(Struct, frozen=True):
    """KI-32: what the seat may do besides: UseScrap, WeavePerfect, TurnDomino, RemovePiece, MovePiece."""

    scraps: tuple[PieceSpots, ...] = ()
    perfect: tuple[Spot, ...] = ()
    turn: tuple[PieceSpots, ...] = ()
    remove: tuple[PieceSpots, ...] = ()
    move: tuple[PieceRows, ...] = ()


class Loom:
    """A seat's kilim as it is, to hold possible answers against. `g` is a copy that may be tried on."""

    def __init__(self, g: Kilim, seat: int) -> None:
        self.g = g
        self.seat = seat
        motifs = range(STAR, COMB + 1)
        self.rivals = [0, *(best_of_others(g, seat, motif) for motif in motifs)]
        self.look()
        self.start = self.points

    def look(self) -> None:
        """Note the kilim as it lies in the state now."""
        g, seat = self.g, self.seat
        self.largest = [0, *(largest_group(g, seat, motif) for motif in range(STAR, COMB + 1))]
        self.kinds = sum(size > 0 for size in self.largest)
        self.points: Points = (
            rectangle_points(g, seat),
            kinds_points(g, seat),
            group_points(g, seat),
            self._bonus(self.largest),
            torn_points(g, seat),
        )

    def _bonus(self, largest: list[int]) -> int:
        return LARGEST_POINTS * sum(
            [own > 1 and own > best for own, best in zip(largest[1:], self.rivals[1:], strict=True)]
        )

    def gain(self) -> Points:
        """What has changed since the start."""
        self.look()
        return _less(self.points, self.start)

    def laid(self, squares: list[tuple[int, int, int]]) -> Points:
        """The points with one or two more squares, of which two lie side by side: worked out, not laid."""
        g, seat = self.g, self.seat
        rectangle, _, groups, _, torn = self.points
        left, right, top, bottom = g.left[seat], g.right[seat], g.top[seat], g.bottom[seat]
        if g.showing[seat][0] == 0:
            left = right = squares[0][0]
            top = bottom = squares[0][1]
        largest = None
        kinds = self.kinds
        for x, y, face in squares:
            left, right, top, bottom = min(left, x), max(right, x), min(top, y), max(bottom, y)
            if face > COMB:
                torn += TORN_POINTS if face == TORN else 0
                continue
            if largest is None:
                largest = self.largest[:]
            kinds += largest[face] == 0
            largest[face] = largest[face] or 1
        area = (right - left + 1) * (bottom - top + 1)
        rectangle = RECTANGLE_POINTS if g.showing[seat][0] + len(squares) == area else 0
        if largest is None:
            return rectangle, self.points[1], groups, self.points[3], torn
        if len(squares) == 2 and squares[0][2] == squares[1][2]:
            joined = {*self._beside(squares[0]), *self._beside(squares[1])}
            groups += self._join(joined, squares[0][2], 2, largest)
        else:
            for square in squares:
                if square[2] <= COMB:
                    groups += self._join(set(self._beside(square)), square[2], 1, largest)
        return rectangle, points_for_kinds(kinds), groups, self._bonus(largest), torn

    def _beside(self, square: tuple[int, int, int]) -> Iterable[int]:
        """The groups of the same motif beside a square."""
        g, seat = self.g, self.seat
        x, y, face = square
        faces, groups = g.face[seat], g.group[seat]
        for at_x, at_y in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
            other = square_at(g, seat, at_x, at_y)
            if other >= 0 and faces[other] == face:
                yield groups[other]

    def _join(self, joined: set[int], face: int, new: int, largest: list[int]) -> int:
        """So many new squares tie these groups together: the points that brings (KI-40)."""
        size = new + sum([self.g.group_size[self.seat][group] for group in joined])
        largest[face] = max(largest[face], size)
        return new - 1 + len(joined)


def spot_of(action: int, points: Points) -> Spot:
    return Spot(x_in(action), y_in(action), turn_in(action), *points)


def weave_spots(g: Kilim, seat: int, actions: Iterable[int]) -> tuple[Spot, ...]:
    """Previews for layings of one domino; `g` may be tried on, and is as before afterwards."""
    loom = Loom(g, seat)
    return tuple([spot_of(action, _less(_laying(loom, action), loom.start)) for action in actions])


def _laying(loom: Loom, action: int) -> Points:
    g, piece = loom.g, piece_in(action)
    x, y, turn = x_in(action), y_in(action), turn_in(action)
    squares = [(x, y, g.first_face[piece]), (x + step_x(turn), y + step_y(turn), g.second_face[piece])]
    if g.torn_pairs == TORN_CANCEL and TORN in (squares[0][2], squares[1][2]):
        return _really_laid(loom, squares)
    return loom.laid(squares)


def _really_laid(loom: Loom, squares: list[tuple[int, int, int]]) -> Points:
    """Torn squares that cancel each other depend on where they lie: try it."""
    trial = Loom.__new__(Loom)
    trial.g, trial.seat, trial.rivals = loom.g.copy(), loom.seat, loom.rivals
    for x, y, face in squares:
        fill_square(trial.g, loom.seat, x, y, face)
    trial.look()
    return trial.points


def _less(after: Points, before: Points) -> Points:
    return (
        after[0] - before[0],
        after[1] - before[1],
        after[2] - before[2],
        after[3] - before[3],
        after[4] - before[4],
    )


# -- free actions ---------------------------------------------------------------------------------------------


def tried(g: Kilim, seat: int, loom: Loom, action: int) -> Points:
    """Do it on a copy and look."""
    trial = g.copy()
    act_freely(trial, seat, action)
    after = Loom.__new__(Loom)
    after.g, after.seat, after.rivals = trial, seat, loom.rivals
    after.look()
    return _less(after.points, loom.start)


def move_rows(g: Kilim, seat: int, piece: int, actions: list[int]) -> tuple[tuple[int, ...], ...]:
    """All the places for one piece, row by row; neighbours share a run."""
    loom = Loom(g, seat)
    rest = g.copy()
    on_top = lift(rest, seat, piece)
    without = Loom.__new__(Loom)
    without.g, without.seat, without.rivals = rest, seat, loom.rivals
    without.look()
    runs: list[list[int]] = []
    start = sum(loom.start)
    for action in sorted(actions, key=lambda action: (y_in(action), x_in(action))):
        points = sum(_put_down(without, piece, action, on_top)) - start
        x, y = x_in(action), y_in(action)
        if runs and runs[-1][0] == y and runs[-1][1] + len(runs[-1]) - 2 == x:
            runs[-1].append(points)
        else:
            runs.append([y, x, points])
    return tuple([tuple(run) for run in runs])


def lift(g: Kilim, seat: int, piece: int) -> list[int]:
    """Take a piece with what lies on it out of the squares: the faces that it shows."""
    if piece >= FIRST_SCRAP:
        x, y = g.piece_x[piece], g.piece_y[piece]
        g.where[piece] = -1
        g.face[seat][square_at(g, seat, x, y)] = top_face(g, seat, x, y)
        show_faces(g, seat)
        return [g.first_face[piece]]
    ends = [(g.piece_x[piece], g.piece_y[piece]), (second_x(g, piece), second_y(g, piece))]
    faces = [face_at(g, seat, *end) for end in ends]
    for end in ends:
        g.face[seat][square_at(g, seat, *end)] = 0
    show_faces(g, seat)
    return faces


def _put_down(without: Loom, piece: int, action: int, faces: list[int]) -> Points:
    x, y, turn = x_in(action), y_in(action), turn_in(action)
    squares = [(x, y, faces[0])]
    if piece < FIRST_SCRAP:
        squares.append((x + step_x(turn), y + step_y(turn), faces[1]))
    elif face_at(without.g, without.seat, x, y) != 0:
        return _covered(without, x, y, faces[0])
    if without.g.torn_pairs == TORN_CANCEL and TORN in faces:
        return _really_laid(without, squares)
    return without.laid(squares)


def _covered(loom: Loom, x: int, y: int, face: int) -> Points:
    trial = Loom.__new__(Loom)
    trial.g, trial.seat, trial.rivals = loom.g.copy(), loom.seat, loom.rivals
    trial.g.face[loom.seat][square_at(loom.g, loom.seat, x, y)] = face
    show_faces(trial.g, loom.seat)
    trial.look()
    return trial.points
