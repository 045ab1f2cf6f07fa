"""A bot that answers best to one that it knows: to the strongest level, whose exact policy it takes its rivals to
have.

Where rivals choose at the same moment, it imagines worlds, lets that very level choose for each rival in each of them,
and takes the answer that is best on average by a search from what the choices lead to. Where nobody else chooses, it
searches with many times the level's simulations. It looks only one choice ahead of its rivals.
"""

import random
import time
from collections.abc import Callable

from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.search import NODE, VALUE, VISITS

from .bot import imagine
from .search import SearchBot

#: As many as a match draws for its bots: with others the measured games would be played another way.
SEED_BITS = 62

#: What it takes, which decides how strong it is: after a change it has to be measured anew (`bench/challenge.py`).
#: The level's simulations, so many times, where nobody else chooses; worlds that it imagines; answers that it holds
#: against each other, those which the level's own search tried most; and for each world and answer this part of the
#: level's simulations. In all it takes twenty to thirty times the level's time.
TIMES, WORLDS, ANSWERS, PART = 20, 14, 4, 16

#: Makes the level's bot, with this seed.
Rival = Callable[[int], SearchBot]


class BestResponse:
    """The same seed gives the same choice, unless its time is short: then it takes what is best in the worlds that it
    had the time for."""

    def __init__(
        self,
        game_key: str,
        seed: int,
        seats: int,
        rival: Rival,
        *,
        name: str,
        budget_ms: float | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.name = name
        self.rules, self.dice = game(game_key), random.Random(seed)
        self.budget_ms, self.clock = budget_ms, clock
        self.rivals = [rival(self._seed()) for _ in range(seats)]
        one = rival(self._seed())
        self.long = self._search(one, TIMES * one.simulations)
        self.short = self._search(one, one.simulations, thorough=True)
        self.after = self._search(one, max(1, one.simulations // PART), thorough=True)

    def _seed(self) -> int:
        return self.dice.getrandbits(SEED_BITS)

    def _search(self, like: SearchBot, simulations: int, *, thorough: bool = False) -> SearchBot:
        return SearchBot(
            like.rules.key,
            self._seed(),
            simulations,
            budget_ms=self.budget_ms,
            clock=self.clock,
            thorough=thorough,
            network=like.network,
        )

    def choose(self, position: State, seat: int) -> int:
        began = self.clock()
        position = self._nobody_has_answered(position, seat)
        rivals = [other for other in self.rules.seats(position) if other != seat and self._chooses(position, other)]
        if not rivals:
            return self.long.choose(position, seat)
        answers = self._worth_a_thought(position, seat)
        if len(answers) == 1:
            return answers[0]
        sums = dict.fromkeys(answers, 0.0)
        for _ in range(WORLDS):
            if self._hurry(began, rivals):
                break
            world = self._answered(position, seat, rivals)
            for answer in answers:
                sums[answer] += self._worth(world, seat, answer)
        return max(answers, key=lambda answer: sums[answer])

    def _hurry(self, began: float, rivals: list[int]) -> bool:
        """Is its time up? What is left of it is the most that a rival may think for: who always has the time thinks as
        the level does."""
        if self.budget_ms is None:
            return False
        left = self.budget_ms - 1_000 * (self.clock() - began)
        for other in rivals:
            self.rivals[other].budget_ms = left
        return left <= 0

    def _nobody_has_answered(self, position: State, seat: int) -> State:
        """Who has sealed an answer is asked again what that may be: it is as unknown as before."""
        found = position.copy()
        for other in self.rules.seats(found):
            if other != seat:
                self.rules.unseal(found, other)
        return found

    def _chooses(self, position: State, other: int) -> bool:
        """At the same moment, and among several answers?"""
        return self.rules.pending(position, other) and len(self.rules.actions(position, other)) > 1

    def _worth_a_thought(self, position: State, seat: int) -> list[int]:
        """What the level's own search tries most, the likeliest first."""
        first = self.short.choose(position, seat)
        if not self.short.done:
            return [first]
        tried = self.short.desk.tried()
        return sorted(tried, key=lambda answer: (-tried[answer], answer))[:ANSWERS]

    def _answered(self, position: State, seat: int, rivals: list[int]) -> State:
        """A world that the seat may be in, in which its rivals have chosen, each from what it would know there."""
        world = imagine(self.rules, position, seat, self._seed())
        for other in rivals:
            seen = imagine(self.rules, world, other, self._seed())
            self.rules.apply(world, other, self.rivals[other].choose(seen, other))
        return world

    def _worth(self, world: State, seat: int, answer: int) -> float:
        """What a search makes of what these choices lead to."""
        g = world.copy()
        self.rules.apply(g, seat, answer)
        desk = self.after.desk
        desk.begin(g, seat)
        desk.simulate(self.after.simulations, self._seed(), {**desk.settings, **self.after.settings})
        root = NODE * (1 + seat)
        return float(desk.tree[root + VALUE]) / max(1, int(desk.tree[root + VISITS]))
