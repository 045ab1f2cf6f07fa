"""Frames of every kind count, and whoever sends too many of them, or reads none, is cut; nothing piles up meanwhile."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from caravanserai.web import sockets, wire
from caravanserai.web.wire import MOST_FRAGMENTS
from tests.waiting import SECONDS
from tests.web.client import Visitor, eventually, first_move
from tests.web.conftest import FakeClock, Running, loud, running, two_at_a_table
from tests.web.raw import Raw, close_code, frames_in, sent

pytestmark = pytest.mark.anyio

#: More than a reader's and a writer's buffers hold.
MUCH = 32


@pytest.fixture
async def tight(tmp_path: Path) -> AsyncIterator[Running]:
    """No time passes, so that nothing depends on it: so many messages, and no more."""
    async with running(tmp_path, ticking=FakeClock(), messages_per_second=4) as server:
        yield server


@contextlib.asynccontextmanager
async def raw_at(server: Running, table: str, person: Visitor) -> AsyncIterator[Raw]:
    who, listeners = (await person.get("/api/me"))["id"], server.house.host.live[table].audience.listeners
    async with Raw(server.url) as raw:
        assert await raw.upgrade(table, person) == 101
        # Others may listen already; before this one does, few frames are borne with.
        await eventually(lambda: any(one.person == who for one in listeners))
        yield raw


def queued(server: Running) -> int:
    """Bytes that wait to be read by somebody."""
    return sum(one.transport.get_write_buffer_size() for one in server.house.connections.open)


@pytest.mark.parametrize(
    "frame",
    [
        sent(Opcode.PING, b"x" * 125),
        sent(Opcode.PING),
        sent(Opcode.PONG, b"unasked"),
        sent(Opcode.TEXT, b"", False) + sent(Opcode.CONT, b"", True),
        sent(Opcode.BINARY, b"\x00"),
        sent(Opcode.TEXT, b"{}"),
    ],
    ids=["ping", "empty ping", "pong", "empty fragments", "bytes", "text"],
)
async def test_a_flood_of_frames_of_any_kind_is_cut(tight: Running, frame: bytes) -> None:
    table, a, b = await two_at_a_table(tight)
    async with b.at(table) as other, raw_at(tight, table, a) as raw:
        await raw.write(frame * 400)
        assert close_code(await raw.rest(answers=True)) in (4029, None)
        flooded = 'caravanserai_sockets_cut_total{code="flood"} 1.0'
        await eventually(lambda: flooded in tight.house.meter.page().decode())
        await other.asked()
        await other.answer(first_move(other.now["ask"]["ask"]))
        assert (await other.reply())["type"] == "taken"
        await eventually(lambda: len(tight.house.sockets) == 1)


async def test_who_is_cut_and_says_no_good_bye_is_not_waited_for(
    tight: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "LAST_SECONDS", 0.05)
    table, a, _ = await two_at_a_table(tight)
    async with raw_at(tight, table, a) as raw:
        lines = [one.transport.get_protocol() for one in tight.house.connections.open]
        (line,) = [line for line in lines if isinstance(line, wire.Wire)]
        await raw.write(sent(Opcode.PONG, b"unasked") * 100)
        assert close_code(await raw.rest()) == 4029
        assert line.close_timeout == 0.05


async def test_a_little_too_much_is_no_flood(tight: Running) -> None:
    """Pings, pongs and parts of messages take from the same measure as messages."""
    table, a, _ = await two_at_a_table(tight)
    async with a.at(table) as socket:
        await socket.until("hello")
        for _ in range(12):
            await (await socket.wire.ping())
        await socket.send({"type": "ping", "t": 1})
        assert await socket.refusal() == "too-fast"


async def test_unread_pings_do_not_pile_up(server: Running) -> None:
    """The measure is wide here: what bounds them is that nobody reads."""
    table, a, _ = await two_at_a_table(server)
    most = 0
    async with raw_at(server, table, a) as raw:
        raw.writer.transport.pause_reading()
        pings = sent(Opcode.PING, b"x" * 125) * (MUCH * 1_024)

        async def watch() -> None:
            nonlocal most
            while True:
                most = max(most, queued(server))
                await asyncio.sleep(0)

        watching = asyncio.create_task(watch())
        await raw.write(pings)
        watching.cancel()
        await eventually(lambda: raw.writer.transport.get_write_buffer_size() == 0)
    # One high-water mark of the transport, and the pongs to what was read meanwhile; not the megabytes of them all.
    assert 0 < most < 2 * 65_536
    assert most < len(pings) // 50


async def test_who_pings_and_never_reads_is_hung_up_on(tight: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SOCKET_TIMEOUT", 0.05)
    table, a, _ = await two_at_a_table(tight)
    async with raw_at(tight, table, a) as raw:
        raw.writer.transport.pause_reading()
        await raw.write(sent(Opcode.PING, b"x" * 125) * 10_000)
        await eventually(lambda: not tight.house.sockets and not queued(tight))


async def test_a_message_in_endless_fragments_ends(server: Running) -> None:
    table, a, _ = await two_at_a_table(server)
    async with raw_at(server, table, a) as raw:
        await raw.write(sent(Opcode.TEXT, b"", False) + sent(Opcode.CONT, b"", False) * (MOST_FRAGMENTS + 1))
        assert close_code(await raw.rest(answers=True)) == 1009


async def test_a_message_in_fragments_is_one_message(server: Running) -> None:
    table, a, _ = await two_at_a_table(server)
    async with raw_at(server, table, a) as raw:
        words = [b'{"type":', b"", b'"ping",', b'"t":7}']
        for n, part in enumerate(words):
            await raw.write(sent(Opcode.CONT if n else Opcode.TEXT, part, n == len(words) - 1))
            await raw.write(sent(Opcode.PING, b"between"))
        async with asyncio.timeout(SECONDS):
            found = b""
            while not any(is_pong(frame) for frame in frames_in(found)):
                found += await raw.reader.read(65_536)
        assert [bytes(frame.data) for frame in frames_in(found) if frame.opcode is Opcode.PONG] == [b"between"] * 4


def is_pong(frame: Frame) -> bool:
    """The house's own pings carry random bytes, which may begin like a message."""
    return frame.opcode is Opcode.TEXT and json.loads(bytes(frame.data)) == {"type": "pong", "t": 7}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (sent(Opcode.TEXT, b"\xff"), 1007),
        (sent(Opcode.TEXT, b"\xff", False) + sent(Opcode.CONT, b"\xff"), 1007),
        (sent(Opcode.CONT, b"x"), 1002),
        (sent(Opcode.TEXT, b"x", False) + sent(Opcode.TEXT, b"y"), 1002),
        (b"\x81\x01x", 1002),
        (b"\xc1" + sent(Opcode.TEXT, b"x")[1:], 1002),
        (b"\x83" + sent(Opcode.TEXT, b"x")[1:], 1002),
        (b"\x09" + sent(Opcode.PING, b"x")[1:], 1002),
        (b"\x89" + sent(Opcode.TEXT, b"x" * 126)[1:], 1002),
        (sent(Opcode.TEXT, b" " * 70_000), 1009),
        (sent(Opcode.CLOSE, b"\x03\xe8"), 1000),
    ],
    ids=[
        "no text",
        "no text, in parts",
        "a rest of nothing",
        "two at once",
        "no mask",
        "reserved bits",
        "no such frame",
        "part of a ping",
        "a long ping",
        "too large",
        "good-bye",
    ],
)
async def test_what_is_no_message_ends_the_line_with_its_code(
    server: Running, caplog: pytest.LogCaptureFixture, data: bytes, code: int
) -> None:
    table, a, _ = await two_at_a_table(server)
    async with raw_at(server, table, a) as raw:
        await raw.write(data)
        assert close_code(await raw.rest(answers=True)) == code
    assert not loud(caplog)


