"""Where a result came from: luck, the others' choices, and what the seat gave away.

Each part is bounded by construction. A choice is measured against the best answer, so it can only give away. Luck is
what deals and draws changed. The others' choices are the rest, so that the three always sum to the result. And no part
is larger than the way from the lowest to the highest that the seat ever stood: nobody can lose what was never there.
What was measured beyond that, because errors add up over a game, is drawn in.
"""

from collections.abc import Iterable

from msgspec import Struct

from .calibration import NINE_IN_TEN
from .report import Parts


class Measured(Struct):
    """A sum of changes, and of their variances."""

    total: float = 0.0
    variance: float = 0.0

    def add(self, change: float, variance: float) -> None:
        self.total += change
        self.variance += variance

    @property
    def width(self) -> float:
        """Nine times in ten it is off by no more."""
        return float(NINE_IN_TEN * self.variance**0.5)


def divide(
    start: float, result: float, luck: float, choices: float, stood: Iterable[float]
) -> tuple[float, float, float]:
    """Luck, the others' choices and the own ones, within their bounds; `stood` is where the seat stood on the way."""
    where = (start, result, *stood)
    room = max(where) - min(where)
    gained = result - start
    luck, choices = min(room, max(-room, luck)), min(0.0, max(-room, choices))
    measured = luck + choices
    # What is left for the others must fit as well; without luck and choices it is all that was gained, which fits.
    most, least = gained + room, gained - room
    if not least <= measured <= most:
        part = (most if measured > most else least) / measured
        luck, choices = luck * part, choices * part
    return luck, gained - luck - choices, choices


def parts(
    start: float, result: float, luck: Measured, choices: Measured, stood: Iterable[float], decimals: int
) -> Parts:
    """Rounded so that what is shown still sums: what rounding leaves over goes to the others' choices."""
    by_luck, _, own = divide(start, result, luck.total, choices.total, stood)
    start, result, by_luck, own = (round(one, decimals) + 0.0 for one in (start, result, by_luck, own))
    return Parts(
        start=start,
        luck=by_luck,
        others=round(result - start - by_luck - own, decimals) + 0.0,
        choices=own,
        result=result,
        luck_width=round(luck.width, 4),
        others_width=round((luck.width**2 + choices.width**2) ** 0.5, 4),
        choices_width=round(choices.width, 4),
    )
