"""The end of a person: what was theirs goes, what is others' stays; on both stores."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from caravanserai.engine.record import read_record
from caravanserai.engine.verify import verify
from caravanserai.strings.seat_names import NAMELESS as SHOWN_NAMELESS
from caravanserai.tables.log.schema import metadata
from caravanserai.tables.log.store import NAMELESS
from tests.servers.postgres import Postgres
from tests.servers.valkey import Valkey
from tests.tables.conftest import place, pytest_generate_tests  # noqa: F401
from tests.web.client import Visitor, eventually
from tests.web.conftest import Running, running
from tests.web.test_friends import PASSWORD, account, befriend
from tests.web.test_privacy import everything, files_of, on, played

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path, place: Path | str) -> AsyncIterator[Running]:  # noqa: F811
    async with running(tmp_path / "data", **on(place)) as made:
        yield made


async def seen_off(server: Running) -> None:
    await asyncio.gather(*server.house.forgetting.leaving)


async def routes(visitor: Visitor, tables: list[str]) -> str:
    """All that somebody else can ask for."""
    paths = [
        "/api/tables",
        "/api/mine",
        "/api/games",
        "/api/me/games",
        "/api/friends",
        "/api/friends/news",
        "/api/me/profile",
        "/api/daily",
    ]
    paths += [f"/api/people/{handle}" for handle in ("anna", "hanna")]
    for table in tables:
        paths += [f"/api/tables/{table}{more}" for more in ("", "/record", "/replay", "/replay?open=true&seat=0")]
    found = [(await visitor.http.get(path)).text for path in paths]
    found += [json.dumps(text) for text in (await files_of(visitor)).values()]
    for table in tables:
        async with visitor.at(table, 0) as again:
            found.append(json.dumps(await again.until("hello")))
    return "\n".join(found)


async def test_who_is_gone_is_nowhere(server: Running) -> None:
    """Neither name nor handle, nor any key: by no road, and in no row. Others' games are what they were."""
    anna, bert = await account(server, "Zuleika", "zuleika-one"), await account(server, "Bert", "bert")
    me = (await anna.get("/api/me"))["id"]
    await befriend(bert, anna, "zuleika-one")
    cleo = await account(server, "Cleo", "cleo")
    await cleo.post("/api/friends/block", {"handle": "zuleika-one"}, 204)
    await bert.post("/api/friends/ask", {"handle": "zuleika-one"}, 409)
    await anna.post("/api/me/proof/password", {"password": PASSWORD}, 204)
    await anna.post("/api/me/codes")
    over = await played(anna, bert)
    await anna.post("/api/me", {"name": "Zuleika the Second"})
    # What a guest did in another browser is hers too.
    other = await server.guest("Zuleika as a guest")
    before = await played(other, bert)
    await other.post("/api/me/sign-in", {"handle": "zuleika-one", "password": PASSWORD})
    running_table, waiting = await bert.opens(2, public=True), await anna.opens(3, public=True)
    await anna.sits(running_table)
    await bert.sits(waiting)
    wished = await bert.opens(2, bots={1: "greedy"}, public=True)
    await anna.post(f"/api/tables/{wished}/take-over", {"seat": 1}, 200)
    await anna.post(f"/api/me/games/{over}/note", {"text": "zuleika was here"}, 204)
    record = (await bert.http.get(f"/api/tables/{over}/record")).text
    assert "Zuleika" in record and "Zuleika" in (await bert.http.get(f"/api/tables/{before}/replay")).text
    async with bert.at(running_table) as there, anna.at(running_table) as socket:
        await socket.asked()
        await socket.send({"type": "say", "text": "zuleika says hello"})
        await there.until("chat")
        about = {"kind": "abuse", "table": running_table, "seat": 0}
        await anna.post("/api/reports", about, 204)
        await bert.post("/api/reports", {"kind": "abuse", "table": running_table, "seat": 1}, 204)
        assert "zuleika says hello" in await everything(server.house.store)
        await anna.post("/api/me/delete", {"name": "Zuleika the Second"}, 204)
        assert (await socket.until("bye"))["code"] == "signed-out"
        await seen_off(server)
        while (seat := there.now["seats"][1])["state"] != "bot-for-person":
            await there.next()
        assert (seat["name"], seat["away"]) == (NAMELESS, "left")
    assert await anna.get("/api/me") is None
    assert "zuleika" not in (await everything(server.house.store)).lower()
    tables = [over, before, running_table, wished]
    assert "zuleika" not in (await routes(bert, tables)).lower()
    assert (await cleo.http.get("/api/friends")).json()["blocked"] == []
    assert (await bert.http.get(f"/api/tables/{waiting}")).json()["status"] == "closed"
    # The record is the same game: only a name differs, and it verifies.
    again = (await bert.http.get(f"/api/tables/{over}/record")).text
    one, two = json.loads(record), json.loads(again)
    assert two["seats"] == [NAMELESS, "Bert"] and one["steps"] == two["steps"] and one["fairness"] == two["fairness"]
    verify(read_record(again.encode()))
    # Nobody can come back, nor take the handle, nor one that looks like it.
    await server.visitor().post("/api/me/sign-in", {"handle": "zuleika-one", "password": PASSWORD}, 403)
    await bert.post("/api/me/proof/password", {"password": PASSWORD}, 204)
    for handle in ("zuleika-one", "zuleika.one", "ZULEIKA-ONE"):
        await bert.post("/api/me/handle", {"handle": handle}, 409)
    assert me in await everything(server.house.store), "an id that leads to nobody"


