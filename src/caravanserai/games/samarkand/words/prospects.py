"""What a card may bring at the end, and what a seat still lacks: the badges on the rugs and the shopping list.

A prospect is a difference of points: with the card and without it. It is made from what the seat knows and from three
assumptions, which it names where they matter:

- what is bought is carried, as long as a camel can still be had for it;
- every other kind that is missing comes too, as one card worth nothing, as long as cards of it can still be bought;
- in the turns to come the seat buys as much as seats do on average, and so fills places that are empty now.

Before the last turn a good is never worth less than nothing: kinds may still change places. In the last turn nothing is
assumed but what can be bought in it. Dirhams are not counted.
"""

from functools import lru_cache
from typing import Literal

from msgspec import Struct, structs

from ..rules.cards import card_of, kind_of, value_of
from ..rules.packing import Load, best_load, points_of
from ..rules.scoring import EMPTY_PLACE
from ..rules.state import (
    BANK,
    CARDS,
    KINDS,
    NOBODY,
    SELL,
    SELLERS,
    SHUFFLE_BACK,
    STOP,
    TURNS,
    VALUES,
    Samarkand,
)
from .names import KIND_NAMES, Kind
from .previews import load_of, with_card

#: So many goods a seat buys in the ten turns of a game, with three seats and with more: what quick bots buy.
GOODS_OF_THREE = 9
GOODS = 6
#: A missing kind is warned of from this turn on, or as soon as no more cards of it than this are to come.
WARN_FROM_TURN = 5
WARN_AT_CARDS = 4

Brings = Literal["completes", "first", "rarest", "alike", "place", "carries", "room", "not-rarest", "breaks", "nothing"]
Needs = Literal["place", "kinds", "place-and-kinds", "instead"]


class Prospect(Struct, frozen=True):
    """The points that a card may add at the end, what for, and on what condition. Goods: the kind that was the last
    one missing (`completes`), the first of a kind while others are missing too (`first`), more for the rarest kind
    (`rarest`), so many `alike` values (`alike`), an empty place filled (`place`); or nothing, because the kind is not
    the rarest (`not-rarest`), because it would no longer be (`breaks`), or because a kind is missing for good
    (`nothing`). Camels: places for `room` goods, those that have none now (`carries`) or those to come (`room`), of
    the missing `kinds` first; `empty` places would stay empty. `points` are the sum of what is gained and, below zero,
    `lost` by empty places. `needs`: a place on a camel, all the other kinds, both; `instead` of another good, as no
    more camels come. `most`: none on offer brings more, by what was learned for the table where something was."""

    points: int
    gained: int
    lost: int
    brings: Brings
    needs: Needs | None = None
    alike: int = 0
    room: int = 0
    empty: int = 0
    kinds: tuple[Kind, ...] = ()
    most: bool = False


class WantedKind(Struct, frozen=True):
    """A kind that counts for the seat: the values it has of it, and how many cards of it can still be bought: the one
    on offer, and those that its seller has in hand."""

    kind: Kind
    values: tuple[int, ...]
    to_come: int


class MissingKinds(Struct, frozen=True):
    """These kinds are missing while few are to come or many turns are over. Without them the rarest kind scores
    nothing: up to so many points are at stake."""

    kinds: tuple[Kind, ...]
    at_stake: int


class ShoppingList(Struct, frozen=True):
    """What the seat has and lacks: kinds, and places that are free, or below zero goods that have none."""

    kinds: tuple[WantedKind, ...]
    free: int
    warning: MissingKinds | None


# -- what can still come --------------------------------------------------------------------------------------


class Market(Struct, frozen=True):
    """What a prospect depends on beside the seat's goods: the table's size, the turn, the kinds of which a card can
    still be bought, and whether camels can."""

    seats: int
    turn: int
    kinds: tuple[int, ...]
    camels: bool


def market_of(g: Samarkand) -> Market:
    kinds = [kind for kind, values in enumerate(values_to_come(g)) if values]
    return Market(g.seats, g.turn, tuple(kinds), g.camel > 0 or g.camels_left > 0)


def values_to_come(g: Samarkand) -> tuple[tuple[int, ...], ...]:
    """By kind, the cards that can still be bought. Everybody knows them: a kind's ten cards less those that were
    sold."""
    to_come: list[tuple[int, ...]] = [()] * KINDS
    for seller in range(SELLERS):
        if g.kind[seller] >= 0:
            held = tuple(sorted(g.bank_pile[: g.bank_left])) if seller == BANK else _values_in(tuple(g.hand[seller]))
            to_come[g.kind[seller]] = (*held, g.offer[seller]) if g.offer[seller] else held
    return tuple(to_come)


@lru_cache(4_096)
def _values_in(hand: tuple[int, ...]) -> tuple[int, ...]:
    """A hand card by card."""
    return tuple([value for value, count in enumerate(hand) for _ in range(count)])


def missing_kinds(load: Load) -> tuple[int, ...]:
    return tuple([kind for kind in load.kinds if not any(load.goods[VALUES * kind : VALUES * (kind + 1)])])


def awaiting(market: Market, load: Load, but: int = NOBODY) -> Load:
    """All kinds that are missing and can still come do, all but one."""
    coming = [kind for kind in missing_kinds(load) if kind != but and kind in market.kinds]
    return structs.replace(load, awaited=tuple(coming))


