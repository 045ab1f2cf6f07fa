"""The bench of the search runs and says what it should. What it measures is not asserted: test machines are busy."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.engine import twin
from tests.waiting import SECONDS

BENCH = Path(__file__).resolve().parents[2] / "bench" / "search.py"


def bench(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(BENCH), *args], capture_output=True, text=True, timeout=SECONDS)


@pytest.mark.skipif(not twin.has_compiler(), reason="Numba is not installed")
@pytest.mark.nightly
def test_it_prints_the_rate_beside_its_target() -> None:
    done = bench("--simulations", "200", "--seats", "3")
    assert done.returncode == 0, done.stderr
    assert "khiva, 3 seats" in done.stdout
    assert "≥ 40,000" in done.stdout
    assert "a network's judgement: " in done.stdout and "≤ 8" in done.stdout


@pytest.mark.skipif(not twin.has_compiler(), reason="Numba is not installed")
@pytest.mark.nightly
def test_json_has_the_figure() -> None:
    rate = json.loads(bench("--simulations", "200", "--json").stdout)["per_second"]
    assert 0 < rate["least"] <= rate["median"] <= rate["most"]


def test_a_seat_count_that_the_game_has_not_is_refused() -> None:
    done = bench("--seats", "9")
    assert done.returncode == 2
    assert "9 seats" in done.stderr
