"""A kilim spread out on a pad, and what it is worth there.

To compare many ways to weave, the kilim is spread out on a pad: the scratch paper of the search. There it is a plane
of faces, one of groups and one of how many squares lie beside, with room for more around, and some sums.
"""

from caravanserai.engine.kit import Actions, rule
from caravanserai.engine.search import POINT

from ..rules.loom import step_x, step_y
from ..rules.scoring import (
    FIVE_KINDS_POINTS,
    LARGEST_POINTS,
    RECTANGLE_POINTS,
    THREE_KINDS_POINTS,
    TORN_POINTS,
)
from ..rules.state import COMB, DAYS, FACES, MOTIFS, STAR, TORN, Kilim

#: A square that lies by another is worth a little more.
COMPACT = 38

# -- the pad --------------------------------------------------------------------------------------------------

# Where things are on the pad. The first numbers are left for the answers.
ANSWERS, WORTHS = 256, 512
SUMS, SIZES, JOINED, HEAP = 1024, 2048, 2304, 2560
# The border (border.py): its squares, and what they and a larger rectangle are worth to the domino that is to be laid.
BORDER, COLUMN, ROW, FIRST, SECOND, GROWN = 3072, 3584, 4096, 4608, 5120, 5632
FACE, GROUP, NEAR = 8192, 14336, 20480
#: A kilim is never wider and higher than this fits, with four empty cells around: no more than 112 in both together.
PLANE = 6144
ROOM = 4

# The sums: the plane's width and cells, its corner; the kilim's squares and groups; the rectangle around it.
WIDTH, CELLS, LEFT, TOP, FILLED, POINTS, WEST, EAST, NORTH, SOUTH, TIME, KINDS, SIDES = range(SUMS, SUMS + 13)
#: By face: how many squares show it, the largest group of it, and the rivals' largest.
SHOWN, LARGEST, RIVAL = SUMS + 16, SUMS + 32, SUMS + 48


@rule
def game_left(g: Kilim) -> int:
    """From 256 at the start down to 0: dominoes that nobody has won yet."""
    left = g.prize_size
    for day in range(DAYS):
        left += g.pile_size[day]
    return 256 * left // (30 if g.seats == 2 else 45)


@rule
def spread(g: Kilim, seat: int, pad: Actions) -> None:
    """Lay the seat's kilim out on the pad."""
    width = g.right[seat] - g.left[seat] + 1 + 2 * ROOM
    cells = width * (g.bottom[seat] - g.top[seat] + 1 + 2 * ROOM)
    pad[WIDTH] = width
    pad[CELLS] = cells
    pad[LEFT] = g.left[seat] - ROOM
    pad[TOP] = g.top[seat] - ROOM
    pad[TIME] = game_left(g)
    for cell in range(cells):
        pad[FACE + cell] = 0
        pad[NEAR + cell] = 0
    for face in range(FACES):
        pad[RIVAL + face] = 0
        pad[LARGEST + face] = 0
        pad[SHOWN + face] = g.showing[seat][face]
    points = 0
    for i in range(g.listed[seat]):
        size = g.group_size[seat][i]
        pad[SIZES + i] = size
        if size > 1:
            points += size - 1
        face = g.face[seat][i]
        if face != 0:
            cell = cell_at(pad, g.square_x[seat][i], g.square_y[seat][i])
            group = g.group[seat][i]
            pad[FACE + cell] = face
            pad[GROUP + cell] = group
            come_near(pad, cell, 1)
            pad[LARGEST + face] = max(pad[LARGEST + face], g.group_size[seat][group])
    pad[FILLED] = g.showing[seat][0]
    pad[POINTS] = points
    pad[WEST] = ROOM
    pad[EAST] = ROOM + g.right[seat] - g.left[seat]
    pad[NORTH] = ROOM
    pad[SOUTH] = ROOM + g.bottom[seat] - g.top[seat]
    count_kinds(pad)
    for other in range(g.seats):
        if other != seat:
            for i in range(g.listed[other]):
                face = g.face[other][i]
                if face != 0:
                    pad[RIVAL + face] = max(pad[RIVAL + face], g.group_size[other][g.group[other][i]])


