"""A state that one seat cannot tell from the true one.

It depends on nothing but what that seat has seen: hidden things are laid out in an order that anybody can name, then
shuffled by the seed. So the same seed gives the same state, whatever the truth is.
"""

from caravanserai.engine.chance import random_below, seed_chance
from caravanserai.engine.kit import count_bits, lowest_bit, rule
from caravanserai.engine.telling import ROW

from .asks import gold_choices
from .days import unseal_for_others
from .play import torn_of_day
from .state import (
    DAY_DOMINOES,
    DAYS,
    FIRST_PERFECT,
    FIRST_SCRAP,
    FIRST_TORN,
    IN_PILE,
    KEPT,
    LATE,
    MAX_EVENTS,
    ON_BOARD,
    PIECES,
    PLACE,
    SCRAPS,
    SEARCH,
    TAKEN_OUT,
    TORN_DOMINOES,
    Kilim,
)


@rule
def redeal(g: Kilim, seat: int, seed: int) -> None:
    """Deal again, by the seed, all that the seat does not know (KI-46). Nobody's seat (-1) is a spectator's."""
    seed_chance(g, seed)
    unseal_for_others(g, seat)
    reshuffle_piles(g)
    redeal_scraps(g, seat)
    if g.phase == LATE:
        remember_the_rest(g, seat)
    for other in range(g.seats):
        if other != seat:
            if g.placed[other] >= 0:
                g.placed[other] = any_bit(g, g.hand[other])
            if g.sealed_gold[other] > 0:
                g.sealed_gold[other] = any_bit(g, gold_choices(g, other))
    forget_the_past(g)


@rule
def reshuffle(g: Kilim, seed: int) -> None:
    """Only the piles, which nobody has seen: what every seat holds stays."""
    seed_chance(g, seed)
    reshuffle_piles(g)


@rule
def any_bit(g: Kilim, bits: int) -> int:
    """Any member of a bit set."""
    for _ in range(random_below(g, count_bits(bits))):
        bits &= bits - 1
    return lowest_bit(bits)


@rule
def shuffle_pool(g: Kilim, n: int) -> None:
    for i in range(n - 1, 0, -1):
        j = random_below(g, i + 1)
        item = g.outcome[i]
        g.outcome[i] = g.outcome[j]
        g.outcome[j] = item


# -- Piles ----------------------------------------------------------------------------------------------------


@rule
def is_unseen(g: Kilim, piece: int) -> bool:
    return g.where[piece] == IN_PILE or g.where[piece] == TAKEN_OUT


@rule
def reshuffle_piles(g: Kilim) -> None:
    """KI-07 … KI-09: which dominoes were taken out and which torn ones are used, nobody knows before they turn up."""
    n = 0
    for piece in range(FIRST_TORN, FIRST_PERFECT):
        if is_unseen(g, piece):
            g.outcome[n] = piece
            n += 1
            g.where[piece] = TAKEN_OUT
    shuffle_pool(g, n)
    dealt = 0
    for day in range(DAYS):
        torn = min(torn_to_come(g, day, TORN_DOMINOES - n), g.pile_size[day])
        for i in range(torn):
            g.pile[day][i] = g.outcome[dealt]
            g.where[g.outcome[dealt]] = IN_PILE
            dealt += 1
    refill_piles(g, TORN_DOMINOES - n)


@rule
def torn_to_come(g: Kilim, day: int, seen: int) -> int:
    """How many torn dominoes are still in a day's pile: everybody counts those that turned up."""
    if g.phase < PLACE or day > g.day - 1:
        return torn_of_day(g, day)
    if day < g.day - 1:
        return 0
    torn = 0
    for i in range(g.day):
        torn += torn_of_day(g, i)
    return torn - seen


