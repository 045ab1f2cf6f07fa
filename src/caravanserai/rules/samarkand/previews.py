"""What goods and camels would bring a seat: the best way to load what it has, and what one card more would add."""

from functools import lru_cache
from itertools import product

from msgspec import Struct

from .loading import excess_of, places_of
from .names import Card, cards_named
from .scoring import EMPTY_PLACE, counts_for, points_for_series
from .state import CARDS, KINDS, VALUES, Samarkand

#: So many lots are compared one by one; of more, some good ones are made better card by card.
COMPARED = 4_096
#: So many are shown, the best first.
SHOWN = 60


class LeaveChoice(Struct, frozen=True):
    """Goods to leave behind, and what the others bring then: for the rarest kind, and for equal values."""

    cards: tuple[Card, ...]
    points: int
    rarest: int
    series: int


class Load(Struct, frozen=True):
    """All that a seat's goods depend on: how many it has of each card, its places, the kinds that count for it."""

    goods: tuple[int, ...]
    places: int
    kinds: tuple[int, ...]
    series: int

    @property
    def excess(self) -> int:
        return max(0, sum(self.goods) - self.places)


def load_of(g: Samarkand, seat: int) -> Load:
    kinds = tuple(kind for kind in range(KINDS) if counts_for(g, seat, kind))
    return Load(tuple(g.goods[seat]), places_of(g, seat), kinds, g.series)


def with_card(load: Load, card: int) -> Load:
    """With one card more; a camel is its capacity above all goods."""
    if card > CARDS:
        return Load(load.goods, load.places + card - CARDS, load.kinds, load.series)
    goods = (*load.goods[:card], load.goods[card] + 1, *load.goods[card + 1 :])
    return Load(goods, load.places, load.kinds, load.series)


def worth_of(g: Samarkand, seat: int, card: int) -> int:
    """The points that this card would add for the seat if the game ended now, dirhams aside."""
    load = load_of(g, seat)
    return best_points(with_card(load, card)) - best_points(load)


@lru_cache(16_384)
def best_points(load: Load) -> int:
    """SA-28 … SA-30 for the best way to load the camels."""
    empty = max(0, load.places - sum(load.goods))
    return max(sum(points_of(load, carried)) for carried in loads(load)) + EMPTY_PLACE * empty


def best_choices(g: Samarkand, seat: int) -> tuple[LeaveChoice, ...]:
    """SA-31: ways to leave the excess behind, the best first."""
    assert excess_of(g, seat) > 0
    return _best_choices(load_of(g, seat))


@lru_cache(64)
def _best_choices(load: Load) -> tuple[LeaveChoice, ...]:
    found = []
    for carried in loads(load):
        rarest, series = points_of(load, carried)
        left = cards_named([have - goes for have, goes in zip(load.goods, carried, strict=True)])
        found.append(LeaveChoice(left, rarest + series, rarest, series))
    # Among equals, the goods of the lowest values stay behind.
    found.sort(key=lambda choice: (-choice.points, sum(int(card[-1]) for card in choice.cards), choice.cards))
    return tuple(found[:SHOWN])


def points_of(load: Load, carried: tuple[int, ...]) -> tuple[int, int]:
    """SA-28, SA-29: for the rarest kind, the best of them, and for equal values."""
    sums = []
    for kind in load.kinds:
        of_kind = carried[VALUES * kind : VALUES * (kind + 1)]
        sums.append((sum(of_kind), sum([value * count for value, count in enumerate(of_kind) if count])))
    fewest = min(sums)[0]
    rarest = max([points for count, points in sums if count == fewest]) if fewest else 0
    alike = [sum(carried[value::VALUES]) for value in range(1, VALUES)]
    return rarest, sum([points_for_series(load.series, count) for count in alike if count > 1])


# -- ways to load ---------------------------------------------------------------------------------------------


def ways(load: Load) -> int:
    """In how many ways the excess can be left behind."""
    found = [1] + [0] * load.excess
    for have in load.goods:
        if have:
            found = [sum(found[max(0, n - have) : n + 1]) for n in range(load.excess + 1)]
    return found[-1]


def loads(load: Load) -> list[tuple[int, ...]]:
    """What may travel: every way to load, or if they are too many, the best that can be reached from some good ones."""
    if load.excess == 0:
        return [load.goods]
    if ways(load) <= COMPARED:
        return list(_all_loads(load))
    starts = [_fill(load, favoured) for favoured in (None, *load.kinds)]
    return list({climbed for start in starts for climbed in _climb(load, start)})


def _all_loads(load: Load) -> list[tuple[int, ...]]:
    held = [card for card, count in enumerate(load.goods) if count]
    partial: list[tuple[int, tuple[int, ...]]] = [(load.excess, ())]
    later = sum(load.goods)
    for card in held:
        have = load.goods[card]
        later -= have
        partial = [
            (left - stays, (*lot, stays))
            for left, lot in partial
            for stays in range(max(0, left - later), min(have, left) + 1)
        ]
    found = []
    for _, lot in partial:
        carried = list(load.goods)
        for card, stays in zip(held, lot, strict=True):
            carried[card] -= stays
        found.append(tuple(carried))
    return found


def _fill(load: Load, favoured: int | None) -> tuple[int, ...]:
    """Load the favoured kind first, then high values."""
    order = sorted(range(CARDS), key=lambda card: (card // VALUES != favoured, -(card % VALUES)))
    carried = [0] * CARDS
    room = load.places
    for card in order:
        carried[card] = min(room, load.goods[card])
        room -= carried[card]
    return tuple(carried)


def _climb(load: Load, carried: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Change one card for another as long as that brings more."""
    way = [carried]
    best = sum(points_of(load, carried))
    while True:
        better = [
            (sum(points_of(load, changed)), changed)
            for out, into in product(range(CARDS), repeat=2)
            if out != into and carried[out] and carried[into] < load.goods[into]
            for changed in [_changed(carried, out, into)]
        ]
        points, next_one = max(better)
        if points <= best:
            return way
        best, carried = points, next_one
        way.append(carried)


def _changed(carried: tuple[int, ...], out: int, into: int) -> tuple[int, ...]:
    changed = list(carried)
    changed[out] -= 1
    changed[into] += 1
    return tuple(changed)
