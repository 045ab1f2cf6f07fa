"""The bench of the coach finds what it should: which of two opinions to believe, and whether the gate is met."""

import importlib
import random
import sys
from pathlib import Path

import pytest

from caravanserai.coach.calibration import NONE_YET, Calibration
from caravanserai.coach.worth import Opinion

sys.path.append(str(Path(__file__).resolve().parents[2] / "bench"))

pytest.importorskip("numpy")
bench, games = (importlib.import_module(name) for name in ("coach", "coach_games"))


def moments(n: int, *, weak: bool) -> list[object]:
    """Of two seats: at good tables the network is right, and the playouts say anything; at weak ones it is the other
    way round."""
    dice = random.Random(f"{n}/{weak}")
    found = []
    for _ in range(n):
        right, any_other = dice.uniform(0.1, 0.9), dice.uniform(0.1, 0.9)
        network, playouts = (any_other, right) if weak else (right, any_other)
        points = 5.0 if weak else 20.0
        won = float(dice.random() < right)
        said = Opinion(playouts, 10_000, points, network), Opinion(1 - playouts, 10_000, points, 1 - network)
        found.append(games.Moment(dice.random(), said, (0.0, 0.0), (right, 1 - right), (won, 1 - won), (0.0, 0.0)))
    return found


def test_each_opinion_counts_for_what_it_was_worth_and_where() -> None:
    average = {"2": 20.0}
    stack = bench.fit_stack(moments(1_500, weak=False) + moments(1_500, weak=True), "name", average)
    assert stack.network == "name"
    for short, believed, not_believed in ((0.0, 0, 1), (0.75, 1, 0)):
        weights = stack.at(0.5, short)
        assert weights[believed] == pytest.approx(1, abs=0.25) and weights[not_believed] < 0.25
    shown = Calibration(NONE_YET.win, NONE_YET.points, average, stacks={"2": stack})
    for weak in (False, True):
        seen = moments(2_000, weak=weak)
        found = bench.tested(seen, 1, {"playouts": (NONE_YET, seen), "shown": (shown, seen)})
        assert found.losses["shown"] < found.losses["fair"]
        assert found.passed
    wrong = Calibration(NONE_YET.win, NONE_YET.points, {}, stacks={"2": stack})
    assert not bench.tested(seen, 1, {"shown": (wrong, seen)}).passed, "weak tables taken for good ones"


def test_the_outlook_can_be_asked_like_a_network() -> None:
    network = games.outlook_network("samarkand", 3)
    inputs, wide, narrow = network.sizes
    assert len(network.numbers()) == 3 + (inputs + 1) * wide + (wide + 1) * narrow + (narrow + 1) * 2
