"""The small least squares say what a textbook says."""

import random

import pytest

from caravanserai.lab.regression import fit, interval_of


def test_it_finds_an_exact_line() -> None:
    rows = [((1.0, 2.0), 8.0), ((0.0, 1.0), 3.0), ((2.0, -1.0), 1.0)]
    found = fit([[row] for row in rows], 2)
    assert found.worth == pytest.approx((2.0, 3.0))
    assert found.interval(0) == (2.0, 2.0)


def test_its_intervals_hold_the_truth_nineteen_times_of_twenty() -> None:
    held = 0
    for trial in range(200):
        dice = random.Random(trial)
        groups = []
        for _ in range(40):
            shared = dice.gauss(0, 2)  # rows of one group err together
            given = [dice.uniform(-3, 3) for _ in range(3)]
            groups.append([((x,), 1.5 * x + x * shared + dice.gauss(0, 1)) for x in given])
        low, high = fit(groups, 1).interval(0) or (9.0, 9.0)
        held += low <= 1.5 <= high
    assert held / 200 == pytest.approx(0.95, abs=0.05)


def test_a_column_that_says_nothing_of_its_own_is_left_out() -> None:
    rows = [((x, 0.0, 2 * x, y), x + 5 * y) for x, y in ((1.0, 0.0), (2.0, 1.0), (3.0, -1.0))]
    found = fit([[row] for row in rows], 4)
    assert found.worth[1] is None and found.worth[2] is None
    assert (found.worth[0], found.worth[3]) == pytest.approx((1.0, 5.0))
    assert found.interval(1) is None


def test_of_too_little_no_interval_is_told() -> None:
    assert interval_of(1.0, [0.0]) is None
    assert fit([], 2).worth == (None, None)
