"""What one node writes is heard at the others, whatever happens to the line between them."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any

import libvalkey
import msgspec
import pytest

from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.bus import Listener
from caravanserai.tables.live.news import GONE, SWEEP, News
from caravanserai.tables.live.valkey import ValkeyLine
from tests.servers.postgres import Postgres
from tests.servers.programs import own_folder
from tests.servers.valkey import Valkey
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, D, House, until

pytestmark = pytest.mark.anyio

Nodes = tuple[House, House]


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


def news(house: House) -> News:
    assert isinstance(house.host.news, News)
    return house.host.news


def line(house: House) -> ValkeyLine:
    found = news(house).line
    assert isinstance(found, ValkeyLine)
    return found


@pytest.fixture
async def nodes(postgres: Postgres, fragile: Valkey) -> AsyncIterator[Nodes]:
    name, time = await postgres.new_database(await postgres.template()), FakeTime()
    made = [House(postgres.url(name), time, line=partial(ValkeyLine, fragile.url)) for _ in range(2)]
    for house in made:
        await house.start()
        await until(lambda house=house: line(house).up)  # type: ignore[misc]
    await made[0].people(A, B, C, D)
    yield made[0], made[1]
    for house in made[::-1]:
        await house.stop()
    await postgres.drop(name)


async def begun(nodes: Nodes) -> tuple[Table, Table, Listener]:
    """A table with people at it, in the memory of both nodes; B listens at the other one."""
    table = await nodes[0].table_of(A, B, C)
    listener = await nodes[1].host.listen(table.id, B, None)
    other = nodes[1].table(table.id)
    await until(lambda: table.number == other.number)
    return table, other, listener


async def told(listener: Listener) -> list[str]:
    found = []
    while not listener._queue.empty():
        frame = await listener._queue.get()
        assert frame is not None
        found.append(msgspec.json.decode(frame)["type"])
    return found


async def test_who_listens_at_another_node_hears_it(nodes: Nodes) -> None:
    table, other, listener = await begun(nodes)
    await told(listener)
    await nodes[0].answer(table, A)
    await until(lambda: other.number == table.number)
    assert "update" in [kind.lower() for kind in await told(listener)]
    assert other.g == table.g
    await nodes[1].answer(other, B)
    await until(lambda: other.number == table.number)
    assert nodes[0].host.news.gaps == nodes[1].host.news.gaps == 0  # type: ignore[union-attr]


async def test_what_was_missed_is_read_from_the_log_when_the_line_is_up_again(nodes: Nodes, fragile: Valkey) -> None:
    table, other, _ = await begun(nodes)
    fragile.stop()
    await until(lambda: not line(nodes[0]).up and not line(nodes[1]).up)
    await nodes[0].answer(table, A)  # the line is down, and nothing breaks
    assert other.number < table.number
    fragile.start()
    await until(lambda: other.number == table.number)
    assert other.g == table.g
    # And what is followed is followed again.
    await until(lambda: line(nodes[0]).up and line(nodes[1]).up)
    await nodes[0].answer(table, B)
    await until(lambda: other.number == table.number)


async def test_a_line_that_only_looks_open_is_given_up(nodes: Nodes, fragile: Valkey) -> None:
    table, other, _ = await begun(nodes)
    process = fragile.server.process
    assert process is not None
    before = line(nodes[1]).lost
    os.kill(process.pid, signal.SIGSTOP)
    try:
        await nodes[0].answer(table, A)
        await until(lambda: line(nodes[1]).lost > before)
    finally:
        os.kill(process.pid, signal.SIGCONT)
    await until(lambda: other.number == table.number)


async def test_a_sweep_finds_what_nobody_said(nodes: Nodes) -> None:
    table, other, _ = await begun(nodes)
    line(nodes[0]).publish = lambda *_: None  # type: ignore[method-assign]
    await nodes[0].answer(table, A)
    assert other.number < table.number
    nodes[0].time.move(SWEEP)
    await until(lambda: other.number == table.number)
    assert nodes[1].host.news.swept == 1  # type: ignore[union-attr]
    assert nodes[1].meter.read_again == {"swept": 1}


async def test_a_sweep_finds_where_people_meet_again(nodes: Nodes) -> None:
    table, other, _ = await begun(nodes)
    await nodes[0].play_out(table, A, B, C)
    await until(lambda: other.status == "over")
    line(nodes[0]).publish = lambda *_: None  # type: ignore[method-assign]
    made = await nodes[0].host.rematch(table.id, A)
    assert other.rematch is None
    nodes[0].time.move(SWEEP)
    await until(lambda: other.rematch == made)


async def test_after_a_gap_the_log_is_read(nodes: Nodes) -> None:
    table, other, _ = await begun(nodes)
    publish = line(nodes[0]).publish
    line(nodes[0]).publish = lambda *_: None  # type: ignore[method-assign]
    await nodes[0].answer(table, A)
    line(nodes[0]).publish = publish  # type: ignore[method-assign]
    await nodes[0].answer(table, B)
    await until(lambda: other.number == table.number)
    assert nodes[1].host.news.gaps == 1  # type: ignore[union-attr]
    assert nodes[1].meter.read_again == {"gap": 1}
    assert other.g == table.g


async def test_who_has_heard_more_at_another_node_is_not_thrown_back(nodes: Nodes) -> None:
    table, other, _ = await begun(nodes)
    line(nodes[0]).publish = lambda *_: None  # type: ignore[method-assign]
    await nodes[0].answer(table, B)
    heard = table.heard[table.seat_of(B.id)]
    assert other.number < table.number
    listener = await nodes[1].host.listen(table.id, B, heard)
    (hello,) = await frames(listener, "hello")
    assert hello["n"] == heard and hello["missed"] == []
    assert other.number == table.number


async def test_news_that_cannot_be_read_harm_nobody(nodes: Nodes) -> None:
    table, other, _ = await begun(nodes)
    for nonsense in (b"", b"[]", b"{}", b'{"node":"x","what":{"type":"Flew"}}'):
        line(nodes[0]).publish(f"caravanserai:table:{table.id}", nonsense)
    await nodes[0].answer(table, A)
    await until(lambda: other.number == table.number)
    assert nodes[1].meter.faults["news"] == 4


async def test_a_table_that_left_memory_is_not_followed_any_more(nodes: Nodes) -> None:
    table, _, listener = await begun(nodes)
    channel = f"caravanserai:table:{table.id}"
    assert channel in line(nodes[1])._channels
    nodes[1].host.leave(table.id, listener)
    nodes[1].host.memory._most_idle = 0
    nodes[1].host.memory._make_room()
    assert table.id not in nodes[1].host.live and channel not in line(nodes[1])._channels


async def test_a_reader_that_stands_still_is_no_reason_to_fill_the_memory(fragile: Valkey) -> None:
    up = asyncio.Event()
    one = ValkeyLine(fragile.url, lambda *_: None, up.set, quiet=600)
    keeping = asyncio.create_task(one.keep())
    await up.wait()
    process = fragile.server.process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    try:
        for _ in range(64):
            one.publish("somewhere", bytes(1 << 20))
            await asyncio.sleep(0)
        await until(lambda: one.lost > 0)
    finally:
        os.kill(process.pid, signal.SIGCONT)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)


# -- beside the log ----------------------------------------------------------------------------------------------


async def frames(listener: Listener, kind: str) -> list[dict[str, Any]]:
    found = []
    while not listener._queue.empty():
        frame = msgspec.json.decode(await listener._queue.get() or b"")
        if frame["type"] == kind:
            found.append(frame)
    return found


async def test_talk_is_heard_at_the_other_node_in_its_room_and_by_who_wants_to(nodes: Nodes) -> None:
    table, _, listener = await begun(nodes)
    watching = await nodes[1].host.listen(table.id, D, None)
    for one in (listener, watching):
        await frames(one, "")
    await nodes[0].host.say(table.id, A, "a good day")
    await until(lambda: not listener._queue.empty())
    assert [said["text"] for said in await frames(listener, "chat")] == ["a good day"]
    assert await frames(watching, "chat") == [], "those who watch have a room of their own"

    # B is at the other node now, and still does not hear A there.
    await nodes[0].host.mute(table.id, B, 0, True)
    await nodes[0].host.say(table.id, A, "unheard")
    await nodes[0].host.say(table.id, C, "heard")
    heard = nodes[1].host.live[table.id].chat.said["players"]
    await until(lambda: len(heard) == 3)
    assert [said["text"] for said in await frames(listener, "chat")] == ["heard"]


async def test_who_is_here_is_known_at_every_node_and_forgotten_with_a_dead_one(nodes: Nodes) -> None:
    table, _, _ = await begun(nodes)
    mine = await nodes[0].host.listen(table.id, A, None)
    elsewhere = nodes[0].host.live[table.id].elsewhere
    await until(lambda: [here.seats for here in elsewhere.values()] == [(1,)])
    assert (await frames(mine, "presence"))[-1]["here"] == [True, True, False]
    await nodes[1].kill()
    for _ in range(5):
        nodes[0].time.move(SWEEP)
        await asyncio.sleep(0)
    await until(lambda: not elsewhere)
    assert (await frames(mine, "presence"))[-1]["here"] == [True, False, False]
    await nodes[1].start()


async def test_who_is_here_is_not_told_again_to_those_who_know(nodes: Nodes) -> None:
    table, _, _ = await begun(nodes)
    mine = await nodes[0].host.listen(table.id, A, None)
    elsewhere = nodes[0].host.live[table.id].elsewhere
    await until(lambda: [here.seats for here in elsewhere.values()] == [(1,)])
    assert await frames(mine, "presence")
    await news(nodes[1])._renew_presence([table.id])
    await nodes[1].host.say(table.id, B, "after that")
    await until(lambda: bool(nodes[0].host.live[table.id].chat.said["players"]))
    assert await frames(mine, "presence") == []


async def test_people_are_there_as_long_as_their_node_says_that_it_is(nodes: Nodes) -> None:
    table, _, _ = await begun(nodes)
    elsewhere, time = nodes[0].host.live[table.id].elsewhere, nodes[0].time
    await until(lambda: [here.seats for here in elsewhere.values()] == [(1,)])
    time.move(GONE - 1)
    news(nodes[1]).say_alive()
    await until(lambda: news(nodes[0])._nodes[news(nodes[1]).node] == time.now())
    time.move(2)
    news(nodes[0])._forget_silent_nodes()
    assert [here.seats for here in elsewhere.values()] == [(1,)]


# -- who keeps the house -----------------------------------------------------------------------------------------


async def test_who_keeps_the_house_reads_why_there_is_no_line_and_that_it_is_up_again(
    fragile: Valkey, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing stops without it, so nobody else would say so; and once, however often it is tried."""
    caplog.set_level("INFO", logger="caravanserai.tables")

    fragile.stop()
    one = ValkeyLine(fragile.url, lambda *_: None, lambda: None)
    keeping = asyncio.create_task(one.keep())
    try:
        await until(lambda: len(caplog.messages) == 1)
        fragile.start()
        await until(lambda: caplog.messages[-1] == "the line to Valkey is up again")
        assert {*caplog.messages[:-1]} == {"no line to Valkey"}
        assert len(caplog.messages) <= 4, "once for each reason"
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)


async def test_a_wrong_password_is_named_and_not_shown(fragile: Valkey, caplog: pytest.LogCaptureFixture) -> None:
    reader, writer = await asyncio.open_unix_connection(fragile.socket)
    writer.write(libvalkey.pack_command(("CONFIG", "SET", "requirepass", "the right one")))
    assert await reader.readline() == b"+OK\r\n"
    writer.close()
    keeping = []
    for url in (fragile.url, fragile.url.replace("unix://", "unix://:the-wrong-one@")):
        one = ValkeyLine(url, lambda *_: None, lambda: None, quiet=0.1)
        keeping.append(asyncio.create_task(one.keep()))
    try:
        await until(lambda: len(caplog.records) == 2)
        noted = "".join(str(record.__dict__) for record in caplog.records)
        assert "NOAUTH" in noted and "WRONGPASS" in noted and "the-wrong-one" not in noted
    finally:
        for task in keeping:
            task.cancel()
        await asyncio.gather(*keeping, return_exceptions=True)
