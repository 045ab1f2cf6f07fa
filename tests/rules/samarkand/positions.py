"""Positions of The Market of Samarkand in short.

    g = begin(4, elder=2, camels="5 4")
    sell(g, 1, 5, 7, 2)
    fall(g, 7)
    events = moment(g, s1="carpets-1", s3="camel")

Seat 0 sells carpets, 1 spices, 2 fruits, 3 jewels, 4 clothes; with three seats the bank sells jewels. What is not named
is as after a set-up in which nothing was shuffled.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from caravanserai.engine.game import game
from caravanserai.games.samarkand.rules.state import Samarkand
from caravanserai.games.samarkand.words.chances import BankShuffled, CamelsShuffled, KindsDrawn, SeatsShuffled
from caravanserai.games.samarkand.words.moves import Pass, Sell, Stop
from caravanserai.games.samarkand.words.names import KIND_NAMES, card_name, card_number

E = TypeVar("E")

SAMARKAND = game("samarkand")
VALUES = (1, 1, 1, 2, 2, 3, 3, 5, 5, 7)
CAPACITIES = (2, 3, 4, 5) * 4


def first(wanted: str, pool: tuple[int, ...]) -> tuple[int, ...]:
    """The pool with these on top."""
    rest = list(pool)
    top = [int(word) for word in wanted.split()]
    for one in top:
        rest.remove(one)
    return (*top, *rest)


# -- setting up -----------------------------------------------------------------------------------------------


def begin(
    seats: int = 4,
    *,
    elder: int = 0,
    camels: str = "",
    bank: str = "",
    options: Mapping[str, str] | None = None,
    edition: Any = None,
) -> Samarkand:
    """A game in which all seats are about to choose what to sell."""
    g: Samarkand = SAMARKAND.new(seats, options, edition)
    SAMARKAND.take_chance(g, KindsDrawn(KIND_NAMES))
    if seats == 3:
        SAMARKAND.take_chance(g, BankShuffled(first(bank, VALUES)))
    SAMARKAND.take_chance(g, CamelsShuffled(first(camels, CAPACITIES)))
    SAMARKAND.take_chance(g, SeatsShuffled((elder, *(seat for seat in range(seats) if seat != elder))))
    return g


def dealt(seats: int = 4, seed: int = 1, options: Mapping[str, str] | None = None) -> Samarkand:
    """A game shuffled by the seed."""
    g: Samarkand = SAMARKAND.new(seats, options)
    SAMARKAND.seed_chance(g, seed)
    while SAMARKAND.chance_due(g):
        SAMARKAND.roll_chance(g)
    return g


def purses(g: Samarkand, *dirhams: int) -> Samarkand:
    g.purse[: len(dirhams)] = dirhams
    return g


def own(g: Samarkand, seat: int, goods: str = "", camels: str = "") -> Samarkand:
    """Let the seat have just these goods and camels; goods out of the box, whoever sells them."""
    g.goods[seat] = [0] * len(g.goods[seat])
    for name in goods.split():
        g.goods[seat][card_number(name)] += 1
    g.camels[seat] = [0] * len(g.camels[seat])
    for capacity in camels.split():
        g.camels[seat][int(capacity)] += 1
    return g


def no_more_camels(g: Samarkand) -> Samarkand:
    g.camel_pile = [0] * len(g.camel_pile)
    g.camels_left = 0
    return g


# -- playing --------------------------------------------------------------------------------------------------


def sell(g: Samarkand, *values: int) -> tuple[Any, ...]:
    """The seats that are asked put up cards of these values, seat by seat: what happened with the last of them."""
    events: tuple[Any, ...] = ()
    for seat, value in enumerate(values):
        if SAMARKAND.pending(g, seat):
            events = SAMARKAND.play(g, seat, Sell(card_name(10 * g.kind[seat] + value)))
    return events


def moment(g: Samarkand, **stops: str) -> tuple[Any, ...]:
    """`moment(g, s0="spices-5", s2="camel")`: these seats stop, all others that are asked pass."""
    events: tuple[Any, ...] = ()
    for seat in SAMARKAND.asked(g):
        card = stops.pop(f"s{seat}", None)
        events = SAMARKAND.play(g, seat, Stop(card) if card else Pass())
    assert not stops, f"not asked: {stops}"
    while SAMARKAND.chance_due(g):
        events += SAMARKAND.roll_chance(g)[1]
    return events


def fall(g: Samarkand, price: int) -> Samarkand:
    """All pass until this price is called."""
    while g.price > price:
        moment(g)
    assert g.price == price
    return g


def pass_turn(g: Samarkand) -> tuple[Any, ...]:
    """All pass until the turn is over: what happened last."""
    turn = g.turn
    events: tuple[Any, ...] = ()
    while g.turn == turn and SAMARKAND.view(g, -1).phase == "stop":
        events = moment(g)
    return events


def lowest(g: Samarkand) -> tuple[int, ...]:
    """The lowest value of each hand."""
    return tuple(next(v for v, n in enumerate(g.hand[seat]) if n) for seat in range(g.seats))


def to_turn(g: Samarkand, turn: int) -> Samarkand:
    """All sell their lowest card and pass, up to the sale of this turn; 11 is the end."""
    while g.turn < turn and SAMARKAND.view(g, -1).phase in ("sell", "stop"):
        sell(g, *lowest(g))
        pass_turn(g)
    return g


def close(g: Samarkand) -> tuple[Any, ...]:
    """Nobody buys anything more: what happened when the market closed."""
    to_turn(g, 10)  # of which the cards are nobody's choice
    fall(g, 1)
    return moment(g)


def play_on(g: Samarkand, seed: int) -> Iterator[tuple[Any, ...]]:
    """Answers at random by the seed, up to the end: what happened, step by step."""
    chooser = random.Random(seed)
    while not SAMARKAND.over(g):
        if SAMARKAND.chance_due(g):
            yield SAMARKAND.roll_chance(g)[1]
            continue
        seat = chooser.choice(SAMARKAND.asked(g))
        yield SAMARKAND.play(g, seat, chooser.choice(SAMARKAND.offers(g, seat)))


# -- reading --------------------------------------------------------------------------------------------------


def told(events: tuple[Any, ...], *kinds: type[E]) -> list[E]:
    """The events of some kinds, in order."""
    return [event for event in events if isinstance(event, kinds)]


def goods(g: Samarkand, seat: int) -> tuple[str, ...]:
    held: tuple[str, ...] = SAMARKAND.view(g, seat).own.goods
    return held


def on_offer(g: Samarkand) -> list[str]:
    view = SAMARKAND.view(g, -1)
    return [offer.card for offer in view.offers] + (["camel"] if view.camel else [])
