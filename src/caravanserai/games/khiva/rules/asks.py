"""Whom the game waits for, and the answers it takes, as action numbers. What is offered here is what is accepted.

Choosing cards is one number in base 25: the cards played, then the cards given, each lot in rising order.
"""

from caravanserai.engine.kit import Actions, lowest_bit, rule

from .board import gems_that_help
from .cards import pack
from .state import CARDS, CHOOSE, NOBODY, SALT_PRICE, SHOP_4, SPEND, Khiva

#: Cards with two seats need four digits in base 25; the other answers stand above them.
SPEND_NONE = CARDS**4
TAKE_SALT = SPEND_NONE + 10
TAKE_CARPET = TAKE_SALT + 1
DECLINE = TAKE_SALT + 2

#: A hand of eight: 28 pairs to play, each with 15 pairs to give.
MAX_ACTIONS = 420


@rule
def next_seat(g: Khiva) -> int:
    """The first seat that the game waits for, or nobody."""
    if g.phase == CHOOSE:
        choice = g.choice
        for seat in range(g.seats):
            if choice[seat] < 0:
                return seat
    if g.phase == SPEND or g.phase == SHOP_4:
        return g.mover
    return NOBODY


@rule
def pending(g: Khiva, seat: int) -> bool:
    """Does the game wait for this seat?"""
    if g.phase == CHOOSE:
        return g.choice[seat] < 0
    return (g.phase == SPEND or g.phase == SHOP_4) and g.mover == seat


def may_change(g: Khiva, seat: int) -> bool:
    """Has the seat a sealed choice that it may still change? Quicker than counting the others."""
    return g.phase == CHOOSE and g.choice[seat] >= 0


@rule
def legal(g: Khiva, seat: int, out: Actions) -> int:
    """Write the seat's possible answers into `out` and return how many. A sealed choice may still be changed."""
    if g.phase == CHOOSE:
        return choices_of_two(g, seat, out) if g.seats == 2 else choices_of_one(g, seat, out)
    if g.phase == SPEND and g.mover == seat:
        return gems_to_spend(g, seat, out)
    if g.phase == SHOP_4 and g.mover == seat:
        return goods_of_shop_4(g, out)
    return 0


@rule
def choices_of_one(g: Khiva, seat: int, out: Actions) -> int:
    """KH-11: one card to play and one other card to give; each pair of cards both ways round."""
    hand = g.hand[seat]
    first = lowest_bit(hand)
    n = 0
    rest = hand & (hand - 1)
    while rest:
        other = lowest_bit(rest)
        rest &= rest - 1
        out[n] = first * CARDS + other
        out[n + 1] = other * CARDS + first
        n += 2
    # The pairs of any later card are the first card's, moved on: faster than taking the hand apart again and again.
    # Here `pack` is spelled out: with the calls, compiled playouts were 9 % slower (bench/rules.py).
    others = n
    for i in range(0, others, 2):
        step = out[i] - first * CARDS - first
        for j in range(i + 2, others, 2):
            out[n] = out[j] + step * CARDS
            out[n + 1] = out[j + 1] + step
            n += 2
    return n


@rule
def choices_of_two(g: Khiva, seat: int, out: Actions) -> int:
    """KH-38: two cards to play and two others to give."""
    hand = g.hand[seat]
    n = 0
    for play_a in range(CARDS):
        if not (hand >> play_a) & 1:
            continue
        for play_b in range(play_a + 1, CARDS):
            if not (hand >> play_b) & 1:
                continue
            rest = hand ^ (1 << play_a) ^ (1 << play_b)
            played = pack(play_a, play_b)
            while rest:
                give_a = lowest_bit(rest)
                rest &= rest - 1
                gives = rest
                chosen = pack(played, give_a)
                while gives:
                    out[n] = pack(chosen, lowest_bit(gives))
                    gives &= gives - 1
                    n += 1
    return n


@rule
def gems_to_spend(g: Khiva, seat: int, out: Actions) -> int:
    """KH-17: none, or as many as carry the camel further."""
    most = gems_that_help(g, seat, g.camel, g.card)
    for gems in range(most + 1):
        out[gems] = SPEND_NONE + gems
    return most + 1


@rule
def goods_of_shop_4(g: Khiva, out: Actions) -> int:
    """KH-26: salt, or a carpet; without a carpet the salt may be declined."""
    out[0] = TAKE_SALT
    out[1] = TAKE_CARPET if g.carpets_left > 0 else DECLINE
    return 2


@rule
def can_buy_salt(g: Khiva, seat: int) -> bool:
    """KH-26: a bag is left and the seat has its price."""
    return g.salt_left > 0 and g.gems[seat] >= SALT_PRICE
