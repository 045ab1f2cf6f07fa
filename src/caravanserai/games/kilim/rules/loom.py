"""A kilim as squares (KI-34, KI-47): which face each shows, and the groups of equal motifs.

Squares are kept in the order they were first filled. One that is emptied stays in the list with no face, so that
lifting a piece up and putting it down again costs next to nothing.
"""

from caravanserai.engine.kit import rule

from .state import COMB, FIRST_SCRAP, NOTHING, PIECES, SLOTS, SQUARES, STAR, Kilim


@rule
def step_x(turn: int) -> int:
    """0 right, 1 down, 2 left, 3 up."""
    return (1 - turn) * (1 - (turn & 1))


@rule
def step_y(turn: int) -> int:
    return (2 - turn) * (turn & 1)


@rule
def square_at(g: Kilim, seat: int, x: int, y: int) -> int:
    """The number of the seat's square there, empty or not; -1 if there never was one."""
    slot = g.slot[seat]
    square_x = g.square_x[seat]
    square_y = g.square_y[seat]
    i = (83 * x + 81 * y) & (SLOTS - 1)  # neighbours and long lines alike fall far apart
    while slot[i] != 0:
        square = slot[i] - 1
        if square_x[square] == x and square_y[square] == y:
            return square
        i = (i + 1) & (SLOTS - 1)
    return -1


@rule
def face_at(g: Kilim, seat: int, x: int, y: int) -> int:
    """The visible face there; 0 where nothing lies."""
    square = square_at(g, seat, x, y)
    return g.face[seat][square] if square >= 0 else NOTHING


@rule
def touches(g: Kilim, seat: int, x: int, y: int) -> bool:
    """KI-34: is there a square of the kilim beside this one, sharing an edge?"""
    return (
        face_at(g, seat, x + 1, y) != 0
        or face_at(g, seat, x, y + 1) != 0
        or face_at(g, seat, x - 1, y) != 0
        or face_at(g, seat, x, y - 1) != 0
    )


@rule
def is_empty(g: Kilim, seat: int) -> bool:
    return g.showing[seat][0] == 0


@rule
def is_motif(face: int) -> bool:
    """KI-43: torn and perfect squares show no motif."""
    return STAR <= face <= COMB


# -- laying faces ---------------------------------------------------------------------------------------------


@rule
def clear_loom(g: Kilim, seat: int) -> None:
    for i in range(SLOTS):
        g.slot[seat][i] = 0
    for i in range(g.listed[seat]):
        g.square_x[seat][i] = 0
        g.square_y[seat][i] = 0
        g.face[seat][i] = 0
        g.group[seat][i] = 0
        g.group_size[seat][i] = 0
    g.listed[seat] = 0
    for face in range(8):
        g.showing[seat][face] = 0
    g.left[seat] = 0
    g.right[seat] = 0
    g.top[seat] = 0
    g.bottom[seat] = 0


@rule
def list_square(g: Kilim, seat: int, x: int, y: int) -> int:
    """The number of the square there, which is listed first if need be."""
    found = square_at(g, seat, x, y)
    if found >= 0:
        return found
    i = (83 * x + 81 * y) & (SLOTS - 1)
    while g.slot[seat][i] != 0:
        i = (i + 1) & (SLOTS - 1)
    square = g.listed[seat]
    g.listed[seat] = square + 1
    g.slot[seat][i] = square + 1
    g.square_x[seat][square] = x
    g.square_y[seat][square] = y
    return square


@rule
def fill_square(g: Kilim, seat: int, x: int, y: int, face: int) -> None:
    """Let an empty square show a face: the sums, the rectangle around, and the groups grow with it."""
    square = list_square(g, seat, x, y)
    g.face[seat][square] = face
    if g.showing[seat][0] == 0:
        g.left[seat] = x
        g.right[seat] = x
        g.top[seat] = y
        g.bottom[seat] = y
    else:
        g.left[seat] = min(g.left[seat], x)
        g.right[seat] = max(g.right[seat], x)
        g.top[seat] = min(g.top[seat], y)
        g.bottom[seat] = max(g.bottom[seat], y)
    g.showing[seat][0] += 1
    g.showing[seat][face] += 1
    g.group[seat][square] = square
    g.group_size[seat][square] = 1
    if is_motif(face):
        join_groups(g, seat, square)


@rule
def join_groups(g: Kilim, seat: int, square: int) -> None:
    """KI-40: a square belongs together with all side-by-side squares of its motif."""
    x = g.square_x[seat][square]
    y = g.square_y[seat][square]
    face = g.face[seat]
    group = g.group[seat]
    for turn in range(4):
        other = square_at(g, seat, x + step_x(turn), y + step_y(turn))
        if other >= 0 and face[other] == face[square] and group[other] != group[square]:
            old = group[other]
            new = group[square]
            for i in range(g.listed[seat]):
                if group[i] == old and face[i] != 0:
                    group[i] = new
            g.group_size[seat][new] += g.group_size[seat][old]
            g.group_size[seat][old] = 0