async def test_who_is_gone_is_gone_at_every_node(tmp_path: Path, postgres: Postgres, valkey: Valkey) -> None:
    """Also where a game is in another node's memory, or was looked back on there."""
    (tmp_path / "house.key").write_bytes(b"k" * 32)
    shared = {
        "database": postgres.url(await postgres.new_database()),
        "valkey": valkey.url,
        "key_file": str(tmp_path / "house.key"),
    }
    async with running(tmp_path / "one", **shared) as one, running(tmp_path / "two", **shared) as two:
        anna, bert = await one.guest("Zuleika"), await one.guest("Bert")
        over = await played(anna, bert)
        table = await bert.opens(2)
        await anna.sits(table)
        there = bert.at_another(two.url)
        assert "Zuleika" in (await there.http.get(f"/api/tables/{over}/record")).text
        async with there.at(table) as socket:
            assert "Zuleika" in json.dumps(await socket.until("hello"))
            await anna.post("/api/me/delete", {"name": "Zuleika"}, 204)
            await seen_off(one)
            while (seat := socket.now["seats"][1])["state"] != "bot-for-person":
                await socket.next()
            assert seat["name"] == NAMELESS
            kept = two.house.host.memory.folds.kept
            await eventually(lambda: kept.get(("record", over)) is None)
        assert "Zuleika" not in (await there.http.get(f"/api/tables/{over}/record")).text
        async with there.at(table, 0) as again:
            assert "Zuleika" not in json.dumps(await again.until("hello"))


async def test_deleting_goes_on_after_a_stop(server: Running) -> None:
    """What was begun, by the owner or by a node that died, another look sees through; twice, for what came late."""
    from caravanserai.people.deleting import BEGUN_LASTS, Deleting

    anna, bert = await server.guest("Zuleika"), await server.guest("Bert")
    table = await bert.opens(2)
    await anna.sits(table)
    me = (await anna.get("/api/me"))["id"]
    store, now = server.house.store, server.house.sessions.time.now()
    await Deleting(store).delete_me(me, None, now)
    assert "Zuleika" in await everything(store)
    await server.house.forgetting.look()
    assert "Zuleika" in await everything(store), "somebody is at it"
    deleting = Deleting(store)
    for left in (1, 0):
        now += BEGUN_LASTS + 1
        (departed,) = await deleting.undone(now)
        assert await deleting.undone(now) == [], "one node at a time"
        await server.house.forgetting.see_off(departed)
        assert "Zuleika" not in await everything(store)
        assert (await everything(store)).count("\ngone ") == left
    assert (await bert.get(f"/api/tables/{table}"))["seats"][1]["state"] == "bot-for-person"


async def test_who_stood_up_again_is_nowhere_either(server: Running) -> None:
    anna, bert = await server.guest("Zuleika"), await server.guest("Bert")
    left, opened = await bert.opens(3, public=True), await anna.opens(3, public=True)
    await anna.sits(left)
    await bert.sits(opened)
    for table in (left, opened):
        await anna.post(f"/api/tables/{table}/stand", None, 204)
    assert "Zuleika" in await routes(bert, [left])
    await anna.post("/api/me/delete", {"name": "Zuleika"}, 204)
    await seen_off(server)
    assert "Zuleika" not in await routes(bert, [left])
    assert "Zuleika" not in await everything(server.house.store)


@pytest.mark.parametrize("sat", [True, False])
async def test_what_somebody_said_in_passing_is_gone_with_them(server: Running, sat: bool) -> None:
    """From a seat that they left before the start; and as a watcher, before anything else: a house that stops in the
    middle knows no name afterwards by which it could be found in a report."""
    anna, bert, host = await server.guest("Zuleika"), await server.guest("Bert"), await server.guest("Host")
    table, deleting = await host.opens(3, public=True), server.house.forgetting.deleting
    if sat:
        await anna.sits(table)
        await bert.sits(table)
    async with bert.at(table) as there, anna.at(table) as socket:
        await socket.until("hello")
        await socket.send({"type": "say", "text": "as I see it"})
        await there.until("chat")
    await bert.post("/api/reports", {"kind": "other", "table": table, "seat": 0}, 204)
    assert "as I see it" in await everything(server.house.store)
    await anna.post("/api/me", {"name": "Another by now"})
    if sat:
        await anna.post(f"/api/tables/{table}/stand", None, 204)
    else:
        await anna.sits(table)
    departed = await deleting.delete((await anna.get("/api/me"))["id"], server.house.sessions.time.now())
    async for _ in deleting.take_names_out(departed):
        break
    assert "as I see it" not in await everything(server.house.store)


