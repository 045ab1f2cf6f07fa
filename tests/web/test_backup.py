"""A backup of a house that is open and busy: whole, restorable, and refused when anything in it was changed."""

import asyncio
import random
import zipfile
from pathlib import Path

import pytest

from caravanserai.tables.log.sqlite import SqliteStore
from tests.cli.program import run, run_here
from tests.faults.survivors import Blow, Survivor
from tests.waiting import SECONDS
from tests.web.client import Visitor
from tests.web.process import ServerProcess

pytestmark = pytest.mark.anyio

TABLES = 4
#: So many answers are acknowledged before the backup begins.
PLAYED = 12


class Counting(Blow):
    """Never kills; says when so many answers were acknowledged."""

    def __init__(self, house: ServerProcess) -> None:
        super().__init__(house)
        self.acknowledgements = 0
        self.enough = asyncio.Event()

    def acknowledged(self, player: Survivor) -> None:
        self.acknowledgements += 1
        if self.acknowledgements >= PLAYED:
            self.enough.set()


async def program(*args: str | Path) -> tuple[int, str]:
    """The command, while the house goes on: its exit status and what it said."""
    done = await asyncio.to_thread(run, *args)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.nightly
async def test_a_busy_house_is_saved_and_goes_on_elsewhere(tmp_path: Path) -> None:
    saved, elsewhere = tmp_path / "house.backup", tmp_path / "elsewhere"
    async with ServerProcess(tmp_path / "data") as house:
        people = [await house.guest(f"Guest {n}") for n in range(2)]
        tables = [await people[0].opens(2) for _ in range(TABLES)]
        for table in tables:
            await people[1].sits(table)
        busy = Counting(house)
        players = [
            Survivor(house, person, table, busy, random.Random(f"{table_number}/{number}"))
            for table_number, table in enumerate(tables)
            for number, person in enumerate(people)
        ]
        playing = asyncio.gather(*(player.plays() for player in players))
        async with asyncio.timeout(SECONDS):
            await busy.enough.wait()
        before = [(one.table, one.seat, sent.move_id) for one in players for sent in one.all_sent if sent.ack]
        status, said = await program("backup", saved, "--data", house.folder)
        assert (status, "whole house" in said) == (0, True), said
        async with asyncio.timeout(SECONDS):
            await playing
        cookies = dict(people[0].http.cookies)
    assert len(before) >= PLAYED
    assert saved.stat().st_mode & 0o777 == 0o600
    status, said = await program("restore", saved, "--data", elsewhere)
    assert status == 0, said

    store = await SqliteStore.open(elsewhere / "house.db")
    for table, seat, move_id in before:
        assert await store.find_move(table, seat, move_id) is not None
    await store.close()

    async with ServerProcess(elsewhere) as again, Visitor(again.url) as back:
        back.http.cookies.update(cookies)
        async with back.at(tables[0]) as socket:
            assert (await socket.next())["you"] == 0


async def a_backup(folder: Path) -> Path:
    async with ServerProcess(folder / "data"):
        pass
    file = folder / "house.backup"
    assert (await program("backup", file, "--data", folder / "data"))[0] == 0
    return file


async def test_a_backup_that_was_changed_restores_nothing(tmp_path: Path) -> None:
    file = await a_backup(tmp_path)
    with zipfile.ZipFile(file) as packed:
        parts = {name: packed.read(name) for name in packed.namelist()}
    halves = file.read_bytes()
    spoilt: dict[str, bytes] = {"cut": halves[: len(halves) // 2], "empty": b"", "text": b"Dear diary"}
    for name, data in spoilt.items():
        (tmp_path / name).write_bytes(data)
    for name in ("house.db", "server.key"):
        changed = bytes([parts[name][0] ^ 1]) + parts[name][1:]
        write_parts(tmp_path / f"changed-{name}", {**parts, name: changed})
        write_parts(tmp_path / f"without-{name}", {key: value for key, value in parts.items() if key != name})
    write_parts(tmp_path / "more", {**parts, "../outside": b"!"})
    spoilt_files = [*(tmp_path / name for name in spoilt), *tmp_path.glob("*-house.db"), *tmp_path.glob("*-server.key")]
    for bad in [*spoilt_files, tmp_path / "more"]:
        done = run_here("restore", bad, "--data", tmp_path / "new")
        assert (done.returncode, done.stdout) == (2, ""), bad
        assert "nothing was restored" in done.stderr and done.stderr.count("\n") == 1, done.stderr
        assert {left.name for left in (tmp_path / "new").iterdir()} <= {"server.lock"}


def write_parts(path: Path, parts: dict[str, bytes]) -> None:
    with zipfile.ZipFile(path, "w") as packed:
        for name, data in parts.items():
            packed.writestr(name, data)


async def test_what_is_there_is_never_written_over(tmp_path: Path) -> None:
    file = await a_backup(tmp_path)
    before = (tmp_path / "data" / "house.db").read_bytes()
    assert "already" in run_here("backup", file, "--data", tmp_path / "data").stderr
    refused = run_here("restore", file, "--data", tmp_path / "data")
    assert refused.returncode == 2 and "There is a house in" in refused.stderr
    assert (tmp_path / "data" / "house.db").read_bytes() == before


async def test_without_a_house_there_is_nothing_to_save(tmp_path: Path) -> None:
    done = run_here("backup", tmp_path / "file", "--data", tmp_path / "nowhere")
    assert done.returncode == 2 and "There is no house in" in done.stderr
    assert not (tmp_path / "file").exists() and not (tmp_path / "nowhere").exists()
    done = run_here("restore", tmp_path / "file", "--data", tmp_path / "nowhere")
    assert done.returncode == 2 and not (tmp_path / "nowhere").exists()


async def test_a_house_that_is_open_is_not_restored_into(tmp_path: Path) -> None:
    file = await a_backup(tmp_path)
    async with ServerProcess(tmp_path / "open") as house:
        done = run("restore", file, "--data", house.folder)
        assert done.returncode == 2 and "Another server uses" in done.stderr
