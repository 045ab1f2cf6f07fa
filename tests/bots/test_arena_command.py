"""`caravanserai arena` as a person or a script runs it."""

import json
import signal
import subprocess
from pathlib import Path

import msgspec
import pytest

from caravanserai.bots.results import read_results
from caravanserai.bots.tally import MatchResult
from caravanserai.engine.game import game
from caravanserai.engine.record import read_record, replay
from tests.cli.program import PROGRAM, run, run_here
from tests.waiting import SECONDS, wait_until


def arena(*args: str) -> subprocess.CompletedProcess[str]:
    return run("arena", "--jobs", "1", *args)


def refused(*args: str) -> str:
    return complaint(arena(*args))


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.strip()


def test_it_prints_one_line_for_each_bot_and_nothing_on_stderr() -> None:
    done = arena("khiva", "--bots", "greedy,random,random", "--games", "6")
    assert (done.returncode, done.stderr) == (0, "")
    rows = [line.split()[0] for line in done.stdout.splitlines() if line.strip()]
    assert rows.count("greedy") == rows.count("random") == 1
    assert "6 games in 2 deals of khiva, 3 seats, seed 1" in done.stdout


def test_json_is_one_document_of_the_written_schema() -> None:
    done = arena("khiva", "--bots", "greedy,random", "--games", "4", "--seed", "9", "--option", "city=never", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    result = msgspec.json.decode(done.stdout, type=MatchResult, strict=True)
    assert set(json.loads(done.stdout)) == set(MatchResult.__struct_fields__)
    assert (result.format, result.game, result.seed, result.seats) == ("caravanserai-arena-2", "khiva", 9, 2)
    assert (result.games, result.games_asked, result.deals, result.options["city"]) == (4, 4, 2, "never")
    assert [row.bot for row in result.bots] == [row.bot for row in result.ratings] == ["greedy", "random"]
    assert sum(row.wins for row in result.bots) == 4
    assert all(name in (MatchResult.__doc__ or "") for name in MatchResult.__struct_fields__), (
        "a field is not described"
    )


def test_two_bots_fill_three_seats_in_turn() -> None:
    done = arena("khiva", "--bots", "greedy,random", "--seats", "3", "--games", "1", "--json")
    result = msgspec.json.decode(done.stdout, type=MatchResult)
    assert (result.seats, result.games, result.deals) == (3, 6, 2)
    assert [row.fair_share for row in result.bots] == [0.5, 0.5]


@pytest.mark.nightly
def test_only_the_speed_differs_between_two_runs_and_any_number_of_processes(tmp_path: Path) -> None:
    args = ("khiva", "--bots", "random,greedy", "--seats", "3", "--games", "12", "--json")
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    one, two = (
        json.loads(arena(*args, "--jobs", jobs, "--results", str(file)).stdout)
        for jobs, file in zip(("1", "2"), files, strict=True)
    )
    assert one.pop("speed") != two.pop("speed")
    assert one == two
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_match_goes_on_where_its_file_ends_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    args = ("khiva", "--bots", "greedy,random", "--seed", "4", "--json")
    arena(*args, "--games", "4", "--results", str(file))
    # As if the power had gone while the last deal was written.
    file.write_bytes(file.read_bytes()[:-30])
    done = arena(*args, "--games", "8", "--results", str(file))
    assert done.returncode == 0
    assert done.stderr == f"{file} has 1 deal of this match already: it goes on from there.\n"
    whole = json.loads(arena(*args, "--games", "8").stdout)
    goes_on = json.loads(done.stdout)
    assert whole.pop("speed") and goes_on.pop("speed")
    assert goes_on == whole
    ((_, deals),) = read_results(file).values()
    assert sorted(deals) == [0, 1, 2, 3]
    assert "another match (khiva, greedy,random, 2 seats, seed 4)" in refused(
        "khiva", "--bots", "greedy,random", "--seed", "5", "--results", str(file)
    )


def test_a_report_is_written_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    done = arena("khiva", "--bots", "greedy,random", "--games", "2", "--report", str(file), "--lang", "fr")
    assert done.returncode == 0
    assert "robots contre robots" in file.read_text(encoding="utf-8")
    assert "2 parties en 1 donne (khiva)" in done.stdout
    assert "report.html" in refused("khiva", "--games", "1", "--report", str(file))


def test_records_are_written_for_each_game_and_replay(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    done = arena("khiva", "--bots", "greedy,random", "--games", "4", "--records", str(folder), "--json")
    assert done.returncode == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["deal-1-1.json", "deal-1-2.json", "deal-2-1.json", "deal-2-2.json"]
    points = 0
    for file in files:
        record = read_record(file.read_bytes())
        for _ in replay(record):
            pass
        assert record.result is not None
        points += record.result.scores[record.seats.index("greedy")]
    assert json.loads(done.stdout)["bots"][0]["mean_points"] == points / 4


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
        (("khiva", "--bots", "random,greedy,random", "--seats", "2"), "3 for 2 seats"),
        (("samarkand", "--bots", "random", "--seats", "2"), "3 to 5"),
        (("khiva", "--games", "0"), "--games"),
        (("khiva", "--games", "many"), "many"),
        (("khiva", "--jobs", "0"), "--jobs"),
        (("khiva", "--seed", "-1"), "-1"),
        (("khiva", "--option", "city"), "city"),
        (("khiva", "--option", "weather=rain"), "weather"),
        (("khiva", "--option", "city=rain"), "rain"),
        (("khiva", "--edition", "no-such-file.toml"), "no-such-file.toml"),
        (("khiva", "--results", "no/such/folder.jsonl"), "folder.jsonl"),
        (("khiva", "--results", __file__), "line 1"),
    ],
)
def test_bad_input_is_refused_with_one_sentence(args: tuple[str, ...], word: str) -> None:
    assert word in complaint(run_here("arena", "--jobs", "1", *args))


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("mine")
    assert "not empty" in refused("khiva", "--games", "1", "--records", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["note.txt"]


def test_a_file_is_no_folder_for_records(tmp_path: Path) -> None:
    file = tmp_path / "note.txt"
    file.write_text("mine")
    assert "note.txt" in refused("khiva", "--games", "1", "--records", str(file))


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.nightly
def test_interrupted_it_prints_what_is_there_and_goes_on_later(jobs: str, tmp_path: Path) -> None:
    """The second deal on disk says that the first is counted."""
    file = tmp_path / "results.jsonl"
    args = [*PROGRAM, "arena", "khiva", "--games", "100000", "--jobs", jobs, "--json", "--results", str(file)]
    with subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") >= 3)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=SECONDS)
    assert running.returncode == 130
    result = msgspec.json.decode(out, type=MatchResult)
    assert 0 < result.games < result.games_asked == 100000
    assert err.startswith("Interrupted. Games played: ") and err.count("\n") == 1
    ((_, deals),) = read_results(file).values()
    assert len(deals) >= result.deals
