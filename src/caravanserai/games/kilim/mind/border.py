"""Every way to lay a domino beside the kilim on the pad, and what each is worth.

What a half adds depends on its face and its square alone, unless both halves show the same motif. So it is worked out
once for each square of the border, the empty ones beside the kilim: a laying is then a sum of what is known.
"""

from caravanserai.engine.kit import Actions, rule

from ..rules.loom import step_x, step_y
from ..rules.state import COMB
from ..rules.weaving import answer, is_usual_name
from .pad import (
    ANSWERS,
    BORDER,
    COLUMN,
    COMPACT,
    EAST,
    FACE,
    FIRST,
    GROUP,
    GROWN,
    LEFT,
    NEAR,
    NORTH,
    ROW,
    SECOND,
    SIDES,
    SOUTH,
    TOP,
    WEST,
    WIDTH,
    WORTHS,
    beyond,
    columns_to,
    face_worth,
    gather,
    growth_worth,
    join_worth,
    more_kinds_worth,
    pair_worth,
    rows_to,
)


@rule
def note(pad: Actions, found: int, most: int, action: int, worth: int) -> int:
    """Keep the answer if it is one of the best so far; the pad's list is in falling order."""
    if found == most:
        if worth <= pad[WORTHS + most - 1]:
            return found
        found -= 1
    i = found
    while i > 0 and pad[WORTHS + i - 1] < worth:
        pad[WORTHS + i] = pad[WORTHS + i - 1]
        pad[ANSWERS + i] = pad[ANSWERS + i - 1]
        i -= 1
    pad[WORTHS + i] = worth
    pad[ANSWERS + i] = action
    return found + 1


@rule
def mark_border(pad: Actions) -> None:
    """Number the squares of the border, from 1: on the plane of groups, where an empty one has none."""
    width = pad[WIDTH]
    n = 0
    for row in range(pad[NORTH] - 1, pad[SOUTH] + 2):
        for column in range(pad[WEST] - 1, pad[EAST] + 2):
            cell = row * width + column
            if pad[FACE + cell] == 0 and pad[NEAR + cell] > 0:
                n += 1
                pad[GROUP + cell] = n
                pad[BORDER + n] = cell
                pad[COLUMN + n] = column
                pad[ROW + n] = row
    pad[SIDES] = n


@rule
def is_pair(first: int, second: int) -> bool:
    """Do both halves show one motif? Then they are one group, and what they add is no sum."""
    return first == second and first <= COMB


@rule
def border_at(pad: Actions, cell: int) -> int:
    """The number of an empty square in the border; 0 for all that touch nothing."""
    return pad[GROUP + cell] if pad[NEAR + cell] > 0 else 0


@rule
def value_border(pad: Actions, values: int, face: int) -> None:
    """What a square of the face adds at each place of the border, and where it touches nothing."""
    pad[values] = face_worth(pad, face, 0)
    for i in range(1, pad[SIDES] + 1):
        cell = pad[BORDER + i]
        pad[values + i] = face_worth(pad, face, gather(pad, cell, face, 0)) + COMPACT * pad[NEAR + cell]


@rule
def value_border_for_pairs(pad: Actions, values: int, face: int) -> None:
    """What two squares of one motif add where only one of them is in the border; the other adds nothing then."""
    pad[values] = 0
    for i in range(1, pad[SIDES] + 1):
        cell = pad[BORDER + i]
        pad[values + i] = join_worth(pad, face, gather(pad, cell, face, 0), 2) + COMPACT * pad[NEAR + cell]


@rule
def value_growth(pad: Actions) -> None:
    """What the rectangle around the kilim gains by a domino, by how many columns and rows it grows."""
    for columns in range(3):
        for rows in range(3):
            pad[GROWN + 3 * columns + rows] = growth_worth(pad, columns, rows, 2)


@rule
def laid_worth(pad: Actions, cell: int, first: int, other: int, second: int) -> int:
    """What one domino adds, laid onto these two squares."""
    if is_pair(first, second):
        worth = pair_worth(pad, cell, other, first)
    else:
        worth = face_worth(pad, first, gather(pad, cell, first, 0))
        worth += face_worth(pad, second, gather(pad, other, second, 0))
    worth += more_kinds_worth(pad, first, second) + COMPACT * (pad[NEAR + cell] + pad[NEAR + other])
    columns = max(columns_to(pad, cell), columns_to(pad, other))
    rows = max(rows_to(pad, cell), rows_to(pad, other))
    return worth + growth_worth(pad, columns, rows, 2)


