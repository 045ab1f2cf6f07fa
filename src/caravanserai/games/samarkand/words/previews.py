"""What goods and camels would bring a seat if the game ended now: the best way to load, and what one card more adds."""

from functools import lru_cache

from msgspec import Struct, structs

from ..rules.loading import excess_of, places_of
from ..rules.packing import Load, best_load, points_of
from ..rules.scoring import EMPTY_PLACE, counts_for
from ..rules.state import CARDS, KINDS, Samarkand
from .names import Card, cards_named

#: So many lots are all compared, and the best shown; of more, a best one and what is close to it.
COMPARED = 4_096
#: So many are shown, the best first.
SHOWN = 60


class LeaveChoice(Struct, frozen=True):
    """Goods to leave behind, and what the others bring then: for the rarest kind, and for equal values."""

    cards: tuple[Card, ...]
    points: int
    rarest: int
    series: int


def load_of(g: Samarkand, seat: int) -> Load:
    kinds = tuple(kind for kind in range(KINDS) if counts_for(g, seat, kind))
    return Load(tuple(g.goods[seat]), places_of(g, seat), kinds, g.series)


def with_card(load: Load, card: int) -> Load:
    """With one card more; a camel is its capacity above all goods."""
    if card > CARDS:
        return structs.replace(load, places=load.places + card - CARDS)
    return structs.replace(load, goods=(*load.goods[:card], load.goods[card] + 1, *load.goods[card + 1 :]))


def worth_of(g: Samarkand, seat: int, card: int) -> int:
    """The points that this card would add for the seat if the game ended now, dirhams aside."""
    load = load_of(g, seat)
    return best_points(with_card(load, card)) - best_points(load)


@lru_cache(4_096)
def worths_of(load: Load, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Of several cards, each alone. Kept, because the same cards are on offer at many prices."""
    return tuple([best_points(with_card(load, card)) - best_points(load) for card in cards])


@lru_cache(16_384)
def best_points(load: Load) -> int:
    """SA-28 … SA-30 for the best way to load the camels."""
    return sum(points_of(load, best_load(load))) + EMPTY_PLACE * max(0, load.places - load.size)


def best_choices(g: Samarkand, seat: int) -> tuple[LeaveChoice, ...]:
    """SA-31: ways to leave the excess behind, a best one first."""
    assert excess_of(g, seat) > 0
    return _best_choices(load_of(g, seat))


@lru_cache(64)
def _best_choices(load: Load) -> tuple[LeaveChoice, ...]:
    found = []
    for carried in all_loads(load) if ways(load) <= COMPARED else near_loads(load, best_load(load)):
        rarest, series = points_of(load, carried)
        left = cards_named([have - goes for have, goes in zip(load.goods, carried, strict=True)])
        found.append(LeaveChoice(left, rarest + series, rarest, series))
    # Among equals, the goods of the lowest values stay behind.
    found.sort(key=lambda choice: (-choice.points, sum(int(card[-1]) for card in choice.cards), choice.cards))
    return tuple(found[:SHOWN])


def ways(load: Load) -> int:
    """In how many ways the excess can be left behind."""
    found = [1] + [0] * load.excess
    for have in load.goods:
        if have:
            found = [sum(found[max(0, n - have) : n + 1]) for n in range(load.excess + 1)]
    return found[-1]


def all_loads(load: Load) -> list[tuple[int, ...]]:
    """Every way to load."""
    held = [card for card, count in enumerate(load.goods) if count]
    partial: list[tuple[int, tuple[int, ...]]] = [(load.excess, ())]
    later = load.size
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


def near_loads(load: Load, carried: tuple[int, ...]) -> list[tuple[int, ...]]:
    """This way to load, and those that differ from it in one card."""
    goes = [card for card in range(CARDS) if carried[card]]
    stays = [card for card in range(CARDS) if carried[card] < load.goods[card]]
    found = [carried]
    for out in goes:
        for into in stays:
            if out != into:
                changed = list(carried)
                changed[out] -= 1
                changed[into] += 1
                found.append(tuple(changed))
    return found
