"""The contract of a bot, and the one way to ask it."""

from typing import Any, Protocol

from caravanserai.engine.game import Game
from caravanserai.engine.kit import State


class Bot(Protocol):
    """A player made of code."""

    #: As it is called on the command line: "random", "greedy".
    name: str

    def choose(self, position: State, seat: int) -> int:
        """One of the actions that `legal` offers the seat in this position."""


def imagine(rules: Game[Any], g: State, seat: int, seed: int) -> State:
    """What the seat knows, as a state: everything hidden from it is dealt again, whatever the truth is, and who has
    answered already is not in it where nobody may know that."""
    position: State = rules.untold(g)
    rules.forget_answers(position, seat)
    rules.redeal(position, seat, seed)
    return position


def ask_bot(bot: Bot, rules: Game[Any], g: State, seat: int, seed: int) -> Any:
    """The bot's move for a seat. It never sees the true state."""
    return rules.move_of(g, bot.choose(imagine(rules, g, seat, seed), seat))
