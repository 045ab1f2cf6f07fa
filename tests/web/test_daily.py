"""The deal of a day over HTTP: the same for all, one try, and nothing of it for who has not finished."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from caravanserai.engine.game import GAMES, game
from caravanserai.tables import daily
from caravanserai.tables.daily import DAY, begin_of
from tests.tables.fake_time import FakeTime
from tests.web.client import Visitor, first_move
from tests.web.conftest import Running, running
from tests.web.test_http import code

pytestmark = pytest.mark.anyio

TODAY, TOMORROW = "2026-02-03", "2026-02-04"
NOON = begin_of(TODAY) + DAY // 2


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "BOT", "level1")
    for key in GAMES:
        monkeypatch.setattr(type(game(key)), "daily_seats", 3)


def last_move(ask: dict[str, Any]) -> dict[str, Any]:
    """Another legal answer than `first_move` gives to the first ask."""
    if ask["type"] == "ChooseCardsAsk":
        cards = [preview["card"] for preview in ask["cards"]]
        return {"type": "ChooseCards", "play": cards[-1:], "give": cards[-2:-1]}
    return first_move(ask)


async def plays(visitor: Visitor, choose: Any = first_move) -> tuple[str, bytes]:
    """Play today's Khiva to its end: the table, and all that was told on the way."""
    made = await visitor.post("/api/daily/khiva", None, 201)
    async with visitor.at(made["id"]) as socket:
        await socket.plays(choose)
        return made["id"], b"".join(socket.raw)


async def learns_only_how_many_have_finished(outsider: Visitor, finished: int, table: str) -> None:
    hidden = await outsider.get("/api/daily/khiva")
    assert hidden["finished"] == finished
    assert hidden["results"] is None and hidden["best"] is None and hidden["mean"] is None
    page = await outsider.get("/api/daily")
    assert page["today"][0] == hidden
    for path in (f"/api/tables/{table}/record", f"/api/tables/{table}/replay?open=true"):
        assert (await outsider.get(path, 403))["code"] == "daily-hidden"
    assert await code(outsider, f"/api/tables/{table}/play-on", {"step": 3, "seat": 0, "bot": "level1"}, 403)
    async with outsider.at(table) as socket:
        assert await socket.refusal() == "daily-hidden"


