"""The machine's clock jumps, forwards and back, also while the server is down: nothing acknowledged is lost, and every
game goes on to its end."""

import asyncio
import random
from itertools import cycle
from pathlib import Path

import pytest

from bench.answers import any_answer
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.record import read_record
from caravanserai.engine.verify import verify
from tests.tables.fake_time import FakeTime
from tests.waiting import SECONDS
from tests.web.client import TableSocket, Visitor
from tests.web.conftest import running

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
JUMPS = (-24 * HOUR, -HOUR, -1, 1, 30_000, HOUR)


async def plays(socket: TableSocket, time: FakeTime, pick: random.Random, most: int | None = None) -> list[str]:
    """Answer whatever is asked, with a jump of the clock now and then; the ids that were acknowledged. A clock that ran
    out has answered already: that is a refusal, and no harm."""
    taken: list[str] = []
    while most is None or len(taken) < most:
        while not socket.is_asked:
            if socket.now["status"] == "over":
                return taken
            await socket.next()
        move_id = await socket.answer(any_answer(socket.now["ask"]["ask"], pick))
        if pick.random() < 0.5:
            time.move(pick.choice(JUMPS))
        reply = await socket.reply()
        if reply["type"] == "taken":
            taken.append(move_id)
        elif socket.now["status"] != "over":
            # Somebody else has this seat for now: say that one is here.
            await socket.send({"type": "come-back"})
    return taken


@pytest.mark.parametrize(("key", "clock"), [*zip(GAMES, cycle(("by-day", "relaxed")), strict=False)])
async def test_a_clock_that_jumps(tmp_path: Path, key: str, clock: str) -> None:
    pick, time = random.Random(key), FakeTime(1_000 * HOUR)
    seats = game(key).seat_counts[0]
    async with running(tmp_path / "data", time) as server:
        people = [await server.guest(f"Guest {n}") for n in range(seats)]
        table = await people[0].opens(seats, game=key, clock={"type": clock})
        for person in people[1:]:
            await person.sits(table)
        before = [await first_answers(person, table, time, pick) for person in people]
    time.move(-7 * 24 * HOUR)
    async with running(tmp_path / "data", time) as server:
        for person in people:
            person.url = server.url
            person.http.base_url = server.url
        async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
            for person in people:
                group.create_task(to_the_end(person, table, time, pick))
        for seat, ids in enumerate(before):
            for move_id in ids:
                assert await server.house.store.find_move(table, seat, move_id) is not None
        raw = (await people[0].http.get(f"/api/tables/{table}/record")).content
        assert verify(read_record(raw)).fair
    for person in people:
        await person.http.aclose()


async def first_answers(person: Visitor, table: str, time: FakeTime, pick: random.Random) -> list[str]:
    async with person.at(table) as socket:
        await socket.until("hello")
        return await plays(socket, time, pick, most=1)


async def to_the_end(person: Visitor, table: str, time: FakeTime, pick: random.Random) -> None:
    async with person.at(table) as socket:
        await socket.until("hello")
        await plays(socket, time, pick)
