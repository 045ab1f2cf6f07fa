"""Circles over HTTP: a whole one, from the link to the end; and what nobody else may read."""

import asyncio
import io
import json
import os
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from caravanserai.events.seating import Table, people_at
from caravanserai.tables import daily
from caravanserai.web.circle_rounds import Wish, seat
from tests.web.client import Visitor
from tests.web.conftest import Running, running
from tests.web.test_friends import play_out
from tests.web.test_nothing_secret_is_sent import CARD

pytestmark = pytest.mark.anyio


async def a_circle(keeper: Visitor, **safe: str) -> str:
    made = await keeper.post("/api/circles", {"name": safe.get("name", "Thursdays")})
    return f"/api/circles/{made['id']}"


async def secret_of(keeper: Visitor, circle: str) -> str:
    link = str((await keeper.get(circle))["link"])
    assert re.fullmatch(r"http://[^/]+/circle/[0-9a-f]{16}#join=[0-9a-f]{32}", link)
    return link.partition("#join=")[2]


def by_name(view: Any) -> dict[str, str]:
    return {one["name"]: one["key"] for one in view["members"]}


async def test_a_circle_from_its_link_to_its_end(server: Running) -> None:
    anna, newcomer = await server.guest("Anna"), server.visitor()
    circle = await a_circle(anna)
    secret = await secret_of(anna, circle)
    door = await newcomer.post(f"{circle}/look", {"secret": secret}, 200)
    assert (door["name"], door["members"], door["mine"]) == ("Thursdays", 1, False)
    assert await newcomer.get("/api/me") is None
    await newcomer.get(circle, 401)
    # A name is enough.
    await newcomer.post(f"{circle}/join", {"secret": secret, "name": "Bert"}, 200)
    view = await newcomer.get(circle)
    assert (view["role"], view["link"]) == ("member", None) and [*by_name(view)] == ["Anna", "Bert"]
    now = view["now"]
    assert (await newcomer.post(f"{circle}/evenings", {"starts": now}, 403))["code"] == "keepers-only"
    made = await anna.post(f"{circle}/evenings", {"starts": now, "games": ["khiva"], "note": "tea"})
    evening = f"{circle}/evenings/{made['id']}"
    for answer, who in (("perhaps", newcomer), ("in", newcomer), ("out", anna)):
        await who.post(f"{evening}/answer", {"answer": answer}, 204)
    (seen,) = (await anna.get(circle))["evenings"]
    keys = by_name(view)
    assert (seen["ins"], seen["perhaps"], seen["outs"]) == ([keys["Bert"]], [], [keys["Anna"]])
    assert (seen["on"], seen["answer"], seen["note"], seen["games"]) == (True, "out", "tea", ["khiva"])
    for path, body in ((evening, {"starts": 0}), (f"{circle}/evenings", {"starts": now, "games": ["chess"]})):
        await anna.post(path, body, 400)
    await anna.post(f"{circle}/remove", {"key": keys["Bert"]}, 204)
    assert (await newcomer.get(circle, 404))["code"] == "no-such-circle"
    assert (await newcomer.post(f"{circle}/join", {"secret": secret}, 404))["code"] == "no-such-circle"
    await anna.post(f"{circle}/end", None, 204)
    assert await anna.get("/api/circles") == {"circles": []}


async def test_what_opens_a_circle_is_told_to_nobody_else(server: Running) -> None:
    anna, bert, stranger = [await server.guest(name) for name in ("Anna", "Bert", "Carla")]
    circle = await a_circle(anna)
    secret = await secret_of(anna, circle)
    await bert.post(f"{circle}/join", {"secret": secret}, 200)
    await anna.post(f"{circle}/evenings", {"starts": (await anna.get(circle))["now"], "note": "tea"})
    feeds = {name: (await one.get(circle))["feed"] for name, one in (("Anna", anna), ("Bert", bert))}
    ids = [(await one.get("/api/me"))["id"] for one in (anna, bert)]
    paths = ("/api/circles", circle, "/api/me/games", "/api/friends", "/api/friends/news", "/api/mine", "/api/tables")
    for reader, others in ((bert, "Anna"), (stranger, "Anna"), (stranger, "Bert")):
        for path in paths:
            body = (await reader.http.get(path)).text
            assert secret not in body and feeds[others].rpartition("/")[2] not in body
            assert not [one for one in ids if one in body]
    # A calendar names no member; whoever has the address reads it, and an old one is dead.
    calendar = await server.visitor().http.get(feeds["Bert"])
    assert calendar.status_code == 200 and calendar.headers["content-type"].startswith("text/calendar")
    assert "SUMMARY:Thursdays" in calendar.text and "DESCRIPTION:tea" in calendar.text
    assert "Anna" not in calendar.text and secret not in calendar.text
    await bert.post(f"{circle}/feed", None, 204)
    assert (await server.visitor().http.get(feeds["Bert"])).status_code == 404
    # Nothing in the database opens a circle or a calendar.
    for name in server.house.settings.folder.glob("house.db*"):
        whole = name.read_bytes()
        assert not [one for one in (secret, *(feed[-36:-4] for feed in feeds.values())) if one.encode() in whole]


