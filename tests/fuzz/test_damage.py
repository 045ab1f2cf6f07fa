"""A value that no house would write, anywhere in the database: the house opens, and the table next door plays on."""

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravanserai.engine.refusal import Refused
from caravanserai.tables.log.store import StoreError
from tests.fuzz.house import CASES, fuzzing
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, House

BOTS = {1: "greedy", 2: "greedy"}
#: What is about one table, or about the house; of people only their own line is lost.
PLACES = {
    "tables": ("game", "seats", "public", "status", "opened_at", "changed_at", "names", "scores", "ranks", "bots",
        "secret"),
    "cards": ("card", "listed_at"),
    "attention": ("run", "due_at"),
    "log": ("time", "entry"),
    "seatings": ("seat",),
    "runs": ("down_since", "up_at"),
    "server": ("alive_at",),
}  # fmt: skip
OF_A_TABLE = {
    "tables": "id = ?",
    "log": "key = (SELECT key FROM log_keys WHERE table_id = ?) AND number = 2",
    **dict.fromkeys(("cards", "attention", "seatings"), "table_id = ?"),
}
places = st.sampled_from([(table, column) for table, columns in PLACES.items() for column in columns])
values = st.sampled_from(["x", "{", "[]", "{}", "[1]", b"\xff\x00", 0, -1, 2**62, 1.5, "", "null", '"x"', "\x00"])


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A house with two tables at which games are played."""
    path = tmp_path_factory.mktemp("damage") / "house.db"

    async def prepare() -> tuple[str, str]:
        house = await House(path, FakeTime()).start()
        await house.people(A)
        bad, good = [await house.table_of(A, bots=BOTS, public=True) for _ in range(2)]
        await house.answer(bad, A)
        await house.stop()
        return bad.id, good.id

    return path, *asyncio.run(prepare())


@fuzzing(CASES // 40)
@given(place=places, value=values)
def test_any_value_anywhere(prepared: tuple[Path, str, str], place: tuple[str, str], value: Any) -> None:
    path, bad, good = prepared
    table, column = place
    with tempfile.TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")) as folder:
        copied = Path(folder) / "house.db"
        with closing(sqlite3.connect(path)) as whole, closing(sqlite3.connect(copied)) as db, db:
            whole.backup(db)
            where = OF_A_TABLE.get(table)
            one = "" if where is None else f" WHERE {where}"
            db.execute(f"UPDATE {table} SET {column} = ?{one}", (value,) if where is None else (value, bad))
        asyncio.run(_goes_on(copied, bad, good))


async def _goes_on(path: Path, bad: str, good: str) -> None:
    house = await House(path, FakeTime(2_000_000)).start(looking=False)
    try:
        store = house.store
        assert good in {one.id for one in await store.public(9)}
        assert good in {one.id for one in await store.tables_of(A.id, ("open", "playing"))}
        await store.counts()
        # The other one plays on, is made again from its log, or says why not.
        try:
            await house.host.known(bad)
            await house.host.look(bad)
        except StoreError:
            pass
        except Refused as error:
            if error.refusal.code not in ("table-damaged", "table-old-rules"):
                raise
        table = await house.host.look(good)
        await house.answer(table, A)
        assert table.status == "playing" and good not in house.host.memory.quarantined
    finally:
        await house.stop()
