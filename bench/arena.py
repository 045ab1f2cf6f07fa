"""An arena over real sockets: people who enter, open what they promised, are seated, answer every few seconds, and go
to the next table when a game is over, until the time is up. How long is an answer on its way meanwhile?

The house is a process of its own with its limits for events as they come; the people live in this process. Who waits
for a table asks how it stands every two seconds, as the page does.

    python bench/arena.py
    python bench/arena.py --people 500 --seconds 240 --json
    python bench/arena.py --quick
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import secrets
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import processes
import uvloop
from load import Door, Player, Tally, at_most_some
from processes import Server
from server import Watch, disk

from caravanserai.engine.fairness import nonce_hash_of

#: The arena lasts its shortest time; it is measured for as long as is asked.
MINUTES = 5
#: Who waits asks so often, in seconds.
ASKS_EVERY = 2.0
#: An event is open for at least half a minute; of one address so many may enter at once, and so many more in a second.
SOONEST, AT_ONCE, A_SECOND = 33.0, 300, 5.0
TARGET = {"p99_ms": 10.0}


class Mine(msgspec.Struct):
    id: str
    state: str


class Me(msgspec.Struct):
    table: Mine | None


class State(msgspec.Struct):
    """Of an event only what who plays in it needs."""

    status: str
    round: int
    me: Me | None


_state = msgspec.json.Decoder(State).decode


class Seated(Player):
    """Somebody at a table, who thinks for a while before each answer."""

    def __init__(self, url: str, cookie: str, chance: random.Random, tally: Tally, pace: float) -> None:
        super().__init__(url, cookie, chance, tally)
        self.pace = pace
        self.done = asyncio.Event()
        self.is_over = False
        self._thinks = False

    def heard(self, message: bytes) -> None:
        over = self.tally.over
        super().heard(message)
        if self.tally.over > over:
            self.is_over = True
            self.done.set()
        if self.ask is not None and not self.ask.sealed and not self._thinks:
            self._thinks = True
            pause = self.pace * self.chance.uniform(0.7, 1.3)
            asyncio.get_running_loop().call_later(pause, self._speak)

    def _speak(self) -> None:
        self._thinks = False
        if not self.done.is_set():
            self.answer()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self.done.set()


class Arena:
    def __init__(self, house: Server, people: int, seats: int, pace: float) -> None:
        self.house, self.people, self.seats, self.pace = house, people, seats, pace
        self.door = Door(house.url)
        self.http = self.door.http
        self.tally = Tally()
        self.cookies: list[str] = []
        self.nonces = [secrets.token_hex(16) for _ in range(people)]
        self.path = ""
        self.tables: set[str] = set()
        self.asked = 0
        self._sockets: set[Seated] = set()

    async def gather(self) -> None:
        """Announced, entered, opened: it begins."""
        self.cookies = await self.door.guests(self.people)
        organiser = self.cookies[0]
        await self.door.post("/api/me/password", {"password": secrets.token_hex(16), "handle": "organiser"}, organiser)
        slow = max(0.0, self.people - AT_ONCE) / A_SECOND
        # Afterwards those of one address may open as many at once as have entered.
        closes = round(1_000 * time.time()) + round(1_000 * max(SOONEST, 2 * slow + 15 if slow else 0))
        new = {"title": "Arena", "game": "khiva", "format": "arena", "seats": self.seats, "minutes": MINUTES}
        clock = {"type": "live", "bank": 600, "increment": 30}
        made = await self.door.post("/api/events", {**new, "closes_at": closes, "clock": clock}, organiser)
        self.path = f"/api/events/{made['id']}"
        await at_most_some([partial(self._does, n, "enter") for n in range(self.people)])
        await self._until("opening")
        await at_most_some([partial(self._does, n, "open") for n in range(self.people)])
        await self._until("running")

    async def _does(self, number: int, what: str) -> None:
        nonce = self.nonces[number]
        body = {"nonce": nonce} if what == "open" else {"nonce_hash": nonce_hash_of(nonce)}
        while True:
            answer = await self.http.post(f"{self.path}/{what}", json.dumps(body).encode(), self.cookies[number])
            if answer.status == 200:
                return
            if answer.status != 429:
                raise RuntimeError(f"{what}: {answer.status} {answer.body.decode()}")
            await asyncio.sleep(1.0)

    async def _until(self, status: str) -> None:
        while (await self.state(self.cookies[0])).status != status:
            await asyncio.sleep(0.5)

    async def state(self, cookie: str) -> State:
        answer = await self.http.get(self.path, cookie)
        if answer.status != 200:
            raise RuntimeError(f"{self.path}: {answer.status} {answer.body.decode()}")
        return _state(answer.body)

    async def play(self, seconds: float) -> dict[str, float]:
        """Everybody, until the time is up."""
        playing = [asyncio.create_task(self._plays(n)) for n in range(self.people)]
        # All are at their first tables by then.
        await asyncio.sleep(min(10.0, seconds / 4))
        self.tally.times.clear()
        gc.collect()
        gc.disable()
        watch = Watch(self.house, self.tally)
        await asyncio.sleep(seconds)
        found = watch.figures()
        gc.enable()
        for task in playing:
            task.cancel()
        failed = [one for one in await asyncio.gather(*playing, return_exceptions=True) if isinstance(one, Exception)]
        if failed:
            raise failed[0]
        for socket in self._sockets:
            socket.close()
        return found | {"tables": len(self.tables), "over": self.tally.over, "asked": self.asked}

    async def _plays(self, number: int) -> None:
        cookie, chance, last = self.cookies[number], random.Random(number), ""
        await asyncio.sleep(chance.uniform(0, ASKS_EVERY))
        while True:
            found = await self.state(cookie)
            self.asked += 1
            mine = found.me.table if found.me is not None else None
            if mine is None or mine.state != "playing" or mine.id == last:
                await asyncio.sleep(ASKS_EVERY)
                continue
            last = mine.id
            self.tables.add(last)
            url = f"{self.house.url}/api/tables/{last}/socket"
            socket = Seated(url, cookie, chance, self.tally, self.pace)
            self._sockets.add(socket)
            await socket.open()
            await socket.done.wait()
            socket.close()
            self._sockets.discard(socket)
            if not socket.is_over:
                last = ""  # the line was cut: back to the same table


async def measured(house: Server, asked: argparse.Namespace) -> dict[str, Any]:
    arena = Arena(house, asked.people, asked.seats, asked.pace)
    try:
        await arena.gather()
        found = await arena.play(asked.seconds)
    finally:
        await arena.door.close()
    return found | {"cut": dict(arena.tally.cut)}


def bench(asked: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="caravanserai-bench-") as folder:
        data = Path(folder)
        about = {
            "people": asked.people,
            "seats": asked.seats,
            "pace": asked.pace,
            "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
            "busy_before": round(os.getloadavg()[0], 2),
            "disk": disk(data),
        }
        with (
            processes.started(*processes.caravanserai(data / "house")) as house,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            return about | runner.run(measured(house, asked))


def print_report(report: dict[str, Any]) -> None:
    print("an arena of {people} at tables of {seats}, a move every {pace} s each ({machine})".format(**report))
    print("load of the machine before: {busy_before}; a durable write takes".format(**report), end=" ")
    print("{fdatasync_p50_ms:.2f} ms (p99 {fdatasync_p99_ms:.2f})".format(**report["disk"]))
    print("  {tables} tables, {over} ends of games heard, {asked} looks at the event".format(**report))
    print("  {per_second:,.0f} answers a second for {seconds:.0f} s, {refused} refused".format(**report))
    busy = 100 * report["server_cpu_seconds"] / report["seconds"]
    print(f"  the house: {busy:.0f} % of a core, {report['move_us']:,.0f} µs a move")
    print("  acknowledged after {p50_ms:.2f} ms (p50), {p99_ms:.2f} ms (p99)".format(**report), end="; ")
    print(f"wanted: {TARGET['p99_ms']:.0f} ms")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--pace", type=float, default=3.0, metavar="SECONDS")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--quick", action="store_true", help="40 people, 10 seconds")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if asked.quick:
        asked.people, asked.seconds = 40, 10.0
    if not processes.can_be_measured():
        parser.error("processor time is read from /proc: this needs Linux")
    processes.allow_files(parser, 3 * asked.people)
    report = bench(asked)
    print(json.dumps(report, indent=2)) if asked.json else print_report(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
