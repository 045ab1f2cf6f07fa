"""The bots by name. A new game brings its own heuristics file and one line in GREEDY."""

from collections.abc import Callable

from caravanserai.rules.game import GAMES

from .bot import Bot
from .khiva import GreedyKhiva
from .kilim import GreedyKilim
from .random_bot import RandomBot
from .samarkand import GreedySamarkand

#: From the weakest to the strongest.
BOTS: tuple[str, ...] = ("random", "greedy")

GREEDY: dict[str, Callable[[int], Bot]] = {
    "khiva": lambda seed: GreedyKhiva(),
    "kilim": GreedyKilim,
    "samarkand": GreedySamarkand,
}


def make_bot(name: str, game_key: str, seed: int) -> Bot:
    """A new bot for one game. The seed is for those that roll dice."""
    if game_key not in GAMES:
        raise ValueError(f"There is no game {game_key!r} here; there are {', '.join(GAMES)}.")
    if name == "random":
        return RandomBot(game_key, seed)
    if name == "greedy":
        if game_key not in GREEDY:
            raise ValueError(f"The greedy bot does not know {game_key} yet.")
        return GREEDY[game_key](seed)
    raise ValueError(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
