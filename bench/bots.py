"""How long people wait for strong bots: at one table, and when many tables want to think at once.

Each table has one person, who answers at once, and bots of one level in all other seats, at a real server. A wait is
the time from the person's answer until the person is asked again. Beside it, in this process on one core: how long a
bot thinks alone.

    python bench/bots.py --level level5 --tables 50 --seconds 30
    python bench/bots.py --level level6 --game samarkand --bots 2
    python bench/bots.py --quick --json

Level 6 is measured at a table where it is offered: elsewhere it plays as level 5 does, and a house refuses it.
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
from functools import partial
from pathlib import Path
from typing import Any

import processes
import uvloop
from load import Door, Player, Tally, at_most_some, hang_up, opened

from caravanserai.bots.bot import imagine
from caravanserai.bots.levels import LEVEL, bot_at
from caravanserai.bots.offered import masters_of
from caravanserai.bots.random_bot import RandomBot
from caravanserai.engine.game import GAMES, game

#: Seconds: alone, and at one table where nobody else plays.
TARGETS = (1.0, 2.0)
#: The same for a master, which takes its time.
MASTER_TARGETS = (3.0, 4.0)
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
    rules, chance, seats = game(key), random.Random(1), seats_for(key, level)
    g = rules.new(seats, telling=False)
    rules.seed_chance(g, 1)
    bot, others = bot_at(level, key, g, 1), RandomBot(key, 2)
    bot_at(level, key, g, 1).choose(*_first_ask(key, seats))  # compiled by now
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


def seats_for(key: str, level: str) -> int:
    """Where bots are timed alone: a master where it is one."""
    usual = min(4, game(key).seat_counts[-1])
    masters = masters_of(key) if LEVEL[level].master else ()
    return usual if usual in masters or not masters else masters[0]


def targets(level: str) -> tuple[float, float]:
    return MASTER_TARGETS if LEVEL[level].master else TARGETS


def _first_ask(key: str, seats: int) -> tuple[Any, int]:
    rules = game(key)
    g = rules.new(seats, telling=False)
    rules.seed_chance(g, 1)
    while rules.chance_due(g):
        rules.draw(g)
        rules.settle(g)
    return g, rules.asked(g)[0]


class Bench:
    def __init__(self, house: processes.Server, key: str, level: str, bots: int, seconds: float) -> None:
        self.house, self.key, self.level, self.bots, self.seconds = house, key, level, bots, seconds
        self.door = Door(house.url)

    async def run(self, tables: int) -> dict[str, Any]:
        """So many tables at once."""
        tally = Tally()
        cookies = await self.door.guests(tables)
        bots = dict.fromkeys(range(1, self.bots + 1), self.level)
        ids = await at_most_some([partial(self.door.table, [cookie], bots, self.key) for cookie in cookies])
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


async def benched(house: processes.Server, asked: argparse.Namespace) -> dict[str, Any]:
    bench = Bench(house, asked.game, asked.level, asked.bots, asked.seconds)
    try:
        await bench.run(1)  # the processes that think have started, and their rules are loaded
        return {"one table": await bench.run(1), "many tables": await bench.run(asked.tables)}
    finally:
        await bench.door.close()


def report(found: dict[str, Any]) -> str:
    lines = [f"bots of {found['level']} ({found['machine']}), load of the machine before: {found['busy_before']}", ""]
    lines.append(f"{'alone, on one core':34}{'median':>10}{'most':>10}{'simulations':>14}   target")
    think, wait = targets(found["level"])
    for key, one in found["alone"].items():
        met = "ok" if one["most"] <= think else "MISSED"
        lines.append(
            f"{key:34}{one['median']:9.2f}s{one['most']:9.2f}s{one['simulations']:14,.0f}   ≤ {think:.0f} s {met}"
        )
    lines += ["", f"{'a person waits, ' + found['game']:34}{'median':>10}{'p99':>10}{'most':>10}   target"]
    for name in ("one table", "many tables"):
        one = found[name]
        title = f"{one['tables']} with {found['bots']} bots each, {one['waits']} waits"
        target = "" if name != "one table" else f"≤ {wait:.0f} s {'ok' if one['most'] <= wait else 'MISSED'}"
        lines.append(f"{title:34}{one['median']:9.2f}s{one['p99']:9.2f}s{one['most']:9.2f}s   {target}")
        if one["never asked again"]:
            lines.append(f"  at {one['never asked again']} of them the person was never asked again: STALLED")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", choices=[key for key, one in LEVEL.items() if one.thinks], default="level5")
    parser.add_argument("--game", choices=[*GAMES], default=GAMES[0], help="at whose tables a person waits")
    parser.add_argument("--bots", type=int, default=4, help="at each table, beside the person")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--quick", action="store_true", help="only to see that it runs")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if not processes.can_be_measured():
        sys.exit("This bench needs /proc: run it on Linux.")
    if given.quick:
        given.tables, given.seconds = 2, 2.0
    if LEVEL[given.level].master and 1 + given.bots not in masters_of(given.game):
        offered = [f"{key} with {', '.join(map(str, masters_of(key)))}" for key in GAMES if masters_of(key)]
        sys.exit(f"{given.level} is not offered at such a table, but at: {'; '.join(offered) or 'none'}.")
    asks = 3 if given.quick else ASKS
    keys = [key for key in GAMES if not LEVEL[given.level].master or masters_of(key)]
    keys = keys[:1] if given.quick else keys
    found: dict[str, Any] = {
        "level": given.level,
        "game": given.game,
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
        found |= runner.run(benched(house, given))
    print(json.dumps(found, indent=2) if given.json else report(found))


if __name__ == "__main__":
    main()