@rule
def show_faces(g: Kilim, seat: int) -> None:
    """After a piece was taken up or a square was covered: sums, rectangle and groups anew from the faces."""
    face = g.face[seat]
    n = g.listed[seat]
    for i in range(8):
        g.showing[seat][i] = 0
    for i in range(n):
        g.group[seat][i] = i if face[i] else 0
        g.group_size[seat][i] = 1 if face[i] else 0
    first = True
    for i in range(n):
        if face[i] == 0:
            continue
        x = g.square_x[seat][i]
        y = g.square_y[seat][i]
        g.showing[seat][0] += 1
        g.showing[seat][face[i]] += 1
        g.left[seat] = x if first else min(g.left[seat], x)
        g.right[seat] = x if first else max(g.right[seat], x)
        g.top[seat] = y if first else min(g.top[seat], y)
        g.bottom[seat] = y if first else max(g.bottom[seat], y)
        first = False
        if is_motif(face[i]):
            join_groups(g, seat, i)
    if first:
        g.left[seat] = 0
        g.right[seat] = 0
        g.top[seat] = 0
        g.bottom[seat] = 0


# -- pieces ---------------------------------------------------------------------------------------------------


@rule
def second_x(g: Kilim, piece: int) -> int:
    """The column of a domino's second half."""
    return g.piece_x[piece] + step_x(g.piece_turn[piece])


@rule
def second_y(g: Kilim, piece: int) -> int:
    return g.piece_y[piece] + step_y(g.piece_turn[piece])


@rule
def lies_on(g: Kilim, piece: int, x: int, y: int) -> bool:
    """Does this woven piece cover the square?"""
    if g.piece_x[piece] == x and g.piece_y[piece] == y:
        return True
    return piece < FIRST_SCRAP and second_x(g, piece) == x and second_y(g, piece) == y


@rule
def height_at(g: Kilim, seat: int, x: int, y: int) -> int:
    """How many pieces lie on each other there."""
    height = 0
    for piece in range(PIECES):
        if g.where[piece] == seat and lies_on(g, piece, x, y):
            height += 1
    return height


@rule
def top_face(g: Kilim, seat: int, x: int, y: int) -> int:
    """KI-43: the face on top there, of all pieces that lie on each other."""
    face = NOTHING
    highest = -1
    for piece in range(PIECES):
        if g.where[piece] == seat and g.piece_level[piece] > highest and lies_on(g, piece, x, y):
            highest = g.piece_level[piece]
            first = g.piece_x[piece] == x and g.piece_y[piece] == y
            face = g.first_face[piece] if first else g.second_face[piece]
    return face


@rule
def lay_domino(g: Kilim, seat: int, piece: int, x: int, y: int, turn: int) -> None:
    """Lay a domino onto two empty squares."""
    g.where[piece] = seat
    g.piece_x[piece] = x
    g.piece_y[piece] = y
    g.piece_turn[piece] = turn
    g.piece_level[piece] = 0
    fill_square(g, seat, x, y, g.first_face[piece])
    fill_square(g, seat, x + step_x(turn), y + step_y(turn), g.second_face[piece])


@rule
def lay_scrap(g: Kilim, seat: int, piece: int, x: int, y: int) -> None:
    """Lay a scrap onto an empty square, or on top of what is there (KI-22)."""
    level = height_at(g, seat, x, y)
    g.where[piece] = seat
    g.piece_x[piece] = x
    g.piece_y[piece] = y
    g.piece_turn[piece] = 0
    g.piece_level[piece] = level
    if level == 0:
        fill_square(g, seat, x, y, g.first_face[piece])
    else:
        g.face[seat][square_at(g, seat, x, y)] = g.first_face[piece]
        show_faces(g, seat)


@rule
def is_covered(g: Kilim, piece: int) -> bool:
    """KI-22: does something lie on this scrap?"""
    for other in range(FIRST_SCRAP, PIECES):
        if (
            g.where[other] == g.where[piece]
            and g.piece_x[other] == g.piece_x[piece]
            and g.piece_y[other] == g.piece_y[piece]
            and g.piece_level[other] > g.piece_level[piece]
        ):
            return True
    return False


@rule
def pieces_of(g: Kilim, seat: int) -> int:
    """How many pieces the kilim is made of."""
    n = 0
    for piece in range(PIECES):
        if g.where[piece] == seat:
            n += 1
    return n


@rule
def rebuild_loom(g: Kilim, seat: int) -> None:
    """The squares anew from the pieces, in an order that anybody can name."""
    clear_loom(g, seat)
    for piece in range(PIECES):
        if g.where[piece] == seat and g.piece_level[piece] == 0:
            fill_square(g, seat, g.piece_x[piece], g.piece_y[piece], g.first_face[piece])
            if piece < FIRST_SCRAP:
                fill_square(g, seat, second_x(g, piece), second_y(g, piece), g.second_face[piece])
    for i in range(g.listed[seat]):
        g.face[seat][i] = top_face(g, seat, g.square_x[seat][i], g.square_y[seat][i])
    show_faces(g, seat)


assert SQUARES < 128, "a square's number must fit in a byte"
