"""The disk takes nothing more: nobody is told that anything was saved; when it does again, all goes on."""

import asyncio
import random
from pathlib import Path

import pytest

from bench.answers import any_answer
from caravanserai.engine.record import read_record
from caravanserai.engine.verify import verify
from tests.faults.full_disk import Disk, Limited, Small, small_disk
from tests.web.process import ServerProcess

pytestmark = pytest.mark.anyio


async def play_through_a_full_disk(folder: Path, disk: Disk) -> None:
    pick = random.Random(1)
    async with ServerProcess(folder) as house:
        people = [await house.guest(f"Guest {n}") for n in range(2)]
        table = await people[0].opens(3, bots={2: "greedy"})
        await people[1].sits(table)
        async with people[0].at(table) as a, people[1].at(table):
            ask = await a.asked()
            await a.answer(any_answer(ask["ask"], pick))
            assert (await a.reply())["type"] == "taken"
            # The bot has answered too: only the other person is waited for, and nothing more can be told.
            while a.now["waiting"] != [1]:
                await a.next()
            # The answer is sealed, and may be changed.
            move, heard = any_answer(ask["ask"], pick), a.n
            disk.fill(house)
            for _ in range(3):
                await a.answer(move, ask["id"], "while it is full")
                assert await a.refusal() == "not-saved"
            assert (await people[0].post("/api/tables", {"setting": {"game": "kilim", "seats": 2}}, 503))["sentence"]
            assert a.n == heard
            disk.clear(house)
            await a.answer(move, ask["id"], "while it is full")
            assert (await a.reply())["type"] == "taken"
            disk.fill(house)
            house.kill()
            await house.ended()
        disk.clear(house)
        await house.start()
        async with people[0].at(table) as a, people[1].at(table) as b:
            await a.until("hello")
            await a.answer(move, ask["id"], "while it is full")
            assert (await a.reply())["type"] == "taken"
            await asyncio.gather(*(socket.plays(lambda one: any_answer(one, pick)) for socket in (a, b)))
        raw = (await people[0].http.get(f"/api/tables/{table}/record")).content
        assert verify(read_record(raw)).fair


async def test_no_byte_more_may_be_written(tmp_path: Path) -> None:
    await play_through_a_full_disk(tmp_path / "data", Limited())


async def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        if disk is None:
            pytest.skip("only who may mount disks can fill one")
        await play_through_a_full_disk(disk / "data", Small(disk))
