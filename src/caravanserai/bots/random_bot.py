"""The bot that any other must beat: any legal answer, each as likely."""

import random

from caravanserai.engine.game import game
from caravanserai.engine.kit import State


class RandomBot:
    """Plays every game. Its randomness is its own, so a bot made again with the same seed answers the same."""

    def __init__(self, game_key: str, seed: int, name: str = "random") -> None:
        self.name = name
        self.rules = game(game_key)
        self.random = random.Random(seed)
        self.out = [0] * self.rules.max_actions

    def choose(self, position: State, seat: int) -> int:
        return self.out[self.random.randrange(self.rules.legal(position, seat, self.out))]
