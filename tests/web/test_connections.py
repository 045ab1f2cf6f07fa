"""Connections that say too little, too slowly, or are too many: each is ended in time, and the log stays quiet."""

from pathlib import Path

import pytest

from caravanserai.web.connections import HEAD_LIMIT, MOST_PIPELINED, Connection
from caravanserai.web.server import _room_for_files
from tests.web.client import eventually, small_socket
from tests.web.conftest import FakeClock, Running, loud, running, two_at_a_table
from tests.web.raw import Raw

pytestmark = pytest.mark.anyio

HEAD = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n"
CHUNKED = HEAD.replace(b"Content-Length: 20", b"Transfer-Encoding: chunked")
ASK = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


async def waited_for(server: Running, stage: str, taken: int) -> None:
    """Until the server has read so much."""
    await eventually(lambda: [(one.stage, one.taken) for one in server.house.connections.open] == [(stage, taken)])


@pytest.mark.parametrize(
    ("said", "more", "stage", "seconds"),
    [
        (b"", b"", "head", 10),
        (b"\r\n\r\n", b"\r\n", "head", 10),
        (b"GET / HT", b"", "head", 10),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"y", "head", 10),
        (HEAD, b"{", "body", 30),
        (HEAD + b'{"name":', b" ", "body", 30),
        (CHUNKED + b'8\r\n{"name":\r\n', b"2\r\n", "body", 30),
    ],
    ids=["nothing", "empty lines", "half a line", "half a head", "no body", "half a body", "half a body in chunks"],
)
async def test_half_a_request_is_ended_in_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, said: bytes, more: bytes, stage: str, seconds: int
) -> None:
    clock = FakeClock()
    async with running(tmp_path, ticking=clock) as server, Raw(server.url) as raw:
        await raw.write(said)
        await waited_for(server, stage, len(said))
        clock.now += seconds - 1
        server.house.connections.sweep()
        assert len(server.house.connections.open) == 1
        # A byte now and then does not help.
        await raw.write(more)
        await waited_for(server, stage, len(said + more))
        clock.now += 2
        server.house.connections.sweep()
        assert (b"request-too-slow" in await raw.rest()) == bool(said)
        await eventually(lambda: not server.house.connections.open)
    assert not loud(caplog)


async def test_after_an_answer_the_next_request_has_its_time_too(tmp_path: Path) -> None:
    """Empty lines switch uvicorn's own clock of idle connections off, and no other on."""
    clock = FakeClock()
    async with running(tmp_path, ticking=clock, idle_seconds=3_600) as server, Raw(server.url) as raw:
        await raw.write(ASK)
        assert (await raw.answer())[0] == 200
        await raw.write(b"\r\n")
        await waited_for(server, "head", 2)
        clock.now += 11
        await eventually(lambda: not (server.house.connections.sweep() or server.house.connections.open))


async def test_an_idle_connection_is_closed(tmp_path: Path) -> None:
    async with running(tmp_path, idle_seconds=1) as server, Raw(server.url) as raw:
        await raw.write(ASK)
        assert (await raw.answer())[0] == 200
        assert await raw.rest() == b""


async def test_a_sweep_in_parts_comes_to_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = FakeClock()
    async with running(tmp_path, ticking=clock) as server, Raw(server.url), Raw(server.url), Raw(server.url):
        connections = server.house.connections
        await eventually(lambda: len(connections.open) == 3)
        looked: list[Connection] = []
        monkeypatch.setattr(Connection, "is_stuck", lambda one, *_: bool(looked.append(one)))
        connections.sweep(3)
        assert len(looked) == 1
        connections.sweep(3)
        connections.sweep(3)
        assert set(looked) == set(connections.open) and len(looked) == 3


