"""A state that one seat cannot tell from the true one.

It depends on nothing but what that seat has seen: hidden things are laid out in an order that anybody can name, then
shuffled by the seed. So the same seed gives the same state, whatever the truth is.
"""

from caravanserai.engine.chance import random_below, seed_chance
from caravanserai.engine.kit import count_bits, lowest_bit, rule
from caravanserai.engine.telling import ROW

from .cards import pack
from .deals import cards_each
from .state import (
    ALL_CARDS,
    CARDS,
    COLOURS,
    MAX_DEAL_TURNS,
    MAX_EVENTS,
    MAX_TEAPOT_VALUE,
    MAX_TEAPOTS,
    Khiva,
)


@rule
def redeal(g: Khiva, seat: int, seed: int) -> None:
    """Deal again, by the seed, all that the seat does not know (KH-43). Nobody's seat (-1) is a spectator's."""
    reshuffle(g, seed)
    redeal_cards(g, seat)
    for other in range(g.seats):
        if other != seat and g.choice[other] >= 0:
            g.choice[other] = any_choice(g, other)
    forget_the_past(g, seat)


@rule
def reshuffle(g: Khiva, seed: int) -> None:
    """Only the piles, which nobody has seen: what every seat holds stays."""
    seed_chance(g, seed)
    reshuffle_teapots(g)
    reshuffle_carpets(g)


@rule
def reshuffle_teapots(g: Khiva) -> None:
    """The pile holds what the box held, less all that was seen."""
    if g.teapots_left == 0:
        return
    n = 0
    for value in range(MAX_TEAPOT_VALUE + 1):
        left = g.teapot_count[value]
        for camel in range(COLOURS):
            if g.camel_teapot[camel] == value:
                left -= 1
        for seat in range(g.seats):
            left -= g.teapots[seat][value]
        for _ in range(left):
            g.teapot_pile[n] = value
            n += 1
    for i in range(n - 1, 0, -1):
        j = random_below(g, i + 1)
        value = g.teapot_pile[i]
        g.teapot_pile[i] = g.teapot_pile[j]
        g.teapot_pile[j] = value


@rule
def reshuffle_carpets(g: Khiva) -> None:
    if g.carpets_left == 0:
        return
    unseen = ((1 << COLOURS * g.carpets_each) - 1) & ~g.carpets_discarded
    for seat in range(g.seats):
        unseen &= ~(g.undelivered[seat] | g.delivered[seat])
    n = 0
    while unseen:
        g.carpet_pile[n] = lowest_bit(unseen)
        unseen &= unseen - 1
        n += 1
    for i in range(n - 1, 0, -1):
        j = random_below(g, i + 1)
        carpet = g.carpet_pile[i]
        g.carpet_pile[i] = g.carpet_pile[j]
        g.carpet_pile[j] = carpet


@rule
def redeal_cards(g: Khiva, seat: int) -> None:
    """Rivals' hands and the unseen cards set aside, from the cards that the seat does not see."""
    unknown = ALL_CARDS & ~(g.discard | g.face_up)
    for card in range(CARDS):
        if g.played_by[card] >= 0:
            unknown &= ~(1 << card)
    if seat >= 0:
        unknown &= ~g.hand[seat]
    for other in range(g.seats):
        if other != seat:
            g.room[other] = count_bits(g.hand[other])
            g.hand[other] = 0
    if seat >= 0:
        unknown = place_given_cards(g, seat, unknown)
    n = 0
    while unknown:
        g.outcome[n] = lowest_bit(unknown)
        unknown &= unknown - 1
        n += 1
    g.aside = g.face_up
    for other in range(g.seats):
        while g.room[other] > 0:
            n = hand_over_one(g, other, n)
            g.room[other] -= 1
    for i in range(n):
        g.aside |= 1 << g.outcome[i]


@rule
def hand_over_one(g: Khiva, other: int, n: int) -> int:
    """One of the n cards left in the pool, at random, to a rival; returns how many are left then."""
    j = random_below(g, n)
    g.hand[other] |= 1 << g.outcome[j]
    g.outcome[j] = g.outcome[n - 1]
    return n - 1


@rule
def place_given_cards(g: Khiva, seat: int, unknown: int) -> int:
    """A card that the seat gave and has not seen since is with its neighbour, or was given on, one seat a turn.

    The latest gift has the fewest places to be, each earlier one has those and more: in this order none gets stuck,
    and every way to seat them is equally likely.
    """
    for turns_since in range(g.deal_turn + 1):
        cards = g.given[g.deal_turn - turns_since][seat] & unknown
        places = min(turns_since + 1, g.seats - 1)
        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
            room = 0
            for hop in range(places):
                room += g.room[(seat + 1 + hop) % g.seats]
            if room > 0:
                holder = find_holder(g, seat, random_below(g, room))
                g.hand[holder] |= 1 << card
                g.room[holder] -= 1
                unknown ^= 1 << card
    return unknown


@rule
def find_holder(g: Khiva, seat: int, place: int) -> int:
    """The owner of a free place, counted through the rivals' hands from the left neighbour on."""
    holder = (seat + 1) % g.seats
    while place >= g.room[holder]:
        place -= g.room[holder]
        holder = (holder + 1) % g.seats
    return holder


@rule
def any_choice(g: Khiva, other: int) -> int:
    """Any sealed choice that the hand allows; each lot in rising order, as asks.py numbers them."""
    left = g.hand[other]
    action = 0
    for _ in range(2):  # to play, then to give
        lot = 0
        for _ in range(cards_each(g)):
            card = nth_card(left, random_below(g, count_bits(left)))
            left ^= 1 << card
            lot |= 1 << card
        while lot:
            action = pack(action, lowest_bit(lot))
            lot &= lot - 1
    return action


@rule
def nth_card(cards: int, n: int) -> int:
    for _ in range(n):
        cards &= cards - 1
    return lowest_bit(cards)


@rule
def forget_the_past(g: Khiva, seat: int) -> None:
    """What others gave each other, and what was told to them."""
    right = (seat - 1) % g.seats if seat >= 0 else seat
    for row in range(MAX_DEAL_TURNS):
        for other in range(g.seats):
            if other != seat and other != right:
                g.given[row][other] = 0
    for i in range(MAX_TEAPOTS):
        g.outcome[i] = 0
    if g.telling:
        for i in range(ROW * MAX_EVENTS):
            g.events[i] = 0
        g.telling = 0
        g.told = 0
