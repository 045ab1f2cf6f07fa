"""`caravanserai arena` as a person or a script runs it."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from caravanserai.bots.tally import Result
from caravanserai.rules.game import game
from caravanserai.rules.record import read_record, replay

COMMAND = [sys.executable, "-m", "caravanserai", "arena"]


def arena(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *args], capture_output=True, text=True, timeout=60)


def refused(*args: str) -> str:
    done = arena(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.strip()


def test_it_prints_one_line_for_each_entry_and_nothing_on_stderr() -> None:
    done = arena("khiva", "--bots", "greedy,random,random", "--games", "6")
    assert (done.returncode, done.stderr) == (0, "")
    rows = [line.split()[:2] for line in done.stdout.splitlines()]
    for row in (["1", "greedy"], ["2", "random"], ["3", "random"]):
        assert row in rows
    assert "6 games of khiva, 3 seats, seed 1" in done.stdout


def test_json_is_one_document_of_the_written_schema() -> None:
    done = arena("khiva", "--bots", "greedy,random", "--games", "4", "--seed", "9", "--option", "city=never", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    result = msgspec.json.decode(done.stdout, type=Result, strict=True)
    assert set(json.loads(done.stdout)) == set(Result.__struct_fields__)
    assert (result.format, result.game, result.seed) == ("caravanserai-arena-1", "khiva", 9)
    assert (result.games, result.games_asked, result.options["city"]) == (4, 4, "never")
    assert [(row.entry, row.bot) for row in result.entries] == [(1, "greedy"), (2, "random")]
    assert sum(row.wins for row in result.entries) == 4
    assert all(name in (Result.__doc__ or "") for name in Result.__struct_fields__), "a field is not described"


def test_only_the_speed_differs_between_two_runs_and_any_number_of_processes() -> None:
    args = ("khiva", "--bots", "random,greedy,random", "--games", "20", "--json")
    one, two = (json.loads(arena(*args, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert one.pop("speed") != two.pop("speed")
    assert one == two


def test_records_are_written_for_each_game_and_replay(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    done = arena("khiva", "--bots", "greedy,random", "--games", "10", "--records", str(folder), "--json")
    assert done.returncode == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-{n:02}.json" for n in range(1, 11)]
    points = 0
    for file in files:
        record = read_record(file.read_bytes())
        for _ in replay(record):
            pass
        assert record.result is not None
        points += record.result.scores[record.seats.index("greedy 1")]
    assert json.loads(done.stdout)["entries"][0]["mean_points"] == points / 10


def test_an_edition_of_ones_own_is_used(tmp_path: Path) -> None:
    text = (game("khiva").folder / "edition.toml").read_text(encoding="utf-8")
    assert 'name = "standard"' in text
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace('name = "standard"', 'name = "mine"'), encoding="utf-8")
    done = arena("khiva", "--bots", "random,random", "--games", "2", "--edition", str(mine), "--json")
    assert json.loads(done.stdout)["edition"] == "mine"


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("chess",), "chess"),
        (("khiva", "--bots", "clever,random"), "clever"),
        (("khiva", "--bots", ""), "random, greedy"),
        (("khiva", "--bots", "random"), "2 to 5"),
        (("khiva", "--bots", "random,random,random,random,random,random"), "2 to 5"),
        (("khiva", "--games", "0"), "--games"),
        (("khiva", "--games", "many"), "many"),
        (("khiva", "--jobs", "0"), "--jobs"),
        (("khiva", "--seed", "-1"), "-1"),
        (("khiva", "--option", "city"), "city"),
        (("khiva", "--option", "weather=rain"), "weather"),
        (("khiva", "--option", "city=rain"), "rain"),
        (("khiva", "--edition", "no-such-file.toml"), "no-such-file.toml"),
    ],
)
def test_bad_input_is_refused_with_one_sentence(args: tuple[str, ...], word: str) -> None:
    assert word in refused(*args)


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("mine")
    assert "not empty" in refused("khiva", "--games", "1", "--records", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["note.txt"]


def test_a_file_is_no_folder_for_records(tmp_path: Path) -> None:
    file = tmp_path / "note.txt"
    file.write_text("mine")
    assert "note.txt" in refused("khiva", "--games", "1", "--records", str(file))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_it_prints_what_is_there(jobs: str, tmp_path: Path) -> None:
    """The first record on disk says that the match has begun."""
    args = [*COMMAND, "khiva", "--games", "100000", "--jobs", jobs, "--json", "--records", str(tmp_path)]
    with subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        deadline = time.monotonic() + 30
        while not any(tmp_path.iterdir()) and time.monotonic() < deadline:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert running.returncode == 130
    result = msgspec.json.decode(out, type=Result)
    assert 0 < result.games < result.games_asked == 100000
    assert err.startswith("Interrupted after ") and err.count("\n") == 1
