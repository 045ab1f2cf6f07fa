"""A house in a thread of its own, with games that must not change whatever a stranger sends."""

import asyncio
import os
import threading
from collections.abc import Coroutine
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings

from caravanserai.engine.game import GAMES, game
from tests.night import NIGHT
from tests.waiting import SECONDS
from tests.web.client import Visitor
from tests.web.conftest import Running, running

T = TypeVar("T")

#: How many cases in all: a thousand among the tests, a hundred thousand for `make fuzz`.
CASES = int(os.environ.get("FUZZ_CASES", "1000" if NIGHT else "300"))
#: Most of it over sockets, where a game is played.
OVER_HTTP, OVER_SOCKETS, IN_FILES = (round(CASES * part) for part in (0.2, 0.5, 0.3))


def fuzzing(cases: int) -> settings:
    """The tests try the same cases every time; `make fuzz` others with every run."""
    return settings(
        max_examples=max(1, cases),
        derandomize="FUZZ_CASES" not in os.environ,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


class FuzzedHouse:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: Running
        self.loop = asyncio.new_event_loop()
        self._end = asyncio.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: self.loop.run_until_complete(self._serve()), daemon=True)

    async def _serve(self) -> None:
        wide: dict[str, Any] = {"tables_each": 1_000, "sockets_per_address": 10_000, "sockets_each": 1_000}
        # With mail, which nobody takes.
        wide |= {"smtp": "smtp://127.0.0.1:9", "mail_from": "a@example.org", "public_url": "http://games.example.org"}
        # A clock that goes: a hundred thousand requests are more than any limit allows at once.
        async with running(self.folder, ticking=monotonic, **wide) as made:
            self.running = made
            self._ready.set()
            await self._end.wait()

    def __enter__(self) -> "FuzzedHouse":
        self._thread.start()
        assert self._ready.wait(SECONDS)
        self.tables = self.do(self._begin_games())
        self.stranger = self.do(self._guest("Stranger"))
        #: A table of the stranger's own, which may change; and the key of a friend of theirs.
        self.own, self.friend = self.do(self._befriend())
        self.before = self.do(self.rows())
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self._end.set)
        self._thread.join(SECONDS)
        self.loop.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """In the house's own thread, as everything there."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    async def _guest(self, name: str) -> Visitor:
        return await self.running.guest(name)

    async def _befriend(self) -> tuple[str, str]:
        """The stranger has something to lose, too."""
        friend, own = await self._guest("Friend"), await self.stranger.opens(4)
        seat = await friend.sits(own)
        await self.stranger.post("/api/friends/ask", {"table": own, "seat": seat}, 204)
        (asking,) = (await friend.get("/api/friends"))["asking"]
        await friend.post("/api/friends/answer", {"key": asking["key"], "yes": True}, 204)
        return own, (await self.stranger.get("/api/friends"))["friends"][0]["key"]

    async def _begin_games(self) -> dict[str, str]:
        """A game of each kind, with people in every seat, waiting for their first answers."""
        self.people = [await self._guest(f"Guest {n}") for n in range(3)]
        tables = {}
        for key in GAMES:
            seats = max(2, game(key).seat_counts[0])
            setting = {"game": key, "seats": seats, "public": True, "clock": {"type": "relaxed"}}
            opened = await self.people[0].post("/api/tables", {"setting": setting})
            tables[key] = str(opened["id"])
            for person in self.people[1:seats]:
                await person.sits(tables[key])
        return tables

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self.stranger.http.cookies)

    async def rows(self) -> dict[str, Any]:
        """All that is on disk about the games."""
        found = {}
        for key, table in self.tables.items():
            stored = await self.running.house.store.load(table)
            assert stored is not None
            found[key] = (stored.secret, stored.rows)
        return found

    def nothing_changed(self) -> None:
        assert self.do(self.rows()) == self.before
        assert all(self.running.house.host.live[table].table.status == "playing" for table in self.tables.values())
