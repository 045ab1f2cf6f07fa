"""Friends and blocks over HTTP: every road for nobody, a guest, an account, a friend and somebody who is blocked."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from caravanserai.people.accounts import Accounts
from caravanserai.people.passwords import Passwords
from caravanserai.tables.log.store import Person
from tests.web.client import Visitor
from tests.web.conftest import Running

pytestmark = pytest.mark.anyio

PASSWORD = "the camel waits at noon"


async def account(server: Running, name: str, handle: str) -> Visitor:
    guest = await server.guest(name)
    passwords = Passwords(8)
    accounts = Accounts(server.house.store, server.house.sessions.time, passwords)
    await accounts.set_password(Person(guest.me["id"], guest.me["name"]), PASSWORD, handle, None)
    passwords.close()
    return guest


async def befriend(one: Visitor, other: Visitor, handle: str) -> None:
    await one.post("/api/friends/ask", {"handle": handle}, 204)
    (asking,) = (await other.get("/api/friends"))["asking"]
    await other.post("/api/friends/answer", {"key": asking["key"], "yes": True}, 204)


async def play_out(table: str, *players: Visitor) -> None:
    """A whole game of people."""
    async with AsyncExitStack() as sockets:
        await asyncio.gather(*[(await sockets.enter_async_context(one.at(table))).plays() for one in players])


class Cast:
    """Anna, who is asked things of; and those who ask."""

    def __init__(self, server: Running) -> None:
        self.server = server

    async def come(self) -> "Cast":
        self.anna = await account(self.server, "Anna", "anna")
        self.others = {
            "nobody": self.server.visitor(),
            "guest": await self.server.guest("Gil"),
            "account": await account(self.server, "Cleo", "cleo"),
            "friend": await account(self.server, "Fred", "fred"),
            "blocked": await account(self.server, "Bert", "bert"),
        }
        await befriend(self.others["friend"], self.anna, "anna")
        await befriend(self.others["blocked"], self.anna, "anna")
        await self.anna.post("/api/friends/block", {"handle": "bert"}, 204)
        return self


@pytest.fixture
async def cast(server: Running) -> Cast:
    return await Cast(server).come()


#: Of Anna is asked: nobody, a guest, an account, a friend, who is blocked; the last two are answered alike.
ROADS: list[tuple[str, Any, tuple[int, ...]]] = [
    ("GET", None, (401, 200, 200, 200, 200)),
    ("news", None, (200, 200, 200, 200, 200)),
    ("ask", {"handle": "anna"}, (401, 204, 204, 409, 409)),
    ("ask", {"handle": "nobody-of-that-name"}, (401, 204, 204, 204, 204)),
    ("ask", {"handle": "@"}, (401, 400, 400, 400, 400)),
    ("ask", {"handle": "<x>"}, (401, 400, 400, 400, 400)),
    ("ask", {}, (401, 400, 400, 400, 400)),
    ("ask", {"handle": 1}, (400, 400, 400, 400, 400)),
    ("answer", {"key": "x", "yes": True}, (401, 404, 404, 404, 404)),
    ("remove", {"key": "x"}, (401, 404, 404, 404, 404)),
    ("invite", {"key": "ANNA", "table": "TABLE"}, (401, 403, 403, 403, 403)),
    ("invite", {"key": "ANNA", "table": "nowhere"}, (401, 404, 404, 404, 404)),
    ("invite", {"key": "ANNA", "table": "MINE"}, (401, 404, 404, 204, 204)),
    ("dismiss", {"table": "nowhere"}, (401, 204, 204, 204, 204)),
    ("block", {"table": "TABLE", "seat": 0}, (401, 403, 403, 403, 403)),
    ("unblock", {"key": "@anna"}, (401, 404, 404, 404, 404)),
    ("block", {"handle": "anna"}, (401, 204, 204, 204, 204)),
    ("unblock", {"key": "@anna"}, (401, 204, 204, 204, 204)),
]


async def test_every_road_for_everybody(cast: Cast) -> None:
    annas = await cast.anna.opens(3)
    for number, (name, visitor) in enumerate(cast.others.items()):
        given = {"TABLE": annas, "ANNA": "x", "MINE": "x"}
        if name != "nobody":
            given["MINE"] = await visitor.opens(3)
        if name in ("friend", "blocked"):
            given["ANNA"] = (await visitor.get("/api/friends"))["friends"][0]["key"]
        for what, body, wanted in ROADS:
            path = "/api/friends" + ("" if what == "GET" else f"/{what}")
            if body is None:
                await visitor.get(path, wanted[number])
            else:
                filled = {
                    key: given.get(value, value) if isinstance(value, str) else value for key, value in body.items()
                }
                answer = await visitor.http.post(path, json=filled)
                assert answer.status_code == wanted[number], (name, what, body, answer.text)


async def test_who_is_blocked_is_answered_as_ever(cast: Cast) -> None:
    """Byte for byte what a friend is told, but for names and keys of their own."""
    friend, blocked = cast.others["friend"], cast.others["blocked"]
    seen = []
    for one in (friend, blocked):
        circle = await one.get("/api/friends")
        (anna,) = circle["friends"]
        seen.append((anna["key"], anna["name"], anna["handle"], circle["asking"], circle["asked"], circle["blocked"]))
    assert seen[0] == seen[1]
    assert (await friend.get("/api/friends"))["friends"][0]["here"] is False
    await cast.anna.get("/api/friends/news")
    here = [(await one.get("/api/friends"))["friends"][0]["here"] for one in (friend, blocked)]
    assert here == [True, False], "who is blocked does not learn when she comes"


async def test_the_house_does_not_seat_them_together(cast: Cast) -> None:
    """Neither at a public table nor by a link that somebody gave them."""
    guest, blocked = cast.others["guest"], cast.others["blocked"]
    public, private = await cast.anna.opens(3, public=True), await cast.anna.opens(3)
    theirs = await blocked.opens(3, public=True)
    for one, listed in ((guest, {public, theirs}), (blocked, {theirs}), (cast.anna, {public})):
        assert {table["id"] for table in await one.get("/api/tables")} == listed
    for seat, code in ((None, "no-free-seat"), (1, "seat-taken"), (9, "no-such-seat")):
        for table in (public, private):
            assert (await blocked.post(f"/api/tables/{table}/sit", {"seat": seat}, 409))["code"] == code
        assert (await cast.anna.post(f"/api/tables/{theirs}/sit", {"seat": seat}, 409))["code"] == code
    for table in (public, private):
        await guest.sits(table)
        assert (await blocked.post(f"/api/tables/{table}/take-over", {"seat": 1}, 409))["code"] == "not-started"


async def test_who_is_blocked_takes_no_bots_seat_over(cast: Cast) -> None:
    """They hear what others hear too, who ask once too often or a moment too late."""
    blocked, stranger = cast.others["blocked"], cast.others["account"]
    for takeover, code in (("open", "seat-taken"), ("ask", "takeover-enough"), ("never", "takeover-never")):
        table = await cast.anna.opens(2, bots={1: "greedy"}, takeover=takeover)
        assert (await blocked.post(f"/api/tables/{table}/take-over", {"seat": 0}, 409))["code"] == "seat-taken"
        assert (await blocked.post(f"/api/tables/{table}/take-over", {"seat": 1}, 409))["code"] == code
        await stranger.post(f"/api/tables/{table}/take-over", {"seat": 1}, 409 if takeover == "never" else 200)


async def test_a_rematch_keeps_no_seat_for_who_is_blocked(cast: Cast) -> None:
    anna, guest, other = cast.anna, cast.others["guest"], cast.others["account"]
    for opener, late in ((anna, other), (other, anna)):
        table = await anna.opens(3)
        for one in (guest, other):
            await one.sits(table)
        await play_out(table, anna, guest, other)
        await anna.post("/api/friends/block", {"handle": "cleo"}, 204)
        made = (await opener.post(f"/api/tables/{table}/rematch", {}))["id"]
        states = [seat["state"] for seat in (await opener.get(f"/api/tables/{made}"))["seats"]]
        assert sorted(states) == ["free", "person", "reserved"]
        assert (await late.post(f"/api/tables/{table}/rematch", {}, 409))["code"] == "no-free-seat"
        await guest.post(f"/api/tables/{table}/rematch", {})
        await anna.post("/api/friends/unblock", {"key": "@cleo"}, 204)


async def test_they_do_not_hear_each_other(cast: Cast) -> None:
    anna, guest, blocked = cast.anna, cast.others["guest"], cast.others["blocked"]
    await anna.post("/api/friends/unblock", {"key": "@bert"}, 204)
    table = await anna.opens(4)
    for one in (guest, blocked):
        await one.sits(table)
    # They sit together already when Anna has heard enough.
    await anna.post("/api/friends/block", {"handle": "bert"}, 204)
    async with anna.at(table) as a, guest.at(table) as g, blocked.at(table) as b:
        for socket in (a, g, b):
            await socket.until("hello")
        await b.send({"type": "say", "text": "hello Anna"})
        await b.send({"type": "phrase", "phrase": "hello"})
        await a.send({"type": "say", "text": "hello Gil"})
        await g.until(lambda frame: frame.get("text") == "hello Gil")
        await g.send({"type": "say", "text": "hello all"})
        for socket in (a, g, b):
            await socket.until(lambda frame: frame.get("text") == "hello all")
        said = [[one["text"] for one in socket.frames if one["type"] == "chat"] for socket in (a, b, g)]
    assert said[0] == ["hello Gil", "hello all"]
    assert said[1] == ["hello Anna", "", "hello all"], "who is blocked sees what they say"
    assert sorted(said[2]) == ["", "hello Anna", "hello Gil", "hello all"]
    async with anna.at(table) as again, blocked.at(table) as too:
        for socket, wanted in ((again, said[0]), (too, said[1])):
            await socket.send({"type": "ping", "t": 1})
            await socket.until("pong")
            assert [one["text"] for one in socket.frames if one["type"] == "chat"] == wanted


async def test_a_friend_is_invited_in_one_click(cast: Cast) -> None:
    friend, blocked = cast.others["friend"], cast.others["blocked"]
    for one in (friend, blocked):
        table = await one.opens(2)
        anna = (await one.get("/api/friends"))["friends"][0]["key"]
        await one.post("/api/friends/invite", {"key": anna, "table": table}, 204)
    (found,) = (await cast.anna.get("/api/friends/news"))["invitations"]
    assert (found["name"], found["game"], found["seats"]) == ("Fred", "khiva", 2)
    await cast.anna.sits(found["table"])
    assert (await cast.anna.get("/api/friends/news"))["invitations"] == [], "that table waits for nobody any more"
    answer = await friend.http.post("/api/friends/invite", json={"key": anna, "table": found["table"]})
    assert answer.json()["code"] == "table-started"


async def test_people_at_a_table_are_asked_by_their_seat(cast: Cast) -> None:
    guest, other = cast.others["guest"], await cast.server.guest("Hilda")
    table = await guest.opens(3, bots={2: "greedy"})
    seat = await other.sits(table)
    await guest.post("/api/friends/ask", {"table": table, "seat": seat}, 204)
    assert [one["name"] for one in (await other.get("/api/friends"))["asking"]] == ["Gil"]
    for wrong, code in ((2, "nobody-there"), (9, "nobody-there"), (0, "own-friend")):
        answer = await guest.http.post("/api/friends/ask", json={"table": table, "seat": wrong})
        assert answer.json()["code"] == code


async def test_nobody_floods_anybody(cast: Cast) -> None:
    guest = cast.others["guest"]
    statuses = [
        (await guest.http.post("/api/friends/ask", json={"handle": f"somebody{number}"})).status_code
        for number in range(12)
    ]
    assert statuses == [204] * 10 + [429] * 2


async def test_no_id_of_anybody_goes_out(cast: Cast) -> None:
    ids = [(await one.get("/api/me"))["id"] for one in (cast.anna, *cast.others.values()) if one.http.cookies]
    for one in (cast.anna, *cast.others.values()):
        for path in ("/api/friends", "/api/friends/news"):
            body = (await one.http.get(path)).text
            assert not [found for found in ids if found in body]


async def test_who_sits_at_my_table_is_known_among_my_friends(cast: Cast) -> None:
    fred, cleo = cast.others["friend"], cast.others["account"]
    table = (await cast.anna.post("/api/tables", {"setting": {"game": "khiva", "seats": 4}}, 201))["id"]
    (friend,) = (await cast.anna.get("/api/friends", table=table))["friends"]
    assert (await cast.anna.get("/api/friends", table=table))["there"] == []
    for one in (fred, cleo):
        await one.post(f"/api/tables/{table}/sit", {})
    assert (await cast.anna.get("/api/friends", table=table))["there"] == [friend["key"]]
    assert (await cast.anna.get("/api/friends"))["there"] == []
    await fred.post(f"/api/tables/{table}/stand", status=204)
    assert (await fred.get("/api/friends", table=table))["there"] == [], "who does not sit there is told nothing"
    assert (await cast.anna.get("/api/friends", 404, table="nothing"))["code"] == "no-such-table"
