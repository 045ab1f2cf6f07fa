"""Hands, and the question for cards that begins each turn."""

from caravanserai.engine.kit import count_bits, rule
from caravanserai.engine.telling import tell

from .state import CARD_DEALT, CARD_TURNED_UP, CHOOSE, DEAL_BEGAN, MAX_DEAL_TURNS, NOBODY, Khiva


@rule
def cards_each(g: Khiva) -> int:
    """KH-11, KH-38: how many cards a seat plays in a turn, and how many it gives."""
    return 2 if g.seats == 2 else 1


@rule
def hand_size(g: Khiva) -> int:
    """KH-10, KH-31, KH-37, KH-39: a full hand."""
    return 8 if g.seats == 2 else 5


@rule
def cards_face_up(g: Khiva) -> int:
    """KH-37, KH-39: with two seats, four of the cards set aside are open."""
    return 4 if g.seats == 2 else 0


@rule
def deal_cards(g: Khiva) -> None:
    """Fill the hands from discard and set-aside cards (KH-31, KH-39), seat after seat; the rest is set aside."""
    g.deal += 1
    g.deal_turn = 0
    if g.telling:
        tell(g, DEAL_BEGAN, NOBODY, g.deal, 0, 0)
    g.aside = 0
    g.face_up = 0
    g.discard = 0
    for seat in range(g.seats):  # a hand is down to what the right neighbour gave last
        g.given[0][seat] = g.hand[(seat + 1) % g.seats]
    next_card = 0
    size = hand_size(g)
    for seat in range(g.seats):
        for _ in range(size - count_bits(g.hand[seat])):
            card = g.outcome[next_card]
            next_card += 1
            g.hand[seat] |= 1 << card
            if g.telling:
                tell(g, CARD_DEALT, seat, card, 0, 0)
    set_aside(g, next_card)
    for row in range(1, MAX_DEAL_TURNS):
        for seat in range(g.seats):
            g.given[row][seat] = 0


@rule
def set_aside(g: Khiva, first: int) -> None:
    """KH-10, KH-37: what is not dealt lies aside, with two seats the first four face up."""
    open_cards = cards_face_up(g)
    for i in range(first, g.outcome_size):
        card = g.outcome[i]
        g.aside |= 1 << card
        if i < first + open_cards:
            g.face_up |= 1 << card
            if g.telling:
                tell(g, CARD_TURNED_UP, NOBODY, card, 0, 0)


@rule
def ask_for_cards(g: Khiva) -> None:
    """KH-11: all seats choose at once."""
    g.phase = CHOOSE
    g.camel = NOBODY
    g.mover = NOBODY
    g.card = NOBODY
    g.unsealed = g.seats