async def test_in_a_house_for_children_nobody_reads_what_somebody_typed(tmp_path: Any) -> None:
    async with running(tmp_path, safe=True) as server:
        anna = server.visitor()
        names = await anna.get("/api/names")
        await anna.post("/api/me", {"name": names[0]})
        assert (await anna.post("/api/circles", {"name": "Typed"}, 409))["code"] == "name-from-list"
        circle = await a_circle(anna, name=names[1])
        made = await anna.post(f"{circle}/evenings", {"starts": (await anna.get(circle))["now"], "note": "typed"})
        await anna.post(f"{circle}/rename", {"name": "Typed"}, 409)
        view = await anna.get(circle)
        assert view["name"] == names[1] and [(one["id"], one["note"]) for one in view["evenings"]] == [(made["id"], "")]
        assert "typed" not in (await anna.http.get(view["feed"])).text


class Evening:
    """A circle of some people who are all in, and its rounds at tables of two."""

    def __init__(self, server: Running) -> None:
        self.server = server

    async def begin(self, *names: str) -> "Evening":
        self.people = {name: await self.server.guest(name) for name in names}
        self.keeper = self.people[names[0]]
        self.circle = await a_circle(self.keeper)
        secret = await secret_of(self.keeper, self.circle)
        for one in [*self.people.values()][1:]:
            await one.post(f"{self.circle}/join", {"secret": secret}, 200)
        made = await self.keeper.post(f"{self.circle}/evenings", {"starts": (await self.view())["now"]})
        self.path = f"{self.circle}/evenings/{made['id']}"
        for one in self.people.values():
            await one.post(f"{self.path}/answer", {"answer": "in"}, 204)
        return self

    async def view(self, name: str | None = None) -> Any:
        return await (self.keeper if name is None else self.people[name]).get(self.circle)

    async def evening(self, name: str | None = None) -> Any:
        return (await self.view(name))["evenings"][0]

    async def round(self, number: int, status: int = 204, **more: Any) -> Any:
        wish = {"number": number, "game": "khiva", "seats": 2, "pace": "relaxed", **more}
        return await self.keeper.post(f"{self.path}/round", wish, status)

    async def tables(self) -> list[set[str]]:
        """Of the last round, by name; who sits with a bot is alone."""
        keys = {key: name for name, key in by_name(await self.view()).items()}
        tables = (await self.evening())["rounds"][0]["tables"]
        return [{keys[key] for key in table["people"] if key is not None} for table in tables]

    async def all_leave(self) -> None:
        for name, one in self.people.items():
            if (table := (await self.evening(name))["mine"]) is not None:
                await one.post(f"/api/tables/{table}/stand", None, 204)


async def test_each_round_seats_all_who_are_in_with_others_than_before(server: Running) -> None:
    evening = await Evening(server).begin("Anna", "Bert", "Carla", "Dan")
    met: list[frozenset[str]] = []
    for number in (1, 2, 3):
        await evening.round(number)
        tables = await evening.tables()
        assert sorted(name for table in tables for name in table) == ["Anna", "Bert", "Carla", "Dan"]
        met += map(frozenset, tables)
        for name in evening.people:
            mine = (await evening.evening(name))["mine"]
            assert (await evening.people[name].get(f"/api/tables/{mine}"))["status"] == "playing"
        assert (await evening.round(number, 409))["code"] == "round-begun"
        assert (await evening.round(number + 1, 409))["code"] == "too-few-in"
        await evening.all_leave()
    # Four people can be put at two tables in three ways: each was played.
    assert len(set(met)) == 6
    # A bot fills where somebody is missing; who is not in stays away.
    await evening.people["Dan"].post(f"{evening.path}/answer", {"answer": "out"}, 204)
    await evening.round(4)
    assert sorted(len(table) for table in await evening.tables()) == [1, 2]
    assert (await evening.evening("Dan"))["mine"] is None


