"""What a table costs: Khiva over real sockets against a real server, alone or beside another checkout of the house.

Each server is a process of its own on this machine, and is measured by the processor time it takes, whatever else runs
here; the people at the tables live in this process. The house writes every answer to SQLite as it always does.

- opening: so many tables, each with new guests and their sockets;
- at a pace: one move every `--pace` seconds at each table, spread evenly;
- closed loop: everybody answers as soon as they are asked, until the time is up or the first game is over. In rounds
  with new tables; beside another checkout, each has its turn in every round.

    python bench/server.py --tables 200 --seats 4 --seconds 20
    python bench/server.py --tables 1600 --seats 2 --rounds 0 --pace 2
    python bench/server.py --beside ../another-checkout
    python bench/server.py --quick --json
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import processes
import uvloop
from load import Door, Player, Tally, at_most_some, closed_loop, hang_up, opened, paced
from processes import TICKS, Server

from caravanserai.engine.game import game

#: Tables that play before anything is measured, so that code and caches are in memory.
WARM_UP = 8
#: So many tables are opened before their people come with sockets: fewer than a house keeps in memory for nobody.
LOT = 100
TARGETS = {"open_ms": 8.0, "p99_ms": 8.0, "kB per table": 60.0}


# -- measuring ------------------------------------------------------------------------------------------------


class Watch:
    """What a server spends from here on, for what a tally counts."""

    def __init__(self, server: Server, tally: Tally) -> None:
        self.server = server
        self.tally = tally
        self._began, self._cpu = time.perf_counter(), server.cpu_seconds()
        self._own, self._messages = time.process_time(), tally.messages

    def figures(self) -> dict[str, float]:
        wall = time.perf_counter() - self._began
        # Linux counts in ticks: a very short run may take none.
        cpu = max(self.server.cpu_seconds() - self._cpu, 1 / TICKS)
        times, messages = self.tally.times, self.tally.messages - self._messages
        return {
            "seconds": wall,
            "server_cpu_seconds": cpu,
            "client_cpu_seconds": time.process_time() - self._own,
            "answered": len(times),
            "refused": self.tally.refused,
            "per_second": len(times) / wall,
            "move_us": 1e6 * cpu / len(times),
            "message_us": 1e6 * cpu / messages,
            "messages_each": messages / len(times),
            "bytes_per_message": self.tally.bytes / self.tally.messages,
            "p50_ms": quantile(times, 0.50) * 1_000,
            "p99_ms": quantile(times, 0.99) * 1_000,
        }


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def spread(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "least": min(values), "most": max(values)}


def disk(folder: Path, n: int = 200) -> dict[str, float]:
    """What one durable write of a page takes where the house writes: no acknowledgement can be faster."""
    times = []
    with open(folder / "fsync", "wb", buffering=0) as out:
        for _ in range(n):
            began = time.perf_counter()
            out.write(bytes(4_096))
            os.fdatasync(out.fileno())
            times.append(time.perf_counter() - began)
    return {"fdatasync_p50_ms": quantile(times, 0.5) * 1_000, "fdatasync_p99_ms": quantile(times, 0.99) * 1_000}


# -- one house ------------------------------------------------------------------------------------------------


class Bench:
    """One house, and those who play there."""

    def __init__(self, house: Server, tables: int, seats: int, seconds: float, pace: float = 1.0) -> None:
        self.house = house
        self.tables, self.seats, self.seconds, self.pace = tables, seats, seconds, pace
        self.door = Door(house.url)
        self.people: list[list[str]] = []
        self.parties: list[list[Player]] = []
        self.seed = 0
        self.memory: dict[str, float] = {}

    async def warm_up(self) -> None:
        tally = Tally()
        people = await self._guests(WARM_UP)
        parties = await self._sit_down(await self._open_tables(people), tally)
        await closed_loop(parties, tally, min(2.0, self.seconds))
        hang_up(parties)

    async def open(self) -> dict[str, float]:
        """All tables with new guests and their sockets: milliseconds of processor for one."""
        tally, cpu, for_tables, for_sockets = Tally(), self.house.cpu_seconds(), 0, 0
        for so_far in range(0, self.tables, LOT):
            start = self.house.memory()
            people = await self._guests(min(LOT, self.tables - so_far))
            tables = await self._open_tables(people)
            seated = self.house.memory()
            self.parties += await self._sit_down(tables, tally)
            self.people += people
            for_tables += seated - start
            for_sockets += self.house.memory() - seated
        self.memory["kB per table"] = for_tables / self.tables / 1_000
        self.memory["kB per socket"] = for_sockets / self.tables / self.seats / 1_000
        return {"open_ms": 1_000 * (self.house.cpu_seconds() - cpu) / self.tables}

    async def paced(self) -> dict[str, float]:
        found = await self._measured(self.parties, partial(paced, every=self.pace), self.seconds)
        hang_up(self.parties)
        return found

    async def round(self, seconds: float) -> dict[str, float]:
        parties = await self._sit_down(await self._open_tables(self.people), Tally())
        found = await self._measured(parties, closed_loop, seconds)
        hang_up(parties)
        return found

    async def _measured(self, parties: Sequence[Sequence[Player]], way: Any, seconds: float) -> dict[str, float]:
        # What opening left behind is done by then.
        await asyncio.sleep(min(0.5, seconds / 4))
        tally = parties[0][0].tally
        # What is waited for is the house, not a look through all that these people have in memory.
        gc.collect()
        gc.disable()
        watch = Watch(self.house, tally)
        await way(parties, tally, seconds)
        gc.enable()
        return watch.figures()

    async def _guests(self, tables: int) -> list[list[str]]:
        cookies = await self.door.guests(tables * self.seats)
        return [cookies[i::tables] for i in range(tables)]

    async def _open_tables(self, people: list[list[str]]) -> list[tuple[str, list[str]]]:
        made = await at_most_some([partial(self.door.table, those) for those in people])
        return list(zip(made, people, strict=True))

    async def _sit_down(self, tables: list[tuple[str, list[str]]], tally: Tally) -> list[list[Player]]:
        parties = []
        for table, people in tables:
            url = f"{self.house.url}/api/tables/{table}/socket"
            self.seed += 1
            chance = random.Random(self.seed)
            parties.append([Player(url, cookie, chance, tally) for cookie in people])
        await opened(parties)
        return parties


# -- the whole ------------------------------------------------------------------------------------------------


async def measured(houses: dict[str, Server], asked: argparse.Namespace) -> dict[str, Any]:
    asked_for = (asked.tables, asked.seats, asked.seconds, asked.pace)
    benches = {name: Bench(house, *asked_for) for name, house in houses.items()}
    report: dict[str, Any] = {name: {} for name in houses}
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in houses}
    try:
        for name, bench in benches.items():
            await bench.warm_up()
            report[name] |= await bench.open()
            report[name]["paced"] = await bench.paced()
        for number in range(asked.rounds):
            # Who is first may find the machine otherwise than who is second.
            for name in sorted(benches, reverse=bool(number % 2)):
                rounds[name].append(await benches[name].round(asked.seconds / asked.rounds))
    finally:
        for bench in benches.values():
            await bench.door.close()
    for name, bench in benches.items():
        report[name]["memory"] = bench.memory
        if found := rounds[name]:
            report[name]["closed_loop"] = {key: spread([one[key] for one in found]) for key in found[0]}
    if len(houses) == 2:
        pairs = zip(rounds["house"], rounds["beside"], strict=True)
        report["ratios"] = {
            "open_ms": report["house"]["open_ms"] / report["beside"]["open_ms"],
            "paced": report["house"]["paced"]["move_us"] / report["beside"]["paced"]["move_us"],
        }
        if asked.rounds:
            report["ratios"]["closed_loop"] = statistics.median(a["move_us"] / b["move_us"] for a, b in pairs)
    return report


def bench(asked: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="caravanserai-bench-") as folder, ExitStack() as stack:
        data = Path(folder)
        about = {
            "game": "khiva",
            "tables": asked.tables,
            "seats": asked.seats,
            "sockets": asked.tables * asked.seats,
            "seconds": asked.seconds,
            "rounds": asked.rounds,
            "pace": asked.pace,
            "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
            "busy_before": round(os.getloadavg()[0], 2),
            "disk": disk(data),
        }
        houses = {"house": stack.enter_context(processes.started(*processes.caravanserai(data / "house")))}
        if asked.beside is not None:
            source = asked.beside / "src"
            other = processes.started(*processes.caravanserai(data / "beside", source), source=source)
            houses["beside"] = stack.enter_context(other)
        runner = stack.enter_context(asyncio.Runner(loop_factory=uvloop.new_event_loop))
        return about | runner.run(measured(houses, asked))


# -- telling --------------------------------------------------------------------------------------------------

PACED = (
    ("moves a second", "per_second", ",.0f"),
    ("a move, µs of the server's processor", "move_us", ",.0f"),
    ("acknowledged after, ms, p50", "p50_ms", ".2f"),
    ("                        p99", "p99_ms", ".2f"),
)
CLOSED_LOOP = (
    *PACED,
    ("messages of a move", "messages_each", ".2f"),
    ("a message, µs of the server's processor", "message_us", ",.1f"),
    ("bytes of a message", "bytes_per_message", ",.0f"),
    ("refused", "refused", ".0f"),
)


def print_report(report: dict[str, Any]) -> None:
    print("{tables} tables of {game}, {seats} seats, {sockets} sockets ({machine})".format(**report))
    print("load of the machine before: {busy_before}; a durable write takes".format(**report), end=" ")
    print("{fdatasync_p50_ms:.2f} ms (p99 {fdatasync_p99_ms:.2f})".format(**report["disk"]))
    found = [report[name] for name in ("house", "beside") if name in report]
    heads = "".join(f"{name:>12}" for name in ("house", "beside")[: len(found)])
    print(f"\n{'':56}{heads}")
    line("opening a table, ms of the server's processor", [one["open_ms"] for one in found], ".1f", "open_ms")
    print("one move every {pace:g} s at each table".format(**report))
    for title, key, style in PACED:
        line(f"  {title}", [one["paced"][key] for one in found], style, key)
    if report["rounds"]:
        print(f"closed loop, median of {report['rounds']} rounds")
        for title, key, style in CLOSED_LOOP:
            line(f"  {title}", [one["closed_loop"][key]["median"] for one in found], style)
    print("memory that is the server's own (RssAnon)")
    for name in found[0]["memory"]:
        line(f"  {name}", [one["memory"][name] for one in found], ".1f", name)
    for name, ratio in report.get("ratios", {}).items():
        print(f"processor time, house / beside, {name:24}{ratio:12.2f}")


def line(title: str, values: list[float], style: str, aim: str = "") -> None:
    target = ""
    if aim in TARGETS:
        target = f"≤ {TARGETS[aim]:.0f} {'ok' if values[0] <= TARGETS[aim] else 'MISSED'}"
    print(f"{title:56}{''.join(f'{value:12{style}}' for value in values)}{target:>18}".rstrip())


def main() -> int:
    parser = argparse.ArgumentParser(description="What tables cost a server.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4, help="people at each table; every one has a socket")
    parser.add_argument("--seconds", type=float, default=20.0, help="at a pace; and for all rounds of closed loop")
    parser.add_argument("--rounds", type=int, default=5, help="of closed loop")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves at a table")
    parser.add_argument("--beside", type=Path, help="another checkout, whose house gets the same to do")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of tables")
    parser.add_argument("--quick", action="store_true", help="4 tables, 1 second: does it run?")
    asked = parser.parse_args()
    if asked.quick:
        asked.tables, asked.seconds = 4, 1.0
    if asked.seats not in game("khiva").seat_counts:
        parser.error(f"khiva is not played with {asked.seats} seats")
    if not 1 <= asked.tables <= 5_000:
        parser.error("--tables must be between 1 and 5,000")
    if asked.pace <= 0:
        parser.error("--pace must be more than 0")
    if not 0 < asked.seconds <= 40 * asked.pace:
        parser.error("--seconds must be more than 0 and at most 40 times --pace: longer, and games would end")
    if asked.rounds < 0:
        parser.error("--rounds must be 0 or more")
    if asked.beside is not None and not (asked.beside / "src" / "caravanserai").is_dir():
        parser.error(f"{asked.beside} is no checkout of the house")
    if not processes.can_be_measured():
        print("Processor time of another process is read from /proc: this bench needs Linux.", file=sys.stderr)
        return 2
    processes.allow_files(parser, 2 * asked.tables * asked.seats)
    report = bench(asked)
    if asked.json:
        print(json.dumps(report, indent=2))
    else:
        print_report(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
