"""`caravanserai lab positions`: choices that mattered, as lessons and on a page."""

import json
from pathlib import Path

import msgspec
import pytest

from caravanserai.engine.game import game
from caravanserai.engine.record import write_record
from caravanserai.engine.twin import has_compiler
from caravanserai.lab.positions import Position, find
from caravanserai.lessons.lesson import Lesson, begin
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.terminal.positions_command import positions_page
from tests.cli.program import run_here
from tests.coach.games import recorded


@pytest.fixture(scope="module")
def found() -> list[Position]:
    return next(find([recorded("khiva", 3, 4)], 11, 2, 1))


@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_shows_each_position_as_its_seat_saw_it(found: list[Position], lang: str) -> None:
    text = positions_page("khiva", [recorded("khiva", 3, 4)], found, "", Speaker(lang))
    assert text.count("<section") == text.count("<pre") == len(found) > 0
    assert "http" not in text and "{ $" not in text and "Seat 1" in text


@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
def test_every_position_is_a_lesson(found: list[Position]) -> None:
    rules = game("khiva")
    for one in found:
        assert one.lesson is not None
        lesson = msgspec.json.decode(msgspec.json.encode(one.lesson), type=Lesson)
        g = begin(lesson)
        rules.check(g, lesson.seat, one.judged.best.move)
        rules.check(g, lesson.seat, one.judged.played.move)
        assert one.judged.best.move != one.judged.played.move


@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
def test_games_of_bots_are_looked_through(tmp_path: Path) -> None:
    data, page = tmp_path / "positions.json", tmp_path / "positions.html"
    asked = ("lab", "positions", "khiva", "--games", "1", "--seats", "2", "--bot", "random", "--effort", "1")
    done = run_here(*asked, "--most", "2", "--jobs", "1", "--json", data, "--report", page)
    assert done.returncode == 0, done.stderr
    told = json.loads(data.read_text(encoding="utf-8"))
    assert len(told) <= 2 and all(one["judged"]["sure"] in ("clear", "likely") for one in told)
    assert done.stdout.count("Game 1 · ") == len(told) == page.read_text(encoding="utf-8").count("<section")


def test_bad_input_is_refused_with_one_sentence(tmp_path: Path) -> None:
    whole, cut = tmp_path / "game.json", tmp_path / "cut.json"
    whole.write_bytes(write_record(recorded("khiva", 3, 4)))
    record = json.loads(whole.read_bytes())
    cut.write_text(json.dumps(record | {"steps": record["steps"][:6], "result": None}))
    for args, word in (
        (("kilim", "--record", whole), "khiva"),
        (("khiva", "--record", cut), "finished"),
        (("khiva", "--effort", "0"), "--effort"),
        (("khiva", "--seats", "9"), "9"),
        (("khiva", "--record", whole, "--json", cut), "cut.json"),
    ):
        done = run_here("lab", "positions", *args)
        assert done.returncode == 2 and word in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr
