"""A bot that plays like somebody who learns the game: mostly sensible, and now and then it overlooks what is better."""

import random

from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.search import NOTES, POINT

from .bot import Bot
from .quick import policy_of

#: What it takes by mistake looks at most so much worse.
OVERLOOKED = 4 * POINT


class Beginner:
    """Another bot's answers, but for some slips: then any answer that does not look bad."""

    def __init__(self, name: str, game_key: str, teacher: Bot, seed: int, slips: int) -> None:
        self.name = name
        self.policy = policy_of(game_key)
        self.teacher = teacher
        self.random = random.Random(seed)
        self.slips = slips
        most = game(game_key).max_actions
        self.out, self.worth, self.notes = [0] * most, [0] * most, [0] * NOTES

    def choose(self, position: State, seat: int) -> int:
        if self.random.randrange(100) >= self.slips:
            return self.teacher.choose(position, seat)
        return self.random.choice(self._plausible(position, seat))

    def _plausible(self, position: State, seat: int) -> list[int]:
        n = self.policy.weigh(position, seat, self.out, self.worth, self.notes)
        least = max(self.worth[:n]) - OVERLOOKED
        return [answer for answer, value in zip(self.out[:n], self.worth[:n], strict=True) if value >= least]
