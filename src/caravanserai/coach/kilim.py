"""Why, in Kilim: does the card win something, is it cancelled, and what does a domino add where it lies?"""

from typing import Any

from caravanserai.rules.kilim.events import OffersCancelled, PrizeWon, ScrapKept, TokenTaken
from caravanserai.rules.kilim.moves import Move, PayGold, PlaceCard, Weave
from caravanserai.rules.kilim.names import say_card
from caravanserai.rules.kilim.previews import weave_spots
from caravanserai.rules.kilim.state import BAG, CALL, Kilim
from caravanserai.rules.said import Said

from .foresee import World, foresee, percent, say, say_points, signed

Reasons = tuple[Said, Said]
_PURPOSES = {BAG: "scrap-bag", CALL: "artisan"}


def reasons(g: Kilim, seat: int, move: Move, answer: int, seed: int) -> Reasons | None:
    match move:
        case PlaceCard():
            purpose = move.card if move.card in ("scrap-bag", "artisan") else "offer"
            return _auction(foresee("kilim", g, seat, answer, seed, worlds=20), seat, purpose, say_card(move.card))
        case PayGold():
            worlds = foresee("kilim", g, seat, answer, seed, worlds=20)
            return _auction(worlds, seat, _PURPOSES.get(g.phase, "offer"), Said("kilim-gold", {"gold": move.gold}))
        case Weave():
            return _weave(g, seat, answer)
    return None


def _auction(worlds: tuple[World, ...], seat: int, purpose: str, card: Said) -> Reasons:
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
