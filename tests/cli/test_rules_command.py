"""`caravanserai rules`, `--version` and `--help`."""

import json
import os
import subprocess
import sys

import pytest

from caravanserai import __version__
from caravanserai.engine.game import game
from caravanserai.strings import LANGUAGES
from tests.cli.program import ENV, PROGRAM, Person, run, run_here
from tests.waiting import SECONDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_piped_is_the_file(lang: str) -> None:
    ended = run("rules", "khiva", "--lang", lang)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == (game("khiva").folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")


def test_the_environment_picks_the_language() -> None:
    assert "Règle du jeu" in run_here("rules", "khiva", env={"LANG": "fr_FR.UTF-8"}).stdout


def test_one_clause_by_any_spelling_of_its_number() -> None:
    ended = run_here("rules", "khiva", "--clause", "KH-26")
    assert ended.stdout.startswith("**KH-26** Shop 4: choose one of two things.")
    assert ended.stdout.count("\n") == 1
    assert run_here("rules", "khiva", "--clause", "kh26").stdout == ended.stdout


def test_on_a_terminal_the_rulebook_is_set_and_not_raw() -> None:
    person = Person("rules", "khiva", "--clause", "26", "--lang", "fr")
    assert person.leave() == 0
    assert "KH-26" in person.plain and "**" not in person.plain
    assert all(len(line) <= 80 for line in person.plain.splitlines())


def test_version_and_help() -> None:
    assert run("--version").stdout == f"caravanserai {__version__}\n"
    told = json.loads(run("--version", "--json").stdout)
    assert told["version"] == __version__ and told["rules"]["khiva"] >= 1
    assert run("--json", "rules", "khiva").returncode == 2
    ended = run("--help", env={"CARAVANSERAI_LANG": "fr"})
    assert "aux choix secrets et simultanés" in ended.stdout
    for command in ("play", "arena", "replay", "rules"):
        assert command in ended.stdout


@pytest.mark.parametrize(
    ("lang", "words"), [("fr", ["Afficher cette aide", "obligatoire"]), ("ko", ["도움말", "필수"])]
)
def test_help_is_in_one_language(lang: str, words: list[str]) -> None:
    shown = run_here("play", "--help", env={"CARAVANSERAI_LANG": lang, "COLUMNS": "120"}).stdout
    assert [word for word in words if word not in shown] == []
    assert [word for word in ("Show this", "default:", "required") if word in shown] == []


def test_a_command_loads_nothing_that_only_others_need() -> None:
    code = "import sys; from caravanserai import cli; cli.run(['verify', 'none.json']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=ENV, timeout=SECONDS)
    loaded = set(done.stdout.split())
    assert "caravanserai.terminal.verify_command" in loaded
    others = {"caravanserai.bots.arena", "caravanserai.coach.review", "caravanserai.web.server", "typer.rich_utils"}
    assert not others & loaded


def test_no_command_shows_the_help() -> None:
    ended = run()
    assert ended.returncode == 2
    assert "Usage: caravanserai" in ended.stdout + ended.stderr


@pytest.mark.parametrize("command", ["play", "arena", "ladder", "ratings", "replay", "rules"])
def test_help_shows_sentences_and_no_message_ids(command: str) -> None:
    ended = run_here(command, "--help", env={"COLUMNS": "120"})
    assert ended.returncode == 0
    assert "help-" not in ended.stdout


def test_a_reader_that_stops_listening_is_no_error() -> None:
    """As in `caravanserai rules khiva | head -1`, with the pipe already closed."""
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as pipe:
        command = [*PROGRAM, "rules", "khiva"]
        ended = subprocess.run(command, stdout=pipe, stderr=subprocess.PIPE, env=ENV, timeout=SECONDS, check=False)
    assert (ended.returncode, ended.stderr) == (1, b"")


def test_the_arena_is_reached_from_here() -> None:
    ended = run("arena", "khiva", "--bots", "random,random", "--games", "2")
    assert (ended.returncode, ended.stderr) == (0, "")
