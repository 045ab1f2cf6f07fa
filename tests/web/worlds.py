"""Two games that differ only in what one viewer cannot know, written down move by move before they are played."""

import random
from dataclasses import dataclass
from functools import partial
from typing import Any

from caravanserai.rules.fairness import shuffled
from caravanserai.rules.game import game
from caravanserai.rules.khiva.moves import ChooseCards
from caravanserai.rules.khiva.names import card_name, members
from caravanserai.rules.khiva.state import CHOOSE

RULES = game("khiva")


@dataclass
class Step:
    """An answer in each world, and what the seat of the second world had sealed before it, if it changed its mind."""

    seat: int
    moves: tuple[Any, Any]
    first: Any = None


@dataclass
class Pair:
    steps: list[Step]
    #: Turns in which somebody gave another card, and in which somebody changed their mind.
    gifts: int = 0
    changes: int = 0


def pair_of_worlds(seats: int, observer: int, secret: str, nonces: tuple[str, ...], options: dict[str, str]) -> Pair:
    """A whole game, twice. Seeds that lead to hands with nothing in common are passed over."""
    for seed in range(1_000):
        pair = _play(random.Random(seed), seats, observer, secret, nonces, options)
        if pair is not None and pair.changes > 2 and (pair.gifts > 2 or (seats == 2 and observer >= 0)):
            return pair
    raise AssertionError("no pair of games was found")


def _play(
    pick: random.Random, seats: int, observer: int, secret: str, nonces: tuple[str, ...], options: dict[str, str]
) -> Pair | None:
    worlds = [RULES.new(seats, options), RULES.new(seats, options)]
    pair = Pair([])
    shuffles = 0
    while not RULES.over(worlds[0]):
        if RULES.chance_due(worlds[0]):
            for g in worlds:
                RULES.shuffle_chance(g, partial(shuffled, secret=secret, nonces=nonces, step=shuffles))
            shuffles += 1
            continue
        asked = RULES.asked(worlds[0])
        assert asked == RULES.asked(worlds[1])
        step = _step(pick, worlds, pick.choice(asked), observer, last=len(asked) == 1)
        if step is None:
            return None
        pair.gifts += step.moves[0] != step.moves[1]
        pair.changes += step.first is not None
        pair.steps.append(step)
        for g, move in zip(worlds, step.moves, strict=True):
            RULES.play(g, step.seat, move)
    return pair


def _step(pick: random.Random, worlds: list[Any], seat: int, observer: int, last: bool) -> Step | None:
    if worlds[0].phase != CHOOSE or seat == observer:
        move = pick.choice(RULES.offers(worlds[0], seat))
        return Step(seat, (move, move))
    moves = _alike(pick, worlds, seat, observer)
    if moves is None:
        return None
    changes = not last and pick.random() < 0.3
    return Step(seat, moves, pick.choice(RULES.offers(worlds[1], seat)) if changes else None)


def _alike(pick: random.Random, worlds: list[Any], seat: int, observer: int) -> tuple[ChooseCards, ChooseCards] | None:
    """The same cards played, and given too if the observer gets them; else any others, now and then."""
    each = 2 if worlds[0].seats == 2 else 1
    hands = [set(members(g.hand[seat])) for g in worlds]
    shared = sorted(hands[0] & hands[1])
    if len(shared) < each:
        return None
    play = pick.sample(shared, each)
    left = [card for card in shared if card not in play]
    if (seat + 1) % worlds[0].seats != observer and (len(left) < each or pick.random() < 0.4):
        give = [pick.sample(sorted(hand - set(play)), each) for hand in hands]
    elif len(left) >= each:
        give = [pick.sample(left, each)] * 2
    else:
        return None
    one, other = (ChooseCards(tuple(map(card_name, play)), tuple(map(card_name, cards))) for cards in give)
    return one, other
