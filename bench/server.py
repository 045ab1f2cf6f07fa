"""What a table costs: Khiva over real sockets against a real server, beside a bare echo on the same stack.

Both servers are processes of their own on this machine, and are measured by the processor time they take, whatever else
runs here; the people at the tables live in this process. The house writes every answer to SQLite as it always does.

- at a pace: one move a second at each table, spread evenly;
- closed loop: everybody answers as soon as they are asked, until the time is up or the first game is over. In rounds
  with new tables; the echo has its turn in each round, with as many sockets.

A message is a frame in either direction: an echo is two, a move at a table of three is about five. What the echo says
is as long as the average message of the tables.

    python bench/server.py --tables 200 --seats 4 --seconds 20
    python bench/server.py --quick --json
"""

import argparse
import asyncio
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import processes
import uvloop
from load import Caller, Door, Party, Player, Tally, at_most_some, closed_loop, hang_up, opened, paced
from processes import TICKS, Server

from caravanserai.engine.game import game

#: Each ratio is the median of so many rounds.
ROUNDS = 5
#: Tables that play before anything is measured, so that code and caches are in memory.
WARM_UP = 8
TARGETS = {"messages / echo": 0.5, "p99 ms at a pace": 10.0, "kB per table": 60.0}


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
            "per_cpu_second": len(times) / cpu,
            "messages_per_cpu_second": messages / cpu,
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


# -- the whole ------------------------------------------------------------------------------------------------


class Bench:
    def __init__(self, house: Server, echo: Server, tables: int, seats: int, seconds: float) -> None:
        self.house, self.echo = house, echo
        self.tables, self.seats, self.seconds = tables, seats, seconds
        self.door = Door(house.url)
        self.people: list[list[str]] = []
        self.seed = 0

    async def run(self) -> dict[str, Any]:
        try:
            cookies = await self.door.guests(self.tables * self.seats)
            self.people = [cookies[i :: self.tables] for i in range(self.tables)]
            await self._warm_up()
            report: dict[str, Any] = {"memory": {}}
            report["paced"] = await self._paced(report["memory"])
            rounds = [await self._round(report["paced"]) for _ in range(ROUNDS)]
        finally:
            await self.door.close()
        for name in ("house", "echo"):
            report[f"closed_loop_{name}"] = {key: spread([r[name][key] for r in rounds]) for key in rounds[0][name]}
        per = "messages_per_cpu_second"
        report["ratios"] = {"messages / echo": spread([r["house"][per] / r["echo"][per] for r in rounds])}
        return report

    async def _warm_up(self) -> None:
        tally = Tally()
        tables = await self._open_tables(self.people[:WARM_UP])
        parties = await self._sit_down(tables, tally)
        await closed_loop(parties, tally, self.seconds / ROUNDS)
        hang_up(parties)

    async def _paced(self, memory: dict[str, float]) -> dict[str, Any]:
        """At a pace; on the way, what the memory of the house grew by."""
        tally, start = Tally(), self.house.memory()
        tables = await self._open_tables(self.people)
        seated = self.house.memory()
        parties = await self._sit_down(tables, tally)
        connected = self.house.memory()
        found = await self._measured(self.house, parties, paced, tally)
        played = self.house.memory()
        hang_up(parties)
        memory["kB per table"] = (seated - start) / self.tables / 1_000
        memory["kB per socket"] = (connected - seated) / self.tables / self.seats / 1_000
        memory["kB per table, with its sockets, after play"] = (played - start) / self.tables / 1_000
        before = self.echo.memory()
        callers = await self._callers(found, each=1)
        memory["kB per socket of the echo"] = (self.echo.memory() - before) / len(callers) / 1_000
        beside = await self._measured(self.echo, callers, paced, callers[0][0].tally)
        hang_up(callers)
        return {"house": found, "echo": beside, "bytes": found["bytes_per_message"]}

    async def _round(self, size: dict[str, Any]) -> dict[str, dict[str, float]]:
        """The echo and the tables, one after the other."""
        callers = await self._callers(size["house"], each=self.seats)
        echoed = await self._measured(self.echo, callers, closed_loop, callers[0][0].tally)
        hang_up(callers)
        tally = Tally()
        parties = await self._sit_down(await self._open_tables(self.people), tally)
        played = await self._measured(self.house, parties, closed_loop, tally)
        hang_up(parties)
        return {"house": played, "echo": echoed}

    async def _measured(self, server: Server, parties: Sequence[Party], way: Any, tally: Tally) -> dict[str, float]:
        # What opening left behind is done by then.
        await asyncio.sleep(min(0.5, self.seconds / 4))
        watch = Watch(server, tally)
        await way(parties, tally, self.seconds if way is paced else self.seconds / ROUNDS)
        return watch.figures()

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

    async def _callers(self, size: dict[str, float], each: int) -> list[list[Caller]]:
        tally, message = Tally(), b"." * round(size["bytes_per_message"])
        parties = [[Caller(self.echo.url, message, tally) for _ in range(each)] for _ in range(self.tables)]
        await opened(parties)
        return parties


