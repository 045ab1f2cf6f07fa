"""The bench of challengers: a deal is played from every seat, and told with the time that was taken."""

import importlib
import sys
from pathlib import Path

import msgspec
import pytest

from caravanserai.bots.best_response import BestResponse
from caravanserai.engine.game import game
from caravanserai.engine.twin import has_compiler

sys.path.append(str(Path(__file__).resolve().parents[2] / "bench"))
bench = importlib.import_module("challenge")

pytestmark = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
ASKED = bench.Challenge("master", "khiva", 2, "level3", 1, 1, 2)


def test_a_master_thinks_so_many_times_as_much() -> None:
    g = game("khiva").new(2)
    master = bench.challenger(bench.Challenge("master", "khiva", 2, "level3", 4, 1, 2), 1, g)
    assert master.simulations == 4 * game("khiva").simulations[0]


def test_a_best_response_is_told_with_the_time_that_it_took() -> None:
    asked = bench.Challenge("best-response", "khiva", 2, "level3", 20, 1, 4)
    g = game("khiva").new(2)
    bot = bench.challenger(asked, 1, g)
    assert isinstance(bot, BestResponse) and bot.rivals[1].simulations == game("khiva").simulations[0]
    found = [bench.Challenged(bench.play(ASKED, number).deal, (6.0, 0.5), (20, 40)) for number in (0, 1)]
    assert bench.ms_of(found) == pytest.approx((300, 12.5))
    assert bench.measured(asked, found).times == 24


def test_who_knows_one_level_may_meet_another() -> None:
    asked = bench.Challenge("best-response", "khiva", 2, "level3", 20, 1, 4, "level2")
    assert asked.match.bots == ("challenger", "level2")
    bot = bench.challenger(asked, 1, game("khiva").new(2))
    assert {one.simulations for one in bot.rivals} == {game("khiva").simulations[0]}
    assert asked.command.endswith("--level level3 --against level2 --games 4 --seed 1")
    assert asked.name != msgspec.structs.replace(asked, against="").name, "kept in one file"
    assert bench.Challenge("best-response", "khiva", 2, "level5", 20, 1, 4, "level2").rival == "level2"


def test_a_deal_is_played_from_every_seat_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = [bench.play(ASKED, number) for number in (0, 1)]
    assert [{*one.bots} for one in found[0].deal.games] == [{"challenger", "level3"}] * 2
    assert min(*found[0].answers, *found[1].answers) > 10
    bench.report(ASKED, found)
    said = capsys.readouterr().out
    assert "master against level3" in said and "of 4 games" in said and "level of its own" not in said


def test_deals_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = bench.Challenge("master", "khiva", 2, "level3", 1, 1, 4)
    with bench.processes(1) as those:
        first = [*bench.deals_of(msgspec.structs.replace(asked, games=2), those, tmp_path)]
        played: list[int] = []
        monkeypatch.setattr(bench, "play", lambda asked, number: played.append(number) or first[0])
        both = [*bench.deals_of(asked, those, tmp_path)]
    assert (len(first), len(both), played) == (1, 2, [1])
    found = bench.measured(asked, both)
    assert (found.games, found.champion.level, found.times) == (4, "level3", 1)
    assert found.command.endswith("--game khiva --seats 2 --times 1 --level level3 --games 4 --seed 1")
