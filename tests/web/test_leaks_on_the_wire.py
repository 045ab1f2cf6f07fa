"""KH-43, KH-44 on the wire: two games that differ only in what somebody cannot know send them the same bytes."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.rules.game import SPECTATOR
from tests.tables.fake_time import FakeTime
from tests.web.conftest import Running, running
from tests.web.worlds import Step, pair_of_worlds

pytestmark = pytest.mark.anyio

SECRET = "5ec2e7" + "0" * 58
TABLE = "the-same-table-in-both"
OPTIONS = {"city": "when-empty", "open-score": "off"}


class World:
    """One game of a pair, and all that its observer receives."""

    def __init__(self, server: Running, time: FakeTime, seats: int, observer: int) -> None:
        self.server = server
        self.time = time
        self.seats = seats
        self.observer = observer
        self.received: list[bytes] = []
        server.house.host.new_secret = lambda: SECRET
        server.house.host.new_id = lambda: TABLE

    async def open(self) -> None:
        self.people = [await self.server.guest(f"Guest {n}") for n in range(self.seats)]
        setting = {"game": "khiva", "seats": self.seats, "options": OPTIONS, "clock": {"type": "live"}, "public": True}
        await self.people[0].post("/api/tables", {"setting": setting, "nonce": nonce(0)})
        for seat, person in enumerate(self.people[1:], start=1):
            await person.post(f"/api/tables/{TABLE}/sit", {"seat": seat, "nonce": nonce(seat)})
        self.watcher = self.server.visitor()
        visitors = {SPECTATOR: self.watcher, **dict(enumerate(self.people))}
        # Nobody reads until it is their turn; what comes meanwhile must find room.
        self.sockets = {seat: visitor.at(TABLE, max_queue=None) for seat, visitor in visitors.items()}
        for socket in self.sockets.values():
            await socket.__aenter__()
            await socket.until("hello")

    async def play(self, steps: list[Step], world: int) -> None:
        for number, step in enumerate(steps):
            changes_its_mind = world == 1 and step.first is not None
            await self.answers(step.seat, step.first if changes_its_mind else step.moves[world], f"first {number}")
            self.time.move(1_000)
            if changes_its_mind:
                await self.answers(step.seat, step.moves[world], f"then {number}")
            # When it is over, the record tells all.
            if number % 8 == 0 and number < len(steps) - 1:
                await self.looks_around()
        socket = self.sockets[self.observer]
        while socket.now["status"] != "over":
            await socket.next()
        self.received += [raw for raw in socket.raw if b'"type":"presence"' not in raw]
        for socket in self.sockets.values():
            await socket.__aexit__(None, None, None)

    async def answers(self, seat: int, move: Any, move_id: str) -> None:
        socket = self.sockets[seat]
        while socket.now["ask"] is None or (move_id.startswith("first") and socket.now["ask"]["sealed"]):
            await socket.next()
        # What the others call their moves is for nobody's eyes.
        move_id = move_id if seat == self.observer else f"{move_id} {id(self)}"
        await socket.answer(msgspec.to_builtins(move), move_id=move_id)
        assert (await socket.reply())["type"] == "taken"

    async def looks_around(self) -> None:
        """Whatever else the observer can ask for."""
        me = self.watcher if self.observer == SPECTATOR else self.people[self.observer]
        for path in (f"/api/tables/{TABLE}", "/api/tables", "/api/mine", "/api/games", f"/api/tables/{TABLE}/record"):
            answer = await me.http.get(path)
            self.received.append(f"{path} {answer.status_code} ".encode() + answer.content)
        for last in (None, 0, 3):
            async with me.at(TABLE, last) as again:
                await again.until("hello")
            self.received.append(again.raw[0])


def nonce(seat: int) -> str:
    return f"nonce0of0the0seat{seat}"


async def seen(folder: Path, seats: int, observer: int, steps: list[Step], world: int) -> list[bytes]:
    time = FakeTime()
    async with running(folder, time, public_url="http://house.example") as server:
        played = World(server, time, seats, observer)
        await played.open()
        await played.play(steps, world)
    return played.received


@pytest.mark.parametrize(
    ("seats", "observer"),
    [(2, SPECTATOR), (3, SPECTATOR), (3, 0), (3, 1), (3, 2), (5, 3)],
)
async def test_games_that_differ_only_in_secrets_send_the_same_bytes(tmp_path: Path, seats: int, observer: int) -> None:
    pair = pair_of_worlds(seats, observer, SECRET, tuple(map(nonce, range(seats))), OPTIONS)
    one = await seen(tmp_path / "one", seats, observer, pair.steps, 0)
    other = await seen(tmp_path / "other", seats, observer, pair.steps, 1)
    for mine, others in zip(one, other, strict=False):
        assert mine == others
    assert len(one) == len(other) > len(pair.steps)
