"""What a number of games that were played on say of one seat, world by world."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from caravanserai.engine.appraise import WIN
from caravanserai.engine.network import FULL

#: Shown numbers have so many decimals: more would only be noise.
DECIMALS = 4
#: What a difference counts for is in parts of this, so that all sums are exact.
PARTS = 1_000


class Leverage(Struct, frozen=True):
    """How far the chance to win moves with what the network says, and with what part of the games is won."""

    network: int
    playouts: int


class Opinion(Struct, frozen=True):
    """What is said of a seat: the part of so many games that it won, from 0 to 1, and its points in them; and by the
    network, if there is one, its chance to win, with the standard error."""

    win: float
    playouts: int
    points: float = 0.0
    foreseen: float | None = None
    unsure: float = 0.0


class Worth(Struct, frozen=True):
    """How a number of games ended for one seat, game by game: its points and its parts of a win. And its chances by the
    network on the way there, in parts of FULL; none where there is no network."""

    points: tuple[int, ...]
    wins: tuple[int, ...]
    judged: tuple[int, ...] = ()

    @property
    def playouts(self) -> int:
        return len(self.wins)

    @property
    def win(self) -> float:
        """The part of the games that were won, from 0 to 1."""
        return round(sum(self.wins) / (WIN * len(self.wins)), DECIMALS)

    @property
    def opinion(self) -> Opinion:
        if not self.judged:
            return Opinion(self.win, self.playouts, self.expected)
        mean, error = mean_and_error(self.judged)
        return Opinion(self.win, self.playouts, self.expected, mean / FULL, error / FULL)

    @property
    def expected(self) -> float:
        """The points at the end."""
        return round(sum(self.points) / len(self.points), DECIMALS)

    @property
    def spread(self) -> float:
        """The standard error of the expected points."""
        return mean_and_error(self.points)[1]

    def ahead_of(self, other: "Worth", by: Leverage) -> tuple[float, float]:
        """By how much of a win this is better in the same worlds, by all that is known, and the standard error."""
        found = [by.playouts * FULL * one for one in _differences(self.wins, other.wins)]
        if self.judged:
            foreseen = _differences(self.judged, other.judged)
            found = [one + by.network * WIN * more for one, more in zip(found, foreseen, strict=True)]
        mean, error = mean_and_error(found)
        whole = PARTS * WIN * FULL
        return mean / whole, error / whole

    def wins_ahead_of(self, other: "Worth") -> tuple[float, float]:
        """How much more of the games was won in the same worlds, and the standard error."""
        mean, error = mean_and_error(_differences(self.wins, other.wins))
        return mean / WIN, error / WIN

    def points_ahead_of(self, other: "Worth") -> tuple[float, float]:
        """By how many points this is better in the same worlds, and the standard error of that."""
        return mean_and_error(_differences(self.points, other.points))

    def beats(self, other: "Worth") -> float:
        """Of the worlds in which it makes a difference, the part in which this brings more points; 1 only if it is all
        of them."""
        differences = [d for d in _differences(self.points, other.points) if d]
        more = sum(d > 0 for d in differences)
        part = more / max(1, len(differences))
        return round(part if more == len(differences) else min(0.99, part), 2)

    def disproved_by_playouts(self, other: "Worth") -> bool:
        """Whatever the network says: does nothing in the games that were played on speak for this, or do their wins
        speak against it?"""
        (ahead, error), (lead, _) = self.wins_ahead_of(other), self.points_ahead_of(other)
        return ahead < -error or (ahead <= 0 and lead <= 0)


#: Nothing is known of what it leads to.
NOT_PLAYED = Worth((), ())


def worth_of(points: Any, wins: Any, judged: Any, seat: int, seats: int) -> Worth:
    """Of one seat, from rows with a number for each."""
    return Worth(*(tuple(_numbers(rows[seat::seats])) for rows in (points, wins, judged)))


def _numbers(row: Any) -> list[int]:
    return row if isinstance(row, list) else row.tolist()


def _differences(mine: tuple[int, ...], theirs: tuple[int, ...]) -> list[int]:
    return [one - other for one, other in zip(mine, theirs, strict=True)]


def mean_and_error(numbers: Sequence[int]) -> tuple[float, float]:
    n, total, squares = len(numbers), sum(numbers), sum(one * one for one in numbers)
    variance = max(0, n * squares - total * total) / max(1, n * n * (n - 1))
    return total / max(1, n), variance**0.5
