"""What a learned policy sees of the answers among which a player of Samarkand chooses: to pass, or to stop for one of
the cards on offer; and the cards that may be sold. They are those that `weigh` names too."""

from caravanserai.engine.kit import Actions, rule
from caravanserai.engine.network import UNIT, Values

from ..rules.asks import PASS, SELL_CARD, STOP_FOR, is_on_offer
from ..rules.cards import card_of
from ..rules.market import card_at
from ..rules.state import CAMEL, PLACES, SELL, STOP, TURNS, VALUES, Samarkand
from .policy import DOUBT, can_wait, card_worth, cost_of, income, without_more

#: The inputs of a choice; what does not belong to its kind is 0.
INPUTS = 24
NOTHING_GAINED = -4096


@rule
def choices(g: Samarkand, seat: int, out: Actions, x: Values, room: int) -> int:
    if g.phase == STOP:
        return see_stops(g, seat, out, x, room)
    if g.phase == SELL:
        return see_sales(g, seat, out, x, room)
    return 0


@rule
def see_stops(g: Samarkand, seat: int, out: Actions, x: Values, room: int) -> int:
    """To pass comes first; it sees the most that a stop would gain."""
    if g.purse[seat] < g.price or can_wait(g, seat):
        return 0
    turns = TURNS - g.turn
    cost = cost_of(g, seat, g.price, turns)
    without = without_more(g, seat, turns)
    n = 1
    best = 1
    most = NOTHING_GAINED
    for place in range(PLACES):
        if place != seat and is_on_offer(g, place):
            worth = card_worth(g, seat, card_at(g, place), turns, without)
            if worth - cost > -DOUBT:
                out[n] = STOP_FOR + place
                see_card(g, seat, place, worth, cost, x, room * n)
                if worth - cost > most:
                    most = worth - cost
                    best = n
                n += 1
    if n == 1:
        return 0
    out[0] = PASS
    for i in range(1, INPUTS):
        x[i] = 0
    x[0] = UNIT
    for i in range(1, 7):
        x[6 + i] = x[room * best + i]
    for i in range(n):
        see_market(g, seat, n - 1, turns, x, room * i + 13)
    return n


@rule
def see_card(g: Samarkand, seat: int, place: int, worth: int, cost: int, x: Values, at: int) -> None:
    """What a stop gains, what part of the card's worth it costs, and who else may want it at this price."""
    turns = TURNS - g.turn
    card = card_at(g, place)
    most = NOTHING_GAINED
    want = 0
    for other in range(g.seats):
        if other != seat and other != place and g.purse[other] >= g.price:
            gain = card_worth(g, other, card, turns, without_more(g, other, turns)) - cost_of(g, other, g.price, turns)
            most = max(most, gain)
            if gain > 0:
                want += 1
    x[at] = 0
    x[at + 1] = UNIT * (worth - cost) // 512
    x[at + 2] = UNIT * worth // 1024
    x[at + 3] = UNIT * min(512, 256 * cost // max(1, worth)) // 256 if worth > 0 else 2 * UNIT
    x[at + 4] = UNIT * max(-1024, most) // 512
    x[at + 5] = UNIT * want // 2
    x[at + 6] = UNIT if place == CAMEL else 0
    for i in range(7, INPUTS):
        x[at + i] = 0


@rule
def see_market(g: Samarkand, seat: int, wanted: int, turns: int, x: Values, at: int) -> None:
    """Seven numbers that all choices of a question share."""
    richest = 0
    for other in range(g.seats):
        if other != seat:
            richest = max(richest, g.purse[other])
    x[at] = UNIT * g.price // 5
    x[at + 1] = UNIT * turns // 10
    x[at + 2] = UNIT if turns == 0 else 0
    x[at + 3] = UNIT if g.elder == seat else 0
    x[at + 4] = UNIT * min(20, g.purse[seat] - g.price) // 10
    x[at + 5] = UNIT * max(-10, min(20, richest - g.price)) // 10
    x[at + 6] = UNIT * wanted // 3


@rule
def see_sales(g: Samarkand, seat: int, out: Actions, x: Values, room: int) -> int:
    """SA-07: every card of the hand."""
    n = 0
    for value in range(1, VALUES):
        if g.hand[seat][value] > 0:
            out[n] = SELL_CARD + card_of(g.kind[seat], value)
            for i in range(INPUTS):
                x[room * n + i] = 0
            x[room * n + 20] = UNIT * income(g, seat, value) // 512
            x[room * n + 21] = UNIT * value // 5
            x[room * n + 22] = UNIT * g.hand[seat][value] // 2
            x[room * n + 23] = UNIT * (TURNS - g.turn) // 10
            n += 1
    return n


@rule
def answer_with(g: Samarkand, seat: int, out: Actions, choice: int) -> int:
    return out[choice]


@rule
def choice_in(g: Samarkand, seat: int, out: Actions, answer: int) -> int:
    choice = 0
    while out[choice] != answer:
        choice += 1
    return choice
