"""Play now over real HTTP and real sockets: many who press at once, at one node and at three."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from caravanserai.engine.fairness import nonce_hash_of
from tests.servers.postgres import Postgres
from tests.servers.valkey import Valkey
from tests.waiting import SECONDS
from tests.web.client import GameOver, Visitor, first_move
from tests.web.conftest import Running, running

pytestmark = pytest.mark.anyio

#: How many press, who of them wants nothing of whom, and who is one person on two devices.
MANY = 13
BLOCKS = ((0, 1), (2, 5), (3, 4), (6, 1))
SAME = (7, 8)


class Somebody:
    """A browser that presses, sits down, and plays a little."""

    def __init__(self, number: int, visitor: Visitor) -> None:
        self.number = number
        self.visitor = visitor
        self.table = ""
        self.joined = False
        self.seat = -1
        self.asked = 0

    async def press(self, **wish: Any) -> None:
        nonce = self.visitor.new_nonce()
        body = {"game": "khiva", "level": "level2", "nonce_hash": nonce_hash_of(nonce), **wish}
        found = await self.visitor.post("/api/play", body)
        self.table, self.joined = found["id"], found["joined"]
        Visitor.unopened.setdefault(self.table, []).append((self.visitor, nonce))

    async def presses_and_plays(self, answered: Callable[[], None], **wish: Any) -> None:
        """On and on: others wait for who is asked."""
        await self.press(**wish)
        async with self.visitor.at(self.table) as socket:
            await socket.until("hello")
            self.seat = socket.hello["you"]
            answered()
            with suppress(GameOver):
                while True:
                    ask = await socket.asked()
                    await socket.answer(first_move(ask["ask"]))
                    # On two devices somebody is quicker on one of them.
                    assert (await socket.reply())["type"] in ("taken", "refused")
                    self.asked += 1
                    answered()


def answers_of(people: list[Somebody]) -> Counter[int]:
    """How often each person has answered. Who is there on two devices may always be quicker on the same one."""
    found: Counter[int] = Counter()
    for one in people:
        found[SAME[0] if one.number in SAME else one.number] += one.asked
    return found


async def all_press(people: list[Somebody]) -> None:
    """All at once; until everybody sits and has answered twice. What goes wrong for one of them is told at once."""
    enough = asyncio.Event()

    def answered() -> None:
        if min(answers_of(people).values()) >= 2 and all(one.seat >= 0 for one in people):
            enough.set()

    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
        playing = [group.create_task(one.presses_and_plays(answered)) for one in people]
        await enough.wait()
        for task in playing:
            task.cancel()


async def crowd(nodes: list[Running]) -> list[Somebody]:
    """People at all nodes; one of them twice, on two devices."""
    people = []
    for number in range(MANY):
        node = nodes[number % len(nodes)]
        if number == SAME[1]:
            twin = people[SAME[0]].visitor.at_another(node.url)
            people.append(Somebody(number, twin))
            continue
        people.append(Somebody(number, await node.guest(f"Guest {number}")))
    for one, other in BLOCKS:
        # By the seat of a table at which both sit: so guests are blocked too.
        table = await people[other].visitor.opens(3)
        await people[one].visitor.sits(table, 1)
        await people[one].visitor.post("/api/friends/block", {"table": table, "seat": 0})
        await people[other].visitor.post(f"/api/tables/{table}/close")
    return people


async def assert_all_is_well(nodes: list[Running], people: list[Somebody]) -> None:
    apart = {frozenset(pair) for pair in BLOCKS}
    assert all(answers_of(people).values()), "somebody was never asked"
    for one in people:
        assert one.seat >= 0, f"{one.number} has no seat"
        for other in people:
            if one.number < other.number and one.table == other.table:
                assert frozenset((one.number, other.number)) not in apart, "kept apart"
                assert (one.seat == other.seat) == ({one.number, other.number} == {*SAME})
    tables = Counter(one.table for one in people)
    assert len(tables) <= MANY // 2, "they meet"
    for table in tables:
        found = await nodes[0].house.host.look(table)
        held = [seat.person for seat in found.seats if seat.person is not None]
        assert len(held) == len({*held}), "nobody sits twice"


async def test_many_press_at_once_and_nobody_waits(server: Running) -> None:
    people = await crowd([server])
    random.Random(1).shuffle(order := [*people])
    await all_press(order)
    await assert_all_is_well([server], people)


async def test_many_press_at_three_nodes(tmp_path: Path, postgres: Postgres, valkey: Valkey) -> None:
    (tmp_path / "house.key").write_bytes(b"k" * 32)
    shared = {
        "valkey": valkey.url,
        "key_file": str(tmp_path / "house.key"),
        "database": postgres.url(await postgres.new_database()),
    }
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(running(tmp_path / f"node {n}", **shared)) for n in range(3)]
        people = await crowd(nodes)
        await all_press(people)
        await assert_all_is_well(nodes, people)


async def test_what_cannot_be_is_refused(server: Running) -> None:
    me = await server.guest("Guest A")
    good = {"game": "khiva", "nonce_hash": nonce_hash_of("n" * 20)}
    for wrong, status in (
        ({"game": "chess"}, 400),
        ({"pace": "by-night"}, 400),
        ({"seats": 9}, 400),
        ({"level": "oracle"}, 400),
        ({"nonce_hash": "short"}, 400),
        ({"nonce_hash": None}, 409),
        ({"more": 1}, 400),
    ):
        answer = await me.http.post("/api/play", json={**good, **wrong})
        assert answer.status_code == status, (wrong, answer.text)
    assert (await me.get("/api/mine"))["playing"] == []


async def test_who_presses_too_often_is_told(tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server:
        me = await server.guest("Guest A")
        codes = []
        for _ in range(12):
            body = {"game": "khiva", "nonce_hash": nonce_hash_of(me.new_nonce())}
            codes.append((await me.http.post("/api/play", json=body)).status_code)
        assert 429 in codes and codes[0] == 201


async def test_nobody_watches_before_the_seats_are_given_away(server: Running) -> None:
    host, watcher = Somebody(0, await server.guest("Guest A")), await server.guest("Guest B")
    await host.press()
    async with host.visitor.at(host.table) as socket:
        await socket.asked()
        async with watcher.at(host.table) as other:
            assert await other.refusal() == "still-gathering"
            assert (await other.closed())[0] == 4425


async def test_nobody_sits_down_with_everybody_and_does_nothing(tmp_path: Path) -> None:
    """Who takes seats in games of others again and again begins games of their own; others meet as before."""
    async with running(tmp_path) as node, AsyncExitStack() as stack:
        idle = Somebody(0, await node.guest("Guest 0"))
        joined = []
        for number in range(1, 8):
            host = Somebody(number, await node.guest(f"Guest {number}"))
            await host.press(pace="live", seats=2)
            await stack.enter_async_context(host.visitor.at(host.table))
            node.house.limits.presses._left.clear()
            await idle.press(pace="live", seats=2)
            joined.append(idle.joined and idle.table == host.table)
        assert joined == [True] * 6 + [False]
        other = Somebody(9, await node.guest("Guest 9"))
        await other.press(pace="live", seats=2)
        assert other.joined
