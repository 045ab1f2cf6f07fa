"""One PostgreSQL and one Valkey for a test process, begun by the first test that wants them."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from .postgres import Postgres
from .programs import MissingProgramError, own_folder
from .valkey import Valkey


@pytest.fixture(scope="session")
def servers_folder() -> Iterator[Path]:
    with own_folder() as place:
        yield place


@pytest.fixture(scope="session")
def postgres(servers_folder: Path) -> Iterator[Postgres]:
    try:
        server = Postgres(servers_folder / "postgres")
    except MissingProgramError as missing:
        pytest.skip(str(missing))
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def valkey(servers_folder: Path) -> Iterator[Valkey]:
    try:
        server = Valkey(servers_folder / "valkey")
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
