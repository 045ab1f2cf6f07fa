"""Guests who pry, forge and ask without end at other people's tables: they learn nothing, change nothing, and nobody
else notices. Each trick names what it is after; `docs/security.md` says what stands against it."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.faults.rude import ELSEWHERE
from tests.web.client import NO_CERTIFICATES, Visitor, eventually
from tests.web.process import ServerProcess

#: How many at a time.
GUESTS = 2
#: What a house may answer at any time.
LATER = {
    "too-fast",
    "too-busy",
    "request-too-slow",
    "coach-busy",
    "coach-failed",
    "not-saved",
    "server-stopping",
    "too-many-guests",
    "too-many-lookups",
    "too-many-reviews",
}
HASH = "0" * 64
TOWER = "Z" + "\u0301" * 20
LONG = "x" * 20_000


class Pry:
    """A guest with a second browser, and a table of somebody else."""

    def __init__(self, house: ServerProcess, table: str, pick: random.Random) -> None:
        self.house, self.table, self.pick = house, table, pick
        self.me, self.second = self._browser(), self._browser()
        self.path = f"/api/tables/{table}"

    def _browser(self) -> Visitor:
        made = Visitor(self.house.url)
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE, verify=NO_CERTIFICATES)
        made.http = httpx.AsyncClient(base_url=self.house.url, transport=transport, timeout=made.http.timeout)
        return made

    async def named(self) -> None:
        for browser in (self.me, self.second):
            await self.refused(browser.http.post("/api/me", json={"name": "Guest"}), set(), 200)

    async def refused(self, asking: Awaitable[httpx.Response], codes: set[str], *well: int) -> httpx.Response:
        """One of these refusals, or an answer that tells nothing; never a fault of the house."""
        answer = await asking
        code = answer.json().get("code") if answer.is_error else None
        assert answer.status_code in well or code in codes | LATER, (str(answer.request.url), code, answer.text)
        return answer

    async def close(self) -> None:
        for browser in (self.me, self.second):
            await browser.http.aclose()

    # -- the tricks ------------------------------------------------------------------------------------------

    async def look_back(self) -> None:
        """Games that still run, and all lists, again and again; and a socket that wants to hear everything anew."""
        for what in ("record", "replay", "review", "replay?seat=0&open=1"):
            await self.refused(self.me.http.get(f"{self.path}/{what}"), {"not-over"}, 200)
        for what in ("/api/tables", "/api/games", "/api/mine", "/api/daily", self.path):
            await self.refused(self.me.http.get(what), set(), 200)
        async with self.me.at(self.table, 0) as socket:
            frame = await socket.next()
            if frame["type"] == "hello" and frame["now"]["status"] == "playing":
                assert (frame["you"], frame["now"]["view"]["own"], frame["now"]["ask"]) == (-1, None, None)

    async def read_the_numbers(self) -> None:
        """That somebody passed, from the numbers of the house (SA-23)."""
        for headers in ({}, {"Authorization": "Bearer x"}, {"X-Forwarded-For": "127.0.0.1"}):
            await self.refused(self.me.http.get("/metrics", headers=headers), {"no-such-page"})

    async def ask_the_coach(self) -> None:
        for ask in ("1.0", "2.1"):
            await self.refused(
                self.me.http.post(f"{self.path}/hint", json={"ask": ask}), {"not-seated", "hints-off", "game-over"}
            )
        await self.refused(self.me.http.post(f"{self.path}/review"), {"not-over", "no-person"}, 200)

    async def take_a_seat(self) -> None:
        """A bot's, a person's, or one that is not there; and to say yes in the name of those who play."""
        allowed = {"seat-taken", "no-such-seat", "game-over", "not-started", "no-free-seat", "table-started"}
        for seat in range(-1, 4):
            await self.refused(self.second.http.post(f"{self.path}/take-over", json={"seat": seat}), allowed)
        body: dict[str, Any] = {"wish": 1, "yes": True}
        allowed |= {"not-seated", "takeover-gone", "table-starting"}
        await self.refused(self.second.http.post(f"{self.path}/take-over/answer", json=body), allowed)
        await self.refused(self.second.http.post(f"{self.path}/sit", json={"nonce_hash": HASH}), allowed)

    async def command_others(self) -> None:
        allowed = {"not-host", "not-seated", "table-started", "game-over", "not-over", "no-person"}
        for what in ("start", "close", "stand", "come-back"):
            await self.refused(self.me.http.post(f"{self.path}/{what}"), allowed)
        for path, body in (("bot", {"seat": 0, "bot": "greedy"}), ("rematch", {"nonce_hash": HASH})):
            await self.refused(self.me.http.post(f"{self.path}/{path}", json=body), allowed)

    async def open_nonces(self) -> None:
        allowed = {"not-seated", "bad-nonce", "other-nonce", "nonce-late", "table-started", "game-over"}
        for nonce in ("a" * 32, "", LONG, None):
            await self.refused(self.me.http.post(f"{self.path}/nonce", json={"nonce": nonce}), allowed)

    async def become_another(self) -> None:
        """Somebody opens a link that was sent to them: they stay who they are until they say otherwise."""
        before = await self.refused(self.me.http.get("/api/me"), set(), 200)
        link = await self.refused(self.second.http.post("/api/me/return-link"), {"no-person"}, 201)
        if before.is_error or link.is_error:
            return
        body = {"token": link.json()["link"].rpartition("=")[2]}
        await self.refused(self.me.http.post("/api/me/return", data=body), {"not-json"})
        content = {"content": b'{"token":"x"}', "headers": {"Content-Type": "text/plain"}}
        await self.refused(self.me.http.post("/api/me/return", **content), {"not-json"})
        elsewhere = {"Origin": "http://elsewhere.example"}
        await self.refused(self.me.http.post("/api/me/return", json=body, headers=elsewhere), {"wrong-origin"})
        for replace in ({}, {"replace": "nobody"}):
            await self.refused(
                self.me.http.post("/api/me/return", json=body | replace), {"other-person", "return-link-dead"}
            )
        after = await self.refused(self.me.http.get("/api/me"), set(), 200)
        assert after.is_error or after.json() == before.json()

    async def send_oddities(self) -> None:
        odd = [{"name": TOWER}, {"name": "\u3164"}, {"name": LONG}, {"name": 10**30}]
        allowed = {"name-marks", "name-letters", "name-length", "unreadable-body"}
        for body in odd:
            await self.refused(self.me.http.post("/api/me", json=body), allowed)
        allowed = {"unknown-game", "seat-count", "unreadable-body", "unknown-option", "bad-edition", "old-page"}
        settings: list[dict[str, Any]] = [
            {"game": LONG, "seats": 3}, {"game": "khiva", "seats": 10**30}, {"game": "khiva", "seats": -1},
            {"game": "khiva", "seats": 3, "options": {LONG: "x"}},
            {"game": "khiva", "seats": 3, "edition": {"name": LONG}},
        ]  # fmt: skip
        for setting in settings:
            await self.refused(self.me.http.post("/api/tables", json={"setting": setting}), allowed)

    async def open_and_close(self) -> None:
        """Tables without end, and links."""
        setting = {"game": self.pick.choice(["khiva", "kilim", "samarkand"]), "seats": 3}
        body = {"setting": setting, "nonce_hash": HASH}
        opened = await self.refused(self.me.http.post("/api/tables", json=body), {"too-many-tables"}, 201)
        if opened.is_success:
            await self.refused(self.me.http.post(f"/api/tables/{opened.json()['id']}/close"), set(), 204)
        await self.refused(self.me.http.post("/api/me/return-link"), {"no-person"}, 201)

    async def answer_for_others(self) -> None:
        async with self.me.at(self.table) as socket:
            await socket.next()
            for message in (
                {"type": "answer", "ask": "1.0", "move_id": "m", "move": {"type": "Pass"}},
                {"type": "order", "order": {"type": "PassOn"}},
                {"type": "come-back"},
                {"type": "say", "text": TOWER * 10},
            ):
                await socket.send(message)


TRICKS: tuple[Callable[[Pry], Awaitable[None]], ...] = (
    Pry.look_back,
    Pry.read_the_numbers,
    Pry.ask_the_coach,
    Pry.take_a_seat,
    Pry.command_others,
    Pry.open_nonces,
    Pry.become_another,
    Pry.send_oddities,
    Pry.open_and_close,
    Pry.answer_for_others,
)


class Prying:
    """How often each trick was tried, and those who try."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self.tasks: list[asyncio.Task[None]] = []

    def check(self) -> None:
        """One that had success, or broke something, has ended."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def enough(self, times: int) -> None:
        """Wait until each was tried so often."""

        def tried() -> bool:
            self.check()
            return len(self.done) == len(TRICKS) and min(self.done.values()) >= times

        await eventually(tried)


@asynccontextmanager
async def prying_guests(house: ServerProcess, tables: list[str], pick: random.Random) -> AsyncIterator[Prying]:
    """Until the block ends."""
    prying = Prying()
    for _ in range(GUESTS):
        guest = _one(house, tables, random.Random(pick.random()), prying.done)
        prying.tasks.append(asyncio.create_task(guest))
    try:
        yield prying
        prying.check()
    finally:
        for task in prying.tasks:
            task.cancel()
        await asyncio.gather(*prying.tasks, return_exceptions=True)


async def _one(house: ServerProcess, tables: list[str], pick: random.Random, done: Counter[str]) -> None:
    while True:
        pry = Pry(house, pick.choice(tables), pick)
        # The house may be down, or hang up on them.
        with suppress(httpx.TransportError, OSError, EOFError, TimeoutError, WebSocketException):
            await pry.named()
            for trick in pick.sample(TRICKS, len(TRICKS)):
                await trick(pry)
                done[f"tried to {trick.__name__.replace('_', ' ')}, in vain"] += 1
        await pry.close()
        await asyncio.sleep(0)
