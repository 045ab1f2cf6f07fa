"""What people's pages cost in a house of 100,000 people and 1,000,000 finished games, on both stores.

By processor time of the house, and on PostgreSQL with that of the database beside it: requests one after the other, by
many people in turn, and by the busiest one alone. Beside it how long such a house takes to open, and an empty one.

    python bench/people.py
    python bench/people.py --quick --json        a tenth of it
    python bench/people.py --people 500 --games 2000 --requests 20
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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import crowd
import httpx
import processes
from processes import Server

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from caravanserai.tables.log.opening import open_store
from caravanserai.tables.log.store import Person
from caravanserai.tables.timing import RealTime
from caravanserai.web.folder import Folder
from caravanserai.web.session import COOKIE, Sessions
from tests.servers.postgres import Postgres
from tests.servers.programs import own_folder

TARGET_MS = 20.0
#: People who ask in turn.
ASKING = 50
STORES = ("sqlite", "postgres")
#: What is asked for; `{other}`: somebody else.
ROUTES = {
    "my profile": "/api/me/profile",
    "another's profile": "/api/people/p{other}",
    "my games": "/api/mine?limit=30",
    "finished games": "/api/me/games",
    "search by name": "/api/me/games?text=nobody+of+that+name",
    "search by game": "/api/me/games?game=kilim&result=lost",
    "starred": "/api/me/games?starred=true",
    "friends": "/api/friends",
    "news": "/api/friends/news",
    "public tables": "/api/tables",
    "public games": "/api/games",
}


class Site:
    """A house on disk: how it is started, and what beside it works for it."""

    def __init__(self, folder: Path, postgres: Postgres | None, database: str) -> None:
        self.folder = folder
        self.postgres = postgres
        self.more = {} if postgres is None else {"database": postgres.url(database), "key_file": str(folder / "key")}
        self.place: Path | str = folder / "house.db" if postgres is None else postgres.url(database)

    def key(self) -> bytes:
        """Where there are several machines each is given it."""
        lock = Folder(self.folder).open()
        key = lock.key()
        lock.close()
        if self.postgres is not None:
            (self.folder / "key").write_bytes(key)
        return key

    def started(self) -> Any:
        return processes.started(*processes.caravanserai(self.folder, **self.more))

    def database_seconds(self) -> float:
        process = None if self.postgres is None else self.postgres.server.process
        return 0.0 if process is None else processes.cpu_of_family(process.pid)


async def cookies(site: Site, people: list[str]) -> list[str]:
    store = await open_store(site.place, site.key())
    sessions = Sessions(store, RealTime(), site.key())
    found = [await sessions.new_device(Person(person, ""), None, None) for person in people]
    await store.close()
    return found


def asked(site: Site, house: Server, path: Callable[[], str], devices: list[str], requests: int) -> dict[str, float]:
    """Milliseconds of processor for one request, of the house and of the database, and by the wall."""
    took = []
    with httpx.Client(base_url=house.url, timeout=60, verify=False) as client:

        def ask(number: int) -> None:
            began = time.perf_counter()
            cookie = {"cookie": f"{COOKIE}={devices[number % len(devices)]}"}
            answer = client.get(path(), headers=cookie)
            assert answer.status_code in (200, 404), (answer.status_code, answer.text)
            took.append(time.perf_counter() - began)

        for number in range(min(len(devices), requests)):
            ask(number)
        took.clear()
        before = house.cpu_seconds(), site.database_seconds()
        for number in range(requests):
            ask(number)
        after = house.cpu_seconds(), site.database_seconds()
    own, beside = ((late - early) * 1_000 / requests for early, late in zip(before, after, strict=True))
    took.sort()
    return {
        "house_ms": own,
        "database_ms": beside,
        "p50_ms": took[len(took) // 2] * 1_000,
        "p99_ms": took[min(len(took) - 1, len(took) * 99 // 100)] * 1_000,
    }


def opening(site: Site) -> dict[str, float]:
    began = time.perf_counter()
    with site.started() as house:
        return {"seconds": time.perf_counter() - began, "cpu_seconds": house.cpu_seconds()}


def measured(full: Site, empty: Site, people: int, requests: int, rounds: int) -> dict[str, Any]:
    pick = random.Random(7)
    crowd_ids = [f"p{1 + pick.randrange(people - 1)}" for _ in range(ASKING)]
    asyncio.run(cookies(empty, []))
    devices = asyncio.run(cookies(full, [*crowd_ids, crowd.BUSIEST]))
    opening(empty)
    starts = [(opening(full), opening(empty)) for _ in range(rounds)]
    found: dict[str, Any] = {"routes": {}, "busiest": {}}
    with full.started() as house:
        for name, path in ROUTES.items():
            for whose, mine in (("routes", devices[:-1]), ("busiest", devices[-1:])):
                found[whose][name] = asked(
                    full, house, lambda path=path: path.format(other=2 * pick.randrange(people // 2)), mine, requests
                )
    found["opening"] = {
        "full_seconds": statistics.median(one["seconds"] for one, _ in starts),
        "empty_seconds": statistics.median(other["seconds"] for _, other in starts),
        "full_cpu_seconds": statistics.median(one["cpu_seconds"] for one, _ in starts),
        "empty_cpu_seconds": statistics.median(other["cpu_seconds"] for _, other in starts),
    }
    return found


@contextmanager
def sites(store: str, place: Path, people: int, games: int) -> Iterator[tuple[Site, Site, float]]:
    """A full house and an empty one, and how many seconds it took to fill the first."""
    full, empty = place / f"{store}-full", place / f"{store}-empty"
    for folder in (full, empty):
        folder.mkdir(mode=0o700)
    if store == "sqlite":
        began = time.perf_counter()
        asyncio.run(crowd.fill_sqlite(full / "house.db", people, games))
        yield Site(full, None, ""), Site(empty, None, ""), time.perf_counter() - began
        return
    with own_folder(Path(tempfile.gettempdir())) as own:
        postgres = Postgres(own / "postgres")
        postgres.start()
        try:
            names = [asyncio.run(postgres.new_database()) for _ in range(2)]
            began = time.perf_counter()
            asyncio.run(crowd.fill_postgres(postgres.url(names[0]), people, games))
            filled = time.perf_counter() - began
            yield Site(full, postgres, names[0]), Site(empty, postgres, names[1]), filled
        finally:
            postgres.stop()


def bench(stores: list[str], people: int, games: int, requests: int, rounds: int) -> dict[str, Any]:
    load = os.getloadavg()[0]
    found: dict[str, Any] = {"people": people, "games": games, "requests": requests, "stores": {}}
    found |= {"target_ms": TARGET_MS, "load_before": round(load, 2), "python": platform.python_version()}
    for store in stores:
        with tempfile.TemporaryDirectory(prefix="people-") as place, sites(store, Path(place), people, games) as made:
            full, empty, filled = made
            found["stores"][store] = {"filled_seconds": filled, **measured(full, empty, people, requests, rounds)}
    return found


def worst(found: dict[str, Any]) -> float:
    return max(
        one["house_ms"] + one["database_ms"]
        for store in found["stores"].values()
        for whose in ("routes", "busiest")
        for one in store[whose].values()
    )


def print_report(found: dict[str, Any]) -> None:
    print(
        f"{found['people']:,} people, {found['games']:,} finished games; "
        f"load of the machine before: {found['load_before']}"
    )
    for store, one in found["stores"].items():
        opened = one["opening"]
        print(f"\n{store}: filled in {one['filled_seconds']:.0f} s")
        print(
            f"  open after {opened['full_seconds']:.2f} s, an empty house after {opened['empty_seconds']:.2f} s"
            f" (processor {opened['full_cpu_seconds']:.2f} and {opened['empty_cpu_seconds']:.2f} s)"
        )
        print(f"  {'ms of processor':22}{'house':>8}{'database':>10}{'p50':>8}{'p99':>8}{'busiest':>12}")
        for name, usual in one["routes"].items():
            most = one["busiest"][name]
            print(
                f"  {name:22}{usual['house_ms']:8.2f}{usual['database_ms']:10.2f}{usual['p50_ms']:8.1f}"
                f"{usual['p99_ms']:8.1f}{most['house_ms'] + most['database_ms']:12.2f}"
            )
    met = "met" if worst(found) <= TARGET_MS else "missed"
    print(f"\nthe most for one request: {worst(found):.2f} ms (target {TARGET_MS:.0f} ms, {met})")


def main() -> int:
    parser = argparse.ArgumentParser(description="What people's pages cost in a house of many.")
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=200, help="of each kind")
    parser.add_argument("--rounds", type=int, default=3, help="how often a house is opened")
    parser.add_argument("--store", choices=STORES, action="append", help="only this one")
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of tables")
    parser.add_argument("--quick", action="store_true", help="a tenth of the people and games")
    given = parser.parse_args()
    if not processes.can_be_measured():
        print("Processor time of another process is read from /proc: this bench needs Linux.", file=sys.stderr)
        return 2
    if given.people < 100 or given.games < 100 or min(given.requests, given.rounds) < 1:
        parser.error("at least 100 --people, 100 --games, a request and a round")
    part = 10 if given.quick else 1
    found = bench(given.store or [*STORES], given.people // part, given.games // part, given.requests, given.rounds)
    print(json.dumps(found, indent=2)) if given.json else print_report(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
