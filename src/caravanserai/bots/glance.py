"""A quick bot for any game that has a policy: it takes the answer that looks best at a glance."""

import random
from types import ModuleType

from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.search import NOTES, POINT


class Glance:
    """The answer of the highest worth. Dice blur it a little: those who think alike would do the same each time."""

    name = "greedy"
    #: In 1/256 points.
    blur = POINT

    def __init__(self, game_key: str, policy: ModuleType, seed: int) -> None:
        self.rules = game(game_key)
        self.policy = policy
        self.random = random.Random(seed)

    def choose(self, position: State, seat: int) -> int:
        out, worth = [0] * self.rules.max_actions, [0] * self.rules.max_actions
        n = self.policy.weigh(position, seat, out, worth, [0] * NOTES)
        best = max(range(n), key=lambda i: worth[i] + self.random.randrange(self.blur))
        return out[best]
