"""A greedy player of Kilim: it bids by the points a domino would add, and weaves for the best score.

The position it gets is imagined: the order of the piles and what others sealed are not the true ones. It looks only at
what a player at the table could see.
"""

import random
from typing import cast

from caravanserai.engine.kit import State

from .rules.asks import ALL_GOLD, MAX_ACTIONS, gold_choices, legal
from .rules.loom import face_at, step_x, step_y
from .rules.payments import scraps_left
from .rules.state import (
    ARTISAN,
    BAG,
    CALL,
    DAYS,
    KEPT,
    LATE,
    MOVE_TOKEN,
    PERFECT_TOKEN,
    PLACE,
    REMOVE_TOKEN,
    SCRAP_BAG,
    SEARCH,
    SPIES,
    SPY,
    TOKEN,
    TURN_TOKEN,
    Kilim,
)
from .rules.weaving import (
    DONE,
    PLACE_CARD,
    SEAL_GOLD,
    TAKE_TOKEN,
    WEAVE_DOMINO,
    answer,
    kind_of,
    layings,
    patches,
    piece_in,
)
from .words.moves import (
    Move,
    MovePiece,
    RemovePiece,
    TurnDomino,
    UseScrap,
    WeavePerfect,
    action_of,
)
from .words.names import gold_values
from .words.previews import FreeActions, Loom, Spot, tried, weave_spots
from .words.questions import free_of

# All worths are in points at the end of the game. They were chosen by hand and held against variants in the arena.

#: A prize of this worth, or more, gets the highest Gold in hand; one that is worth nothing gets the lowest.
DEAR = 6.0
#: Any domino makes the kilim larger, and has more to come.
SQUARES = 0.6
#: A prize that is dear enough for a spy; one so cheap that this is the time for the Artisan or the Scrap Bag.
FOR_A_SPY = 4.0
FOR_OTHERS = 1.6
#: A compact kilim is easier to make a rectangle of, and its motifs meet more often.
COMPACT = 0.15
#: A free action is worth it at once from so many points on; what is lost otherwise, from any.
AT_ONCE = 4


#: How far the eye is out that values a prize, in points; and how far the hand strays to higher or lower Gold.
BLUR = 1.2
STRAY = 3.5
#: Of so many Gold cards that would all do, one is paid where somebody else pays too.
ALIKE = 3


