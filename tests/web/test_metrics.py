"""The numbers of a house: for those they are meant for, and never before the reveal."""

import os
import random
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from bench.answers import any_answer
from caravanserai.tables.meter import Why
from caravanserai.web.server import bind_metrics
from caravanserai.web.settings import Settings, WontStart
from tests.servers.valkey import Valkey
from tests.tables.fake_time import FakeTime
from tests.web.client import first_move
from tests.web.conftest import Running, running
from tests.web.test_leaks_on_the_wire import numbers

pytestmark = pytest.mark.anyio


async def test_without_a_token_or_an_address_there_are_no_numbers(tmp_path: Path) -> None:
    async with running(tmp_path, metrics_token=None) as server:
        for header in ({}, {"Authorization": "Bearer None"}, {"Authorization": "Bearer"}):
            answer = await server.visitor().http.get("/metrics", headers=header)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


async def test_the_token_opens_the_numbers(server: Running) -> None:
    assert "caravanserai_moves_total" in await server.metrics()
    for header in ({}, {"Authorization": "Bearer token-of-the-test"}, {"Authorization": "token-of-the-tests"}):
        answer = await server.visitor().http.get("/metrics", headers=header)
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong-token")


async def test_an_address_of_their_own_shows_the_numbers_and_nothing_else(tmp_path: Path) -> None:
    async with running(tmp_path, metrics_token=None, metrics_listen="127.0.0.1:0") as server:
        assert server.house.metrics_port is not None
        apart = server.visitor()
        apart.http.base_url = apart.url = f"http://127.0.0.1:{server.house.metrics_port}"
        assert "caravanserai_moves_total" in (await apart.http.get("/metrics")).text
        for path in ("/", "/api/me", "/healthz", "/api/tables"):
            assert (await apart.http.get(path)).status_code == 404
        assert (await apart.post("/api/me", {}, 404))["code"] == "no-such-page"
        assert (await server.visitor().http.get("/metrics")).status_code == 404
        assert (await server.visitor().http.get("/healthz")).status_code == 200


async def test_a_node_shows_its_own_numbers_and_a_house_of_one_process_none(
    tmp_path: Path, database: str, valkey: Valkey, server: Running
) -> None:
    key_file = tmp_path / "house.key"
    key_file.write_bytes(os.urandom(32))
    async with running(tmp_path / "node", database=database, valkey=valkey.url, key_file=str(key_file)) as node:
        person = await node.guest("Guest")
        await person.opens(3, bots={1: "greedy", 2: "greedy"})
        shown = page_of(node)
    assert shown["caravanserai_tables_attended"] == 1 and shown["caravanserai_tables_adopted_total"] == 0
    for why in get_args(Why):
        assert shown[f'caravanserai_logs_read_again_total{{why="{why}"}}'] == 0
    for name in ("caravanserai_clock_offset_seconds", "caravanserai_news_up", "caravanserai_news_lost_total"):
        assert name in shown and name not in page_of(server)
    assert not [name for name in page_of(server) if "node" in name or "again" in name or "attended" in name]


async def test_that_another_node_was_first_is_not_told_before_the_reveal(tmp_path: Path) -> None:
    """It would tell that somebody has answered."""
    async with running(tmp_path) as server:
        meter, counted = server.house.meter, server.house.meter._caught_up.counted
        people = [await server.guest(f"Guest {n}") for n in range(2)]
        table = await people[0].opens(2)
        await people[1].sits(table)
        meter.caught_up("conflict", table)
        assert counted[("conflict",)] == 0
        async with people[0].at(table) as one, people[1].at(table) as two:
            for socket in (one, two):
                await socket.asked()
                await socket.answer(first_move(socket.now["ask"]["ask"]))
                assert (await socket.reply())["type"] == "taken"
        assert counted[("conflict",)] == 1


def test_the_house_and_its_numbers_have_two_ports() -> None:
    with pytest.raises(WontStart, match="cannot-listen"):
        bind_metrics(Settings(port=8_123, metrics_listen="127.0.0.2:8123"))


def page_of(server: Running) -> dict[str, float]:
    lines = numbers(server.house.meter.page()).decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


@pytest.mark.parametrize(("key", "seats"), [("khiva", 3), ("kilim", 3), ("samarkand", 3)])
async def test_sa_23_nothing_is_counted_before_the_reveal(tmp_path: Path, key: str, seats: int) -> None:
    """Not an answer, nor that it was changed or refused, nor that somebody asked the coach."""
    async with running(tmp_path, FakeTime()) as server:
        people = [await server.guest(f"Guest {n}") for n in range(seats)]
        clock = {"type": "by-day"}
        opened = await people[0].post("/api/tables", {"setting": {"game": key, "seats": seats, "clock": clock}})
        table = opened["id"]
        for person in people[1:]:
            await person.sits(table)
        sockets = [person.at(table) for person in people]
        for socket in sockets:
            await socket.__aenter__()
            await socket.asked()
        before = page_of(server)
        for seat, socket in enumerate(sockets):
            assert page_of(server) == before
            await socket.answer({"type": "Nonsense"})
            await socket.refusal()
            await people[seat].post(f"/api/tables/{table}/hint", {"ask": "x"}, 403)
            moves = [a_move(socket.now["ask"]["ask"], n) for n in range(2 if seat < seats - 1 else 1)]
            for move in moves:
                assert page_of(server) == before
                await socket.answer(move)
                assert (await socket.reply())["type"] == "taken"
        after = page_of(server)
        assert server.house.host.live[table].table.round > 1
        grew = {name: after[name] - before.get(name, 0) for name in after if after[name] != before.get(name, 0)}
        assert grew['caravanserai_moves_total{by="person"}'] == seats
        assert grew["caravanserai_commit_seconds_count"] == seats
        assert grew['caravanserai_refusals_total{code="hints-off"}'] == seats
        assert any(re.search("http_requests.*hint", name) for name in grew)
        for socket in sockets:
            await socket.__aexit__(None, None, None)


def a_move(ask: dict[str, Any], seed: int) -> Any:
    return any_answer(ask, random.Random(seed))


async def test_what_is_held_back_for_a_table_ends_with_it(server: Running) -> None:
    person = await server.guest("Guest")
    table = await person.opens(2, bots={1: "random"})
    async with person.at(table) as socket:
        await socket.plays()
    assert not server.house.meter._held
