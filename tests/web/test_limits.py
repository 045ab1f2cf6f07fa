"""Too much, too often, too slow: refused or cut with a reason, and nobody else notices."""

import asyncio
import gc
import json
import weakref
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from caravanserai.web import sockets
from caravanserai.web.limits import Buckets, address_of
from tests.waiting import SECONDS
from tests.web.client import JSON, TableSocket, eventually, first_move, small_socket
from tests.web.conftest import FakeClock, Running, running, two_at_a_table
from tests.web.raw import Raw

pytestmark = pytest.mark.anyio


async def test_a_message_that_is_too_large_ends_the_connection_with_a_reason(server: Running) -> None:
    table, a, b = await two_at_a_table(server)
    async with b.at(table) as other:
        await other.asked()
        async with a.at(table) as socket:
            await socket.asked()
            await socket.send({"type": "say", "text": "x" * 20_000})
            assert await socket.refusal() == "message-too-large"
            assert await socket.closed() == (1009, "message-too-large")
            assert socket.frames[-1] == {"type": "bye", "code": "message-too-large"}
        async with a.at(table) as socket:
            await socket.asked()
            with suppress(ConnectionClosed):  # where the line holds less than that, it ends in the middle
                await socket.send("x" * 1_000_000)
            assert (await socket.closed())[0] == 1009
        await other.answer(first_move(other.now["ask"]["ask"]))
        assert (await other.reply())["type"] == "taken"


async def test_a_flood_is_refused_and_then_cut(tmp_path: Path) -> None:
    async with running(tmp_path, ticking=FakeClock(), messages_per_second=1) as server:
        table, a, b = await two_at_a_table(server)
        async with a.at(table) as socket, b.at(table) as other:
            await socket.asked()
            await other.asked()
            for n in range(3):
                await socket.send({"type": "ping", "t": n})
                await socket.until("pong")
            for n in range(sockets.FLOOD):
                await socket.send({"type": "ping", "t": n})
            assert await socket.closed() == (4029, "flood")
            kinds = [frame["type"] for frame in socket.frames if frame["type"] in ("pong", "refused", "bye")]
            assert kinds == ["pong"] * 3 + ["refused"] * sockets.FLOOD + ["bye"]
            await other.answer(first_move(other.now["ask"]["ask"]))
            assert (await other.reply())["type"] == "taken"


async def test_chat_has_its_own_measure(tmp_path: Path) -> None:
    async with running(tmp_path, ticking=FakeClock(), chats_per_minute=1) as server:
        table, a, _ = await two_at_a_table(server)
        async with a.at(table) as socket:
            for text in ("one", "two"):
                await socket.send({"type": "say", "text": text})
            assert await socket.refusal() == "chat-too-fast"
            await socket.send({"type": "phrase", "phrase": "hello"})
            assert await socket.refusal() == "chat-too-fast"


