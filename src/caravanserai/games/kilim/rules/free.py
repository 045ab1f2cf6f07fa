"""Free actions (KI-32): scraps, perfect dominoes, and the artisan's tokens."""

from caravanserai.engine.kit import Actions, rule
from caravanserai.engine.telling import tell

from .loom import (
    face_at,
    is_covered,
    is_empty,
    lay_domino,
    lay_scrap,
    list_square,
    pieces_of,
    second_x,
    second_y,
    show_faces,
    square_at,
    step_x,
    step_y,
    top_face,
    touches,
)
from .state import (
    DOMINO_TURNED,
    FIRST_PERFECT,
    FIRST_SCRAP,
    KEPT,
    MOVE_TOKEN,
    NOBODY,
    PERFECT_WOVEN,
    PIECE_MOVED,
    PIECE_REMOVED,
    PIECES,
    REMOVE_TOKEN,
    REMOVED,
    SCRAP_USED,
    TURN_TOKEN,
    Kilim,
)
from .weaving import (
    MOVE_PIECE,
    REMOVE_PIECE,
    TURN_DOMINO,
    USE_SCRAP,
    WEAVE_PERFECT,
    answer,
    borders,
    is_double,
    kind_of,
    layings,
    patches,
    piece_in,
    turn_in,
    x_in,
    y_in,
)

#: Ways to turn a domino: half round in place, then pivoting on its first half, then on its second.
WAYS_TO_TURN = 7


# -- what a seat may use --------------------------------------------------------------------------------------


@rule
def has_token(g: Kilim, seat: int, token: int) -> bool:
    """KI-26: held, and not used yet."""
    return g.token_at[token] == seat and not (g.tokens_used >> token) & 1


@rule
def kept_perfect(g: Kilim, seat: int) -> int:
    """A perfect domino that the seat has kept, or nobody's (-1)."""
    for piece in range(FIRST_PERFECT, FIRST_SCRAP):
        if g.where[piece] == KEPT + seat:
            return piece
    return NOBODY


@rule
def has_scrap(g: Kilim, seat: int) -> bool:
    kept = 0
    for piece in range(FIRST_SCRAP, PIECES):
        if g.where[piece] == KEPT + seat:
            kept += 1
    return kept > 0


@rule
def has_free_action(g: Kilim, seat: int) -> bool:
    """Everybody can tell from what is open (KI-46): so whether a seat is asked gives nothing away."""
    if kept_perfect(g, seat) >= 0:
        return True
    if is_empty(g, seat):
        return False
    if has_scrap(g, seat) or has_token(g, seat, REMOVE_TOKEN):
        return True
    if has_token(g, seat, MOVE_TOKEN) and pieces_of(g, seat) > 1:
        return True
    return has_token(g, seat, TURN_TOKEN) and can_turn(g, seat)


@rule
def free_actions(g: Kilim, seat: int, out: Actions, n: int) -> int:
    """Every free action of the seat, written after the first n answers."""
    if kept_perfect(g, seat) >= 0:  # KI-27: also into an empty kilim
        n = layings(g, seat, FIRST_PERFECT, WEAVE_PERFECT, out, n)  # they are all alike: the first stands for any
    if is_empty(g, seat):
        return n
    for scrap in range(FIRST_SCRAP, PIECES):
        if g.where[scrap] == KEPT + seat:
            n = patches(g, seat, scrap, out, n)
    if has_token(g, seat, TURN_TOKEN):
        n = all_turns(g, seat, out, n)
    if has_token(g, seat, REMOVE_TOKEN):
        n = all_removals(g, seat, out, n)
    if has_token(g, seat, MOVE_TOKEN):
        n = all_moves(g, seat, out, n)
    return n


# -- lifting a piece ------------------------------------------------------------------------------------------


