"""A person with only pip gets a working command."""

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from caravanserai import __version__
from caravanserai.strings import LANGUAGES
from tools.release import build, missing

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ("src", "pyproject.toml", "README.md", "LICENSE")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house and what it needs in an empty environment, without the `fast` extra; the path of its command."""
    place = tmp_path_factory.mktemp("install")
    source = place / "source"
    source.mkdir()
    for name in SHIPPED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, source / name)

    # The locked versions without their hashes, which pip refuses for a folder: a release made by others
    # tonight must not turn this test red.
    lock = (ROOT / "requirements" / "run.lock").read_text()
    constraints = place / "constraints.txt"
    constraints.write_text("\n".join(re.findall(r"^[^\s#\\]+==[^\\\n]+", lock, re.MULTILINE)) + "\n")
    env = clean_environment()

    # Pip makes the wheel; uv reads the same metadata, and has what it names from when this environment was made.
    # Nothing else is in the new one, not even pip.
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place / "venv"], check=True, env=env)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", place]
    finish([*pip, "."], source, env)
    (wheel,) = place.glob("caravanserai-*.whl")
    uv = Path(sys.executable).with_name("uv")
    finish([uv, "pip", "install", "--quiet", "--python", place / "venv", "-c", constraints, wheel], place, env)
    return place / "venv" / "bin" / "caravanserai"


def finish(command: list[str | Path], folder: Path, env: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def clean_environment() -> dict[str, str]:
    return {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")}


def say(command: Path, *arguments: str) -> str:
    done = subprocess.run(
        [command, *arguments],
        cwd=command.parent,
        env=clean_environment() | {"PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_command_tells_its_version(installed: Path) -> None:
    assert say(installed, "--version").strip() == f"caravanserai {__version__}"


def test_the_wheel_is_whole(installed: Path) -> None:
    """With the page inside, where it is built: nobody needs Node."""
    (wheel,) = installed.parents[2].glob("caravanserai-*.whl")
    page = "caravanserai/web/page/app/index.html"
    assert set(missing(wheel)) <= (set() if (ROOT / "src" / page).is_file() else {page})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebooks_are_in_the_wheel(installed: Path, language: str) -> None:
    assert "KH-1" in say(installed, "rules", "khiva", "--lang", language)


def test_the_rulebook_needs_no_options(installed: Path) -> None:
    assert "KH-1" in say(installed, "rules", "khiva")


@pytest.mark.nightly
def test_what_is_released_serves_the_page_with_compiled_rules(tmp_path: Path) -> None:
    """The sdist, the wheel that is made from it, and `caravanserai[fast]` in an empty environment: no Node anywhere."""
    sdist, wheel = build(tmp_path / "dist")
    assert (missing(sdist), missing(wheel)) == ([], [])
    env, uv = clean_environment(), Path(sys.executable).with_name("uv")
    finish([uv, "venv", "--quiet", "--python", sys.executable, tmp_path / "venv"], tmp_path, env)
    into = [uv, "pip", "install", "--quiet", "--python", tmp_path / "venv", "-c", ROOT / "requirements" / "run.lock"]
    finish([*into, f"{wheel}[fast]"], tmp_path, env)
    serve = [tmp_path / "venv" / "bin" / "caravanserai", "serve", "--port", "0", "--data", tmp_path / "data"]
    with subprocess.Popen(serve, env=env | {"PATH": ""}, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        found = re.search(r"http://\S+", running.stdout.readline())
        assert found
        with urllib.request.urlopen(found.group()) as page:
            assert b"<title>Caravanserai" in page.read()
        running.terminate()
        running.stdout.read()  # until it has ended: it says so
    assert running.returncode == 0


@pytest.mark.nightly
def test_the_module_is_the_same_command(installed: Path) -> None:
    assert say(installed.parent / "python", "-m", "caravanserai", "--version") == say(installed, "--version")
