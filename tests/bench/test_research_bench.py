"""The bench of batches runs and says what it should. What it measures is not asserted: test machines are busy."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import SECONDS

BENCH = Path(__file__).resolve().parents[2] / "bench" / "research.py"


@pytest.mark.nightly
def test_json_has_every_figure() -> None:
    done = subprocess.run(
        [sys.executable, str(BENCH), "--seconds", "0.1", "--game", "khiva", "--json"],
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stderr
    rates = json.loads(done.stdout)["decisions_per_second"]
    assert len([name for name in rates if name.startswith("khiva, batch of")]) == 5
    assert all(rate > 0 for rate in rates.values())
