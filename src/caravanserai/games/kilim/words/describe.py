"""Events, answers and questions as sentences, and the clause that each stands on."""

from caravanserai.engine.said import Said, game_ended, seat_name

from . import events as e
from .moves import (
    Done,
    Move,
    MovePiece,
    PayGold,
    PlaceCard,
    RemovePiece,
    TakeBackCard,
    TakeScrap,
    TakeToken,
    TurnDomino,
    UseScrap,
    Weave,
    WeavePerfect,
)
from .names import say_card, say_piece, say_pieces, say_place, say_token
from .questions import (
    Ask,
    EndOfDayAsk,
    PayGoldAsk,
    PlaceCardAsk,
    TakeScrapAsk,
    TakeTokenAsk,
    WeaveAsk,
)


def describe_event(event: e.AnyEvent) -> Said:
    match event:
        case e.DayBegan():
            return Said("kilim-day-began", {"day": event.day})
        case e.DominoTurnedUp():
            return Said("kilim-domino-turned-up", {"domino": say_piece(event.domino)})
        case e.CardPlaced():
            return _of_seat("kilim-card-placed", event.seat)
        case e.CardChanged():
            return _of_seat("kilim-card-changed", event.seat)
        case e.CardTakenBack():
            return _of_seat("kilim-card-taken-back", event.seat)
        case e.CardRevealed():
            return _of_seat("kilim-card-revealed", event.seat, card=say_card(event.card))
        case e.GoldSealed():
            return _of_seat("kilim-gold-sealed", event.seat, purpose=event.purpose)
        case e.GoldChanged():
            return _of_seat("kilim-gold-changed", event.seat)
        case e.OfferMade():
            return _of_seat("kilim-offer-made", event.seat, gold=event.gold)
        case e.OffersCancelled():
            names = tuple(seat_name(seat) for seat in event.seats)
            return Said("kilim-offers-cancelled", {"seats": names, "gold": event.gold})
        case e.PrizeWon():
            return _of_seat("kilim-prize-won", event.seat, gold=event.gold, dominoes=event.dominoes)
        case e.PrizeLeft():
            return Said("kilim-prize-left", {"dominoes": event.dominoes})
        case e.DominoWoven():
            return _of_seat("kilim-domino-woven", event.seat, domino=say_piece(event.domino))
        case e.GoldPaid():
            return _of_seat("kilim-gold-paid", event.seat, gold=event.gold, place=event.place)
        case e.GoldDiscarded():
            return _of_seat("kilim-gold-discarded", event.seat, gold=event.gold, place=event.place)
        case e.PaymentTied():
            return Said("kilim-payment-tied", {"gold": event.gold, "place": event.place})
        case e.ScrapKept():
            return _of_seat("kilim-scrap-kept", event.seat)
        case e.ScrapChosen():
            return _of_seat("kilim-scrap-chosen", event.seat, scrap=say_piece(event.scrap))
        case e.TokenTaken():
            return _of_seat("kilim-token-taken", event.seat, token=say_token(event.token))
        case e.NothingLeft():
            return _of_seat("kilim-nothing-left", event.seat, place=event.place)
        case e.DominoesLost():
            lost = say_pieces(event.dominoes)
            return Said("kilim-dominoes-lost", {"dominoes": lost, "count": len(lost)})
        case e.DayEnded():
            return Said("kilim-day-ended", {"day": event.day})
        case e.GameEnded():
            return game_ended(event.scores, event.ranks)
        case _:
            return _describe_free_action(event)


def _describe_free_action(event: e.FreeActionEvent) -> Said:
    match event:
        case e.ScrapUsed():
            return _of_seat("kilim-scrap-used", event.seat, scrap=say_piece(event.scrap))
        case e.PerfectWoven():
            return _of_seat("kilim-perfect-woven", event.seat)
        case e.DominoTurned():
            return _of_seat("kilim-domino-turned", event.seat, domino=say_piece(event.domino))
        case e.PieceRemoved():
            return _of_seat("kilim-piece-removed", event.seat, piece=say_piece(event.piece))
        case e.PieceMoved():
            return _of_seat("kilim-piece-moved", event.seat, piece=say_piece(event.piece))
        case e.ActionSealed():
            return _of_seat("kilim-action-sealed", event.seat)
        case e.SeatDone():
            return _of_seat("kilim-seat-done", event.seat)


