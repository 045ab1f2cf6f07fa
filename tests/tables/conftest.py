"""A store of its own for each test, a file or a database; and a house on it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from caravanserai.tables.log.opening import open_store
from caravanserai.tables.log.store import Store
from tests.night import by_night
from tests.servers.postgres import Postgres
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, D, House

#: What is tried on PostgreSQL by day too.
ON_BOTH = {"test_store.py", "test_tables.py", "test_deleting.py"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whoever asks for a place is run on both stores, unless it is about one of them; on the second mostly by night."""
    if "place" in metafunc.fixturenames:
        only_file = metafunc.definition.get_closest_marker("sqlite") is not None
        second = "postgres" if metafunc.definition.path.name in ON_BOTH else by_night("postgres")
        metafunc.parametrize("place", ["sqlite"] if only_file else ["sqlite", second], indirect=True)


@pytest.fixture
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Path | str]:
    """Where the store of a house is: a file that is not there yet, or the address of an empty database."""
    if request.param == "sqlite":
        yield tmp_path / "house.db"
        return
    server: Postgres = request.getfixturevalue("postgres")
    name = await server.new_database(await server.template())
    yield server.url(name)
    await server.drop(name)


@pytest.fixture
async def store(place: Path | str) -> AsyncIterator[Store]:
    store = await open_store(place)
    yield store
    await store.close()


@pytest.fixture
async def house(place: Path | str) -> AsyncIterator[House]:
    house = await House(place, FakeTime()).start()
    await house.people(A, B, C, D)
    yield house
    await house.stop()
