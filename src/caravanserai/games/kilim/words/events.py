"""What happened: typed, in the past tense, and who may see it."""

from collections.abc import Callable
from typing import Literal

from caravanserai.engine import events
from caravanserai.engine.events import ByField, Event
from caravanserai.engine.phrases import Seat
from caravanserai.engine.telling import rows_told

from ..rules.scoring import rank, score
from ..rules.state import (
    ACTION_SEALED,
    CARD_CHANGED,
    CARD_PLACED,
    CARD_REVEALED,
    CARD_TAKEN_BACK,
    DAY_BEGAN,
    DAY_ENDED,
    DOMINO_LOST,
    DOMINO_TURNED,
    DOMINO_TURNED_UP,
    DOMINO_WOVEN,
    GAME_ENDED,
    GOLD_CHANGED,
    GOLD_DISCARDED,
    GOLD_PAID,
    GOLD_SEALED,
    NOTHING_LEFT,
    OFFER_CANCELLED,
    OFFER_MADE,
    PAYMENT_TIED,
    PERFECT_WOVEN,
    PIECE_MOVED,
    PIECE_REMOVED,
    PRIZE_LEFT,
    PRIZE_WON,
    SCRAP_CHOSEN,
    SCRAP_KEPT,
    SCRAP_USED,
    SEAT_DONE,
    TOKEN_TAKEN,
    Kilim,
)
from .names import TOKEN_NAMES, Card, Piece, Token, card_name, piece_name

#: What Gold is sealed for: a spy's offer, the Scrap Bag, the Artisan.
Purpose = Literal["offer", "scrap-bag", "artisan"]
Place = Literal["scrap-bag", "artisan"]
_PURPOSES: tuple[Purpose, ...] = ("offer", "scrap-bag", "artisan")
_PLACES: dict[int, Place] = {1: "scrap-bag", 2: "artisan"}
_SEALED = ByField("purpose", {"offer": "KI-13", "scrap-bag": "KI-20", "artisan": "KI-25"})


class DayBegan(Event, frozen=True):
    clause = "KI-37"

    day: int


class DominoTurnedUp(Event, frozen=True):
    clause = "KI-10"

    domino: Piece


class CardPlaced(Event, frozen=True):
    """Face down."""

    clause = "KI-10"
    quiet = True

    seat: Seat


class CardChanged(Event, frozen=True):
    """Nobody else learns that a placed card was changed."""

    clause = "KI-10"
    quiet = True

    seat: Seat

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class CardTakenBack(Event, frozen=True):
    """Everybody waits for this seat again."""

    clause = "KI-32"
    quiet = True

    seat: Seat


class CardRevealed(Event, frozen=True):
    clause = "KI-13"

    seat: Seat
    card: Card


class GoldSealed(Event, frozen=True):
    clause = _SEALED
    quiet = True

    seat: Seat
    purpose: Purpose


class GoldChanged(Event, frozen=True):
    """Nobody else learns that sealed Gold was changed."""

    clause = _SEALED
    quiet = True

    seat: Seat
    purpose: Purpose

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class OfferMade(Event, frozen=True):
    """A spy's offer is open."""

    clause = "KI-13"

    seat: Seat
    gold: int


class OffersCancelled(Event, frozen=True):
    """KI-14."""

    clause = "KI-14"

    gold: int
    seats: tuple[Seat, ...]


class PrizeWon(Event, frozen=True):
    """The best offer that was left wins so many dominoes."""

    clause = "KI-14"

    seat: Seat
    gold: int
    dominoes: int


class PrizeLeft(Event, frozen=True):
    """KI-15: nobody won; so many dominoes wait for the next turn."""

    clause = "KI-15"

    dominoes: int


class DominoWoven(Event, frozen=True):
    clause = "KI-34"

    seat: Seat
    domino: Piece
    x: int
    y: int
    turn: int


class GoldPaid(Event, frozen=True):
    clause = ByField("place", {"scrap-bag": "KI-18", "artisan": "KI-23"})

    seat: Seat
    gold: int
    place: Place


