"""Lessons over HTTP and sockets: begun, missed, tried again, reached; and the server goes down in the middle."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from caravanserai.engine.game import GAMES
from caravanserai.lessons.lesson import lesson, lessons
from caravanserai.strings import LANGUAGES
from tests.web.client import GameOver, Visitor
from tests.web.conftest import Running, running
from tests.web.test_http import code

pytestmark = pytest.mark.anyio


def right(game: str, key: str) -> list[Any]:
    found = lesson(game, key)
    assert found is not None
    return [*found.solution]


async def begun(visitor: Visitor, game: str, key: str) -> str:
    return str((await visitor.post(f"/api/lessons/{game}/{key}", None, 201))["id"])


async def play(visitor: Visitor, table: str, moves: list[Any]) -> dict[str, Any]:
    """Answer with these, wait until it is known what came of it, and ask how the lesson stands."""
    async with visitor.at(table) as socket:
        for move in moves:
            await socket.asked()
            await socket.answer(move)
            await socket.reply()
        with suppress(GameOver):
            await socket.asked()
        state: dict[str, Any] = await visitor.get(f"/api/tables/{table}/lesson")
        return state


async def test_the_list_of_lessons_in_every_language(server: Running) -> None:
    for lang in LANGUAGES:
        found = await server.visitor().get("/api/lessons", lang=lang)
        assert [(one["game"], one["key"]) for one in found] == [(k, one.key) for k in GAMES for one in lessons(k)]
        assert all(one["title"] and one["task"] for one in found)


async def test_a_lesson_missed_tried_again_and_reached(server: Running) -> None:
    guest = server.visitor()
    table = await begun(guest, "khiva", "lowest")
    state = await guest.get(f"/api/tables/{table}/lesson")
    assert (state["standing"], state["number"], state["count"], state["right"]) == ("going", 1, 7, None)
    assert state["next"] == "refused" and state["story"] and state["hint"]
    found = lesson("khiva", "lowest")
    assert found is not None
    state = await play(guest, table, [*found.mistakes[0]])
    assert (state["standing"], state["answers"], state["within"], state["right"]) == ("missed", 1, 1, None)
    again = await begun(guest, "khiva", "lowest")
    assert (await guest.get(f"/api/tables/{table}"))["status"] == "closed"
    state = await play(guest, again, right("khiva", "lowest"))
    assert state["standing"] == "reached" and state["right"]
    # Neither the table that was left nor the one that is not over is anybody's game.
    mine = await guest.get("/api/mine")
    assert (
        mine == {"open": [], "playing": [], "finished": [], "seats": {}, "turn": [], "away": []}
        and await guest.get("/api/tables") == []
    )


@pytest.mark.parametrize(
    ("game", "key"), [("khiva", "gems"), ("kilim", "scraps"), ("kilim", "artisan"), ("samarkand", "loading")]
)
async def test_longer_ones(server: Running, game: str, key: str) -> None:
    guest = server.visitor()
    table = await begun(guest, game, key)
    assert (await play(guest, table, right(game, key)))["standing"] == "reached"


async def test_a_small_game_to_its_end(server: Running) -> None:
    guest = server.visitor()
    table = await begun(guest, "khiva", "finish")
    async with guest.at(table) as socket:
        await socket.plays()
    state = await guest.get(f"/api/tables/{table}/lesson")
    assert (state["standing"], state["next"]) == ("reached", None)


async def test_the_house_goes_down_in_the_middle(tmp_path: Path) -> None:
    first, *more = right("kilim", "scraps")
    async with running(tmp_path / "data") as server:
        guest = server.visitor()
        table = await begun(guest, "kilim", "scraps")
        state = await play(guest, table, [first])
        assert (state["standing"], state["answers"]) == ("going", 1)
        cookies = guest.http.cookies
    async with running(tmp_path / "data") as server:
        guest = server.visitor()
        guest.http.cookies = cookies
        assert (await play(guest, table, more))["standing"] == "reached"


async def test_what_is_refused(server: Running) -> None:
    guest = await server.guest("Guest A")
    assert await code(guest, "/api/lessons/khiva/nothing", None, 404) == "no-such-lesson"
    assert await code(guest, "/api/lessons/chess/lowest", None, 404) == "no-such-lesson"
    assert (await guest.get("/api/tables/nowhere/lesson", 404))["code"] == "no-such-table"
    table = await guest.opens(3)
    assert (await guest.get(f"/api/tables/{table}/lesson", 404))["code"] == "no-such-lesson"
    other = await server.guest("Guest B")
    table = await begun(guest, "khiva", "lowest")
    assert await code(other, f"/api/tables/{table}/take-over", {"seat": 1}, 409) == "staged"
