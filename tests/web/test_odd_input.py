"""Numbers beyond numbers and names that cannot be read: refused with a reason, and nothing has changed."""

import asyncio
import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.answers import any_answer
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.refusal import Refused
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.tables.fold.commands import check_setting
from caravanserai.tables.log.entries import TableSetting
from tests.web.conftest import Running, loud, running, two_at_a_table

pytestmark = pytest.mark.anyio

HUGE = [10**30, -(10**30), 2**63, -(2**63) - 1, 10**4_200]


def opened(**setting: Any) -> dict[str, Any]:
    return {"setting": {"game": "khiva", "seats": 3, **setting}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_number_can_be_said(lang: str) -> None:
    """Fluent groups the digits of a number, and cannot for so many."""
    for number in HUGE:
        assert len(Speaker(lang)("refusal-message-too-large", most=number)) < 100


@pytest.mark.parametrize("number", HUGE, ids=lambda n: f"{'-' if n < 0 else ''}{len(str(abs(n)))} digits")
async def test_numbers_beyond_numbers_are_refused(server: Running, number: int) -> None:
    a = await server.guest("Guest A")
    table = await a.opens()
    path = f"/api/tables/{table}"
    bodies: list[tuple[str, Any]] = [
        ("/api/tables", opened(seats=number)),
        *(("/api/tables", opened(game=game, seats=number)) for game in ("kilim", "samarkand")),
        ("/api/tables", opened(bots={str(number): "greedy"})),
        ("/api/tables", opened(clock={"type": "live", "bank": number})),
        ("/api/tables", opened(clock={"type": "live", "pace": number})),
        ("/api/tables", opened(clock={"type": "by-day", "hours": number})),
        ("/api/tables", opened(options={"city": number})),
        (f"{path}/sit", {"seat": number}),
        (f"{path}/bot", {"seat": number, "bot": "greedy"}),
        (f"{path}/take-over", {"seat": number}),
        (f"{path}/play-on", {"step": number, "seat": 0, "bot": "greedy"}),
        (f"{path}/play-on", {"step": 0, "seat": number, "bot": "greedy"}),
    ]
    for where, body in bodies:
        problem = await a.post(where, body, 400)
        assert problem["kind"] == "unreadable" and problem["sentence"], (where, body)
    for query in ("/replay?seat={}", "/replay?seat=0&open={}"):
        assert (await a.http.get(path + query.format(number))).status_code == 400, query
    for query in ("/api/finished?before={}", "/api/finished?limit={}", "/api/daily?date={}"):
        answer = await a.http.get(query.format(number))
        assert answer.status_code in (200, 400, 404), (query, answer.text)
    async with a.at(table, number if abs(number) < 10**40 else None) as socket:
        await socket.until("hello")
        for message in ({"type": "ping", "t": number}, {"type": "mute", "seat": number, "on": True}):
            await socket.send(message)
            assert await socket.refusal() == "unreadable-message"


async def test_a_long_word_is_told_back_in_short(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """A sentence holds a thousand letters of a word, and our log is no place for more of a stranger's."""
    a = await server.guest("Guest A")
    word = "a" * 9_000
    settings = [{"game": word}, {"options": {word: "x"}}, {"options": {"city": word}}, {"bots": {"1": word}}]
    for setting in settings:
        problem = await a.post("/api/tables", opened(**setting), 400)
        assert problem["sentence"] != problem["code"] and len(str(problem)) < 2_000, setting
    assert len((await a.http.get(f"/api/daily/khiva?day={word}")).text) < 2_000
    table = await a.opens()
    async with a.at(table) as socket:
        await socket.until("hello")
        await socket.send({"type": word})
        refused = await socket.until("refused")
        assert len(str(refused)) < 2_000 and refused["sentence"] != refused["refusal"]["code"]
    assert not [line for line in loud(caplog) if line.levelname == "ERROR"]


async def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    async with running(tmp_path, tables_each=1) as server:
        table, a, b = await two_at_a_table(server)
        async with a.at(table) as one, b.at(table) as two:
            await asyncio.gather(one.plays(), two.plays())
        other = await a.opens()
        assert (await a.post(f"/api/tables/{table}/rematch", None, 429))["code"] == "too-many-tables"
        assert (await a.get(f"/api/tables/{table}"))["rematch"] is None
        await a.post(f"/api/tables/{other}/close")
        again = await a.post(f"/api/tables/{table}/rematch")
        # Who joins a rematch opens nothing.
        await b.opens()
        assert await b.post(f"/api/tables/{table}/rematch") == again


@pytest.mark.parametrize("key", GAMES)
async def test_the_name_of_an_edition_has_an_end(server: Running, key: str) -> None:
    a = await server.guest("Guest A")
    edition = msgspec.to_builtins(game(key).standard_edition)
    seats = game(key).seat_counts[0]
    for name in ("x" * 61, "x" * 40_000, "line\nbreak", "a\u202eb"):
        setting = {"game": key, "seats": seats, "edition": {**edition, "name": name}}
        assert (await a.post("/api/tables", {"setting": setting}, 400))["code"] == "bad-edition"
    table = await a.opens(seats, game=key, edition={**edition, "name": "x" * 60})
    assert (await a.get(f"/api/tables/{table}"))["edition"] == "x" * 60


@pytest.mark.parametrize("key", GAMES)
def test_numbers_beyond_numbers_in_an_edition_are_refused(key: str) -> None:
    rules = game(key)
    edition = msgspec.json.decode(msgspec.json.encode(rules.standard_edition))
    for where, value in leaves(edition):
        if isinstance(value, int):
            for number in HUGE:
                setting = TableSetting(key, rules.seat_counts[0], edition=changed(edition, where, number))
                with pytest.raises(Refused):
                    check_setting(setting)


@pytest.mark.parametrize("key", GAMES)
async def test_numbers_beyond_numbers_in_an_answer_are_refused(server: Running, key: str) -> None:
    seats = game(key).seat_counts[0]
    people = [await server.guest(f"Guest {n}") for n in range(seats)]
    table = await people[0].opens(seats, game=key)
    for person in people[1:]:
        await person.sits(table)
    async with people[0].at(table) as socket:
        ask = (await socket.asked())["ask"]
        move = any_answer(ask, random.Random(1))
        places = [where for where, _ in leaves(move) if where != ("type",)]
        moves = [changed(move, where, number) for where in places for number in HUGE]
        for odd in (*moves, *({"type": "SpendGems", "gems": number} for number in HUGE)):
            await socket.answer(odd)
            assert (await socket.until("refused"))["refusal"]["code"] != "broken", odd


def leaves(part: Any, where: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """All that is no list or table, and the way to it."""
    if isinstance(part, dict | list | tuple):
        for key, value in part.items() if isinstance(part, dict) else enumerate(part):
            yield from leaves(value, (*where, key))
    else:
        yield where, part


def changed(part: Any, where: tuple[Any, ...], value: Any) -> Any:
    made = copy.deepcopy(part)
    inside = made
    for key in where[:-1]:
        inside = inside[key]
    inside[where[-1]] = value
    return made
