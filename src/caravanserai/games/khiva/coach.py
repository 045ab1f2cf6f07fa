"""Why, in Khiva: does the card win its camel, where does that go, and what does the neighbour get?"""

from caravanserai.coach.counts import Counts
from caravanserai.coach.foresee import (
    World,
    foresee,
    mean_points,
    most_common,
    odds,
    percent,
    percent_of,
    say,
    say_points,
)
from caravanserai.engine.phrases import Phrase, seat_name

from .mind.policy import chance_to_win, game_left, unseen_by
from .rules.cards import colour_of
from .rules.state import SALT_PRICE, Khiva
from .words.events import CamelMoved, CamelWon, CardRefused
from .words.moves import ChooseCards, Move, SpendGems, TakeCarpet, TakeSalt, ask_of
from .words.names import Card, Space, card_number, in_words

Reasons = tuple[Phrase, Phrase]

#: How much the coach thinks: about a minute for a review of a game of four seats on one core, half a second for a hint.
REVIEW = Counts(simulations=2_000, playouts=600, watched=1_200, answers=4, again=24, refined=1_600, replies=32)
HINT = Counts(simulations=4_000, playouts=600, watched=0, answers=3, again=0, refined=0)
#: How many lie in each pile from which is drawn without a shuffle: when that changes, there was luck in an answer.
PILES = ("teapots_left", "carpets_left")


def how_far(g: Khiva) -> float:
    """How far the game is, from 0 to 1, by what everybody can count."""
    return 1 - game_left(g) / 256


#: What `chance_to_win` says where no lower card is left.
CERTAIN = 256


def reasons(g: Khiva, seat: int, move: Move, answer: int, seed: int) -> Reasons | None:
    match move:
        case ChooseCards():
            return _cards(g, seat, move, answer, seed)
        case SpendGems():
            return _gems(g, seat, move)
        case TakeSalt():
            left = g.gems[seat] - SALT_PRICE
            value = g.salt_value[g.salt_bags - g.salt_left]
            return say("coach-khiva-salt-gain", points=value, price=SALT_PRICE), say("coach-khiva-gems-risk", gems=left)
        case TakeCarpet():
            return say("coach-khiva-carpet-gain", gems=g.gems[seat]), say("coach-khiva-carpet-risk")
    return None


def _cards(g: Khiva, seat: int, move: ChooseCards, answer: int, seed: int) -> Reasons:
    worlds = foresee("khiva", g, seat, answer, seed)
    stops = [e.stop for world in worlds for e in world.events if isinstance(e, CamelMoved) and e.seat == seat]
    won = percent(worlds, lambda e: isinstance(e, CamelWon) and e.seat == seat)
    beaten = percent_of([_is_beaten(world, seat) for world in worlds])
    neighbour = seat_name((seat + 1) % g.seats)
    lower = odds(beaten, possible=_lower_card_left(g, seat, move))
    risk = say("coach-khiva-cards-risk", percent=lower, given=in_words(tuple[Card, ...], move.give), to=neighbour)
    played = in_words(tuple[Card, ...], move.play)
    if not stops:
        return say("coach-khiva-refused-gain", cards=played), risk
    space = in_words(Space, most_common(stops))
    moves = odds(won, certain=any(_is_lowest(g, seat, card_number(card)) for card in move.play))
    return say_points("coach-khiva-cards-gain", mean_points(worlds), cards=played, percent=moves, space=space), risk


def _is_beaten(world: World, seat: int) -> bool:
    """Did somebody else win a camel for which the seat has played a card?"""
    refused = {colour_of(card_number(e.card)) for e in world.events if isinstance(e, CardRefused) and e.seat == seat}
    won = [e for e in world.events if isinstance(e, CamelWon) and e.seat != seat]
    return any(colour_of(card_number(e.card)) in refused for e in won)


def _lower_card_left(g: Khiva, seat: int, move: ChooseCards) -> bool:
    """KH-16: can somebody else still play a lower card of the colour? Of a 1 nobody can, and none that was seen.
    KH-40: of two cards of one colour the lower counts, which refuses the other itself."""
    lowest: dict[int, int] = {}
    for card in sorted(map(card_number, move.play), reverse=True):
        lowest[colour_of(card)] = card
    return not all(_is_lowest(g, seat, card) for card in lowest.values())


def _is_lowest(g: Khiva, seat: int, card: int) -> bool:
    return chance_to_win(g, card, unseen_by(g, seat)) == CERTAIN


def _gems(g: Khiva, seat: int, move: SpendGems) -> Reasons:
    ask = ask_of(g, seat)
    space = next(landing.space for landing in getattr(ask, "landings", ()) if landing.gems == move.gems)
    gain = say("coach-khiva-gems-gain", gems=move.gems, space=in_words(Space, space))
    return gain, say("coach-khiva-gems-risk", gems=g.gems[seat] - move.gems)
