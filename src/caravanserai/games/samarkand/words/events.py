"""What happened: typed, in the past tense, and who may see it."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from caravanserai.engine.telling import rows_told

from ..rules.scoring import rank, score
from ..rules.state import (
    ANSWER_CHANGED,
    ANSWER_SEALED,
    CAMEL_TURNED_UP,
    CAMELS_SHUFFLED,
    CARD_BOUGHT,
    CARD_OFFERED,
    CARDS,
    COULD_NOT_PAY,
    DISPUTE_WON,
    DISPUTED,
    ELDER_DRAWN,
    GAME_ENDED,
    KIND_DRAWN,
    KIND_SCORED,
    LEAVE,
    LEFT_BEHIND,
    MARKET_CLOSED,
    PRICE_CALLED,
    RAREST,
    SELL,
    STOP,
    STOPPED,
    TURN_BEGAN,
    UNSOLD,
    Samarkand,
)
from .names import KIND_NAMES, Card, Kind, Ware, card_name, seller_named, ware_name

#: What an answer is sealed for: the card to sell, pass or stop at a price, what to leave behind, the kind to score.
Purpose = Literal["sale", "price", "leave", "kind"]
_PURPOSES: dict[int, Purpose] = {SELL: "sale", STOP: "price", LEAVE: "leave", RAREST: "kind"}


class Event(Struct, frozen=True, tag=True):
    def audience(self) -> tuple[int, ...] | None:
        """The seats that may see it; None for everybody, spectators too."""
        return None


class KindDrawn(Event, frozen=True):
    """SA-34: until the first reveal nobody else knows."""

    seat: int
    kind: Kind
    dirhams: int

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class ElderDrawn(Event, frozen=True):
    seat: int


class TurnBegan(Event, frozen=True):
    turn: int
    elder: int


class CamelTurnedUp(Event, frozen=True):
    """A camel is for sale; so many are left in the pile."""

    capacity: int
    left: int


class AnswerSealed(Event, frozen=True):
    """Others hear only that there is an answer; at a price not even that: who says nothing passes (SA-23)."""

    seat: int
    purpose: Purpose

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,) if self.purpose == "price" else None


class AnswerChanged(Event, frozen=True):
    """Nobody else learns that a sealed answer was changed."""

    seat: int
    purpose: Purpose

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class CardOffered(Event, frozen=True):
    """A card is for sale; the bank's has no seller."""

    seller: int | None
    card: Card


class PriceCalled(Event, frozen=True):
    price: int


class Stopped(Event, frozen=True):
    """A stop of this moment, before it is settled."""

    seat: int
    card: Ware
    price: int


class CouldNotPay(Event, frozen=True):
    """SA-18: nothing is bought, and `paid` (1, or 0 from an empty purse) goes to the bank."""

    seat: int
    card: Ware
    price: int
    paid: int


class DisputeWon(Event, frozen=True):
    """SA-13: the elder buys; the others pay nothing."""

    seat: int
    card: Ware
    others: tuple[int, ...]


class GoodsBought(Event, frozen=True):
    """The price went to the seller; the bank is none."""

    seat: int
    card: Card
    price: int
    seller: int | None


class CamelBought(Event, frozen=True):
    seat: int
    capacity: int
    price: int


class DisputeLost(Event, frozen=True):
    """SA-14, SA-15: each paid half the price to the seller, or to the bank; goods leave the game, a camel goes back."""

    seats: tuple[int, ...]
    card: Ware
    half: int
    seller: int | None


class PileShuffled(Event, frozen=True):
    """SA-15: the camels' pile, with the one that went back."""

    left: int


class GoodsUnsold(Event, frozen=True):
    """SA-20: they leave the game."""

    cards: tuple[Card, ...]


class MarketClosed(Event, frozen=True):
    """SA-22: every hand is sold out."""


class GoodsLeft(Event, frozen=True):
    """SA-27: more than the seat's camels can carry."""

    seat: int
    cards: tuple[Card, ...]


class KindScored(Event, frozen=True):
    """SA-28: the rarest kind, or the one chosen among equals."""

    seat: int
    kind: Kind


class GameEnded(Event, frozen=True):
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


