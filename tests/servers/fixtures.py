"""One PostgreSQL and one Valkey for a test process, begun by the first test that wants them."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from .postgres import Postgres
from .programs import MissingProgramError, own_folder
from .valkey import Valkey

Server = TypeVar("Server", Postgres, Valkey)


@pytest.fixture(scope="session")
def servers_folder() -> Iterator[Path]:
    with own_folder() as place:
        yield place


@pytest.fixture(scope="session")
def postgres(servers_folder: Path) -> Iterator[Postgres]:
    yield from running(Postgres, servers_folder / "postgres")


@pytest.fixture(scope="session")
def valkey(servers_folder: Path) -> Iterator[Valkey]:
    yield from running(Valkey, servers_folder / "valkey")


def running(kind: type[Server], place: Path) -> Iterator[Server]:
    """A server of this kind; where no wheel has its program, what wants it is skipped."""
    try:
        server = kind(place)
    except MissingProgramError as missing:
        pytest.skip(str(missing))
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
async def database(postgres: Postgres) -> AsyncIterator[str]:
    """The address of an empty database for one test."""
    name = await postgres.new_database()
    yield postgres.url(name)
    await postgres.drop(name)
