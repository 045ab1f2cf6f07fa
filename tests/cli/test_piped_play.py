"""`caravanserai play` with no terminal: as a script would use it."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.program import run


def test_input_that_ends_leaves_the_table(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    ended = run("play", "khiva", "--seed", "5", "--record", kept, stdin="1 2\n2 1\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "You leave the table." in ended.stdout
    assert json.loads(kept.read_bytes())["result"] is None
    assert run("replay", kept).returncode == 0


def test_no_escape_sequences_are_written_into_a_pipe() -> None:
    assert "\x1b" not in run("play", "khiva", "--seed", "5", stdin="1 2\n").stdout


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, second = (
        run("play", "khiva", "--seed", "8", "--bots", "random", stdin="1 2\n" * 3).stdout for _ in range(2)
    )
    assert first == second
    assert run("play", "khiva", "--seed", "9", "--bots", "random", stdin="1 2\n" * 3).stdout != first


@pytest.mark.parametrize(("lang", "you"), [("fr", "Vous jouez"), ("ko", "내가")])
def test_the_table_speaks_the_language_asked_for(lang: str, you: str) -> None:
    ended = run("play", "khiva", "--seed", "5", "--lang", lang, stdin="1 2\nh\n?\nlog\nb\n")
    assert ended.returncode == 0
    assert you in ended.stdout
    assert "KH-11" in ended.stdout
    for english in ("You ", "Seat ", "Turn ", "gems"):
        assert english not in ended.stdout


def test_only_what_the_person_may_see_is_told() -> None:
    out = run("play", "khiva", "--seed", "5", stdin="1 2\n" * 8).stdout
    assert "Haggler 3 gives you" in out and "You give" in out
    assert not re.search(r"Haggler \d gives [^.]* to Haggler", out)
    assert not re.search(r"Haggler \d gets (?:white|blue|green|pink|black)", out)


def test_a_terminal_that_knows_no_such_letters_is_no_error() -> None:
    ended = run("play", "khiva", "--lang", "ko", stdin="1 2\n", env={"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"})
    assert (ended.returncode, ended.stderr) == (0, "")