AnyEvent = (
    KindDrawn
    | ElderDrawn
    | TurnBegan
    | CamelTurnedUp
    | AnswerSealed
    | AnswerChanged
    | CardOffered
    | PriceCalled
    | Stopped
    | CouldNotPay
    | DisputeWon
    | GoodsBought
    | CamelBought
    | DisputeLost
    | PileShuffled
    | GoodsUnsold
    | MarketClosed
    | GoodsLeft
    | KindScored
    | GameEnded
)

#: Told one by one, shown together: the goods of one seat, all unsold goods, all who dispute one card.
_LOTS: dict[int, Callable[[list[int]], object]] = {
    LEFT_BEHIND: lambda row: row[1],
    UNSOLD: lambda row: None,
    DISPUTE_WON: lambda row: row[2],
    DISPUTED: lambda row: row[2],
}


def events_of(g: Samarkand) -> tuple[AnyEvent, ...]:
    """What the last step told, in order."""
    rows = rows_told(g)
    made: list[AnyEvent] = []
    i = 0
    while i < len(rows):
        kind = rows[i][0]
        lot = 1
        if alike := _LOTS.get(kind):
            while i + lot < len(rows) and rows[i + lot][0] == kind and alike(rows[i + lot]) == alike(rows[i]):
                lot += 1
            made.append(_of_lot(kind, rows[i : i + lot]))
        else:
            made.append(_MADE[kind](g, *rows[i][1:]))
        i += lot
    return tuple(made)


def _of_lot(kind: int, rows: list[list[int]]) -> AnyEvent:
    _, seat, card, b, c = rows[0]
    if kind == LEFT_BEHIND:
        return GoodsLeft(seat, tuple(card_name(row[2]) for row in rows for _ in range(row[3])))
    if kind == UNSOLD:
        return GoodsUnsold(tuple(card_name(row[2]) for row in rows))
    if kind == DISPUTE_WON:
        return DisputeWon(seat, ware_name(card), tuple(row[3] for row in rows))
    return DisputeLost(tuple(row[1] for row in rows), ware_name(card), b, seller_named(c))


def _bought(g: Samarkand, seat: int, card: int, price: int, place: int) -> AnyEvent:
    if card > CARDS:
        return CamelBought(seat, card - CARDS, price)
    return GoodsBought(seat, card_name(card), price, seller_named(place))


def _ended(g: Samarkand, *_: int) -> GameEnded:
    seats = range(g.seats)
    return GameEnded(tuple(score(g, seat) for seat in seats), tuple(rank(g, seat) for seat in seats))


_MADE: dict[int, Callable[..., AnyEvent]] = {
    KIND_DRAWN: lambda g, seat, a, b, c: KindDrawn(seat, KIND_NAMES[a], b),
    ELDER_DRAWN: lambda g, seat, a, b, c: ElderDrawn(seat),
    TURN_BEGAN: lambda g, seat, a, b, c: TurnBegan(a, seat),
    CAMEL_TURNED_UP: lambda g, seat, a, b, c: CamelTurnedUp(a, b),
    ANSWER_SEALED: lambda g, seat, a, b, c: AnswerSealed(seat, _PURPOSES[a]),
    ANSWER_CHANGED: lambda g, seat, a, b, c: AnswerChanged(seat, _PURPOSES[a]),
    CARD_OFFERED: lambda g, seat, a, b, c: CardOffered(seller_named(seat), card_name(a)),
    PRICE_CALLED: lambda g, seat, a, b, c: PriceCalled(a),
    STOPPED: lambda g, seat, a, b, c: Stopped(seat, ware_name(a), b),
    COULD_NOT_PAY: lambda g, seat, a, b, c: CouldNotPay(seat, ware_name(a), b, c),
    CARD_BOUGHT: _bought,
    CAMELS_SHUFFLED: lambda g, seat, a, b, c: PileShuffled(a),
    MARKET_CLOSED: lambda g, seat, a, b, c: MarketClosed(),
    KIND_SCORED: lambda g, seat, a, b, c: KindScored(seat, KIND_NAMES[a]),
    GAME_ENDED: _ended,
}
