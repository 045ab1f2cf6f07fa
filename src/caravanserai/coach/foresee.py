"""What an answer leads to, world by world, until the turn is done: for the sentences that say why."""

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from caravanserai.bots.bot import imagine
from caravanserai.bots.search import SEED_BITS
from caravanserai.engine.found import module_of
from caravanserai.engine.game import Game, game
from caravanserai.engine.kit import State
from caravanserai.engine.phrases import Phrase
from caravanserai.engine.twin import has_compiler

from .judge import shares_of

#: So many worlds are imagined: enough to say "in about 70 of 100".
WORLDS = 40
#: For a rival's answer, in simulations.
THOUGHTS = 24
#: No turn has so many answers; who knows.
LONGEST = 200


class World(Struct, frozen=True):
    """One way that it can go: what happens, and the seat's points before and after."""

    events: tuple[Any, ...]
    before: int
    after: int


def foresee(
    key: str, position: State, seat: int, answer: int, seed: int, *, one_question: bool = False, worlds: int = WORLDS
) -> tuple[World, ...]:
    """The seat answers so, the others as a search does who choose at the same moment, and by the quick policy from then
    on, until the turn is done, or only this question. Where nothing is compiled, all of them quickly."""
    rules = game(key)
    policy = module_of(key, "mind.policy")
    return tuple(_one(rules, policy, position, seat, answer, seed + i, one_question) for i in range(worlds))


def _one(
    rules: Game[Any], policy: Any, position: State, seat: int, answer: int, seed: int, one_question: bool
) -> World:
    g: Any = position.copy()
    rules.redeal(g, seat, seed)
    g.telling = 1
    out = [0] * rules.max_actions
    before = rules.score(g, seat)
    for other in rules.seats(g):
        if other != seat:
            rules.unseal(g, other)
            if not rules.pending(g, other) and rules.legal(g, other, out) > 1:
                rules.take(g, other, policy.quick_answer(g, other, out))
    replies = _replies(rules, g, seat, seed) if has_compiler() else {}
    question = rules.question(g)
    events = [*rules.take(g, seat, answer)]
    for _ in range(LONGEST):
        asked = rules.asked(g)
        done = rules.question(g) != question
        if not asked or (done and (one_question or policy.at_rest(g))):
            break
        reply = None if done else replies.pop(asked[0], None)
        events += rules.take(g, asked[0], policy.quick_answer(g, asked[0], out) if reply is None else reply)
    return World(tuple(events), before, rules.score(g, seat))


def _replies(rules: Game[Any], g: State, seat: int, seed: int) -> dict[int, int]:
    """What the rivals answer who choose at the same moment, each from what it would know: as often as a search comes
    back to it. A quick guess is the same in every world, and good players mix."""
    dice, found = random.Random(seed), {}
    for other in rules.asked(g):
        if other != seat:
            seen = imagine(rules, g, other, dice.getrandbits(SEED_BITS))
            shares = shares_of(rules.key, seen, other, THOUGHTS, dice.getrandbits(SEED_BITS), plain=False)
            (found[other],) = dice.choices([*shares], [*shares.values()])
    return found


def say(message: str, /, **parts: str | int | Phrase | tuple[Phrase, ...]) -> Phrase:
    return Phrase(message, parts)


def say_points(message: str, points: int, /, **parts: str | int | Phrase | tuple[Phrase, ...]) -> Phrase:
    """A sentence about points that are won, lost, or neither: nobody gains "-2 points"."""
    sign = "plus" if points > 0 else "minus" if points < 0 else "zero"
    return say(message, sign=sign, points=abs(points), **parts)


def signed(points: int) -> str:
    """With its sign, a true minus."""
    return f"{points:+}".replace("-", "−") if points else "0"


# -- counting -------------------------------------------------------------------------------------------------


def percent(worlds: Iterable[World], happens: Callable[[Any], bool]) -> int:
    """In how many of a hundred worlds something like this happens."""
    return percent_of([any(map(happens, world.events)) for world in worlds])


def percent_of(found: Sequence[bool]) -> int:
    """How many of a hundred these are, to the nearest five; 0 and 100 are never and always."""
    if all(found) or not any(found):
        return 100 * all(found)
    return min(95, max(5, round(20 * sum(found) / len(found)) * 5))


def odds(percent: int, *, possible: bool = True, certain: bool = False) -> int | str:
    """What the position itself decides is said as such, not as what came of some worlds."""
    if certain:
        return "certain"
    return percent if possible else "never"


def mean_points(worlds: tuple[World, ...]) -> int:
    """What it brings on average by the end of the turn, in whole points."""
    return round(sum(world.after - world.before for world in worlds) / len(worlds))


def most_common(found: Iterable[Any]) -> Any:
    """What comes most often, the first among equals; None of nothing."""
    listed = [*found]
    return max(listed, key=listed.count) if listed else None
