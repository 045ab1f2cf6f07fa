"""What it costs the house that many look at its list: live over a socket, beside pages that ask again and again.

A house in which tables are opened and closed at a fixed pace, as many the whole time. By processor time of the house in
a second: with nobody who looks, with so many at sockets while nothing happens, with so many while tables come and go,
and with pages that ask for the list and for their own tables every eight seconds, as they did before there was a
socket. As many pages ask as keep the house busy for half of the time; what as many as there are viewers would cost is
counted up from that, and may be more than the machine has. How long it takes from a change until everybody has heard of
it is measured too.

    python bench/lobby.py
    python bench/lobby.py --viewers 2000 --seconds 20 --json
    python bench/lobby.py --quick
"""

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import processes
import uvloop
from load import AT_ONCE, PATIENCE, Door
from processes import Server
from server import quantile
from wire import Counts, Http, Socket

#: A page asked for both of these so often, in seconds.
ASKED, ASKED_EVERY = ("/api/tables", "/api/mine"), 8.0
#: People who look, each in many tabs; and tables that are there the whole time.
PEOPLE, STANDING = 200, 60
#: Of the time that pages could ask in: the house has other things to do, and so has who asks.
SHARE = 0.5


class Viewer(Socket):
    """Somebody who looks at the list, and notes when they heard that a table went."""

    def __init__(self, url: str, counts: Counts, cookie: str, heard: "Heard") -> None:
        super().__init__(f"{url}/api/lobby", counts, cookie)
        self._heard = heard
        self.greeted = False

    def heard(self, message: bytes) -> None:
        self.greeted = True
        if self._heard.wanted and self._heard.wanted in message:
            self._heard.at.append(time.perf_counter())


class Heard:
    """When viewers heard that the last table went."""

    def __init__(self) -> None:
        self.wanted = b""
        self.at: list[float] = []


async def looking(url: str, cookies: list[str], viewers: int, counts: Counts, heard: Heard) -> list[Viewer]:
    """So many sockets, some at a time."""
    made = [Viewer(url, counts, cookies[n % len(cookies)], heard) for n in range(viewers)]
    room = asyncio.Semaphore(AT_ONCE)

    async def opens(one: Viewer) -> None:
        async with room:
            await one.open()

    await asyncio.gather(*map(opens, made))
    while not all(one.greeted for one in made):
        await asyncio.sleep(0.05)
    return made


class Changes:
    """Tables that are opened and closed, so many a second; the same number of them stands."""

    def __init__(self, url: str, cookies: list[str], each_second: float, heard: Heard) -> None:
        self.http = Http(url)
        self.cookies = cookies
        self.each_second = each_second
        self.heard = heard
        self.late: list[float] = []
        self.done = 0
        self._standing: list[tuple[str, str]] = []

    async def opens(self) -> str:
        cookie = self.cookies[self.done % len(self.cookies)]
        self.done += 1
        setting = {"game": "khiva", "seats": 3, "public": True}
        body = json.dumps({"setting": setting, "nonce_hash": "0" * 64}).encode()
        answer = await self.http.post("/api/tables", body, cookie)
        assert answer.status == 201, answer
        table = str(json.loads(answer.body)["id"])
        self._standing.append((table, cookie))
        return table

    async def closes(self) -> None:
        table, cookie = self._standing.pop(0)
        self.heard.wanted, self.heard.at = table.encode(), []
        self._began = time.perf_counter()
        answer = await self.http.post(f"/api/tables/{table}/close", b"", cookie)
        assert answer.status == 204, answer

    async def go_on(self, seconds: float, viewers: int = 0) -> int:
        """Open one, and close the oldest, at this pace, or more slowly where so many viewers have not heard of it yet:
        how often."""
        since, number = time.monotonic(), 0
        while number < seconds * self.each_second:
            await asyncio.sleep(max(0.0, since + number / self.each_second - time.monotonic()))
            number += 1
            await self.opens()
            await self.closes()
            async with asyncio.timeout(PATIENCE):
                while len(self.heard.at) < viewers:
                    await asyncio.sleep(0.01)
            self.late += [at - self._began for at in self.heard.at]
        self.heard.wanted = b""
        return number


class Used:
    """Processor seconds of the house, of the wall, and how often tables came and went meanwhile."""

    def __init__(self, cpu: float, wall: float, changes: int) -> None:
        self.cpu, self.wall, self.changes = cpu, wall, changes

    @property
    def each_second(self) -> float:
        return self.cpu / self.wall


async def used(house: Server, seconds: float, changes: Changes | None, viewers: int = 0) -> Used:
    before, since = house.cpu_seconds(), time.monotonic()
    done = 0 if changes is None else await changes.go_on(seconds, viewers)
    await asyncio.sleep(max(0.0, since + seconds - time.monotonic()))
    return Used(house.cpu_seconds() - before, time.monotonic() - since, done)


