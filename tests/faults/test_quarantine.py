"""A damaged table in a real house: the start says so, its visitors get a sentence, everybody else plays on. And a start
that is killed, again and again, loses nothing."""

import asyncio
import random
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bench.answers import any_answer
from caravanserai.engine.record import read_record
from caravanserai.engine.verify import verify
from tests.cli.program import run
from tests.tables.damage import edit, pages_of, ruin
from tests.waiting import SECONDS
from tests.web.process import ServerProcess

pytestmark = pytest.mark.anyio

ROW = "UPDATE log SET entry = ? WHERE number = 3 AND key = (SELECT key FROM log_keys WHERE table_id = ?)"


def quarantine(folder: Path, *more: str) -> str:
    done = run("quarantine", "--lang", "en", "--data", folder, *more)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def two_tables(house: ServerProcess):
    person = await house.guest("Guest")
    return person, [await person.opens(3, bots={1: "greedy", 2: "greedy"}) for _ in range(2)]


async def plays_to_the_end(person, table: str) -> None:
    pick = random.Random(table)
    async with person.at(table) as socket:
        await socket.plays(lambda ask: any_answer(ask, pick))
    assert verify(read_record((await person.http.get(f"/api/tables/{table}/record")).content)).fair


async def test_one_damaged_table_is_named_and_the_others_play_on(tmp_path: Path) -> None:
    await play_beside_a_damaged_table(tmp_path / "data")


async def play_beside_a_damaged_table(folder: Path) -> None:
    async with ServerProcess(folder) as house:
        person, (bad, good) = await two_tables(house)
        house.kill()
        await house.ended()
        file = house.folder / "house.db"
        with closing(sqlite3.connect(file)) as db:
            (was,) = db.execute(ROW.replace("UPDATE log SET entry = ?", "SELECT entry FROM log"), (bad,)).fetchone()
        edit(file, ROW, b'{"type":"Teleported"}', bad)
        await house.start()
        # Its card is a line of its own: whoever wants to see the table finds out, and from then on it is known.
        async with person.at(bad) as socket:
            assert await socket.refusal() == "table-damaged"
            assert (await socket.closed())[0] == 4423
        problem = await person.get(f"/api/tables/{bad}", 503)
        assert problem["code"] == "table-damaged" and "backup" in problem["sentence"]
        await plays_to_the_end(person, good)
        said = quarantine(house.folder)
        assert said.startswith(bad) and "row 3 cannot be read" in said and good not in said
        # Mended, and given another try, it goes on.
        edit(file, ROW, was, bad)
        assert bad in quarantine(house.folder, "--release", bad)
        await plays_to_the_end(person, bad)
        assert "can be read" in quarantine(house.folder)
        assert bad not in house.wrote.read_text(encoding="utf-8")


async def bots_have_answered(person, table: str) -> None:
    """Nothing is due there any more: after a start nobody looks at this table until somebody comes."""
    async with person.at(table) as socket:
        await socket.until("hello")
        while socket.now["waiting"] != [0]:
            await socket.next()


async def test_a_house_opens_on_a_damaged_page(tmp_path: Path) -> None:
    async with ServerProcess(tmp_path / "data") as house:
        person, tables = await two_tables(house)
        for table in tables:
            await bots_have_answered(person, table)
        assert await house.stop() == 0
        ruin(house.folder / "house.db", pages_of(house.folder / "house.db", "log"))
        await house.start()
        for table in tables:
            assert (await person.http.get(f"/api/tables/{table}/replay")).json()["code"] == "not-over"
            async with person.at(table) as socket:
                assert await socket.refusal() == "table-damaged"
        assert (await person.get("/healthz")) == {"status": "ok"}


async def test_a_start_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    await play_after_killed_starts(tmp_path / "data", 3)


async def play_after_killed_starts(folder: Path, kills: int) -> None:
    async with ServerProcess(folder) as house:
        person, tables = await two_tables(house)
        house.kill()
        await house.ended()
        for number in range(kills):
            await killed_with_open(house, 1 + number % 3)
        await house.start()
        for table in tables:
            await plays_to_the_end(person, table)


async def killed_with_open(house: ServerProcess, files: int) -> None:
    """Start it, and kill it when it holds so many files of the database open: the first, or what is written beside."""
    process = await house.begun()
    async with asyncio.timeout(SECONDS):
        while process.returncode is None and len(open_files(process.pid)) < files:
            await asyncio.sleep(0)
    process.kill()
    await process.wait()


def open_files(pid: int) -> list[str]:
    """The files of the database that a process has open."""
    found = []
    # It may end at any moment, and with it the folder.
    with suppress(OSError):
        for link in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):
                found.append(str(link.readlink()))
    return [name for name in found if "house.db" in name]
