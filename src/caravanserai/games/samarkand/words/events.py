"""What happened: typed, in the past tense, and who may see it."""

from collections.abc import Callable
from typing import Literal

from caravanserai.engine import events
from caravanserai.engine.events import ByField, Event
from caravanserai.engine.phrases import Seat
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
_SEALED = ByField("purpose", {"sale": "SA-07", "price": "SA-09", "leave": "SA-27", "kind": "SA-28"})


class KindDrawn(Event, frozen=True):
    """SA-34: until the first reveal nobody else knows."""

    clause = "SA-04"

    seat: Seat
    kind: Kind
    dirhams: int

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class ElderDrawn(Event, frozen=True):
    clause = "SA-06"

    seat: Seat


class TurnBegan(Event, frozen=True):
    clause = "SA-21"

    turn: int
    elder: Seat


class CamelTurnedUp(Event, frozen=True):
    """A camel is for sale; so many are left in the pile."""

    clause = "SA-19"

    capacity: int
    left: int


class AnswerSealed(Event, frozen=True):
    """Others hear only that there is an answer; at a price not even that: who says nothing passes (SA-23)."""

    clause = _SEALED
    quiet = True

    seat: Seat
    purpose: Purpose

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,) if self.purpose == "price" else None


class AnswerChanged(Event, frozen=True):
    """Nobody else learns that a sealed answer was changed."""

    clause = _SEALED
    quiet = True

    seat: Seat
    purpose: Purpose

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class CardOffered(Event, frozen=True):
    """A card is for sale; the bank's has no seller."""

    clause = "SA-07"

    seller: Seat | None
    card: Card


class PriceCalled(Event, frozen=True):
    clause = "SA-08"
    quiet = True

    price: int


class Stopped(Event, frozen=True):
    """A stop of this moment, before it is settled."""

    clause = "SA-09"

    seat: Seat
    card: Ware
    price: int


class CouldNotPay(Event, frozen=True):
    """SA-18: nothing is bought, and `paid` (1, or 0 from an empty purse) goes to the bank."""

    clause = "SA-18"

    seat: Seat
    card: Ware
    price: int
    paid: int


class DisputeWon(Event, frozen=True):
    """SA-13: the elder buys; the others pay nothing."""

    clause = "SA-13"

    seat: Seat
    card: Ware
    others: tuple[Seat, ...]


class GoodsBought(Event, frozen=True):
    """The price went to the seller; the bank is none."""

    clause = "SA-09"

    seat: Seat
    card: Card
    price: int
    seller: Seat | None


class CamelBought(Event, frozen=True):
    clause = "SA-10"

    seat: Seat
    capacity: int
    price: int


class DisputeLost(Event, frozen=True):
    """SA-14, SA-15: each paid half the price to the seller, or to the bank; goods leave the game, a camel goes back."""

    clause = ByField("card", {"camel": "SA-15"}, "SA-14")

    seats: tuple[Seat, ...]
    card: Ware
    half: int
    seller: Seat | None


class PileShuffled(Event, frozen=True):
    """SA-15: the camels' pile, with the one that went back."""

    clause = "SA-15"

    left: int


class GoodsUnsold(Event, frozen=True):
    """SA-20: they leave the game."""

    clause = "SA-20"

    cards: tuple[Card, ...]


class MarketClosed(Event, frozen=True):
    """SA-22: every hand is sold out."""

    clause = "SA-22"


class GoodsLeft(Event, frozen=True):
    """SA-27: more than the seat's camels can carry."""

    clause = "SA-27"

    seat: Seat
    cards: tuple[Card, ...]


class KindScored(Event, frozen=True):
    """SA-28: the rarest kind, or the one chosen among equals."""

    clause = "SA-28"

    seat: Seat
    kind: Kind


class GameEnded(events.GameEnded, frozen=True):
    clause = "SA-32"


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
