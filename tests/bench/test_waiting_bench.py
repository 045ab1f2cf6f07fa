"""The benches of who waits for whom run and say what they should. What they measure is not asserted: test machines are
busy."""

import json
from pathlib import Path

import pytest

from tests.bench.test_server_bench import bench

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="they need /proc"),
]


def test_countdowns_beside_bad_tables() -> None:
    done = bench("--quick", "--json", script="countdowns.py")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    for name in ("alone", "beside bad tables"):
        assert report[name]["prices"] > 0 < report[name]["cpu_ms_per_price"]
        assert 0 <= report[name]["house_p99_ms"] <= report[name]["house_most_ms"]
    assert "requests without an answer" not in report["beside bad tables"]["done"]


def test_bots_beside_hints() -> None:
    done = bench("--quick", "--json", script="hints.py")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["alone"]["answers"] > 0 < report["beside hints"]["answers"]
    assert report["ratio"]["median"] > 0 and report["hints"]["asked for"] > 0
