"""How many machines so many tables would need, on paper, from what `full_house.py --nodes 2 --json` measured.

    python bench/full_house.py --nodes 2 --json > nodes.json
    python bench/scale.py nodes.json

Nothing is measured here. It multiplies, and says so where a part would be more than one of its kind can do.
"""

import argparse
import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

SIZES = (10_000, 100_000, 1_000_000)
#: A node is one process, mostly one core. Fuller than so it is late.
FULL = 0.5
#: Lines of a node to PostgreSQL, and lines that PostgreSQL has room for as it comes.
LINES_EACH, LINES = 12, 100
DAY = 86_400


class Paper:
    def __init__(self, measured: dict[str, Any]) -> None:
        self.measured = measured
        cluster = measured["cluster"]
        self.pace = measured["pace"]
        self.node_us = cluster["move_us"]
        self.beside_us = {name: 1e6 * cpu / cluster["answered"] for name, cpu in measured["beside"].items()}
        self.table_kb = measured["memory"]["kB per table with its sockets, after play"]
        self.told = cluster["messages_each"] * cluster["bytes_per_message"]

    def answers(self, tables: int) -> float:
        return tables / self.pace

    def nodes(self, tables: int) -> int:
        return math.ceil(self.answers(tables) * self.node_us / 1e6 / FULL)

    def lines(self) -> list[tuple[str, Callable[[int], str]]]:
        per_second = self.answers
        return [
            ("answers a second", lambda n: f"{per_second(n):,.0f}"),
            ("sockets", lambda n: f"{3 * n:,}"),
            ("nodes, each half of a core", lambda n: f"{self.nodes(n):,}"),
            ("their memory, GB", lambda n: f"{self.table_kb * n / 1e6:,.1f}"),
            ("what they send and hear, Mbit/s", lambda n: f"{8 * self.told * per_second(n) / 1e6:,.0f}"),
            *(
                (f"{name}, cores", lambda n, us=us: f"{per_second(n) * us / 1e6:,.2f}")  # type: ignore[misc]
                for name, us in self.beside_us.items()
            ),
            (f"lines to PostgreSQL (it has {LINES} as it comes)", lambda n: f"{LINES_EACH * self.nodes(n):,}"),
            ("log, GB a day", lambda n: f"{per_second(n) * self.measured['row_bytes'] * DAY / 1e9:,.0f}"),
        ]


def main() -> None:
    parser = argparse.ArgumentParser(description="What so many tables would need, on paper.")
    parser.add_argument("measured", type=Path, help="what full_house.py --nodes 2 --json printed")
    paper = Paper(json.loads(parser.parse_args().measured.read_text()))
    print(f"| tables, one answer every {paper.pace:g} s at each | {' | '.join(f'{n:,}' for n in SIZES)} |")
    print(f"|---|{'---:|' * len(SIZES)}")
    for title, value in paper.lines():
        print(f"| {title} | {' | '.join(value(n) for n in SIZES)} |")


if __name__ == "__main__":
    main()
