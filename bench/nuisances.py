"""Tables that do their worst: what a house must bear without anybody else noticing.

    python bench/nuisances.py http://127.0.0.1:8000 20

A process of its own, and a lower priority than the house: what these people's program computes is not the house's
work, and the people beside them have other machines. It says when it has begun, and when its input ends what was done.
"""

import asyncio
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import httpx
from load import Door, Player, Tally, at_most_some, opened
from websockets.exceptions import InvalidHandshake

#: Requests for each finished game are so many seconds apart.
EVERY = 0.2
#: Seconds after which there is no answer: the house itself gives up a hint after two minutes.
PATIENCE = 300.0
NICENESS = 10


class Asking(Player):
    """Somebody who asks the coach before every answer."""

    def owed(self) -> str | None:
        return None if self.ask is None or self.ask.sealed else self.ask.id


class Nuisances:
    def __init__(self, url: str, door: Door, http: httpx.AsyncClient) -> None:
        self.url, self.door, self.http = url, door, http
        self.done: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._tally = Tally()

    async def begin(self, tables: int) -> None:
        """So many tables, of four kinds in turn."""
        if not tables:
            return
        kinds = [self._walked_away, self._quick_bots, self._hints, self._finished]
        cookies = await self.door.guests(tables)
        await at_most_some([lambda n=n: kinds[n % 4](n, cookies[n]) for n in range(tables)])

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _goes_on(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _walked_away(self, number: int, cookie: str) -> None:
        """A live table of strong bots where people say nothing until their time is up, or where bots play for all."""
        other = (await self.door.guests(1))[0]
        clock = {"type": "live", "bank": 10, "increment": 0, "pace": 1}
        game = ("khiva", "kilim")[number // 4 % 2]
        table = await self.door.table([cookie, other], dict.fromkeys((2, 3), "level5"), game=game, clock=clock)
        self.done["tables of strong bots, abandoned"] += 1
        if number // 8 % 2:
            for person in (cookie, other):
                await self._post(f"/api/tables/{table}/stand", person)

    async def _quick_bots(self, number: int, cookie: str) -> None:
        """Kilim among quick bots that never pause: when a game is over, another one begins."""
        self._goes_on(self._games_of_bots(cookie))
        self.done["tables of quick bots"] += 1

    async def _games_of_bots(self, cookie: str) -> None:
        while True:
            table = await self.door.table([cookie], dict.fromkeys((1, 2, 3), "level2"), game="kilim")
            await self._post(f"/api/tables/{table}/stand", cookie)
            while (await self._get(f"/api/tables/{table}", cookie)).get("status") == "playing":
                await asyncio.sleep(1)
            self.done["games among quick bots"] += 1

    async def _hints(self, number: int, cookie: str) -> None:
        game = ("khiva", "kilim", "samarkand")[number // 4 % 3]
        table = await self.door.table([cookie], {1: "level3", 2: "level3"}, game=game, hints=True)
        person = Asking(f"{self.url}/api/tables/{table}/socket", cookie, random.Random(number), self._tally)
        await opened([[person]])
        self._goes_on(self._asks(table, cookie, person))

    async def _asks(self, table: str, cookie: str, person: Asking) -> None:
        while True:
            if (ask := person.owed()) is not None:
                answer = await self._post(f"/api/tables/{table}/hint", cookie, {"ask": ask})
                self.done["hints asked for"] += 1
                self.done["hints given"] += "choices" in answer
                person.answer()
            await asyncio.sleep(0.05)

    async def _finished(self, number: int, cookie: str) -> None:
        """A game of Kilim that is over: it is read, joined from its beginning, and reviewed."""
        other = (await self.door.guests(1))[0]
        table = await self.door.table([cookie, other], game="kilim")
        tally = Tally()
        url = f"{self.url}/api/tables/{table}/socket"
        people = [Player(url, one, random.Random(number), tally) for one in (cookie, other)]
        await opened([people])
        for person in people:
            person.eager = True
            person.answer()
        while not tally.over:
            await asyncio.sleep(0.02)
        for person in people:
            person.close()
        self._goes_on(self._reads(table, cookie))
        self._goes_on(self._joins(table, cookie))

    async def _reads(self, table: str, cookie: str) -> None:
        await self._post(f"/api/tables/{table}/review", cookie)
        while True:
            for path in ("", "/record", "/replay", "/review"):
                await self._get(f"/api/tables/{table}{path}", cookie)
                self.done["finished games read"] += 1
                await asyncio.sleep(EVERY)

    async def _joins(self, table: str, cookie: str) -> None:
        while True:
            person = Player(f"{self.url}/api/tables/{table}/socket?last=0", cookie, random.Random(1), self._tally)
            try:
                await person.open()
                self.done["finished games joined from the beginning"] += 1
            except (OSError, InvalidHandshake):
                self.done["sockets that were refused"] += 1
            await asyncio.sleep(EVERY)
            person.close()

    async def _post(self, path: str, cookie: str, body: Any = None) -> Any:
        return await self._call("POST", path, cookie, body or {})

    async def _get(self, path: str, cookie: str) -> Any:
        return await self._call("GET", path, cookie, None)

    async def _call(self, method: str, path: str, cookie: str, body: Any) -> Any:
        """What the house says; a refusal is an answer too."""
        try:
            answer = await self.http.request(method, path, json=body, headers={"Cookie": cookie})
            return answer.json() if answer.content else {}
        except (httpx.HTTPError, ValueError):
            self.done["requests without an answer"] += 1
            return {}


async def _main(url: str, tables: int) -> None:
    door = Door(url)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False) as http:
        nuisances = Nuisances(url, door, http)
        try:
            await nuisances.begin(tables)
            print("begun", flush=True)
            await asyncio.to_thread(sys.stdin.read)
            print(json.dumps(nuisances.done), flush=True)
        finally:
            await nuisances.end()
            await door.close()


if __name__ == "__main__":
    os.nice(NICENESS)
    asyncio.run(_main(sys.argv[1], int(sys.argv[2])))
