"""Points and ties (SA-26, SA-28 … SA-30, SA-32)."""

from caravanserai.engine.kit import rule

from .cards import card_of
from .loading import goods_of, places_of
from .state import BANK, KINDS, NOBODY, SERIES_EXAMPLE, VALUES, Samarkand

EMPTY_PLACE = -2


@rule
def wealth_rank(g: Samarkand, seat: int) -> int:
    """SA-26: equal players take the same rank, and the ranks they cover are used up."""
    richer = 0
    for other in range(g.seats):
        if g.purse[other] > g.purse[seat]:
            richer += 1
    return richer + 1


@rule
def points_for_wealth(seats: int, rank: int) -> int:
    """SA-26: 5, 3 and 1; with three seats 3 and 1."""
    place = rank if seats > 3 else rank + 1
    if place == 1:
        return 5
    if place == 2:
        return 3
    return 1 if place == 3 else 0


@rule
def wealth_points(g: Samarkand, seat: int) -> int:
    return points_for_wealth(g.seats, wealth_rank(g, seat))


@rule
def sells(g: Samarkand, kind: int) -> int:
    """Who sells this kind, the bank included; nobody if it is not in the game."""
    for seller in range(BANK + 1):
        if g.kind[seller] == kind:
            return seller
    return NOBODY


@rule
def counts_for(g: Samarkand, seat: int, kind: int) -> bool:
    """SA-28: all kinds in the game but the seat's own."""
    seller = sells(g, kind)
    return seller != NOBODY and seller != seat


@rule
def cards_of_kind(g: Samarkand, seat: int, kind: int) -> int:
    cards = 0
    for value in range(1, VALUES):
        cards += g.goods[seat][card_of(kind, value)]
    return cards


@rule
def sum_of_kind(g: Samarkand, seat: int, kind: int) -> int:
    points = 0
    for value in range(1, VALUES):
        points += value * g.goods[seat][card_of(kind, value)]
    return points


@rule
def rarest_kinds(g: Samarkand, seat: int) -> int:
    """SA-28: the kinds of which the seat holds fewest, as a set; empty if it holds none of some kind."""
    fewest = 0
    kinds = 0
    for kind in range(KINDS):
        if not counts_for(g, seat, kind):
            continue
        cards = cards_of_kind(g, seat, kind)
        if cards == 0:
            return 0
        if kinds == 0 or cards < fewest:
            fewest = cards
            kinds = 0
        if cards == fewest:
            kinds |= 1 << kind
    return kinds


@rule
def rarest_points(g: Samarkand, seat: int) -> int:
    """SA-28: the sum of the chosen kind's values; as long as none is chosen, of the best one."""
    if g.rarest[seat] >= 0:
        return sum_of_kind(g, seat, g.rarest[seat])
    kinds = rarest_kinds(g, seat)
    best = 0
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            best = max(best, sum_of_kind(g, seat, kind))
    return best


@rule
def points_for_series(series: int, cards: int) -> int:
    """SA-29: so many cards of one value. Two and three bring one point more as the booklet's example counts."""
    if cards < 2:
        return 0
    if cards < 4:
        return cards if series == SERIES_EXAMPLE else cards - 1
    return 1 << min(cards - 2, 4)


@rule
def cards_of_value(g: Samarkand, seat: int, value: int) -> int:
    cards = 0
    for kind in range(KINDS):
        cards += g.goods[seat][card_of(kind, value)]
    return cards


@rule
def series_points(g: Samarkand, seat: int) -> int:
    points = 0
    for value in range(1, VALUES):
        points += points_for_series(g.series, cards_of_value(g, seat, value))
    return points


@rule
def empty_places(g: Samarkand, seat: int) -> int:
    """SA-30: places left on the camels after loading."""
    return max(0, places_of(g, seat) - goods_of(g, seat))


@rule
def score(g: Samarkand, seat: int) -> int:
    """Wealth, the rarest kind, equal values, less the empty places."""
    return (
        wealth_points(g, seat) + rarest_points(g, seat) + series_points(g, seat) + EMPTY_PLACE * empty_places(g, seat)
    )


@rule
def standing(g: Samarkand, seat: int) -> int:
    """SA-32 as one number to compare: points, then dirhams. Equal: shared."""
    return score(g, seat) * 4096 + g.purse[seat]


@rule
def rank(g: Samarkand, seat: int) -> int:
    """1 for the winner; seats that nothing parts share a rank."""
    better = 0
    own = standing(g, seat)
    for other in range(g.seats):
        if standing(g, other) > own:
            better += 1
    return better + 1
