"""How long people wait for strong bots: at one table, and when many tables want to think at once.

Each table has one person, who answers at once, and bots of one level in all other seats, at a real server. A wait is
the time from the person's answer until the person is asked again. Beside it, in this process on one core: how long a
bot thinks alone.

    python bench/bots.py --level level5 --tables 50 --seconds 30
    python bench/bots.py --quick --json
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
from pathlib import Path
from typing import Any

import processes
import uvloop
from load import Door, Player, Tally, at_most_some, hang_up, opened

from caravanserai.bots.bot import imagine
from caravanserai.bots.levels import make_bot
from caravanserai.bots.networks import playing_network
from caravanserai.bots.random_bot import RandomBot
from caravanserai.engine.game import GAMES, game

TARGETS = {"alone": 1.0, "one table": 2.0}
#: Games whose bots are timed alone, and how many asks of a random game each.
ASKS = 40


class Waiting(Player):
    """Somebody who answers at once, and notes how long it takes until they are asked again."""

    def __init__(self, url: str, cookie: str, chance: random.Random, tally: Tally) -> None:
        super().__init__(url, cookie, chance, tally)
        self.waits: list[float] = []
        self.since = 0.0

    def answer(self) -> bool:
        now = time.perf_counter()
        answered = super().answer()
        if answered:
            if self.since:
                self.waits.append(now - self.since)
            self.since = now
        return answered

    def wait_so_far(self) -> float:
        return time.perf_counter() - self.since if self.since else 0.0


def alone(key: str, level: str, asks: int) -> dict[str, float]:
    """One bot on one core, at asks of a random game that leave a choice."""
    rules, chance = game(key), random.Random(1)
    seats = min(4, rules.seat_counts[-1])
    g = rules.new(seats, telling=False)
    rules.seed_chance(g, 1)
    network = playing_network(key, g)
    bot, others = make_bot(level, key, 1, network=network), RandomBot(key, 2)
    make_bot(level, key, 1, network=network).choose(*_first_ask(key, seats))  # compiled by now
    seconds: list[float] = []
    simulations: list[float] = []
    while len(seconds) < asks:
        while rules.chance_due(g):
            rules.draw(g)
            rules.settle(g)
        asked = rules.asked(g)
        if not asked:
            break
        for seat in asked:
            if len(rules.actions(g, seat)) > 1 and chance.random() < 0.2:
                position = imagine(rules, g, seat, chance.getrandbits(60))
                began = time.perf_counter()
                bot.choose(position, seat)
                seconds.append(time.perf_counter() - began)
                simulations.append(getattr(bot, "done", 0))
            rules.apply(g, seat, others.choose(g, seat))
    return {
        "median": statistics.median(seconds),
        "most": max(seconds),
        "simulations": statistics.median(simulations),
        "asks": len(seconds),
    }


def _first_ask(key: str, seats: int) -> tuple[Any, int]:
    rules = game(key)
    g = rules.new(seats, telling=False)
    rules.seed_chance(g, 1)
    while rules.chance_due(g):
        rules.draw(g)
        rules.settle(g)
    return g, rules.asked(g)[0]


class Bench:
    def __init__(self, house: processes.Server, level: str, bots: int, seconds: float) -> None:
        self.house, self.level, self.bots, self.seconds = house, level, bots, seconds
        self.door = Door(house.url)

    async def run(self, tables: int) -> dict[str, Any]:
        """So many tables at once."""
        tally = Tally()
        cookies = await self.door.guests(tables)
        bots = dict.fromkeys(range(1, self.bots + 1), self.level)
        ids = await at_most_some([lambda cookie=cookie: self.door.table([cookie], bots) for cookie in cookies])
        people = [
            Waiting(f"{self.house.url}/api/tables/{table}/socket", cookie, random.Random(i), tally)
            for i, (table, cookie) in enumerate(zip(ids, cookies, strict=True))
        ]
        await opened([[person] for person in people])
        for person in people:
            person.eager = True
            person.answer()
        until = time.perf_counter() + self.seconds
        while time.perf_counter() < until and tally.over < tables:
            await asyncio.sleep(0.05)
        stalled = sum(1 for person in people if not person.waits)
        waits = [wait for person in people for wait in person.waits]
        waits += [person.wait_so_far() for person in people if not tally.over]
        for person in people:
            person.eager = False
        hang_up([[person] for person in people])
        return {"tables": tables, "waits": len(waits), **figures(waits), "never asked again": stalled}


def figures(waits: list[float]) -> dict[str, float]:
    ranked = sorted(waits)
    return {
        "median": statistics.median(ranked),
        "p99": ranked[min(len(ranked) - 1, int(0.99 * len(ranked)))],
        "most": ranked[-1],
    }


async def benched(house: processes.Server, level: str, bots: int, tables: int, seconds: float) -> dict[str, Any]:
    bench = Bench(house, level, bots, seconds)
    try:
        await bench.run(1)  # the processes that think have started, and their rules are loaded
        return {"one table": await bench.run(1), "many tables": await bench.run(tables)}
    finally:
        await bench.door.close()


def report(found: dict[str, Any]) -> str:
    lines = [f"bots of {found['level']} ({found['machine']}), load of the machine before: {found['busy_before']}", ""]
    lines.append(f"{'alone, on one core':34}{'median':>10}{'most':>10}{'simulations':>14}   target")
    for key, one in found["alone"].items():
        met = "ok" if one["most"] <= TARGETS["alone"] else "MISSED"
        lines.append(f"{key:34}{one['median']:9.2f}s{one['most']:9.2f}s{one['simulations']:14,.0f}   ≤ 1 s {met}")
    lines += ["", f"{'a person waits, Khiva':34}{'median':>10}{'p99':>10}{'most':>10}   target"]
    for name in ("one table", "many tables"):
        one = found[name]
        title = f"{one['tables']} with {found['bots']} bots each, {one['waits']} waits"
        target = "" if name != "one table" else f"≤ 2 s {'ok' if one['most'] <= TARGETS[name] else 'MISSED'}"
        lines.append(f"{title:34}{one['median']:9.2f}s{one['p99']:9.2f}s{one['most']:9.2f}s   {target}")
        if one["never asked again"]:
            lines.append(f"  at {one['never asked again']} of them the person was never asked again: STALLED")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="level5")
    parser.add_argument("--bots", type=int, default=4, help="at each table of Khiva, beside the person")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--quick", action="store_true", help="only to see that it runs")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if not processes.can_be_measured():
        sys.exit("This bench needs /proc: run it on Linux.")
    if given.quick:
        given.tables, given.seconds = 2, 2.0
    asks = 3 if given.quick else ASKS
    keys = GAMES[:1] if given.quick else GAMES
    found: dict[str, Any] = {
        "level": given.level,
        "bots": given.bots,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "busy_before": round(os.getloadavg()[0], 2),
        "alone": {key: alone(key, given.level, asks) for key in keys},
    }
    with (
        tempfile.TemporaryDirectory(prefix="caravanserai-bench-") as folder,
        processes.started(*processes.caravanserai(Path(folder) / "data")) as house,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        found |= runner.run(benched(house, given.level, given.bots, given.tables, given.seconds))
    print(json.dumps(found, indent=2) if given.json else report(found))


if __name__ == "__main__":
    main()
