"""The commands that README.md, CONTRIBUTING.md and CI promise."""

import os
import re
import subprocess
from pathlib import Path

import pytest

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
def test_documents_have_only_links_that_lead_somewhere(document: str) -> None:
    text = (ROOT / document).read_text()
    for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", text):
        assert (ROOT / link).exists(), link


def test_what_stands_in_the_way_of_a_release_is_said() -> None:
    assert faults("1.2.0", "# Changelog\n\n## [1.2.0] - 2026-11-18\n", "") == []
    found = faults("1.2", "# Changelog\n\n## [Unreleased]\n", " M README.md")
    assert [fault.split()[0] for fault in found] == ["1.2", "CHANGELOG.md", "the"]