_CLAUSES: dict[type[e.AnyEvent], str] = {
    e.DayBegan: "KI-37",
    e.DominoTurnedUp: "KI-10",
    e.CardPlaced: "KI-10",
    e.CardChanged: "KI-10",
    e.CardTakenBack: "KI-32",
    e.CardRevealed: "KI-13",
    e.OfferMade: "KI-13",
    e.OffersCancelled: "KI-14",
    e.PrizeWon: "KI-14",
    e.PrizeLeft: "KI-15",
    e.DominoWoven: "KI-34",
    e.ScrapKept: "KI-21",
    e.ScrapChosen: "KI-21",
    e.TokenTaken: "KI-26",
    e.ScrapUsed: "KI-22",
    e.PerfectWoven: "KI-27",
    e.DominoTurned: "KI-28",
    e.PieceRemoved: "KI-29",
    e.PieceMoved: "KI-30",
    e.ActionSealed: "KI-32",
    e.SeatDone: "KI-32",
    e.DominoesLost: "KI-16",
    e.DayEnded: "KI-37",
    e.GameEnded: "KI-44",
}

_SEALED_CLAUSES = {"offer": "KI-13", "scrap-bag": "KI-20", "artisan": "KI-25"}
_PLACE_CLAUSES: dict[type[e.AnyEvent], dict[str, str]] = {
    e.GoldPaid: {"scrap-bag": "KI-18", "artisan": "KI-23"},
    e.GoldDiscarded: {"scrap-bag": "KI-19", "artisan": "KI-24"},
    e.PaymentTied: {"scrap-bag": "KI-20", "artisan": "KI-25"},
    e.NothingLeft: {"scrap-bag": "KI-21", "artisan": "KI-26"},
}


def clause_of(event: e.AnyEvent) -> str:
    """Where the rulebook says so."""
    if isinstance(event, e.GoldSealed | e.GoldChanged):
        return _SEALED_CLAUSES[event.purpose]
    if isinstance(event, e.GoldPaid | e.GoldDiscarded | e.PaymentTied | e.NothingLeft):
        return _PLACE_CLAUSES[type(event)][event.place]
    return _CLAUSES[type(event)]


def describe_move(move: Move) -> Said:
    match move:
        case PlaceCard():
            return Said("kilim-place-card", {"card": say_card(move.card)})
        case TakeBackCard():
            return Said("kilim-take-back")
        case PayGold():
            return Said("kilim-pay-gold", {"gold": move.gold})
        case TakeScrap():
            return Said("kilim-take-scrap", {"scrap": say_piece(move.scrap)})
        case TakeToken():
            return Said("kilim-take-token", {"token": say_token(move.token)})
        case Weave():
            return Said("kilim-weave", {"at": say_place(move.x, move.y), "turn": move.turn})
        case UseScrap():
            return Said("kilim-use-scrap", {"scrap": say_piece(move.scrap), "at": say_place(move.x, move.y)})
        case WeavePerfect():
            return Said("kilim-weave-perfect", {"at": say_place(move.x, move.y), "turn": move.turn})
        case TurnDomino():
            domino = say_piece(move.domino)
            return Said("kilim-turn-domino", {"domino": domino, "at": say_place(move.x, move.y), "turn": move.turn})
        case RemovePiece():
            return Said("kilim-remove-piece", {"piece": say_piece(move.piece)})
        case MovePiece():
            return Said("kilim-move-piece", {"piece": say_piece(move.piece), "at": say_place(move.x, move.y)})
        case Done():
            return Said("kilim-done")


def describe_ask(ask: Ask) -> Said:
    match ask:
        case PlaceCardAsk():
            return Said("kilim-ask-card", {"prize": say_pieces(ask.prize), "count": len(ask.prize)})
        case PayGoldAsk():
            kind = "discard" if ask.discard else ask.purpose
            return Said("kilim-ask-gold", {"purpose": kind, "place": ask.purpose, "winning": ask.winning})
        case TakeScrapAsk():
            return Said("kilim-ask-scrap")
        case TakeTokenAsk():
            return Said("kilim-ask-token")
        case WeaveAsk():
            return Said("kilim-ask-weave", {"domino": say_piece(ask.domino), "left": ask.left})
        case EndOfDayAsk():
            return Said("kilim-ask-end-of-day")


def _of_seat(message: str, seat: int, **args: str | int | Said | tuple[Said, ...]) -> Said:
    return Said(message, {"seat": seat_name(seat), **args})
