"""Pages of people over HTTP: who sees which, and that no answer tells a private one from none."""

import asyncio

import pytest

from caravanserai.lessons.lesson import lesson
from tests.web.conftest import Running
from tests.web.test_friends import Cast
from tests.web.test_lessons import begun, play

pytestmark = pytest.mark.anyio

#: Who may see Anna's page: nobody, a guest, an account, a friend, who is blocked; as she chose.
SEEN = {
    None: (404, 404, 404, 200, 404),
    "private": (404, 404, 404, 404, 404),
    "friends": (404, 404, 404, 200, 404),
    "public": (200, 200, 200, 200, 404),
}


async def test_every_page_for_everybody(server: Running) -> None:
    cast = await Cast(server).come()
    refusals: set[bytes] = set()
    for shows, wanted in SEEN.items():
        if shows is not None:
            await cast.anna.post("/api/me/profile", {"shows": shows}, 204)
        for visitor, status in zip(cast.others.values(), wanted, strict=True):
            for path in ("/api/people/anna", "/api/people/@ANNA"):
                answer = await visitor.http.get(path)
                assert answer.status_code == status, (shows, path)
                if status == 404:
                    refusals.add(answer.content)
            refusals.add((await visitor.http.get("/api/people/nobody-has-this")).content)
    assert len(refusals) == 1, "private, blocked and unknown are one answer"
    for name, visitor in cast.others.items():
        await visitor.get("/api/me/profile", 401 if name == "nobody" else 200)
        await visitor.post("/api/me/profile", {"shows": "public"}, 401 if name == "nobody" else 204)
        await visitor.post("/api/me/profile", {"shows": "everybody"}, 400)
    assert (await cast.anna.get("/api/people/anna"))["mine"] is True
    for odd in ("%00", "%E2%80%AE", "x" * 500, "a%2Fb"):
        assert (await cast.anna.http.get(f"/api/people/{odd}")).status_code == 404


async def test_a_page_tells_no_more_than_it_may(server: Running) -> None:
    """Neither notes and stars, nor games at private tables, nor ids."""
    cast = await Cast(server).come()
    anna, guest = cast.anna, cast.others["guest"]
    tables: dict[bool, str] = {}
    for public in (True, False):
        table = await anna.opens(2, public=public)
        await guest.sits(table)
        async with anna.at(table) as one, guest.at(table) as two:
            running = (await guest.http.get("/api/people/anna")).content
            assert table.encode() not in running
            await asyncio.gather(one.plays(), two.plays())
        await anna.post(f"/api/me/games/{table}/note", {"text": "a secret of hers"}, 204)
        tables[public] = table
    await anna.post("/api/me/profile", {"shows": "public"}, 204)
    mine, theirs = await anna.get("/api/me/profile"), await guest.get("/api/people/anna")
    assert {one["id"] for one in mine["games"]} == {*tables.values()}
    assert [one["id"] for one in theirs["games"]] == [tables[True]]
    assert mine["kept"] == theirs["kept"] == {"kept": 2, "of": 2, "last": [True, True]}
    assert [one["name"] for one in mine["rivals"]] == ["Gil"] and theirs["rivals"] == []
    ids = [(await one.get("/api/me"))["id"] for one in (anna, guest)]
    body = (await guest.http.get("/api/people/anna")).text
    assert not [text for text in (tables[False], "a secret of hers", *ids) if text in body]


async def test_the_address_of_a_page_is_there_for_every_handle(server: Running) -> None:
    """Whether anybody has it or not."""
    async with server.visitor() as visitor:
        answers = [
            await visitor.http.get(f"/@{handle}", headers={"accept": "text/html"}) for handle in ("anna", "nobody")
        ]
    assert {answer.status_code for answer in answers} <= {200, 404} and answers[0].content == answers[1].content


async def test_a_lesson_whose_goal_is_reached_is_a_badge(server: Running) -> None:
    guest = await server.guest("Guest")
    for moves, badges in (("mistakes", []), ("solution", [{"game": "khiva", "key": "lowest"}])):
        table, found = await begun(guest, "khiva", "lowest"), lesson("khiva", "lowest")
        assert found is not None
        await play(guest, table, [*(found.mistakes[0] if moves == "mistakes" else found.solution)])
        await server.visitor().get(f"/api/tables/{table}/lesson")  # whoever else looks gets none
        assert (await guest.get("/api/me/profile"))["lessons"] == badges
