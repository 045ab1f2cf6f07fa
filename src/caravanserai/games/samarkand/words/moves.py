"""What a seat can answer: typed for people and the wire, numbered for the rules."""

from typing import Annotated

from msgspec import Meta, Struct

from ..rules.asks import PASS, SCORE_KIND, SELL_CARD, STOP_FOR
from ..rules.loading import LEAVE_LOT
from ..rules.market import card_at
from ..rules.state import CARDS, Samarkand
from .names import (
    KIND_NAMES,
    Card,
    Kind,
    Ware,
    card_name,
    card_number,
    place_of,
    ware_name,
)


class Sell(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """SA-07: a card of the hand for this turn's market; it may be changed until all are in."""

    card: Card


class Pass(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """SA-09: nothing at this price."""


class Stop(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """SA-09: stop, for this card at this price."""

    card: Ware


class LeaveBehind(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """SA-27: the goods that do not travel, like ones as often as they stay, in any order."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=CARDS)]


class ScoreKind(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """SA-28: which of the equally rare kinds counts."""

    kind: Kind


Move = Sell | Pass | Stop | LeaveBehind | ScoreKind


def move_of(g: Samarkand, action: int) -> Move:
    """The typed move of an action number."""
    if action >= LEAVE_LOT:
        return LeaveBehind(lot_named(g, action))
    if action >= SCORE_KIND:
        return ScoreKind(KIND_NAMES[action - SCORE_KIND])
    if action >= SELL_CARD:
        return Sell(card_name(action - SELL_CARD))
    return Stop(ware_name(card_at(g, action - STOP_FOR))) if action >= STOP_FOR else Pass()


def action_of(g: Samarkand, move: Move) -> int | None:
    """The action number of a typed move; None if it has none at this table."""
    match move:
        case Pass():
            return PASS
        case Stop():
            place = place_of(g, move.card)
            return STOP_FOR + place if place >= 0 else None
        case Sell():
            return SELL_CARD + card_number(move.card)
        case ScoreKind():
            return SCORE_KIND + KIND_NAMES.index(move.kind)
        case LeaveBehind():
            return lot_number(g, [card_number(card) for card in move.cards])


def lot_number(g: Samarkand, cards: list[int]) -> int | None:
    """A lot as `loading.py` counts it; None if there are not so many of a card."""
    lot, weight = LEAVE_LOT, 1
    for card, count in enumerate(g.card_count):
        if cards.count(card) > count:
            return None
        lot += cards.count(card) * weight
        weight *= count + 1
    return lot


def lot_named(g: Samarkand, action: int) -> tuple[str, ...]:
    rest, names = action - LEAVE_LOT, []
    for card, count in enumerate(g.card_count):
        rest, digit = divmod(rest, count + 1)
        names += [card_name(card)] * digit
    return tuple(names)
