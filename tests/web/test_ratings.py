"""Ratings over HTTP: who sits at rated tables, who sees whose rating, and leaderboards that name nobody against their
will."""

from typing import Any

import pytest

from caravanserai.ratings.outcome import pool_of
from tests.ratings.playing import RATED
from tests.web.client import Visitor
from tests.web.conftest import Running, running
from tests.web.test_friends import Cast, account, play_out

pytestmark = pytest.mark.anyio

SETTING: dict[str, Any] = {**RATED, "game": "khiva", "seats": 2}


async def board(visitor: Visitor, status: int = 200, **asked: str) -> Any:
    return await visitor.get("/api/ratings/khiva", status, **{"size": "two", **asked})


async def rated(server: Running, one: Visitor, other: Visitor) -> str:
    """A rated game of two, whose ratings are worked out."""
    table = str((await one.post("/api/tables", {"setting": SETTING}))["id"])
    await other.sits(table)
    await play_out(table, one, other)
    await server.house.rater.look()
    return table


async def settle_all(server: Running) -> None:
    """As after many games."""

    def talk():  # type: ignore[no-untyped-def]
        yield "UPDATE ratings SET sigma = 2.0, settled = TRUE", ()

    await server.house.store.change(talk)


async def test_rated_tables_are_for_accounts(server: Running) -> None:
    anna, guest = await account(server, "Anna", "anna"), await server.guest("Gil")
    refused = await guest.http.post("/api/tables", json={"setting": SETTING, "nonce_hash": "0" * 64})
    assert (refused.status_code, refused.json()["code"]) == (409, "rated-account")
    table = str((await anna.post("/api/tables", {"setting": {**SETTING, "public": True}}))["id"])
    refused = await guest.http.post(f"/api/tables/{table}/sit", json={"nonce_hash": "0" * 64})
    assert (refused.status_code, refused.json()["code"]) == (409, "rated-account")
    assert (await guest.get(f"/api/tables/{table}"))["rated"] is True
    assert [one["rated"] for one in await guest.get("/api/tables") if one["id"] == table] == [True]
    wrong = await anna.http.post("/api/tables", json={"setting": {**SETTING, "hints": True}, "nonce_hash": "0" * 64})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "rated-setting")


async def test_nobody_fills_the_hours_of_reviews_alone(server: Running) -> None:
    anna = await account(server, "Anna", "anna")
    for _ in range(10):
        await anna.opens(2, **{key: SETTING[key] for key in ("rated", "takeover", "clock")})
    refused = await anna.http.post("/api/tables", json={"setting": SETTING, "nonce_hash": "0" * 64})
    assert (refused.status_code, refused.json()["code"]) == (429, "tables-too-fast")
    await anna.opens(2)


async def test_who_sees_which_ratings(server: Running) -> None:
    cast = await Cast(server).come()
    anna, cleo = cast.anna, cast.others["account"]
    table = await rated(server, anna, cleo)
    mine = await anna.get("/api/me/ratings")
    assert [(one["game"], one["size"], one["now"]["games"]) for one in mine["ratings"]] == [("khiva", "two", 1)]
    change = await anna.get(f"/api/tables/{table}/rating")
    assert (change["status"], change["before"], change["after"]) == ("done", None, mine["ratings"][0]["now"])
    assert (await cast.others["guest"].get(f"/api/tables/{table}/rating"))["status"] == "none"
    await cast.others["nobody"].get(f"/api/tables/{table}/rating", 401)
    for shows, seen in (
        ("private", (404, 404, 404, 404)),
        ("friends", (404, 404, 200, 404)),
        ("public", (200, 200, 200, 404)),
    ):
        await anna.post("/api/me/profile", {"shows": shows}, 204)
        for name, status in zip(("nobody", "guest", "friend", "blocked"), seen, strict=True):
            await cast.others[name].get("/api/people/anna/ratings", status)
    await settle_all(server)
    seen_by_all = await board(cast.others["nobody"])
    assert (seen_by_all["shown"], [one["handle"] for one in seen_by_all["lines"]]) == (True, ["anna"]), (
        "Cleo shows her page to friends"
    )
    assert (await board(cast.others["blocked"]))["lines"] == []
    assert [one["you"] for one in (await board(anna))["lines"]] == [True]
    await anna.post("/api/me/profile", {"shows": "friends"}, 204)
    assert (await board(cast.others["nobody"]))["lines"] == []
    friends = (await board(cast.others["friend"], whom="friends"))["lines"]
    assert [one["handle"] for one in friends] == ["anna"]
    await anna.post("/api/me/profile", {"shows": "private"}, 204)
    assert (await board(cast.others["friend"], whom="friends"))["lines"] == []
    await board(cast.others["nobody"], 401, whom="friends")
    months = {line[0] for line in await server.house.store.ask(_months)}
    (month,) = months - {""}
    assert len((await board(anna, whom="friends", month=month))["lines"]) == 1
    assert (await board(anna, whom="friends", month="1999-01"))["lines"] == []
    for odd in ({"month": "x"}, {"size": "three"}, {"track": "luck"}, {"whom": "me"}):
        await board(anna, 400, **odd)
    assert (await anna.get("/api/ratings/nothing"))["lines"] == []
    rule = await anna.get("/api/ratings")
    assert len(rule) == 8 and all(one["title"] and one["text"] for one in rule)


def _months():  # type: ignore[no-untyped-def]
    return (yield "SELECT month FROM ratings WHERE pool = ?", (pool_of("khiva", 2),))


async def test_a_house_for_children_has_no_leaderboard(tmp_path: Any) -> None:
    async with running(tmp_path / "safe", safe=True) as server:
        visitor = server.visitor()
        assert await board(visitor) == {"shown": False, "lines": []}