async def test_frames_before_the_table_listens_are_few(server: Running) -> None:
    table, a, _ = await two_at_a_table(server)
    async with server.house.host.live[table].turn, Raw(server.url) as raw:
        assert await raw.upgrade(table, a) == 101
        await raw.write(sent(Opcode.PING) * 1_000)
        await raw.rest()
        await eventually(lambda: len(server.house.connections.open) <= 2)


async def test_what_is_sent_keeps_its_order(server: Running) -> None:
    """By the short way and the long way, to somebody who reads late."""
    table, a, b = await two_at_a_table(server)
    async with raw_at(server, table, a) as raw, b.at(table) as other:
        await other.until("hello")
        raw.writer.transport.pause_reading()
        for n in range(60):
            await other.send({"type": "say", "text": f"{n} " + "x" * 200})
            await other.until("chat")
        raw.writer.transport.resume_reading()
        heard: list[int] = []
        data = b""
        async with asyncio.timeout(SECONDS):
            while len(heard) < 60:
                data += await raw.reader.read(65_536)
                said = [json.loads(bytes(f.data)) for f in frames_in(data) if f.opcode is Opcode.TEXT]
                heard = [int(frame["text"].split()[0]) for frame in said if frame["type"] == "chat"]
        assert heard == [*range(60)]


async def test_handshakes_are_counted_by_person_and_by_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = FakeClock()
    async with running(tmp_path, ticking=clock, handshakes_per_minute=2) as server:
        table, a, b = await two_at_a_table(server)

        async def status(person: Any) -> int:
            async with Raw(server.url) as raw:
                return await raw.upgrade(table, person)

        assert [await status(a) for _ in range(3)] == [101, 101, 429]
        assert await status(b) == 101
        clock.now += 30
        assert [await status(a) for _ in range(2)] == [101, 429]
        # The address has eight times as many, with or without a cookie: it had 16 again, and now has 14.
        assert [await status(None) for _ in range(15)] == [101] * 14 + [429]
        assert await status(b) == 429
        async with Raw(server.url) as raw:
            await raw.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await raw.answer())[0] == 200
    assert not loud(caplog)


async def test_who_knocks_just_when_the_house_closes_leaves_no_traceback(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    visitor_of = sockets.visitor_of

    async def closing(*given: Any) -> Any:
        found = await visitor_of(*given)
        server.house.host.services.stopping = True
        for connection in [*server.server.server_state.connections]:
            connection.shutdown()
        return found

    monkeypatch.setattr(sockets, "visitor_of", closing)
    async with Raw(server.url) as raw:
        assert await raw.upgrade("any-table") == 500
        await eventually(lambda: not server.server.server_state.tasks)
    assert not loud(caplog)
