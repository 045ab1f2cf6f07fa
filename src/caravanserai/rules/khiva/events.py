"""What happened: typed, in the past tense, and who may see it."""

from typing import Literal, get_args

from msgspec import Struct

from ..telling import rows_told
from .names import (
    COLOUR_NAMES,
    PILE_NAMES,
    Card,
    Carpet,
    Colour,
    Pile,
    Space,
    card_name,
    carpet_name,
    space_named,
)
from .scoring import rank, score
from .state import (
    CAMEL_LOADED,
    CAMEL_MOVED,
    CAMEL_PASSED,
    CAMEL_WON,
    CARD_DEALT,
    CARD_GIVEN,
    CARD_REFUSED,
    CARD_REVEALED,
    CARD_TURNED_UP,
    CARPET_DELIVERED,
    CARPET_DISCARDED,
    CARPET_TAKEN,
    CHOICE_CHANGED,
    CHOICE_SEALED,
    DEAL_BEGAN,
    END_TRIGGERED,
    GAME_ENDED,
    GEMS_GAINED,
    GEMS_SPENT,
    NOTHING_LEFT,
    SALT_BOUGHT,
    SALT_DECLINED,
    TEAPOT_TAKEN,
    Khiva,
)

Shop = Literal[1, 2, 3, 4]
_SHOPS: tuple[Shop, ...] = get_args(Shop)


class Event(Struct, frozen=True, tag=True):
    def audience(self) -> tuple[int, ...] | None:
        """The seats that may see it; None for everybody, spectators too."""
        return None


class DealBegan(Event, frozen=True):
    deal: int


class CardsDealt(Event, frozen=True):
    seat: int
    cards: tuple[Card, ...]

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class CardsTurnedUp(Event, frozen=True):
    """KH-37."""

    cards: tuple[Card, ...]


class ChoiceSealed(Event, frozen=True):
    seat: int


class ChoiceChanged(Event, frozen=True):
    """Nobody else learns that a sealed choice was changed."""

    seat: int

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class CardsRevealed(Event, frozen=True):
    seat: int
    cards: tuple[Card, ...]


class CardsGiven(Event, frozen=True):
    """KH-12: seen only by giver and receiver."""

    seat: int
    to: int
    cards: tuple[Card, ...]

    def audience(self) -> tuple[int, ...]:
        return (self.seat, self.to)


class CardRefused(Event, frozen=True):
    seat: int
    card: Card
    gems: int


class CamelWon(Event, frozen=True):
    seat: int
    camel: Colour
    card: Card


class GemsSpent(Event, frozen=True):
    seat: int
    gems: int


class Passed(Struct, frozen=True):
    """A space on a camel's way: counted as a step, or jumped."""

    space: Space
    jumped: bool


class CamelMoved(Event, frozen=True):
    seat: int
    camel: Colour
    start: Space
    way: tuple[Passed, ...]
    stop: Space


class GemsGained(Event, frozen=True):
    seat: int
    gems: int
    shop: Literal[1, 3]


class CarpetTaken(Event, frozen=True):
    seat: int
    carpet: Carpet


class SaltBought(Event, frozen=True):
    seat: int
    value: int


class SaltDeclined(Event, frozen=True):
    seat: int


class NothingLeft(Event, frozen=True):
    """The shop had nothing to give."""

    seat: int
    shop: Shop


class TeapotTaken(Event, frozen=True):
    """KH-27: everybody sees its value now; afterwards it lies face down."""

    seat: int
    camel: Colour
    value: int


class CarpetsDelivered(Event, frozen=True):
    seat: int
    carpets: tuple[Carpet, ...]


class CamelLoaded(Event, frozen=True):
    camel: Colour
    teapot: int


class EndTriggered(Event, frozen=True):
    pile: Pile


class CarpetsDiscarded(Event, frozen=True):
    seat: int
    carpets: tuple[Carpet, ...]


class GameEnded(Event, frozen=True):
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


AnyEvent = (
    DealBegan
    | CardsDealt
    | CardsTurnedUp
    | ChoiceSealed
    | ChoiceChanged
    | CardsRevealed
    | CardsGiven
    | CardRefused
    | CamelWon
    | GemsSpent
    | CamelMoved
    | GemsGained
    | CarpetTaken
    | SaltBought
    | SaltDeclined
    | NothingLeft
    | TeapotTaken
    | CarpetsDelivered
    | CamelLoaded
    | EndTriggered
    | CarpetsDiscarded
    | GameEnded
)

