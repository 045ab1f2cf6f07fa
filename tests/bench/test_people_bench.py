"""The bench of people's pages fills both stores, and has every figure. What it measures is not asserted."""

import json
from pathlib import Path

import pytest

from tests.bench.test_server_bench import bench
from tests.servers.postgres import Postgres

ROUTES = 11


@pytest.mark.nightly
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is read from /proc")
def test_a_tiny_house_has_every_figure_on_both_stores(postgres: Postgres) -> None:
    """It starts its own PostgreSQL; where there is none to start, the fixture skips it."""
    done = bench("--people", "400", "--games", "1200", "--requests", "3", "--rounds", "1", "--json", script="people.py")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["people"], report["games"]) == (400, 1200)
    assert set(report["stores"]) == {"sqlite", "postgres"}
    for store in report["stores"].values():
        assert store["opening"]["full_seconds"] > 0 < store["opening"]["empty_seconds"]
        for whose in ("routes", "busiest"):
            assert len(store[whose]) == ROUTES and all(one["p50_ms"] > 0 for one in store[whose].values())


def test_too_small_a_house_is_refused() -> None:
    done = bench("--people", "1", script="people.py")
    assert (done.returncode, done.stdout) == (2, "") and "--people" in done.stderr
