"""Ordinary least squares with intervals, small enough to read; no NumPy, which not every house has.

Rows that share their luck (all seats of one deal) are one observation: intervals come from how much the deals differ,
as everywhere in the arena.
"""

import math
from collections.abc import Sequence

from msgspec import Struct

from caravanserai.bots.tally import Interval, student

#: Below this share of its own size a column is no more than a sum of others.
NOTHING_NEW = 1e-9

Row = tuple[tuple[float, ...], float]


class Fit(Struct, frozen=True):
    """What each column is worth; None for a column that says nothing of its own."""

    worth: tuple[float | None, ...]
    #: For each group of rows, how far it alone pulls every worth: their squares make the intervals.
    pulls: tuple[tuple[float, ...], ...]

    def interval(self, column: int) -> Interval | None:
        return interval_of(self.worth[column], [pull[column] for pull in self.pulls])


def interval_of(middle: float | None, pulls: Sequence[float]) -> Interval | None:
    """95 %. A group's pull is its own part of the error."""
    if middle is None or len(pulls) < 2:
        return None
    count = len(pulls)
    reach = student(count - 1) * math.sqrt(count / (count - 1) * sum(pull * pull for pull in pulls))
    return round(middle - reach, 3), round(middle + reach, 3)


def fit(groups: Sequence[Sequence[Row]], columns: int) -> Fit:
    """The line through the origin that comes closest: rows are differences, so nothing more is nothing more."""
    squares = [[0.0] * columns for _ in range(columns)]
    towards = [0.0] * columns
    for rows in groups:
        for given, outcome in rows:
            for i in range(columns):
                towards[i] += given[i] * outcome
                for j in range(columns):
                    squares[i][j] += given[i] * given[j]
    kept = _that_say_something(squares)
    inverse = _inverse([[squares[i][j] for j in kept] for i in kept])
    solved = [sum(part * towards[j] for part, j in zip(line, kept, strict=True)) for line in inverse]
    worth: list[float | None] = [None] * columns
    for place, column in enumerate(kept):
        worth[column] = solved[place]
    return Fit(tuple(worth), tuple(_pull(rows, kept, solved, inverse, columns) for rows in groups))


def _pull(
    rows: Sequence[Row], kept: list[int], solved: list[float], inverse: list[list[float]], columns: int
) -> tuple[float, ...]:
    score = [0.0] * len(kept)
    for given, outcome in rows:
        missed = outcome - sum(given[column] * solved[place] for place, column in enumerate(kept))
        for place, column in enumerate(kept):
            score[place] += given[column] * missed
    pull = [0.0] * columns
    for place, column in enumerate(kept):
        pull[column] = sum(part * one for part, one in zip(inverse[place], score, strict=True))
    return tuple(pull)


def _that_say_something(squares: list[list[float]]) -> list[int]:
    """Columns, from the left, that are no sum of the ones before (Cholesky's pivots)."""
    kept: list[int] = []
    lower: list[list[float]] = []
    for column in range(len(squares)):
        line: list[float] = []
        for place, other in enumerate(kept):
            known = sum(line[k] * lower[place][k] for k in range(place))
            line.append((squares[column][other] - known) / lower[place][place])
        left = squares[column][column] - sum(part * part for part in line)
        if left > NOTHING_NEW * max(1.0, squares[column][column]):
            kept.append(column)
            lower.append([*line, math.sqrt(left)])
    return kept


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss and Jordan; the matrix is positive, so its pivots are good enough as they come."""
    size = len(matrix)
    work = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for pivot in range(size):
        scale = work[pivot][pivot]
        work[pivot] = [part / scale for part in work[pivot]]
        for other in range(size):
            if other != pivot and work[other][pivot]:
                times = work[other][pivot]
                work[other] = [part - times * own for part, own in zip(work[other], work[pivot], strict=True)]
    return [line[size:] for line in work]
