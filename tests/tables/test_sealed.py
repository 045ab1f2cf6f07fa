"""Who reaches Valkey can make nodes believe nothing: only what a node of this house said is heard."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from caravanserai.tables.live.asides import Spoke
from caravanserai.tables.live.chat import spoken
from caravanserai.tables.live.news import HOUSE, SWEEP, LetGo, Told, Wrote, _encode
from caravanserai.tables.live.sealed import SealedLine, sealed
from caravanserai.tables.live.valkey import ValkeyLine
from caravanserai.tables.log.entries import Closed, Row
from caravanserai.tables.workers.line import NoLine
from caravanserai.web.folder import Folder
from caravanserai.web.house import open_house
from caravanserai.web.settings import Settings
from tests.servers.postgres import Postgres
from tests.servers.valkey import Valkey
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, House, until

pytestmark = pytest.mark.anyio

KEY = b"k" * 32
Nodes = tuple[House, House]


@pytest.fixture
async def nodes(postgres: Postgres, valkey: Valkey) -> AsyncIterator[Nodes]:
    name, time = await postgres.new_database(await postgres.template()), FakeTime()
    line = sealed(partial(ValkeyLine, valkey.url), KEY)
    made = [await House(postgres.url(name), time, line=line).start() for _ in range(2)]
    for house in made:
        await until(lambda house=house: line_of(house).up)  # type: ignore[misc]
    await made[0].people(A, B, C)
    yield made[0], made[1]
    for house in made[::-1]:
        await house.stop()
    await postgres.drop(name)


def line_of(house: House) -> SealedLine:
    assert house.host.news is not None and isinstance(house.host.news.line, SealedLine)
    return house.host.news.line


async def test_nodes_hear_each_other_and_nobody_else(nodes: Nodes, valkey: Valkey) -> None:
    one, other = nodes
    table = await one.table_of(A, B, C)
    there = await other.host.look(table.id)
    await until(lambda: there.number == table.number)
    channel = f"caravanserai:table:{table.id}"
    forged = [
        (channel, _encode(Told("x", Wrote([Row(table.number, 0, Closed())])))),
        (channel, _encode(Told("x", Spoke(A.id, spoken(0, A, "never said", 0))))),
        (HOUSE, _encode(Told("x", LetGo()))),
        (channel, b""),
        (channel, b"\xff" * 1_000),
    ]
    stranger = ValkeyLine(valkey.url, lambda *_: None, lambda: None)
    # Another house at the same Valkey has a key of its own.
    neighbour = sealed(partial(ValkeyLine, valkey.url), b"n" * 32)(lambda *_: None, lambda: None)
    keeping = [asyncio.create_task(line.keep()) for line in (stranger, neighbour)]
    await until(lambda: stranger.up and neighbour.up)
    for where, what in forged:
        stranger.publish(where, what)
        neighbour.publish(where, what)
    await until(lambda: all(line_of(node).strangers == 2 * len(forged) for node in nodes))
    await one.answer(table, A)
    await until(lambda: there.number == table.number)
    assert there.status == "playing" and there.g == table.g
    assert not other.host.live[table.id].chat.said["players"]
    assert not one.meter.faults and not other.meter.faults
    for task in keeping:
        task.cancel()
    await asyncio.gather(*keeping, return_exceptions=True)


def test_what_was_said_of_one_table_is_not_heard_of_another() -> None:
    heard: list[tuple[str, bytes]] = []
    said: list[tuple[str, bytes]] = []

    class Wire:
        lost, up = 0, True

        def publish(self, channel: str, data: bytes) -> None:
            said.append((channel, data))

    line = SealedLine(lambda *_: Wire(), KEY, lambda *what: heard.append(what), lambda: None)  # type: ignore[arg-type,return-value]
    line.publish("one", b"word")
    ((_, data),) = said
    line._open("other", data)
    line._open("one", data[:-1])
    line._open("one", data)
    assert heard == [("one", b"word")] and line.strangers == 2


async def test_a_node_speaks_on_such_a_line_and_without_a_valkey_on_none(
    database: str, valkey: Valkey, tmp_path: Path
) -> None:
    key = tmp_path / "house.key"
    key.write_bytes(KEY)
    for url, kind in ((valkey.url, SealedLine), (None, NoLine)):
        house = await open_house(Settings(database=database, valkey=url, key_file=str(key)), Folder(tmp_path))
        assert house.host.news is not None and isinstance(house.host.news.line, kind)
        await house.host.stop()
        await house.close()


async def test_nodes_without_a_valkey_find_in_the_log_what_others_write(postgres: Postgres) -> None:
    """Whoever forgets it has a slow house, and not one in which people at two nodes never hear of each other."""
    name, time = await postgres.new_database(await postgres.template()), FakeTime()
    one, other = [await House(postgres.url(name), time, line=NoLine).start() for _ in range(2)]
    await one.people(A, B, C)
    table = await one.table_of(A, B, C)
    there = await other.host.look(table.id)
    await one.answer(table, A)
    assert there.number < table.number
    time.move(SWEEP)
    await until(lambda: there.number == table.number)
    assert there.g == table.g
    for house in (other, one):
        await house.stop()
    await postgres.drop(name)
