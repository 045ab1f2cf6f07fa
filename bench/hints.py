"""Do hints keep people waiting for bots? A person plays Khiva against a bot of level 3: first alone, then while people
at 48 other tables ask the coach for a hint before each of their answers, within the limits; in the same house.

    python bench/hints.py --askers 48 --seconds 20
    python bench/hints.py --quick --json
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
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import processes
import uvloop
from bots import Waiting, figures
from load import Door, Tally, at_most_some, hang_up, opened
from nuisances import Asking

#: Bots do not pause, so that a wait is nothing but a bot's answer on its way.
FLAGS = ("--bot-pause=0",)
#: So many seconds after the others have begun to ask.
WARM_UP = 3.0


async def waits(door: Door, level: str, seconds: float) -> dict[str, Any]:
    """How long a person waits who answers at once."""
    tally, until, found = Tally(), time.perf_counter() + seconds, []
    while time.perf_counter() < until:
        (cookie,) = await door.guests(1)
        table = await door.table([cookie], {1: level})
        person = Waiting(f"{door.url}/api/tables/{table}/socket", cookie, random.Random(len(found)), tally)
        await opened([[person]])
        person.eager, over = True, tally.over
        person.answer()
        while time.perf_counter() < until and tally.over == over:
            await asyncio.sleep(0.02)
        found += [*person.waits, *([person.wait_so_far()] if tally.over == over else [])]
        hang_up([[person]])
    return {"answers": len(found), **figures(found)}


class Askers:
    """People who ask the coach before each answer."""

    def __init__(self, door: Door, http: httpx.AsyncClient) -> None:
        self.door, self.http = door, http
        self.done: Counter[str] = Counter()
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, number: int) -> None:
        cookies = await self.door.guests(number)
        await at_most_some([lambda n=n: self._sit(n, cookies[n]) for n in range(number)])

    async def _sit(self, number: int, cookie: str) -> None:
        table = await self.door.table([cookie], {1: "level2"}, hints=True)
        person = Asking(f"{self.door.url}/api/tables/{table}/socket", cookie, random.Random(number), Tally())
        await opened([[person]])
        self._tasks.append(asyncio.get_running_loop().create_task(self._ask(table, cookie, person)))

    async def _ask(self, table: str, cookie: str, person: Asking) -> None:
        while True:
            if (ask := person.owed()) is not None:
                path, headers = f"/api/tables/{table}/hint", {"Cookie": cookie}
                self.done["asked for"] += 1
                answer = await self.http.post(path, json={"ask": ask}, headers=headers)
                self.done["given" if answer.is_success else answer.json()["code"]] += 1
                if answer.is_success:
                    person.answer()
            await asyncio.sleep(0.5)

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def bench(house: processes.Server, level: str, askers: int, seconds: float) -> dict[str, Any]:
    door = Door(house.url)
    connections = httpx.Limits(max_connections=askers + 4)
    async with httpx.AsyncClient(base_url=house.url, timeout=120.0, trust_env=False, limits=connections) as http:
        asking = Askers(door, http)
        try:
            await waits(door, level, min(5.0, seconds))  # the processes that think have started
            alone = await waits(door, level, seconds)
            await asking.begin(askers)
            while not asking.done:  # the processes of the coach have started
                await asyncio.sleep(0.02)
            await asyncio.sleep(min(WARM_UP, seconds / 2))
            beside = await waits(door, level, seconds)
        finally:
            await asking.end()
            await door.close()
    ratio = {name: beside[name] / alone[name] for name in ("median", "p99")}
    return {"alone": alone, "beside hints": beside, "ratio": ratio, "hints": dict(asking.done)}


def report(found: dict[str, Any]) -> str:
    lines = [
        f"{found['level']} at Khiva ({found['machine']}), load of the machine before: {found['busy_before']}",
        "",
        f"{'a person waits, in ms':34}{'answers':>9}{'median':>10}{'p99':>10}{'most':>10}",
    ]
    for name in ("alone", "beside hints"):
        one = found[name]
        times = "".join(f"{1_000 * one[key]:10.1f}" for key in ("median", "p99", "most"))
        lines.append(f"{name:34}{one['answers']:9,}{times}")
    lines.append(f"{'ratio':43}{found['ratio']['median']:10.2f}{found['ratio']['p99']:10.2f}")
    lines += [
        "",
        f"hints at {found['askers']} tables: " + ", ".join(f"{n} {what}" for what, n in found["hints"].items()),
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="level3")
    parser.add_argument("--askers", type=int, default=48)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--quick", action="store_true", help="only to see that it runs")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if not processes.can_be_measured():
        sys.exit("This bench needs /proc: run it on Linux.")
    if given.quick:
        given.askers, given.seconds = 2, 2.0
    found: dict[str, Any] = {
        "level": given.level,
        "askers": given.askers,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "busy_before": round(os.getloadavg()[0], 2),
    }
    with (
        tempfile.TemporaryDirectory(prefix="caravanserai-bench-") as folder,
        processes.started(*processes.caravanserai(Path(folder) / "data"), *FLAGS) as house,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        found |= runner.run(bench(house, given.level, given.askers, given.seconds))
    print(json.dumps(found, indent=2) if given.json else report(found))


if __name__ == "__main__":
    main()
