"""Chance spelled out: how each shuffle fell, so that a game can be replayed without our generator."""

from typing import ClassVar

from msgspec import Struct

from ..rules.deals import cards_face_up, hand_size
from ..rules.state import DEAL, SHUFFLE_CARPETS, SHUFFLE_TEAPOTS, Khiva
from .names import Card, Carpet, card_name, card_number, carpet_name


class TeapotsShuffled(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KH-08: the values, the top of the pile first; the first five go onto the camels."""

    order: tuple[int, ...]


class CarpetsShuffled(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KH-09: the top of the pile first."""

    order: tuple[Carpet, ...]


class CardsDealt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KH-10, KH-31, KH-37, KH-39: the new cards of each seat, the cards turned up, the cards set aside unseen."""

    #: An event is called CardsDealt too.
    TYPE_NAME: ClassVar[str] = "CardsShuffled"

    hands: tuple[tuple[Card, ...], ...]
    face_up: tuple[Card, ...]
    aside: tuple[Card, ...]


Chance = TeapotsShuffled | CarpetsShuffled | CardsDealt


def chance_of(g: Khiva) -> Chance:
    """The outcome that lies in the state, drawn and not yet settled."""
    drawn = g.outcome[: g.outcome_size]
    if g.phase == SHUFFLE_TEAPOTS:
        return TeapotsShuffled(tuple(drawn))
    if g.phase == SHUFFLE_CARPETS:
        return CarpetsShuffled(tuple(carpet_name(g, carpet) for carpet in drawn))
    cards = [card_name(card) for card in drawn]
    need = hand_size(g) - g.hand[0].bit_count()
    dealt, turned = g.seats * need, g.seats * need + cards_face_up(g)
    hands = tuple(tuple(cards[seat * need : (seat + 1) * need]) for seat in range(g.seats))
    return CardsDealt(hands, tuple(cards[dealt:turned]), tuple(cards[turned:]))


def outcome_of(g: Khiva, chance: Chance) -> list[int] | None:
    """The outcome in numbers; None if it is of another kind than the shuffle that is due."""
    match chance:
        case TeapotsShuffled() if g.phase == SHUFFLE_TEAPOTS:
            return list(chance.order)
        case CarpetsShuffled() if g.phase == SHUFFLE_CARPETS:
            return _carpet_numbers(g, chance.order)
        case CardsDealt() if g.phase == DEAL:
            need = hand_size(g) - g.hand[0].bit_count()
            if len(chance.hands) != g.seats or len(chance.face_up) != cards_face_up(g):
                return None
            if any(len(hand) != need for hand in chance.hands):
                return None
            lots = (*chance.hands, chance.face_up, chance.aside)
            return [card_number(card) for lot in lots for card in lot]
    return None


def _carpet_numbers(g: Khiva, names: tuple[str, ...]) -> list[int]:
    """Carpets of one colour and value are alike: the first named is the first numbered."""
    left: dict[str, list[int]] = {}
    for carpet in range(5 * g.carpets_each):
        left.setdefault(carpet_name(g, carpet), []).append(carpet)
    return [left[name].pop(0) if left.get(name) else -1 for name in names]