@rule
def blank_squares(g: Kilim, seat: int, piece: int) -> None:
    """A domino is lifted for a moment: its squares count as empty, all else stays as it was noted."""
    g.face[seat][square_at(g, seat, g.piece_x[piece], g.piece_y[piece])] = 0
    g.face[seat][square_at(g, seat, second_x(g, piece), second_y(g, piece))] = 0


@rule
def restore_squares(g: Kilim, seat: int, piece: int, first: int, second: int) -> None:
    g.face[seat][square_at(g, seat, g.piece_x[piece], g.piece_y[piece])] = first
    g.face[seat][square_at(g, seat, second_x(g, piece), second_y(g, piece))] = second


# -- Turn (KI-28) ---------------------------------------------------------------------------------------------


@rule
def turned_turn(g: Kilim, piece: int, way: int) -> int:
    """The turn that the domino has after this way of turning it."""
    turn = g.piece_turn[piece]
    if way == 0:
        return turn ^ 2
    return (turn + way) & 3 if way < 4 else (turn + way - 3) & 3


@rule
def turned_x(g: Kilim, piece: int, way: int) -> int:
    """The column of its first half then: it stays when it is the pivot."""
    if way == 0:
        return second_x(g, piece)
    if way < 4:
        return g.piece_x[piece]
    return second_x(g, piece) - step_x(turned_turn(g, piece, way))


@rule
def turned_y(g: Kilim, piece: int, way: int) -> int:
    if way == 0:
        return second_y(g, piece)
    if way < 4:
        return g.piece_y[piece]
    return second_y(g, piece) - step_y(turned_turn(g, piece, way))


@rule
def may_turn(g: Kilim, seat: int, piece: int, way: int) -> bool:
    """KI-28: in place unless it is a double, or onto an empty square; beside another square, if there is one."""
    if way == 0 and is_double(g, piece):
        return False
    turn = turned_turn(g, piece, way)
    x = turned_x(g, piece, way)
    y = turned_y(g, piece, way)
    other_x = x + step_x(turn)
    other_y = y + step_y(turn)
    if 0 < way < 4 and face_at(g, seat, other_x, other_y) != 0:
        return False
    if way >= 4 and face_at(g, seat, x, y) != 0:
        return False
    if g.showing[seat][0] == 2:
        return True
    first = face_at(g, seat, g.piece_x[piece], g.piece_y[piece])
    second = face_at(g, seat, second_x(g, piece), second_y(g, piece))
    blank_squares(g, seat, piece)
    beside = touches(g, seat, x, y) or touches(g, seat, other_x, other_y)
    restore_squares(g, seat, piece, first, second)
    return beside


@rule
def can_turn(g: Kilim, seat: int) -> bool:
    for piece in range(FIRST_SCRAP):
        if g.where[piece] == seat:
            for way in range(WAYS_TO_TURN):
                if may_turn(g, seat, piece, way):
                    return True
    return False


@rule
def all_turns(g: Kilim, seat: int, out: Actions, n: int) -> int:
    for piece in range(FIRST_SCRAP):
        if g.where[piece] == seat:
            for way in range(WAYS_TO_TURN):
                if may_turn(g, seat, piece, way):
                    turn = turned_turn(g, piece, way)
                    out[n] = answer(TURN_DOMINO, piece, turn, turned_x(g, piece, way), turned_y(g, piece, way))
                    n += 1
    return n


# -- Remove (KI-29) -------------------------------------------------------------------------------------------


@rule
def all_removals(g: Kilim, seat: int, out: Actions, n: int) -> int:
    """Any domino, or a scrap that nothing lies on (KI-22)."""
    for piece in range(PIECES):
        if g.where[piece] == seat and (piece < FIRST_SCRAP or not is_covered(g, piece)):
            out[n] = answer(REMOVE_PIECE, piece, 0, 0, 0)
            n += 1
    return n


# -- Move (KI-30) ---------------------------------------------------------------------------------------------


