"""Seats kept for friends, over HTTP: who is told, who may sit, and how it ends."""

from typing import Any

import pytest

from tests.web.client import Visitor
from tests.web.conftest import Running
from tests.web.test_friends import Cast, cast  # noqa: F401

pytestmark = pytest.mark.anyio


async def key_of(me: Visitor, name: str) -> str:
    (found,) = [one["key"] for one in (await me.get("/api/friends"))["friends"] if one["name"] == name]
    return str(found)


async def kept(me: Visitor) -> list[tuple[str, str]]:
    return [(one["name"], one["table"]) for one in (await me.get("/api/friends/news"))["kept"]]


async def keeps(me: Visitor, name: str, table: str, seat: int | None = None) -> None:
    await me.post(f"/api/tables/{table}/keep", {"key": await key_of(me, name), "seat": seat}, 204)


async def states(me: Visitor, table: str) -> list[str]:
    return [seat["state"] for seat in (await me.get(f"/api/tables/{table}"))["seats"]]


async def code(me: Visitor, path: str, body: Any) -> str:
    answer = await me.http.post(path, json=body)
    assert answer.is_error
    return str(answer.json()["code"])


@pytest.mark.parametrize("public", [False, True])
async def test_a_friend_sits_where_a_seat_is_kept(cast: Cast, public: bool) -> None:  # noqa: F811
    anna, friend, stranger = cast.anna, cast.others["friend"], cast.others["account"]
    table = await anna.opens(3, public=public)
    await keeps(anna, "Fred", table)
    assert await kept(friend) == [("Anna", table)] and await kept(stranger) == []
    assert await states(stranger, table) == ["person", "reserved", "free"]
    assert await code(stranger, f"/api/tables/{table}/sit", {"seat": 1, "nonce_hash": "0" * 64}) == "seat-taken"
    await friend.sits(table)
    assert await kept(friend) == [], "who sits there is told no more"
    await friend.post(f"/api/tables/{table}/stand", None, 204)
    assert await kept(friend) == [] and await states(anna, table) == ["person", "free", "free"]
    await keeps(anna, "Fred", table)
    (mine,) = await anna.get(f"/api/tables/{table}/kept")
    assert mine == {"seat": 1, "key": await key_of(anna, "Fred")}
    assert (await friend.get(f"/api/tables/{table}/kept", 403))["code"] == "not-host"
    assert await stranger.sits(table) == 2
    assert await friend.sits(table) == 1
    assert await kept(friend) == [], "the game has begun"


async def test_it_is_kept_until_the_host_frees_it(cast: Cast) -> None:  # noqa: F811
    anna, friend, stranger = cast.anna, cast.others["friend"], cast.others["account"]
    table = await anna.opens(3)
    await keeps(anna, "Fred", table, 2)
    assert await code(friend, f"/api/tables/{table}/free", {"seat": 2}) == "not-host"
    await anna.post(f"/api/tables/{table}/free", {"seat": 2}, 204)
    assert await kept(friend) == [] and await states(anna, table) == ["person", "free", "free"]
    await keeps(anna, "Fred", table, 2)
    await anna.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "greedy"}, 204)
    assert await kept(friend) == [], "a bot has it"
    await keeps(anna, "Fred", table, 1)
    await friend.post("/api/friends/dismiss", {"table": table}, 204)
    assert await states(anna, table) == ["person", "free", "bot"], "who does not want it frees it"
    await stranger.sits(table)


async def test_seats_are_kept_from_the_opening_on(cast: Cast) -> None:  # noqa: F811
    anna, friend = cast.anna, cast.others["friend"]
    setting = {"game": "khiva", "seats": 3, "public": True}
    body = {"setting": setting, "keep": [await key_of(anna, "Fred")]}
    table = (await anna.post("/api/tables", body))["id"]
    assert await kept(friend) == [("Anna", table)] and await states(anna, table) == ["person", "reserved", "free"]
    for keys, wanted in ((["nobody"], "no-such-friend"), (body["keep"] * 11, "unreadable-body")):
        assert await code(anna, "/api/tables", {**body, "nonce_hash": "0" * 64, "keep": keys}) == wanted


@pytest.mark.parametrize("who", ["host", "friend"])
@pytest.mark.parametrize("how", ["remove", "block"])
async def test_it_ends_with_the_friendship(cast: Cast, who: str, how: str) -> None:  # noqa: F811
    anna, friend = cast.anna, cast.others["friend"]
    table = await anna.opens(3)
    await keeps(anna, "Fred", table)
    one, other = (anna, "Fred") if who == "host" else (friend, "Anna")
    await one.post(f"/api/friends/{how}", {"key": await key_of(one, other)}, 204)
    assert await kept(friend) == [] and await states(anna, table) == ["person", "free", "free"]


async def test_who_is_blocked_keeps_a_seat_as_ever(cast: Cast) -> None:  # noqa: F811
    """And hears nothing of it that they would not hear otherwise; nor does who blocked them."""
    blocked = cast.others["blocked"]
    table = await blocked.opens(3)
    await keeps(blocked, "Anna", table)
    assert await states(blocked, table) == ["person", "reserved", "free"]
    assert (await blocked.get(f"/api/tables/{table}/kept"))[0]["seat"] == 1
    assert await kept(cast.anna) == []


async def test_who_is_blocked_by_the_friend_does_not_sit_down_before_them(cast: Cast) -> None:  # noqa: F811
    """Anna blocked Bert; a seat is kept for her at a table of Fred's, where Bert finds none free."""
    friend, blocked = cast.others["friend"], cast.others["blocked"]
    table = await friend.opens(3, public=True)
    await keeps(friend, "Anna", table)
    assert await code(blocked, f"/api/tables/{table}/sit", {"nonce_hash": "0" * 64}) == "no-free-seat"
    await cast.anna.sits(table)


async def test_a_leave_is_released(server: Running) -> None:
    a, b, c = [await server.guest(name) for name in ("Ada", "Ben", "Cem")]
    table = await a.opens(3)
    for one in (b, c):
        await one.sits(table)
    assert await code(a, f"/api/tables/{table}/release", {"seat": 2}) == "nobody-left"
    await c.post(f"/api/tables/{table}/stand", None, 204)
    for one in (a, b):
        await one.post(f"/api/tables/{table}/release", {"seat": 2}, 204)
    known = await server.house.host.known(table)
    assert known.card.released == ((await c.get("/api/me"))["id"],)
