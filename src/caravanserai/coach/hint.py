"""A hint at the table: the best choices, from what the seat knows and nothing else."""

from typing import Any

from msgspec import structs

from caravanserai.bots.bot import imagine
from caravanserai.bots.thinking import is_compiled
from caravanserai.rules.game import Game, game
from caravanserai.rules.kit import State

from .counts import HINT, PLAIN_HINT, Counts
from .judge import Weighed, judge
from .reasons import reasons
from .report import Choice, Hint

#: So many choices are shown.
MOST = 3
#: One for all: the same position looks the same to whoever asks again.
SEED = 1


def what_the_seat_knows(rules: Game[Any], g: State, seat: int) -> State:
    """The only thing that a hint is made from: two truths that look alike to the seat are the same here."""
    return imagine(rules, g, seat, SEED)


def hint_now(key: str, position: State, seat: int) -> Hint:
    """As good as can be within about a second, compiled rules or not."""
    plain = not is_compiled(key)
    return hint(key, position, seat, PLAIN_HINT if plain else HINT[key], plain=plain)


def hint(key: str, position: State, seat: int, counts: Counts, *, seed: int = SEED, plain: bool = False) -> Hint:
    """The same for the same position, seat, seed and counts."""
    verdict = judge(
        key,
        position,
        seat,
        None,
        simulations=counts.simulations,
        playouts=counts.playouts,
        most=counts.answers,
        least=0.0,
        seed=seed,
        plain=plain,
    )
    best = verdict.answers[0]
    gain, risk = reasons(key, position, seat, best.answer, best.worth, seed)
    choices = [choice_of(key, position, weighed) for weighed in verdict.answers[:MOST]]
    # What did not do clearly better than the best is not shown as better.
    shown = tuple(structs.replace(choice, win=min(choice.win, choices[0].win)) for choice in choices)
    return Hint(shown, gain, risk)


def choice_of(key: str, position: State, weighed: Weighed) -> Choice:
    move = game(key).move_of(position, weighed.answer)
    return Choice(move, weighed.worth.win, weighed.worth.expected, weighed.share)
