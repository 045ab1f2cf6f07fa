"""What all nodes of a house count together, with a real Valkey, also while that is halted or gone."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest

from caravanserai.tables.live.valkey import ValkeyLine
from caravanserai.web.folder import Folder
from caravanserai.web.house import open_house
from caravanserai.web.limits import Buckets, Limits
from caravanserai.web.settings import Settings
from caravanserai.web.shared_limits import PREFIX, SharedBuckets
from tests.servers.programs import own_folder
from tests.servers.valkey import Valkey
from tests.tables.house import until
from tests.web.conftest import FakeClock

pytestmark = pytest.mark.anyio

_names = count()


@pytest.fixture
def fragile() -> Iterator[Valkey]:
    """One that may be killed."""
    with own_folder() as folder:
        server = Valkey(folder / "valkey")
        try:
            server.start()
            yield server
        finally:
            server.stop()


class Node:
    """A line, and buckets of which hardly any fill again while a test runs."""

    def __init__(self, url: str, name: str, burst: int = 10) -> None:
        self.line = ValkeyLine(url, lambda *_: None, lambda: None)
        self.heard = 0
        self.buckets = Buckets(1e-6, burst, FakeClock(), name, self)
        self.shared = SharedBuckets(self.line)

    def draw(self, key: str, per_second: float, burst: float, learn: object) -> None:
        def heard(left: float) -> None:
            self.heard += 1
            learn(left)  # type: ignore[operator]

        self.shared.draw(key, per_second, burst, heard)

    async def take(self, times: int) -> int:
        """How many of so many were there, when it is known what all have left."""
        before = self.heard
        taken = sum(self.buckets.take("somebody") for _ in range(times))
        if self.line.up:
            await until(lambda: self.heard >= before + taken)
        return taken


@asynccontextmanager
async def nodes(server: Valkey, many: int, burst: int = 10) -> AsyncIterator[list[Node]]:
    name = f"test-{next(_names)}"
    made = [Node(server.url, name, burst) for _ in range(many)]
    keeping = [asyncio.create_task(node.line.keep()) for node in made]
    await until(lambda: all(node.line.up for node in made))
    yield made
    for task in keeping:
        task.cancel()
    await asyncio.gather(*keeping, return_exceptions=True)


async def test_what_was_taken_at_one_node_is_not_there_at_another(valkey: Valkey) -> None:
    async with nodes(valkey, 2) as (one, two):
        assert await one.take(8) == 8
        assert await two.take(1) == 1  # it knows nothing of them yet
        assert await two.take(5) == 1
        assert await one.take(5) <= 2
        # The debt is paid by all.
        assert [await node.take(3) for node in (one, two)] == [0, 0]


async def test_who_goes_from_node_to_node_passes_once_more_at_each(valkey: Valkey) -> None:
    async with nodes(valkey, 5) as several:
        taken = [await several[0].take(30)] + [await node.take(1) for node in several[1:]]
        assert taken == [10, 1, 1, 1, 1]
        assert [await node.take(30) for node in several] == [0] * 5


async def test_a_bucket_that_is_full_again_is_forgotten(valkey: Valkey) -> None:
    async with nodes(valkey, 1) as (one,):
        replies: list[object] = []
        one.shared.draw("soon-full", 1_000.0, 10, replies.append)
        await until(lambda: bool(replies))
        one.line.ask(("PTTL", f"{PREFIX}soon-full"), replies.append)
        await until(lambda: len(replies) == 2)
        assert isinstance(replies[1], int) and 0 < replies[1] <= 1_001


async def test_while_valkey_is_away_each_node_counts_for_itself(fragile: Valkey) -> None:
    async with nodes(fragile, 2) as (one, two):
        fragile.stop()
        await until(lambda: not one.line.up and not two.line.up)
        assert [await node.take(30) for node in (one, two)] == [10, 10]


async def test_a_valkey_that_is_halted_holds_nobody_up(fragile: Valkey) -> None:
    process = fragile.server.process
    assert process is not None
    async with nodes(fragile, 2) as (one, two):
        os.kill(process.pid, signal.SIGSTOP)
        try:
            # At once: without a turn of the loop, so nothing can have been waited for.
            assert [sum(node.buckets.take("somebody") for _ in range(30)) for node in (one, two)] == [10, 10]
            await until(lambda: one.line.lost > 0 and two.line.lost > 0)
        finally:
            os.kill(process.pid, signal.SIGCONT)
        await until(lambda: one.line.up and two.line.up)
        assert await one.take(1) == 0


async def test_a_house_with_a_valkey_shares_its_limits(tmp_path: Path, database: str, valkey: Valkey) -> None:
    key_file = tmp_path / "house.key"
    key_file.write_bytes(os.urandom(32))
    settings = Settings(database=database, valkey=valkey.url, key_file=str(key_file))
    house = await open_house(settings, Folder(tmp_path / "data"))
    assert house.host.news is not None
    line, replies = house.host.news.line, list[object]()
    await until(lambda: line.up)
    who = f"192.0.2.{next(_names)}"
    assert house.limits.guests.take(who)
    line.ask(("EXISTS", f"{PREFIX}guests:{who}"), replies.append)
    await until(lambda: replies == [1])
    await house.host.stop()
    await house.close()


def test_what_goes_over_a_socket_is_counted_by_its_own_node_but_talk_by_all() -> None:
    drawn: list[str] = []

    class Drawn:
        def draw(self, key: str, *_: object) -> None:
            drawn.append(key)

    limits = Limits(Settings(), FakeClock(), Drawn())
    for each in (limits.messages, limits.messages_by_address, limits.health):
        assert each.take("a")
    assert drawn == []
    # Talk is heard at every node: with a tab at each, somebody would be as loud as there are nodes.
    shared = ("requests", "guests", "handshakes", "tables", "chats", "hints", "reviews")
    for name in shared:
        assert getattr(limits, name).take("a")
    assert drawn == [f"{name}:a" for name in shared]
