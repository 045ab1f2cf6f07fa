"""Khiva's answers as the numbers of arrays: the same answer has the same number in every position."""

from caravanserai.engine.kit import Actions, Flags, lowest_bit, rule

from ..rules.asks import SPEND_NONE, TAKE_SALT, legal
from ..rules.cards import pack
from ..rules.redeal import nth_card
from ..rules.state import CARDS, CHOOSE, Khiva

MAX_GEMS = TAKE_SALT - SPEND_NONE
#: Of the eight cards of a full hand two are played, of the six others two are given.
PAIRS_TO_PLAY = 28
PAIRS_TO_GIVE = 15


@rule
def first_other(g: Khiva) -> int:
    """Where the answers begin that choose no cards."""
    return 1 + (PAIRS_TO_PLAY * PAIRS_TO_GIVE if g.seats == 2 else CARDS * CARDS)


@rule
def offer(g: Khiva, seat: int, mask: Flags, at: int, out: Actions) -> int:
    if g.phase == CHOOSE and g.seats > 2:
        return offer_cards(g.hand[seat], mask, at + 1)
    n = legal(g, seat, out)
    if g.phase == CHOOSE:
        # All pairs to play, each with all pairs to give: the places of the hand alone decide.
        cards = 0
        left = g.hand[seat]
        while left:
            left &= left - 1
            cards += 1
        gives = (cards - 2) * (cards - 3) // 2
        for play in range(cards * (cards - 1) // 2):
            for give in range(gives):
                mask[at + 1 + PAIRS_TO_GIVE * play + give] = 1
        return n
    first = at + first_other(g) - SPEND_NONE
    for i in range(n):
        mask[first + out[i]] = 1
    return n


@rule
def offer_cards(hand: int, mask: Flags, at: int) -> int:
    """KH-11: every card of the hand with every other one."""
    n = 0
    to_play = hand
    while to_play:
        row = at + CARDS * lowest_bit(to_play)
        to_give = hand & ~(to_play & -to_play)
        to_play &= to_play - 1
        while to_give:
            mask[row + lowest_bit(to_give)] = 1
            to_give &= to_give - 1
            n += 1
    return n


@rule
def answer_at(g: Khiva, seat: int, number: int, out: Actions) -> int:
    if number >= first_other(g):
        return number - first_other(g) + SPEND_NONE
    if g.seats > 2:
        return number - 1
    hand = g.hand[seat]
    played = pair_of(hand, (number - 1) // PAIRS_TO_GIVE)
    rest = hand & ~(1 << played // CARDS) & ~(1 << played % CARDS)
    given = pair_of(rest, (number - 1) % PAIRS_TO_GIVE)
    return played * CARDS * CARDS + given


@rule
def pair_of(cards: int, pair: int) -> int:
    """Two cards by their places, packed in rising order."""
    higher = 1
    while (higher + 1) * higher // 2 <= pair:
        higher += 1
    lower = pair - higher * (higher - 1) // 2
    return pack(nth_card(cards, lower), nth_card(cards, higher))