class GoldDiscarded(Event, frozen=True):
    """The seat could not pay, and lost a Gold card of its choice."""

    clause = ByField("place", {"scrap-bag": "KI-19", "artisan": "KI-24"})

    seat: Seat
    gold: int
    place: Place


class PaymentTied(Event, frozen=True):
    """KI-20, KI-25: the best payments were equal: nobody gets anything."""

    clause = ByField("place", {"scrap-bag": "KI-20", "artisan": "KI-25"})

    gold: int
    place: Place


class ScrapKept(Event, frozen=True):
    """Everybody sees that the seat kept a scrap."""

    clause = "KI-21"

    seat: Seat


class ScrapChosen(Event, frozen=True):
    """Only the seat itself sees which."""

    clause = "KI-21"

    seat: Seat
    scrap: Piece

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class TokenTaken(Event, frozen=True):
    clause = "KI-26"

    seat: Seat
    token: Token


class NothingLeft(Event, frozen=True):
    """The Scrap Bag or the Artisan had nothing left to give."""

    clause = ByField("place", {"scrap-bag": "KI-21", "artisan": "KI-26"})

    seat: Seat
    place: Place


class ScrapUsed(Event, frozen=True):
    clause = "KI-22"

    seat: Seat
    scrap: Piece
    x: int
    y: int


class PerfectWoven(Event, frozen=True):
    clause = "KI-27"

    seat: Seat
    domino: Piece
    x: int
    y: int
    turn: int


class DominoTurned(Event, frozen=True):
    """How it lies now."""

    clause = "KI-28"

    seat: Seat
    domino: Piece
    x: int
    y: int
    turn: int


class PieceRemoved(Event, frozen=True):
    clause = "KI-29"

    seat: Seat
    piece: Piece


class PieceMoved(Event, frozen=True):
    """Where it lies now."""

    clause = "KI-30"

    seat: Seat
    piece: Piece
    x: int
    y: int


class ActionSealed(Event, frozen=True):
    """KI-32: at the end of a day only the seat itself sees what it does, until all are done."""

    clause = "KI-32"
    quiet = True

    seat: Seat

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class SeatDone(Event, frozen=True):
    """KI-32: nobody waits for this seat any more today."""

    clause = "KI-32"
    quiet = True

    seat: Seat


class DominoesLost(Event, frozen=True):
    """KI-16."""

    clause = "KI-16"

    dominoes: tuple[Piece, ...]


class DayEnded(Event, frozen=True):
    """And what each kilim is worth now, which everybody can see."""

    clause = "KI-37"

    day: int
    scores: tuple[int, ...]


class GameEnded(events.GameEnded, frozen=True):
    clause = "KI-44"


#: KI-32.
FreeActionEvent = ScrapUsed | PerfectWoven | DominoTurned | PieceRemoved | PieceMoved | ActionSealed | SeatDone

AnyEvent = (
    DayBegan
    | DominoTurnedUp
    | CardPlaced
    | CardChanged
    | CardTakenBack
    | CardRevealed
    | GoldSealed
    | GoldChanged
    | OfferMade
    | OffersCancelled
    | PrizeWon
    | PrizeLeft
    | DominoWoven
    | GoldPaid
    | GoldDiscarded
    | PaymentTied
    | ScrapKept
    | ScrapChosen
    | TokenTaken
    | NothingLeft
    | ScrapUsed
    | PerfectWoven
    | DominoTurned
    | PieceRemoved
    | PieceMoved
    | ActionSealed
    | SeatDone
    | DominoesLost
    | DayEnded
    | GameEnded
)


def events_of(g: Kilim) -> tuple[AnyEvent, ...]:
    """What the last step told, in order."""
    rows = rows_told(g)
    made: list[AnyEvent] = []
    i = 0
    while i < len(rows):
        kind, seat, a, b, c = rows[i]
        lot = 1
        if kind in (OFFER_CANCELLED, DOMINO_LOST):  # told one by one, shown together
            while i + lot < len(rows) and rows[i + lot][0] == kind and (kind == DOMINO_LOST or rows[i + lot][2] == a):
                lot += 1
        if kind == OFFER_CANCELLED:
            made.append(OffersCancelled(a, tuple(row[1] for row in rows[i : i + lot])))
        elif kind == DOMINO_LOST:
            made.append(DominoesLost(tuple(piece_name(g, row[2]) for row in rows[i : i + lot])))
        else:
            made.append(_MADE[kind](g, seat, a, b, c))
        i += lot
    return tuple(made)