#: Told one by one, shown together when they follow each other and belong to the same seat.
_LOTS = {CARD_DEALT, CARD_TURNED_UP, CARD_REVEALED, CARD_GIVEN, CAMEL_PASSED, CARPET_DELIVERED, CARPET_DISCARDED}


def events_of(g: Khiva) -> tuple[AnyEvent, ...]:
    """What the last step told, in order."""
    rows = rows_told(g)
    made: list[AnyEvent] = []
    way: tuple[Passed, ...] = ()
    i = 0
    while i < len(rows):
        kind, seat = rows[i][:2]
        lot = 1
        while kind in _LOTS and i + lot < len(rows) and rows[i + lot][:2] == [kind, seat]:
            lot += 1
        if kind == CAMEL_PASSED:
            way = tuple(Passed(space_named(row[2], seat), bool(row[3])) for row in rows[i : i + lot])
        else:
            made.append(_event(g, kind, seat, rows[i : i + lot], way))
            way = ()
        i += lot
    return tuple(made)


def _event(g: Khiva, kind: int, seat: int, lot: list[list[int]], way: tuple[Passed, ...]) -> AnyEvent:
    a, b, c = lot[0][2:]
    if kind in (CARPET_DELIVERED, CARPET_DISCARDED):
        carpets = tuple(carpet_name(g, row[2]) for row in lot)
        return CarpetsDelivered(seat, carpets) if kind == CARPET_DELIVERED else CarpetsDiscarded(seat, carpets)
    if kind in (CARD_DEALT, CARD_TURNED_UP, CARD_REVEALED, CARD_GIVEN):
        return _cards_event(kind, seat, tuple(card_name(row[2]) for row in lot), to=b)
    match kind:
        case _ if kind == DEAL_BEGAN:
            return DealBegan(a)
        case _ if kind == CHOICE_SEALED:
            return ChoiceSealed(seat)
        case _ if kind == CHOICE_CHANGED:
            return ChoiceChanged(seat)
        case _ if kind == CARD_REFUSED:
            return CardRefused(seat, card_name(a), b)
        case _ if kind == CAMEL_WON:
            return CamelWon(seat, COLOUR_NAMES[a], card_name(b))
        case _ if kind == GEMS_SPENT:
            return GemsSpent(seat, a)
        case _ if kind == CAMEL_MOVED:
            return CamelMoved(seat, COLOUR_NAMES[a], space_named(b, seat), way, space_named(c, seat))
        case _ if kind == GEMS_GAINED:
            return GemsGained(seat, a, 1 if b == 1 else 3)
        case _ if kind == CARPET_TAKEN:
            return CarpetTaken(seat, carpet_name(g, a))
        case _ if kind == SALT_BOUGHT:
            return SaltBought(seat, g.salt_value[a])
        case _ if kind == SALT_DECLINED:
            return SaltDeclined(seat)
        case _ if kind == NOTHING_LEFT:
            return NothingLeft(seat, _SHOPS[a - 1])
        case _ if kind == TEAPOT_TAKEN:
            return TeapotTaken(seat, COLOUR_NAMES[a], b)
        case _ if kind == CAMEL_LOADED:
            return CamelLoaded(COLOUR_NAMES[a], b)
        case _ if kind == END_TRIGGERED:
            return EndTriggered(PILE_NAMES[a])
        case _ if kind == GAME_ENDED:
            seats = range(g.seats)
            return GameEnded(tuple(score(g, s) for s in seats), tuple(rank(g, s) for s in seats))
    raise AssertionError(f"no event of kind {kind}")


def _cards_event(kind: int, seat: int, cards: tuple[Card, ...], to: int) -> AnyEvent:
    if kind == CARD_DEALT:
        return CardsDealt(seat, cards)
    if kind == CARD_TURNED_UP:
        return CardsTurnedUp(cards)
    if kind == CARD_REVEALED:
        return CardsRevealed(seat, cards)
    return CardsGiven(seat, to, cards)
