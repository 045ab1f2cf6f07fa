"""Circles over HTTP: a whole one, from the link to the end; and what nobody else may read."""

import re
from typing import Any

import pytest

from tests.web.client import Visitor
from tests.web.conftest import Running, running

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
