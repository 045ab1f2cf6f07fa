"""Do prices fall in time, whatever happens at other tables?

Live tables of Samarkand at which a price lasts one second: a person who says nothing, and bots. How late is each price
heard to have passed: from when it should be over, by the log, until the next one arrives at the person's socket; so
commits, the wait for answers on their way and the network are in it. Beside that how late the house was by its own
clock, when it decided that the price was over: where people's program shares the processors with the house, the
difference is not the house's.

The tables begin one after the other, as people come: those that begin in the same second sell in the same second too,
and then wait for each other, not for bad tables (--over 0 shows it). First alone, then, in another house, while some
tables do their worst: people who walked away from strong bots, quick bots that never pause, people who ask the coach
again and again, finished games that are read, joined anew and reviewed without end.

    python bench/countdowns.py --tables 200 --bad 20 --seconds 30
    python bench/countdowns.py --quick --json
"""

import argparse
import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from bisect import bisect_right
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import processes
import uvloop
from load import Door, Player, Tally, at_most_some, hang_up
from msgspec import Struct
from msgspec.json import Decoder
from server import quantile

from caravanserai.tables.fold.table import Table
from caravanserai.tables.log.sqlite import SqliteStore

TARGET_MS = 50
#: Milliseconds that a price lasts, and seconds that everybody has for all else.
PACE = 1_000
CLOCK = {"type": "live", "bank": 7_200, "increment": 60, "pace": PACE / 1_000}
#: So that bad tables can be as bad as they like, in both houses.
FLAGS = ("--bot-pause=0", "--hints-per-minute=100000")
#: Seconds over which tables begin: about as long as prices fall in one turn.
OVER = 10.0
#: Kinds of bad tables are begun so many seconds before it is measured.
WARM_UP = 5.0


class Moment(Struct):
    left: int


class Now(Struct):
    moment: Moment | None


class Heard(Struct):
    type: str
    now: Now | None = None


hear = Decoder(Heard).decode


class Silent(Player):
    """Somebody who sells when asked to, never stops a price, and notes when every update arrived."""

    def __init__(self, url: str, cookie: str, chance: random.Random, tally: Tally) -> None:
        super().__init__(url, cookie, chance, tally)
        self.arrived: list[float] = []
        #: When prices were heard to have passed.
        self.passed: list[float] = []
        self._called = False

    def heard(self, message: bytes) -> None:
        at = time.time() * 1_000
        frame = hear(message)
        if frame.type == "update":
            self.arrived.append(at)
            if self._called:
                self.passed.append(at)
        if frame.now is not None:
            self._called = frame.now.moment is not None
        self.eager = frame.now is not None and frame.now.moment is None
        super().heard(message)


class Market(Struct):
    """One table, and who sits at it."""

    id: str
    person: Silent


class Measured(Struct):
    markets: list[Market]
    since: float
    until: float
    #: Of the house itself, bots that search apart: seconds of a core in a second.
    cpu: float
    done: dict[str, int]


async def markets(door: Door, url: str, tables: int, over: float) -> list[Market]:
    """So many tables that have begun, one after the other in so many seconds."""
    cookies, tally = await door.guests(tables), Tally()
    since = time.monotonic()

    async def begun(n: int) -> Market:
        await asyncio.sleep(since + over * n / tables - time.monotonic())
        table = await door.table([cookies[n]], {1: "level2", 2: "level2"}, game="samarkand", clock=CLOCK)
        person = Silent(f"{url}/api/tables/{table}/socket", cookies[n], random.Random(n), tally)
        await person.open()
        return Market(table, person)

    return await at_most_some([lambda n=n: begun(n) for n in range(tables)])


async def lateness(folder: Path, found: Measured) -> tuple[list[float], list[float]]:
    """Milliseconds, for every price that should have passed while it was measured: as people heard it, and as the house
    wrote it down."""
    late: list[float] = []
    written: list[float] = []
    store = await SqliteStore.open(folder / "house.db")
    for market in found.markets:
        stored = await store.load(market.id)
        assert stored is not None
        table, begun, due, called = Table(market.id, stored.secret), 0, None, 0
        for row in stored.rows:
            table.apply(row)
            if due is not None and table.round != called:
                written.append(max(0, row.time - due))
                due = None
            ends = table.countdown.ends() if table.status == "playing" else None
            if ends is None or table.countdown.since == begun:
                continue
            begun = table.countdown.since
            if found.since <= ends <= found.until:
                # What arrives after a price was called tells that it has passed: nobody hears anything meanwhile.
                arrived = market.person.arrived
                after = bisect_right(arrived, ends)
                late.append((arrived[after] if after < len(arrived) else found.until) - ends)
                due, called = ends, table.round
    await store.close()
    return late, written


