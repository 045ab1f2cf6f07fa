"""How many points a seat may expect to end with, as games of bots that think ahead have it, and by how much a card at
its price changes that.

A small network foresees them between two turns (`points` in the files of `networks/`, made by `caravanserai lab train
--points`). It sees the seat's own goods, places and hand, how many cards and camels can still be bought, and purses:
what is open, or known to a good memory (SA-34). Nothing is imagined, so two truths that look alike to a seat show it
the same.

What a card changes is the difference between two positions after this turn: the card is bought at this price, and its
seller has the dirhams; or it is gone, and nobody has paid. Whatever else lies on the rugs is left out of both, though
who leaves a card often buys another instead. So what is shown is the part of that difference that was borne out where
the same positions were played on in both ways (`bench/worth.py`).
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import mul
from struct import unpack

from msgspec import Struct, structs

from caravanserai.bots.networks import Points, network_of
from caravanserai.engine.network import UNIT, WEIGHT

from ..rules.market import card_at
from ..rules.packing import Load, points_of
from ..rules.scoring import points_for_series, points_for_wealth
from ..rules.state import BANK, CAMEL, KINDS, SELL, SELLERS, STOP, TURNS, VALUES, Samarkand
from .previews import best_points, load_of, with_card

#: The network counts points in tens, as `lab/points.py` has it.
TENS = 10
#: The values of which there are most: so many of them are looked at.
ALIKE = 4
#: What is measured apart: goods, camels, and both in the last turn, after which nothing can be made good.
STRATA = ("goods", "camel", "last")
#: Hidden values beside each other: how many bits each has, and how far above nothing they are read.
LANE = 64
RAISED = 1 << 62
#: How many inputs `of_money` has: the last ones.
MONEY = 9


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
    return [*of_goods(load_of(g, seat), coming), *of_money(g.seats, seat, g.purse, turns, hand)]


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


def of_money(seats: int, seat: int, purse: Sequence[int], turns: int, hand: int) -> list[int]:
    """Of its dirhams beside those of others, and of what it still has to sell."""
    own, rivals = purse[seat], [purse[other] for other in range(seats) if other != seat]
    wealth = points_for_wealth(seats, 1 + sum([dirhams > own for dirhams in rivals]))
    return [
        UNIT * own // 20,
        UNIT * own * turns // 200,
        UNIT * wealth // 4,
        UNIT * wealth * (TURNS - turns) // 40,
        UNIT * wealth // 4 if turns == 0 else 0,
        UNIT * sum(rivals) // (20 * len(rivals)),
        UNIT * sum(rivals) * turns // (200 * len(rivals)),
        UNIT * max(-20, min(20, own - max(rivals))) // 10,
        UNIT * hand // 20,
    ]


# -- what it says -----------------------------------------------------------------------------------------------


class Layers(Struct, frozen=True, eq=False):
    """A network's numbers, and what part of its word was borne out. What an input adds to all hidden values is one
    large number with a lane of 64 bits for each of them: so it is added in one step, many times as fast as one by one.
    Layers are equal to themselves alone: comparing numbers would take longer than counting with them."""

    goods: tuple[int, ...]
    money: tuple[int, ...]
    biases: int
    last: tuple[int, ...]
    bias: int
    #: Makes every lane positive, so that none borrows from the next.
    raised: int
    #: How the lanes are read.
    lanes: str
    parts: tuple[tuple[int, int], ...]


def layers_of(points: Points) -> Layers:
    (wide, hidden), row = points.sizes, points.numbers()[2:]
    inputs = [_in_lanes(row[i : wide * hidden : wide]) for i in range(wide)]
    after = row[wide * hidden :]
    return Layers(
        goods=tuple(inputs[:-MONEY]),
        money=tuple(inputs[-MONEY:]),
        biases=_in_lanes([bias * UNIT for bias in after[:hidden]]),
        last=tuple(after[hidden:-1]),
        bias=after[-1],
        raised=_in_lanes([RAISED] * hidden),
        lanes=f"<{hidden}Q",
        parts=tuple([points.parts.get(name, (0, 0)) for name in STRATA]),
    )


def _in_lanes(values: Sequence[int]) -> int:
    return sum([value << (LANE * lane) for lane, value in enumerate(values)])


@cache
def learned_for(seats: int) -> Layers | None:
    """None where nothing was trained for the rules as they are, or where nobody has measured what it is worth."""
    found = network_of("samarkand", seats)
    return layers_of(found.points) if found is not None and found.points is not None and found.points.parts else None


def judged_by(g: Samarkand) -> Layers | None:
    """The network for this table: for the box's own edition and options alone."""
    return learned_for(g.seats) if g.standard else None


