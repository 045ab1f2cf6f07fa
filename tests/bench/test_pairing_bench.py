"""The bench of pairing: it weighs what the house weighs."""

import sys
from pathlib import Path

import pytest

from caravanserai.events.pairing import Past, Player

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

pairing = pytest.importorskip("pairing")


def test_a_short_run_says_time_and_ratio(capsys: pytest.CaptureFixture[str]) -> None:
    pairing.main(["--people", "41", "--rounds", "2", "--long", "4"])
    said = capsys.readouterr().out
    assert said.count("ratio") == 3 and "% above the best found" in said


def test_the_cost_of_tables_is_that_of_the_pairing() -> None:
    players = [Player("a", 0), Player("b", 3), Player("c", 0)]
    assert pairing.cost_of(players, Past(), (("a", "b"), ("c", None))) == 9
    assert pairing.cost_of(players, Past({("a", "c"): 1}), (("a", "c"), ("b", None))) == 25
