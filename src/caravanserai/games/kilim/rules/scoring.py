"""Points and ties (KI-38 … KI-44). Each category by itself, so that a preview can compare them."""

from caravanserai.engine.kit import rule

from .loom import face_at
from .state import COMB, FACES, MOTIFS, STAR, TORN, TORN_CANCEL, Kilim

RECTANGLE_POINTS = 10
THREE_KINDS_POINTS = 10
FIVE_KINDS_POINTS = 5
LARGEST_POINTS = 5
TORN_POINTS = -3


@rule
def squares_of(g: Kilim, seat: int) -> int:
    return g.showing[seat][0]


@rule
def rectangle_points(g: Kilim, seat: int) -> int:
    """KI-38: the squares fill the rectangle around them; an empty kilim is none."""
    squares = g.showing[seat][0]
    area = (g.right[seat] - g.left[seat] + 1) * (g.bottom[seat] - g.top[seat] + 1)
    return RECTANGLE_POINTS if squares > 0 and squares == area else 0


@rule
def kinds_of(g: Kilim, seat: int) -> int:
    """How many kinds of motif it shows."""
    kinds = 0
    for motif in range(STAR, COMB + 1):
        if g.showing[seat][motif] > 0:
            kinds += 1
    return kinds


@rule
def points_for_kinds(kinds: int) -> int:
    """KI-39: exactly three, or all five."""
    if kinds == 3:
        return THREE_KINDS_POINTS
    return FIVE_KINDS_POINTS if kinds == MOTIFS else 0


@rule
def kinds_points(g: Kilim, seat: int) -> int:
    return points_for_kinds(kinds_of(g, seat))


@rule
def group_points(g: Kilim, seat: int) -> int:
    """KI-40: a group's size less 1. A group of one brings nothing, so torn and perfect squares need no exception."""
    points = 0
    for i in range(g.listed[seat]):
        if g.group_size[seat][i] > 1:
            points += g.group_size[seat][i] - 1
    return points


@rule
def largest_group(g: Kilim, seat: int, motif: int) -> int:
    """The size of the seat's largest group of a motif; 0 if it has none."""
    largest = 0
    if g.showing[seat][motif] > 0:
        for i in range(g.listed[seat]):
            if g.face[seat][i] == motif and g.group_size[seat][g.group[seat][i]] > largest:
                largest = g.group_size[seat][g.group[seat][i]]
    return largest


@rule
def best_of_others(g: Kilim, seat: int, motif: int) -> int:
    best = 0
    for other in range(g.seats):
        if other != seat:
            best = max(best, largest_group(g, other, motif))
    return best


@rule
def largest_points(g: Kilim, seat: int) -> int:
    """KI-41: a group of at least two that is bigger than everybody else's; a tie gives nobody."""
    points = 0
    for motif in range(STAR, COMB + 1):
        own = largest_group(g, seat, motif)
        if own > 1 and own > best_of_others(g, seat, motif):
            points += LARGEST_POINTS
    return points


@rule
def torn_squares(g: Kilim, seat: int) -> int:
    """KI-42: torn motifs left open that cost; with `cancel` those beside another one do not."""
    torn = g.showing[seat][TORN]
    if g.torn_pairs == TORN_CANCEL and torn > 1:
        for i in range(g.listed[seat]):
            if g.face[seat][i] == TORN and beside_torn(g, seat, g.square_x[seat][i], g.square_y[seat][i]):
                torn -= 1
    return torn


@rule
def beside_torn(g: Kilim, seat: int, x: int, y: int) -> bool:
    return (
        face_at(g, seat, x + 1, y) == TORN
        or face_at(g, seat, x, y + 1) == TORN
        or face_at(g, seat, x - 1, y) == TORN
        or face_at(g, seat, x, y - 1) == TORN
    )


@rule
def torn_points(g: Kilim, seat: int) -> int:
    return TORN_POINTS * torn_squares(g, seat)


@rule
def score(g: Kilim, seat: int) -> int:
    return (
        rectangle_points(g, seat)
        + kinds_points(g, seat)
        + group_points(g, seat)
        + largest_points(g, seat)
        + torn_points(g, seat)
    )


@rule
def standing(g: Kilim, seat: int) -> int:
    """KI-44 as one number to compare: points, then squares. Equal: shared."""
    return score(g, seat) * 1024 + squares_of(g, seat)


@rule
def rank(g: Kilim, seat: int) -> int:
    """1 for the winner; seats that nothing parts share a rank."""
    better = 0
    own = standing(g, seat)
    for other in range(g.seats):
        if standing(g, other) > own:
            better += 1
    return better + 1


assert FACES == TORN + 2, "only torn and perfect squares show no motif"
