"""How many points a seat may expect to end with, as games of bots that think ahead have it, and by how much a card at
its price changes that.

A small network foresees them between two turns (`points` in the files of `networks/`, made by `caravanserai lab train
--points`). It sees the seat's own goods, places, purse and hand, and how many cards and camels can still be bought:
nothing that stands behind the screen of another (SA-34), though a good memory knows it. Nothing is imagined, so two
truths that look alike to a seat show it the same.

What a card changes is the difference between two positions after this turn: the card is bought at this price, or it is
gone. Whatever else lies on the rugs is left out of both. Gains came as they were said; small losses came to nothing and
large ones to half of what was said (`bench/worth.py`, `bench/worth_twice.py`), so they are shown as that. After the
last turn nothing can be bought: there goods and places are counted, and only what dirhams are worth is foreseen.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import mul

from msgspec import Struct, structs

from caravanserai.bots.networks import TENS, Points, network_of
from caravanserai.engine.network import UNIT, WEIGHT

from ..rules.market import card_at
from ..rules.packing import Load, points_of
from ..rules.scoring import points_for_series, points_for_wealth
from ..rules.state import BANK, CAMEL, KINDS, SELL, SELLERS, STOP, TURNS, VALUES, Samarkand
from .previews import best_points, load_of, with_card, worths_of

#: From so many points on a loss is told.
LOSS = 4
#: The values of which there are most: so many of them are looked at.
ALIKE = 4
#: How many inputs `of_money` has: the last ones.
MONEY = 6


class Coming(Struct, frozen=True):
    """What is still to come: turns, cards of each kind, and camels."""

    turns: int
    cards: tuple[int, ...]
    camels: int


# -- what the network sees --------------------------------------------------------------------------------------


def inputs(g: Samarkand, seat: int) -> list[int]:
    """Between two turns, or after the last."""
    turns = TURNS - g.turn + (g.phase in (SELL, STOP))
    coming = Coming(turns, _to_come(g, with_offers=True), g.camels_left + (g.camel > 0))
    hand = _sum_of_hand(g, seat) + g.offer[seat]
    return [*of_goods(load_of(g, seat), coming), *of_money(g.purse[seat], turns, hand)]


def _to_come(g: Samarkand, *, with_offers: bool) -> tuple[int, ...]:
    """How many cards of each kind can still be bought."""
    cards = [0] * KINDS
    for seller in range(SELLERS):
        if g.kind[seller] >= 0:
            held = g.bank_left if seller == BANK else sum(g.hand[seller])
            cards[g.kind[seller]] = held + (with_offers and g.offer[seller] > 0)
    return tuple(cards)


def _sum_of_hand(g: Samarkand, seat: int) -> int:
    return sum([value * cards for value, cards in enumerate(g.hand[seat])])


def of_goods(load: Load, coming: Coming) -> list[int]:
    """Of the seat's goods and camels; kinds and values in an order that names none of them."""
    turns, over = coming.turns, TURNS - coming.turns
    free, excess = max(0, load.places - load.size), load.excess
    now, hoped = best_points(load), sum(points_of(_hoped(load, coming), load.goods))
    kinds = sorted([_kind(load, kind, coming.cards[kind]) for kind in load.kinds])
    missing = sum([cards == 0 for cards, _, _ in kinds])
    lost = sum([cards == 0 and to_come == 0 for cards, _, to_come in kinds])
    fewest = max(1, kinds[0][0])
    rarest = max([-points for cards, points, _ in kinds if max(1, cards) == fewest])
    alike = sorted([sum(load.goods[value::VALUES]) for value in range(1, VALUES)], reverse=True)[:ALIKE]
    seen = [
        UNIT * turns // 10,
        *[UNIT * (turns == last) for last in range(4)],
        UNIT * load.places // 8,
        UNIT * load.size // 8,
        UNIT * free // 4,
        UNIT * max(0, free - turns) // 4,
        UNIT * excess // 4,
        UNIT * excess * turns // 20,
        UNIT * min(8, coming.camels) // 8,
        UNIT * now // 16,
        UNIT * now * over // 160,
        UNIT * hoped // 16,
        UNIT * hoped * over // 160,
        UNIT * missing // 2,
        UNIT * missing * over // 20,
        UNIT * lost,
        UNIT * rarest // 10,
        UNIT * rarest * over // 100,
    ]
    for cards, points, to_come in kinds:
        seen += [UNIT * cards // 3, UNIT * -points // 10, UNIT * min(6, to_come) // 6]
    for count in alike:
        seen += [UNIT * count // 3, UNIT * points_for_series(load.series, count) // 5]
    return seen


def _hoped(load: Load, coming: Coming) -> Load:
    """Kinds that are missing come too, as long as they can."""
    missing = [kind for kind in load.kinds if coming.cards[kind] and not any(_held(load, kind))]
    return structs.replace(load, awaited=tuple(missing))


def _held(load: Load, kind: int) -> tuple[int, ...]:
    return load.goods[VALUES * kind : VALUES * (kind + 1)]


def _kind(load: Load, kind: int, to_come: int) -> tuple[int, int, int]:
    """Cards, their sum below zero (so that of two rarest kinds the better comes first), and cards to come."""
    held = _held(load, kind)
    return sum(held), -sum([value * cards for value, cards in enumerate(held)]), to_come


def of_money(purse: int, turns: int, hand: int) -> list[int]:
    """Of its dirhams, and of what it still has to sell."""
    return [
        UNIT * purse // 20,
        UNIT * purse * turns // 200,
        UNIT * min(5, purse) // 5,
        UNIT * max(0, purse - 12) // 12,
        UNIT * purse // 20 if turns == 0 else 0,
        UNIT * hand // 20,
    ]


# -- what it says -----------------------------------------------------------------------------------------------


class Layers(Struct, frozen=True, eq=False):
    """A network's numbers: for each hidden value its weights, those of goods and those of money apart, and its bias;
    then the last layer. Layers are equal to themselves alone: comparing numbers would take longer than counting with
    them."""

    goods: tuple[tuple[int, ...], ...]
    money: tuple[tuple[int, ...], ...]
    biases: tuple[int, ...]
    last: tuple[int, ...]
    bias: int


def layers_of(points: Points) -> Layers:
    (wide, hidden), row = points.sizes, points.numbers()[2:]
    weights = [tuple(row[wide * i : wide * (i + 1)]) for i in range(hidden)]
    after = row[wide * hidden :]
    return Layers(
        goods=tuple([one[:-MONEY] for one in weights]),
        money=tuple([one[-MONEY:] for one in weights]),
        biases=tuple([bias * UNIT for bias in after[:hidden]]),
        last=tuple(after[hidden:-1]),
        bias=after[-1],
    )


@cache
def learned_for(seats: int) -> Layers | None:
    """None where nothing was trained for the rules as they are, or where nobody has measured what it is worth."""
    found = network_of("samarkand", seats)
    points = None if found is None else found.points
    return layers_of(points) if points is not None and points.measured else None


def judged_by(g: Samarkand) -> Layers | None:
    """The network for this table: for the box's own edition and options alone."""
    return learned_for(g.seats) if g.standard else None


def changes_of(layers: Layers, g: Samarkand, seat: int, load: Load, places: Sequence[int]) -> tuple[int, ...]:
    """By how many points, in whole ones, the cards at these places change what the seat may expect, each alone and at
    the price that is called, which it can pay."""
    if g.turn == TURNS:
        return tuple([counted(layers, g, seat, load, place) for place in places])
    without, with_each = foreseen(layers, g, seat, load, places)
    return tuple([shown(with_it - without) for with_it in with_each])


def counted(layers: Layers, g: Samarkand, seat: int, load: Load, place: int) -> int:
    """In the last turn, in whole points: what the card changes by the rules, and what the network makes of paying."""
    card, hand = card_at(g, place), _sum_of_hand(g, seat)
    coming = Coming(0, _to_come(g, with_offers=False), g.camels_left + (g.camel > 0) - (place == CAMEL))
    goods = _from_goods(layers, with_card(load, card), coming)
    unpaid, paid = (
        _foreseen(layers, goods, _added(layers.money, of_money(purse, 0, hand)))
        for purse in (g.purse[seat], g.purse[seat] - g.price)
    )
    whole = UNIT * WEIGHT
    spent = min(0, max(TENS * (paid - unpaid), -points_for_wealth(g.seats, 0) * whole))  # SA-26: all that wealth brings
    (worth,) = worths_of(load, (card,))
    return (2 * (worth * whole + spent) + whole) // (2 * whole)


def foreseen(layers: Layers, g: Samarkand, seat: int, load: Load, places: Sequence[int]) -> tuple[int, list[int]]:
    """What the seat with this load may expect after the turn without a card, and with each of these."""
    turns, hand, purse = TURNS - g.turn, _sum_of_hand(g, seat), g.purse[seat]
    cards, camels = _to_come(g, with_offers=False), g.camels_left + (g.camel > 0)
    unpaid = _added(layers.money, of_money(purse, turns, hand))
    paid = _added(layers.money, of_money(purse - g.price, turns, hand))
    without = _foreseen(layers, _from_goods(layers, load, Coming(turns, cards, camels)), unpaid)
    found = []
    for place in places:
        left = Coming(turns, cards, camels - (place == CAMEL))
        goods = _from_goods(layers, with_card(load, card_at(g, place)), left)
        found.append(_foreseen(layers, goods, paid))
    return without, found


def _foreseen(layers: Layers, goods: Sequence[int], money: Sequence[int]) -> int:
    """A seat's points at the end, as `engine/network.py` counts: in tens, in parts of UNIT * WEIGHT."""
    points = layers.bias * UNIT
    for bought, paid, weight in zip(goods, money, layers.last, strict=True):
        points += max(0, bought + paid) // WEIGHT * weight
    return points


@lru_cache(8_192)
def _from_goods(layers: Layers, load: Load, coming: Coming) -> list[int]:
    """What goods and biases add to the hidden values. Kept, because a card is on offer at many prices."""
    return [
        added + bias for added, bias in zip(_added(layers.goods, of_goods(load, coming)), layers.biases, strict=True)
    ]


def _added(weights: Sequence[Sequence[int]], seen: Sequence[int]) -> list[int]:
    """What these inputs add to each hidden value."""
    return [sum(map(mul, seen, row)) for row in weights]


def shown(raw: int) -> int:
    """The nearest whole number of points to what the network counts in; of a loss half, and none that is small."""
    whole = UNIT * WEIGHT
    size = (2 * TENS * abs(raw) + whole) // (2 * whole)
    if raw >= 0:
        return size
    return -(size // 2) if size >= LOSS else 0