def _named(g: Kilim, a: int) -> tuple[str, int]:
    """A piece and its turn, which are told as one number."""
    return piece_name(g, a // 4), a % 4


def _laid(kind: type[DominoWoven] | type[PerfectWoven] | type[DominoTurned]) -> Callable[..., AnyEvent]:
    def made(g: Kilim, seat: int, a: int, x: int, y: int) -> AnyEvent:
        name, turn = _named(g, a)
        return kind(seat, name, x, y, turn)

    return made


def _scores(g: Kilim) -> tuple[int, ...]:
    return tuple(score(g, seat) for seat in range(g.seats))


def _ended(g: Kilim, *_: int) -> GameEnded:
    return GameEnded(_scores(g), tuple(rank(g, seat) for seat in range(g.seats)))


_MADE: dict[int, Callable[..., AnyEvent]] = {
    DAY_BEGAN: lambda g, seat, a, b, c: DayBegan(a),
    DOMINO_TURNED_UP: lambda g, seat, a, b, c: DominoTurnedUp(piece_name(g, a)),
    CARD_PLACED: lambda g, seat, a, b, c: CardPlaced(seat),
    CARD_CHANGED: lambda g, seat, a, b, c: CardChanged(seat),
    CARD_TAKEN_BACK: lambda g, seat, a, b, c: CardTakenBack(seat),
    CARD_REVEALED: lambda g, seat, a, b, c: CardRevealed(seat, card_name(a)),
    GOLD_SEALED: lambda g, seat, a, b, c: GoldSealed(seat, _PURPOSES[a]),
    GOLD_CHANGED: lambda g, seat, a, b, c: GoldChanged(seat, _PURPOSES[a]),
    OFFER_MADE: lambda g, seat, a, b, c: OfferMade(seat, a),
    PRIZE_WON: lambda g, seat, a, b, c: PrizeWon(seat, a, b),
    PRIZE_LEFT: lambda g, seat, a, b, c: PrizeLeft(a),
    DOMINO_WOVEN: _laid(DominoWoven),
    GOLD_PAID: lambda g, seat, a, b, c: GoldPaid(seat, a, _PLACES[b]),
    GOLD_DISCARDED: lambda g, seat, a, b, c: GoldDiscarded(seat, a, _PLACES[b]),
    PAYMENT_TIED: lambda g, seat, a, b, c: PaymentTied(a, _PLACES[b]),
    SCRAP_KEPT: lambda g, seat, a, b, c: ScrapKept(seat),
    SCRAP_CHOSEN: lambda g, seat, a, b, c: ScrapChosen(seat, piece_name(g, a)),
    TOKEN_TAKEN: lambda g, seat, a, b, c: TokenTaken(seat, TOKEN_NAMES[a]),
    NOTHING_LEFT: lambda g, seat, a, b, c: NothingLeft(seat, _PLACES[a]),
    SCRAP_USED: lambda g, seat, a, x, y: ScrapUsed(seat, piece_name(g, a // 4), x, y),
    PERFECT_WOVEN: _laid(PerfectWoven),
    DOMINO_TURNED: _laid(DominoTurned),
    PIECE_REMOVED: lambda g, seat, a, b, c: PieceRemoved(seat, piece_name(g, a // 4)),
    PIECE_MOVED: lambda g, seat, a, x, y: PieceMoved(seat, piece_name(g, a // 4), x, y),
    ACTION_SEALED: lambda g, seat, a, b, c: ActionSealed(seat),
    SEAT_DONE: lambda g, seat, a, b, c: SeatDone(seat),
    DAY_ENDED: lambda g, seat, a, b, c: DayEnded(a, _scores(g)),
    GAME_ENDED: _ended,
}