@rule
def all_moves(g: Kilim, seat: int, out: Actions, n: int) -> int:
    for piece in range(FIRST_SCRAP):
        if g.where[piece] == seat:
            n = domino_moves(g, seat, piece, out, n)
    for piece in range(FIRST_SCRAP, PIECES):
        if g.where[piece] == seat and not is_covered(g, piece):
            n = scrap_moves(g, seat, piece, out, n)
    return n


@rule
def domino_moves(g: Kilim, seat: int, piece: int, out: Actions, n: int) -> int:
    """Onto empty squares beside a square of the rest, not turned; the squares it leaves count as empty."""
    old_x = g.piece_x[piece]
    old_y = g.piece_y[piece]
    turn = g.piece_turn[piece]
    dx = step_x(turn)
    dy = step_y(turn)
    first = face_at(g, seat, old_x, old_y)
    second = face_at(g, seat, old_x + dx, old_y + dy)
    blank_squares(g, seat, piece)
    for square in range(g.listed[seat]):
        if g.face[seat][square] == 0:
            continue
        for side in range(4):
            if not borders(g, seat, square, side):
                continue
            x = g.square_x[seat][square] + step_x(side)
            y = g.square_y[seat][square] + step_y(side)
            if face_at(g, seat, x + dx, y + dy) == 0 and not (x == old_x and y == old_y):
                out[n] = answer(MOVE_PIECE, piece, turn, x, y)
                n += 1
            x -= dx
            y -= dy
            if face_at(g, seat, x, y) == 0 and not touches(g, seat, x, y) and not (x == old_x and y == old_y):
                out[n] = answer(MOVE_PIECE, piece, turn, x, y)
                n += 1
    restore_squares(g, seat, piece, first, second)
    return n


@rule
def scrap_moves(g: Kilim, seat: int, piece: int, out: Actions, n: int) -> int:
    """A scrap may also cover a square of the rest."""
    old_x = g.piece_x[piece]
    old_y = g.piece_y[piece]
    own = square_at(g, seat, old_x, old_y)
    shown = g.face[seat][own]
    if g.piece_level[piece] == 0:
        g.face[seat][own] = 0
    for square in range(g.listed[seat]):
        if g.face[seat][square] == 0:
            continue
        x = g.square_x[seat][square]
        y = g.square_y[seat][square]
        if square != own:
            out[n] = answer(MOVE_PIECE, piece, 0, x, y)
            n += 1
        for side in range(4):
            to_x = x + step_x(side)
            to_y = y + step_y(side)
            if borders(g, seat, square, side) and not (to_x == old_x and to_y == old_y):
                out[n] = answer(MOVE_PIECE, piece, 0, to_x, to_y)
                n += 1
    g.face[seat][own] = shown
    return n


# -- doing it -------------------------------------------------------------------------------------------------


@rule
def is_free(action: int) -> bool:
    return USE_SCRAP <= kind_of(action) <= MOVE_PIECE


@rule
def named_exactly(g: Kilim, seat: int, action: int) -> int:
    """Perfect dominoes are all alike, so an answer names none; this one names the one that is kept."""
    if kind_of(action) != WEAVE_PERFECT:
        return action
    return answer(WEAVE_PERFECT, kept_perfect(g, seat), turn_in(action), x_in(action), y_in(action))


@rule
def act_freely(g: Kilim, seat: int, action: int) -> None:
    """One free action that was offered; telling it is another matter (KI-32: the end of a day is sealed)."""
    kind = kind_of(action)
    piece = piece_in(action)
    if kind == USE_SCRAP:
        lay_scrap(g, seat, piece, x_in(action), y_in(action))
    elif kind == WEAVE_PERFECT:
        lay_domino(g, seat, piece, x_in(action), y_in(action), turn_in(action))
    elif kind == TURN_DOMINO:
        g.tokens_used |= 1 << TURN_TOKEN
        put_elsewhere(g, seat, piece, x_in(action), y_in(action), turn_in(action))
    elif kind == REMOVE_PIECE:
        g.tokens_used |= 1 << REMOVE_TOKEN
        remove_piece(g, seat, piece)
    else:
        g.tokens_used |= 1 << MOVE_TOKEN
        put_elsewhere(g, seat, piece, x_in(action), y_in(action), turn_in(action))


