"""SIGTERM tells every seat and loses nothing; one data folder has one server."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from caravanserai.engine.record import read_record
from caravanserai.engine.verify import verify
from tests.faults.thinkers import thinkers_of
from tests.web.client import eventually, first_move
from tests.web.process import ServerProcess

pytestmark = pytest.mark.anyio


async def test_a_server_that_is_stopped_says_so_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async with ServerProcess(tmp_path / "data") as house:
        people = [await house.guest(f"Guest {n}") for n in range(2)]
        table = await people[0].opens(3, bots={2: "greedy"}, clock={"type": "live"})
        await people[1].sits(table)
        async with people[0].at(table) as a, people[1].at(table) as b:
            for socket in (a, b):
                await socket.asked()
            move = first_move(a.now["ask"]["ask"])
            ask = a.now["ask"]["id"]
            await a.answer(move, move_id="before the stop")
            ack = (await a.reply())["ack"]
            # The bot has answered too: after the stop there is nothing left for it to say.
            while a.now["waiting"] != [1]:
                await a.next()
            stopping = asyncio.create_task(house.stop())
            for socket in (a, b):
                assert await socket.closed() == (1012, "server-stopping")
                assert socket.frames[-1] == {"type": "bye", "code": "server-stopping"}
            assert await stopping == 0
        await house.start()
        async with people[0].at(table, a.n) as a, people[1].at(table, b.n) as b:
            hello = await a.until("hello")
            assert [event["type"] for told in hello["missed"] for event in told["events"]][-1] == "ServerResumed"
            assert hello["now"]["ask"]["id"] == ask and hello["now"]["ask"]["sealed"]
            assert hello["now"]["view"]["own"]["choice"] == move
            await a.answer(move, ask, "before the stop")
            assert (await a.reply())["ack"] == ack
            await asyncio.gather(a.plays(), b.plays())
        raw = (await people[0].http.get(f"/api/tables/{table}/record")).content
        assert verify(read_record(raw)).fair


async def test_a_house_ends_though_a_process_of_it_hangs(tmp_path: Path) -> None:
    """One that does not run at all hears no signal but one."""
    async with ServerProcess(tmp_path / "data", spawns=True) as house:
        person = await house.guest("Guest")
        await person.opens(2, bots={1: "level3"})
        await eventually(lambda: bool(thinkers_of(house.pid)))
        hanging = thinkers_of(house.pid)
        for pid in hanging:
            os.kill(pid, signal.SIGSTOP)
        assert await house.stop() == 0
        await eventually(lambda: not any(Path(f"/proc/{pid}/exe").exists() for pid in hanging))


async def test_a_second_server_on_the_same_folder_does_not_start(tmp_path: Path) -> None:
    async with ServerProcess(tmp_path / "data") as house:
        status, said = await house.another()
        assert status == 2
        assert "Another server uses" in said and "Traceback" not in said
        assert (await (await house.guest("Guest")).get("/healthz")) == {"status": "ok"}
