"""What positions and answers are worth: it drives the scales of `rules/appraise.py`, compiled where that can be."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from caravanserai.engine.appraise import WIN
from caravanserai.engine.bound import bound
from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.twin import compiled

#: Shown numbers have so many decimals: more would only be noise.
DECIMALS = 4


class Worth(Struct, frozen=True):
    """How a number of games ended for one seat: its points and its parts of a win, game by game."""

    points: tuple[int, ...]
    wins: tuple[int, ...]

    @property
    def playouts(self) -> int:
        return len(self.wins)

    @property
    def win(self) -> float:
        """The part of the games that were won, from 0 to 1."""
        return round(sum(self.wins) / (WIN * len(self.wins)), DECIMALS)

    @property
    def expected(self) -> float:
        """The points at the end."""
        return round(sum(self.points) / len(self.points), DECIMALS)

    @property
    def spread(self) -> float:
        """The standard error of the expected points."""
        return _mean_and_error(self.points)[1]

    def ahead_of(self, other: "Worth") -> tuple[float, float]:
        """By how much of a win this is better in the same worlds, and the standard error of that."""
        mean, error = _mean_and_error(_differences(self.wins, other.wins))
        return mean / WIN, error / WIN

    def points_ahead_of(self, other: "Worth") -> tuple[float, float]:
        """By how many points this is better in the same worlds, and the standard error of that."""
        return _mean_and_error(_differences(self.points, other.points))

    def beats(self, other: "Worth") -> float:
        """Of the worlds in which it makes a difference, the part in which this brings more points."""
        differences = [d for d in _differences(self.points, other.points) if d]
        return round(sum(d > 0 for d in differences) / max(1, len(differences)), 2)


def _differences(mine: tuple[int, ...], theirs: tuple[int, ...]) -> list[int]:
    return [one - other for one, other in zip(mine, theirs, strict=True)]


def _mean_and_error(numbers: Sequence[int]) -> tuple[float, float]:
    n, total, squares = len(numbers), sum(numbers), sum(one * one for one in numbers)
    variance = max(0, n * squares - total * total) / max(1, n * n * (n - 1))
    return total / max(1, n), variance**0.5


class Trial:
    """A position played on so many times, from what a seat knows; then once more for answers of that seat, in the very
    same worlds."""

    def __init__(self, scales: "Scales", position: State, seat: int, n: int, seed: int) -> None:
        self.scales, self.seat, self.n, self.seed = scales, seat, n, seed
        self.games = scales.games_of(position)
        self.seats: int = position.seats
        numbers = scales.numbers
        self.points, self.wins, self.quick = numbers(n * self.seats), numbers(n * self.seats), numbers(n)
        self._play(self.points, self.wins, -1)

    def _play(self, points: Any, wins: Any, answer: int) -> None:
        self.scales.rules.appraise(
            self.games, self.scales.out, points, wins, self.quick, self.seat, answer, self.n, self.seed
        )

    def worth(self, seat: int) -> Worth:
        """To any seat, while everybody answers by the quick policy."""
        return worth_of(self.points, self.wins, seat, self.seats)

    def answered(self, answer: int) -> Worth:
        """To the seat whose trial it is, if it answers so."""
        points, wins = self.points[:], self.wins[:]
        if not isinstance(points, list):
            points, wins = points.copy(), wins.copy()
        self._play(points, wins, answer)
        return worth_of(points, wins, self.seat, self.seats)


class Scales:
    """A game's scales, with plain or compiled rules."""

    def __init__(self, key: str, rules: Any, numbers: Callable[[int], Any], games_of: Callable[[State], Any]) -> None:
        self.rules, self.numbers, self.games_of = rules, numbers, games_of
        self.out = numbers(game(key).max_actions)

    def trial(self, position: State, seat: int, n: int, seed: int) -> Trial:
        return Trial(self, position, seat, n, seed)

    def before_the_draw(self, before: State, mover: int, answer: int, n: int, seed: int) -> tuple[Worth, ...]:
        """To every seat, as those who watch see it: the mover has answered so, and what that draws is not known yet."""
        seats: int = before.seats
        points, wins = self.numbers(n * seats), self.numbers(n * seats)
        self.rules.appraise_draw(self.games_of(before), self.out, points, wins, mover, answer, n, seed)
        return tuple(worth_of(points, wins, seat, seats) for seat in range(seats))


def worth_of(points: Any, wins: Any, seat: int, seats: int) -> Worth:
    return Worth(tuple(map(int, points[seat::seats])), tuple(map(int, wins[seat::seats])))


@cache
def _maker(key: str, plain: bool) -> Callable[[], Scales]:
    if plain:
        rules = bound(key, "appraise")
        return lambda: Scales(key, rules, lambda n: [0] * n, lambda g: [g.copy(), g.copy()])
    twin = compiled(key, search=True)
    return lambda: Scales(key, twin.modules["appraise"], twin.actions, lambda g: twin.record_of(g).repeat(2))


def scales_of(key: str, plain: bool) -> Scales:
    """New ones: they have scratch paper of their own."""
    return _maker(key, plain)()