async def test_who_does_not_read_the_answer_is_ended(tmp_path: Path) -> None:
    clock = FakeClock()
    async with running(tmp_path, ticking=clock) as server, Raw(server.url, small_socket(server.url)) as raw:
        raw.writer.transport.pause_reading()
        await raw.write(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * MOST_PIPELINED)
        (one,) = await opened(server)
        await eventually(lambda: one.transport.get_write_buffer_size() > 0)
        server.house.connections.sweep()
        clock.now += 29
        server.house.connections.sweep()
        assert server.house.connections.open

        def is_ended() -> bool:
            """The system may take a little more for whoever does not read, and then the time begins anew."""
            clock.now += 31
            server.house.connections.sweep()
            return not server.house.connections.open

        await eventually(is_ended)


async def opened(server: Running) -> list[Connection]:
    await eventually(lambda: bool(server.house.connections.open))
    return [*server.house.connections.open]


async def test_an_aborted_request_writes_no_traceback(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    for said in (b"GET /", HEAD, HEAD + b'{"na', b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n"):
        async with Raw(server.url) as raw:
            await raw.write(said)
            await opened(server)
        await eventually(lambda: not server.house.connections.open and not server.server.server_state.tasks)
    assert not loud(caplog)
    assert 'status="499"' in server.house.meter.page().decode()


async def test_a_house_that_closes_does_not_wait_for_half_a_request(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async with Raw(server.url) as raw:
        await raw.write(HEAD)
        await waited_for(server, "body", len(HEAD))
        await server.stop()
        assert await raw.rest() == b""
    assert not loud(caplog)


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\nX: " + b"x" * HEAD_LIMIT + b"\r\n\r\n",
        b"GET /" + b"x" * HEAD_LIMIT + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * HEAD_LIMIT,
        b"x" * 10,
        ASK * (MOST_PIPELINED + 10),
    ],
    ids=["a long header", "a long path", "many headers", "no request", "too many at once"],
)
async def test_what_is_too_much_for_a_request_ends_the_connection(server: Running, said: bytes) -> None:
    async with Raw(server.url) as raw:
        await raw.write(said)
        assert b"HTTP/1.1 4" in await raw.rest()
        await eventually(lambda: not server.house.connections.open)


async def test_an_endless_body_or_trailer_is_not_kept(server: Running) -> None:
    for rest in (b"1\r\nx\r\n" * 200_000, b"0\r\nX: " + b"y" * 1_000_000):
        async with Raw(server.url) as raw:
            await raw.write(CHUNKED + rest)
            await raw.rest()
            await eventually(lambda: not server.house.connections.open)


async def test_connections_are_counted_by_address_and_for_the_house(tmp_path: Path) -> None:
    async with running(tmp_path, connections_per_address=3) as server:
        async with Raw(server.url), Raw(server.url), Raw(server.url):
            await eventually(lambda: len(server.house.connections.open) == 3)
            async with Raw(server.url) as fourth:
                assert b"too-many-connections" in await fourth.rest()
        await eventually(lambda: not server.house.connections.open)
        # Sockets are connections too, for as long as they are open.
        table, a, b = await two_at_a_table(server)
        for person in (a, b):
            await person.http.aclose()
        await eventually(lambda: not server.house.connections.open)
        async with Raw(server.url) as one, Raw(server.url) as two:
            assert [await one.upgrade(table), await two.upgrade(table)] == [101, 101]
            await eventually(lambda: len(server.house.connections.open) == 2)
        await eventually(lambda: not server.house.connections.open)
    async with running(tmp_path, connections=16) as server:
        raws = [await Raw(server.url).__aenter__() for _ in range(17)]
        assert b"too-many-connections" in await raws[-1].rest()
        for raw in raws:
            await raw.__aexit__()


async def test_a_proxy_that_is_trusted_speaks_for_many(tmp_path: Path) -> None:
    async with (
        running(tmp_path, connections_per_address=1, proxies=("127.0.0.0/8",)) as server,
        Raw(server.url),
        Raw(server.url),
        Raw(server.url) as third,
    ):
        await third.write(ASK)
        assert (await third.answer())[0] == 200


def test_a_house_asks_for_as_many_files_as_it_needs() -> None:
    assert 64 <= _room_for_files(64) <= _room_for_files(512) <= 512