@rule
def cell_at(pad: Actions, x: int, y: int) -> int:
    return (y - pad[TOP]) * pad[WIDTH] + x - pad[LEFT]


@rule
def come_near(pad: Actions, cell: int, n: int) -> None:
    """A square is laid there (1), or taken up (-1)."""
    width = pad[WIDTH]
    pad[NEAR + cell + 1] += n
    pad[NEAR + cell - 1] += n
    pad[NEAR + cell + width] += n
    pad[NEAR + cell - width] += n


@rule
def count_kinds(pad: Actions) -> None:
    kinds = 0
    for face in range(STAR, COMB + 1):
        if pad[SHOWN + face] > 0:
            kinds += 1
    pad[KINDS] = kinds


@rule
def regroup(pad: Actions) -> None:
    """Groups and sums anew from the faces on the pad."""
    width = pad[WIDTH]
    height = pad[CELLS] // width
    for face in range(FACES):
        pad[SHOWN + face] = 0
        pad[LARGEST + face] = 0
    for row in range(ROOM, height - ROOM):
        for column in range(ROOM, width - ROOM):
            pad[GROUP + row * width + column] = -1
    filled, points, groups = 0, 0, 0
    west, east, north, south = width, 0, height, 0
    for row in range(ROOM, height - ROOM):
        for column in range(ROOM, width - ROOM):
            cell = row * width + column
            face = pad[FACE + cell]
            if face == 0:
                continue
            filled += 1
            pad[SHOWN + face] += 1
            west, east = min(west, column), max(east, column)
            north, south = min(north, row), max(south, row)
            if pad[GROUP + cell] < 0:
                size = flood(pad, cell, face, groups) if face <= COMB else 1
                pad[GROUP + cell] = groups
                pad[SIZES + groups] = size
                points += size - 1
                pad[LARGEST + face] = max(pad[LARGEST + face], size)
                groups += 1
    pad[FILLED], pad[POINTS] = filled, points
    pad[WEST], pad[EAST], pad[NORTH], pad[SOUTH] = west, east, north, south
    count_kinds(pad)


@rule
def flood(pad: Actions, cell: int, face: int, group: int) -> int:
    """Mark a group of side-by-side equal faces; returns its size."""
    pad[GROUP + cell] = group
    pad[HEAP] = cell
    width = pad[WIDTH]
    found = 1
    seen = 0
    while seen < found:
        at = pad[HEAP + seen]
        seen += 1
        for turn in range(4):
            to = at + step_x(turn) + step_y(turn) * width
            if pad[FACE + to] == face and pad[GROUP + to] < 0:
                pad[GROUP + to] = group
                pad[HEAP + found] = to
                found += 1
    return found


# -- what a kilim is worth ------------------------------------------------------------------------------------


@rule
def kinds_worth(kinds: int, left: int) -> int:
    """KI-39: exactly three, or all five; what is not so yet may still become so, and three may become more."""
    if kinds >= MOTIFS:
        return FIVE_KINDS_POINTS * POINT
    if kinds == 4:
        return FIVE_KINDS_POINTS * min(POINT, 5 * left) * 7 // 8
    three = THREE_KINDS_POINTS * POINT - 6 * left
    if kinds == 3:
        return three
    return three * min(256, (kinds + 2) * left) // 256


@rule
def rectangle_worth(gaps: int, left: int) -> int:
    """KI-38: a full rectangle; with few gaps and some time it may become one."""
    now = RECTANGLE_POINTS * POINT if gaps == 0 else 0
    hope = 8 * POINT if gaps == 0 else max(0, 900 - 100 * gaps)
    share = min(256, 4 * left)
    return (now * (256 - share) + hope * share) // 256


