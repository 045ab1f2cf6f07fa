"""One house of several nodes, on PostgreSQL and Valkey, beside one process with a file: `full_house.py --nodes 2`.

The same tables are played at the same pace in both. At each table one of three sits at another node than the others.
Then everybody answers as soon as they can, at one node and at all. At last a node is killed which plays the bots of
a game: how long until another one does. PostgreSQL waits for the disk at every commit, as it does in earnest.
"""

import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import processes
import uvloop
from full_house import FullHouse, Hall, conditions, print_conditions
from load import Door, Player, Tally, closed_loop, hang_up, opened
from processes import Server, Several, cpu_of_family
from server import Watch, quantile

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.servers.postgres import Postgres
from tests.servers.programs import own_folder
from tests.servers.valkey import Valkey

#: Milliseconds, a ratio of processor time, and seconds.
TARGETS = {
    "p50_ms": 2.5,
    "p99_ms": 8.0,
    "elsewhere_p99_ms": 10.0,
    "ratio": 1.6,
    "kill_s": 5.0,
}
#: Tables that answer as fast as they can, and for how many seconds.
FAST_TABLES, FAST_SECONDS = 64, 10.0
#: Nothing takes so many seconds.
PATIENCE = 60.0


@dataclass
class Cluster:
    postgres: Postgres
    valkey: Valkey
    key: Path
    folder: Path
    database: str = ""

    async def empty(self) -> None:
        self.database = await self.postgres.new_database()

    async def row_bytes(self) -> float:
        """What a row of a log takes on disk, with its part of the index."""
        db = await asyncpg.connect(self.postgres.url(self.database))
        found: float = await db.fetchval("SELECT pg_total_relation_size('log')::float8 / count(*) FROM log")
        await db.close()
        return found

    @contextmanager
    def nodes(self, count: int) -> Iterator[list[Server]]:
        shared = {"database": self.postgres.url(self.database), "valkey": self.valkey.url, "key_file": str(self.key)}
        # Bots wait before they speak, as people do: that is not what is measured after a kill.
        shared["bot_pause"] = "0"
        with ExitStack() as stack:
            yield [
                stack.enter_context(processes.started(*processes.caravanserai(self.folder / f"node {n}", **shared)))
                for n in range(count)
            ]


@contextmanager
def cluster() -> Iterator[Cluster]:
    with own_folder(Path(tempfile.gettempdir())) as place, tempfile.TemporaryDirectory() as folder:
        key = Path(folder) / "house.key"
        key.write_bytes(os.urandom(32))
        found = Cluster(Postgres(place / "postgres", durable=True), Valkey(place / "valkey"), key, Path(folder))
        found.postgres.start()
        try:
            found.valkey.start()
            yield found
        finally:
            found.valkey.stop()
            found.postgres.stop()


def family(found: Cluster) -> dict[str, float]:
    pids = {"PostgreSQL": found.postgres.server.process, "Valkey": found.valkey.server.process}
    return {name: cpu_of_family(process.pid) for name, process in pids.items() if process is not None}


async def fast(nodes: list[Server], tables: int, seconds: float) -> dict[str, float]:
    """Everybody answers as soon as they are asked."""
    hall, house = Hall(), Several(nodes)
    parties = await FullHouse(house, tables, 1.0, 1.0, nodes).parties(hall)
    await opened(parties)
    watch = Watch(house, hall)
    await closed_loop(parties, hall, seconds)
    found = watch.figures()
    hang_up(parties)
    return found


class Alone(Player):
    """Somebody among bots, who notes that the bots have spoken."""

    asked_again = False

    def heard(self, message: bytes) -> None:
        super().heard(message)
        self.asked_again = self.ask is not None and not self.ask.sealed


async def after_a_kill(nodes: list[Server]) -> float:
    """Seconds from the end of a node until a bot of its game answers at another."""
    last, other = nodes[-1], nodes[0]
    door = Door(last.url)
    (cookie,) = await door.guests(1)
    table = await door.table([cookie], {1: "greedy", 2: "greedy"})
    await door.close()
    person = Alone(f"{other.url}/api/tables/{table}/socket", cookie, random.Random(1), Tally())
    await opened([[person]])
    for _ in range(2):
        await until(lambda: person.asked_again)
        person.asked_again = False
        person.answer()
    await until(lambda: person.asked_again)
    os.kill(last.pid, signal.SIGKILL)
    began = time.perf_counter()
    # What is asked now the bots have answered already; what comes after it, not.
    for _ in range(3):
        person.asked_again = False
        person.answer()
        await until(lambda: person.asked_again)
    person.close()
    return time.perf_counter() - began


async def after_a_kill_of_many(full: FullHouse) -> dict[str, float]:
    """A node dies, and everybody who was there comes to another at once: seconds until they are greeted."""
    last, other = full.nodes[-1], full.nodes[0]
    people = [
        Player(f"{other.url}/api/tables/{table}/socket", cookie, random.Random(1), Tally())
        for n, table in enumerate(full.ids)
        for seat, cookie in enumerate(full.cookies[n :: full.tables])
        if full.node_of(n, seat) is last
    ]
    os.kill(last.pid, signal.SIGKILL)
    began = time.perf_counter()
    waits = await asyncio.gather(*(come_back(person, began) for person in people))
    for person in people:
        person.close()
    return {"people": len(people), "p50_s": quantile(waits, 0.5), "p99_s": quantile(waits, 0.99), "last_s": max(waits)}


