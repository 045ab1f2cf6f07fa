"""Inside Pyodide: every golden game is played again, and is the same letter by letter."""

import sys
import time
from pathlib import Path

sys.path[:0] = ["/house/src", "/house/examples/goofspiel", "/house"]
sys.path.append("/plain")

from tests.golden.playthrough import playthrough  # noqa: E402
from tests.playing import all_tables  # noqa: E402

began = time.monotonic()
tables = [(key, seats) for key, seats, _ in all_tables()]
for key, seats in tables:
    golden = Path(f"/house/tests/golden/{key}-{seats}.txt").read_text(encoding="utf-8")
    assert playthrough(key, seats, seed=seats) == golden, f"{key} with {seats} seats differs"
print(f"Python {sys.version.split()[0]} ({sys.platform}): {len(tables)} golden games are the same", end=", ")
print(f"{time.monotonic() - began:.0f} s")