@rule
def largest_worth(own: int, rival: int, left: int) -> int:
    """KI-41: the largest group of its motif, as things lie; who is ahead now may yet be overtaken."""
    lead = own - rival
    if own < 2:
        lead = min(0, lead)
    swing = min(8 * left, 2 * left + 512)  # so many squares, in 1/256, it may go this way or that
    return LARGEST_POINTS * min(POINT, max(0, (256 * lead + swing) * POINT // (256 + 2 * swing)))


@rule
def pad_worth(pad: Actions) -> int:
    """What the kilim on the pad is worth."""
    if pad[FILLED] == 0:
        return 0
    left = pad[TIME]
    worth = POINT * (pad[POINTS] + TORN_POINTS * pad[SHOWN + TORN]) + kinds_worth(pad[KINDS], left)
    area = (pad[EAST] - pad[WEST] + 1) * (pad[SOUTH] - pad[NORTH] + 1)
    worth += rectangle_worth(area - pad[FILLED], left)
    for face in range(STAR, COMB + 1):
        worth += largest_worth(pad[LARGEST + face], pad[RIVAL + face], left)
    return worth


@rule
def gather(pad: Actions, cell: int, face: int, n: int) -> int:
    """Note the groups of the face beside a cell, each once."""
    width = pad[WIDTH]
    for turn in range(4):
        to = cell + step_x(turn) + step_y(turn) * width
        if pad[FACE + to] == face:
            group = pad[GROUP + to]
            new = True
            for i in range(n):
                if pad[JOINED + i] == group:
                    new = False
            if new:
                pad[JOINED + n] = group
                n += 1
    return n


@rule
def join_worth(pad: Actions, face: int, joined: int, new: int) -> int:
    """So many new squares of the face tie so many groups together."""
    size = new
    for i in range(joined):
        size += pad[SIZES + pad[JOINED + i]]
    worth = POINT * (new - 1 + joined)
    largest = pad[LARGEST + face]
    if size > largest:
        rival = pad[RIVAL + face]
        worth += largest_worth(size, rival, pad[TIME]) - largest_worth(largest, rival, pad[TIME])
    return worth


@rule
def face_worth(pad: Actions, face: int, joined: int) -> int:
    """What one more square of the face adds that lies by so many groups (KI-40, KI-41), or is torn (KI-42)."""
    if face <= COMB:
        return join_worth(pad, face, joined, 1)
    return POINT * TORN_POINTS if face == TORN else 0


@rule
def pair_worth(pad: Actions, cell: int, other: int, face: int) -> int:
    """The same of two squares side by side that show one motif."""
    joined = gather(pad, other, face, gather(pad, cell, face, 0))
    return join_worth(pad, face, joined, 2)


@rule
def more_kinds_worth(pad: Actions, face: int, other_face: int) -> int:
    """What the faces of one square more, or of two, add to the kinds of motif."""
    kinds = pad[KINDS]
    if face <= COMB and pad[SHOWN + face] == 0:
        kinds += 1
    if other_face <= COMB and other_face != face and pad[SHOWN + other_face] == 0:
        kinds += 1
    return kinds_worth(kinds, pad[TIME]) - kinds_worth(pad[KINDS], pad[TIME])


@rule
def gaps_around(pad: Actions, columns: int, rows: int) -> int:
    """So many squares are missing in the rectangle around the kilim, if it grows by so many columns and rows."""
    return (pad[EAST] - pad[WEST] + 1 + columns) * (pad[SOUTH] - pad[NORTH] + 1 + rows) - pad[FILLED]


@rule
def growth_worth(pad: Actions, columns: int, rows: int, new: int) -> int:
    """What the rectangle gains that grows so, by so many new squares."""
    before = rectangle_worth(gaps_around(pad, 0, 0), pad[TIME])
    return rectangle_worth(gaps_around(pad, columns, rows) - new, pad[TIME]) - before


@rule
def beyond(at: int, least: int, most: int) -> int:
    """How far the rectangle must grow to hold a column or a row."""
    return max(0, least - at, at - most)


@rule
def columns_to(pad: Actions, cell: int) -> int:
    return beyond(cell % pad[WIDTH], pad[WEST], pad[EAST])


@rule
def rows_to(pad: Actions, cell: int) -> int:
    return beyond(cell // pad[WIDTH], pad[NORTH], pad[SOUTH])
