"""People at two nodes of one house, PostgreSQL and Valkey between them: what one is told holds at the other."""

import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.servers.valkey import Valkey
from tests.web.client import TableSocket
from tests.web.conftest import Running, running
from tests.web.looking import Looking
from tests.web.test_accounts import PASSWORD, answers, signs_in
from tests.web.test_friends import Cast, account, befriend
from tests.web.test_kept_seats import keeps, kept, key_of, states

pytestmark = pytest.mark.anyio

Nodes = tuple[Running, Running]


@pytest.fixture
async def nodes(tmp_path: Path, database: str, valkey: Valkey) -> AsyncIterator[Nodes]:
    key = tmp_path / "house.key"
    key.write_bytes(os.urandom(32))
    shared = {"database": database, "valkey": valkey.url, "key_file": str(key)}
    async with running(tmp_path / "one", **shared) as one, running(tmp_path / "two", **shared) as two:
        yield one, two


async def test_signing_out_everywhere_ends_sockets_at_the_other_node(nodes: Nodes) -> None:
    one, two = nodes
    anna, other = await one.guest("Anna"), await one.guest("Bea")
    await anna.post("/api/me/password", {"password": PASSWORD, "handle": "anna"})
    table = await anna.opens(2)
    await other.sits(table)
    phone = two.visitor()
    await signs_in(phone, "anna")
    async with phone.at(table) as socket, other.at_another(two.url).at(table) as stays:
        assert (await socket.until("hello"))["you"] == 0
        await stays.until("hello")
        await anna.post("/api/me/devices/sign-out-others")
        await two.house.revoking.look()
        assert (await socket.until("bye"))["code"] == "signed-out"
        await answers(stays)
    for node in nodes:
        assert await phone.at_another(node.url).get("/api/me") is None
        assert (await anna.at_another(node.url).get("/api/me"))["name"] == "Anna"


def texts(socket: TableSocket) -> list[str]:
    return [frame["text"] for frame in socket.frames if frame["type"] == "chat"]


async def test_who_is_blocked_is_not_heard_from_the_other_node(nodes: Nodes) -> None:
    one, two = nodes
    cast = await Cast(one).come()
    anna, guest = cast.anna, cast.others["guest"].at_another(two.url)
    blocked = await one.guest("Gus")
    table = await anna.opens(4)
    for player in (guest, blocked):
        await player.sits(table)
    seats = {seat["name"]: number for number, seat in enumerate((await anna.get(f"/api/tables/{table}"))["seats"])}
    # They sit together already when Anna has heard enough.
    await anna.post("/api/friends/block", {"table": table, "seat": seats["Gus"]}, 204)
    async with AsyncExitStack() as stack:
        a, g, b = [
            await stack.enter_async_context(player.at(table)) for player in (anna, guest, blocked.at_another(two.url))
        ]
        for socket in (a, g, b):
            await socket.until(lambda frame: frame["type"] == "presence" and sum(frame["here"]) == 3)
        await b.send({"type": "say", "text": "hello Anna"})
        await b.send({"type": "phrase", "phrase": "hello"})
        await a.send({"type": "say", "text": "hello Gil"})
        while len(texts(g)) < 3:
            await g.next()
        await g.send({"type": "say", "text": "hello all"})
        for socket in (a, g, b):
            await socket.until(lambda frame: frame.get("text") == "hello all")
        said = [texts(socket) for socket in (a, b, g)]
    assert said[0] == ["hello Gil", "hello all"]
    assert said[1] == ["hello Anna", "", "hello all"], "who is blocked sees what they say"
    assert sorted(said[2]) == ["", "hello Anna", "hello Gil", "hello all"]


async def test_a_seat_is_kept_at_both_nodes(nodes: Nodes) -> None:
    one, two = nodes
    cast = await Cast(one).come()
    anna, friend, stranger = cast.anna, cast.others["friend"], cast.others["account"]
    table = await anna.opens(3)
    await keeps(anna, "Fred", table)
    at_two = [player.at_another(two.url) for player in (friend, stranger)]
    assert await kept(at_two[0]) == [("Anna", table)]
    assert (await at_two[1].post(f"/api/tables/{table}/sit", {"seat": 1}, 409))["code"] == "seat-taken"
    # Fred wants no more of Anna, and says so at the other node.
    await at_two[0].post("/api/friends/remove", {"key": await key_of(friend, "Anna")}, 204)
    assert await kept(friend) == []
    assert await states(at_two[1], table) == ["person", "free", "free"]
    assert await at_two[1].sits(table, 1) == 1


async def test_who_is_blocked_at_one_node_does_not_sit_down_at_the_other(nodes: Nodes) -> None:
    one, two = nodes
    cast = await Cast(one).come()
    for public in (False, True):
        table = await cast.anna.opens(3, public=public)
        there = cast.others["blocked"].at_another(two.url)
        assert (await there.post(f"/api/tables/{table}/sit", {}, 409))["code"] == "no-free-seat"


async def test_the_list_of_the_house_is_one_at_all_nodes(nodes: Nodes) -> None:
    """Tables, who is here, friends and blocks: whoever looks at the second hears what is done at the first."""
    one, two = nodes
    a, b = await account(one, "Player 1", "player-1"), await account(one, "Player 2", "player-2")
    await befriend(b, a, "player-1")
    async with Looking(b.at_another(two.url)) as friend, Looking(two.visitor()) as other:
        table = await a.opens(3, public=True)
        await friend.sees(lambda one: table in one.tables)
        await other.sees(lambda one: table in one.tables)
        async with Looking(a) as looking:
            await looking.sees(lambda one: one.people == 3)
            await friend.sees(lambda one: one.friends.get("Player 1", {}).get("here"))
            assert friend.friends["Player 1"]["tables"] == [table]
            await a.post("/api/me/choices", {"presence": "everybody"}, 204)
            await other.sees(lambda one: [*one.present.values()] == ["Player 1"])
        await other.sees(lambda one: one.people == 2 and not one.present)
        await a.post("/api/friends/block", {"handle": "player-2"}, 204)
        await friend.sees(lambda one: table not in one.tables)
        await a.post(f"/api/tables/{table}/close")
        await other.sees(lambda one: table not in one.tables)
