"""`caravanserai review`: what it prints, and what it refuses before it thinks."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from caravanserai.coach.review import review
from caravanserai.engine.record import write_record
from caravanserai.engine.twin import has_compiler
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.terminal.review_command import show_report
from caravanserai.terminal.screen import Screen
from tests.cli.program import run, run_here
from tests.coach.games import FEW, recorded


@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_chances_costs_and_luck_are_shown(lang: str) -> None:
    record = recorded("khiva", 3, 4)
    report = review(record, msgspec.structs.replace(FEW, again=12), seed=11)
    screen = Screen()
    screen.console = Console(highlight=False, emoji=False, markup=False, width=80)
    with screen.console.capture() as shown:
        show_report(screen, Speaker(lang, record.seats), report)
    text = shown.get()
    assert all(name in text for name in record.seats)
    assert text.count("───") >= 3 and "{" not in text
    costly = sum(judged.cost > 0 for judged in report.decisions)
    assert costly and text.count("−") >= costly
    if lang == "en":
        told = [int(number) for number in re.findall(r"step (\d+): ", text)]
        cost = {one.number: (round(one.cost, 2), one.lost) for one in report.decisions}
        assert len(told) > 1 and told == sorted(told, key=lambda number: cost[number], reverse=True)
        assert text.count("of the chance to win") == sum(cost[number][0] > 0 for number in told)
    assert ("100\xa0%" if lang in ("de", "fr") else "100%") in text


def test_an_unfinished_game_is_refused_before_any_work(tmp_path: Path) -> None:
    record = json.loads(write_record(recorded("khiva", 3, 4)))
    record["steps"], record["result"] = record["steps"][:6], None
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    ended = run("review", path)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "Only a finished game can be reviewed: this record ends before its game does.\n"


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    before = write_record(recorded("khiva", 3, 4))
    path.write_bytes(before)
    ended = run_here("review", path, "--json", path)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert path.read_bytes() == before and "game.json" in ended.stderr


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.json"
    path.write_text("Dear friend")
    ended = run("review", path)
    assert ended.returncode == 2 and ended.stderr.count("\n") == 1
