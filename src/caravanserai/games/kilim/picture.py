"""The kilims as a small drawing, one for each seat; faces and yarns as on the page
(`frontend/src/games/kilim/motifs.ts`)."""

from functools import lru_cache
from typing import NamedTuple

from caravanserai.pictures.svg import CARD, HIGH, LINE, WIDE, cells, emblem, placed, rect

from .words.view import SeatView, View, WovenPiece

#: Rows of eight knots ('.' ground, '#' figure, 'o' accent), then ground, figure, accent.
MOTIFS = {
    "star": (
        "...##... .#.##.#. ..####.. ###oo### ###oo### ..####.. .#.##.#. ...##...",
        "#27335c",
        "#f6efe2",
        "#e0a02e",
    ),
    "hooks": (
        "........ .####.o. .#..#.o. .#.##.o. .#.oo.o. .#.o..o. .#.oooo. ........",
        "#b5402f",
        "#f6efe2",
        "#161a2e",
    ),
    "horn": (
        ".##..##. #..##..# #.####.# ##.##.## ...##... ..####.. ...oo... ..oooo..",
        "#e7d6b8",
        "#2b2233",
        "#b5402f",
    ),
    "diamond": (
        "...##... ..####.. .##..##. ##.oo.## ##.oo.## .##..##. ..####.. ...##...",
        "#1f8a8a",
        "#161a2e",
        "#f6efe2",
    ),
    "comb": (
        "..oooo.. .######. .######. .#.##.#. .#.##.#. .#.##.#. .#.##.#. ........",
        "#6e7b3c",
        "#f6efe2",
        "#161a2e",
    ),
}
TORN = (
    '<path fill="#a99c8c" d="M0 0h8v2h-1v1h-2v1h-1v1h-2v1h-1v1h-1zM8 4v4h-6v-1h1v-1h2v-1h1v-1z"/>'
    '<path d="M8 2H7v1H5v1H4v1H2v1H1v1H0M8 4H6v1H5v1H3v1H2v1" fill="none" stroke="#b5402f" stroke-width=".26" '
    'stroke-dasharray=".5 .3"/>'
)
PERFECT = '<path fill="#e0a02e" d="M0 0h8v8h-8z"/><path d="M0 2h8M0 4h8M0 6h8" stroke="#c98a1e" stroke-width=".8"/>'
#: The way from a piece's first half to its second.
WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))
#: The largest a square is drawn, and the room that a seat's sign takes beside its kilim.
LARGEST, HEAD = 44.0, 46.0


class Bounds(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int

    @property
    def turned(self) -> "Bounds":
        """Of the kilim laid on its side."""
        return Bounds(self.top, self.left, self.bottom, self.right)


def turn(view: View) -> int:
    return (view.day - 1) * view.turns + view.turn if view.day else 0


def draw(view: View) -> str:
    """Each as large as its place allows, on its side where that is larger, in as many columns as make them largest."""
    bounds = [_bounds(seat) for seat in view.seats]
    laid = [[_largest(one, len(bounds), columns) for one in bounds] for columns in range(1, len(bounds) + 1)]
    sides = max(laid, key=sum)
    columns = laid.index(sides) + 1
    wide, high = WIDE / columns, HIGH / -(-len(bounds) // columns)
    parts = []
    for place, (seat, around) in enumerate(zip(view.seats, bounds, strict=True)):
        x, y = place % columns * wide, place // columns * high
        parts.append(rect(x + 4, y + 4, wide - 8, high - 8, f'rx="14" fill="{CARD}" fill-opacity=".6"'))
        parts.append(emblem(place, x + HEAD / 2 + 4, y + HEAD / 2 + 4, HEAD - 10))
        middle = (x + (wide + HEAD) / 2, y + high / 2)
        kilim = _kilim(seat, around, sides[place], middle)
        if sides[place] > _side(around, len(bounds), columns):
            kilim = f'<g transform="rotate(-90 {middle[0]:.1f} {middle[1]:.1f})">{kilim}</g>'
        parts.append(kilim)
    return "".join(parts)


def _largest(around: Bounds, seats: int, columns: int) -> float:
    return max(_side(around, seats, columns), _side(around.turned, seats, columns))


def _side(around: Bounds, seats: int, columns: int) -> float:
    rows = -(-seats // columns)
    across = (WIDE / columns - HEAD - 24) / (around.right - around.left)
    return min(LARGEST, across, (HIGH / rows - 24) / (around.bottom - around.top))


def _squares(piece: WovenPiece) -> list[tuple[int, int]]:
    across, down = WAYS[piece.turn & 3]
    return [(piece.x + across * half, piece.y + down * half) for half in range(len(piece.faces))]


def _bounds(seat: SeatView) -> Bounds:
    squares = [square for piece in seat.kilim for square in _squares(piece)] or [(0, 0), (1, 1)]
    across, down = [x for x, _ in squares], [y for _, y in squares]
    return Bounds(min(across), min(down), max(across) + 1, max(down) + 1)


def _kilim(seat: SeatView, around: Bounds, side: float, middle: tuple[float, float]) -> str:
    wide, high = (around.right - around.left) * side, (around.bottom - around.top) * side
    left, top = middle[0] - wide / 2 - around.left * side, middle[1] - high / 2 - around.top * side
    if not seat.kilim:
        return rect(middle[0] - side, middle[1] - side, 2 * side, 2 * side, f'fill="none" stroke="{LINE}"')
    parts = []
    for piece in sorted(seat.kilim, key=lambda one: one.level):
        squares = _squares(piece)
        for (x, y), face in zip(squares, piece.faces, strict=True):
            scrap = 0.08 * side if piece.kind == "scrap" else 0
            at = (left + x * side + scrap, top + y * side + scrap)
            parts.append(placed(*at, (side - 2 * scrap) / 8, _face(face)))
        x, y = min(x for x, _ in squares), min(y for _, y in squares)
        wide, high = ((max(one[axis] for one in squares) - (x, y)[axis] + 1) * side for axis in (0, 1))
        line = 'rx="2" fill="none" stroke="#2b2233" stroke-width="1.2"'
        parts.append(rect(left + x * side, top + y * side, wide, high, line))
    return "".join(parts)


@lru_cache(maxsize=16)
def _face(face: str) -> str:
    if face not in MOTIFS:
        return TORN if face == "torn" else PERFECT
    rows, ground, figure, accent = MOTIFS[face]
    knots = rows.split()
    return (
        f'<path fill="{ground}" d="M0 0h8v8h-8z"/><path fill="{figure}" d="{cells(knots)}"/>'
        f'<path fill="{accent}" d="{cells(knots, "o")}"/>'
    )
