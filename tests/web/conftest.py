"""A whole house on a free port, with a database of its own."""

import asyncio
import logging
import re
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from caravanserai.tables.timing import TimeSource
from caravanserai.web.app import inner_app
from caravanserai.web.folder import Folder
from caravanserai.web.house import House, open_house
from caravanserai.web.server import Server, address_of_socket, bind, bind_metrics, make_server
from caravanserai.web.settings import Settings
from tests.web.client import Visitor

#: Wide enough that only tests of limits meet them.
WIDE: dict[str, Any] = {
    "port": 0,
    "requests_per_second": 10_000,
    "messages_per_second": 10_000,
    "guests_per_hour": 10_000,
    "tables_per_hour": 100_000,
    "chats_per_minute": 100_000,
    "handshakes_per_minute": 100_000,
    "connections_per_address": 10_000,
    "attempts_per_hour": 100_000,
    "password_memory": 8,
    "bot_pause": 0,
    "rated_reviews": 0,
    "metrics_token": "token-of-the-tests",
}

#: Applications of houses that are closed, by their limit: to make one takes longer than most tests.
UNUSED: dict[int, list[Litestar]] = {}


#: Said whenever garbage is collected.
GARBAGE = re.compile("never retrieved|was destroyed")


class FakeClock:
    """Seconds that pass when a test says so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Running:
    """A server in this process, and a way to visit it."""

    url: str
    house: House
    stop: Callable[[], Any]
    server: Server

    def visitor(self, **headers: str) -> Visitor:
        return Visitor(self.url, **headers)

    async def metrics(self) -> str:
        """The numbers of the house, as one is shown them who has the token."""
        token = {"Authorization": f"Bearer {self.house.settings.metrics_token}"}
        async with self.visitor() as visitor:
            answer = await visitor.http.get("/metrics", headers=token)
        assert answer.status_code == 200
        return answer.text

    async def guest(self, name: str, **headers: str) -> Visitor:
        return await Visitor(self.url, **headers).named(name)


@asynccontextmanager
async def running(
    folder: Path,
    time: TimeSource | None = None,
    ticking: Callable[[], float] | None = None,
    new_app: bool = False,
    **settings: Any,
) -> AsyncIterator[Running]:
    """Serve until the block ends; then stop as a signal would. `ticking` is the clock of the limits: one that stands,
    unless another is given, so that nobody is cut off for being slow where the machine is. `new_app`: one that no other
    test has, before or after."""
    chosen = Settings(**{**WIDE, "data": str(folder), **settings})
    lock = Folder(chosen.folder).open()
    bound = bind(chosen)
    # Small, so that a reader who does not read is felt after kilobytes.
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
    house = await open_house(chosen, lock, time, ticking or FakeClock())
    unused = [] if new_app else UNUSED.setdefault(chosen.body_limit, [])
    inner = unused.pop() if unused else inner_app(house)
    server = make_server(chosen, house, inner)
    # Nor for a pong that comes late: the clock of those is the machine's.
    server.config.ws_ping_timeout = None
    listening = [bound]
    if (numbers := bind_metrics(chosen)) is not None:
        listening.append(numbers)
        house.metrics_port = numbers.getsockname()[1]
    serving = asyncio.create_task(server.serve(sockets=listening))

    async def stop() -> None:
        server.should_exit = True
        await serving

    try:
        yield Running(address_of_socket(bound), house, stop, server)
    finally:
        await stop()
        await house.close()
        for one in listening:
            one.close()
        lock.close()
        unused.append(inner)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path / "data") as made:
        yield made


def loud(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What a house would have complained of; not what Python says when it finds the tasks of an earlier test."""
    found = [record for record in caplog.records if record.levelno >= logging.WARNING]
    return [record for record in found if not (record.name == "asyncio" and GARBAGE.search(record.getMessage()))]


async def two_at_a_table(server: Running) -> tuple[str, Visitor, Visitor]:
    a, b = await server.guest("Guest A"), await server.guest("Guest B")
    table = await a.opens(2)
    await b.sits(table)
    return table, a, b