async def come_back(person: Player, began: float) -> float:
    """As a page does, at a moment within two seconds. RuntimeError: refused."""
    await asyncio.sleep(2.0 * random.random())
    async with asyncio.timeout(PATIENCE):
        await person.open()
        while not person.greeted:
            await asyncio.sleep(0.01)
    return time.perf_counter() - began


async def until(reached: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not reached():
            await asyncio.sleep(0.005)


def bench(count: int, tables: int, pace: float, seconds: float) -> dict[str, Any]:
    with cluster() as found, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        report = conditions(tables, pace, seconds, found.folder) | {"nodes": count}
        with processes.started(*processes.caravanserai(found.folder / "one")) as house:
            report["file"] = runner.run(FullHouse(house, tables, pace, seconds).play())["house"]
        runner.run(found.empty())
        with found.nodes(count) as nodes:
            full = FullHouse(Several(nodes), tables, pace, seconds, nodes)
            full.beside = partial(family, found)
            measured = runner.run(full.play())
            report |= {"cluster": measured["house"], "beside": measured["beside"], "memory": measured["memory"]}
            report["row_bytes"] = runner.run(found.row_bytes())
            report["crowd"] = runner.run(after_a_kill_of_many(full))
        report["fast"] = {}
        tables, seconds = min(tables, FAST_TABLES), min(seconds, FAST_SECONDS)
        for size in (1, count):
            runner.run(found.empty())
            with found.nodes(size) as nodes:
                before = family(found)
                measured = runner.run(fast(nodes, tables, seconds))
                cpu = family(found)["PostgreSQL"] - before["PostgreSQL"]
                report["fast"][str(size)] = measured | {"postgres_cpu_seconds": cpu}
                if size == count:
                    report["kill_s"] = runner.run(after_a_kill(nodes))
        one = report["file"]["move_us"]
        report["ratio"] = report["cluster"]["move_us"] / one
        return report


def print_report(report: dict[str, Any]) -> None:
    print_conditions(report)
    show = partial(print_line, report)
    print(f"{'':50}{'one file':>12}{str(report['nodes']) + ' nodes':>12}")
    for title, key, style in (
        ("answers a second", "per_second", ",.0f"),
        ("an answer, µs of the servers' processors", "move_us", ",.0f"),
        ("acknowledged after, ms, p50", "p50_ms", ".2f"),
        ("                        p99", "p99_ms", ".2f"),
        ("others at the same node heard of it, ms, p99", "fanout_p99_ms", ".2f"),
        ("those at another node, ms, p50", "elsewhere_p50_ms", ".2f"),
        ("                           p99", "elsewhere_p99_ms", ".2f"),
        ("refused", "refused", ".0f"),
    ):
        show(title, key, style)
    print(f"{'times the processor of one':62}{target(report, 'ratio')}")
    for name, cpu in report["beside"].items():
        print(f"{name + ', an answer, µs of its processor':62}{1e6 * cpu / report['cluster']['answered']:12,.0f}")
    print(f"{'a row of the log, bytes on disk':62}{report['row_bytes']:12,.0f}")
    for name, value in report["memory"].items():
        print(f"{name:62}{value:12.1f}")
    print(f"{'a node is killed: its bots play on after, s':62}{target(report, 'kill_s')}")
    crowd = "its {people} people are all at another after, s, p50 {p50_s:.1f}, p99".format(**report["crowd"])
    print(f"{crowd:62}{report['crowd']['p99_s']:12.2f}")
    print()
    print(f"as fast as {min(report['tables'], FAST_TABLES)} tables can")
    one, all_of_them = (report["fast"][str(size)] for size in (1, report["nodes"]))
    for title, found in (("1 node", one), (f"{report['nodes']} nodes", all_of_them)):
        part = found["postgres_cpu_seconds"] / found["seconds"]
        print(f"  {title:20}{found['per_second']:10,.0f} answers a second, PostgreSQL {part:.2f} of a core beside")
    print(f"  ratio {all_of_them['per_second'] / one['per_second']:.2f}")


def print_line(report: dict[str, Any], title: str, key: str, style: str) -> None:
    said = [f"{report[who][key]:12{style}}" if key in report[who] else f"{'–':>12}" for who in ("file", "cluster")]
    told = f"  {verdict(report['cluster'][key], key)}" if key in TARGETS else ""
    print(f"{title:50}{''.join(said)}{told}")


def target(report: dict[str, Any], key: str) -> str:
    return f"{report[key]:12.2f}  {verdict(report[key], key)}"


def verdict(value: float, key: str) -> str:
    return f"≤ {TARGETS[key]:g} {'ok' if value <= TARGETS[key] else 'MISSED'}"