class Greedy:
    """Takes the answer of the highest worth, among equals the first. Where others choose at once it rolls dice:
    all hands are alike, and those who think alike would cancel each other for ever (KI-14, KI-20, KI-25)."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, position: State, seat: int) -> int:
        g = cast(Kilim, position)
        out = [0] * MAX_ACTIONS
        actions = out[: legal(g, seat, out)]
        least = 1 if g.phase == LATE and g.day == DAYS else AT_ONCE
        if (free := best_free_action(g, seat, actions, least)) is not None:
            return free
        if g.phase == PLACE:
            return answer(PLACE_CARD, choose_card(g, seat, self.random), 0, 0, 0)
        if g.phase in (SPIES, BAG, CALL):
            return answer(SEAL_GOLD, choose_gold(g, seat, self.random), 0, 0, 0)
        if g.phase == SEARCH:
            return max(actions, key=lambda action: scrap_worth(g, seat, piece_in(action)))
        if g.phase == TOKEN:
            return choose_token(g, actions)
        if g.phase == LATE:
            return answer(DONE, 0, 0, 0, 0)
        return best_laying(g, seat, [action for action in actions if kind_of(action) == WEAVE_DOMINO])[0]


# -- weaving --------------------------------------------------------------------------------------------------


def best_laying(g: Kilim, seat: int, actions: list[int]) -> tuple[int, float]:
    """The best way to weave one domino, and what it is worth."""
    trial = g.copy()
    spots = weave_spots(trial, seat, actions)
    worths = [spot.points + COMPACT * neighbours(trial, seat, spot) for spot in spots]
    best = max(range(len(actions)), key=worths.__getitem__)
    return actions[best], worths[best]


def neighbours(g: Kilim, seat: int, spot: Spot) -> int:
    """How many squares of the kilim the domino would touch."""
    ends = ((spot.x, spot.y), (spot.x + step_x(spot.turn), spot.y + step_y(spot.turn)))
    return sum(face_at(g, seat, x + step_x(side), y + step_y(side)) != 0 for x, y in ends for side in range(4))


def prize_worth(g: Kilim, seat: int) -> float:
    """What the dominoes on offer would add, each by itself: the first of two hardly changes what the second brings."""
    out = [0] * MAX_ACTIONS
    worth = 0.0
    for piece in g.prize[: g.prize_size]:
        n = layings(g, seat, piece, WEAVE_DOMINO, out, 0)
        worth += best_laying(g, seat, out[:n])[1] + SQUARES
    return worth


# -- cards and Gold -------------------------------------------------------------------------------------------


def choose_card(g: Kilim, seat: int, dice: random.Random) -> int:
    hand = g.hand[seat]
    gold = gold_values(hand & ALL_GOLD)
    worth = prize_worth(g, seat) + dice.uniform(-BLUR, BLUR)
    if worth >= FOR_A_SPY and hand >> SPY & 1 and len(gold) > 1:
        return SPY
    if worth <= FOR_OTHERS:
        if hand >> ARTISAN & 1 and gold[0] <= 4 and min(g.token_at) < 0:
            return ARTISAN
        if hand >> SCRAP_BAG & 1 and gold[-1] >= 11 and scraps_left(g) > 0:
            return SCRAP_BAG
    share = min(1.0, max(0.0, worth / DEAR))
    wanted = round(share * (len(gold) - 1) + dice.uniform(-STRAY, STRAY))
    return gold[min(len(gold) - 1, max(0, wanted))]


def choose_gold(g: Kilim, seat: int, dice: random.Random) -> int:
    gold = gold_values(gold_choices(g, seat))
    if g.phase == SPIES:
        return spy_offer(g, seat, gold, dice)
    if not g.payers & ~(1 << seat):
        return gold[0]
    # The Scrap Bag goes to the highest payment; for the Artisan the lowest is both cheapest and best.
    return dice.choice(gold[-ALIKE:] if g.phase == BAG and gold[0] > g.winning else gold[:ALIKE])


def spy_offer(g: Kilim, seat: int, gold: tuple[int, ...], dice: random.Random) -> int:
    """The cheapest Gold that wins as things lie, or one a little dearer if another spy looks too; if none does, the
    cheapest of all."""
    offers = [g.laid[other] for other in range(g.seats) if other != seat and g.laid[other] > 0]
    to_beat = max([offer for offer in offers if offers.count(offer) == 1], default=0)
    winning = [value for value in gold if value > to_beat and value not in offers]
    if not winning or prize_worth(g, seat) <= 0:
        return gold[0]
    others = any(g.card[other] == SPY for other in range(g.seats) if other != seat)
    return dice.choice(winning[:ALIKE]) if others else winning[0]


# -- scraps and tokens ----------------------------------------------------------------------------------------


def scrap_worth(g: Kilim, seat: int, scrap: int) -> int:
    """The most points that the scrap would bring now."""
    out = [0] * MAX_ACTIONS
    trial = g.copy()
    trial.where[scrap] = KEPT + seat
    loom = Loom(trial, seat)
    n = patches(trial, seat, scrap, out, 0)
    return max((sum(tried(trial, seat, loom, action)) for action in out[:n]), default=0)


def choose_token(g: Kilim, actions: list[int]) -> int:
    """Moving a piece can do the most."""
    for token in (MOVE_TOKEN, TURN_TOKEN, PERFECT_TOKEN, REMOVE_TOKEN):
        if (action := answer(TAKE_TOKEN, token, 0, 0, 0)) in actions:
            return action
    return actions[0]


def best_free_action(g: Kilim, seat: int, actions: list[int], least: int) -> int | None:
    """The free action that brings the most points, if it is enough; a token is lost at the end of its day."""
    free = free_of(g, seat, actions)
    if free is None:
        return None
    token_least = 1 if g.phase == LATE else least
    found: list[tuple[int, Move]] = []
    found += [(s.points, UseScrap(p.piece, s.x, s.y)) for p in free.scraps for s in p.spots if s.points >= least]
    found += [(s.points, WeavePerfect(s.x, s.y, s.turn)) for s in free.perfect if s.points >= least]
    found += [(points, move) for points, move in token_moves(free) if points >= token_least]
    if not found:
        return None
    return action_of(g, max(found, key=lambda one: one[0])[1])


def token_moves(free: FreeActions) -> list[tuple[int, Move]]:
    found: list[tuple[int, Move]] = []
    found += [(s.points, TurnDomino(p.piece, s.x, s.y, s.turn)) for p in free.turn for s in p.spots]
    found += [(p.spots[0].points, RemovePiece(p.piece)) for p in free.remove]
    for piece in free.move:
        for y, first, *points in piece.rows:
            found += [(gain, MovePiece(piece.piece, first + i, y)) for i, gain in enumerate(points)]
    return found
