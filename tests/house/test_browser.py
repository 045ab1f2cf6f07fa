"""A browser that cannot be had is a sentence that says what to do, and never a test passed over."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_a_named_browser_that_does_not_start_is_a_failure(tmp_path: Path) -> None:
    named = tmp_path / "not-a-browser"
    env = {**os.environ, "CHROMIUM_PATH": str(named)}
    look = [sys.executable, "-m", "tests.e2e.browser"]
    done = subprocess.run(look, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"{named} does not start as a browser" in done.stdout
    assert "CHROMIUM_PATH=/path/to/chromium" in done.stderr
