"""What happened: typed, in the past tense, and who may see it."""

from collections.abc import Callable
from typing import Annotated, Literal, get_args

from msgspec import Struct

from caravanserai.engine import events
from caravanserai.engine.events import ByField, Event
from caravanserai.engine.phrases import HowMany, Seat, said_as
from caravanserai.engine.telling import rows_told

from ..rules.scoring import rank, score
from ..rules.state import (
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
from .names import (
    COLOUR_NAMES,
    PILE_NAMES,
    Camel,
    Card,
    Carpet,
    Pile,
    Space,
    card_name,
    carpet_name,
    space_named,
)

Shop = Literal[1, 2, 3, 4]
_SHOPS: tuple[Shop, ...] = get_args(Shop)
_BY_SHOP = ByField("shop", {1: "KH-23", 2: "KH-24", 3: "KH-25", 4: "KH-26"})


class DealBegan(Event, frozen=True):
    clause = "KH-31"

    deal: int


class CardsDealt(Event, frozen=True):
    clause = "KH-10"

    seat: Seat
    cards: tuple[Card, ...]

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class CardsTurnedUp(Event, frozen=True):
    """KH-37."""

    clause = "KH-37"

    cards: tuple[Card, ...]


class ChoiceSealed(Event, frozen=True):
    clause = "KH-11"
    quiet = True

    seat: Seat


class ChoiceChanged(Event, frozen=True):
    """Nobody else learns that a sealed choice was changed."""

    clause = "KH-11"
    quiet = True

    seat: Seat

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class CardsRevealed(Event, frozen=True):
    clause = "KH-12"

    seat: Seat
    cards: tuple[Card, ...]


class CardsGiven(Event, frozen=True):
    """KH-12: seen only by giver and receiver."""

    clause = "KH-12"

    seat: Seat
    to: Seat
    cards: tuple[Card, ...]

    def audience(self) -> tuple[int, ...]:
        return (self.seat, self.to)


class CardRefused(Event, frozen=True):
    clause = "KH-16"

    seat: Seat
    card: Card
    gems: int


class CamelWon(Event, frozen=True):
    clause = "KH-16"

    seat: Seat
    camel: Camel
    card: Card


class GemsSpent(Event, frozen=True):
    clause = "KH-17"

    seat: Seat
    gems: int


class Passed(Struct, frozen=True):
    """A space on a camel's way: counted as a step, or jumped."""

    space: Space
    jumped: bool


class CamelMoved(Event, frozen=True):
    clause = "KH-18"

    seat: Seat
    camel: Camel
    start: Space
    way: Annotated[tuple[Passed, ...], said_as(HowMany("jumped"))]
    stop: Space


class GemsGained(Event, frozen=True):
    clause = _BY_SHOP

    seat: Seat
    gems: int
    shop: Literal[1, 3]


class CarpetTaken(Event, frozen=True):
    clause = "KH-24"

    seat: Seat
    carpet: Carpet


class SaltBought(Event, frozen=True):
    clause = "KH-26"

    seat: Seat
    value: int


class SaltDeclined(Event, frozen=True):
    clause = "KH-26"

    seat: Seat


class NothingLeft(Event, frozen=True):
    """The shop had nothing to give."""

    clause = _BY_SHOP

    seat: Seat
    shop: Shop


class TeapotTaken(Event, frozen=True):
    """KH-27: everybody sees its value now; afterwards it lies face down."""

    clause = "KH-27"

    seat: Seat
    camel: Camel
    value: int


class CarpetsDelivered(Event, frozen=True):
    clause = "KH-28"

    seat: Seat
    carpets: tuple[Carpet, ...]


class CamelLoaded(Event, frozen=True):
    clause = "KH-29"

    camel: Camel
    teapot: int


class EndTriggered(Event, frozen=True):
    clause = "KH-32"

    pile: Pile


class CarpetsDiscarded(Event, frozen=True):
    clause = "KH-33"

    seat: Seat
    carpets: tuple[Carpet, ...]


class GameEnded(events.GameEnded, frozen=True):
    clause = "KH-34"


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

#: How each kind of row is told; rows have a seat and three numbers, to which their kind gives a meaning.
_TOLD: dict[int, Callable[[Khiva, int, int, int, int], AnyEvent]] = {
    DEAL_BEGAN: lambda g, seat, a, b, c: DealBegan(a),
    CHOICE_SEALED: lambda g, seat, a, b, c: ChoiceSealed(seat),
    CHOICE_CHANGED: lambda g, seat, a, b, c: ChoiceChanged(seat),
    CARD_REFUSED: lambda g, seat, a, b, c: CardRefused(seat, card_name(a), b),
    CAMEL_WON: lambda g, seat, a, b, c: CamelWon(seat, COLOUR_NAMES[a], card_name(b)),
    GEMS_SPENT: lambda g, seat, a, b, c: GemsSpent(seat, a),
    GEMS_GAINED: lambda g, seat, a, b, c: GemsGained(seat, a, 1 if b == 1 else 3),
    CARPET_TAKEN: lambda g, seat, a, b, c: CarpetTaken(seat, carpet_name(g, a)),
    SALT_BOUGHT: lambda g, seat, a, b, c: SaltBought(seat, g.salt_value[a]),
    SALT_DECLINED: lambda g, seat, a, b, c: SaltDeclined(seat),
    NOTHING_LEFT: lambda g, seat, a, b, c: NothingLeft(seat, _SHOPS[a - 1]),
    TEAPOT_TAKEN: lambda g, seat, a, b, c: TeapotTaken(seat, COLOUR_NAMES[a], b),
    CAMEL_LOADED: lambda g, seat, a, b, c: CamelLoaded(COLOUR_NAMES[a], b),
    END_TRIGGERED: lambda g, seat, a, b, c: EndTriggered(PILE_NAMES[a]),
    GAME_ENDED: lambda g, seat, a, b, c: GameEnded(
        tuple(score(g, s) for s in range(g.seats)), tuple(rank(g, s) for s in range(g.seats))
    ),
}


def events_of(g: Khiva) -> tuple[AnyEvent, ...]:
    """What the last step told, in order."""
    rows = rows_told(g)
    made: list[AnyEvent] = []
    way: Annotated[tuple[Passed, ...], said_as(HowMany("jumped"))] = ()
    i = 0
    while i < len(rows):
        kind, seat, a, b, c = rows[i]
        i += 1
        if kind == CAMEL_MOVED:
            made.append(CamelMoved(seat, COLOUR_NAMES[a], space_named(b, seat), way, space_named(c, seat)))
            way = ()
        elif kind not in _LOTS:
            made.append(_TOLD[kind](g, seat, a, b, c))
        else:
            lot = [a]
            while i < len(rows) and rows[i][0] == kind and rows[i][1] == seat:
                lot.append(rows[i][2])
                i += 1
            if kind == CAMEL_PASSED:
                way = tuple([Passed(space_named(row[2], seat), bool(row[3])) for row in rows[i - len(lot) : i]])
            else:
                made.append(_lot(g, kind, seat, lot, b))
    return tuple(made)


def _lot(g: Khiva, kind: int, seat: int, lot: list[int], to: int) -> AnyEvent:
    """Cards or carpets that belong together."""
    if kind == CARPET_DELIVERED:
        return CarpetsDelivered(seat, tuple([carpet_name(g, carpet) for carpet in lot]))
    if kind == CARPET_DISCARDED:
        return CarpetsDiscarded(seat, tuple([carpet_name(g, carpet) for carpet in lot]))
    cards = tuple([card_name(card) for card in lot])
    if kind == CARD_DEALT:
        return CardsDealt(seat, cards)
    if kind == CARD_TURNED_UP:
        return CardsTurnedUp(cards)
    if kind == CARD_REVEALED:
        return CardsRevealed(seat, cards)
    return CardsGiven(seat, to, cards)
