"""Duplicate scoring: the same deals at every table, so what is compared is what people made of the same seat.

- Somebody gets two half match points for everybody else who held the same seat in the same deal and made less of it,
  and one for everybody who made as much.
- Points against the mean: what they made, less the mean of all who held that seat, themselves among them.
- Bots do not count: their results are compared with nobody's, for how many of them play depends on who came. Only where
  a person is the only one in a seat are they compared with the bots who held it.
- Who is left without anybody to compare with, and everybody at a table that was not played to its end, has the average
  of that deal: half of the match points, and nothing against the mean.
- Who left their seat has no match points in that deal, and against the mean what the last in that seat has; what a bot
  made of their seat is no result of theirs.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec import Struct

HALF = Fraction(1, 2)


class Held(Struct, frozen=True):
    """What came of a seat in a deal. `person`: None is a bot. `points`: None if the table was not played to its end.
    `left`: the person left, and a bot went on."""

    deal: int
    seat: int
    person: str | None
    points: int | None
    left: bool = False


class Compared(Struct, frozen=True):
    """A person's deal: match points in halves, out of how many they could have; and points against the mean."""

    deal: int
    seat: int
    person: str
    half_points: int
    most: int
    against_mean: Fraction

    @property
    def share(self) -> Fraction:
        """Of the match points, those they have."""
        return Fraction(self.half_points, self.most) if self.most else HALF


def compared(held: Iterable[Held]) -> list[Compared]:
    """Every person's every deal, in the order of deals and seats."""
    groups: dict[tuple[int, int], list[Held]] = {}
    for one in held:
        groups.setdefault((one.deal, one.seat), []).append(one)
    return [line for key in sorted(groups) for line in _seat(groups[key])]


def _seat(group: Sequence[Held]) -> list[Compared]:
    """All who held one seat in one deal."""
    people = [one.points for one in group if one.person is not None and not one.left and one.points is not None]
    bots = [one.points for one in group if one.person is None and one.points is not None]
    everybody = sorted(people if len(people) > 1 else people + bots)
    mean = _mean(everybody) if everybody else Fraction(0)
    return [_line(one, one.person, everybody, mean) for one in group if one.person is not None]


def _line(one: Held, person: str, everybody: Sequence[int], mean: Fraction) -> Compared:
    """Somebody among the results that count for this seat, in order; their own is one of these, unless they left."""
    if one.left:
        worst = everybody[0] - mean if everybody else Fraction(0)
        return Compared(one.deal, one.seat, person, 0, max(2, 2 * len(everybody)), worst)
    if one.points is None or len(everybody) < 2:
        return Compared(one.deal, one.seat, person, 0, 0, Fraction(0))
    # Two for each who made less, one for each who made as much; oneself is among these.
    half_points = bisect_left(everybody, one.points) + bisect_right(everybody, one.points) - 1
    return Compared(one.deal, one.seat, person, half_points, 2 * len(everybody) - 2, one.points - mean)


def _mean(points: Sequence[int]) -> Fraction:
    return Fraction(sum(points), len(points))


class Sum(Struct, frozen=True):
    """What somebody made of all their deals: the mean share of the match points, and the sum against the mean."""

    person: str
    deals: int
    share: Fraction
    against_mean: Fraction


def sums(lines: Iterable[Compared]) -> dict[str, Sum]:
    """A deal that somebody did not play is not among theirs; each they played weighs the same, however many held it."""
    mine: dict[str, list[Compared]] = {}
    for line in lines:
        mine.setdefault(line.person, []).append(line)
    return {
        person: Sum(
            person,
            len(some),
            sum((line.share for line in some), Fraction(0)) / len(some),
            sum((line.against_mean for line in some), Fraction(0)),
        )
        for person, some in mine.items()
    }
