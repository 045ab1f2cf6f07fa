"""The commands that README.md, CONTRIBUTING.md and CI promise."""

import os
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer

from caravanserai.cli import app_for, run
from tools.release import faults

ROOT = Path(__file__).resolve().parents[2]


def test_ci_runs_what_a_person_runs() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    commands = [line for line in script.read_text().splitlines() if line and not line.startswith("#")]
    assert commands == ["set -euo pipefail", 'cd "$(dirname "$0")/.."', "exec make test"]


def test_make_alone_lists_the_commands_and_changes_nothing() -> None:
    # Without MAKEFLAGS: this test may itself be run by make.
    env = {k: v for k, v in os.environ.items() if not k.startswith(("MAKE", "MFLAGS"))}
    listed = subprocess.run(["make"], cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout
    for target in ("run", "test", "check", "fmt", "golden", "bench", "bench-peer", "lock", "clean"):
        assert re.search(rf"^  make {target} ", listed, re.MULTILINE), target


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"])
def test_documents_name_only_targets_and_links_that_exist(document: str) -> None:
    text = (ROOT / document).read_text()
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"(?:`|^|\s)make ([a-z-]+)(?=[`\s])(?=.*(?:`|#))", text, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"make {target}"
    for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", text):
        assert (ROOT / link).exists(), link


def commands_in(document: Path) -> list[list[str]]:
    """What a person would type after `caravanserai`: whole lines of its code."""
    blocks = re.findall(
        r"^```(?:sh|console|bash)\n(.*?)^```", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    lines = [line.strip().removeprefix("$ ") for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    return [shlex.split(line, comments=True)[1:] for line in lines if line.startswith("caravanserai ")]


@pytest.mark.parametrize("document", sorted(ROOT.glob("docs/*.md")), ids=lambda path: path.name)
def test_documents_name_only_commands_and_options_that_exist(document: Path) -> None:
    for words in commands_in(document):
        command: Any = typer.main.get_command(app_for(words))
        inner = [word for word in words if not word.startswith("-")]
        while inner and hasattr(command, "commands"):
            assert inner[0] in command.commands, words
            command = command.commands[inner.pop(0)]
        known = {"--help", *(option for one in command.params for option in (*one.opts, *one.secondary_opts))}
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known, words


def test_every_command_of_the_tour_runs(capsys: pytest.CaptureFixture[str]) -> None:
    for words in commands_in(ROOT / "docs" / "index.md"):
        assert run(words) == 0, words
        assert capsys.readouterr().out, words


def test_what_stands_in_the_way_of_a_release_is_said() -> None:
    assert faults("1.2.0", "# Changelog\n\n## [1.2.0] - 2026-11-18\n", "") == []
    found = faults("1.2", "# Changelog\n\n## [Unreleased]\n", " M README.md")
    assert [fault.split()[0] for fault in found] == ["1.2", "CHANGELOG.md", "the"]
