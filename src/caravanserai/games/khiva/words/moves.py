"""What a seat can be asked and can answer: typed for people and the wire, numbered for the rules."""

from functools import lru_cache
from typing import Annotated

from msgspec import Struct

from caravanserai.engine.phrases import Most, said_as
from caravanserai.engine.refusal import Refusal

from ..rules.asks import (
    DECLINE,
    MAX_ACTIONS,
    SPEND_NONE,
    TAKE_CARPET,
    TAKE_SALT,
    can_buy_salt,
    legal,
)
from ..rules.board import counts, gems_that_help
from ..rules.cards import colour_of, pack, unpack_last, unpack_rest, value_of
from ..rules.deals import cards_each
from ..rules.state import (
    CARDS,
    CHOOSE,
    CITY,
    COUNTER,
    SALT_PRICE,
    SHOP_4,
    SPEND,
    Khiva,
)
from .names import Card, Space, card_name, card_number, members, space_named
from .refusals import refusal

# -- answers --------------------------------------------------------------------------------------------------


class ChooseCards(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KH-11, KH-38: the cards to play and the cards to give, in one secret answer."""

    play: tuple[Card, ...]
    give: tuple[Card, ...]


class SpendGems(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KH-17: how many gems to add to the card's value."""

    gems: int


class TakeSalt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KH-26: pay three gems for the top salt bag."""


class TakeCarpet(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KH-26: take the top carpet."""


class Decline(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KH-26: no carpet is left, and the salt is not wanted."""


Move = ChooseCards | SpendGems | TakeSalt | TakeCarpet | Decline


def move_of(g: Khiva, action: int) -> Move:
    """The typed move of an action number."""
    if action < SPEND_NONE:
        return _choice_of(action, cards_each(g))
    if action < TAKE_SALT:
        return SpendGems(action - SPEND_NONE)
    goods: dict[int, Move] = {TAKE_SALT: TakeSalt(), TAKE_CARPET: TakeCarpet(), DECLINE: Decline()}
    return goods[action]


@lru_cache(4_096)
def _choice_of(action: int, each: int) -> ChooseCards:
    cards = tuple(map(card_name, _cards_in(action, each)))
    return ChooseCards(cards[:each], cards[each:])


def _cards_in(action: int, each: int) -> list[int]:
    """The cards played, then the cards given."""
    cards = []
    for _ in range(2 * each):
        cards.append(unpack_last(action))
        action = unpack_rest(action)
    return cards[::-1]


def accepts(g: Khiva, seat: int, action: int) -> bool:
    """Would `legal` offer this? Cards it would if they are different ones of the hand, each lot in rising order."""
    if g.phase != CHOOSE:
        out = [0] * MAX_ACTIONS
        return action in out[: legal(g, seat, out)]
    cards = _cards_chosen(action, cards_each(g))
    return cards > 0 and g.hand[seat] & cards == cards


@lru_cache(4_096)
def _cards_chosen(action: int, each: int) -> int:
    """The cards of a choice as bits; none if they are not different ones, each lot in rising order."""
    if not 0 <= action < CARDS ** (2 * each):
        return 0
    cards = _cards_in(action, each)
    if len({*cards}) < 2 * each or cards[:each] != sorted(cards[:each]) or cards[each:] != sorted(cards[each:]):
        return 0
    return sum(1 << card for card in cards)


def action_of(g: Khiva, move: Move) -> int | None:
    """The action number of a typed move; None if it has none at this table."""
    match move:
        case ChooseCards():
            return _choice(move, cards_each(g))
        case SpendGems():
            return SPEND_NONE + move.gems if 0 <= move.gems < TAKE_SALT - SPEND_NONE else None
        case TakeSalt():
            return TAKE_SALT
        case TakeCarpet():
            return TAKE_CARPET
        case Decline():
            return DECLINE


@lru_cache(4_096)
def _choice(move: ChooseCards, each: int) -> int | None:
    if len(move.play) != each or len(move.give) != each:
        return None
    action = 0
    for card in sorted(map(card_number, move.play)) + sorted(map(card_number, move.give)):
        action = pack(action, card)
    return action


def why_not(g: Khiva, seat: int, move: Move) -> Refusal:
    """The reason, with its clause, why a seat that is asked cannot answer so."""
    match move:
        case ChooseCards() if g.phase == CHOOSE:
            return _why_not_these_cards(g, seat, move)
        case SpendGems() if g.phase == SPEND:
            most = gems_that_help(g, seat, g.camel, g.card)
            return refusal("khiva-too-many-gems", "KH-17", most=most, gems=move.gems)
        case TakeSalt() if g.phase == SHOP_4:
            return refusal("khiva-salt-price", "KH-26", price=SALT_PRICE, gems=g.gems[seat])
        case TakeCarpet() if g.phase == SHOP_4:
            return refusal("khiva-no-carpet", "KH-26")
        case Decline() if g.phase == SHOP_4:
            return refusal("khiva-must-take", "KH-26")
    clause = {CHOOSE: "KH-11", SPEND: "KH-17", SHOP_4: "KH-26"}[g.phase]
    return refusal("other-question", clause)


def _why_not_these_cards(g: Khiva, seat: int, move: ChooseCards) -> Refusal:
    each = cards_each(g)
    clause = "KH-38" if each == 2 else "KH-11"
    if len(move.play) != each or len(move.give) != each:
        return refusal("khiva-card-count", clause, each=each)
    cards = [*move.play, *move.give]
    if len(set(cards)) < len(cards):
        return refusal("khiva-card-twice", clause)
    missing = next(card for card in cards if not g.hand[seat] >> card_number(card) & 1)
    return refusal("khiva-not-in-hand", clause, colour=missing.split("-")[0], value=int(missing[-1]))


# -- asks -----------------------------------------------------------------------------------------------------


class Landing(Struct, frozen=True):
    """Where the camel would stop with so many gems spent."""

    gems: int
    space: Space


class CardPreview(Struct, frozen=True):
    """What a card would do if it won its camel now: a landing for each number of gems that could be spent."""

    card: Card
    landings: tuple[Landing, ...]


class ChooseCardsAsk(Struct, frozen=True, tag=True):
    """Choose so many cards to play and as many others to give."""

    each: int
    cards: tuple[CardPreview, ...]
    clause: str = "KH-11"


class SpendGemsAsk(Struct, frozen=True, tag=True):
    """Spend gems to go further?"""

    card: Card
    landings: Annotated[tuple[Landing, ...], said_as(Most("gems"))]
    clause: str = "KH-17"


class Shop4Ask(Struct, frozen=True, tag=True):
    """Salt or carpet?"""

    price: int
    salt: int
    carpet: bool
    clause: str = "KH-26"


Ask = ChooseCardsAsk | SpendGemsAsk | Shop4Ask


def landings(g: Khiva, seat: int, card: int) -> tuple[Landing, ...]:
    """Without gems, and with each gem that would help (KH-17: see `gems_that_help`)."""
    return _preview(card, _stops(g, seat, colour_of(card)), _most_gems(g, seat, card), seat).landings


def _most_gems(g: Khiva, seat: int, card: int) -> int:
    return min(g.gem_slots[value_of(card)], g.gems[seat])


def _stops(g: Khiva, seat: int, camel: int) -> tuple[int, ...]:
    """Where the camel would stop after no step, one, two … up to the seat's counter."""
    onward, camels_on = g.onward[seat], g.camels_on
    space = g.camel_at[camel]
    stops = [space]
    while space != COUNTER:
        space = onward[space]
        if counts(g, CITY) if space == CITY else not camels_on[space]:
            stops.append(space)
    return tuple(stops)


@lru_cache(8_192)
def _preview(card: int, stops: tuple[int, ...], most_gems: int, seat: int) -> CardPreview:
    """KH-17: the card's value and the gems spent, in steps; none beyond the counter."""
    value, counter = value_of(card), len(stops) - 1
    useful = max(0, min(most_gems, counter - value))
    spaces = [stops[min(value + gems, counter)] for gems in range(useful + 1)]
    ways = tuple([Landing(gems, space_named(space, seat)) for gems, space in enumerate(spaces)])
    return CardPreview(card_name(card), ways)


def _previews(g: Khiva, seat: int) -> tuple[CardPreview, ...]:
    """Of all cards in hand; those of a colour share the way of their camel."""
    found: list[CardPreview] = []
    camel, stops = -1, tuple[int, ...]()
    for card in members(g.hand[seat]):
        if colour_of(card) != camel:
            camel = colour_of(card)
            stops = _stops(g, seat, camel)
        found.append(_preview(card, stops, _most_gems(g, seat, card), seat))
    return tuple(found)


def ask_of(g: Khiva, seat: int) -> Ask | None:
    """What the seat is asked, or may still change; None if nothing. Those who only watch (-1) are asked nothing."""
    if seat < 0:
        return None
    if g.phase == CHOOSE:
        return ChooseCardsAsk(cards_each(g), _previews(g, seat), "KH-38" if g.seats == 2 else "KH-11")
    if g.mover != seat:
        return None
    if g.phase == SPEND:
        return SpendGemsAsk(card_name(g.card), landings(g, seat, g.card))
    if g.phase == SHOP_4:
        assert can_buy_salt(g, seat)
        return Shop4Ask(SALT_PRICE, g.salt_value[g.salt_bags - g.salt_left], g.carpets_left > 0)
    return None
