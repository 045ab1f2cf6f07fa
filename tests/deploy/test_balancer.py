"""The real Caddy with `deploy/Caddyfile`: a table at one node, nobody at a dead one, and games go on through it."""

import asyncio
import json
import os
import re
import threading
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.servers.caddy import Caddy, found_caddy, validate
from tests.servers.programs import MissingProgramError
from tests.servers.valkey import Valkey
from tests.waiting import SECONDS, wait_until
from tests.web.client import Visitor, first_move
from tests.web.process import ServerProcess

pytestmark = pytest.mark.anyio

TOKEN = "a token of the tests"
Balanced = Callable[[list[str]], Caddy]
#: How a page, and what it asks for, name a table.
ADDRESSES = (
    "/table/{}",
    "/replay/{}?step=3",
    "/review/{}",
    "/api/tables/{}",
    "/api/tables/{}/sit",
    "/api/tables/{}/socket?last=7",
    "/api/tables/{}/take-over/answer",
)


@pytest.fixture(autouse=True)
def program() -> None:
    try:
        found_caddy()
    except MissingProgramError as missing:
        pytest.skip(str(missing))


@pytest.fixture
def balanced(servers_folder: Path, request: pytest.FixtureRequest) -> Iterator[Balanced]:
    """A balancer before these nodes."""
    with ExitStack() as stack:

        def made(nodes: list[str]) -> Caddy:
            caddy = Caddy(servers_folder / f"caddy-{request.node.name}", nodes)
            stack.callback(caddy.stop)
            caddy.start()
            return caddy

        yield made


class Node(ThreadingHTTPServer):
    """Stands for a node: it says who it is and what it was asked."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answer)
        self.ready = True
        self.name = f"127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, args=(0.01,), daemon=True).start()

    def end(self) -> None:
        self.shutdown()
        self.server_close()


class _Answer(BaseHTTPRequestHandler):
    server: Node

    def do_GET(self) -> None:
        is_look = self.path == "/readyz"
        said = {"node": self.server.name, **{name.lower(): value for name, value in self.headers.items()}}
        body = json.dumps(said).encode()
        self.send_response(200 if self.server.ready or not is_look else 503)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def stubs() -> Iterator[list[Node]]:
    nodes = [Node(), Node()]
    yield nodes
    for node in nodes:
        node.end()


def asked(caddy: Caddy, path: str, **headers: str) -> dict[str, Any]:
    request = urllib.request.Request(f"{caddy.url}{path}", headers=headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: dict[str, Any] = json.loads(answer.read())
    return found


def ids(number: int) -> list[str]:
    """As the house makes them."""
    return [f"{one:022d}" for one in range(number)]


@pytest.mark.parametrize("name", ["games.example.org", "http://127.0.0.1:8080"])
def test_caddy_takes_the_file_as_it_stands(tmp_path: Path, name: str) -> None:
    done = validate(tmp_path, name, ["node1:8000", "node2:8000"])
    assert done.returncode == 0 and "Valid configuration" in done.stdout + done.stderr, done.stderr


def test_whatever_is_asked_of_a_table_is_asked_of_one_node(balanced: Balanced, stubs: list[Node]) -> None:
    caddy = balanced([node.name for node in stubs])
    homes = {table: {asked(caddy, address.format(table))["node"] for address in ADDRESSES} for table in ids(16)}
    assert all(len(home) == 1 for home in homes.values())
    assert len(set.union(*homes.values())) == 2, "and tables are at both"
    (home,) = homes[ids(1)[0]]
    other = next(table for table in ids(16) if homes[table] != {home})
    # A visitor can neither choose a node nor say whose address theirs is.
    spoken = asked(caddy, f"/table/{ids(1)[0]}", **{"X-Table": other, "X-Forwarded-For": "203.0.113.9"})
    assert (spoken["node"], spoken["x-table"]) == (home, ids(1)[0])
    assert spoken["x-forwarded-for"] == "127.0.0.1" and spoken["host"] == caddy.url.removeprefix("http://")


def test_a_node_that_is_not_ready_or_dead_gets_nobody(balanced: Balanced, stubs: list[Node]) -> None:
    caddy = balanced([node.name for node in stubs])
    one, other = stubs

    def homes() -> dict[str, str]:
        return {table: asked(caddy, f"/table/{table}")["node"] for table in ids(12)}

    before = homes()
    assert set(before.values()) == {one.name, other.name}
    one.ready = False
    wait_until(lambda: set(homes().values()) == {other.name})
    one.ready = True
    wait_until(lambda: homes() == before)
    one.end()
    assert set(homes().values()) == {other.name}, "without one error, before anybody has looked whether it lives"


# -- before real nodes -------------------------------------------------------------------------------------------


async def plays_some(person: Visitor, table: str, last: int | None) -> int:
    """A page that comes back and misses nothing; the last number it has heard."""
    async with person.at(table, last) as socket:
        hello = await socket.until("hello")
        if last is not None:
            assert hello["complete"]
            assert [missed["n"] for missed in hello["missed"]] == [*range(last + 1, hello["n"] + 1)]
        for _ in range(2):
            ask = await socket.asked()
            await socket.answer(first_move(ask["ask"]))
            assert (await socket.reply())["type"] == "taken"
        return socket.n


async def looks(person: Visitor, table: str, stop: asyncio.Event) -> int:
    """Somebody who asks all the time, and is answered every time."""
    times = 0
    while not stop.is_set():
        await person.get(f"/api/tables/{table}")
        times += 1
    return times


async def gets_people(person: Visitor, node: ServerProcess) -> None:
    """Until the balancer sends people here again: so many tables are not all at other nodes."""
    async with Visitor(node.url, Authorization=f"Bearer {TOKEN}") as there, asyncio.timeout(SECONDS):
        while not re.search(r'requests_total{[^}]*"/api/tables/', (await there.http.get("/metrics")).text):
            for table in ids(16):
                await person.get(f"/api/tables/{table}", status=404)


@pytest.mark.slow
@pytest.mark.nightly
async def test_a_game_goes_on_through_the_balancer_whatever_becomes_of_the_nodes(
    balanced: Balanced, tmp_path: Path, database: str, valkey: Valkey
) -> None:
    key_file = tmp_path / "house.key"
    key_file.write_bytes(os.urandom(32))
    shared = {"database": database, "valkey": valkey.url, "key-file": key_file, "proxies": "127.0.0.1"}
    shared["metrics-token"] = TOKEN
    async with ServerProcess(tmp_path / "one", **shared) as one, ServerProcess(tmp_path / "two", **shared) as two:
        places = [urlsplit(node.url).netloc for node in (one, two)]
        for node, place in zip((one, two), places, strict=True):
            node.settings["port"] = int(place.rpartition(":")[2])
        caddy = balanced(places)
        async with Visitor(caddy.url) as person:
            await person.named("Guest")
            table = await person.opens(3, bots={1: "greedy", 2: "greedy"})
            last = await plays_some(person, table, None)
            # As in an upgrade: one after the other is stopped and started, and nobody sees an error.
            for node in (one, two):
                done = asyncio.Event()
                looking = asyncio.create_task(looks(person, table, done))
                assert await node.stop() == 0
                last = await plays_some(person, table, last)
                await node.start()
                await gets_people(person, node)
                done.set()
                assert await looking > 0
            for node in (one, two):
                node.kill()
                await node.ended()
                last = await plays_some(person, table, last)
                await node.start()
                await gets_people(person, node)
