"""Why, in Kilim: does the card win something, is it cancelled, and what does a domino add where it lies?"""

from typing import Any

from caravanserai.coach.calibration import ENOUGH
from caravanserai.coach.counts import Counts
from caravanserai.coach.foresee import World, foresee, percent, say, say_points, signed
from caravanserai.engine.phrases import Phrase

from .rules.state import BAG, CALL, DAY_DOMINOES, DAYS, Kilim
from .words.events import OffersCancelled, PrizeWon, ScrapKept, TokenTaken
from .words.moves import Move, PayGold, PlaceCard, Weave
from .words.names import Card, in_words
from .words.previews import weave_spots

Reasons = tuple[Phrase, Phrase]

#: How much the coach thinks: about a minute for a review of a game of four seats on one core, half a second for a hint.
REVIEW = Counts(simulations=60, playouts=16, watched=ENOUGH, answers=2, again=10, refined=200)
HINT = Counts(simulations=300, playouts=ENOUGH, watched=0, answers=3, again=0, refined=0)
#: How many lie in each pile from which is drawn without a shuffle: when that changes, there was luck in an answer.
PILES = ("pile_size",)


def how_far(g: Kilim) -> float:
    """How far the game is, from 0 to 1, by what everybody can count."""
    return 1 - sum(g.pile_size) / (DAYS * DAY_DOMINOES)


_PURPOSES = {BAG: "scrap-bag", CALL: "artisan"}


def reasons(g: Kilim, seat: int, move: Move, answer: int, seed: int) -> Reasons | None:
    match move:
        case PlaceCard():
            purpose = move.card if move.card in ("scrap-bag", "artisan") else "offer"
            worlds = foresee("kilim", g, seat, answer, seed, worlds=20)
            return _auction(worlds, seat, purpose, in_words(Card, move.card))
        case PayGold():
            worlds = foresee("kilim", g, seat, answer, seed, worlds=20)
            return _auction(worlds, seat, _PURPOSES.get(g.phase, "offer"), Phrase("kilim-gold", {"gold": move.gold}))
        case Weave():
            return _weave(g, seat, answer)
    return None


def _auction(worlds: tuple[World, ...], seat: int, purpose: str, card: Phrase) -> Reasons:
    won = percent(worlds, lambda event: _wins(event, seat, purpose))
    if won == 0:
        gain = say("coach-kilim-save-gain", card=card)
    else:
        gain = say("coach-kilim-card-gain", card=card, purpose=purpose, percent=won)
    if purpose != "offer":
        return gain, say("coach-kilim-special-risk", percent=100 - won)
    cancelled = percent(worlds, lambda event: isinstance(event, OffersCancelled) and seat in event.seats)
    return gain, say("coach-kilim-offer-risk", percent=cancelled)


def _wins(event: Any, seat: int, purpose: str) -> bool:
    wanted: dict[str, Any] = {"offer": PrizeWon, "scrap-bag": ScrapKept, "artisan": TokenTaken}
    return isinstance(event, wanted[purpose]) and event.seat == seat


def _weave(g: Kilim, seat: int, answer: int) -> Reasons:
    (spot,) = weave_spots(g.copy(), seat, [answer])
    groups, largest, shape = (signed(part) for part in (spot.groups, spot.largest, spot.rectangle + spot.kinds))
    gain = say_points("coach-kilim-weave-gain", spot.points, groups=groups, largest=largest, shape=shape)
    return gain, say("coach-kilim-weave-risk", torn=max(0, -spot.torn))