def figures(late: list[float], written: list[float]) -> dict[str, float]:
    return {
        "house_p99_ms": quantile(written, 0.99),
        "house_most_ms": max(written),
        "prices": len(late),
        "p50_ms": quantile(late, 0.5),
        "p99_ms": quantile(late, 0.99),
        "most_ms": max(late),
        "in_time": sum(one <= TARGET_MS for one in late) / len(late),
    }


async def measured(house: processes.Server, tables: int, over: float, bad: int, seconds: float) -> Measured:
    door = Door(house.url)
    try:
        found = await markets(door, house.url, tables, over)
        async with at_their_worst(house.url, bad) as done:
            await asyncio.sleep(min(WARM_UP, seconds / 3))
            since, cpu = time.time() * 1_000, house.cpu_seconds()
            await asyncio.sleep(seconds)
            # A machine that is busy may have called none yet: of two that one person heard, one is of this time.
            while not any(sum(at > since for at in market.person.passed) > 1 for market in found):
                await asyncio.sleep(0.1)
            until, cpu = time.time() * 1_000, house.cpu_seconds() - cpu
            # Those that are due just now may still arrive.
            await asyncio.sleep(2 * PACE / 1_000)
            hang_up([[market.person] for market in found])
        return Measured(found, since, until, 1_000 * cpu / (until - since), done)
    finally:
        await door.close()


@asynccontextmanager
async def at_their_worst(url: str, tables: int) -> AsyncIterator[dict[str, int]]:
    """So many tables for as long as the block lasts; afterwards what was done at them."""
    done: dict[str, int] = {}
    if not tables:
        yield done
        return
    program = str(Path(__file__).with_name("nuisances.py"))
    process = await asyncio.create_subprocess_exec(
        sys.executable, program, url, str(tables), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        if await process.stdout.readline() != b"begun\n":
            raise RuntimeError("the bad tables could not be opened")
        yield done
        process.stdin.close()
        done.update(json.loads(await process.stdout.readline()))
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()


def one_house(tables: int, over: float, bad: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="caravanserai-bench-") as place:
        folder = Path(place) / "data"
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            with processes.started(*processes.caravanserai(folder), *FLAGS) as house:
                found = runner.run(measured(house, tables, over, bad, seconds))
            told = figures(*runner.run(lateness(folder, found)))
            per_price = found.cpu * (found.until - found.since) / told["prices"]
            return {**told, "cpu": found.cpu, "cpu_ms_per_price": per_price, "done": found.done}


def report(found: dict[str, Any]) -> str:
    lines = [
        f"prices of {found['tables']} live tables, begun in {found['over']:g} s ({found['machine']}), load of the "
        f"machine before: {found['busy_before']}, target ≤ {TARGET_MS} ms",
        "",
        f"{'how late, in ms':20}{'prices':>8}{'p50':>9}{'p99':>9}{'most':>9}{'in time':>10}"
        f"{'house p99':>11}{'most':>9}{'cores':>8}{'ms/price':>10}",
    ]
    for name in ("alone", "beside bad tables"):
        one = found[name]
        late = "".join(f"{one[key]:9.1f}" for key in ("p50_ms", "p99_ms", "most_ms"))
        house = (
            f"{one['house_p99_ms']:11.1f}{one['house_most_ms']:9.1f}{one['cpu']:8.2f}{one['cpu_ms_per_price']:10.2f}"
        )
        lines.append(f"{name:20}{one['prices']:8,}{late}{one['in_time']:10.2%}{house}")
    lines += ["", "meanwhile at the bad tables:"]
    lines += [f"  {what:42}{times:8,}" for what, times in found["beside bad tables"]["done"].items()]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--over", type=float, default=OVER, help="seconds in which the tables begin")
    parser.add_argument("--bad", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--quick", action="store_true", help="only to see that it runs")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if not processes.can_be_measured():
        sys.exit("This bench needs /proc: run it on Linux.")
    if given.quick:
        given.tables, given.over, given.bad, given.seconds = 4, 1.0, 4, 1.5
    found: dict[str, Any] = {
        "tables": given.tables,
        "over": given.over,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "busy_before": round(os.getloadavg()[0], 2),
        "alone": one_house(given.tables, given.over, 0, given.seconds),
        "beside bad tables": one_house(given.tables, given.over, given.bad, given.seconds),
    }
    print(json.dumps(found, indent=2) if given.json else report(found))


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
