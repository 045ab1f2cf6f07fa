"""A greedy player of The Market of Samarkand: it values a card by the points it adds, and waits for a price below that.

The position it gets is imagined: piles, and what others sealed, are not the true ones. It looks only at what a player
with a good memory could know (SA-34).
"""

import random
from typing import cast

from caravanserai.engine.kit import State

from .rules.asks import PASS, SCORE_KIND, SELL_CARD, STOP_FOR, is_on_offer
from .rules.loading import goods_of, places_of
from .rules.market import card_at
from .rules.scoring import (
    cards_of_kind,
    cards_of_value,
    counts_for,
    points_for_wealth,
    rarest_kinds,
    sum_of_kind,
)
from .rules.state import CARDS, KINDS, LEAVE, PLACES, SELL, STOP, TURNS, VALUES, Samarkand
from .words.moves import LeaveBehind, action_of
from .words.previews import best_choices, worth_of

# All worths are in points at the end of the game. They were chosen by hand and held against variants in the arena.

#: A dirham buys goods, and at the end it is wealth.
DIRHAM = 0.38
DEAREST = 0.7
#: How much of its value a card of the rarest kind brings, as long as the kinds may still change places.
RAREST = 0.7
#: The first card of a kind makes all kinds count.
FIRST_OF_KIND = 1.2
#: What so many cards of one value are worth, more being to come.
SERIES = (0.0, 0.2, 1.2, 2.6, 5.0, 9.0, 16.0)
#: A card that fills a place saves its two points; a place for a card that has none brings what the card does.
PLACE = 1.6
#: So many goods a turn are still to be bought.
GOODS_A_TURN = 0.9
#: A stop comes below what the card is worth, somewhere between these parts of it: who waits pays less.
LEAST_PART = 0.45
MOST_PART = 0.95
#: What helps the buyer harms the seller a little.
RIVAL = 0.2
#: How far the eye is out that values a rival's wish, in points.
BLUR = 1.0


class Greedy:
    """Takes the answer of the highest worth. In the countdown it rolls dice: those who think alike would dispute every
    card (SA-14)."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, position: State, seat: int) -> int:
        g = cast(Samarkand, position)
        if g.phase == STOP:
            return choose_stop(g, seat, self.random)
        if g.phase == SELL:
            return SELL_CARD + VALUES * g.kind[seat] + choose_sale(g, seat, self.random)
        if g.phase == LEAVE:
            action = action_of(g, LeaveBehind(best_choices(g, seat)[0].cards))
            assert action is not None
            return action
        kinds = [kind for kind in range(KINDS) if rarest_kinds(g, seat) >> kind & 1]
        return SCORE_KIND + max(kinds, key=lambda kind: sum_of_kind(g, seat, kind))


# -- What a card is worth -------------------------------------------------------------------------------------


def card_worth(g: Samarkand, seat: int, card: int) -> float:
    """What it promises while much is to come; what it adds to the score when little is."""
    late = g.turn / TURNS
    promised = camel_promise(g, seat, card - CARDS) if card > CARDS else goods_promise(g, seat, card)
    return (1 - late) * promised + late * worth_of(g, seat, card)


def goods_promise(g: Samarkand, seat: int, card: int) -> float:
    kind, value = divmod(card, VALUES)
    counts = [cards_of_kind(g, seat, other) for other in range(KINDS) if counts_for(g, seat, other)]
    own = cards_of_kind(g, seat, kind)
    worth = 0.0
    if own <= min(counts):
        worth += RAREST * value
    if own == 0:
        worth += FIRST_OF_KIND
    alike = min(cards_of_value(g, seat, value), len(SERIES) - 2)
    worth += SERIES[alike + 1] - SERIES[alike]
    return worth + (PLACE if places_of(g, seat) > goods_of(g, seat) else 0.0)


def camel_promise(g: Samarkand, seat: int, capacity: int) -> float:
    """Places that will be filled are good, those that will not cost two points each (SA-30)."""
    to_come = goods_of(g, seat) + GOODS_A_TURN * (TURNS - g.turn) - places_of(g, seat)
    filled = min(float(capacity), max(0.0, to_come))
    return PLACE * filled - 2 * (capacity - filled)


def dirhams_worth(g: Samarkand, seat: int, price: int) -> float:
    """What it costs to have so many dirhams less; in the last turn just the points for wealth (SA-26)."""
    if g.turn < TURNS:
        return dirham_worth(g, seat) * price
    before, after = (points_with(g, seat, g.purse[seat] - paid) for paid in (0, price))
    return before - after + 0.05 * price


def dirham_worth(g: Samarkand, seat: int) -> float:
    """Among the poor a dirham buys more."""
    theirs = sum(g.purse[other] for other in range(g.seats) if other != seat) / (g.seats - 1)
    return min(DEAREST, DIRHAM * (1 + 10 / (1 + theirs)))


def points_with(g: Samarkand, seat: int, dirhams: int) -> int:
    richer = sum(g.purse[other] > dirhams for other in range(g.seats) if other != seat)
    return points_for_wealth(g.seats, richer + 1)


# -- The countdown --------------------------------------------------------------------------------------------


def choose_stop(g: Samarkand, seat: int, dice: random.Random) -> int:
    """Stop for the card that brings most above its price, once that is cheap enough."""
    if g.purse[seat] < g.price:
        return PASS
    places = [place for place in range(PLACES) if place != seat and is_on_offer(g, place)]
    worths = {place: card_worth(g, seat, card_at(g, place)) for place in places}
    if can_wait(g, seat, sum(worth > dirhams_worth(g, seat, 1) for worth in worths.values())):
        return PASS
    cost = dirhams_worth(g, seat, g.price)
    best, stop = 0.0, PASS
    for place, worth in worths.items():
        gain = worth * dice.uniform(LEAST_PART, MOST_PART) - cost
        if gain > best:
            best, stop = gain, STOP_FOR + place
    return stop


def can_wait(g: Samarkand, seat: int, wanted: int) -> bool:
    """Nobody else can pay the next price, and there are prices enough below for all that is wanted."""
    richest = max(g.purse[other] for other in range(g.seats) if other != seat)
    return richest < g.price - 1 and g.price > wanted


# -- The sale -------------------------------------------------------------------------------------------------


def choose_sale(g: Samarkand, seat: int, dice: random.Random) -> int:
    """The card for which rivals will pay most, as far as their purses go, less what it helps them."""
    values = [value for value in range(1, VALUES) if g.hand[seat][value]]
    return max(values, key=lambda value: income(g, seat, value) + dice.uniform(-BLUR, BLUR))


def income(g: Samarkand, seat: int, value: int) -> float:
    best = 0.0
    for other in range(g.seats):
        if other != seat:
            worth = max(0.0, card_worth(g, other, VALUES * g.kind[seat] + value))
            price = min(10.0, float(g.purse[other]), MOST_PART * worth / DIRHAM)
            best = max(best, DIRHAM * price - RIVAL * worth)
    return best
