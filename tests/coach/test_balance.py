"""Where a result came from: parts that always sum, and none that is larger than what there was."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.coach.balance import Measured, divide, parts

chances = st.floats(0, 1, allow_nan=False)
changes = st.floats(-3, 3, allow_nan=False)


@given(start=chances, result=chances, luck=changes, choices=changes, stood=st.lists(chances))
def test_parts_sum_and_stay_within_the_way_up_and_down(
    start: float, result: float, luck: float, choices: float, stood: list[float]
) -> None:
    room = max(start, result, *stood) - min(start, result, *stood) if stood else abs(start - result)
    by_luck, others, own = divide(start, result, luck, choices, stood)
    assert by_luck + others + own == pytest.approx(result - start, abs=1e-9)
    assert own <= 0
    assert all(abs(part) <= room + 1e-9 for part in (by_luck, others, own))


def test_what_fits_is_told_as_it_was_measured() -> None:
    assert divide(0.25, 0.0, 0.1, -0.2, [0.4]) == pytest.approx((0.1, -0.15, -0.2))


def test_nobody_gives_away_what_they_never_had() -> None:
    """The game of the first trials: mistakes of 119 % in sum, by a seat that never stood above 40 %."""
    luck, others, own = divide(0.33, 0.0, 0.0, -1.19, [0.4, 0.2])
    assert own == pytest.approx(-0.4) and luck == 0
    assert others == pytest.approx(0.07)


@given(
    start=st.floats(0, 60),
    result=st.integers(-10, 90),
    luck=st.floats(-40, 40),
    choices=st.floats(-40, 0),
    stood=st.lists(st.floats(0, 60)),
)
def test_whole_points_sum_as_they_are_shown(
    start: float, result: int, luck: float, choices: float, stood: list[float]
) -> None:
    found = parts(start, result, Measured(luck, 1.0), Measured(choices, 4.0), stood, decimals=0)
    assert all(float(one).is_integer() for one in (found.start, found.luck, found.others, found.choices, found.result))
    assert found.start + found.luck + found.others + found.choices == found.result == result
    assert found.choices <= 0 and str(found.choices) != "-0.0"
    assert found.others_width**2 == pytest.approx(found.luck_width**2 + found.choices_width**2, abs=0.01)
