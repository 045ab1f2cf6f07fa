"""The bench of the coach finds what it should: which of two opinions to believe, and whether the gate is met."""

import importlib
import random
import sys
from math import exp
from pathlib import Path

import pytest

from caravanserai.bots.arena import play_deal, processes
from caravanserai.bots.ladder.climb import matches_of, missing
from caravanserai.bots.results import ResultsFile
from caravanserai.coach.calibration import NONE_YET, Calibration, chances_by, log_odds
from caravanserai.coach.worth import Opinion

sys.path.append(str(Path(__file__).resolve().parents[2] / "bench"))

np = pytest.importorskip("numpy")
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
        ways = {"playouts": bench.chances_in(NONE_YET, seen), "shown": bench.chances_in(shown, seen)}
        found = bench.tested(seen, 1, ways)
        assert found.losses["shown"] < found.losses["fair"]
        assert found.passed
    wrong = Calibration(NONE_YET.win, NONE_YET.points, {}, stacks={"2": stack})
    missed = bench.tested(seen, 1, {"shown": bench.chances_in(wrong, seen)})
    assert not missed.passed, "weak tables taken for good ones"


def test_it_is_found_where_seats_that_are_nearly_even_are_more_even_still() -> None:
    dice = random.Random(7)
    found = []
    for _ in range(4_000):
        said = dice.uniform(0.05, 0.95)
        odds = log_odds(said)
        right = 1 / (1 + exp(-odds * exp(0.4 * (abs(odds) - 1))))
        won = float(dice.random() < right)
        both = Opinion(said, 10_000, 20.0, said), Opinion(1 - said, 10_000, 20.0, 1 - said)
        found.append(games.Moment(dice.random(), both, (0.0, 0.0), (said, 1 - said), (won, 1 - won), (0.0, 0.0)))
    stack = bench.fit_stack(found, "name", {"2": 20.0})
    assert stack.spread == pytest.approx(0.4, abs=0.15) and abs(stack.shift) < 0.1
    assert sum(stack.at(0.5, 0.0)) == pytest.approx(1, abs=0.15)


def test_it_is_found_where_a_lead_says_little() -> None:
    """Of four seats one or two lead, and by how much does not matter."""
    dice = random.Random(8)
    found = []
    for _ in range(2_000):
        leads = sorted((dice.random() < 0.4 for _ in range(4)), reverse=True)
        right = [0.9 if one else 0.1 for one in leads]
        (winner,) = dice.choices(range(4), right)
        said = [dice.uniform(0.5, 0.95) if one else 0.05 for one in leads]
        table = tuple(Opinion(one, 10_000, 20.0, one) for one in said)
        won = tuple(float(seat == winner) for seat in range(4))
        found.append(games.Moment(dice.random(), table, (0.0,) * 4, tuple(said), won, (0.0,) * 4))
    stack = bench.fit_stack(found, "name", {"4": 20.0})
    assert stack.shift > 1
    shown = Calibration(NONE_YET.win, NONE_YET.points, {"4": 20.0}, stacks={"4": stack})
    even = [one for one in found if sum(said.win >= 0.5 for said in one.said) == 2]
    firsts = [chances_by(shown, one.far, one.said)[:2] for one in even]
    assert np.mean([abs(one.win - other.win) for one, other in firsts]) < 0.1


def test_what_is_told_of_a_deal_was_not_fitted_on_it() -> None:
    """Moments that tell how their own deal ended: by a fit that had seen them they would be foreseen."""
    dice = random.Random(5)

    def seen(deal: int) -> list[object]:
        won = float(dice.random() < 0.5)
        said = Opinion(0.5, 10_000, 20.0, 0.5), Opinion(0.5, 10_000, 20.0, 0.5)
        return [games.Moment(0.5, said, (0.0, 0.0), (0.5, 0.5), (won, 1 - won), (0.0, 0.0), deal)] * 4

    moments = [one for deal in range(60) for one in seen(deal)]
    table = bench.Looked({bench.STRONG: moments}, {bench.STRONG: 60}, 20.0)
    for heap in range(bench.HEAPS):
        assert {one.deal % bench.HEAPS for one in table.fitted_on(heap)} == {*range(bench.HEAPS)} - {heap}
    assert len(table.fitted_on(None)) == len(moments)
    ways = {"shown": [bench.fit({2: table}, {2: "name"}, heap) for heap in range(bench.HEAPS)]}
    found = bench.held_out(table, bench.STRONG, ways)
    assert (found.games, found.moments) == (60, 240)
    assert found.losses["shown"] == pytest.approx(found.losses["fair"], abs=0.01)


def test_moments_of_one_deal_say_no_more_for_being_many() -> None:
    """How far chance alone may move a tenth hangs on the number of deals in it."""
    dice = random.Random(6)

    def reach(deals: int, moments: int) -> float:
        came = [float(dice.random() < 0.75) for _ in range(deals)]
        numbers, ends = ([one for one in row for _ in range(moments)] for row in (range(deals), came))
        (found,) = bench.in_tenths(np.full(deals * moments, 0.75), np.array(ends), np.array(numbers))
        assert (found.said, found.n) == (0.75, deals * moments)
        return float(found.reach)

    few = 1.96 * (0.75 * 0.25 / 100) ** 0.5
    assert reach(100, 1) == pytest.approx(few, rel=0.15) and reach(100, 12) == pytest.approx(few, rel=0.15)
    assert reach(400, 12) == pytest.approx(few / 2, rel=0.15)


def test_games_of_strong_bots_are_those_of_the_ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Played once for both, and kept: what is there is not played again."""
    monkeypatch.setattr(games, "STRONG_LEVELS", ("level1", "level2"))
    table = games.Table("khiva", 2, games.STRONG, 1)
    with processes(1) as those:
        kept = games.games_of(table, 4, those, tmp_path)
        (match,) = matches_of("khiva", ("level1", "level2"), 2, 4, 1)
        with ResultsFile(tmp_path / "ladder-khiva.jsonl") as results:
            assert missing((match,), results) == 0
            deals = results.deals(match)
        assert [one.points for one in kept] == [one.points for n in range(2) for one in play_deal(match, n).games]
        assert [one.points for one in kept] == [one.points for n in range(2) for one in deals[n].games]
        monkeypatch.setattr(games, "play_deal", None)
        assert games.games_of(table, 4, those, tmp_path) == kept
        assert [(one.number, one.turn) for one in kept] == [(0, 0), (0, 1), (1, 0), (1, 1)]
