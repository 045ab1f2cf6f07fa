"""The ladder: measured pair by pair, goes on where it stopped, and read by the house."""

import signal
import subprocess
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from caravanserai.bots import ladder as ladders
from caravanserai.bots.ladder import ENOUGH, Ladder, Pair, Rungs, ladder_of, read_ladder, with_rungs
from caravanserai.bots.levels import BOTS
from caravanserai.bots.networks import fingerprint_of
from caravanserai.bots.offered import middle, offered
from caravanserai.bots.ratings import Rating
from caravanserai.engine.game import GAMES, game
from tests.cli.program import PROGRAM, run, run_here
from tests.waiting import SECONDS, wait_until

COMMAND = ["ladder", "khiva", "--bots", "random,greedy", "--jobs", "1"]


def files_in(folder: Path) -> list[str]:
    return ["--out", str(folder / "out.json"), "--results", str(folder / "results.jsonl")]


def measure(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return run(*COMMAND, *files_in(folder), *args)


def test_it_measures_every_pair_at_every_table_and_the_same_twice(tmp_path: Path) -> None:
    done = measure(tmp_path, "--games", "4", "--seats", "2,3")
    assert done.returncode == 0, done.stderr
    found = read_ladder(tmp_path / "out.json")
    assert found is not None and not found.complete
    assert [rungs.seats for rungs in found.tables] == [2, 3]
    for rungs in found.tables:
        (pair,) = rungs.pairs
        assert (pair.upper, pair.lower) == ("greedy", "random") and pair.games >= 4
        assert pair.share_95[0] <= pair.share <= pair.share_95[1]
        assert [one.bot for one in rungs.ratings] == ["random", "greedy"]
        assert rungs.trial and f"--games 4 --seats {rungs.seats}" in rungs.command

    before = (tmp_path / "out.json").read_bytes()
    again = measure(tmp_path, "--games", "4", "--seats", "3")
    assert "it goes on from there" in again.stderr
    assert (tmp_path / "out.json").read_bytes() == before


def test_interrupted_it_keeps_what_was_played(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    args = [*PROGRAM, *COMMAND, "--out", str(tmp_path / "out.json"), "--results", str(kept), "--games", "5000"]
    with subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        wait_until(lambda: running.poll() is not None or (kept.exists() and kept.read_bytes().count(b"\n") >= 2))
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=SECONDS)
    assert running.returncode == 130
    assert err == f"Interrupted. What was played is in {kept}: the same command goes on from there.\n"
    assert not (tmp_path / "out.json").exists()


@pytest.mark.parametrize(("args", "word"), [(["--bots", "greedy"], "two bots"), (["--seats", "7"], "2 to 5")])
def test_bad_input_is_refused_with_one_sentence(tmp_path: Path, args: list[str], word: str) -> None:
    done = run_here(*COMMAND, *files_in(tmp_path), *args)
    assert (done.returncode, done.stdout) == (2, "") and word in done.stderr and done.stderr.count("\n") == 1


def test_what_was_measured_of_other_bots_is_dropped() -> None:
    two, three = (Rungs(seats, "", ENOUGH, (), ()) for seats in (2, 3))
    both = with_rungs(with_rungs(None, "khiva", ("a", "b"), three), "khiva", ("a", "b"), two)
    assert [rungs.seats for rungs in both.tables] == [2, 3]
    assert with_rungs(both, "khiva", ("a", "c"), two).tables == (two,)
    other = Rungs(5, "", ENOUGH, (), (), simulations=(0, 1))
    assert with_rungs(with_rungs(None, "khiva", ("a", "b"), other), "khiva", ("a", "b"), two).tables == (two,)


def test_levels_measured_again_leave_the_others_where_they_stood() -> None:
    """As far above the highest of them, or below the lowest, as before; and the mean is what it was."""
    levels = offered("khiva")

    def rungs(bots: tuple[str, ...], ratings: list[int], games: int, command: str) -> Rungs:
        pairs = tuple(Pair(upper, lower, games, games // 2, 0.5, (0.4, 0.6)) for lower, upper in pairwise(bots))
        rated = (Rating(bot, one, one - games, one + games, games) for bot, one in zip(bots, ratings, strict=True))
        return Rungs(2, command, games, pairs, tuple(rated))

    whole = with_rungs(None, "khiva", levels, rungs(levels, [800, 900, 1000, 1100, 1200], 40, "all"))
    found = with_rungs(whole, "khiva", levels[1:3], rungs(levels[1:3], [990, 1010], 80, "some"))
    assert found.of_today
    (table,) = found.tables
    assert [pair.games for pair in table.pairs] == [40, 80, 40, 40]
    assert [one.rating for one in table.ratings] == [848, 948, 968, 1068, 1168]
    assert [one.high - one.rating for one in table.ratings] == [40, 80, 80, 40, 40]
    assert [one.games for one in table.ratings] == [40, 120, 120, 80, 40]
    assert (table.command, table.games) == ("all && some", 40)
    for some in (levels[:2], levels[2:]):
        found = with_rungs(found, "khiva", some, rungs(some, [1000] * len(some), 60, "some"))
    assert found.tables[0].games == 60, "every pair was measured again, one part after the other"
    apart = rungs((levels[0], levels[2]), [990, 1010], 80, "some")
    assert with_rungs(whole, "khiva", (levels[0], levels[2]), apart).tables == (apart,)


def test_a_ladder_is_complete_with_all_levels_at_all_tables_and_games_enough() -> None:
    counts = game("khiva").seat_counts
    tables = tuple(
        Rungs(
            seats,
            "",
            ENOUGH,
            (),
            (),
            fingerprint_of("khiva", seats),
            ladders.own_simulations("khiva", offered("khiva"), seats),
        )
        for seats in counts
    )
    whole = Ladder(
        ladders.FORMAT,
        "khiva",
        game("khiva").rules_version,
        offered("khiva"),
        ladders.simulations_of("khiva", offered("khiva")),
        tables,
    )
    assert whole.complete
    assert not msgspec.structs.replace(whole, tables=tables[1:]).complete
    assert not msgspec.structs.replace(whole, levels=("a", "b")).complete
    assert not msgspec.structs.replace(whole, rules_version=99).complete
    assert not msgspec.structs.replace(whole, simulations=(0, 0, 1, 2, 3)).complete
    assert tables[-1].simulations == (0, 0, *game("khiva").simulations_at[5]), "it has numbers of its own"
    other = msgspec.structs.replace(tables[-1], simulations=(0, 0, 1, 2, 3))
    assert not msgspec.structs.replace(whole, tables=(*tables[:-1], other)).complete


@pytest.mark.parametrize("key", [key for key in GAMES if "ladder" in game(key).parts])
def test_the_house_has_a_ladder_of_every_game_that_says_so(key: str) -> None:
    """Once the levels are measured in earnest this asserts `complete`."""
    found = ladder_of(key)
    assert found is not None and found.game == key and found.of_today and found.tables
    for rungs in found.tables:
        assert len(rungs.pairs) == len(found.levels) - 1
        assert [one.bot for one in rungs.ratings] == list(found.levels)
    assert all(pair.share >= 0.6 for pair in found.tables[0].pairs), "each level beats the one below at small tables"


def test_nothing_measured_is_no_ladder(tmp_path: Path) -> None:
    assert read_ladder(tmp_path / "none.json") is None


def test_people_are_offered_levels_where_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in GAMES:
        assert set(offered(key)) <= set(BOTS) and middle(key) in offered(key)
    names = ("random", "greedy", "level1", "level2", "level3", "level4", "level5", "level6")
    monkeypatch.setattr("caravanserai.bots.offered.bots_for", lambda key: names)
    assert offered("khiva") == names[2:-1] and middle("khiva") == "level3"
