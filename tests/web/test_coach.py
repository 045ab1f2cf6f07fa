"""The coach over HTTP: hints for whoever is asked, reviews of games that are over, refusals for the rest."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from caravanserai.coach import hint as hint_module
from caravanserai.strings import LANGUAGES
from caravanserai.tables.reviews import Reviews
from caravanserai.tables.workers.compiling import RulesState
from caravanserai.tables.workers.thinkers import Thinkers
from tests.coach.games import FEW
from tests.tables.house import AtOnce
from tests.web.client import Visitor
from tests.web.conftest import FakeClock, Running, running

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that is quickly made, in this process: what is tested here is the way to it."""
    monkeypatch.setattr(hint_module, "has_compiler", lambda: False)
    monkeypatch.setattr(hint_module, "PLAIN_HINT", FEW)


def quick(server: Running) -> Running:
    house = server.house
    house.reviews = Reviews(house.store, AtOnce, house.meter, lambda _: FEW)
    house.host.services.thinkers = Thinkers(AtOnce())
    return server


async def code(visitor: Visitor, path: str, body: Any, status: int) -> str:
    problem = await visitor.post(path, body, status)
    assert problem["sentence"].endswith(".") and problem["sentence"] != problem["code"]
    return str(problem["code"])


async def begun(server: Running, **setting: Any) -> tuple[Visitor, Visitor, str]:
    a, b = await server.guest("Guest A"), await server.guest("Guest B")
    table = await a.opens(2, **setting)
    await b.sits(table)
    return a, b, table


async def test_a_hint_is_for_the_seat_that_is_asked(server: Running) -> None:
    a, b, table = await begun(quick(server), hints=True)
    path = f"/api/tables/{table}/hint"
    assert (await a.get(f"/api/tables/{table}"))["hints"] is True
    async with a.at(table) as one, b.at(table) as two:
        ask, other = await one.asked(), await two.asked()
        assert one.hello["hints"] is True
        found = await a.post(path, {"ask": ask["id"]}, 200)
        assert found["ask"] == ask["id"] and 1 <= len(found["choices"]) <= 3
        best = found["choices"][0]
        assert set(best) == {"move", "text", "share", "low", "high", "error", "even", "less"}
        assert best["text"].startswith("Play ") and best["even"] is True
        # Six games are no ground for a number.
        assert (found["status"], found["playouts"]) == ("ready", 6) and best["low"] is best["high"] is None
        assert found["fair"] == 0.5
        assert found["gain"].endswith(".") and found["risk"].endswith(".")
        assert await a.post(path, {"ask": ask["id"]}, 200) == found
        assert await code(a, path, {"ask": other["id"]}, 409) == "not-your-ask"
        assert await code(server.visitor(), path, {"ask": ask["id"]}, 401) == "no-person"
        assert await code(await server.guest("Guest C"), path, {"ask": ask["id"]}, 403) == "not-seated"
        assert await code(a, path, {"ask": "999.0"}, 409) == "stale-ask"
        assert await code(a, path, {"question": 1}, 400)
        await one.answer(best["move"])
        assert (await one.reply())["type"] == "taken"
        assert await code(a, path, {"ask": ask["id"]}, 409) == "not-asked"
        await two.answer((await b.post(path, {"ask": other["id"]}, 200))["choices"][0]["move"])
        assert (await two.reply())["type"] == "taken"
        # The next question is for both, or for one of them.
        assert await code(a, path, {"ask": ask["id"]}, 409) in ("stale-ask", "not-asked")


async def test_while_rules_are_compiled_a_hint_says_so_and_costs_nothing(tmp_path: Path) -> None:
    async with running(tmp_path / "data", hints_per_minute=1) as server:
        a, _, table = await begun(quick(server), hints=True)
        path = f"/api/tables/{table}/hint"
        states = server.house.compiling._states
        async with a.at(table) as one:
            ask = await one.asked()
            states["khiva"] = RulesState("compiling", 0.4)
            for _ in range(3):
                found = await a.post(path, {"ask": ask["id"]}, 200)
                assert (found["status"], found["progress"], found["choices"]) == ("preparing", 0.4, [])
            assert (await a.get("/api/coach"))["games"]["khiva"] == {"status": "compiling", "progress": 0.4}
            # Nobody learns by it who is asked what.
            assert await code(await server.guest("Guest C"), path, {"ask": ask["id"]}, 403) == "not-seated"
            assert await code(a, path, {"ask": "999.0"}, 409) == "stale-ask"
            states["khiva"] = RulesState("ready", 1.0)
            assert (await a.post(path, {"ask": ask["id"]}, 200))["status"] == "ready"
            assert await code(a, path, {"ask": ask["id"]}, 429) == "too-many-hints"


