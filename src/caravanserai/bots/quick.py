"""The quick bot: the answer that the game's own policy gives at a glance, the one the search believes of rivals."""

import random
from types import ModuleType
from typing import cast

from caravanserai.engine.chance import HasChance, seed_chance
from caravanserai.engine.found import module_of
from caravanserai.engine.game import game
from caravanserai.engine.kit import State

SEED_BITS = 60


class QuickBot:
    """Answers by `quick_answer` of `mind/policy.py`, by the plain rules: to make a record for the compiled ones would
    take longer than the answer. The policy rolls dice where many choose at once, since those who think alike would
    stand in each other's way; they are the bot's own, so the same seed and position give the same answer."""

    def __init__(self, name: str, game_key: str, seed: int) -> None:
        self.name = name
        self.policy = policy_of(game_key)
        self.random = random.Random(seed)
        self.scratch = [0] * game(game_key).max_actions

    def choose(self, position: State, seat: int) -> int:
        dice = cast(HasChance, position)
        before = dice.rng
        seed_chance(dice, self.random.getrandbits(SEED_BITS))
        answer: int = self.policy.quick_answer(position, seat, self.scratch)
        dice.rng = before
        return answer


def policy_of(game_key: str) -> ModuleType:
    """How the game's answers look at a glance."""
    return module_of(game_key, "mind.policy")
