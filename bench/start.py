"""How long a house takes to open with many games running, and what it keeps in memory for them.

Beside it, in the same run: reading the rows of those games and nothing more, which a start that folds every log has to
do before it begins to fold; and a house without any table. Every start is a process of its own, measured from its first
instruction to the line that says where it is open; the file is not in Python's memory, but may be in the system's.

    python bench/start.py --tables 10000
    python bench/start.py --quick --json
"""

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import processes
import stock

ROUNDS = 3
TARGET = 10.0
#: What reads the rows alone: no house is imported for it.
READ = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
rows = size = 0
for number, time, entry in db.execute("SELECT number, time, entry FROM log ORDER BY key, number"):
    rows += 1
    size += len(entry)
print(rows, size)
"""


def reading(folder: Path) -> tuple[float, int]:
    began = time.perf_counter()
    command = [sys.executable, "-c", READ, str(folder / "house.db")]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return time.perf_counter() - began, int(said[0])


def opening(folder: Path) -> dict[str, float]:
    """Seconds until it is open, by the wall and by the processor; and bytes of memory then."""
    began = time.perf_counter()
    with processes.started(*processes.caravanserai(folder)) as house:
        return {
            "seconds": time.perf_counter() - began,
            "cpu_seconds": house.cpu_seconds(),
            "memory": float(house.memory()),
        }


def bench(tables: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="start-") as place:
        full, empty = Path(place) / "full", Path(place) / "empty"
        asyncio.run(stock.fill(full, tables))
        asyncio.run(stock.fill(empty, 0))
        opening(empty)
        rounds = [(opening(full), opening(empty), reading(full)) for _ in range(ROUNDS)]
    seconds = [full["seconds"] for full, _, _ in rounds]
    more = [full["memory"] - empty["memory"] for full, empty, _ in rounds]
    return {
        "tables": tables,
        "rows": rounds[0][2][1],
        "seconds": statistics.median(seconds),
        "cpu_seconds": statistics.median(full["cpu_seconds"] for full, _, _ in rounds),
        "seconds_without_tables": statistics.median(empty["seconds"] for _, empty, _ in rounds),
        "seconds_of_reading_rows": statistics.median(read for _, _, (read, _) in rounds),
        "ratio_to_reading_rows": statistics.median(full["seconds"] / read for full, _, (read, _) in rounds),
        "ratio_to_no_tables": statistics.median(full["seconds"] / empty["seconds"] for full, empty, _ in rounds),
        "bytes_per_table": statistics.median(more) / tables,
        "target_seconds": TARGET,
    }


def print_report(found: dict[str, Any]) -> None:
    print(f"{found['tables']:,} running games, {found['rows']:,} rows; median of {ROUNDS} starts")
    lines = [
        ("open after", found["seconds"], f"target {TARGET:.0f} s"),
        ("  processor time of it", found["cpu_seconds"], ""),
        ("a house without tables", found["seconds_without_tables"], f"x {found['ratio_to_no_tables']:.2f}"),
        ("reading the rows alone", found["seconds_of_reading_rows"], f"x {found['ratio_to_reading_rows']:.2f}"),
    ]
    for name, seconds, more in lines:
        print(f"{name:28}{seconds:8.2f} s   {more}")
    print(f"{'memory for a game':28}{found['bytes_per_table']:8.0f} bytes")


def main() -> int:
    parser = argparse.ArgumentParser(description="How long a house with many running games takes to open.")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of a table")
    parser.add_argument("--quick", action="store_true", help="100 tables: does it run?")
    asked = parser.parse_args()
    if not processes.can_be_measured():
        print("Processor time of another process is read from /proc: this bench needs Linux.", file=sys.stderr)
        return 2
    found = bench(100 if asked.quick else asked.tables)
    print(json.dumps(found, indent=2)) if asked.json else print_report(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
