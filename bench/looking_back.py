"""What those who play feel of those who look back: the acknowledgements of moves at live tables, while finished games
of Kilim are asked for (their card, record and replay) and joined from their beginning, beside the same without that.

    python bench/looking_back.py --tables 20 --seconds 20
    python bench/looking_back.py --quick --json
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import processes
import stock
import uvloop
from load import Door, Player, Tally, hang_up, opened, paced
from websockets.exceptions import InvalidHandshake

#: A second: requests for finished games, and sockets that want all of one.
GETS, JOINS = 5, 2
FINISHED = 40
PATHS = ("", "/record", "/replay", "/replay?open=true")


class Lookers:
    """They are a process of their own: what they have to read must not slow down the clock of those who play."""

    def __init__(self, url: str, games: list[str]) -> None:
        self.done = {"gets": 0, "joins": 0, "refused": 0}
        self._context = multiprocessing.get_context("spawn")
        self._said: Any = self._context.SimpleQueue()
        self._stop = self._context.Event()
        self._process = self._context.Process(target=look, args=(url, games, self._stop, self._said))

    def begin(self) -> None:
        self._process.start()

    def end(self) -> None:
        self._stop.set()
        self.done = self._said.get()
        self._process.join()


def look(url: str, games: list[str], stop: Any, said: Any) -> None:
    said.put(uvloop.run(Looking(url, games).until(stop)))


class Looking:
    def __init__(self, url: str, games: list[str]) -> None:
        self.url, self.games = url, games
        self.done = {"gets": 0, "joins": 0, "refused": 0}
        self._pick = random.Random(1)

    async def until(self, stop: Any) -> dict[str, int]:
        tasks = [asyncio.create_task(self._repeat(*one)) for one in ((self._get, GETS), (self._join, JOINS))]
        while not stop.is_set():
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return self.done

    async def _repeat(self, work: Any, per_second: int) -> None:
        """At their own pace, whether the house keeps up or not."""
        going: set[asyncio.Task[None]] = set()
        while True:
            task = asyncio.create_task(work())
            going.add(task)
            task.add_done_callback(going.discard)
            await asyncio.sleep(1 / per_second)

    async def _get(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=60.0, trust_env=False) as http:
            answer = await http.get(f"/api/tables/{self._pick.choice(self.games)}{self._pick.choice(PATHS)}")
        self.done["gets" if answer.is_success else "refused"] += 1

    async def _join(self) -> None:
        table = self._pick.choice(self.games)
        socket = Player(f"{self.url}/api/tables/{table}/socket?last=0", "", random.Random(1), Tally())
        try:
            await socket.open()
            socket.close()
            self.done["joins"] += 1
        except (InvalidHandshake, OSError, EOFError):
            self.done["refused"] += 1


async def measured(
    door: Door, house: processes.Server, tables: int, seconds: float, lookers: Lookers | None
) -> dict[str, float]:
    """Moves at live tables of three, one a second at each: how long their acknowledgements take, and how much of a core
    the house took (processes that fold apart)."""
    tally, url = Tally(), house.url
    parties = []
    for number in range(tables):
        people = await door.guests(3)
        table = await door.table(people)
        address = f"{url}/api/tables/{table}/socket"
        parties.append([Player(address, person, random.Random(number), tally) for person in people])
    await opened(parties)
    if lookers is not None:
        lookers.begin()
    began, cpu = time.perf_counter(), house.cpu_seconds()
    try:
        await paced(parties, tally, seconds)
    finally:
        cpu = (house.cpu_seconds() - cpu) / (time.perf_counter() - began)
        if lookers is not None:
            lookers.end()
    hang_up(parties)
    times = sorted(tally.times)
    at = {"p50_ms": 0.50, "p99_ms": 0.99, "most_ms": 1.0}
    return {name: 1_000 * times[min(len(times) - 1, int(part * len(times)))] for name, part in at.items()} | {
        "moves": float(len(times)),
        "cpu": cpu,
    }


async def bench(folder: Path, games: list[str], tables: int, seconds: float) -> dict[str, Any]:
    busy = round(os.getloadavg()[0], 2)
    with processes.started(*processes.caravanserai(folder)) as house:
        door, lookers = Door(house.url), Lookers(house.url, games)
        try:
            await measured(door, house, 2, min(seconds, 3.0), None)
            alone = await measured(door, house, tables, seconds, None)
            beside = await measured(door, house, tables, seconds, lookers)
        finally:
            await door.close()
    ratio = {name: beside[name] / alone[name] for name in ("p50_ms", "p99_ms")}
    return {
        "tables": tables,
        "seconds": seconds,
        "busy_before": busy,
        "alone": alone,
        "beside": beside,
        "ratio": ratio,
        "looked": lookers.done,
    }


def print_report(found: dict[str, Any]) -> None:
    asked = f"{GETS} requests and {JOINS} sockets a second for finished games"
    print(f"{found['tables']} live tables, a move a second at each; {asked}")
    print(f"load of the machine before: {found['busy_before']}")
    print(f"{'':24}{'p50 ms':>10}{'p99 ms':>10}{'most ms':>10}{'moves':>8}{'cores':>8}")
    for name in ("alone", "beside"):
        one = found[name]
        print(
            f"{name:24}{one['p50_ms']:10.2f}{one['p99_ms']:10.2f}{one['most_ms']:10.2f}{one['moves']:8.0f}{one['cpu']:8.2f}"
        )
    print(f"{'ratio':24}{found['ratio']['p50_ms']:10.2f}{found['ratio']['p99_ms']:10.2f}")
    print("looked back:", ", ".join(f"{number} {what}" for what, number in found["looked"].items()))


def main() -> int:
    parser = argparse.ArgumentParser(description="What those who play feel of those who look back.")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of a table")
    parser.add_argument("--quick", action="store_true", help="2 tables, 2 seconds: does it run?")
    asked = parser.parse_args()
    tables, seconds = (2, 2.0) if asked.quick else (asked.tables, asked.seconds)
    with tempfile.TemporaryDirectory(prefix="looking-back-") as place:
        games = asyncio.run(stock.fill(Path(place) / "data", 0, FINISHED))
        found = uvloop.run(bench(Path(place) / "data", games, tables, seconds))
    print(json.dumps(found, indent=2)) if asked.json else print_report(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
