"""A house in a folder of its own, for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, D, House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House(tmp_path / "house.db", FakeTime()).start()
    await house.people(A, B, C, D)
    yield house
    await house.stop()