@rule
def refill_piles(g: Kilim, torn_seen: int) -> None:
    """Any of the day's unseen dominoes beside the torn ones, all in any order."""
    for day in range(DAYS):
        torn = min(torn_to_come(g, day, torn_seen), g.pile_size[day])
        n = 0
        for piece in range(DAY_DOMINOES * day, DAY_DOMINOES * (day + 1)):
            if is_unseen(g, piece):
                g.outcome[n] = piece
                n += 1
                g.where[piece] = TAKEN_OUT
        shuffle_pool(g, n)
        for i in range(g.pile_size[day] - torn):
            g.pile[day][torn + i] = g.outcome[i]
            g.where[g.outcome[i]] = IN_PILE
        for i in range(g.pile_size[day]):
            g.outcome[i] = g.pile[day][i]
        shuffle_pool(g, g.pile_size[day])
        for i in range(g.pile_size[day]):
            g.pile[day][i] = g.outcome[i]


# -- Scraps ---------------------------------------------------------------------------------------------------


@rule
def redeal_scraps(g: Kilim, seat: int) -> None:
    """KI-21: who searched saw what was left. So between two of its own searches a seat knows which scraps were taken
    and by whom in all, but not who of them has which. While it searches it sees what is left."""
    searches = g.phase == SEARCH and g.lucky == seat
    after = 0
    for take in range(1, g.takes + 1):
        if g.taker[take - 1] == seat:
            share_scraps(g, after, take)
            after = take
    share_scraps(g, after, g.takes + 1 if searches else SCRAPS + 1)


@rule
def was_between(g: Kilim, scrap: int, after: int, before: int) -> bool:
    """Was the scrap taken between these two takes? Those still in the bag are beyond the last one."""
    take = g.scrap_take[scrap]
    return before > SCRAPS if take == 0 else after < take < before


@rule
def is_hidden(g: Kilim, scrap: int) -> bool:
    where = g.where[FIRST_SCRAP + scrap]
    return where == ON_BOARD or KEPT <= where < KEPT + g.seats


@rule
def share_scraps(g: Kilim, after: int, before: int) -> None:
    n = 0
    for scrap in range(SCRAPS):
        if was_between(g, scrap, after, before) and is_hidden(g, scrap):
            g.outcome[n] = scrap
            n += 1
    shuffle_pool(g, n)
    dealt = 0
    for take in range(after + 1, min(before, g.takes + 1)):
        other = g.taker[take - 1]
        shown = shown_scrap(g, other, after, before, nth_take(g, other, after, take))
        if shown >= 0:
            g.scrap_take[shown] = -take  # noted, and not looked for again
        else:
            g.where[FIRST_SCRAP + g.outcome[dealt]] = KEPT + other
            g.scrap_take[g.outcome[dealt]] = -take
            dealt += 1
    for i in range(dealt, n):
        g.where[FIRST_SCRAP + g.outcome[i]] = ON_BOARD
        g.scrap_take[g.outcome[i]] = 0
    for scrap in range(SCRAPS):
        if g.scrap_take[scrap] < 0:
            g.scrap_take[scrap] = -g.scrap_take[scrap]


@rule
def nth_take(g: Kilim, other: int, after: int, take: int) -> int:
    """How many of the rival's takes come before this one, since `after`."""
    n = 0
    for earlier in range(after + 1, take):
        if g.taker[earlier - 1] == other:
            n += 1
    return n


@rule
def shown_scrap(g: Kilim, other: int, after: int, before: int, n: int) -> int:
    """The n-th scrap taken then by the rival that everybody has seen since, or none (-1). In which of its takes it got
    which, nobody else knows: they are told off in rising order."""
    for scrap in range(SCRAPS):
        take = abs(g.scrap_take[scrap])
        if after < take < before and g.taker[take - 1] == other and not is_hidden(g, scrap):
            if n == 0:
                return scrap
            n -= 1
    return -1


# -- The rest -------------------------------------------------------------------------------------------------


@rule
def remember_the_rest(g: Kilim, seat: int) -> None:
    """What is dealt anew lay so before the sealed actions too."""
    for piece in range(PIECES):
        was = g.was_where[piece]
        if was != seat and was != KEPT + seat:
            g.was_where[piece] = g.where[piece]


@rule
def forget_the_past(g: Kilim) -> None:
    """What was told to others."""
    for i in range(DAY_DOMINOES + TORN_DOMINOES):
        g.outcome[i] = 0
    if g.telling:
        for i in range(ROW * MAX_EVENTS):
            g.events[i] = 0
        g.telling = 0
        g.told = 0
