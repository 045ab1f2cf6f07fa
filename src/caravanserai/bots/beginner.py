"""A bot that plays like somebody who learns the game: mostly sensible, and now and then it overlooks what is better."""

import random
from types import ModuleType

from caravanserai.engine.found import module_of
from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.search import NOTES, POINT

from .bot import Bot

#: What it takes by mistake looks at most so much worse.
OVERLOOKED = 4 * POINT


class Beginner:
    """Another bot's answers, but for some slips: then any answer that does not look bad. Without slips, that bot."""

    def __init__(self, name: str, game_key: str, teacher: Bot, seed: int, slips: int) -> None:
        self.name = name
        self.rules = game(game_key)
        self.policy = policy_of(game_key)
        self.teacher = teacher
        self.random = random.Random(seed)
        self.slips = slips

    def choose(self, position: State, seat: int) -> int:
        if self.random.randrange(100) >= self.slips:
            return self.teacher.choose(position, seat)
        return self.random.choice(self._plausible(position, seat))

    def _plausible(self, position: State, seat: int) -> list[int]:
        if self.policy is None:
            return self.rules.actions(position, seat)
        out, worth = [0] * self.rules.max_actions, [0] * self.rules.max_actions
        n = self.policy.weigh(position, seat, out, worth, [0] * NOTES)
        least = max(worth[:n]) - OVERLOOKED
        return [answer for answer, value in zip(out[:n], worth[:n], strict=True) if value >= least]


def policy_of(game_key: str) -> ModuleType | None:
    """How the game's answers look at a glance; None while nobody has said so."""
    return module_of(game_key, "mind.policy") if "mind" in game(game_key).parts else None
