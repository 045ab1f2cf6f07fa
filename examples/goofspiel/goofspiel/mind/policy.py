"""What a player makes of a prize at a glance: bid as high in the hand as the prize is among those still to come."""

from caravanserai.engine.chance import random_below
from caravanserai.engine.kit import Actions, rule
from caravanserai.engine.search import POINT

from ..rules.play import BID, Goofspiel, legal

#: The look ahead goes on to the end of the game; `engine/search.py` says what these are.
RIVALS_SEARCH, EXPLORATION, TEMPER, HORIZON, SWING = 0, 400, POINT, 0, 24
#: Every place in the hand that a bid is too high, or too low, costs so much.
TOO_HIGH, TOO_LOW = 160, 224
#: A quick answer is so many places off at the most, either way.
WHIM = 2


@rule
def wanted_place(g: Goofspiel) -> int:
    """How many of the prizes to come are lower than the one that is up."""
    lower = 0
    for i in range(g.turn, g.cards):
        if g.prizes[i] < g.prizes[g.turn - 1]:
            lower += 1
    return lower


@rule
def weigh(g: Goofspiel, seat: int, out: Actions, worth: Actions, notes: Actions) -> int:
    wanted = wanted_place(g)
    n = legal(g, seat, out)
    for place in range(n):
        worth[place] = -TOO_LOW * (wanted - place) if place < wanted else -TOO_HIGH * (place - wanted)
    return n


@rule
def quick_answer(g: Goofspiel, seat: int, out: Actions) -> int:
    """The bid that looks best, on a whim a little higher or lower."""
    place = wanted_place(g) + random_below(g, 2 * WHIM + 1) - WHIM
    return out[min(legal(g, seat, out) - 1, max(0, place))]


@rule
def outlook(g: Goofspiel, seat: int) -> int:
    """Points so far, and of the prizes to come the part that the seat's cards are of all cards."""
    to_come = 0
    for i in range(g.turn - 1, g.cards):
        to_come += g.prizes[i]
    own = 0
    held = 0
    for card in range(1, g.cards + 1):
        own += card * ((g.hand[seat] >> card) & 1)
        for other in range(g.seats):
            held += card * ((g.hand[other] >> card) & 1)
    return POINT * g.points[seat] + POINT * to_come * own // max(1, held)


@rule
def at_rest(g: Goofspiel) -> bool:
    """Between two turns."""
    return g.phase == BID and g.waiting == (1 << g.seats) - 1
