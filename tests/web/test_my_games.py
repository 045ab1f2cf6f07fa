"""My games over HTTP: each road in and out, for nobody, for a guest, and for others."""

from typing import Any

import pytest

from tests.web.client import Visitor
from tests.web.conftest import Running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def played(server: Running) -> tuple[str, Visitor]:
    """A table with a game that is over, and the guest who sat there."""
    guest = await server.guest("Guest A")
    table = await guest.opens(2, bots={1: "greedy"})
    async with guest.at(table) as socket:
        await socket.plays()
    return table, guest


#: What is asked, and what nobody, somebody else and the one who played there are answered.
ROADS: list[tuple[str, Any, tuple[int, int, int]]] = [
    ("GET", None, (200, 200, 200)),
    ("star", {"on": True}, (401, 404, 204)),
    ("star", {"on": "yes"}, (400, 400, 400)),
    ("star", {"on": True, "more": 1}, (400, 400, 400)),
    ("note", {"text": "a note"}, (401, 404, 204)),
    ("note", {"text": "x" * 501}, (401, 400, 400)),
    ("note", {}, (400, 400, 400)),
]


async def test_every_road_for_everybody(server: Running, played: tuple[str, Visitor]) -> None:
    table, guest = played
    visitors = (server.visitor(), await server.guest("Other"), guest)
    for what, body, wanted in ROADS:
        for visitor, status in zip(visitors, wanted, strict=True):
            if what == "GET":
                found = await visitor.get("/api/me/games", status)
                assert [one["id"] for one in found["games"]] == ([table] if visitor is guest else [])
            else:
                await visitor.post(f"/api/me/games/{table}/{what}", body, status)
    (kept,) = (await guest.get("/api/me/games"))["games"]
    assert (kept["starred"], kept["note"], kept["seat"]) == (True, "a note", 0)
    for path, body in (("star", {"on": True}), ("note", {"text": "x"})):
        await guest.post(f"/api/me/games/nowhere/{path}", body, 404)


async def test_what_cannot_be_asked_is_refused(played: tuple[str, Visitor]) -> None:
    _, guest = played
    for query in ("after=x", "after=1", "result=drawn", "since=-1", "until=soon", "limit=0", "limit=101", "starred=2"):
        assert (await guest.http.get(f"/api/me/games?{query}")).status_code == 400, query
    for query in ("after=1.x", "text=%00", "game=nothing", "game=%00", "since=99999999999999", "text=" + "x" * 100):
        assert (await guest.http.get(f"/api/me/games?{query}")).json()["games"] == [], query


async def test_a_running_game_is_not_among_those_that_are_over(server: Running) -> None:
    guest = await server.guest("Guest A")
    table = await guest.opens(2, bots={1: "greedy"})
    assert (await guest.get("/api/me/games")) == {"games": [], "next": None}
    await guest.post(f"/api/me/games/{table}/star", {"on": True}, 204)
    assert (await guest.get("/api/me/games", starred="true"))["games"] == []
    assert [one["id"] for one in (await guest.get("/api/mine"))["playing"]] == [table]


async def test_stars_come_only_so_fast(played: tuple[str, Visitor]) -> None:
    table, guest = played
    statuses = {
        (await guest.http.post(f"/api/me/games/{table}/star", json={"on": True})).status_code for _ in range(61)
    }
    assert statuses == {204, 429}
