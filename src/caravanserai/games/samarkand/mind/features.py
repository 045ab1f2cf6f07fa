"""What a network sees of a position of Samarkand: the seat itself first, then its rivals from its left on."""

from caravanserai.engine.kit import rule
from caravanserai.engine.network import UNIT, Values

from ..rules.cards import card_of
from ..rules.loading import goods_of, places_of
from ..rules.scoring import cards_of_value, points_for_series, rarest_points, series_points, wealth_points
from ..rules.state import LEAVE, RAREST, SELL, SELLERS, STOP, TURNS, VALUES, Samarkand
from .policy import NOTHING, loaded, outlook


@rule
def features(g: Samarkand, seat: int, x: Values) -> int:
    best = -(1 << 40)
    for other in range(g.seats):
        if other != seat:
            best = max(best, outlook(g, other))
    x[0] = UNIT * (outlook(g, seat) - best) // 2560
    n = market_features(g, x, 1)
    for turn in range(g.seats):
        n = seat_features(g, (seat + turn) % g.seats, seat, x, n)
    return n


@rule
def market_features(g: Samarkand, x: Values, n: int) -> int:
    """The turns to come, the camels and the bank."""
    turns = TURNS - g.turn + (1 if g.phase == SELL or g.phase == STOP else 0)
    x[n] = UNIT * turns // 10
    x[n + 1] = UNIT if turns <= 1 else 0
    x[n + 2] = UNIT if turns == 2 else 0
    x[n + 3] = UNIT if turns == 3 else 0
    x[n + 4] = UNIT if g.phase == STOP else 0
    x[n + 5] = UNIT if g.phase == LEAVE or g.phase == RAREST else 0
    x[n + 6] = UNIT * g.camels_left // 10
    x[n + 7] = UNIT * g.camel // 4
    x[n + 8] = UNIT * g.bank_left // 10
    n += 9
    for value in range(VALUES):
        x[n + value] = 0
    for i in range(g.bank_left):
        x[n + g.bank_pile[i]] += UNIT // 2
    return n + VALUES


@rule
def seat_features(g: Samarkand, seat: int, viewer: int, x: Values, n: int) -> int:
    """What a seat has and can carry, its goods of each seller, and by their values."""
    spare = places_of(g, seat) - goods_of(g, seat)
    x[n] = UNIT * outlook(g, seat) // 5120
    x[n + 1] = UNIT * g.purse[seat] // 20
    x[n + 2] = UNIT * places_of(g, seat) // 8
    x[n + 3] = UNIT * goods_of(g, seat) // 8
    x[n + 4] = UNIT * spare // 4
    x[n + 5] = UNIT * max(0, spare) // 4
    x[n + 6] = UNIT * rarest_points(g, seat) // 10
    x[n + 7] = UNIT * series_points(g, seat) // 10
    x[n + 8] = UNIT * wealth_points(g, seat) // 4
    x[n + 9] = UNIT if g.elder == seat else 0
    x[n + 10] = UNIT * loaded(g, seat, NOTHING) // 20
    n += 11
    for i in range(g.seats + 1):
        n = kind_features(g, seat, (viewer + i) % g.seats if i < g.seats else SELLERS - 1, x, n)
    for value in range(1, VALUES):
        alike = cards_of_value(g, seat, value)
        x[n] = UNIT * alike // 3
        x[n + 1] = UNIT * points_for_series(g.series, alike) // 5
        x[n + 2] = UNIT * g.hand[seat][value] // 2
        n += 3
    return n


@rule
def kind_features(g: Samarkand, seat: int, seller: int, x: Values, n: int) -> int:
    """A seat's goods of the kind that one of the sellers has."""
    kind = g.kind[seller]
    cards = 0
    points = 0
    if kind >= 0 and seller != seat:
        for value in range(1, VALUES):
            held = g.goods[seat][card_of(kind, value)]
            cards += held
            points += value * held
    x[n] = UNIT * cards // 3
    x[n + 1] = UNIT * points // 10
    x[n + 2] = UNIT if cards == 0 else 0
    return n + 3
