"""The API over HTTP: what it gives, and what it refuses and how."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.bots.challenges import challenges_of
from caravanserai.bots.levels import MASTER
from caravanserai.coach.networks import measured_chances
from caravanserai.engine.game import GAMES, game
from caravanserai.strings import LANGUAGES, bundle
from tests.bots.masters import masters, passed_at
from tests.web.client import Visitor
from tests.web.conftest import Running, running

pytestmark = pytest.mark.anyio


async def code(visitor: Visitor, path: str, body: Any, status: int) -> str:
    problem = await visitor.post(path, body, status)
    assert set(problem) == {"kind", "code", "clause", "args", "sentence"}
    assert problem["sentence"].endswith(".") and problem["sentence"] != problem["code"]
    return str(problem["code"])


async def test_a_table_from_opening_to_rematch(server: Running) -> None:
    a, b, c = [await server.guest(f"Guest {letter}") for letter in "ABC"]
    made = await a.post("/api/tables", {"setting": {"game": "khiva", "seats": 3, "public": True}}, 201)
    table = made["id"]
    assert made["link"] == f"{server.url}/table/{table}" and len(table) >= 22
    path = f"/api/tables/{table}"
    assert [line["id"] for line in await b.get("/api/tables")] == [table]
    assert await b.sits(table, 2) == 2
    card = await b.get(path)
    assert (card["you"], card["host"], card["status"]) == (2, False, "open")
    assert [seat["state"] for seat in card["seats"]] == ["person", "free", "person"]
    await b.post(f"{path}/stand")
    await a.post(f"{path}/bot", {"seat": 1, "bot": "random"})
    assert await code(b, f"{path}/start", None, 403) == "not-host"
    await a.post(f"{path}/start")
    assert (await a.get(path))["status"] == "playing"
    assert (await a.get(f"{path}/record", 409))["code"] == "not-over"
    assert await code(a, f"{path}/rematch", None, 409) == "not-over"
    mine = await a.get("/api/mine")
    assert [line["id"] for line in mine["playing"]] == [table]
    assert (mine["seats"], mine["turn"]) == ({table: 0}, [table])
    assert await c.post(f"{path}/take-over", {"seat": 1}) == {"wish": 1}
    assert (await c.get(path))["you"] == -1
    assert await code(c, f"{path}/take-over/answer", {"wish": 1, "yes": True}, 403) == "not-seated"
    await a.post(f"{path}/take-over/answer", {"wish": 1, "yes": True})
    assert (await c.get(path))["you"] == 1
    assert await code(a, f"{path}/take-over/answer", {"wish": 1, "yes": True}, 409) == "takeover-gone"
    await c.post(f"{path}/stand")
    assert [(await one.get("/api/mine"))["away"] for one in (a, c)] == [[], [table]]
    await c.post(f"{path}/come-back")
    assert (await c.get("/api/mine"))["away"] == []
    async with a.at(table) as one, c.at(table) as two:
        await asyncio.gather(one.plays(), two.plays())
    again = await a.post(f"{path}/rematch")
    assert again == await c.post(f"{path}/rematch") and again["id"] != table
    assert [line["id"] for line in await server.visitor().get("/api/games")] == [table]
    assert (await server.visitor().get("/api/games", before=0)) == []
    assert await code(a, f"{path}/close", None, 409) == "game-over"


async def test_a_private_table_is_for_those_who_have_its_link(server: Running) -> None:
    a = await server.guest("Guest A")
    table = await a.opens()
    assert await server.visitor().get("/api/tables") == []
    assert (await server.visitor().get(f"/api/tables/{table}"))["you"] == -1
    await a.post(f"/api/tables/{table}/close")
    assert not any((await a.get("/api/mine")).values())


async def test_who_opens_a_table_without_a_name_gets_one(server: Running) -> None:
    visitor = server.visitor(**{"Accept-Language": "fr-CH, en;q=0.5"})
    assert await visitor.get("/api/me") is None
    await visitor.opens()
    me = await visitor.get("/api/me")
    assert me["name"].startswith("Invité ")


async def test_refusals_at_tables(server: Running) -> None:
    a, b = await server.guest("Guest A"), await server.guest("Guest B")
    nobody = server.visitor()
    table = await a.opens(2)
    path = f"/api/tables/{table}"
    assert await code(a, f"{path}/sit", {}, 409) == "already-seated"
    assert await code(b, f"{path}/sit", {"seat": 0}, 409) == "seat-taken"
    assert await code(b, f"{path}/sit", {"seat": 9}, 409) == "no-such-seat"
    assert await code(b, f"{path}/sit", {"nonce_hash": "short"}, 400) == "bad-nonce-hash"
    for old in ({"nonce": "a" * 16}, {"seat": 1}):
        assert await code(b, f"{path}/sit", msgspec.json.encode(old), 409) == "old-page"
    assert await code(b, f"{path}/stand", None, 403) == "not-seated"
    assert await code(b, f"{path}/bot", {"seat": 1, "bot": "greedy"}, 403) == "not-host"
    assert await code(a, f"{path}/bot", {"seat": 1, "bot": "clever"}, 400) == "unknown-bot"
    assert await code(a, f"{path}/come-back", None, 409) == "not-started"
    assert await code(b, f"{path}/take-over", {"seat": 0}, 409) == "not-started"
    for step in ("stand", "start", "close", "come-back", "rematch"):
        assert await code(nobody, f"{path}/{step}", None, 401) == "no-person"
    for step, body in (("sit", {}), ("stand", None), ("take-over", {"seat": 0})):
        assert await code(a, f"/api/tables/nowhere/{step}", body, 404) == "no-such-table"
    assert (await nobody.get("/api/tables/nowhere", 404))["code"] == "no-such-table"
    assert (await nobody.get("/api/tables/nowhere/record", 404))["code"] == "no-such-table"
    assert await nobody.get("/api/me") is None, "a refused visitor is not made a guest"
    await a.post(f"{path}/close")
    assert await code(b, f"{path}/sit", {}, 409) == "table-closed"


@pytest.mark.parametrize(
    ("setting", "refused"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game"),
        ({"game": "khiva", "seats": 9}, "seat-count"),
        ({"game": "khiva", "seats": "2"}, "unreadable-body"),
        ({"game": "khiva", "seats": 2.5}, "unreadable-body"),
        ({"game": "khiva"}, "unreadable-body"),
        ({"game": "khiva", "seats": 2, "colour": "red"}, "unreadable-body"),
        ({"game": "khiva", "seats": 2, "public": 1}, "unreadable-body"),
        ({"game": "khiva", "seats": 2, "clock": {"type": "live", "bank": 1}}, "unreadable-body"),
        ({"game": "khiva", "seats": 2, "clock": {"type": "sand"}}, "unreadable-body"),
        ({"game": "khiva", "seats": 2, "options": {"city": "maybe"}}, "option-value"),
        ({"game": "khiva", "seats": 2, "options": {"weather": "on"}}, "unknown-option"),
        ({"game": "khiva", "seats": 2, "bots": {"7": "greedy"}}, "bot-seat"),
        ({"game": "khiva", "seats": 2, "bots": {"0": "clever"}}, "unknown-bot"),
        ({"game": "khiva", "seats": 2, "bots": {"0": "greedy", "1": "greedy"}}, "no-seat-for-people"),
        ({"game": "khiva", "seats": 2, "edition": {"name": "mine"}}, "bad-edition"),
    ],
)
async def test_settings_that_no_table_can_have(server: Running, setting: dict[str, Any], refused: str) -> None:
    visitor = server.visitor()
    assert await code(visitor, "/api/tables", {"setting": setting}, 400) == refused
    assert await visitor.get("/api/me") is None, "a refused visitor is not made a guest"


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"[1]", b'{"name":7}', b'{"name":"A","age":3}', b"\xff", b"[" * 9_000]
)
async def test_bodies_are_read_strictly(server: Running, body: bytes) -> None:
    problem = await server.visitor().post("/api/me", body, 400)
    assert problem["kind"] == "unreadable"


async def test_a_form_of_another_page_is_not_read(server: Running) -> None:
    answer = await server.visitor().http.post("/api/me", data={"name": "A"})
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


@pytest.mark.parametrize(
    "kind", ["text/plain", "text/plain;charset=UTF-8", "multipart/form-data; boundary=x", "application/jsonx", "", None]
)
async def test_bodies_that_do_not_say_they_are_json_are_not_read(server: Running, kind: str | None) -> None:
    """What a page elsewhere can send without asking first (a beacon has no kind at all)."""
    visitor = server.visitor()
    headers = {} if kind is None else {"content-type": kind}
    for content in (b'{"name": "A"}', chunks()):
        answer = await visitor.http.post("/api/me", content=content, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    for good in ("application/json", "Application/JSON; charset=utf-8"):
        assert (await visitor.http.post("/api/me", content=b"{}", headers={"content-type": good})).is_success


async def chunks() -> AsyncIterator[bytes]:
    yield b'{"name": "A"}'


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_error_has_the_same_shape_in_the_readers_language(server: Running, lang: str) -> None:
    visitor = server.visitor(**{"Accept-Language": lang})
    sentences = set()
    for method, path, status in (
        ("GET", "/nowhere", 404),
        ("GET", "/api/nowhere", 404),
        ("DELETE", "/api/me", 405),
        ("GET", "/api/games?limit=many", 400),
        ("GET", "/api/games?limit=1000", 400),
        ("GET", f"/api/games?before={2**63}", 400),
        ("GET", "/api/rulebooks/khiva/pt", 404),
        ("GET", "/api/rulebooks/chess/en", 404),
    ):
        answer = await visitor.http.request(method, path)
        assert answer.status_code == status
        problem = answer.json()
        assert set(problem) == {"kind", "code", "clause", "args", "sentence"}
        sentences.add(problem["sentence"])
    other = (await visitor.http.get("/nowhere", params={"lang": "fr"})).json()["sentence"]
    assert other == "Il n’y a rien à cette adresse."
    assert (other in sentences) == (lang == "fr")


async def test_what_breaks_inside_is_told_without_its_inside(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def break_down(*_: object) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(server.house.store, "finished", break_down)
    answer = await server.visitor().http.get("/api/games")
    problem = answer.json()
    assert (answer.status_code, problem["kind"], problem["code"]) == (500, "broken", "broken")
    assert problem["args"]["id"] in problem["sentence"] and "secret detail" not in answer.text
    assert any(getattr(record, "said", {}).get("id") == problem["args"]["id"] for record in caplog.records)


async def test_rulebooks_and_games(server: Running) -> None:
    visitor = server.visitor()
    games = await visitor.get("/api/rules/games")
    assert [one["key"] for one in games] == list(GAMES)
    khiva = games[0]
    assert (khiva["least_seats"], khiva["most_seats"], khiva["house_bot"]) == (2, 5, "greedy")
    assert khiva["default_bot"] in [level["key"] for level in khiva["levels"]]
    assert set(khiva["bots"]) >= {level["key"] for level in khiva["levels"]} | {"random", "greedy"}
    assert khiva["clocks"][0] == {
        "type": "live",
        "spans": {
            "bank": {"least": 10, "most": 7_200, "default": 300},
            "increment": {"least": 0, "most": 300, "default": 15},
        },
    }
    for entry in await visitor.get("/api/rulebooks"):
        for lang in entry["languages"]:
            book = await visitor.get(f"/api/rulebooks/{entry['game']}/{lang}")
            ids = [clause["id"] for section in book["sections"] for clause in section["clauses"]]
            assert ids[0] == f"{game(entry['game']).clause_prefix}-01" and len(ids) == len(set(ids)) > 5
            assert all(f"**{number}**" in book["markdown"] for number in ids)
            texts = [clause["text"] for section in book["sections"] for clause in section["clauses"]]
            # No line of French begins with a colon.
            assert ("\xa0:" in "".join(texts)) == (lang == "fr") and (lang != "fr" or " :" not in "".join(texts))


async def test_bots_are_listed_with_what_was_measured_of_them(server: Running) -> None:
    english, korean = [await server.visitor(**{"Accept-Language": lang}).get("/api/bots") for lang in ("en", "ko")]
    assert [one["game"] for one in english] == list(GAMES)
    for one, other in zip(english, korean, strict=True):
        sizes = [rungs["seats"] for rungs in one["tables"]]
        assert one["command"] == f"caravanserai ladder {one['game']}" and set(sizes) <= set(
            game(one["game"]).seat_counts
        )
        for level, translated in zip(one["levels"], other["levels"], strict=True):
            assert level["key"] == translated["key"] and level["name"] != translated["name"]
            assert level["sentence"].endswith(".") and level["seats"]
            assert [one["seats"] for one in level["ratings"]] == [size for size in sizes if size in level["seats"]]
            assert all(rating["low"] <= rating["rating"] <= rating["high"] for rating in level["ratings"])


async def test_how_the_coachs_chances_came_true_is_told_with_the_bots(server: Running) -> None:
    found = {one["game"]: one for one in await server.visitor().get("/api/bots")}
    assert [one["seats"] for one in found["samarkand"]["chances"]] == [*measured_chances("samarkand")]
    for key, one in found.items():
        assert one["coach"] == ("coach" in game(key).parts)
        assert one["coach"] or not one["chances"]


async def test_what_is_left_above_the_strongest_bot_is_told(server: Running) -> None:
    """What a level is offered by is told with that level, and not once more."""
    passed = passed_at("samarkand", 3)
    with masters(samarkand=(passed,)):
        found = {one["game"]: one for one in await server.visitor().get("/api/bots")}
    for key, told in found.items():
        assert [(one["who"], one["seats"], one["share"]) for one in told["challenges"]] == [
            (one.who, one.seats, one.share) for one in challenges_of(key) if one.who != "master" and not one.passed
        ]
    assert {key: [one["share"] for one in told["masters"]] for key, told in found.items() if told["masters"]} == {
        "samarkand": [passed.share]
    }
    assert any(told["challenges"] for told in found.values())


async def test_a_level_above_the_strongest_says_at_which_tables_it_is_offered(server: Running) -> None:
    with masters(samarkand=(passed_at("samarkand", 3),)):
        found = {one["key"]: one for one in await server.visitor().get("/api/rules/games")}
        (bots,) = [one for one in await server.visitor().get("/api/bots") if one["game"] == "samarkand"]
    *levels, master = found["samarkand"]["levels"]
    assert (master["key"], master["seats"], master["standard_only"]) == (MASTER, [3], True)
    assert [one["seats"] for one in master["ratings"]] == [3] and bots["levels"][-1] == master
    assert all((one["seats"], one["standard_only"]) == ([3, 4, 5], False) for one in levels)
    assert MASTER in found["samarkand"]["bots"] and MASTER not in found["khiva"]["bots"]
    assert MASTER not in [one["key"] for one in found["khiva"]["levels"]]


async def test_what_was_measured_of_other_bots_is_not_shown(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("caravanserai.web.bots_http", "caravanserai.bots.ladder"):
        monkeypatch.setattr(f"{module}.offered", lambda key: ("greedy", "random"))
    with masters():
        found = await server.visitor().get("/api/bots")
    for one in found:
        assert (one["tables"], one["trial"]) == ([], False)
        assert [(level["key"], level["ratings"]) for level in one["levels"]] == [("greedy", []), ("random", [])]


async def test_what_takes_the_loop_long_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page about the API for every language; and the sentences of all languages are read before anybody asks."""
    made: list[str] = []
    monkeypatch.setattr("caravanserai.web.pages.api_page", lambda speak, schema: made.append(speak.lang) or "")
    async with running(tmp_path, new_app=True) as server:
        await asyncio.gather(*server.house.tasks)
        assert bundle.cache_info().currsize == len(LANGUAGES)
        for _ in range(3):
            for lang in LANGUAGES:
                assert (await server.visitor().http.get("/api/schema", params={"lang": lang})).status_code == 200
    assert sorted(made) == sorted(LANGUAGES)


