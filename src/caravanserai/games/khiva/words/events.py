"""What happened: typed, in the past tense, and who may see it."""

from collections.abc import Callable
from typing import Literal, get_args

from msgspec import Struct

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
    Card,
    Carpet,
    Colour,
    Pile,
    Space,
    card_name,
    carpet_name,
    space_named,
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
    way: tuple[Passed, ...] = ()
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