def changes_of(layers: Layers, g: Samarkand, seat: int, load: Load, places: Sequence[int]) -> tuple[int, ...]:
    """By how many points, in whole ones, the cards at these places change what the seat may expect, each alone and at
    the price that is called, which it can pay; as far as the network's word was borne out."""
    found = []
    for place, (card, price) in zip(places, foreseen_changes(layers, g, seat, load, places), strict=True):
        of_card, of_price = layers.parts[stratum(g, place)]
        found.append(in_points(of_card * card + of_price * price))
    return tuple(found)


def stratum(g: Samarkand, place: int) -> int:
    """Which of STRATA."""
    return 2 if g.turn == TURNS else int(place == CAMEL)


def foreseen_changes(
    layers: Layers, g: Samarkand, seat: int, load: Load, places: Sequence[int]
) -> list[tuple[int, int]]:
    """What each card changes for the seat with this load, and what its price does, as the network has it."""
    turns, hand = TURNS - g.turn, _sum_of_hand(g, seat)
    cards, camels = _to_come(g, with_offers=False), g.camels_left + (g.camel > 0)
    purses = g.purse[: g.seats]
    unpaid = _from_money(layers, seat, purses, turns, hand)
    without = _foreseen(layers, _from_goods(layers, load, Coming(turns, cards, camels)), unpaid)
    purses[seat] -= g.price
    found = []
    for place in places:
        paid = purses
        if place < BANK:
            paid = purses.copy()
            paid[place] += g.price
        left = Coming(turns, cards, camels - (place == CAMEL))
        goods = _from_goods(layers, with_card(load, card_at(g, place)), left)
        with_it = _foreseen(layers, goods, unpaid)
        bought = _foreseen(layers, goods, _from_money(layers, seat, paid, turns, hand))
        found.append((with_it - without, bought - with_it))
    return found


def _foreseen(layers: Layers, goods: int, money: int) -> int:
    """A seat's points at the end, as `engine/network.py` counts: in tens, in parts of UNIT * WEIGHT."""
    lanes = (goods + money + layers.raised).to_bytes(LANE // 8 * len(layers.last), "little")
    values = unpack(layers.lanes, lanes)
    points = layers.bias * UNIT
    for value, weight in zip(values, layers.last, strict=True):
        if value > RAISED:
            points += (value - RAISED) // WEIGHT * weight
    return points


@lru_cache(8_192)
def _from_goods(layers: Layers, load: Load, coming: Coming) -> int:
    """What goods and biases add to the hidden values. Kept, because a card is on offer at many prices."""
    added: int = sum(map(mul, of_goods(load, coming), layers.goods))
    return layers.biases + added


def _from_money(layers: Layers, seat: int, purses: list[int], turns: int, hand: int) -> int:
    added: int = sum(map(mul, of_money(len(purses), seat, purses, turns, hand), layers.money))
    return added


def in_points(raw: int) -> int:
    """The nearest whole number of points to so many hundredths of what the network counts in."""
    whole = 100 * UNIT * WEIGHT
    size = (2 * TENS * abs(raw) + whole) // (2 * whole)
    return size if raw > 0 else -size
