"""The paths: where a camel stands, which way it goes and where it stops (KH-07, KH-17 … KH-21)."""

from caravanserai.engine.kit import rule

from .cards import value_of
from .state import CITY, CITY_ALWAYS, CITY_WHEN_EMPTY, COUNTER, SHOPS, Khiva


@rule
def path_of(space: int) -> int:
    """Whose path a shop is on."""
    return (space - 1) // SHOPS


@rule
def shop_of(space: int) -> int:
    """The shop's number on its path, 1 to 4, counted from the city."""
    return (space - 1) % SHOPS + 1


@rule
def next_space(seat: int, space: int) -> int:
    """KH-18: out along the seat's own path; from a rival's, back to the city first."""
    if space == CITY:
        return SHOPS * seat + 1
    if path_of(space) == seat:
        return COUNTER if shop_of(space) == SHOPS else space + 1
    return CITY if shop_of(space) == 1 else space - 1


@rule
def counts(g: Khiva, space: int) -> bool:
    """Is this space a step? KH-19: not when another camel stands there. KH-20: the city as the option says."""
    if space == CITY and g.city_counts != CITY_WHEN_EMPTY:
        return g.city_counts == CITY_ALWAYS
    return g.camels_on[space] == 0


@rule
def walk(g: Khiva, seat: int, space: int, steps: int) -> int:
    """Where a camel stops that goes so many spaces from here towards the seat's counter."""
    onward = g.onward[seat]
    camels_on = g.camels_on
    while steps > 0 and space != COUNTER:  # KH-21
        space = onward[space]
        if space == CITY:
            if counts(g, CITY):
                steps -= 1
        elif camels_on[space] == 0:  # KH-19, as `counts` has it; this is the busiest loop of all
            steps -= 1
    return space


@rule
def landing(g: Khiva, seat: int, camel: int, card: int, gems: int) -> int:
    """KH-17: the card's value and the gems spent, in spaces from where the camel stands."""
    return walk(g, seat, g.camel_at[camel], value_of(card) + gems)


@rule
def gems_may_help(g: Khiva, seat: int, camel: int, card: int) -> bool:
    """KH-17: is there anything to ask: a gem to spend, a slot for it, and the counter not reached without it?"""
    if g.gems[seat] == 0 or g.gem_slots[value_of(card)] == 0:
        return False
    return landing(g, seat, camel, card, 0) != COUNTER


@rule
def gems_that_help(g: Khiva, seat: int, camel: int, card: int) -> int:
    """KH-17: the most gems the seat may spend: within the card's slots, its own, and each carries the camel further."""
    most = min(g.gem_slots[value_of(card)], g.gems[seat])
    space = landing(g, seat, camel, card, 0)
    for gems in range(most):
        if space == COUNTER:
            return gems
        space = walk(g, seat, space, 1)
    return most
