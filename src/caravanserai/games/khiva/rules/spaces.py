"""Where a camel stops: gems, goods and salt, deliveries, and the piles that end the game."""

from caravanserai.engine.kit import lowest_bit, rule
from caravanserai.engine.telling import tell

from .board import shop_of
from .state import (
    CAMEL_LOADED,
    CARPET_DELIVERED,
    CARPET_PILE,
    CARPET_TAKEN,
    CITY,
    COUNTER,
    END_TRIGGERED,
    GEMS_GAINED,
    NOBODY,
    NOTHING_LEFT,
    SALT_BOUGHT,
    SALT_PILE,
    SALT_PRICE,
    TEAPOT_PILE,
    TEAPOT_TAKEN,
    Khiva,
)


@rule
def gain_gems(g: Khiva, seat: int, gems: int) -> int:
    """KH-06: only while the reserve has some. Returns how many."""
    gained = min(gems, g.reserve)
    g.reserve -= gained
    g.gems[seat] += gained
    return gained


@rule
def gain_at_shop(g: Khiva, seat: int, gems: int, shop: int) -> None:
    gained = gain_gems(g, seat, gems)
    if g.telling:
        if gained > 0:
            tell(g, GEMS_GAINED, seat, gained, shop, 0)
        else:
            tell(g, NOTHING_LEFT, seat, shop, 0, 0)


@rule
def take_carpet(g: Khiva, seat: int) -> None:
    """KH-24, KH-26: the top carpet, if one is left, face up and undelivered."""
    if g.carpets_left == 0:
        if g.telling:
            tell(g, NOTHING_LEFT, seat, shop_of(g.camel_at[g.camel]), 0, 0)
        return
    g.carpets_left -= 1
    carpet = g.carpet_pile[g.carpets_left]
    g.undelivered[seat] |= 1 << carpet
    if g.telling:
        tell(g, CARPET_TAKEN, seat, carpet, 0, 0)
    if g.carpets_left == 0:
        trigger_end(g, CARPET_PILE)


@rule
def buy_salt(g: Khiva, seat: int) -> None:
    """KH-26: three gems for the top bag, which is the dearest left (KH-05)."""
    g.gems[seat] -= SALT_PRICE
    g.reserve += SALT_PRICE
    bag = g.salt_bags - g.salt_left
    g.salt[seat] |= 1 << bag
    g.salt_left -= 1
    if g.telling:
        tell(g, SALT_BOUGHT, seat, bag, 0, 0)
    if g.salt_left == 0:
        trigger_end(g, SALT_PILE)


@rule
def unload(g: Khiva, seat: int) -> None:
    """The counter: teapot (KH-27), carpets of the camel's colour (KH-28), back to the city (KH-29)."""
    camel = g.camel
    teapot = g.camel_teapot[camel]
    if teapot > 0:
        g.teapots[seat][teapot] += 1
        g.camel_teapot[camel] = 0
        if g.telling:
            tell(g, TEAPOT_TAKEN, seat, camel, teapot, 0)
    first = g.carpets_each * camel
    arrived = g.undelivered[seat] & (((1 << g.carpets_each) - 1) << first)
    if arrived:
        g.undelivered[seat] ^= arrived
        g.delivered[seat] |= arrived
        if g.telling:
            tell_carpets(g, CARPET_DELIVERED, seat, arrived)
    g.camels_on[COUNTER] -= 1
    g.camels_on[CITY] += 1
    g.camel_at[camel] = CITY
    load_teapot(g, camel)


@rule
def load_teapot(g: Khiva, camel: int) -> None:
    """KH-08, KH-29: the camel takes the top teapot, if any is left."""
    if g.teapots_left > 0:
        g.teapots_left -= 1
        g.camel_teapot[camel] = g.teapot_pile[g.teapots_left]
        if g.telling:
            tell(g, CAMEL_LOADED, NOBODY, camel, g.camel_teapot[camel], 0)
        if g.teapots_left == 0:
            trigger_end(g, TEAPOT_PILE)


@rule
def tell_carpets(g: Khiva, kind: int, seat: int, carpets: int) -> None:
    while carpets:
        tell(g, kind, seat, lowest_bit(carpets), 0, 0)
        carpets &= carpets - 1


@rule
def trigger_end(g: Khiva, pile: int) -> None:
    """KH-32: a pile is empty; the camels still to come this turn are activated, then the game ends."""
    if g.telling:
        tell(g, END_TRIGGERED, NOBODY, pile, 0, 0)
    g.ending = 1