async def test_hints_are_counted_by_person_and_by_address(tmp_path: Path) -> None:
    """They are made one after the other: guests of one address keep nobody waiting for long."""
    async with running(tmp_path / "data", hints_per_minute=1) as server:
        for status in (200, 200, 429):
            a, _, table = await begun(quick(server), hints=True)
            async with a.at(table) as one:
                ask = (await one.asked())["id"]
                await a.post(f"/api/tables/{table}/hint", {"ask": ask}, status)


async def test_no_hints_where_the_table_says_so(server: Running) -> None:
    a, _, table = await begun(quick(server))
    assert (await a.get(f"/api/tables/{table}"))["hints"] is False
    async with a.at(table) as one:
        ask = await one.asked()
        assert await code(a, f"/api/tables/{table}/hint", {"ask": ask["id"]}, 403) == "hints-off"
    assert await code(a, "/api/tables/nowhere/hint", {"ask": "1.0"}, 404) == "no-such-table"


async def test_nobody_asks_for_hints_without_end(tmp_path: Path) -> None:
    async with running(tmp_path / "data", hints_per_minute=1) as server:
        a, _, table = await begun(quick(server))
        path = f"/api/tables/{table}/hint"
        assert await code(a, path, {"ask": "1.0"}, 403) == "hints-off"
        assert await code(a, path, {"ask": "1.0"}, 429) == "too-many-hints"


async def test_a_review_from_asking_to_reading(server: Running) -> None:
    a, b, table = await begun(quick(server))
    path = f"/api/tables/{table}/review"
    assert (await a.get(path, 409))["code"] == "not-over"
    assert await code(a, path, None, 409) == "not-over"
    async with a.at(table) as one, b.at(table) as two:
        await asyncio.gather(one.plays(), two.plays())
    nothing = {"status": "none", "progress": 0.0, "review": None, "read": 0, "choices": 0, "moments": []}
    assert await server.visitor().get(path) == nothing
    assert await code(server.visitor(), path, None, 401) == "no-person"
    assert (await (await server.guest("Reader")).post(path, None, 200))["status"] in ("waiting", "running", "done")
    assert (await a.post(path, None, 200))["status"] in ("waiting", "running", "done")
    await server.house.reviews.settled()
    read = {lang: await server.visitor().get(path, lang=lang) for lang in LANGUAGES}
    for info in read.values():
        assert (info["status"], info["progress"]) == ("done", 1.0)
        review = info["review"]
        assert review["names"] == ["Guest A", "Guest B"] and review["game"] == "khiva"
        assert sum(review["moments"][0]["win"]) == pytest.approx(1)
        assert all(decision["played"]["text"] for decision in review["decisions"])
        assert all(bool(decision["against"]) == (decision["sure"] != "best") for decision in review["decisions"])
    numbers = [[moment["win"] for moment in info["review"]["moments"]] for info in read.values()]
    assert numbers[0] == numbers[1] == numbers[2]
    texts = {info["review"]["decisions"][0]["played"]["text"] for info in read.values()}
    assert len(texts) == len(LANGUAGES)
    assert (await server.visitor().get("/api/tables/nowhere/review", 404))["code"] == "no-such-table"


async def test_reviews_have_a_measure_of_their_own(tmp_path: Path) -> None:
    """For each person, whatever becomes of the reviews; who only reads one is not counted."""
    clock = FakeClock()
    async with running(tmp_path / "data", ticking=clock, reviews_per_hour=1) as server:
        a, b, table = await begun(quick(server))
        async with a.at(table) as one, b.at(table) as two:
            await asyncio.gather(one.plays(), two.plays())
        path = f"/api/tables/{table}/review"
        assert server.house.limits.reviews.take((await a.get("/api/me"))["id"])
        assert await code(a, path, None, 429) == "too-many-reviews"
        assert (await b.post(path, None, 200))["status"] == "waiting"
        assert (await a.post(path, None, 200))["status"] in ("waiting", "running", "done")
        await server.house.reviews.settled()
        assert (await a.post(path, None, 200))["status"] == "done"
        clock.now += 3_600
        assert server.house.limits.reviews.take((await a.get("/api/me"))["id"])


async def test_reviews_are_counted_by_address_too(tmp_path: Path) -> None:
    async with running(tmp_path / "data", ticking=FakeClock()) as server:
        a, b, table = await begun(quick(server))
        async with a.at(table) as one, b.at(table) as two:
            await asyncio.gather(one.plays(), two.plays())
        limits, me = server.house.limits, (await a.get("/api/me"))["id"]
        while limits.reviews_by_address.take("127.0.0.1"):
            pass
        for _ in range(int(limits.reviews.burst) + 1):
            assert await code(a, f"/api/tables/{table}/review", None, 429) == "too-many-reviews"
        assert limits.reviews.take(me)  # who was refused for others has lost nothing
