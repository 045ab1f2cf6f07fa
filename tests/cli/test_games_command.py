"""`caravanserai games export`: finished public games as tables, which name nobody."""

import asyncio
import json
from pathlib import Path

import pytest

from caravanserai.engine.game import game
from caravanserai.web.folder import DATABASE
from tests.cli.program import run_here
from tests.ratings.playing import played
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two public games and one that is not."""
    folder = tmp_path_factory.mktemp("house")

    async def play() -> None:
        made = await House(folder / DATABASE, FakeTime()).start()
        await made.people(A, B)
        for public in (True, False, True):
            await played(made, A, B, public=public)
        await made.stop()

    asyncio.run(play())
    return folder


def exported(house: Path, folder: Path, *args: str) -> dict[str, list[dict]]:
    said = run_here("games", "export", folder, "--data", house, *args)
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith("2 ") or "--since" in args
    return {file.stem: [json.loads(line) for line in file.open()] for file in sorted(folder.glob("*.jsonl"))}


def test_public_games_are_tables_without_names(house: Path, tmp_path: Path) -> None:
    tables = exported(house, tmp_path / "out", "--views")
    assert [one["game"] for one in tables["games"]] == ["goofspiel"] * 2
    assert [one["game_number"] for one in tables["seats"]] == [1, 1, 2, 2]
    assert sorted(one["rank"] for one in tables["seats"][:2]) in ([1, 2], [1, 1])
    steps = [one for one in tables["steps"] if one["game_number"] == 1]
    assert len(steps) == tables["games"][0]["steps"] and steps[0]["kind"] == "chance" and steps[0]["view"] is None
    assert {one["type"] for one in steps[1:]} == {game("goofspiel").move_type.__name__}
    written = "".join(file.read_text() for file in (tmp_path / "out").iterdir())
    assert A.name not in written and B.name not in written and A.id not in written
    # What a seat saw: its own, and nothing that was sealed by the other then.
    seen = json.loads(steps[2]["view"])
    assert seen["own"]["seat"] == steps[2]["seat"] and json.dumps(seen).count('"own"') == 1


def test_only_games_since_a_day(house: Path, tmp_path: Path) -> None:
    assert exported(house, tmp_path / "none", "--since", "2999-01-01") == {"games": [], "seats": [], "steps": []}
    assert len(exported(house, tmp_path / "all", "--since", "1970-01-01")["games"]) == 2


def test_parquet_holds_the_same(house: Path, tmp_path: Path) -> None:
    from pyarrow import parquet

    lines = exported(house, tmp_path / "lines")
    exported(house, tmp_path / "out", "--format", "parquet")
    for name, rows in lines.items():
        assert parquet.read_table(tmp_path / "out" / f"{name}.parquet").to_pylist() == rows


@pytest.mark.nightly
def test_others_read_it_back(house: Path, tmp_path: Path) -> None:
    """With what `make peer` installs."""
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")
    duckdb = pytest.importorskip("duckdb")
    lines = exported(house, tmp_path / "lines")["steps"]
    exported(house, tmp_path / "out", "--format", "parquet")
    parquet, jsonl = tmp_path / "out" / "steps.parquet", tmp_path / "lines" / "steps.jsonl"
    wanted = [one["content"] for one in lines]
    assert pandas.read_parquet(parquet)["content"].tolist() == wanted
    assert pandas.read_json(jsonl, lines=True)["step"].tolist() == [one["step"] for one in lines]
    assert polars.read_parquet(parquet)["content"].to_list() == wanted
    assert polars.read_ndjson(jsonl)["content"].to_list() == wanted
    for file in (parquet, jsonl):
        found = duckdb.sql(f"SELECT count(*), count(seat) FROM '{file}'").fetchall()
        assert found == [(len(lines), sum(one["kind"] == "move" for one in lines))]


def test_bad_input_is_told_and_writes_nothing(house: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.mkdir()
    for wrong in (
        ("out", "--since", "yesterday"),
        ("out", "--format", "scroll"),
        ("there",),
        ("out", "--data", str(tmp_path / "nowhere")),
    ):
        said = run_here("games", "export", tmp_path / wrong[0], "--data", house, *wrong[1:])
        assert said.returncode == 2 and said.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["there"]
