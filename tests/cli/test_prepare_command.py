"""`caravanserai prepare`: what is there is said so, what is not is compiled with progress."""

import re
from typing import Any

import pytest

from caravanserai.engine.game import GAMES
from caravanserai.terminal import prepare_command
from caravanserai.terminal.trouble import Trouble


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that are compiled; Khiva is there already."""
    done: list[str] = []

    def compile_one(key: str, progress: Any, *, search: bool) -> None:
        for step in range(9):
            progress("", step, 8)
        done.append(key)
        assert search

    monkeypatch.setattr(prepare_command, "has_compiler", lambda: True)
    monkeypatch.setattr(prepare_command, "is_on_disk", lambda key: key == "khiva")
    monkeypatch.setattr(prepare_command, "compiled", compile_one)
    return done


def test_every_game_that_is_not_there_is_compiled(compiled: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    prepare_command.prepare(None, "en")
    said = capsys.readouterr()
    assert compiled == [key for key in GAMES if key != "khiva"]
    assert "Khiva: ready." in said.out and re.search(r"Kilim: ready, compiled in \d+ s\.", said.out)
    # Where nobody watches a line that changes, every quarter is one.
    assert said.err.count("Kilim: compiling") == 4


def test_only_those_that_are_named(compiled: list[str]) -> None:
    prepare_command.prepare(["samarkand"], "en")
    assert compiled == ["samarkand"]


def test_without_a_compiler_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare_command, "has_compiler", lambda: False)
    with pytest.raises(Trouble) as trouble:
        prepare_command.prepare(None, "en")
    assert "cli-prepare-no-compiler" in str(trouble.value.args)