async def test_a_guests_cookie_of_before_deletes_nothing_of_whose_guest_it_was(server: Running) -> None:
    anna, bert = await account(server, "Anna", "anna"), await server.guest("Bert")
    first = await server.guest("Zuleika")
    second = server.visitor()
    link = (await first.post("/api/me/return-link", None, 201))["link"]
    await second.post("/api/me/return", {"token": link.partition("=")[2]})
    over = await played(first, bert)
    await first.post("/api/me/sign-in", {"handle": "anna", "password": PASSWORD})
    assert (await second.get("/api/me"))["name"] == "Zuleika"
    assert (await second.post("/api/me/delete", {"name": "Zuleika"}, 409))["code"] == "guest-of-somebody"
    assert [one["names"] for one in (await anna.get("/api/me/games"))["games"]] == [["Zuleika", "Bert"]]
    await first.post("/api/me/delete", {"name": "Anna"}, 204)
    await seen_off(server)
    assert await second.get("/api/me") is None and "Zuleika" not in await routes(bert, [over])


async def test_nobody_comes_in_as_who_leaves(server: Running) -> None:
    """A key that is shown or added while its owner leaves opens nothing; what slips in goes with the second look."""
    anna, house = await account(server, "Zuleika", "zuleika-one"), server.house
    late, now = await server.guest("Zuleika late"), house.sessions.time.now()
    people = [(await one.get("/api/me"))["id"] for one in (anna, late)]
    leaving = iter(people)
    fits, hashed = house.people.passwords.fits, house.people.passwords.hash

    async def leaves_meanwhile(*asked: Any) -> Any:
        await house.forgetting.deleting.delete(next(leaving), now)
        return await (hashed(*asked) if len(asked) == 1 else fits(*asked))

    house.people.passwords.fits = house.people.passwords.hash = leaves_meanwhile  # type: ignore[method-assign]
    await server.visitor().post("/api/me/sign-in", {"handle": "zuleika-one", "password": PASSWORD}, 403)
    await late.post("/api/me/password", {"handle": "zuleika-two", "password": PASSWORD}, 409)
    await house.store.add_token(people[0], "a device that slipped in", now)
    await house.forgetting.look()
    left = await everything(house.store)
    assert "slipped" not in left and "zuleika" not in left.lower() and "\nkeys " not in left


async def test_only_who_shows_that_it_is_them_is_deleted(server: Running) -> None:
    anna, guest = await account(server, "Anna", "anna"), await server.guest("Gil")
    bert = await account(server, "Bert", "bert")
    await server.visitor().post("/api/me/delete", {"name": "Gil"}, 401)
    for body, status in (
        ({}, 400),
        ({"name": "Bert"}, 409),
        ({"name": "Anna", "more": 1}, 400),
        ({"name": "Anna"}, 403),
    ):
        await anna.post("/api/me/delete", body, status)
    assert (await anna.get("/api/me"))["name"] == "Anna", "a cookie alone is not enough"
    await anna.post("/api/me/proof/password", {"password": "not this one, sorry"}, 403)
    await anna.post("/api/me/delete", {"name": "Anna"}, 403)
    await anna.post("/api/me/proof/password", {"password": PASSWORD}, 204)
    await anna.post("/api/me/delete", {"name": "Anna"}, 204)
    for name in ("", "Anna", "gil"):
        await guest.post("/api/me/delete", {"name": name}, 409)
    await guest.post("/api/me/delete", {"name": " Gil "}, 204)
    assert await guest.get("/api/me") is None
    assert (await bert.get("/api/me"))["name"] == "Bert"


def test_every_place_where_a_person_is_was_thought_of() -> None:
    """A new table that names people must say what becomes of it when they go: deleted, or kept and why."""
    from caravanserai.people.delete_statements import THEIRS

    kept = {
        ("seatings", "person"),  # an id: who sat there is nobody now
        ("daily", "person"),  # the same
        ("wishes", "person"),  # the same
        ("rating_changes", "person"),  # an id: others' ratings follow from what was known of who sat there
        ("gone", "person"),  # until the name is out of everything
        ("people", "merged_into"),  # so are those who were guests
        ("reports", "reporter"),  # reports about others stay with the moderators, by nobody now
        ("actions", "moderator"),  # what was decided about others stays decided
    }
    ends = r"(?:DELETE FROM|UPDATE) (\w+)(?: SET \w+ = NULL)? WHERE (\w+) = \?"
    deleted = {match.groups() for one in THEIRS if (match := re.fullmatch(ends, one))}
    named = {
        (table.name, column.name)
        for table in metadata.sorted_tables
        for column in table.columns
        if column.name in ("person", "other", "merged_into", "reporter", "moderator")
        or any(key.column.table.name == "people" for key in column.foreign_keys)
    }
    assert named == kept | deleted
    assert SHOWN_NAMELESS == NAMELESS
