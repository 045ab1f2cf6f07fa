"""People at an event, over real HTTP and sockets, with a clock that the test moves."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from caravanserai.engine.fairness import nonce_hash_of
from tests.tables.fake_time import FakeTime
from tests.waiting import SECONDS, let_others_run
from tests.web.client import Visitor, first_move
from tests.web.conftest import Running, running
from tests.web.test_accounts import account

#: Steps of the clock while something is waited for; entries are open for a minute.
STEP, MINUTE = 250, 60_000
SETTING = {"game": "khiva", "format": "swiss", "seats": 3, "rounds": 2, "clock": {"type": "relaxed"}, "bot": "level1"}


def nonce_of(number: int) -> str:
    return f"{number:032x}"


@asynccontextmanager
async def house_at(place: Path | str, folder: Path, time: FakeTime, **settings: Any) -> AsyncIterator[Running]:
    """A house whose store is in its folder, or in a database."""
    if isinstance(place, str):
        key = folder / "house.key"
        if not key.exists():
            key.write_bytes(os.urandom(32))
        settings |= {"database": place, "key_file": str(key)}
    async with running(folder / "data", time, **settings) as server:
        yield server


class Meeting:
    def __init__(self, server: Running, time: FakeTime) -> None:
        self.server = server
        self.time = time
        self.people: list[Visitor] = []
        self.id = ""
        #: How they answer.
        self.choose: Callable[[dict[str, Any]], dict[str, Any]] = first_move

    @property
    def path(self) -> str:
        return f"/api/events/{self.id}"

    async def announced(self, **setting: Any) -> "Meeting":
        organiser = await account(self.server, "Organiser", "organiser")
        self.people = [organiser]
        body = {"title": "Evening", "closes_at": self.time.now() + MINUTE, **SETTING, **setting}
        self.id = (await organiser.post("/api/events", body, 201))["id"]
        return self

    @property
    def organiser(self) -> Visitor:
        return self.people[0]

    def moves_to(self, server: Running) -> None:
        """The same people at a house that was opened anew."""
        self.server, self.people = server, [one.at_another(server.url) for one in self.people]

    async def entered(self, many: int) -> list[dict[str, Any]]:
        """So many people enter, the organiser among them; behind a proxy each from an address of their own."""
        for n in range(1, many):
            self.people.append(await self.server.guest(f"Guest {n}", **{"X-Forwarded-For": f"10.0.0.{n}"}))
        return [
            await one.post(f"{self.path}/enter", {"nonce_hash": nonce_hash_of(nonce_of(n))})
            for n, one in enumerate(self.people)
        ]

    async def state(self, visitor: Visitor | None = None) -> dict[str, Any]:
        found: dict[str, Any] = await (visitor or self.organiser).get(self.path)
        return found

    async def until(self, happens: Callable[[dict[str, Any]], Any], step: int = STEP) -> dict[str, Any]:
        """Time passes until the event is so."""
        async with asyncio.timeout(SECONDS):
            for looked in count():
                state = await self.state()
                if happens(state):
                    return state
                self.time.move(step)
                await let_others_run(looked)
        raise AssertionError

    async def begins(self, absent: tuple[int, ...] = ()) -> dict[str, Any]:
        """Entries close, and who is there opens."""
        self.time.move(MINUTE)
        await self.until(lambda state: state["status"] == "opening")
        await self.opened(absent)
        return await self.until(lambda state: state["round"] >= 1)

    async def opened(self, absent: tuple[int, ...] = ()) -> None:
        for n, one in enumerate(self.people):
            if n not in absent:
                await one.post(f"{self.path}/open", {"nonce": nonce_of(n)})
        if absent:
            self.time.move(MINUTE)

    async def seated(self, visitor: Visitor) -> str:
        """The table where somebody plays now."""
        table = ""

        async def is_open() -> bool:
            return (await visitor.http.get(f"/api/tables/{table}")).status_code == 200

        table = (await self.state(visitor))["me"]["table"]["id"]
        async with asyncio.timeout(SECONDS):
            for looked in count():
                if await is_open():
                    return table
                self.time.move(STEP)
                await let_others_run(looked)
        raise AssertionError

    async def plays(self, *people: Visitor) -> None:
        """All of them play their table of this round to its end."""

        async def one(visitor: Visitor) -> None:
            table = await self.seated(visitor)
            async with visitor.at(table) as socket:
                await socket.plays(self.choose)

        await asyncio.gather(*map(one, people))

    async def plays_all(self) -> None:
        states = [(one, await self.state(one)) for one in self.people]
        playing = [one for one, state in states if ((state["me"] or {}).get("table") or {}).get("state") == "playing"]
        await self.plays(*playing)

    async def ends(self) -> dict[str, Any]:
        while (await self.state())["status"] == "running":
            now = await self.state()
            await self.plays_all()
            await self.until(
                lambda state, now=now: state["status"] != "running" or state["round"] > now["round"]  # type: ignore[misc]
            )
        return await self.state()
