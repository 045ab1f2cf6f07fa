"""The bench of challengers: a deal is played from every seat, and a best response asks its rivals' own policy."""

import importlib
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.bots.bot import imagine
from caravanserai.engine.game import game
from caravanserai.engine.twin import has_compiler
from tests.bots.test_search import some_asks

sys.path.append(str(Path(__file__).resolve().parents[2] / "bench"))
bench = importlib.import_module("challenge")

pytestmark = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
ASKED = bench.Challenge("best-response", "khiva", 2, "level3", 4, 1, 2)


def test_a_master_thinks_so_many_times_as_much() -> None:
    g = game("khiva").new(2)
    master = bench.challenger(bench.Challenge("master", "khiva", 2, "level3", 4, 1, 2), 1, g)
    assert master.simulations == 4 * game("khiva").simulations[0]


def test_a_best_response_answers_what_its_rival_would_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every imagined world the rival's own policy is asked, from what the rival knows, before it has chosen."""
    monkeypatch.setattr(bench, "WORLDS", 2)
    rules = game("khiva")
    g, seat = next(some_asks("khiva", 2, 3, 1))
    bot = bench.BestResponse(ASKED, 1, g)
    asked: list[int] = []
    for rival in bot.rivals:
        choose = rival.choose

        def noted(position: Any, other: int, choose: Any = choose) -> int:
            assert rules.pending(position, other)
            asked.append(other)
            answer: int = choose(position, other)
            return answer

        monkeypatch.setattr(rival, "choose", noted)
    assert bot.choose(imagine(rules, g, seat, 1), seat) in rules.actions(g, seat)
    assert asked == [1 - seat] * 2


def test_a_deal_is_played_from_every_seat_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = bench.Challenge("master", "khiva", 2, "level3", 1, 1, 2)
    found = [bench.play(asked, number) for number in (0, 1)]
    assert [{*one.bots} for one in found[0].deal.games] == [{"challenger", "level3"}] * 2
    assert min(*found[0].answers, *found[1].answers) > 10
    bench.report(asked, found)
    said = capsys.readouterr().out
    assert "master against level3" in said and "of 4 games" in said and "No level of its own" in said


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
