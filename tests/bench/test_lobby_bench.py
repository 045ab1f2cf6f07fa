"""The bench of the lobby tells some viewers of tables that come and go, and has every figure."""

import json
from pathlib import Path

import pytest

from tests.bench.test_server_bench import bench


@pytest.mark.nightly
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is read from /proc")
def test_a_few_viewers_have_every_figure() -> None:
    done = bench("--viewers", "20", "--seconds", "2", "--changes", "1", "--json", script="lobby.py")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["viewers"] == 20 and report["pages"] > 0 and report["bytes_each"] > 100
    assert report["late_p99_ms"] >= report["late_p50_ms"] > 0
    assert {"nobody", "quiet", "live", "polling", "polling_scaled", "ratio", "memory_each"} <= set(report)
