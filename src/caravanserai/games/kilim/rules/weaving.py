"""Where a domino or a scrap may lie (KI-22, KI-33, KI-34), and answers with a square as numbers.

An answer is one number: its kind, the piece, the turn, the column and the row.
"""

from caravanserai.engine.kit import Actions, rule

from .loom import face_at, is_empty, step_x, step_y, touches
from .state import Kilim

# Kinds of answers.
(
    PLACE_CARD,
    TAKE_BACK,
    SEAL_GOLD,
    TAKE_SCRAP,
    TAKE_TOKEN,
    WEAVE_DOMINO,
    USE_SCRAP,
    WEAVE_PERFECT,
    TURN_DOMINO,
    REMOVE_PIECE,
    MOVE_PIECE,
    DONE,
) = range(12)


@rule
def answer(kind: int, piece: int, turn: int, x: int, y: int) -> int:
    return (kind << 24) | (piece << 18) | (turn << 16) | ((x + 128) << 8) | (y + 128)


@rule
def kind_of(action: int) -> int:
    return action >> 24


@rule
def piece_in(action: int) -> int:
    """The piece, card, Gold value or token that an answer names."""
    return (action >> 18) & 63


@rule
def turn_in(action: int) -> int:
    return (action >> 16) & 3


@rule
def x_in(action: int) -> int:
    return ((action >> 8) & 255) - 128


@rule
def y_in(action: int) -> int:
    return (action & 255) - 128


# -- layings --------------------------------------------------------------------------------------------------


@rule
def is_double(g: Kilim, piece: int) -> bool:
    return g.first_face[piece] == g.second_face[piece]


@rule
def is_usual_name(x: int, y: int, turn: int) -> bool:
    """KI-47: a double laid the other way round is the same laying. It is named by its half on (0, 0), else by that
    to the left or above."""
    if x == 0 and y == 0:
        return True
    if x + step_x(turn) == 0 and y + step_y(turn) == 0:
        return False
    return turn < 2


@rule
def borders(g: Kilim, seat: int, square: int, turn: int) -> bool:
    """Is the square on that side empty, and this the first of its neighbours to say so? So each is met only once."""
    x = g.square_x[seat][square] + step_x(turn)
    y = g.square_y[seat][square] + step_y(turn)
    empty = face_at(g, seat, x, y) == 0
    back = 0
    while empty and back < turn:
        empty = face_at(g, seat, x - step_x(back), y - step_y(back)) == 0
        back += 1
    return empty


@rule
def layings(g: Kilim, seat: int, piece: int, kind: int, out: Actions, n: int) -> int:
    """Every way to weave a domino: write them after the first n answers, return how many there are then."""
    double = is_double(g, piece)
    if is_empty(g, seat):  # KI-33
        for turn in range(4):
            out[n] = answer(kind, piece, turn, 0, 0)
            n += 1
        return n
    for square in range(g.listed[seat]):
        if g.face[seat][square] == 0:
            continue
        for side in range(4):
            if not borders(g, seat, square, side):
                continue
            x = g.square_x[seat][square] + step_x(side)
            y = g.square_y[seat][square] + step_y(side)
            for turn in range(4):
                other_x = x + step_x(turn)
                other_y = y + step_y(turn)
                if face_at(g, seat, other_x, other_y) != 0:
                    continue
                if not double or is_usual_name(x, y, turn):
                    out[n] = answer(kind, piece, turn, x, y)
                    n += 1
                # The other way round this laying is met again, unless only this half touches the kilim.
                if (not double or is_usual_name(other_x, other_y, turn ^ 2)) and not touches(g, seat, other_x, other_y):
                    out[n] = answer(kind, piece, turn ^ 2, other_x, other_y)
                    n += 1
    return n


@rule
def patches(g: Kilim, seat: int, piece: int, out: Actions, n: int) -> int:
    """KI-22: every square that a scrap may cover, and every empty one beside them."""
    for square in range(g.listed[seat]):
        if g.face[seat][square] == 0:
            continue
        x = g.square_x[seat][square]
        y = g.square_y[seat][square]
        out[n] = answer(USE_SCRAP, piece, 0, x, y)
        n += 1
        for side in range(4):
            if borders(g, seat, square, side):
                out[n] = answer(USE_SCRAP, piece, 0, x + step_x(side), y + step_y(side))
                n += 1
    return n