@rule
def remove_piece(g: Kilim, seat: int, piece: int) -> None:
    """KI-29, KI-31: out of the game, and with a domino the scraps that lie on it."""
    old_x = g.piece_x[piece]
    old_y = g.piece_y[piece]
    other_x = second_x(g, piece) if piece < FIRST_SCRAP else old_x
    other_y = second_y(g, piece) if piece < FIRST_SCRAP else old_y
    take_up(g, piece)
    if piece < FIRST_SCRAP:
        for scrap in range(FIRST_SCRAP, PIECES):
            on_first = g.piece_x[scrap] == old_x and g.piece_y[scrap] == old_y
            on_second = g.piece_x[scrap] == other_x and g.piece_y[scrap] == other_y
            if g.where[scrap] == seat and (on_first or on_second):
                take_up(g, scrap)
    look_again(g, seat, old_x, old_y)
    look_again(g, seat, other_x, other_y)
    show_faces(g, seat)


@rule
def take_up(g: Kilim, piece: int) -> None:
    g.where[piece] = REMOVED
    g.piece_x[piece] = 0
    g.piece_y[piece] = 0
    g.piece_turn[piece] = 0
    g.piece_level[piece] = 0


@rule
def look_again(g: Kilim, seat: int, x: int, y: int) -> None:
    """What shows there now."""
    square = square_at(g, seat, x, y)
    g.face[seat][square] = top_face(g, seat, x, y)


@rule
def put_elsewhere(g: Kilim, seat: int, piece: int, x: int, y: int, turn: int) -> None:
    """KI-28, KI-30: up and down again; KI-31: scraps travel with the half they cover."""
    old_x = g.piece_x[piece]
    old_y = g.piece_y[piece]
    if piece >= FIRST_SCRAP:
        g.where[piece] = REMOVED  # for a moment: it does not lie on itself
        look_again(g, seat, old_x, old_y)
        show_faces(g, seat)
        lay_scrap(g, seat, piece, x, y)
        return
    other_x = second_x(g, piece)
    other_y = second_y(g, piece)
    first = face_at(g, seat, old_x, old_y)
    second = face_at(g, seat, other_x, other_y)
    new_x = x + step_x(turn)
    new_y = y + step_y(turn)
    for scrap in range(FIRST_SCRAP, PIECES):
        if g.where[scrap] != seat:
            continue
        if g.piece_x[scrap] == old_x and g.piece_y[scrap] == old_y:
            g.piece_x[scrap] = x
            g.piece_y[scrap] = y
        elif g.piece_x[scrap] == other_x and g.piece_y[scrap] == other_y:
            g.piece_x[scrap] = new_x
            g.piece_y[scrap] = new_y
    blank_squares(g, seat, piece)
    g.piece_x[piece] = x
    g.piece_y[piece] = y
    g.piece_turn[piece] = turn
    g.face[seat][list_square(g, seat, x, y)] = first
    g.face[seat][list_square(g, seat, new_x, new_y)] = second
    show_faces(g, seat)


@rule
def tell_free_action(g: Kilim, seat: int, action: int) -> None:
    kind = kind_of(action)
    told = PIECE_MOVED
    if kind == USE_SCRAP:
        told = SCRAP_USED
    elif kind == WEAVE_PERFECT:
        told = PERFECT_WOVEN
    elif kind == TURN_DOMINO:
        told = DOMINO_TURNED
    elif kind == REMOVE_PIECE:
        told = PIECE_REMOVED
    tell(g, told, seat, 4 * piece_in(action) + turn_in(action), x_in(action), y_in(action))
