"""The bench of mistakes: what is picked in a few worlds is measured in others, and kept."""

import importlib
import sys
from pathlib import Path

import pytest

from caravanserai.engine.twin import has_compiler

sys.path.append(str(Path(__file__).resolve().parents[2] / "bench"))
np = pytest.importorskip("numpy")
bench = importlib.import_module("coach_mistakes")

pytestmark = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
ASKED = bench.Asked(bench.Table("khiva", 2, bench.STRONG, 1), "level3", 3, 4, 9)


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """In how many worlds costs were measured. In few everything seems to be costly, in more nothing is; the coach names
    nothing."""
    worlds: list[int] = []

    def cost_of(key: str, position: object, seat: int, good: int, bad: int, n: int, seed: int) -> tuple[object, object]:
        worlds.append(n)
        return bench.Cost(0.2 if n == ASKED.worlds else 0.0, 1.0), bench.Cost(0.1, 0.5)

    monkeypatch.setattr(bench, "cost_of", cost_of)
    monkeypatch.setattr(bench, "ask_coach", lambda setting, position, seat, answer: ("close", bench.Cost(0.0, 0.0)))
    return worlds


def test_what_seems_to_be_costly_is_measured_in_other_worlds_which_alone_count(looked: list[int]) -> None:
    found = bench.look(ASKED, 0)
    assert looked == [4, 9] * 3
    assert [one.cost.win for one in found.planted] == [0.0] * 3


def test_what_was_looked_at_is_kept(looked: list[int], tmp_path: Path) -> None:
    with bench.processes(1) as those:
        first = [*bench.looks(ASKED, 1, those, tmp_path)]
        both = [*bench.looks(ASKED, 2, those, tmp_path)]
    assert [one.number for one in both] == [0, 1] and both[0] == first[0]
    assert len(looked) == 12, "the first game once"


def test_what_costs_is_found_and_which_part_of_a_told_cost_came(capsys: pytest.CaptureFixture[str]) -> None:
    def planted(cost: float, said: str, told: float) -> object:
        return bench.Planted(bench.Cost(cost, cost), bench.Cost(0.02, 0.02), said, bench.Cost(told, told), "best")

    found = [planted(0.2, "clear", 0.4)] * 20 + [planted(0.3, "close", 0.0)] * 5 + [planted(0.0, "best", 0.0)] * 5
    bench.report("khiva", 5, found)
    borne = bench.borne_out("khiva", 5, found)
    said = capsys.readouterr().out
    assert "found 20 of 25 (80%): met" in said and "0 called mistakes (0.0%): met" in said
    assert "in win 0.50 ± 0.00 came (20 answers)" in said
    known = bench.calibration_of("khiva").costs_at(5)
    assert borne == bench.Borne(round(known.win / 2, 2), round(known.points / 2, 2), 20)
    assert bench.borne_out("khiva", 5, found[:19]) is None, "too few to be told"
