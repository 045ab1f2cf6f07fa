"""Every road × (nobody, guest, account, friend, blocked, stranger, moderator): what roads.py says, on both stores."""

import os
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from caravanserai.people.friends import mark_of
from caravanserai.people.owner import Owner
from caravanserai.tables.log.store import Person
from caravanserai.web.app import inner_app
from tests.web.conftest import Running, running
from tests.web.roads import ROADS, ROLES, Road
from tests.web.test_friends import account

pytestmark = pytest.mark.anyio


class Company:
    """Anna and her visitors, whose handles nobody had before."""

    def __init__(self, server: Running, number: int) -> None:
        self.server = server
        self.handle = f"anna-{number}"
        self.number = number
        self.over: str | None = None
        self.event: str | None = None
        self.kept = ""

    async def come(self) -> "Company":
        self.visitors = {
            "nobody": self.server.visitor(),
            "guest": await self.server.guest("Gil"),
            "account": await account(self.server, "Anna", self.handle),
        }
        self.anna = self.visitors["account"]
        for role in ("friend", "blocked", "stranger", "moderator"):
            self.visitors[role] = await account(self.server, role.title(), f"{role}-{self.number}")
        house = self.server.house
        chosen = self.person("moderator")
        await Owner(house.store).make_moderator(chosen.id, 0)
        # Past the door: over a hundred companies come, and the roads that lead here are tested elsewhere.
        anna = self.person("account")
        for role in ("friend", "blocked"):
            one = self.person(role)
            await house.friends.ask(one, await house.friends.by_handle(self.handle))
            await house.friends.answer(anna, mark_of(one.id), True)
        await house.friends.block(anna, await house.friends.by_handle(f"blocked-{self.number}"))
        return self

    def person(self, role: str) -> Person:
        me = self.visitors[role].me
        return Person(me["id"], me["name"])

    async def go(self) -> None:
        for visitor in self.visitors.values():
            await visitor.http.aclose()

    async def finished(self) -> str:
        if self.over is None:
            self.over = await self.anna.opens(2, bots={1: "greedy"})
            async with self.anna.at(self.over) as socket:
                await socket.plays()
        return self.over

    async def announced(self) -> str:
        if self.event is None:
            closes = self.server.house.sessions.time.now() + 3_600_000
            body = {"title": "", "game": "khiva", "format": "knock-out", "seats": 3, "closes_at": closes}
            self.event = str((await self.anna.post("/api/events", body, 201))["id"])
        return self.event

    async def circle(self) -> str:
        """A circle of Anna's, in which her friend and who is blocked are members; another one when that was ended."""
        if self.kept and (await self.anna.http.get(f"/api/circles/{self.kept}")).is_success:
            return self.kept
        self.kept = made = str((await self.anna.post("/api/circles", {"name": "Thursdays"}))["id"])
        secret = (await self.anna.get(f"/api/circles/{made}"))["link"].partition("#join=")[2]
        for role in ("friend", "blocked"):
            await self.visitors[role].post(f"/api/circles/{made}/join", {"secret": secret}, 200)
        return made

    async def word(self, word: str, role: str) -> str:
        """What a word in capital letters stands for."""
        me = self.visitors[role]
        match word:
            case "TABLE":
                return await self.anna.opens(3)
            case "RUNNING":
                return await self.anna.opens(2, bots={1: "greedy"})
            case "OVER":
                return await self.finished()
            case "MINE":
                return "nowhere" if role == "nobody" else await me.opens(3)
            case "EVENT":
                return await self.announced()
            case "HASH":
                return sha256(role.encode()).hexdigest()
            case "NAME":
                return "nobody" if role == "nobody" else str((await me.get("/api/me"))["name"])
            case "CIRCLE":
                return await self.circle()
            case "SOON":
                return str(self.server.house.sessions.time.now() + 60_000)
            case "HANDLE":
                return self.handle
            case "NEW":
                return f"new-{role}-{self.number}"
            case "ANNA":
                friends = [] if role == "nobody" else (await me.get("/api/friends"))["friends"]
                return next((one["key"] for one in friends if one["name"] == "Anna"), "x")
            case _:
                return word

    async def answer(self, road: Road, role: str) -> httpx.Response:
        parts = {"table": "TABLE", "handle": "HANDLE", "circle": "CIRCLE"} | road.parts
        filled = {key: await self.word(value, role) for key, value in parts.items() if f"{{{key}}}" in road.path}
        body = road.body
        if isinstance(body, dict):
            body = {k: await self.word(v, role) if isinstance(v, str) else v for k, v in body.items()}
            body = {k: int(v) if k == "starts" else v for k, v in body.items()}
        sent = {} if road.method == "GET" else {"json": body} if body is not None else {"content": b""}
        return await self.visitors[role].http.request(road.method, road.path.format(**filled), **sent)