async def test_a_day_from_the_first_try_to_the_next_morning(tmp_path: Path) -> None:
    time = FakeTime(NOON)
    async with running(tmp_path / "data", time) as server:
        a, b, c, d = [await server.guest(f"Guest {letter}") for letter in "ABCD"]
        fresh = await a.get("/api/daily/khiva")
        assert (fresh["day"], fresh["state"], fresh["finished"]) == (TODAY, "new", 0)
        assert fresh["results"] is None and fresh["best"] is None and fresh["table"] is None
        assert fresh["ends"] == begin_of(TOMORROW)

        one, told = await plays(a)
        two, _ = await plays(b)
        other, _ = await plays(c, last_move)
        _, stage = server.house.daily.deal(TODAY, "khiva")
        assert stage.seed is not None and stage.seed.encode() not in told
        records = [await a.get(f"/api/tables/{table}/record") for table in (one, two, other)]
        assert records[0]["steps"] == records[1]["steps"] != records[2]["steps"]
        assert (await a.post("/api/daily/khiva", None, 201))["id"] == one

        mine = await a.get("/api/daily/khiva")
        assert (mine["state"], mine["table"], mine["finished"]) == ("over", one, 3)
        assert sum(row["beyond"] for row in mine["results"]) == pytest.approx(0, abs=0.02)
        by_name = {row["name"]: row for row in mine["results"]}
        assert by_name["Guest A"]["you"] and not by_name["Guest B"]["you"]
        assert by_name["Guest A"]["parting"] is None and by_name["Guest B"]["parting"] is None
        parting = by_name["Guest C"]["parting"]
        assert parting["answer"] == 1 and parting["here"] != parting["there"]
        assert by_name["Guest A"]["rank"] == by_name["Guest B"]["rank"]
        seat = records[0]["seats"].index("Guest A")
        assert by_name["Guest A"]["points"] == records[0]["result"]["scores"][seat]

        for outsider in (d, server.visitor()):
            await learns_only_how_many_have_finished(outsider, 3, one)
        # Nor does who is in the middle of it.
        begun = await d.post("/api/daily/khiva", None, 201)
        assert (await d.get("/api/daily/khiva"))["state"] == "playing"
        assert (await d.get("/api/daily/khiva"))["results"] is None
        assert (await d.get(f"/api/tables/{one}/replay", 403))["code"] == "daily-hidden"

        time.move(DAY)
        page = await d.get("/api/daily")
        assert page["now"] == NOON + DAY
        assert [deal["day"] for deal in page["today"]] == [TOMORROW] * len(GAMES)
        assert (page["today"][0]["state"], page["yesterday"][0]["state"]) == ("new", "missed")
        best = page["yesterday"][0]["best"]
        assert best["points"] == max(row["points"] for row in page["yesterday"][0]["results"])
        assert best["choices"][0]["answer"] == 1 and best["choices"][0]["instead"]
        assert page["yesterday"][1]["results"] == [] and page["yesterday"][1]["best"] is None
        assert (await d.get(f"/api/tables/{best['table']}/replay"))["steps"]
        # Yesterday's table can be finished, but counts no more; today has cards of its own.
        async with d.at(begun["id"]) as socket:
            await socket.plays()
        late = await d.get("/api/daily/khiva", day=TODAY)
        assert (late["state"], late["finished"]) == ("over", 3)
        new = await d.post("/api/daily/khiva", None, 201)
        assert new["id"] != begun["id"]


async def test_after_a_restart_it_is_the_same_day(tmp_path: Path) -> None:
    time = FakeTime(NOON)
    async with running(tmp_path / "data", time) as server:
        a = await server.guest("Guest A")
        cookies = a.http.cookies
        made = (await a.post("/api/daily/khiva", None, 201))["id"]
        seed = server.house.daily.deal(TODAY, "khiva")[1].seed
    async with running(tmp_path / "data", time) as server:
        again = server.visitor()
        again.http.cookies = cookies
        assert server.house.daily.deal(TODAY, "khiva")[1].seed == seed
        assert (await again.post("/api/daily/khiva", None, 201))["id"] == made


async def test_sentences_are_in_the_language_of_who_asks(tmp_path: Path) -> None:
    async with running(tmp_path / "data", FakeTime(NOON)) as server:
        guest = await server.guest("Guest A", **{"accept-language": "fr"})
        await plays(guest)
        deal = await guest.get("/api/daily/khiva")
        assert deal["bot"] == "Apprenti"
        assert any("donner" in choice["chosen"].lower() for choice in deal["best"]["choices"]), deal["best"]


async def test_what_is_no_day_or_no_game_is_refused(server: Running) -> None:
    guest = server.visitor()
    for day in ("tomorrow", "2026-1-1", "2026-13-01", ""):
        if day:
            assert (await guest.get("/api/daily/khiva", 400, day=day))["code"] == "bad-day"
    assert (await guest.get("/api/daily/khiva", 409, day="2999-01-01"))["code"] == "day-to-come"
    assert (await guest.get("/api/daily/chess", 400))["code"] == "unknown-game"
    assert await code(guest, "/api/daily/chess", None, 400) == "unknown-game"
    # Nobody became a guest by looking.
    assert await guest.get("/api/me") is None


async def test_many_clicks_at_once_are_one_try(tmp_path: Path) -> None:
    async with running(tmp_path / "data", FakeTime(NOON)) as server:
        guest = await server.guest("Guest A")
        made = await asyncio.gather(*(guest.post("/api/daily/khiva", None, 201) for _ in range(5)))
        assert len({one["id"] for one in made}) == 1