@rule
def patch_worth(pad: Actions, cell: int, face: int) -> int:
    """What one scrap adds, laid onto this empty square."""
    worth = face_worth(pad, face, gather(pad, cell, face, 0)) + more_kinds_worth(pad, face, face)
    worth += COMPACT * pad[NEAR + cell]
    return worth + growth_worth(pad, columns_to(pad, cell), rows_to(pad, cell), 1)


@rule
def value_layings(pad: Actions, first: int, second: int) -> None:
    """What all layings of these two faces are sums of."""
    mark_border(pad)
    value_growth(pad)
    if is_pair(first, second):
        value_border_for_pairs(pad, FIRST, first)
        value_border_for_pairs(pad, SECOND, first)
    else:
        value_border(pad, FIRST, first)
        value_border(pad, SECOND, second)


@rule
def best_laying(pad: Actions, first: int, second: int) -> int:
    """What the best way is worth to lay these two faces beside the kilim: one half is in the border, whichever."""
    value_layings(pad, first, second)
    paired = is_pair(first, second)
    width, west, east, north, south = pad[WIDTH], pad[WEST], pad[EAST], pad[NORTH], pad[SOUTH]
    best = -(1 << 40)
    for here in range(1, pad[SIDES] + 1):
        cell, column, row = pad[BORDER + here], pad[COLUMN + here], pad[ROW + here]
        for turn in range(4):
            other = cell + step_x(turn) + step_y(turn) * width
            there = border_at(pad, other)
            if pad[FACE + other] != 0 or (there > 0 and turn >= 2):  # from the other square it is the same two
                continue
            columns = max(beyond(column, west, east), beyond(column + step_x(turn), west, east))
            rows = max(beyond(row, north, south), beyond(row + step_y(turn), north, south))
            if paired and there > 0:
                worth = pair_worth(pad, cell, other, first) + COMPACT * (pad[NEAR + cell] + pad[NEAR + other])
            else:
                worth = max(pad[FIRST + here] + pad[SECOND + there], pad[FIRST + there] + pad[SECOND + here])
            best = max(best, worth + pad[GROWN + 3 * columns + rows])
    return best + more_kinds_worth(pad, first, second)


@rule
def note_layings(
    pad: Actions,
    name: int,
    first: int,
    second: int,
    turns: int,
    double: bool,
    old: int,
    plus: int,
    found: int,
    most: int,
) -> int:
    """KI-34: every way to lay these two faces beside the kilim on the pad, in the turns of a bit set; the best are
    noted. `name` is the answer but for turn and place, and `plus` what it is worth besides. `old` is no place."""
    value_layings(pad, first, second)
    paired = is_pair(first, second)
    plus += more_kinds_worth(pad, first, second)
    width, west, east, north, south = pad[WIDTH], pad[WEST], pad[EAST], pad[NORTH], pad[SOUTH]
    left, top = pad[LEFT], pad[TOP]
    for row in range(north - 2, south + 3):
        for column in range(west - 2, east + 3):
            cell = row * width + column
            if pad[FACE + cell] != 0 or cell == old:
                continue
            here = border_at(pad, cell)
            for turn in range(4):
                other = cell + step_x(turn) + step_y(turn) * width
                if not (turns >> turn) & 1 or pad[FACE + other] != 0:
                    continue
                there = border_at(pad, other)
                if here + there == 0 or (double and not is_usual_name(left + column, top + row, turn)):
                    continue
                columns = max(beyond(column, west, east), beyond(column + step_x(turn), west, east))
                rows = max(beyond(row, north, south), beyond(row + step_y(turn), north, south))
                if paired and here > 0 and there > 0:
                    worth = pair_worth(pad, cell, other, first) + COMPACT * (pad[NEAR + cell] + pad[NEAR + other])
                else:
                    worth = pad[FIRST + here] + pad[SECOND + there]
                worth += plus + pad[GROWN + 3 * columns + rows]
                found = note(pad, found, most, name + answer(0, 0, turn, left + column, top + row), worth)
    return found