def described(server: Running) -> set[tuple[str, str]]:
    """What the house says of itself."""
    paths: dict[str, Any] = inner_app(server.house).openapi_schema.to_schema()["paths"]
    return {(method.upper(), path) for path, methods in paths.items() for method in methods if method != "parameters"}


async def wrong(server: Running, roads: tuple[Road, ...]) -> list[str]:
    """Each road with a company of its own: what one of them changes troubles no other. Those that only read share one,
    and so do those to a table, which is another for each of them."""
    found = []
    shared = await Company(server, len(roads)).come()
    for number, road in enumerate(roads):
        alone = road.method != "GET" and "{table}" not in road.path
        company = await Company(server, number).come() if alone else shared
        # Who sat down as nobody is a guest from then on.
        company.visitors["nobody"].http.cookies.clear()
        for role in ROLES:
            answer = await company.answer(road, role)
            if answer.status_code != road.status(role):
                told = answer.json().get("code") if answer.is_error else ""
                found.append(f"{road.method} {road.path} {role}: {answer.status_code} {told}, not {road.status(role)}")
            if answer.is_error:
                assert answer.json()["sentence"]
        if alone:
            await company.go()
    await shared.go()
    return found


async def test_every_road_says_what_it_answers_to_whom(server: Running) -> None:
    listed = [(road.method, road.path) for road in ROADS]
    assert len(set(listed)) == len(listed)
    assert (sorted(described(server) - {*listed}), sorted({*listed} - described(server))) == ([], [])


@pytest.mark.slow
async def test_every_road_for_everybody(server: Running) -> None:
    found = await wrong(server, ROADS)
    assert not found, "\n".join(found)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """In which somebody may have as many tables as there are roads and people."""
    async with running(tmp_path / "data", tables_each=1_000) as made:
        yield made


@pytest.fixture
async def node(tmp_path: Path, database: str) -> AsyncIterator[Running]:
    key = tmp_path / "house.key"
    key.write_bytes(os.urandom(32))
    async with running(tmp_path / "node", database=database, key_file=str(key), tables_each=1_000) as made:
        yield made


@pytest.mark.nightly
async def test_the_roads_of_people_on_postgresql(node: Running) -> None:
    """Those in which it matters who asks about whom."""
    roads = tuple(
        road
        for road in ROADS
        if road.path.startswith(("/api/friends", "/api/people", "/api/circles")) or "/sit" in road.path
    )
    found = await wrong(node, roads)
    assert len(roads) > 10 and not found, "\n".join(found)


async def test_who_is_blocked_is_answered_as_any_friend_is(server: Running) -> None:
    """Where they must not sit, as if somebody had been quicker."""
    for road in ROADS:
        friend, blocked = road.status("friend"), road.status("blocked")
        assert friend == blocked or (blocked, road.path.rpartition("/")[2]) in (
            (409, "sit"),
            (409, "take-over"),
            (404, "{handle}"),
            (404, "ratings"),
        )
