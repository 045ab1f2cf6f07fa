"""The bench runs and says what it should. What it measures is not asserted: test machines are busy."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.engine import twin
from tests.waiting import SECONDS

BENCH = Path(__file__).resolve().parents[2] / "bench" / "rules.py"


def bench(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(BENCH), *args], capture_output=True, text=True, timeout=SECONDS)


@pytest.mark.skipif(not twin.has_compiler(), reason="Numba is not installed")
def test_it_prints_the_ratio_beside_its_target() -> None:
    done = bench("--seconds", "0.1", "--seats", "3", "--no-loading")
    assert done.returncode == 0, done.stderr
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("compiled / plain")]
    assert "≥ 50" in line
    assert "khiva, 3 seats" in done.stdout


@pytest.mark.skipif(not twin.has_compiler(), reason="Numba is not installed")
@pytest.mark.nightly
def test_json_has_every_figure() -> None:
    report = json.loads(bench("--seconds", "0.1", "--json", "--no-loading").stdout)
    assert set(report["decisions_per_second"]) == {"plain", "compiled"}
    assert set(report["decisions_per_second_by_clock"]) == {"plain", "compiled", "compiled, two threads"}
    assert set(report["ratios"]) == {"compiled / plain", "two threads / one"}
    assert report["state"]["bytes"] > report["state"]["bytes_without_events"] > 0
    for rate in report["decisions_per_second"].values():
        assert 0 < rate["least"] <= rate["median"] <= rate["most"]


@pytest.mark.skipif(importlib.util.find_spec("pyspiel") is not None, reason="the peer is installed")
def test_without_the_peer_it_says_how_to_get_it() -> None:
    done = bench("--peer")
    assert (done.returncode, done.stdout) == (2, "")
    assert "make bench-peer" in done.stderr


def test_a_seat_count_that_the_game_has_not_is_refused() -> None:
    done = bench("--seats", "9")
    assert done.returncode == 2
    assert "9 seats" in done.stderr


@pytest.mark.skipif(importlib.util.find_spec("pyspiel") is not None, reason="the peer is installed")
def test_without_the_peer_no_games_are_compared() -> None:
    done = subprocess.run([sys.executable, str(BENCH.with_name("peer_games.py"))], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert "make peer" in done.stderr
