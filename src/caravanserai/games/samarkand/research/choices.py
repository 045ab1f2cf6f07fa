"""The answers of The Market of Samarkand as the numbers of arrays: places are counted from the seat that looks."""

from caravanserai.engine.kit import Actions, Flags, rule

from ..rules.asks import PASS, SCORE_KIND, SELL_CARD, STOP_FOR, legal
from ..rules.cards import card_of, value_of
from ..rules.loading import write_lots
from ..rules.state import BANK, KINDS, LEAVE, MAX_SEATS, RAREST, SELL, VALUES, Samarkand

PASS_NUMBER = 1
STOP_NUMBER = 2


@rule
def sell_number(g: Samarkand) -> int:
    return STOP_NUMBER + g.seats + 2


@rule
def place_seen(g: Samarkand, seat: int, place: int) -> int:
    """A place as the seat counts it: itself, the seats from its left on, the bank, the camel."""
    return (place - seat + g.seats) % g.seats if place < MAX_SEATS else g.seats + place - BANK


@rule
def place_meant(g: Samarkand, seat: int, seen: int) -> int:
    return (seat + seen) % g.seats if seen < g.seats else seen - g.seats + BANK


@rule
def number_of(g: Samarkand, seat: int, action: int, i: int) -> int:
    """The number of an action that is the i-th listed."""
    if g.phase == LEAVE:
        return sell_number(g) + VALUES + KINDS + i
    if g.phase == RAREST:
        return sell_number(g) + VALUES + action - SCORE_KIND
    if g.phase == SELL:
        return sell_number(g) + value_of(action - SELL_CARD)
    if action == PASS:
        return PASS_NUMBER
    return STOP_NUMBER + place_seen(g, seat, action - STOP_FOR)


@rule
def offer(g: Samarkand, seat: int, mask: Flags, at: int, out: Actions) -> int:
    n = legal(g, seat, out)
    for i in range(n):
        mask[at + number_of(g, seat, out[i], i)] = 1
    return n


@rule
def answer_at(g: Samarkand, seat: int, number: int, out: Actions) -> int:
    if number == PASS_NUMBER:
        return PASS
    sell = sell_number(g)
    if number < sell:
        return STOP_FOR + place_meant(g, seat, number - STOP_NUMBER)
    if number < sell + VALUES:
        return SELL_CARD + card_of(g.kind[seat], number - sell)
    if number < sell + VALUES + KINDS:
        return SCORE_KIND + number - sell - VALUES
    write_lots(g, seat, out)
    return out[number - sell - VALUES - KINDS]
