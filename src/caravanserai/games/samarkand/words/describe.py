"""Events, answers and questions as sentences, and the clause that each stands on."""

from caravanserai.engine.said import Said, game_ended, seat_name

from . import events as e
from .moves import LeaveBehind, Move, Pass, ScoreKind, Sell, Stop
from .names import say_cards, say_kind, say_seats, say_ware
from .questions import Ask, LeaveBehindAsk, ScoreKindAsk, SellAsk, StopAsk


def describe_event(event: e.AnyEvent) -> Said:
    match event:
        case e.KindDrawn():
            return _of_seat("samarkand-kind-drawn", event.seat, kind=say_kind(event.kind), dirhams=event.dirhams)
        case e.ElderDrawn():
            return _of_seat("samarkand-elder-drawn", event.seat)
        case e.TurnBegan():
            return Said("samarkand-turn-began", {"turn": event.turn, "elder": seat_name(event.elder)})
        case e.CamelTurnedUp():
            return Said("samarkand-camel-turned-up", {"capacity": event.capacity, "left": event.left})
        case e.AnswerSealed():
            return _of_seat("samarkand-answer-sealed", event.seat, purpose=event.purpose)
        case e.AnswerChanged():
            return _of_seat("samarkand-answer-changed", event.seat, purpose=event.purpose)
        case e.CardOffered():
            if event.seller is None:
                return Said("samarkand-bank-offers", {"card": say_ware(event.card)})
            return _of_seat("samarkand-card-offered", event.seller, card=say_ware(event.card))
        case e.PriceCalled():
            return Said("samarkand-price-called", {"price": event.price})
        case e.Stopped():
            return _of_seat("samarkand-stopped", event.seat, card=say_ware(event.card), price=event.price)
        case e.CouldNotPay():
            return _of_seat("samarkand-could-not-pay", event.seat, price=event.price, paid=event.paid)
        case e.DisputeWon():
            others = say_seats(event.others)
            return _of_seat("samarkand-dispute-won", event.seat, card=say_ware(event.card), others=others)
        case e.GoodsBought():
            return _describe_purchase(event)
        case e.CamelBought():
            return _of_seat("samarkand-camel-bought", event.seat, capacity=event.capacity, price=event.price)
        case e.DisputeLost():
            return _describe_lost_dispute(event)
        case e.PileShuffled():
            return Said("samarkand-pile-shuffled", {"left": event.left})
        case e.GoodsUnsold():
            return Said("samarkand-goods-unsold", {"cards": say_cards(event.cards), "count": len(event.cards)})
        case e.MarketClosed():
            return Said("samarkand-market-closed")
        case e.GoodsLeft():
            return _of_seat("samarkand-goods-left", event.seat, cards=say_cards(event.cards))
        case e.KindScored():
            return _of_seat("samarkand-kind-scored", event.seat, kind=say_kind(event.kind))
        case e.GameEnded():
            return game_ended(event.scores, event.ranks)


def _describe_purchase(event: e.GoodsBought) -> Said:
    card = say_ware(event.card)
    if event.seller is None:
        return _of_seat("samarkand-bought-from-bank", event.seat, card=card, price=event.price)
    to = seat_name(event.seller)
    return _of_seat("samarkand-goods-bought", event.seat, card=card, price=event.price, to=to)


def _describe_lost_dispute(event: e.DisputeLost) -> Said:
    seats = say_seats(event.seats)
    if event.card == "camel":
        return Said("samarkand-camel-disputed", {"seats": seats, "half": event.half})
    said: dict[str, Said | int | str | tuple[Said, ...]]
    said = {"seats": seats, "card": say_ware(event.card), "half": event.half}
    if event.seller is None:
        return Said("samarkand-disputed-at-bank", said)
    return Said("samarkand-goods-disputed", {**said, "to": seat_name(event.seller)})


_CLAUSES: dict[type[e.AnyEvent], str] = {
    e.KindDrawn: "SA-04",
    e.ElderDrawn: "SA-06",
    e.TurnBegan: "SA-21",
    e.CamelTurnedUp: "SA-19",
    e.CardOffered: "SA-07",
    e.PriceCalled: "SA-08",
    e.Stopped: "SA-09",
    e.CouldNotPay: "SA-18",
    e.DisputeWon: "SA-13",
    e.GoodsBought: "SA-09",
    e.CamelBought: "SA-10",
    e.PileShuffled: "SA-15",
    e.GoodsUnsold: "SA-20",
    e.MarketClosed: "SA-22",
    e.GoodsLeft: "SA-27",
    e.KindScored: "SA-28",
    e.GameEnded: "SA-32",
}

_SEALED_CLAUSES = {"sale": "SA-07", "price": "SA-09", "leave": "SA-27", "kind": "SA-28"}


def clause_of(event: e.AnyEvent) -> str:
    """Where the rulebook says so."""
    if isinstance(event, e.AnswerSealed | e.AnswerChanged):
        return _SEALED_CLAUSES[event.purpose]
    if isinstance(event, e.DisputeLost):
        return "SA-15" if event.card == "camel" else "SA-14"
    return _CLAUSES[type(event)]


def describe_move(move: Move) -> Said:
    match move:
        case Sell():
            return Said("samarkand-sell", {"card": say_ware(move.card)})
        case Pass():
            return Said("samarkand-pass")
        case Stop():
            return Said("samarkand-stop", {"card": say_ware(move.card)})
        case LeaveBehind():
            return Said("samarkand-leave-behind", {"cards": say_cards(move.cards)})
        case ScoreKind():
            return Said("samarkand-score-kind", {"kind": say_kind(move.kind)})


def describe_ask(ask: Ask) -> Said:
    match ask:
        case SellAsk():
            return Said("samarkand-ask-sell")
        case StopAsk():
            return Said("samarkand-ask-stop", {"price": ask.price, "dirhams": ask.dirhams})
        case LeaveBehindAsk():
            return Said("samarkand-ask-leave", {"leave": ask.leave, "places": ask.places})
        case ScoreKindAsk():
            return Said("samarkand-ask-kind")


def _of_seat(message: str, seat: int, **args: str | int | Said | tuple[Said, ...]) -> Said:
    return Said(message, {"seat": seat_name(seat), **args})
