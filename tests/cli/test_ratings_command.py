"""`caravanserai ratings --house`: all ratings of a house once more, from finished games alone."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from caravanserai.web.folder import DATABASE
from tests.cli.program import run_here
from tests.ratings.playing import played, rater_of
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, House


async def two_games(folder: Path) -> None:
    house = await House(folder / DATABASE, FakeTime()).start()
    await house.people(A, B)
    for _ in range(2):
        await played(house, A, B)
    await rater_of(house).look()
    await house.stop()


def test_ratings_of_a_house_once_more(tmp_path: Path) -> None:
    asyncio.run(two_games(tmp_path))
    said = run_here("ratings", "--house", "--data", tmp_path)
    assert said.returncode == 0, said.stderr
    games, same = said.stdout.splitlines()
    assert games.startswith("2 ") and same
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db, db:
        before = db.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4").fetchall()
        db.execute("UPDATE ratings SET shown = shown + 100")
    changed = run_here("ratings", "--house", "--data", tmp_path)
    assert changed.returncode == 0 and changed.stdout.splitlines()[1] != same
    with closing(sqlite3.connect(tmp_path / DATABASE)) as db:
        assert db.execute("SELECT * FROM ratings ORDER BY 1, 2, 3, 4").fetchall() == before


def test_no_house_is_said_so(tmp_path: Path) -> None:
    said = run_here("ratings", "--house", "--data", tmp_path / "nowhere")
    assert said.returncode == 2 and "nowhere" in said.stderr and not (tmp_path / "nowhere").exists()
