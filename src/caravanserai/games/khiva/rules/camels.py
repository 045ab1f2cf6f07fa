"""A turn after the reveal: one camel after the other, and what comes after the last."""

from caravanserai.engine.kit import count_bits, rule
from caravanserai.engine.telling import tell

from .asks import can_buy_salt
from .board import counts, gems_may_help, landing, shop_of
from .deals import ask_for_cards, cards_each
from .spaces import gain_at_shop, gain_gems, take_carpet, tell_carpets, unload
from .state import (
    CAMEL_MOVED,
    CAMEL_PASSED,
    CAMEL_WON,
    CARD_REFUSED,
    CARPET_DISCARDED,
    CITY,
    COLOURS,
    COUNTER,
    DEAL,
    GAME_ENDED,
    GEMS_SPENT,
    NOBODY,
    OVER,
    SHOP_1_GEMS,
    SHOP_3_GEMS,
    SHOP_4,
    SPEND,
    VALUES,
    Khiva,
)

# -- The camels -----------------------------------------------------------------------------------------------


@rule
def activate_camels(g: Khiva) -> None:
    """KH-13: one camel after the other, until a seat has something to decide or the turn is over."""
    while g.camel < COLOURS:
        if g.bids[g.camel] > 0:  # KH-14: nobody played the colour, the camel stays
            if activate(g):
                return
            discard_colour(g)
        g.camel += 1
    end_turn(g)


@rule
def finish_colour(g: Khiva) -> None:
    """The camel has moved and its space has had its effect: on to the next."""
    discard_colour(g)
    g.camel += 1
    activate_camels(g)


@rule
def activate(g: Khiva) -> bool:
    """The lowest card wins the camel (KH-15, KH-16). True when the mover has something to decide."""
    camel = g.camel
    played_by = g.played_by
    mover = NOBODY
    for card in range(VALUES * camel, VALUES * camel + VALUES):
        seat = played_by[card]
        if seat >= 0:
            if mover < 0:
                mover = seat
                g.card = card
            else:
                refuse(g, seat, card)
    g.mover = mover
    if g.telling:
        tell(g, CAMEL_WON, mover, camel, g.card, 0)
    if gems_may_help(g, mover, camel, g.card):
        g.phase = SPEND
        return True
    return move_camel(g, mover, 0)


@rule
def refuse(g: Khiva, seat: int, card: int) -> None:
    """KH-16, KH-40: each refused card brings its owner a gem, before the camel moves."""
    gems = gain_gems(g, seat, 1)
    if g.telling:
        tell(g, CARD_REFUSED, seat, card, gems, 0)


@rule
def spend_gems(g: Khiva, seat: int, gems: int) -> None:
    """KH-17; KH-06: they are back in the reserve before the space has its effect."""
    g.gems[seat] -= gems
    g.reserve += gems
    if g.telling and gems > 0:
        tell(g, GEMS_SPENT, seat, gems, 0, 0)


@rule
def move_camel(g: Khiva, seat: int, gems: int) -> bool:
    """KH-17 … KH-22: move, then the mover activates the space. True when shop 4 gives a choice."""
    camel = g.camel
    start = g.camel_at[camel]
    stop = landing(g, seat, camel, g.card, gems)
    if g.telling:
        tell_the_way(g, seat, start, stop)
    g.camels_on[start] -= 1
    g.camels_on[stop] += 1
    g.camel_at[camel] = stop
    if stop == CITY:  # KH-20: nothing happens there
        return False
    if stop == COUNTER:
        unload(g, seat)
        return False
    shop = shop_of(stop)
    if shop == 1:  # KH-23
        gain_at_shop(g, seat, SHOP_1_GEMS, shop)
    elif shop == 2:  # KH-24
        take_carpet(g, seat)
    elif shop == 3:  # KH-25
        gain_at_shop(g, seat, SHOP_3_GEMS, shop)
    elif can_buy_salt(g, seat):  # KH-26
        g.phase = SHOP_4
        return True
    else:
        take_carpet(g, seat)
    return False


@rule
def tell_the_way(g: Khiva, seat: int, start: int, stop: int) -> None:
    """Every space between, so that a table can show the walk and the jumps."""
    space = g.onward[seat][start]
    while space != stop:
        tell(g, CAMEL_PASSED, seat, space, 0 if counts(g, space) else 1, 0)
        space = g.onward[seat][space]
    tell(g, CAMEL_MOVED, seat, g.camel, start, stop)


@rule
def discard_colour(g: Khiva) -> None:
    """KH-30: when a colour is done its cards go face up to the discard."""
    camel = g.camel
    played_by = g.played_by
    for card in range(VALUES * camel, VALUES * camel + VALUES):
        if played_by[card] >= 0:
            played_by[card] = NOBODY
            g.discard |= 1 << card
    g.bids[camel] = 0


# -- The end --------------------------------------------------------------------------------------------------


@rule
def end_turn(g: Khiva) -> None:
    """KH-31, KH-32, KH-39: the end, new cards, or the next turn."""
    if g.ending:
        end_game(g)
    elif count_bits(g.hand[0]) == cards_each(g):
        g.mover = NOBODY
        g.card = NOBODY
        g.camel = NOBODY
        g.phase = DEAL
    else:
        ask_for_cards(g)


@rule
def end_game(g: Khiva) -> None:
    """KH-33: carpets that were not delivered are lost."""
    for seat in range(g.seats):
        if g.undelivered[seat]:
            if g.telling:
                tell_carpets(g, CARPET_DISCARDED, seat, g.undelivered[seat])
            g.carpets_discarded |= g.undelivered[seat]
            g.undelivered[seat] = 0
    g.phase = OVER
    g.mover = NOBODY
    g.card = NOBODY
    g.camel = NOBODY
    if g.telling:
        tell(g, GAME_ENDED, NOBODY, 0, 0, 0)
