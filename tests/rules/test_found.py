"""Games are found: no shared file names one, and another package may bring one."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import caravanserai
from caravanserai.engine.found import folder_of, key_of, packages
from caravanserai.engine.game import GAMES, game

SOURCE = Path(caravanserai.__file__).parent
FRONTEND = Path(__file__).parents[2] / "frontend" / "src"
WRITTEN_BY_PEOPLE = {".py", ".ts", ".svelte", ".css", ".ftl", ".md", ".toml", ".json", ".svg", ".html"}


def test_no_shared_file_names_a_game() -> None:
    named = re.compile("|".join(GAMES), re.IGNORECASE)
    shared = [
        path
        for root in (SOURCE, FRONTEND)
        for path in root.rglob("*")
        if path.suffix in WRITTEN_BY_PEOPLE and not _is_of_a_game(path.relative_to(root)) and "app" not in path.parts
    ]
    assert len(shared) > 200
    assert [path.name for path in shared if named.search(path.read_text(encoding="utf-8"))] == []


def _is_of_a_game(path: Path) -> bool:
    return path.parts[0] == "games" and len(path.parts) > 2


@pytest.mark.parametrize("key", GAMES)
def test_a_game_brings_what_it_declares_and_nothing_else(key: str) -> None:
    folder, parts = folder_of(key), game(key).parts
    files = {"mind": "mind", "coach": "coach.py", "lab": "lab.py", "terminal": "terminal", "lessons": "lessons"}
    files["research"] = "research"
    assert {part for part, file in files.items() if (folder / file).exists()} == parts & files.keys()
    assert (FRONTEND / "games" / key / "index.ts").exists() == ("page" in parts)
    assert (folder / "ladder.json").exists() == ("ladder" in parts)
    assert key_of(f"{packages()[key]}.rules.play") == key and key_of("caravanserai.engine.game") is None


def test_another_package_brings_a_game(tmp_path: Path) -> None:
    package = tmp_path / "pebbles"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text("GAME = 'the game of pebbles'\n")
    about = tmp_path / "pebbles-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[caravanserai.games]\npebbles = pebbles\n")
    asked = "from caravanserai.engine.game import GAMES, game\nprint(*GAMES, game('pebbles'), sep=', ')"
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    said = subprocess.run(
        [sys.executable, "-c", asked], env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert said.stdout == f"{', '.join([*GAMES, 'pebbles', 'the game of pebbles'])}\n"
