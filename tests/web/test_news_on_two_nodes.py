"""News in a house of two nodes: each is sent by one of them, and none to who looks at the table at the other."""

import os
from functools import partial
from pathlib import Path

import pytest

from caravanserai.people.outbox import LEASE, SOON
from caravanserai.tables.live.heart import HEARTBEAT
from tests.servers.receiver import receiver
from tests.servers.valkey import Valkey
from tests.tables.fake_time import FakeTime
from tests.web.client import eventually
from tests.web.conftest import Running, running
from tests.web.test_leaks_on_the_wire import has_beaten
from tests.web.test_news import BY_DAY, hook

pytestmark = pytest.mark.anyio


async def passes(time: FakeTime, milliseconds: int, *nodes: Running) -> None:
    """Second by second: a node that is silent for longer counts as dead."""
    for _ in range(milliseconds // HEARTBEAT + 1):
        time.move(HEARTBEAT)
        for node in nodes:
            await eventually(partial(has_beaten, node, time.now()))


async def test_each_is_sent_once_and_not_to_who_looks_elsewhere(tmp_path: Path, database: str, valkey: Valkey) -> None:
    key = tmp_path / "house.key"
    key.write_bytes(os.urandom(32))
    shared = {"database": database, "valkey": valkey.url, "key_file": str(key), "news_inside": True}
    node = partial(running, time=(time := FakeTime()), **shared)
    async with receiver() as chat, node(tmp_path / "one") as one, node(tmp_path / "two") as two:
        anna, bert = await one.guest("Anna"), await one.guest("Bert")
        annas, berts = await hook(anna, chat, "json"), await hook(bert, chat, "slack")
        bert = bert.at_another(two.url)
        table = await anna.opens(2, clock=BY_DAY)
        async with bert.at(table) as socket:
            await socket.until("hello")
            await bert.sits(table)
            await socket.until(lambda frame: frame.get("now", {}).get("status") == "playing")
            for here in (one, two):
                await eventually(lambda here=here: not here.house.newsroom.reasons._noted)  # type: ignore[misc]
            await passes(time, SOON + 4_000, one, two)
            await eventually(lambda: len(chat.received) >= 1)
            await passes(time, LEASE, one, two)
            await anna.at_another(two.url).post("/api/me/news/test", {"channel": annas}, 204)
            await eventually(lambda: len(chat.received) >= 2)
            await bert.post("/api/me/news/test", {"channel": berts}, 204)
            await eventually(lambda: len(chat.received) >= 3)
        assert [one.path for one in chat.received] == ["/json", "/json", "/slack"]
        assert [one.json["reason"] for one in chat.received[:2]] == ["begins", "test"]
