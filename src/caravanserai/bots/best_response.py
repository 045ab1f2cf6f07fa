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

from .replies import Replies
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
        after = self._search(one, max(1, one.simulations // PART), thorough=True)
        self.replies = Replies(self.rules, self._seed, self.rivals, after)

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
        position = self.replies.unanswered(position, seat)
        rivals = self.replies.who_choose(position, seat)
        if not rivals:
            return self.long.choose(position, seat)
        answers = self._worth_a_thought(position, seat)
        if len(answers) == 1:
            return answers[0]
        sums = dict.fromkeys(answers, 0.0)
        for _ in range(WORLDS):
            if self._hurry(began, rivals):
                break
            world = self.replies.world(position, seat, rivals)
            for answer in answers:
                sums[answer] += self.replies.worth(world, seat, answer, self._seed())
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

    def _worth_a_thought(self, position: State, seat: int) -> list[int]:
        """What the level's own search tries most, the likeliest first."""
        first = self.short.choose(position, seat)
        if not self.short.done:
            return [first]
        tried = self.short.desk.tried()
        return sorted(tried, key=lambda answer: (-tried[answer], answer))[:ANSWERS]
