"""The bench of an arena seats a few people and has every figure."""

import json
from pathlib import Path

import pytest

from tests.bench.test_server_bench import bench


@pytest.mark.nightly
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is read from /proc")
def test_a_few_people_have_every_figure() -> None:
    done = bench("--people", "8", "--seats", "2", "--pace", "0.05", "--seconds", "5", "--json", script="arena.py")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["people"] == 8 and report["tables"] >= 4 and report["answered"] > 50 and not report["cut"]
    assert report["p99_ms"] >= report["p50_ms"] > 0 and report["server_cpu_seconds"] > 0