def bench(tables: int, seats: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="caravanserai-bench-") as folder:
        data = Path(folder)
        about = {
            "game": "khiva",
            "tables": tables,
            "seats": seats,
            "sockets": tables * seats,
            "seconds": seconds,
            "rounds": ROUNDS,
            "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
            "busy_before": round(os.getloadavg()[0], 2),
            "disk": disk(data),
        }
        with (
            processes.started(*processes.caravanserai(data / "data")) as house,
            processes.started(*processes.echo()) as echo,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            return about | runner.run(Bench(house, echo, tables, seats, seconds).run())


# -- telling --------------------------------------------------------------------------------------------------


def print_report(report: dict[str, Any]) -> None:
    print("{tables} tables of {game}, {seats} seats, {sockets} sockets ({machine})".format(**report))
    print("load of the machine before: {busy_before}; a durable write takes".format(**report), end=" ")
    print("{fdatasync_p50_ms:.2f} ms (p99 {fdatasync_p99_ms:.2f})".format(**report["disk"]))
    print_paced(report["paced"])
    print_closed_loop(report)
    print_memory(report["memory"])


def print_paced(found: dict[str, Any]) -> None:
    print(f"\none move a second at each table{'':25}{'house':>12}{'echo':>12}{'target':>18}")
    house, echo = found["house"], found["echo"]
    for title, key, style in (
        ("moves, round trips a second", "per_second", ",.0f"),
        ("  per second of the server's processor", "per_cpu_second", ",.0f"),
        ("messages per second of the server's processor", "messages_per_cpu_second", ",.0f"),
        ("acknowledged after, ms, p50", "p50_ms", ".2f"),
        ("                        p99", "p99_ms", ".2f"),
    ):
        aim = target("p99 ms at a pace", house[key], "≤", ".0f") if key == "p99_ms" else ""
        print(f"{title:56}{house[key]:12{style}}{echo[key]:12{style}}{aim:>18}")


def print_closed_loop(report: dict[str, Any]) -> None:
    house, echo = report["closed_loop_house"], report["closed_loop_echo"]
    print(f"\nclosed loop, median of {report['rounds']} rounds{'':27}{'house':>12}{'echo':>12}{'target':>18}")
    for title, key, style in (
        ("moves, round trips a second", "per_second", ",.0f"),
        ("  per second of the server's processor", "per_cpu_second", ",.0f"),
        ("messages of each", "messages_each", ".2f"),
        ("bytes of a message", "bytes_per_message", ",.0f"),
        ("messages per second of the server's processor", "messages_per_cpu_second", ",.0f"),
        ("acknowledged after, ms, p50", "p50_ms", ".2f"),
        ("                        p99", "p99_ms", ".2f"),
        ("refused", "refused", ".0f"),
    ):
        print(f"{title:56}{house[key]['median']:12{style}}{echo[key]['median']:12{style}}")
    ratio = report["ratios"]["messages / echo"]
    between = f"{ratio['least']:.2f} … {ratio['most']:.2f}"
    aim = target("messages / echo", ratio["median"], "≥", ".2f")
    print(f"{'house / echo, in messages':56}{ratio['median']:12.2f}{between:>16}{aim:>14}")


def print_memory(memory: dict[str, float]) -> None:
    print("\nmemory that is the server's own (RssAnon)")
    for name, value in memory.items():
        aim = target(name, value, "≤", ".0f") if name in TARGETS else ""
        print(f"{name:56}{value:12.1f}{'':12}{aim:>18}")


def target(name: str, value: float, sign: str, style: str) -> str:
    aim = TARGETS[name]
    met = value >= aim if sign == "≥" else value <= aim
    return f"{sign} {aim:{style}} {'ok' if met else 'MISSED'}"


def main() -> int:
    parser = argparse.ArgumentParser(description="What tables cost a server, beside a bare echo on the same stack.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4, help="people at each table; every one has a socket")
    parser.add_argument("--seconds", type=float, default=20.0, help="at a pace; and for all rounds of closed loop")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of tables")
    parser.add_argument("--quick", action="store_true", help="4 tables, 1 second: does it run?")
    asked = parser.parse_args()
    if asked.quick:
        asked.tables, asked.seconds = 4, 1.0
    if asked.seats not in game("khiva").seat_counts:
        parser.error(f"khiva is not played with {asked.seats} seats")
    if not 1 <= asked.tables <= 1_000:
        parser.error("--tables must be between 1 and 1,000")
    if not 0 < asked.seconds <= 40:
        parser.error("--seconds must be more than 0 and at most 40: longer, and games would end at a move a second")
    if not processes.can_be_measured():
        print("Processor time of another process is read from /proc: this bench needs Linux.", file=sys.stderr)
        return 2
    report = bench(asked.tables, asked.seats, asked.seconds)
    if asked.json:
        print(json.dumps(report, indent=2))
    else:
        print_report(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
