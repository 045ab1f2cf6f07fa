from collections.abc import Iterator

import pytest

from tests.fuzz.house import FuzzedHouse


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FuzzedHouse]:
    with FuzzedHouse(tmp_path_factory.mktemp("fuzzed") / "data") as made:
        yield made
        made.nothing_changed()