async def test_pages_need_nothing_from_elsewhere(server: Running) -> None:
    visitor = server.visitor(**{"Accept-Language": "ko"})
    for path in ("/", "/table/any", "/api/schema", "/house.css"):
        answer = await visitor.http.get(path)
        assert answer.status_code == 200
        assert re.findall(r"""(?:src|href)=["']?(?:https?:)?//|@import|url\((?:https?:)?//""", answer.text) == []
        assert "<script>" not in answer.text
    assert 'lang="ko"' in (await visitor.http.get("/api/schema")).text
    document = await visitor.get("/api/schema/openapi.json")
    assert document["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert document["paths"]["/api/tables"]["post"]["responses"]["default"]
    setting = document["components"]["schemas"]["TableSetting"]
    assert len(setting["properties"]["clock"]["oneOf"]) == 4
    for name in ("Problem", "Hello", "Update", "Answer", "SocketMessage", "SocketFrame"):
        assert name in document["components"]["schemas"]
    for reference in references(document):
        assert reference.removeprefix("#/components/schemas/") in document["components"]["schemas"]


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(references, part.values()))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


async def test_every_answer_carries_the_headers(server: Running) -> None:
    visitor = server.visitor()
    for path in ("/", "/api/me", "/nowhere", "/healthz", "/metrics", "/api/schema"):
        headers = (await visitor.http.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_metrics_count_what_happens(server: Running) -> None:
    person = await server.guest("Guest")
    table = await person.opens(2, bots={1: "random"})
    async with person.at(table) as socket:
        await socket.asked()
        page = await server.metrics()
        assert "caravanserai_sockets 1.0" in page
        assert 'caravanserai_tables{status="playing"} 1.0' in page
        await socket.plays()
        await socket.send("nonsense")
        await socket.refusal()
    page = await server.metrics()
    for name in ("commit_seconds_count", "fan_out_seconds_count", "bot_think_seconds_count"):
        assert f"caravanserai_{name} 0.0" not in page and f"caravanserai_{name} " in page
    for line in ('moves_total{by="person"}', 'moves_total{by="bot"}', 'refusals_total{code="unreadable-message"} 1.0'):
        assert f"caravanserai_{line}" in page
    assert (await person.get("/healthz")) == {"status": "ok"}
    assert table not in page


async def test_logs_hold_nothing_that_opens_a_door(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    person = await server.guest("Someone")
    table = await person.opens()
    link = (await person.post("/api/me/return-link"))["link"]
    await person.get(f"/api/tables/{table}")
    async with person.at(table, last=3) as socket:
        await socket.until("hello")
    ours = [record for record in caplog.records if record.name.startswith(("caravanserai", "uvicorn"))]
    lines = [json.dumps([record.getMessage(), getattr(record, "said", None)]) for record in ours]
    assert any("/api/tables/{table}" in line for line in lines)
    secrets = [table, link.rpartition("=")[2], "Someone", *person.http.cookies.values()]
    assert not [line for line in lines for secret in secrets if secret in line]
