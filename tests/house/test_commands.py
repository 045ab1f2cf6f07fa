"""The commands that README.md, CONTRIBUTING.md and CI promise."""

import os
import re
import subprocess
from pathlib import Path

import pytest

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
