"""The bench of the server runs and says what it should. What it measures is not asserted: test machines are busy."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.servers.postgres import Postgres
from tests.servers.valkey import Valkey
from tests.waiting import SECONDS

BENCH = Path(__file__).resolve().parents[2] / "bench"


def bench(*args: str, script: str = "server.py") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(BENCH / script), *args], capture_output=True, text=True, timeout=SECONDS)


@pytest.mark.nightly
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is read from /proc")
def test_a_tiny_run_of_two_checkouts_has_every_figure() -> None:
    done = bench("--quick", "--json", "--rounds", "1", "--beside", str(BENCH.parent))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    report = json.loads(done.stdout)
    assert (report["tables"], report["seats"], report["sockets"]) == (4, 4, 16)
    assert report["beside"]["closed_loop"]["move_us"]
    assert set(report["ratios"]) == {"open_ms", "paced", "closed_loop"}
    house = report["house"]
    assert house["open_ms"] > 0
    for key in ("per_second", "move_us", "message_us", "p50_ms", "p99_ms"):
        assert house["paced"][key] > 0
        spread = house["closed_loop"][key]
        assert 0 < spread["least"] <= spread["median"] <= spread["most"]
    assert house["closed_loop"]["refused"]["most"] == 0
    assert house["closed_loop"]["messages_each"]["median"] > 3
    assert "kB per table" in house["memory"]


@pytest.mark.nightly
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is read from /proc")
def test_a_full_house_has_every_figure() -> None:
    done = bench("--quick", "--json", script="full_house.py")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["tables"], report["sockets"]) == (6, 18)
    assert report["house"]["refused"] == 0 and report["house"]["fanout_p99_ms"] > 0
    assert report["opened_again"]["a_game_answers_after_s"] > report["opened_again"]["listens_after_s"] > 0


@pytest.mark.nightly
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is read from /proc")
def test_a_house_of_two_nodes_has_every_figure(postgres: Postgres, valkey: Valkey) -> None:
    """It starts its own; where there are none to start, the fixtures skip it."""
    done = bench("--quick", "--json", "--nodes", "2", script="full_house.py")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["cluster"]["refused"] == 0 and report["cluster"]["elsewhere_p99_ms"] > 0
    assert set(report["fast"]) == {"1", "2"} and report["ratio"] > 0 < report["kill_s"]


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--seats", "9"), "9 seats"),
        (("--tables", "0"), "--tables"),
        (("--seconds", "600"), "--seconds"),
        (("--beside", "nowhere"), "nowhere"),
    ],
)
def test_what_it_cannot_do_is_refused(args: tuple[str, ...], reason: str) -> None:
    done = bench(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert reason in done.stderr
