"""A full house: thousands of tables of all games at the pace of people, on one server; then it is opened again.

Everybody at every table has a socket. At each table somebody answers every few seconds, spread evenly. Measured are how
long an answer takes to be acknowledged (it is on disk by then) and until the others at the table hear of it, what part
of a core the house takes, what a table costs in memory, and how long the house takes to open again with all of these
games running.

    python bench/full_house.py --tables 2000 --pace 6 --seconds 60
    python bench/full_house.py --nodes 2     the same at two nodes on PostgreSQL, beside one on a file (bench/nodes.py)
    python bench/full_house.py --quick --json
"""

import argparse
import asyncio
import json
import os
import platform
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import processes
import uvloop
from load import Door, Player, Tally, at_most_some, hang_up, opened, paced
from processes import Server
from server import Watch, disk, quantile

from caravanserai.engine.game import GAMES

#: Every game can be played by three.
SEATS = 3
#: The part of a core that it may take.
CORE = 0.40


class Hall(Tally):
    """What all tables did; and how long others waited to hear of an answer."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []
        #: Of those who sit at another node than who answered.
        self.waits_elsewhere: list[float] = []


class Guest(Player):
    """Somebody who knows who else sits there."""

    tally: Hall

    def __init__(self, url: str, cookie: str, chance: random.Random, hall: Hall) -> None:
        super().__init__(url, cookie, chance, hall)
        self.company: list[Guest] = []
        self.node = url.partition("/api/")[0]
        self.elsewhere = False
        #: When somebody else sent what this one has not heard of yet: of several answers, the last.
        self.waits_since: float | None = None

    def heard(self, message: bytes) -> None:
        if self.waits_since is not None and message.startswith(b'{"type":"update"'):
            waits = self.tally.waits_elsewhere if self.elsewhere else self.tally.waits
            waits.append(time.perf_counter() - self.waits_since)
            self.waits_since = None
        super().heard(message)

    def answer(self) -> bool:
        if not super().answer():
            return False
        # Where nobody hears who has answered, what comes next may come of one's own answer.
        for guest in self.company:
            guest.waits_since = None if guest is self else time.perf_counter()
            guest.elsewhere = guest.node != self.node
        return True


class FullHouse:
    def __init__(self, house: Server, tables: int, pace: float, seconds: float, nodes: Sequence[Server] = ()) -> None:
        """`nodes`: where the tables are played, if `house` is several. The last seat of each is at the next node."""
        self.house, self.nodes = house, [*nodes] or [house]
        self.tables, self.pace, self.seconds = tables, pace, seconds
        #: Seconds of processor of what else serves the house, by name.
        self.beside: Callable[[], dict[str, float]] = dict
        self.ids: list[str] = []
        self.cookies: list[str] = []

    def node_of(self, table: int, seat: int = 0) -> Server:
        return self.nodes[(table + (seat == SEATS - 1)) % len(self.nodes)]

    async def parties(self, hall: Hall) -> list[list[Guest]]:
        """Everybody has a seat; nobody has a socket yet."""
        doors = {node.url: Door(node.url) for node in self.nodes}
        self.cookies = await doors[self.nodes[0].url].guests(self.tables * SEATS)
        people = [self.cookies[i :: self.tables] for i in range(self.tables)]
        self.ids = await at_most_some(
            [
                partial(doors[self.node_of(i).url].table, those, None, GAMES[i % len(GAMES)])
                for i, those in enumerate(people)
            ]
        )
        for door in doors.values():
            await door.close()
        parties = [
            [
                Guest(f"{self.node_of(n, seat).url}/api/tables/{table}/socket", cookie, random.Random(n), hall)
                for seat, cookie in enumerate(those)
            ]
            for n, (table, those) in enumerate(zip(self.ids, people, strict=True))
        ]
        for party in parties:
            for guest in party:
                guest.company = party
        return parties

    async def play(self) -> dict[str, Any]:
        hall, start = Hall(), self.house.memory()
        parties = await self.parties(hall)
        seated = self.house.memory()
        await opened(parties)
        connected = self.house.memory()
        await asyncio.sleep(1.0)
        watch, before = Watch(self.house, hall), self.beside()
        await paced(parties, hall, self.seconds, self.pace)
        found = watch.figures()
        beside = {name: cpu - before[name] for name, cpu in self.beside().items()}
        hang_up(parties)
        for name, waits in (("fanout", hall.waits), ("elsewhere", hall.waits_elsewhere)):
            for part in (50, 99) if waits else ():
                found[f"{name}_p{part}_ms"] = 1_000 * quantile(waits, part / 100)
        return {
            "house": found,
            "beside": beside,
            "memory": {
                "kB per table": (seated - start) / self.tables / 1_000,
                "kB per table with its sockets, after play": (self.house.memory() - start) / self.tables / 1_000,
                "kB per socket": (connected - seated) / len(self.cookies) / 1_000,
            },
        }


def answers_again(house: Server, table: str, cookie: str) -> float:
    """Seconds until a game that ran before the house was closed can be looked at."""
    began = time.perf_counter()
    with httpx.Client(base_url=house.url, timeout=60.0, trust_env=False) as http:
        http.get(f"/api/tables/{table}", headers={"Cookie": cookie}).raise_for_status()
    return time.perf_counter() - began


def conditions(tables: int, pace: float, seconds: float, folder: Path) -> dict[str, Any]:
    """What is asked for, and what of."""
    return {
        "tables": tables,
        "sockets": SEATS * tables,
        "pace": pace,
        "seconds": seconds,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "busy_before": round(os.getloadavg()[0], 2),
        "disk": disk(folder),
    }


def bench(tables: int, pace: float, seconds: float) -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory(prefix="caravanserai-bench-") as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        data = Path(folder) / "data"
        report = conditions(tables, pace, seconds, Path(folder))
        with processes.started(*processes.caravanserai(data)) as house:
            full = FullHouse(house, tables, pace, seconds)
            report |= runner.run(full.play())
        began = time.perf_counter()
        with processes.started(*processes.caravanserai(data)) as house:
            listens = time.perf_counter() - began
            again = answers_again(house, full.ids[-1], full.cookies[-1])
        report["opened_again"] = {"listens_after_s": listens, "a_game_answers_after_s": listens + again}
        began = time.perf_counter()
        with processes.started(*processes.caravanserai(Path(folder) / "empty")):
            report["opened_again"]["an_empty_house_listens_after_s"] = time.perf_counter() - began
        return report


def print_conditions(report: dict[str, Any]) -> None:
    print("{tables} tables of all games, {sockets} sockets ({machine}); load before: {busy_before}".format(**report))
    print(f"an answer every {report['pace']:g} s at each table, for {report['seconds']:g} s")
    print("a durable write takes {fdatasync_p50_ms:.2f} ms (p99 {fdatasync_p99_ms:.2f})".format(**report["disk"]))
    print()


def print_report(report: dict[str, Any]) -> None:
    print_conditions(report)
    found = report["house"] | {"core": report["house"]["server_cpu_seconds"] / report["house"]["seconds"]}
    for title, key, style in (
        ("answers a second", "per_second", ",.0f"),
        (f"part of a core that it took (target ≤ {CORE:.2f})", "core", ".2f"),
        ("an answer, µs of the server's processor", "move_us", ",.0f"),
        ("acknowledged after, ms, p50", "p50_ms", ".2f"),
        ("                        p99", "p99_ms", ".2f"),
        ("others heard of it after, ms, p50", "fanout_p50_ms", ".2f"),
        ("                              p99", "fanout_p99_ms", ".2f"),
        ("refused", "refused", ".0f"),
    ):
        print(f"{title:50}{found[key]:12{style}}")
    print()
    for name, value in report["memory"].items():
        print(f"{name:50}{value:12.1f}")
    for name, value in report["opened_again"].items():
        print(f"opened again: {name.replace('_', ' '):36}{value:12.2f}")


def main() -> int:
    parser = argparse.ArgumentParser(description="A full house at the pace of people.")
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--pace", type=float, default=6.0, help="seconds between two answers at a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--nodes", type=int, default=1, help="more than one: on PostgreSQL and Valkey")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of tables")
    parser.add_argument("--quick", action="store_true", help="6 tables, 1 second: does it run?")
    asked = parser.parse_args()
    if asked.quick:
        asked.tables, asked.pace, asked.seconds = 6, 0.2, 1.0
    if not 1 <= asked.nodes <= 8:
        parser.error("--nodes must be between 1 and 8")
    if not 1 <= asked.tables <= 10_000:
        parser.error("--tables must be between 1 and 10,000")
    if not processes.can_be_measured():
        print("Processor time of another process is read from /proc: this bench needs Linux.", file=sys.stderr)
        return 2
    processes.allow_files(parser, 2 * SEATS * asked.tables)
    if asked.nodes > 1:
        import nodes  # needs the servers of the tests

        found, show = nodes.bench(asked.nodes, asked.tables, asked.pace, asked.seconds), nodes.print_report
    else:
        found, show = bench(asked.tables, asked.pace, asked.seconds), print_report
    print(json.dumps(found, indent=2)) if asked.json else show(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
