"""Bad input: one sentence on stderr that says what is wrong and what to do, status 2, and nothing has changed."""

import os
import shutil
from pathlib import Path

import pytest

from caravanserai.engine.game import GAMES, game
from tests.cli.program import run, run_here


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """A folder with things in it that are not what is asked for."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "noise").write_bytes(bytes(range(256)) * 9)
    (tmp_path / "kept.json").write_text("precious")
    (tmp_path / "other.json").write_text('{"format": "chess", "game": "khiva", "rules": 1}')
    (tmp_path / "deep.toml").write_text("a=" + "[" * 5000)
    text = (game("khiva").folder / "edition.toml").read_text()
    (tmp_path / "broken.toml").write_text(text.replace("2 = 4", "2 = 40"))
    (tmp_path / "unquoted.toml").write_text('name = "x"\n[cards]\ncolours = white\n')
    return tmp_path


CASES = {
    "unknown command": ("serv", "“serv”; choose one of: play, "),
    "no game": ("play", "GAME is missing"),
    "unknown game": ("play chess", f"no game “chess” here; choose one of: {', '.join(GAMES)}."),
    "too many seats": ("play khiva --seats 9", "A table cannot have 9 seats; choose 2 to 5."),
    "seats in letters": ("play khiva --seats four", "“four” is not a whole number"),
    "negative seed": ("play khiva --seed -1", "“-1” is not a whole number"),
    "unknown option of the table": (
        "play khiva --option wind=on",
        "no option “wind”; choose one of: city, open-score.",
    ),
    "impossible value": ("play khiva --option city=maybe", "choose one of: when-empty, always, never."),
    "option without a value": ("play khiva --option city", "write --option name=value"),
    "unknown bot": ("play khiva --bots clever", "no bot “clever”; choose one of: random, greedy, level1, "),
    "unknown flag": ("play khiva --fast", "no option --fast"),
    "flag without a value": ("play khiva --lang", "--lang needs a value"),
    "unknown language": ("play khiva --lang pt", "no language “pt” here; choose one of: en, de, es, fr, ko."),
    "empty name": ("play khiva --name=", "A name has 1 to "),
    "missing edition": ("play khiva --edition none.toml", "There is no file none.toml; check the path."),
    "edition is a folder": ("play khiva --edition folder", "folder is a folder; name a file in it."),
    "edition is not text": ("play khiva --edition noise", "noise is not a UTF-8 text file"),
    "edition does not add up": (
        "play khiva --edition broken.toml",
        "broken.toml:17: teapots.counts: the counts add up to 58",
    ),
    "edition is not TOML": ("play khiva --edition unquoted.toml", "unquoted.toml:3: "),
    "edition is a well": ("play khiva --edition deep.toml", "deep.toml"),
    "record exists": ("play khiva --record kept.json", "kept.json exists already and will not be overwritten"),
    "record without a folder": ("play khiva --record none/game.json", "There is no folder for none/game.json"),
    "no record": ("replay", "FILE is missing"),
    "missing record": ("replay none.json", "There is no file none.json"),
    "record is a folder": ("replay folder", "folder is a folder"),
    "record is noise": ("replay noise", "noise cannot be replayed"),
    "record of something else": ("replay other.json", "the format is 'chess'"),
    "rules of an unknown game": ("rules chess", "no game “chess” here"),
    "unknown clause": ("rules khiva --clause KH-99", "There is no clause “KH-99”; they go from KH-01 to KH-44."),
    "one word too many": ("rules khiva please", "“please” is one argument too many"),
}


@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_one_sentence_and_status_2(case: str, room: Path) -> None:
    command, expected = CASES[case]
    before = sorted((path, path.stat().st_mtime_ns) for path in room.rglob("*"))
    ended = run_here(*command.split(), cwd=room)
    assert ended.returncode == 2, ended
    assert ended.stdout == ""
    assert expected in ended.stderr
    assert ended.stderr.endswith("\n") and ended.stderr.count("\n") == 1, "one sentence, on one line"
    assert "Traceback" not in ended.stderr
    assert sorted((path, path.stat().st_mtime_ns) for path in room.rglob("*")) == before


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play khiva --seats 9 --lang fr", "Une table ne peut pas avoir 9 places\xa0; choisissez de 2 à 5.\n"),
        ("play --lang=ko", "GAME: 빠져 있습니다. --help를 보세요.\n"),
    ],
)
def test_complaints_are_in_the_language_asked_for(command: str, sentence: str) -> None:
    assert run(*command.split()).stderr == sentence


def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    locked = tmp_path / "locked.json"
    locked.write_text("{}")
    locked.chmod(0)
    if os.access(locked, os.R_OK):
        pytest.skip("this user may read everything")
    assert "check its permissions" in run("replay", locked).stderr


@pytest.mark.skipif(not shutil.which("head"), reason="needs a device without an end")
def test_a_file_without_an_end_is_not_read_to_its_end() -> None:
    ended = run("replay", "/dev/zero")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "too large" in ended.stderr
