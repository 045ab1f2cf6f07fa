"""Points and ties (KH-34, KH-35)."""

from caravanserai.engine.kit import lowest_bit, rule

from .state import MAX_TEAPOT_VALUE, Khiva


@rule
def teapot_points(g: Khiva, seat: int) -> int:
    points = 0
    teapots = g.teapots[seat]
    for value in range(1, MAX_TEAPOT_VALUE + 1):
        points += value * teapots[value]
    return points


@rule
def teapot_tokens(g: Khiva, seat: int) -> int:
    tokens = 0
    teapots = g.teapots[seat]
    for value in range(1, MAX_TEAPOT_VALUE + 1):
        tokens += teapots[value]
    return tokens


@rule
def carpet_points(g: Khiva, seat: int) -> int:
    """Only delivered carpets count (KH-33)."""
    points = 0
    carpets = g.delivered[seat]
    while carpets:
        points += g.carpet_value[lowest_bit(carpets)]
        carpets &= carpets - 1
    return points


@rule
def salt_points(g: Khiva, seat: int) -> int:
    points = 0
    bags = g.salt[seat]
    while bags:
        points += g.salt_value[lowest_bit(bags)]
        bags &= bags - 1
    return points


@rule
def best_salt(g: Khiva, seat: int) -> int:
    """The dearest bag; bags lie dearest first, so it is the lowest number. No salt counts 0."""
    return g.salt_value[lowest_bit(g.salt[seat])] if g.salt[seat] else 0


@rule
def total(teapots: int, carpets: int, salt: int, gems: int) -> int:
    """KH-34: teapots, delivered carpets, salt, and one point for each gem."""
    return teapots + carpets + salt + gems


@rule
def score(g: Khiva, seat: int) -> int:
    return total(teapot_points(g, seat), carpet_points(g, seat), salt_points(g, seat), g.gems[seat])


@rule
def standing(g: Khiva, seat: int) -> int:
    """KH-35 as one number to compare: points, then teapots held, then the dearest salt bag. Equal: shared."""
    return (score(g, seat) * 128 + teapot_tokens(g, seat)) * 128 + best_salt(g, seat)


@rule
def rank(g: Khiva, seat: int) -> int:
    """1 for the winner; seats that nothing parts share a rank."""
    better = 0
    own = standing(g, seat)
    for other in range(g.seats):
        if standing(g, other) > own:
            better += 1
    return better + 1