async def test_who_asks_whether_a_node_is_ready_takes_no_lines_from_those_who_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody can, through the balancer too: not more often than for other things, and the database is asked once."""
    async with running(tmp_path, ticking=FakeClock(), requests_per_second=1) as server:
        asked, answering = 0, asyncio.Event()

        async def last_alive() -> int:
            nonlocal asked
            asked += 1
            await answering.wait()
            return 0

        with monkeypatch.context() as patch:
            patch.setattr(server.house.store, "last_alive", last_alive)
            ready = [asyncio.create_task(server.house.has_database()) for _ in range(12)]
            await eventually(lambda: asked > 0)
            answering.set()
            assert all(await asyncio.gather(*ready)) and asked == 1
        async with server.visitor() as visitor:
            for _ in range(5):
                assert await visitor.get("/readyz") == {"status": "ok"}
            for path in ("/readyz", "/healthz"):
                assert (await visitor.get(path, status=429))["code"] == "too-fast"
            await visitor.get("/api/tables")  # what they ask for otherwise is counted apart


async def talk_until(socket: TableSocket, enough: Callable[[], bool]) -> int:
    """Fill the room with words; how many sentences that took."""
    await socket.until("hello")
    for n in range(5_000):
        await socket.send({"type": "say", "text": "x" * 300})
        await socket.until("chat")
        if enough():
            return n
    raise AssertionError("nothing happened")


async def test_a_slow_reader_is_cut_and_nobody_waits_for_it(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    # By how much waits, not by how long: then the line is cut without a word.
    monkeypatch.setattr(sockets, "SOCKET_TIMEOUT", SECONDS)
    table, a, b = await two_at_a_table(server)
    slow = a.at(table, sock=small_socket(server.url), max_queue=1)
    async with slow, b.at(table) as quick:
        listeners = server.house.host.live[table].audience.listeners
        said = await talk_until(quick, lambda: any(listener.bye for listener in listeners))
        assert await slow.closed() == (4008, "too-slow")
        assert slow.frames[-1] == {"type": "bye", "code": "too-slow"}
        assert len(slow.frames) < said
        await quick.asked()
        await quick.answer(first_move(quick.now["ask"]["ask"]))
        assert (await quick.reply())["type"] == "taken"


async def test_who_never_reads_again_is_hung_up_on(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SOCKET_TIMEOUT", 0.05)
    table, a, b = await two_at_a_table(server)
    slow = await a.at(table, sock=small_socket(server.url), max_queue=1).__aenter__()
    async with b.at(table) as quick:
        await eventually(lambda: len(server.house.sockets) == 2)
        await talk_until(quick, lambda: len(server.house.sockets) == 1)
        gone = {"type": "presence", "here": [False, True], "watching": 0}
        if gone not in quick.frames:
            await quick.until(lambda frame: frame == gone)
        slow.wire.transport.abort()


async def test_connections_are_counted_by_person_and_table(tmp_path: Path) -> None:
    async with running(tmp_path, sockets_each=2, sockets_per_address=3) as server:
        table, a, b = await two_at_a_table(server)
        async with a.at(table) as one, a.at(table) as two:
            await one.until("hello")
            await two.until("hello")
            async with a.at(table) as three:
                assert await three.refusal() == "too-many-sockets"
                assert await three.closed() == (4029, "too-many-sockets")
            async with b.at(table) as other:
                await other.until("hello")
                async with server.visitor().at(table) as watcher:
                    assert await watcher.refusal() == "too-many-sockets"
        await eventually(lambda: not server.house.sockets)
        async with a.at(table) as again:
            await again.until("hello")


async def test_sockets_of_other_pages_are_turned_away(tmp_path: Path) -> None:
    async with running(tmp_path, origins=("https://friend.example",)) as server:
        table, a, _ = await two_at_a_table(server)
        for origin in (
            "https://evil.example",
            "null",
            server.url.replace("http", "https"),
            f"{server.url}.evil.example",
        ):
            with pytest.raises(InvalidStatus) as refused:
                await a.at(table, headers={"Origin": origin}).__aenter__()
            assert refused.value.response.status_code == 403
            assert b"wrong-origin" in refused.value.response.body
        for origin in (server.url, "https://friend.example"):
            async with a.at(table, headers={"Origin": origin}) as socket:
                await socket.until("hello")
        refused_post = await a.http.post("/api/me", json={}, headers={"Origin": "https://evil.example"})
        assert refused_post.status_code == 403 and refused_post.json()["code"] == "wrong-origin"


async def test_requests_guests_tables_and_bodies_have_limits(tmp_path: Path) -> None:
    clock = FakeClock()
    limits = {"requests_per_second": 2, "guests_per_hour": 2, "tables_each": 1}
    async with running(tmp_path, ticking=clock, **limits) as server:
        a = await server.guest("Guest A")
        await a.opens()
        assert (await a.post("/api/tables", {"setting": {"game": "khiva", "seats": 3}}, 429))[
            "code"
        ] == "too-many-tables"
        await server.guest("Guest B")
        assert (await server.visitor().post("/api/me", {}, 429))["code"] == "too-many-guests"
        assert (await a.post("/api/me", b" " * 70_000, 413))["code"] == "body-too-large"
        clock.now += 5
        codes = [(await a.http.get("/api/me")).status_code for _ in range(12)]
        assert codes == [200] * 10 + [429] * 2
        assert (await a.http.get("/healthz")).status_code == 200
        # Friends at one address open the page together: its files are counted apart, and more of them.
        files = [(await a.http.get("/assets/none.js")).status_code for _ in range(81)]
        assert files == [404] * 80 + [429]
        clock.now += 0.5
        assert [(await a.http.get("/api/me")).status_code for _ in range(2)] == [200, 429]


async def test_opening_and_closing_tables_has_a_measure_over_time(tmp_path: Path) -> None:
    clock = FakeClock()
    async with running(tmp_path, ticking=clock, tables_per_hour=6) as server:
        a, b = await server.guest("Guest A"), await server.guest("Guest B")
        setting = {"setting": {"game": "khiva", "seats": 3}}

        async def opened_and_closed() -> None:
            await a.post(f"/api/tables/{await a.opens()}/close", {}, 204)

        # A third of an hour's at once; closing them brings nothing back.
        for _ in range(2):
            await opened_and_closed()
        assert (await a.post("/api/tables", setting, 429))["code"] == "tables-too-fast"
        lesson = (await a.http.get("/api/lessons")).json()[0]
        begun = await a.post(f"/api/lessons/{lesson['game']}/{lesson['key']}", {}, 429)
        assert begun["code"] == "tables-too-fast"
        await b.opens()
        clock.now += 600
        await opened_and_closed()
        assert (await a.post("/api/tables", setting, 429))["code"] == "tables-too-fast"


async def test_tables_are_counted_by_address_too(tmp_path: Path) -> None:
    """Before anybody new is noted: who throws cookies away gains nothing."""
    async with running(tmp_path, ticking=FakeClock(), tables_per_hour=3) as server:
        for _ in range(8):
            await server.visitor().opens()
        stranger = server.visitor()
        setting = {"setting": {"game": "khiva", "seats": 3}}
        assert (await stranger.post("/api/tables", setting, 429))["code"] == "tables-too-fast"
        assert not stranger.http.cookies


HOSTS = {
    "play.example": True,
    "play.example:8000": True,
    "LOCALHOST:8000": True,
    "my_house": True,
    "127.0.0.1:1": True,
    "[::1]:8000": True,
    "play.example/elsewhere?": False,
    "play.example:99999": False,
    "play.example:": False,
    "friend@play.example": False,
    "play.example#": False,
    "a b": False,
    '"><b>': False,
    "-x": False,
    "x" * 300: False,
    "[::1": False,
}


@pytest.mark.parametrize(("host", "is_one"), HOSTS.items())
async def test_only_what_looks_like_a_host_comes_into_links(server: Running, host: str, is_one: bool) -> None:
    table = await (await server.guest("Guest A")).opens()
    async with Raw(server.url) as raw:
        await raw.write(f"GET /api/tables/{table} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        status, body = await raw.answer()
    answer = json.loads(body)
    if is_one:
        assert (status, answer["link"]) == (200, f"http://{host}/table/{table}")
    else:
        assert (status, answer["code"]) == (400, "wrong-host") and host not in answer["sentence"]


async def test_who_names_no_host_is_told_the_address_they_came_to_and_two_are_refused(server: Running) -> None:
    table = await (await server.guest("Guest A")).opens()
    async with Raw(server.url) as raw:
        await raw.write(f"GET /api/tables/{table} HTTP/1.0\r\nConnection: keep-alive\r\n\r\n".encode())
        status, body = await raw.answer()
        assert (status, json.loads(body)["link"]) == (200, f"{server.url.rstrip('/')}/table/{table}")
    async with Raw(server.url) as raw:
        await raw.write(f"GET /api/tables/{table} HTTP/1.1\r\nHost: one\r\nHost: two\r\n\r\n".encode())
        status, body = await raw.answer()
        assert (status, json.loads(body)["code"]) == (400, "wrong-host")


async def test_a_body_without_a_length_has_the_same_limit(server: Running) -> None:
    async def endless():  # type: ignore[no-untyped-def]
        for _ in range(20):
            yield b" " * 8_192

    answer = await server.visitor().http.post("/api/me", content=endless(), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "body-too-large")


async def test_a_bucket_refills() -> None:
    now = 0.0
    buckets = Buckets(2, 3, lambda: now)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("somewhere", 1), "somewhere"),
        (None, "unknown"),
    ],
)
async def test_whom_an_address_counts_for(client: tuple[str, int] | None, counted: str) -> None:
    assert address_of(client) == counted


async def test_nothing_of_a_closed_socket_stays(server: Running) -> None:
    """Limits remember who sent something for long; of somebody without a name they kept the whole socket."""
    person = await server.guest("Guest")
    table = await person.opens()
    async with server.visitor().at(table) as socket:
        await socket.until("hello")
        await socket.send({"type": "ping", "t": 1})
        await socket.until("pong")
        (listener,) = server.house.host.live[table].audience.listeners
        gone = weakref.ref(listener)
        del listener

    def is_gone() -> bool:
        gc.collect()
        return gone() is None

    await eventually(is_gone)