async def test_two_keepers_who_press_at_once_open_one_round(server: Running) -> None:
    evening = await Evening(server).begin("Anna", "Bert")
    keys = by_name(await evening.view())
    await evening.keeper.post(f"{evening.circle}/keeper", {"key": keys["Bert"], "on": True}, 204)
    wish = {"number": 1, "game": "khiva", "seats": 2}
    both = [one.http.post(f"{evening.path}/round", json=wish) for one in evening.people.values()]
    assert sorted(answer.status_code for answer in await asyncio.gather(*both)) == [204, 409]
    assert len((await evening.evening())["rounds"]) == 1
    for wrong, code in (({"seats": 9}, "seat-count"), ({"game": "chess"}, "unknown-game")):
        assert (await evening.round(2, 400, **wrong))["code"] == code


async def test_who_is_kept_apart_never_sits_at_one_table_and_nobody_is_told(server: Running) -> None:
    evening = await Evening(server).begin("Anna", "Bert", "Carla")
    await evening.round(1, seats=3)
    (table,) = (await evening.evening())["rounds"][0]["tables"]
    seat = table["people"].index(by_name(await evening.view())["Bert"])
    await evening.keeper.post("/api/friends/block", {"table": table["table"], "seat": seat}, 204)
    await evening.all_leave()
    before = await evening.view("Bert")
    for number in (2, 3, 4):
        await evening.round(number)
        assert not any({"Anna", "Bert"} <= table for table in await evening.tables())
        await evening.all_leave()
    assert by_name(await evening.view("Bert")) == by_name(before)


async def test_keepers_alone_see_who_is_there_and_whose_turn_it_is(server: Running) -> None:
    evening = await Evening(server).begin("Anna", "Bert", "Carla")
    keys = by_name(await evening.view())
    await evening.people["Carla"].post(f"{evening.path}/answer", {"answer": "perhaps"}, 204)
    await evening.round(1)
    # Both play the same table; who came in and sits at none waits.
    for name in ("Bert", "Carla"):
        seen = await evening.evening(name)
        assert (seen["here"], seen["free"], [table["turn"] for table in seen["rounds"][0]["tables"]]) == ([], [], [[]])
    seen = await evening.evening()
    assert sorted(seen["here"]) == sorted(keys.values()) and seen["free"] == [keys["Carla"]]
    (table,) = seen["rounds"][0]["tables"]
    assert sorted(table["turn"]) == sorted([keys["Anna"], keys["Bert"]])
    # Nothing of the game, and nothing that opens it.
    live = server.house.host.live[table["table"]].table
    for one in evening.people.values():
        told = (await one.http.get(evening.circle)).text
        assert not CARD.search(told)
        assert not [
            secret for secret in (live.secret, *(seat.person for seat in live.seats)) if secret and secret in told
        ]


