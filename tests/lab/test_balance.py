"""`caravanserai lab balance` as a designer runs it, and what it finds in a game that was doctored."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.engine.game import GAMES, game
from caravanserai.lab.balance import Balance, BalanceTally, Study, play_noted, play_study
from caravanserai.lab.holdings import moment_of
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.terminal.balance_report import balance_report
from tests.bots.test_report import read
from tests.cli.program import run, run_here
from tests.waiting import SECONDS, wait_until

SECTIONS = ["short", "effects", "seats", "endings", "lengths", "worths", "how"]


def lab(*args: str | Path) -> subprocess.CompletedProcess[str]:
    return run("lab", "balance", *args, "--jobs", "1")


def refused(*args: str | Path) -> str:
    done = run_here("lab", "balance", *args, "--jobs", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.strip()


def dear_salt(folder: Path) -> Path:
    """Khiva with salt bags that are worth three times as much, and with an eye on the page."""
    text = (game("khiva").folder / "edition.toml").read_text(encoding="utf-8")
    assert "values = [8, 7, 6, 5, 4]" in text
    path = folder / "dear.toml"
    dear = text.replace("values = [8, 7, 6, 5, 4]", "values = [24, 21, 18, 15, 12]")
    path.write_text(dear.replace('name = "standard"', 'name = "dear <salt>"'), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def dear(tmp_path_factory: pytest.TempPathFactory) -> Balance:
    rules = game("khiva")
    edition = rules.read_edition(dear_salt(tmp_path_factory.mktemp("editions")))
    study = Study("khiva", "level2", 3, 60, 1, (("ours", rules.standard_edition), (edition.name, edition)))
    tally = BalanceTally(study)
    for noted in play_study(study):
        tally.add(noted)
    return tally.balance()


def test_a_doctored_edition_shows_with_the_right_sign(dear: Balance) -> None:
    effects = {(one.name, one.of): one for one in dear.effects}
    points = effects["balance-effect-points", None]
    assert points.clear and points.change is not None and points.change > 0
    salt = effects["balance-effect-worth", "balance-khiva-salt"]
    assert salt.clear and salt.change is not None and salt.change > 5
    gem = effects["balance-effect-worth", "balance-khiva-gem"]
    assert gem.change is not None and gem.change < salt.change
    assert dear.deals == 60 and [one.result.games for one in dear.editions] == [60, 60]


def test_the_same_edition_twice_differs_in_nothing() -> None:
    rules = game("samarkand")
    study = Study("samarkand", "level2", 3, 4, 5, (("a", rules.standard_edition), ("b", rules.standard_edition)))
    tally = BalanceTally(study)
    for noted in play_study(study):
        tally.add(noted)
    found = tally.balance()
    assert found.editions[0].result == found.editions[1].result
    assert {one.change for one in found.effects} <= {0.0, None}
    assert not any(one.clear for one in found.effects)


@pytest.mark.parametrize("key", [key for key in GAMES if "lab" not in game(key).parts])
def test_a_game_that_names_no_holdings_is_measured_without_them(key: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    done = lab(key, "--games", "4", "--seats", "3", "--report", page)
    assert done.returncode == 0, done.stderr
    assert read(page.read_text(encoding="utf-8")).sections == [
        one for one in SECTIONS if one not in ("effects", "worths")
    ]


@pytest.mark.parametrize("key", [key for key in GAMES if "lab" in game(key).parts])
def test_every_game_comes_to_its_moment(key: str) -> None:
    study = Study(key, "level2", 3, 1, 3, (("ours", game(key).standard_edition),))
    held = play_noted(study.matches[0], 0).held
    assert held is not None
    assert len(held) == 3 and all(len(one) == len(moment_of(key).holdings) for one in held)
    assert all(any(one[column] for one in held) for column in range(2)), "nothing is held yet"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_whole_and_fetches_nothing(dear: Balance, lang: str) -> None:
    page = balance_report(dear, Speaker(lang))
    reader = read(page)
    assert (reader.sections, reader.fetched) == (SECTIONS, [])
    assert not re.search(r"https?:|//|url\(|@import|<script", page)
    assert f'<html lang="{lang}">' in page and "color-scheme" in page and "width=device-width" in page
    assert "dear &lt;salt&gt;" in page and "<salt>" not in page
    assert not re.search(r"\bbalance-[a-z]+|\bnan\b|None", page)


def test_a_file_of_ones_own_is_compared_with_the_house_and_the_same_seed_gives_the_same_report(tmp_path: Path) -> None:
    edition = dear_salt(tmp_path)
    pages = [tmp_path / "one.html", tmp_path / "two.html"]
    for page, jobs in zip(pages, ("1", "2"), strict=True):
        done = lab("khiva", "--edition", edition, "--games", "6", "--seats", "2", "--report", page, "--jobs", jobs)
        assert done.returncode == 0, done.stderr
        assert "Points of a seat" in done.stdout and "the house’s edition: " in done.stdout
        assert done.stderr == f"Written: {page}\n"
    assert pages[0].read_bytes() == pages[1].read_bytes()


def test_compare_is_the_same_study_of_two_editions(tmp_path: Path) -> None:
    edition, other = dear_salt(tmp_path), tmp_path / "other.toml"
    other.write_text((game("khiva").folder / "edition.toml").read_text(encoding="utf-8"), encoding="utf-8")
    few = ("--games", "3", "--seats", "2", "--jobs", "1")
    for files, options in (
        ((edition,), ("--edition", edition)),
        ((edition, other), ("--edition", edition, "--edition", other)),
    ):
        done, same = (
            run_here("lab", "compare", "khiva", *files, *few),
            run_here("lab", "balance", "khiva", *options, *few),
        )
        assert done.returncode == 0 and "Points of a seat" in done.stdout, done.stderr
        assert done.stdout == same.stdout
    assert "none.toml" in run_here("lab", "compare", "khiva", "none.toml").stderr


def test_one_edition_alone_is_reported_in_french(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    done = lab("khiva", "--games", "4", "--report", page, "--lang", "fr", "--bot", "random")
    assert done.returncode == 0, done.stderr
    assert "Sac de sel" in done.stdout
    reader = read(page.read_text(encoding="utf-8"))
    assert reader.sections == [key for key in SECTIONS if key != "effects"]


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("chess",), "chess"),
        (("khiva", "--bot", "clever"), "clever"),
        (("khiva", "--bot", "random,greedy"), "random,greedy"),
        (("khiva", "--seats", "6"), "2 to 5"),
        (("khiva", "--games", "0"), "--games"),
        (("khiva", "--edition", "none.toml"), "none.toml"),
        (("khiva", "--edition", "a", "--edition", "b", "--edition", "c"), "Two editions"),
    ],
)
def test_bad_input_is_refused_with_one_sentence(args: tuple[str, ...], word: str) -> None:
    assert word in refused(*args)


def test_a_broken_edition_is_refused_with_line_and_reason(tmp_path: Path) -> None:
    path = dear_salt(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace("total = 5", 'total = "five"'), encoding="utf-8")
    line = path.read_text(encoding="utf-8").splitlines().index('total = "five"') + 1
    assert f"dear.toml:{line}:" in refused("khiva", "--edition", path, "--report", tmp_path / "r.html")
    assert not (tmp_path / "r.html").exists()


def test_a_report_that_is_there_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "mine.html"
    page.write_text("mine")
    assert "mine.html" in refused("khiva", "--games", "1", "--report", page)
    assert page.read_text() == "mine"


def test_interrupted_it_reports_what_is_there(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    begun = tmp_path / "begun"
    # The first game that is played says so: from then on, Ctrl-C finds games.
    watched = (
        "import pathlib, sys; from caravanserai.lab import balance; play = balance.play_noted\n"
        f"def noted(match, number):\n    if number: pathlib.Path({str(begun)!r}).touch()\n"
        "    return play(match, number)\n"
        "balance.play_noted = noted; from caravanserai.cli import main; main()"
    )
    args = ["lab", "balance", "khiva", "--games", "100000", "--jobs", "1", "--report", str(page)]
    with subprocess.Popen(
        [sys.executable, "-c", watched, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        wait_until(begun.exists)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=SECONDS)
    assert running.returncode == 130
    assert "Interrupted. Games played: " in err
    assert read(page.read_text(encoding="utf-8")).sections
