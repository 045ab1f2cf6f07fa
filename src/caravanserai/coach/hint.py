"""A hint at the table: the best choices, from what the seat knows and nothing else."""

from typing import Any

from msgspec import structs

from caravanserai.bots.bot import imagine
from caravanserai.engine.game import Game, game
from caravanserai.engine.kit import State
from caravanserai.engine.twin import has_compiler

from .calibration import ENOUGH, MOST_ERROR, NINE_IN_TEN, calibration_of, chances_of, part_of_points
from .counts import PLAIN_HINT, Counts, hint_counts
from .judge import CLEARLY, RankedAnswers, Weighed, better, judge, shares_of
from .progress import how_far
from .reasons import reasons
from .report import Compared, Hint

#: So many choices are shown.
MOST = 3
#: One for all: the same position looks the same to whoever asks again.
SEED = 1
#: Without playouts, answers that the search comes back to so much less often are no longer about even.
SELDOM = 0.5
#: With playouts, answers that it comes back to so much less often are not mixed with the best, though games that were
#: played on cannot tell the two apart.
TOO_SELDOM_TO_MIX = 0.125


def what_the_seat_knows(rules: Game[Any], g: State, seat: int) -> State:
    """The only thing that a hint is made from: two truths that look alike to the seat are the same here."""
    return imagine(rules, g, seat, SEED)


def hint_now(key: str, position: State, seat: int) -> Hint:
    """With compiled rules, which are loaded, or made, if they are not here yet. Where they never will be, in words."""
    plain = not has_compiler()
    return hint(key, position, seat, PLAIN_HINT if plain else hint_counts(key), plain=plain)


def hint(key: str, position: State, seat: int, counts: Counts, *, seed: int = SEED, plain: bool = False) -> Hint:
    """The same for the same position, seat, seed and counts."""
    verdict = judge(
        key,
        position,
        seat,
        shares_of(key, position, seat, counts.simulations, seed, plain),
        None,
        playouts=counts.playouts,
        most=counts.answers,
        least=0.0,
        seed=seed,
        plain=plain,
    )
    shown = verdict.answers[:MOST]
    gain, risk = reasons(key, position, seat, shown[0].answer, seed)
    choices = tuple(compared(key, position, seat, verdict, weighed) for weighed in shown)
    part = calibration_of(key).costs_at(position.seats).win
    return Hint(tuple(_beside(choices[0], one, part) for one in choices), gain, risk, position.seats, counts.playouts)


def compared(key: str, position: State, seat: int, verdict: RankedAnswers, one: Weighed) -> Compared:
    """An answer beside the best one. What a handful of games say is not told in numbers."""
    move, best = game(key).move_of(position, one.answer), verdict.answers[0]
    if one.worth.playouts < ENOUGH:
        return Compared(move, one.share, even=one.share > SELDOM * best.share)
    far = how_far(key, position)
    said = [worth.opinion for worth in one.table]
    found = chances_of(key, far, said)[seat]
    chance = found if found.error <= MOST_ERROR else None
    lead, spread = best.worth.points_ahead_of(one.worth)
    alike = not better(best.worth, one.worth, verdict.by) and lead <= CLEARLY * spread
    if one is best or (alike and one.share > TOO_SELDOM_TO_MIX * best.share):
        return Compared(move, one.share, chance, even=True)
    points = part_of_points(key, far, said, spread)
    less = tuple(round(max(0.0, points * (lead + by * NINE_IN_TEN * spread)), 2) for by in (-1, 1))
    return Compared(move, one.share, chance, less=(less[0], less[1]))


def _beside(best: Compared, one: Compared, part: float) -> Compared:
    """What did not do clearly better than the best is not shown as better; and of what it is worse, only so much comes,
    as was measured."""
    if best.chance is None or one.chance is None:
        return one
    names = ("win", "low", "high")
    less = {name: max(0.0, getattr(best.chance, name) - getattr(one.chance, name)) for name in names}
    shown = {name: round(getattr(best.chance, name) - part * less[name], 4) for name in names}
    return structs.replace(one, chance=structs.replace(one.chance, **shown))
