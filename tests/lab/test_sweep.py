"""`caravanserai lab sweep`: one number of an edition, value by value."""

import re
from pathlib import Path

import pytest

from caravanserai.engine.edition import EditionProblemError
from caravanserai.engine.game import GAMES, game
from caravanserai.lab.sweep import NoSuchNumberError, numbers_of, with_number
from caravanserai.strings import LANGUAGES
from tests.cli.program import run, run_here


def test_a_number_is_found_by_its_path_and_changed_alone() -> None:
    rules = game("khiva")
    standard = rules.standard_edition
    known = numbers_of(standard)
    assert known["gems.total"] == 30 and known["salt.values.0"] == 8
    other = with_number(rules, standard, "gems.total", 12)
    assert numbers_of(other) == known | {"gems.total": 12}
    with pytest.raises(NoSuchNumberError):
        with_number(rules, standard, "gems.colour", 1)
    with pytest.raises(EditionProblemError):
        with_number(rules, standard, "teapots.counts.7", 20)  # more than there are in all


@pytest.mark.parametrize("key", GAMES)
def test_every_number_of_every_game_can_be_named(key: str) -> None:
    rules = game(key)
    for number, value in numbers_of(rules.standard_edition).items():
        assert with_number(rules, rules.standard_edition, number, value) == rules.standard_edition


@pytest.mark.parametrize("lang", LANGUAGES)
def test_values_stand_beside_each_other_in_a_table_and_on_a_page(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "sweep.html"
    sweep = ("lab", "sweep", "khiva", "salt.values.0", "8,9,40", "--games", "6", "--seats", "2", "--jobs", "1")
    done = run_here(*sweep, "--report", str(file), "--lang", lang)
    assert done.returncode == 0, done.stderr
    rows = [line.split() for line in done.stdout.splitlines()]
    assert [row[0] for row in rows if row and row[0] in ("8", "9", "40")] == ["8", "9", "40"]
    wins = re.findall(r"(?<![\d.,])(-?\d+)–(\d+)(?![\d.,])", done.stdout)
    assert wins and all(0 <= int(low) <= int(high) <= 100 for low, high in wins)
    page = file.read_text(encoding="utf-8")
    assert page.count("<section") == 5 and page.count('class="whisker"') == 15
    assert "http" not in page.replace("http://www.w3.org", "")


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("gems.sum", "1,2"), "gems.total"),
        (("gems.total", "1"), "20,30,40"),
        (("gems.total", "1,1"), "20,30,40"),
        (("gems.total", "one,two"), "20,30,40"),
        (("gems.total", "5-3"), "20,30,40"),
        (("teapots.counts.7", "2,20"), "20"),
    ],
)
def test_bad_input_is_refused_with_one_sentence(args: tuple[str, ...], word: str) -> None:
    done = run("lab", "sweep", "khiva", *args)
    assert done.returncode == 2 and word in done.stderr and len(done.stderr.splitlines()) == 1