async def asking(house: Server, cookies: list[str], seconds: float, changes: Changes) -> tuple[float, float]:
    """Pages that ask, for so many seconds: what the house used in a second, and how many asked. As many ask as keep it
    at work for a part of the time."""
    http = Http(house.url)
    before, since, asked = house.cpu_seconds(), time.monotonic(), 0

    async def ask() -> None:
        nonlocal asked
        while time.monotonic() < since + seconds:
            began = time.monotonic()
            for path in ASKED:
                await http.get(path, cookies[asked % len(cookies)])
            asked += 1
            await asyncio.sleep((time.monotonic() - began) * (1 / SHARE - 1))

    await asyncio.gather(ask(), changes.go_on(seconds))
    took = time.monotonic() - since
    http.close()
    return (house.cpu_seconds() - before) / took, asked / took * ASKED_EVERY


async def measured(house: Server, viewers: int, seconds: float, each_second: float) -> dict[str, Any]:
    door, heard, counts = Door(house.url), Heard(), Counts()
    cookies = await door.guests(PEOPLE)
    changes = Changes(house.url, cookies, each_second, heard)
    for _ in range(STANDING):
        await changes.opens()
    await used(house, min(seconds, 3.0), changes)
    found: dict[str, Any] = {"viewers": viewers, "seconds": seconds, "changes_a_second": 2 * each_second}
    found["nobody"] = (await used(house, seconds, changes)).each_second
    polled, pages = await asking(house, cookies, seconds, changes)
    found |= {"polling": polled, "pages": pages}
    memory = house.memory()
    began, before = time.monotonic(), house.cpu_seconds()
    made = await looking(house.url, cookies, viewers, counts, heard)
    found["open_seconds"], found["open_cpu"] = time.monotonic() - began, house.cpu_seconds() - before
    found["memory_each"] = (house.memory() - memory) / viewers
    await asyncio.sleep(2.0)
    quiet = (await used(house, seconds, None)).each_second
    changes.late.clear()
    bytes_before = counts.bytes
    told = await used(house, seconds, changes, viewers)
    # Where the machine is busy it takes longer than the pace says until all have heard: what a change costs stays.
    each_change = (told.cpu - quiet * told.wall) / told.changes
    found |= {"quiet": quiet, "change": each_change, "live": quiet + each_second * each_change}
    found["bytes_each"] = (counts.bytes - bytes_before) / viewers / told.changes
    found["late"], found["slower"] = sorted(changes.late), told.wall / seconds
    assert not counts.cut, counts.cut
    for one in made:
        one.close()
    changes.http.close()
    return found


def summed_up(found: dict[str, Any]) -> dict[str, Any]:
    """What the viewers cost, beside what as many pages that ask would."""
    late = found.pop("late")
    each_page = (found["polling"] - found["nobody"]) / found["pages"]
    live = max(1e-6, found["live"] - found["nobody"])
    found["late_p50_ms"], found["late_p99_ms"] = (1_000 * quantile(late, part) if late else 0.0 for part in (0.5, 0.99))
    return found | {"polling_scaled": each_page * found["viewers"], "ratio": each_page * found["viewers"] / live}


def said(found: dict[str, Any]) -> str:
    viewers = found["viewers"]
    return "\n".join(
        [
            f"{platform.platform()}, {os.cpu_count()} processors, Python {platform.python_version()}",
            f"{viewers} viewers, {found['changes_a_second']:g} changes a second, {found['seconds']:g} s each",
            f"processor of the house, of one, while nobody looks:        {found['nobody']:.1%}",
            f"  {viewers} at sockets, nothing happens:                    {found['quiet']:.1%}",
            f"  {viewers} at sockets, tables come and go:                 {found['live']:.1%}",
            f"  {found['pages']:.0f} pages that ask every {ASKED_EVERY:g} s, measured:          {found['polling']:.1%}",
            f"  {viewers} of them, counted up from that:                  {found['polling_scaled']:.1%}",
            f"asking costs {found['ratio']:.0f} times as much as being told",
            f"to open a socket: {1_000 * found['open_cpu'] / viewers:.2f} ms of processor; "
            f"memory each: {found['memory_each'] / 1_024:.1f} KiB",
            f"to tell everybody of a table that came and one that went: {1_000 * found['change']:.0f} ms of processor, "
            f"{found['bytes_each']:.0f} bytes each",
            f"from a change until it was heard, with the wait for the next second: {found['late_p50_ms']:.0f} (p50), "
            f"{found['late_p99_ms']:.0f} ms (p99); it took {found['slower']:.1f} times as long as the pace says",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--viewers", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--changes", type=float, default=0.5, help="tables opened, and as many closed, in a second")
    parser.add_argument("--quick", action="store_true", help="a thousand viewers, ten seconds")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    viewers, seconds = (1_000, 10.0) if chosen.quick else (chosen.viewers, chosen.seconds)
    processes.allow_files(parser, viewers)
    with tempfile.TemporaryDirectory() as folder:
        room = {"connections": str(viewers + 1_000), "sockets_each": "1000"}
        with (
            processes.started(*processes.caravanserai(Path(folder), **room)) as house,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            found = summed_up(runner.run(measured(house, viewers, seconds, chosen.changes)))
    print(json.dumps(found) if chosen.json else said(found))


if __name__ == "__main__":
    if not processes.can_be_measured():
        sys.exit("This needs /proc.")
    main()
