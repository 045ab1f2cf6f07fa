"""Events, answers and questions as sentences, and the clause that each stands on."""

from caravanserai.engine.said import Said, game_ended, seat_name

from . import events as e
from .moves import (
    Ask,
    ChooseCards,
    ChooseCardsAsk,
    Decline,
    Move,
    Shop4Ask,
    SpendGems,
    SpendGemsAsk,
    TakeCarpet,
    TakeSalt,
)
from .names import say_card, say_cards, say_carpets, say_colour, say_space


def describe_event(event: e.AnyEvent) -> Said:
    match event:
        case e.DealBegan():
            return Said("khiva-deal-began", {"deal": event.deal})
        case e.CardsDealt():
            return _of_seat("khiva-cards-dealt", event.seat, cards=say_cards(event.cards))
        case e.CardsTurnedUp():
            return Said("khiva-cards-turned-up", {"cards": say_cards(event.cards)})
        case e.ChoiceSealed():
            return _of_seat("khiva-choice-sealed", event.seat)
        case e.ChoiceChanged():
            return _of_seat("khiva-choice-changed", event.seat)
        case e.CardsRevealed():
            return _of_seat("khiva-cards-revealed", event.seat, cards=say_cards(event.cards))
        case e.CardsGiven():
            return _of_seat("khiva-cards-given", event.seat, to=seat_name(event.to), cards=say_cards(event.cards))
        case e.CardRefused():
            return _of_seat("khiva-card-refused", event.seat, card=say_card(event.card), gems=event.gems)
        case e.CamelWon():
            return _of_seat("khiva-camel-won", event.seat, camel=say_colour(event.camel), card=say_card(event.card))
        case e.GemsSpent():
            return _of_seat("khiva-gems-spent", event.seat, gems=event.gems)
        case e.CamelMoved():
            jumped = sum(passed.jumped for passed in event.way)
            return _of_seat(
                "khiva-camel-moved",
                event.seat,
                camel=say_colour(event.camel),
                start=say_space(event.start),
                stop=say_space(event.stop),
                jumped=jumped,
            )
        case e.GemsGained():
            return _of_seat("khiva-gems-gained", event.seat, gems=event.gems, shop=event.shop)
        case e.CarpetTaken():
            return _of_seat("khiva-carpet-taken", event.seat, carpet=say_carpets((event.carpet,))[0])
        case e.SaltBought():
            return _of_seat("khiva-salt-bought", event.seat, value=event.value)
        case e.SaltDeclined():
            return _of_seat("khiva-salt-declined", event.seat)
        case e.NothingLeft():
            return _of_seat("khiva-nothing-left", event.seat, shop=event.shop)
        case e.TeapotTaken():
            return _of_seat("khiva-teapot-taken", event.seat, camel=say_colour(event.camel), value=event.value)
        case e.CarpetsDelivered():
            return _of_seat("khiva-carpets-delivered", event.seat, carpets=say_carpets(event.carpets))
        case e.CamelLoaded():
            return Said("khiva-camel-loaded", {"camel": say_colour(event.camel), "teapot": event.teapot})
        case e.EndTriggered():
            return Said("khiva-end-triggered", {"pile": event.pile})
        case e.CarpetsDiscarded():
            return _of_seat("khiva-carpets-discarded", event.seat, carpets=say_carpets(event.carpets))
        case e.GameEnded():
            return game_ended(event.scores, event.ranks)


_CLAUSES: dict[type[e.AnyEvent], str] = {
    e.DealBegan: "KH-31",
    e.CardsDealt: "KH-10",
    e.CardsTurnedUp: "KH-37",
    e.ChoiceSealed: "KH-11",
    e.ChoiceChanged: "KH-11",
    e.CardsRevealed: "KH-12",
    e.CardsGiven: "KH-12",
    e.CardRefused: "KH-16",
    e.CamelWon: "KH-16",
    e.GemsSpent: "KH-17",
    e.CamelMoved: "KH-18",
    e.CarpetTaken: "KH-24",
    e.SaltBought: "KH-26",
    e.SaltDeclined: "KH-26",
    e.TeapotTaken: "KH-27",
    e.CarpetsDelivered: "KH-28",
    e.CamelLoaded: "KH-29",
    e.EndTriggered: "KH-32",
    e.CarpetsDiscarded: "KH-33",
    e.GameEnded: "KH-34",
}


_SHOP_CLAUSES = {1: "KH-23", 2: "KH-24", 3: "KH-25", 4: "KH-26"}


def clause_of(event: e.AnyEvent) -> str:
    """Where the rulebook says so."""
    if isinstance(event, e.GemsGained | e.NothingLeft):
        return _SHOP_CLAUSES[event.shop]
    return _CLAUSES[type(event)]


def describe_move(move: Move) -> Said:
    match move:
        case ChooseCards():
            return Said("khiva-choose-cards", {"play": say_cards(move.play), "give": say_cards(move.give)})
        case SpendGems():
            return Said("khiva-spend-gems", {"gems": move.gems})
        case TakeSalt():
            return Said("khiva-take-salt")
        case TakeCarpet():
            return Said("khiva-take-carpet")
        case Decline():
            return Said("khiva-decline")


def describe_ask(ask: Ask) -> Said:
    match ask:
        case ChooseCardsAsk():
            return Said("khiva-ask-cards", {"each": ask.each})
        case SpendGemsAsk():
            return Said("khiva-ask-gems", {"most": ask.landings[-1].gems, "card": say_card(ask.card)})
        case Shop4Ask():
            return Said(
                "khiva-ask-shop-4", {"price": ask.price, "salt": ask.salt, "carpet": "yes" if ask.carpet else "no"}
            )


def _of_seat(message: str, seat: int, **args: str | int | Said | tuple[Said, ...]) -> Said:
    return Said(message, {"seat": seat_name(seat), **args})
