"""Why, in Samarkand: who buys it and for how much, what is it worth, and may there be a dispute?"""

from caravanserai.coach.calibration import ENOUGH
from caravanserai.coach.counts import Counts
from caravanserai.coach.foresee import World, foresee, odds, percent, say, say_points
from caravanserai.engine.phrases import Phrase

from .rules.asks import STOP_FOR, stops
from .rules.cards import kind_of
from .rules.market import card_at
from .rules.scoring import sum_of_kind
from .rules.state import PLACES, TURNS, Samarkand
from .words.events import CamelBought, DisputeLost, DisputeWon, GoodsBought, Stopped
from .words.expected import changes_of, judged_by
from .words.moves import LeaveBehind, Move, Pass, ScoreKind, Sell, Stop
from .words.names import Kind, Ware, card_number, in_words
from .words.previews import best_choices, load_of
from .words.prospects import market_of, prospects_of

Reasons = tuple[Phrase, Phrase]

#: How much the coach thinks: about a minute for a review of a game of four seats on one core, half a second for a hint.
REVIEW = Counts(simulations=300, playouts=ENOUGH, watched=300, answers=3, again=20, refined=600)
HINT = Counts(simulations=2_000, playouts=300, watched=0, answers=3, again=0, refined=0)
#: How many lie in each pile from which is drawn without a shuffle: when that changes, there was luck in an answer.
PILES = ("bank_left", "camels_left")


def how_far(g: Samarkand) -> float:
    """How far the game is, from 0 to 1, by what everybody can count."""
    return (g.turn - 1) / TURNS


def reasons(g: Samarkand, seat: int, move: Move, answer: int, seed: int) -> Reasons | None:
    match move:
        case Sell():
            return _sell(foresee("samarkand", g, seat, answer, seed), seat, in_words(Ware, move.card))
        case Stop():
            worlds = foresee("samarkand", g, seat, answer, seed, one_question=True)
            return _stop(g, seat, move, answer - STOP_FOR, worlds)
        case Pass():
            worlds = foresee("samarkand", g, seat, answer, seed, one_question=True)
            stopped = percent(worlds, lambda event: isinstance(event, Stopped))
            can = any(stops_for(g, other) for other in range(g.seats) if other != seat)
            risk = say("coach-samarkand-pass-risk", percent=odds(stopped, possible=can))
            return say("coach-samarkand-pass-gain", price=g.price - 1), risk
        case LeaveBehind():
            shown = [choice for choice in best_choices(g, seat) if sorted(choice.cards) == sorted(move.cards)]
            if not shown:
                return None
            return say("coach-samarkand-load-gain", points=shown[0].points), say("coach-samarkand-load-risk")
        case ScoreKind():
            kind = kind_of(card_number(f"{move.kind}-1"))
            gain = say("coach-samarkand-kind-gain", kind=in_words(Kind, move.kind), points=sum_of_kind(g, seat, kind))
            return gain, say("coach-samarkand-load-risk")


def _sell(worlds: tuple[World, ...], seat: int, card: Phrase) -> Reasons:
    prices = [e.price for world in worlds for e in world.events if isinstance(e, GoodsBought) and e.seller == seat]
    sold = percent(worlds, lambda event: isinstance(event, GoodsBought) and event.seller == seat)
    price = round(sum(prices) / max(1, len(prices)))
    risk = say("coach-samarkand-sell-risk", percent=100 - sold)
    if sold == 0:
        return say("coach-samarkand-unsold-gain", card=card), risk
    return say("coach-samarkand-sell-gain", card=card, percent=sold, price=price), risk


def _stop(g: Samarkand, seat: int, move: Stop, place: int, worlds: tuple[World, ...]) -> Reasons:
    bought = percent(worlds, lambda event: isinstance(event, GoodsBought | CamelBought) and event.seat == seat)
    disputed = percent(
        worlds,
        lambda event: (
            (isinstance(event, DisputeLost) and seat in event.seats)
            or (isinstance(event, DisputeWon) and seat in event.others)
        ),
    )
    pays = g.purse[seat] >= g.price
    # SA-13, SA-18: the elder wins a dispute, and who cannot pay is set aside.
    safe = seat == g.elder or not any(
        place in stops_for(g, other) and g.purse[other] >= g.price for other in range(g.seats) if other != seat
    )
    buys = odds(bought, possible=pays, certain=pays and safe)
    gain = _worth_at_the_end(g, seat, place, pays, card=in_words(Ware, move.card), percent=buys, price=g.price)
    risk = odds(disputed, possible=not safe) if pays else "unpaid"
    return gain, say("coach-samarkand-stop-risk", percent=risk)


def _worth_at_the_end(g: Samarkand, seat: int, place: int, pays: bool, **parts: str | int | Phrase) -> Phrase:
    """By the number on the card's badge: what was learned for the table, with the price counted, or the prospect."""
    load, layers = load_of(g, seat), judged_by(g)
    if pays and layers is not None:
        (points,) = changes_of(layers, g, seat, load, (place,))
        sign = "better" if points > 0 else "worse" if points < 0 else "even"
        return say("coach-samarkand-stop-gain", sign=sign, points=abs(points), **parts)
    # Not what it would bring now: that is nothing until every kind is there.
    (prospect,) = prospects_of(market_of(g), load, (card_at(g, place),))
    return say_points("coach-samarkand-stop-gain", prospect.points if pays else 0, **parts)


def stops_for(g: Samarkand, seat: int) -> list[int]:
    """SA-09, SA-16: the places for whose cards a seat may stop."""
    out = [0] * (PLACES + 1)
    return [answer - STOP_FOR for answer in out[: stops(g, seat, out)] if answer >= STOP_FOR]
