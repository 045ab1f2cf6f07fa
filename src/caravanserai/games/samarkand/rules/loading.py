"""Goods and camels: how much a seat can carry, and what it may leave behind (SA-27).

A lot of goods is one number: a digit for every card, which counts to as many as there are of it.
"""

from caravanserai.engine.kit import Actions, rule

from .state import CARDS, MAX_CAPACITY, Samarkand

#: Answers with a lot stand above all others.
LEAVE_LOT = 63
#: So many lots are listed at most. A seat with very many goods and few camels has more to choose from: they are all
#: taken, listed or not.
MAX_LOTS = 2_048
#: While lots are put together, what is still to come stands in the last digits.
TO_COME = 64


@rule
def goods_of(g: Samarkand, seat: int) -> int:
    """How many goods the seat has."""
    total = 0
    for card in range(CARDS):
        total += g.goods[seat][card]
    return total


@rule
def places_of(g: Samarkand, seat: int) -> int:
    """SA-27: the sum of its camels' capacities."""
    places = 0
    for capacity in range(1, MAX_CAPACITY + 1):
        places += capacity * g.camels[seat][capacity]
    return places


@rule
def excess_of(g: Samarkand, seat: int) -> int:
    """SA-27: so many goods stay behind."""
    return max(0, goods_of(g, seat) - places_of(g, seat))


@rule
def chooses_lot(g: Samarkand, seat: int) -> bool:
    """Is there a choice: some goods stay and some go, and they are not all alike?"""
    excess = excess_of(g, seat)
    if excess == 0 or excess == goods_of(g, seat):
        return False
    different = 0
    for card in range(CARDS):
        if g.goods[seat][card] > 0:
            different += 1
    return different > 1


@rule
def write_lots(g: Samarkand, seat: int, out: Actions) -> int:
    """Every lot of just the excess: write them into `out`, at most MAX_LOTS, and return how many."""
    later = goods_of(g, seat)
    out[0] = excess_of(g, seat)
    n = 1
    weight = 1
    for card in range(CARDS):
        held = g.goods[seat][card]
        later -= held
        for i in range(n if held > 0 else 0):
            to_come = out[i] % TO_COME
            least = max(0, to_come - later)
            for more in range(least + 1, min(held, to_come) + 1):
                if n < MAX_LOTS:
                    out[n] = out[i] + more * (weight * TO_COME - 1)
                    n += 1
            out[i] += least * (weight * TO_COME - 1)
        weight *= g.card_count[card] + 1
    for i in range(n):
        out[i] = LEAVE_LOT + out[i] // TO_COME
    return n


@rule
def is_lot(g: Samarkand, seat: int, action: int) -> bool:
    """Does the answer name goods that the seat has, and just as many as the excess?"""
    if action < LEAVE_LOT:
        return False
    rest = action - LEAVE_LOT
    size = 0
    for card in range(CARDS):
        digit = rest % (g.card_count[card] + 1)
        rest //= g.card_count[card] + 1
        if digit > g.goods[seat][card]:
            return False
        size += digit
    return rest == 0 and size == excess_of(g, seat)


@rule
def leave_lot(g: Samarkand, seat: int, action: int) -> None:
    """SA-27: these goods do not travel."""
    rest = action - LEAVE_LOT
    for card in range(CARDS):
        digit = rest % (g.card_count[card] + 1)
        rest //= g.card_count[card] + 1
        g.goods[seat][card] -= digit
        g.left[seat][card] += digit


@rule
def only_lot(g: Samarkand, seat: int) -> int:
    """The lot of a seat that has no choice: nothing, everything, or so many of goods that are all alike."""
    left = excess_of(g, seat)
    lot = LEAVE_LOT
    weight = 1
    for card in range(CARDS):
        digit = min(left, g.goods[seat][card])
        left -= digit
        lot += digit * weight
        weight *= g.card_count[card] + 1
    return lot