async def test_games_of_a_circle_make_its_standings_and_its_file(server: Running) -> None:
    evening = await Evening(server).begin("Anna", "Bert")
    empty = await evening.keeper.get(f"{evening.circle}/standings")
    assert (empty["seasons"], empty["games"]) == ([], [])
    await evening.round(1)
    (table,) = (await evening.evening())["rounds"][0]["tables"]
    await play_out(table["table"], *evening.people.values())
    (of_game,) = (await evening.people["Bert"].get(f"{evening.circle}/standings"))["games"]
    lines = {line["name"]: line for line in of_game["lines"]}
    assert of_game["game"] == "khiva" and sum(line["points"] for line in lines.values()) == 1
    assert [lines[name]["games"] for name in ("Anna", "Bert")] == [1, 1] and lines["Bert"]["you"]
    before = await evening.keeper.get(f"{evening.circle}/standings", season="2020-1")
    assert before["games"] == [] and len(before["seasons"]) == 1
    await evening.keeper.get(f"{evening.circle}/standings", 400, season="2020-5")
    assert (await evening.evening())["rounds"][0]["tables"][0]["state"] == "over"
    # Everything in one file, for keepers.
    await evening.people["Bert"].get(f"{evening.circle}/export", 403)
    answer = await evening.keeper.http.get(f"{evening.circle}/export")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as whole:
        assert sorted(whole.namelist()) == ["circle.json", f"games/{table['table']}.json"]
        told = json.loads(whole.read("circle.json"))
        assert json.loads(whole.read(f"games/{table['table']}.json"))["game"] == "khiva"
    assert [one["name"] for one in told["members"]] == ["Anna", "Bert"]
    assert told["evenings"][0]["answers"] == {"Anna": "in", "Bert": "in"}
    assert sorted(told["evenings"][0]["tables"][0]["seats"]) == ["Anna", "Bert"]
    secret = await secret_of(evening.keeper, evening.circle)
    ids = [(await one.get("/api/me"))["id"] for one in evening.people.values()]
    assert not [one for one in (secret, *ids) if one in json.dumps(told)]


async def test_a_circle_has_a_deal_of_the_day_of_its_own(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "BOT", "level1")
    evening = await Evening(server).begin("Anna", "Bert")
    anna, bert, stranger = *evening.people.values(), await server.guest("Carla")
    address = f"{evening.circle}/daily"

    async def khiva_at(place: str, one: Visitor) -> Any:
        return next(deal for deal in (await one.get(place))["today"] if deal["game"] == "khiva")

    table = (await anna.post(f"{address}/khiva"))["id"]
    assert (await anna.post(f"{address}/khiva"))["id"] == table, "one try"
    days = server.house.daily
    seeds = {days.deal(days.today(whose), "khiva")[1].seed for whose in (None, "one circle", "another")}
    assert len(seeds) == 3, "other cards than the world's, and than other circles'"
    assert (await khiva_at(address, anna))["state"] == "playing"
    async with anna.at(table) as socket:
        await socket.plays()
    mine, theirs = await khiva_at(address, anna), await khiva_at(address, bert)
    assert [one["name"] for one in mine["results"]] == ["Anna"] and mine["day"] == server.house.daily.today()
    assert (theirs["state"], theirs["finished"], theirs["results"], theirs["best"]) == ("new", 1, None, None)
    # Nobody who can still play it sees it, and the world's deal knows nothing of it.
    assert (await bert.http.get(f"/api/tables/{table}/record")).json()["code"] == "daily-hidden"
    assert (await khiva_at("/api/daily", anna))["finished"] == 0
    # Who is no member neither sees nor plays it.
    for refused in (await stranger.http.get(address), await stranger.http.post(f"{address}/khiva")):
        assert refused.status_code in (403, 404)


async def test_rounds_and_standings_on_postgresql(tmp_path: Path, database: str) -> None:
    key = tmp_path / "house.key"
    key.write_bytes(os.urandom(32))
    async with running(tmp_path / "node", database=database, key_file=str(key)) as node:
        await test_games_of_a_circle_make_its_standings_and_its_file(node)
        evening = await Evening(node).begin("Anna", "Bert", "Carla")
        for number in (1, 2):
            await evening.round(number)
            assert sorted(map(len, await evening.tables())) == [1, 2]
            await evening.all_leave()


def test_a_rematch_brings_the_last_company_together_again() -> None:
    wish = Wish(2, "khiva", 3, "live", rematch=True)
    past: list[tuple[Table, str]] = [
        (("a", "b", "c"), "khiva"),
        (("d", "e", None), "khiva"),
        (("a", "d", "e"), "khiva"),
    ]
    tables = seat([*"abcdefgh"], past, frozenset(), wish)
    # Who was not there takes a seat that is left; the others are seated anew.
    assert {frozenset(people_at(table)) for table in tables} == {frozenset("abc"), frozenset("def"), frozenset("gh")}
    assert all(len(table) == 3 for table in tables)
    # Who is kept apart by now stays apart.
    apart = seat([*"abc"], past, frozenset({("a", "b")}), wish)
    assert all(not {"a", "b"} <= {*table} for table in apart)
    assert sorted(one for table in apart for one in people_at(table)) == [*"abc"]