def empty_at_the_end(market: Market, load: Load) -> int:
    """Places that nothing will fill, if the seat buys on as seats do, and at least what it lacks."""
    goods = GOODS_OF_THREE if market.seats == 3 else GOODS
    to_come = max(len(load.awaited), goods * (TURNS - market.turn) // TURNS)
    return max(0, load.places - load.size - to_come)


def carried_points(load: Load) -> tuple[int, int]:
    return points_of(load, best_load(load))


# -- prospects ------------------------------------------------------------------------------------------------


def prospects_of(market: Market, load: Load, cards: tuple[int, ...]) -> tuple[Prospect, ...]:
    """Of the cards on offer; a camel is its capacity above all goods."""
    found = [_prospect(market, load, card) for card in cards]
    most = max([prospect.points for prospect in found])
    return tuple([structs.replace(one, most=True) if one.points == most > 0 else one for one in found])


def most_expected(prospects: tuple[Prospect, ...], expected: tuple[int | None, ...]) -> tuple[Prospect, ...]:
    """The same, but `most` by what was learned."""
    most = max([points or 0 for points in expected])
    return tuple(
        [structs.replace(one, most=points == most > 0) for one, points in zip(prospects, expected, strict=True)]
    )


@lru_cache(16_384)
def _prospect(market: Market, load: Load, card: int) -> Prospect:
    """Kept, because a card is on offer at many prices."""
    return _of_camel(market, load, card) if card > CARDS else _of_goods(market, load, card)


def _of_goods(market: Market, load: Load, card: int) -> Prospect:
    kind, value = kind_of(card), value_of(card)
    without = awaiting(market, load, kind)
    more = with_card(without, card)
    full = load.size >= load.places
    room = more.size if full and market.camels else load.places
    after = carried_points(structs.replace(more, places=room))
    before = carried_points(structs.replace(without, places=room))
    rarest, alike = after[0] - before[0], after[1] - before[1]
    places = empty_at_the_end(market, awaiting(market, more)) - empty_at_the_end(market, awaiting(market, load))
    filled = EMPTY_PLACE * places
    points = rarest + alike + filled
    if market.turn < TURNS:
        points = max(0, points)
    brings: Brings
    if points > 0 and rarest > 0:
        first = kind in missing_kinds(load)
        brings = "rarest" if not first else "first" if without.awaited else "completes"
    elif points > 0:
        brings = "alike" if alike >= filled else "place"
    elif len(missing_kinds(more)) > len(without.awaited):
        brings = "nothing"
    else:
        brings = "breaks" if points < 0 else "not-rarest"
    needs: Needs | None = "kinds" if brings == "first" else None
    if full:
        needs = "instead" if not market.camels else "place-and-kinds" if needs else "place"
    return Prospect(points, points, 0, brings, needs, alike=sum(more.goods[value::VALUES]))


def _of_camel(market: Market, load: Load, card: int) -> Prospect:
    without = awaiting(market, load)
    more = with_card(without, card)
    gained = sum(carried_points(more)) - sum(carried_points(without))
    if market.turn < TURNS:
        gained = max(0, gained)
    empty = empty_at_the_end(market, more) - empty_at_the_end(market, without)
    lost = EMPTY_PLACE * empty
    room = card - CARDS - empty
    if load.excess:
        carried = min(card - CARDS, load.excess)
        return Prospect(gained + lost, gained, lost, "carries", room=carried, empty=empty)
    kinds = tuple(KIND_NAMES[kind] for kind in without.awaited) if room else ()
    return Prospect(gained + lost, gained, lost, "room" if room else "nothing", room=room, empty=empty, kinds=kinds)


# -- the shopping list ----------------------------------------------------------------------------------------


def shopping_list(g: Samarkand, seat: int) -> ShoppingList | None:
    """None until everybody has seen who sells what, and when the market is closed."""
    if not g.kinds_seen or g.phase not in (SHUFFLE_BACK, SELL, STOP):
        return None
    return _shopping_list(g.turn, values_to_come(g), load_of(g, seat))


@lru_cache(4_096)
def _shopping_list(turn: int, to_come: tuple[tuple[int, ...], ...], load: Load) -> ShoppingList:
    kinds = []
    for kind in load.kinds:
        values = [v for v in reversed(range(VALUES)) for _ in range(load.goods[card_of(kind, v)])]
        kinds.append(WantedKind(KIND_NAMES[kind], tuple(values), len(to_come[kind])))
    return ShoppingList(tuple(kinds), load.places - load.size, _warning(turn, to_come, load))


def _warning(turn: int, to_come: tuple[tuple[int, ...], ...], load: Load) -> MissingKinds | None:
    """Only while it can be mended: where a kind is missing for good there is nothing left to warn of."""
    missing = missing_kinds(load)
    if not all(to_come[kind] for kind in missing):
        return None
    few = [kind for kind in missing if turn >= WARN_FROM_TURN or len(to_come[kind]) <= WARN_AT_CARDS]
    if not few:
        return None
    for kind in missing:
        load = with_card(load, card_of(kind, max(to_come[kind])))
    at_stake, _ = points_of(load, load.goods)
    return MissingKinds(tuple(KIND_NAMES[kind] for kind in few), at_stake)
