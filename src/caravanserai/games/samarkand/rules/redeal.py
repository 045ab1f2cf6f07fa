"""A state that one seat cannot tell from the true one.

It depends on nothing but what that seat has seen: hidden things are laid out in an order that anybody can name, then
shuffled by the seed. So the same seed gives the same state, whatever the truth is.
"""

from caravanserai.engine.chance import random_below, seed_chance, shuffle_outcome
from caravanserai.engine.kit import count_bits, lowest_bit, rule
from caravanserai.engine.telling import ROW

from .asks import PASS, SCORE_KIND, SELL_CARD, STOP_FOR, is_on_offer
from .cards import card_of
from .loading import LEAVE_LOT, excess_of, goods_of
from .play import lay_out_bank, lay_out_camels, share_kinds, stack_bank, stack_camels
from .scoring import rarest_kinds
from .state import (
    CARDS,
    KINDS,
    LEAVE,
    MAX_CAMELS,
    MAX_EVENTS,
    NOBODY,
    PLACES,
    SELL,
    STOP,
    VALUES,
    Samarkand,
)


@rule
def redeal(g: Samarkand, seat: int, seed: int) -> None:
    """Deal again, by the seed, all that the seat does not know. Purses and camels are known to a good memory, and hands
    by elimination (SA-34). Nobody's seat (-1) is a spectator's."""
    seed_chance(g, seed)
    forget_the_past(g)
    if g.kind[0] >= 0 and not g.kinds_seen:
        redeal_kinds(g, seat)
    reshuffle_piles(g)
    for other in range(g.seats):
        if other != seat and g.sealed[other] >= 0:
            g.sealed[other] = any_answer(g, other)
    clear_outcome(g)


@rule
def reshuffle(g: Samarkand, seed: int) -> None:
    """Only the piles, which nobody has seen: what every seat holds stays."""
    seed_chance(g, seed)
    reshuffle_piles(g)
    clear_outcome(g)


@rule
def reshuffle_piles(g: Samarkand) -> None:
    lay_out_bank(g)
    shuffle_outcome(g, g.outcome_size)
    stack_bank(g)
    lay_out_camels(g)
    shuffle_outcome(g, g.outcome_size)
    stack_camels(g)


@rule
def redeal_kinds(g: Samarkand, seat: int) -> None:
    """Before the first reveal a seat knows its own kind and no other."""
    own = g.kind[seat] if seat >= 0 else NOBODY
    n = 0
    for kind in range(KINDS):
        if kind != own:
            g.outcome[n] = kind
            n += 1
    g.outcome_size = n
    shuffle_outcome(g, n)
    if seat >= 0:
        for i in range(n, seat, -1):
            g.outcome[i] = g.outcome[i - 1]
        g.outcome[seat] = own
    for card in range(CARDS):
        g.gone[card] = g.card_count[card]
    share_kinds(g)


# -- Sealed answers -------------------------------------------------------------------------------------------


@rule
def any_answer(g: Samarkand, other: int) -> int:
    """Any answer that the seat can have sealed."""
    if g.phase == SELL:
        return SELL_CARD + card_of(g.kind[other], any_bit(g, values_in_hand(g, other)))
    if g.phase == STOP:
        return any_bit(g, stops_of(g, other))
    if g.phase == LEAVE:
        return any_lot(g, other)
    return SCORE_KIND + any_bit(g, rarest_kinds(g, other))


@rule
def any_bit(g: Samarkand, bits: int) -> int:
    """Any member of a bit set."""
    for _ in range(random_below(g, count_bits(bits))):
        bits &= bits - 1
    return lowest_bit(bits)


@rule
def values_in_hand(g: Samarkand, seat: int) -> int:
    values = 0
    for value in range(1, VALUES):
        if g.hand[seat][value] > 0:
            values |= 1 << value
    return values


@rule
def stops_of(g: Samarkand, seat: int) -> int:
    answers = 1 << PASS
    for place in range(PLACES):
        if place != seat and is_on_offer(g, place):
            answers |= 1 << (STOP_FOR + place)
    return answers


@rule
def any_lot(g: Samarkand, seat: int) -> int:
    """Goods one by one: each stays behind with the chance that it has among those to come."""
    left = excess_of(g, seat)
    to_come = goods_of(g, seat)
    lot = LEAVE_LOT
    weight = 1
    for card in range(CARDS):
        for _ in range(g.goods[seat][card]):
            if random_below(g, to_come) < left:
                lot += weight
                left -= 1
            to_come -= 1
        weight *= g.card_count[card] + 1
    return lot


# -- The rest -------------------------------------------------------------------------------------------------


@rule
def clear_outcome(g: Samarkand) -> None:
    for i in range(MAX_CAMELS):
        g.outcome[i] = 0
    g.outcome_size = 0


@rule
def forget_the_past(g: Samarkand) -> None:
    """What was told to others."""
    if g.telling:
        for i in range(ROW * MAX_EVENTS):
            g.events[i] = 0
        g.telling = 0
        g.told = 0
