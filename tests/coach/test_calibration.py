"""What may be shown of a number of playouts: drawn in by what they have proved to be worth, never certain."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.coach import calibration
from caravanserai.coach.calibration import (
    HIGHEST,
    LOWEST,
    Calibration,
    Trust,
    calibration_of,
    calibrations,
    certain,
    chance_of,
)
from caravanserai.engine.game import GAMES, game


def test_every_game_with_a_coach_has_been_measured_at_every_size() -> None:
    """`make bench-coach ARGS=--write` writes the file."""
    coached = {key for key in GAMES if "coach" in game(key).parts}
    assert calibrations().keys() == coached
    for key in coached:
        found = calibration_of(key)
        assert found.games >= 40
        assert found.average.keys() == {str(seats) for seats in game(key).seat_counts}


@given(far=st.floats(0, 1), win=st.floats(0, 1), playouts=st.integers(0, 5_000), seats=st.integers(2, 5), key=st.text())
def test_no_count_of_playouts_makes_anything_certain(
    far: float, win: float, playouts: int, seats: int, key: str
) -> None:
    for name in (*GAMES, key):
        found = chance_of(name, far, win, playouts, seats)
        assert LOWEST <= found.low <= found.win <= found.high <= HIGHEST
        assert found.low < found.high


def test_chances_of_all_seats_still_sum_to_one() -> None:
    assert sum(chance_of("khiva", 0.4, won, 30, 3).win for won in (0.0, 0.2, 0.8)) == pytest.approx(1, abs=1e-3)


def test_the_less_was_borne_out_the_nearer_to_the_fair_share_and_the_wider(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []
    for part in (0.0, 0.3, 0.9):
        trust = Trust(part, part)
        monkeypatch.setitem(calibrations(), "khiva", Calibration(trust, trust))
        shown.append(chance_of("khiva", 0.5, 0.8, 1_000, 4))
    assert [one.win for one in shown] == sorted(one.win for one in shown) and shown[0].win == 0.25
    widths = [one.high - one.low for one in shown]
    assert min(widths[:2]) > 0.4 > 2 * widths[2] - 0.1


def test_more_playouts_narrow_the_band() -> None:
    widths = [(one := chance_of("khiva", 0.5, 0.4, n, 4)).high - one.low for n in (8, 40, 160, 1_000)]
    assert widths == sorted(widths, reverse=True) and len(set(widths)) == 4
    assert chance_of("khiva", 0.5, 0.5, calibration.ENOUGH, 2).error <= calibration.MOST_ERROR


def test_trust_grows_along_a_game() -> None:
    trust = Trust(0.2, 0.8)
    assert [trust.at(far) for far in (0.0, 0.5, 1.0)] == pytest.approx([0.2, 0.5, 0.8])
    assert Trust(0.5, 1.4).at(1.0) == calibration.MOST_TRUST


def test_a_game_that_is_over_is_certain() -> None:
    assert certain(1.0) == certain(1.0) and certain(1.0).low == certain(1.0).high == 1.0
