"""Whom the game waits for, and the answers it takes, as action numbers. What is offered here is what is accepted."""

from caravanserai.engine.kit import Actions, lowest_bit, rule

from .cards import card_of
from .loading import LEAVE_LOT, MAX_LOTS, chooses_lot, write_lots
from .scoring import rarest_kinds
from .state import (
    CAMEL,
    CARDS,
    KINDS,
    LEAVE,
    NOBODY,
    PLACES,
    RAREST,
    SELL,
    SELLERS,
    STOP,
    VALUES,
    Samarkand,
)

# Kinds of answers: pass, stop for a place, sell a card, score a kind; lots of goods stand above them.
PASS = 0
STOP_FOR = 1
SELL_CARD = STOP_FOR + PLACES
SCORE_KIND = SELL_CARD + CARDS

MAX_ACTIONS = MAX_LOTS


@rule
def next_seat(g: Samarkand) -> int:
    """The first seat that the game waits for, or nobody."""
    return lowest_bit(g.waiting) if g.waiting else NOBODY


@rule
def pending(g: Samarkand, seat: int) -> bool:
    """Does the game wait for this seat?"""
    return (g.waiting >> seat) & 1 != 0


@rule
def legal(g: Samarkand, seat: int, out: Actions) -> int:
    """Write the seat's possible answers into `out` and return how many. A sealed one may still be changed."""
    if not is_asked(g, seat):
        return 0
    if g.phase == STOP:
        return stops(g, seat, out)
    if g.phase == SELL:
        return cards_to_sell(g, seat, out)
    if g.phase == LEAVE:
        return write_lots(g, seat, out)
    return kinds_to_score(g, seat, out)


@rule
def is_asked(g: Samarkand, seat: int) -> bool:
    """Has the seat a choice in this phase, answered or not?"""
    if g.phase == STOP:
        return sees_an_offer(g, seat)
    if g.phase == SELL:
        return chooses_card(g, seat)
    if g.phase == LEAVE:
        return chooses_lot(g, seat)
    return g.phase == RAREST and chooses_kind(g, seat)


@rule
def chooses_card(g: Samarkand, seat: int) -> bool:
    """SA-07: like cards are the same card, so a hand of one value is no choice."""
    different = 0
    for value in range(1, VALUES):
        if g.hand[seat][value] > 0:
            different += 1
    return different > 1


@rule
def cards_to_sell(g: Samarkand, seat: int, out: Actions) -> int:
    """SA-07: any card of the hand."""
    n = 0
    for value in range(1, VALUES):
        if g.hand[seat][value] > 0:
            out[n] = SELL_CARD + card_of(g.kind[seat], value)
            n += 1
    return n


@rule
def is_on_offer(g: Samarkand, place: int) -> bool:
    return g.camel > 0 if place == CAMEL else g.offer[place] > 0


@rule
def sees_an_offer(g: Samarkand, seat: int) -> bool:
    """SA-09: a card other than its own is on offer. Dirhams do not matter: who is asked must not tell of a purse."""
    seen = False
    for place in range(PLACES):
        seen = seen or (place != seat and is_on_offer(g, place))
    return seen


@rule
def stops(g: Samarkand, seat: int, out: Actions) -> int:
    """SA-09: pass, or stop for one card; SA-16: never for its own; SA-18: even if it cannot pay."""
    out[0] = PASS
    n = 1
    for place in range(PLACES):
        if place != seat and is_on_offer(g, place):
            out[n] = STOP_FOR + place
            n += 1
    return n


@rule
def chooses_kind(g: Samarkand, seat: int) -> bool:
    """SA-28: several kinds are equally rare."""
    kinds = rarest_kinds(g, seat)
    return kinds & (kinds - 1) != 0


@rule
def kinds_to_score(g: Samarkand, seat: int, out: Actions) -> int:
    kinds = rarest_kinds(g, seat)
    n = 0
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            out[n] = SCORE_KIND + kind
            n += 1
    return n


def may_change(g: Samarkand, seat: int) -> bool:
    """Has the seat a sealed answer that it may still change? Quicker than counting the others."""
    return not pending(g, seat) and is_asked(g, seat)


assert SCORE_KIND + KINDS == LEAVE_LOT, "answers do not overlap"
assert SELLERS + 1 == PLACES, "the camel is the last place"
