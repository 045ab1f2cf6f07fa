"""The house under every Python from 3.11 on that this machine has: installed from its wheel, and the golden games."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.test_install import ROOT, clean_environment, finish

UV = Path(sys.executable).with_name("uv")
#: In the new environment, with what this one has for the tests behind it.
PLAYS = """
import sys
sys.path += [{root!r}]
from tests.golden.playthrough import playthrough
from caravanserai.engine.game import GAMES, game
for key in GAMES:
    seats = game(key).seat_counts[0]
    golden = open(f"{root}/tests/golden/{{key}}-{{seats}}.txt", encoding="utf-8").read()
    assert playthrough(key, seats, seed=seats) == golden, key
"""


def interpreters() -> list[str]:
    """The newest of each minor version that is here, but for the one that runs the tests."""
    listed = subprocess.run(
        [UV, "python", "list", "--only-installed", "--output-format", "json"],
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[tuple[int, int], str] = {}
    for one in json.loads(listed.stdout):
        version = (one["version_parts"]["major"], one["version_parts"]["minor"])
        if (3, 11) <= version <= (3, 14) and version != sys.version_info[:2] and one["implementation"] == "cpython":
            found.setdefault(version, one["path"])
    return [found[version] for version in sorted(found)]


@pytest.mark.nightly
def test_the_house_runs_under_every_python_that_is_here(tmp_path: Path) -> None:
    env = clean_environment()
    pip = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        tmp_path,
    ]
    finish([*pip, "."], ROOT, env)
    (wheel,) = tmp_path.glob("caravanserai-*.whl")
    for number, python in enumerate(interpreters()):
        venv = tmp_path / f"venv-{number}"
        finish([UV, "venv", "--quiet", "--python", python, venv], tmp_path, env)
        into = [UV, "pip", "install", "--quiet", "--python", venv]
        finish([*into, "--require-hashes", "-r", ROOT / "requirements" / "run.lock"], tmp_path, env)
        finish([*into, "--no-deps", wheel], tmp_path, env)
        finish([venv / "bin" / "caravanserai", "--version", "--json"], tmp_path, env)
        finish([venv / "bin" / "python", "-c", PLAYS.format(root=str(ROOT))], tmp_path, env)
