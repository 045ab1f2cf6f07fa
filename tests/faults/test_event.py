"""A Swiss at three nodes that are killed during rounds and between them, with people who leave: everybody plays one
table a round, nobody is left out, and what the house tells is what follows from its log."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from caravanserai.engine.fairness import nonce_hash_of
from caravanserai.events.entries import Paired
from caravanserai.events.file import read_event, verify_event
from caravanserai.events.fold import fold
from caravanserai.events.seating import people_at
from caravanserai.events.standings import standings
from tests.faults.nodes import AGAIN, Counts, Nodes, Wanderer, several
from tests.waiting import SECONDS
from tests.web.client import Visitor
from tests.web.meeting import nonce_of

pytestmark = pytest.mark.anyio
#: Entries are open for so many milliseconds: enough for all to enter on a machine that is busy.
ENTRIES = 60_000
PEOPLE, ROUNDS = 24, 3
#: Kills in each round, each after so many frames.
KILLS, FRAMES = 4, (20, 200)
#: What nodes say while another one dies.
BUSY = (408, 425, 429, 502, 503)


class Crowd:
    """People of one event, each at whichever node answers."""

    def __init__(self, nodes: Nodes, pick: random.Random) -> None:
        self.nodes = nodes
        self.pick = pick
        self.people: list[Visitor] = []
        self.path = ""

    async def gathers(self) -> None:
        self.people = [await self.nodes.all[n % 3].guest(f"Guest {n}") for n in range(PEOPLE)]
        organiser = self.people[0]
        await organiser.post("/api/me/password", {"password": "a long enough password", "handle": "organiser"})
        setting = {"game": "khiva", "format": "swiss", "seats": 4, "rounds": ROUNDS, "clock": {"type": "relaxed"}}
        closes = round(time.time() * 1_000) + ENTRIES
        made = await organiser.post("/api/events", {"title": "", "bot": "level1", "closes_at": closes, **setting}, 201)
        self.path = f"/api/events/{made['id']}"
        for n, one in enumerate(self.people):
            await self.asks(one, "enter", {"nonce_hash": nonce_hash_of(nonce_of(n))})

    async def asks(self, one: Visitor, what: str = "", body: Any = None) -> Any:
        """Until a node answers; what was done already is no harm."""
        path = f"{self.path}/{what}".rstrip("/")
        async with asyncio.timeout(6 * SECONDS):
            while True:
                one.http.base_url = self.nodes.one(self.pick).url
                try:
                    answer = await (one.http.get(path) if body is None else one.http.post(path, json=body))
                except httpx.HTTPError:
                    await asyncio.sleep(AGAIN)
                    continue
                if answer.status_code not in BUSY:
                    assert answer.is_success, (what, answer.status_code, answer.text)
                    return answer.json()
                await asyncio.sleep(AGAIN)

    async def until(self, happens: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        async with asyncio.timeout(6 * SECONDS):
            while not happens(state := await self.asks(self.people[0])):
                await asyncio.sleep(10 * AGAIN)
        found: dict[str, Any] = state
        return found

    async def plays(self, blow: Counts, leaves: set[int]) -> None:
        """A round while nodes are killed. Who leaves does so in the middle of it."""
        self.nodes.enough = False
        kills = self.nodes.strike_on(self.pick, ["kills of nodes"] * KILLS, FRAMES)

        async def play(n: int) -> None:
            one = self.people[n]
            mine = (await self.asks(one))["me"]["table"]
            if mine is None or mine["state"] != "playing":
                return
            player = Wanderer(self.nodes.all[0], one, mine["id"], blow, random.Random(n), nodes=self.nodes)
            playing = asyncio.create_task(player.plays())
            if n in leaves:
                while len(player.all_sent) < 3 and not playing.done():
                    await asyncio.sleep(AGAIN)
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
                await self.asks(one, "withdraw", {})
                await self.leaves_the_table(one, mine["id"])
            await asyncio.gather(playing, return_exceptions=n in leaves)

        async def all_play() -> None:
            await asyncio.gather(*map(play, range(len(self.people))))
            self.nodes.enough = True

        async with asyncio.timeout(10 * SECONDS):
            await asyncio.gather(all_play(), kills)

    async def leaves_the_table(self, one: Visitor, table: str) -> None:
        async with asyncio.timeout(6 * SECONDS):
            while True:
                one.http.base_url = self.nodes.one(self.pick).url
                try:
                    if (await one.http.post(f"/api/tables/{table}/stand")).status_code not in BUSY:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(AGAIN)


@pytest.mark.nightly
async def test_an_event_outlives_nodes_that_are_killed(tmp_path: Path) -> None:
    pick = random.Random("an event")
    async with several(tmp_path, 3) as nodes:
        crowd, blow = Crowd(nodes, pick), Counts(nodes, pick)
        await crowd.gathers()
        await crowd.until(lambda state: state["status"] == "opening")
        nodes.all[1].kill()
        await asyncio.gather(*(crowd.asks(one, "open", {"nonce": nonce_of(n)}) for n, one in enumerate(crowd.people)))
        await nodes.all[1].ended()
        await nodes.all[1].start()
        gone: set[int] = set()
        for number in range(1, ROUNDS + 1):
            await crowd.until(lambda state, number=number: state["round"] == number)  # type: ignore[misc]
            leaves = {3 * number, 3 * number + 1}
            gone |= leaves
            await crowd.plays(blow, leaves)
            nodes.all[number % 3].kill()  # while the next one is paired
            await nodes.all[number % 3].ended()
            await nodes.all[number % 3].start()
        state = await crowd.until(lambda state: state["status"] == "over")
        assert nodes.struck["kills of nodes"] > ROUNDS
        file = (await crowd.people[1].http.get(f"{crowd.path}/file")).content
        assert verify_event(file).tables == sum(-(-(PEOPLE - 2 * n) // 4) for n in range(ROUNDS))
        rows = read_event(file).rows
        rounds = [row.entry for row in rows if isinstance(row.entry, Paired)]
        for number, entry in enumerate(rounds):
            seated = [one for table in entry.tables for one in people_at(table)]
            assert len(seated) == len({*seated}) == PEOPLE - 2 * number, "nobody twice, nobody idle"
        folded = [(line.place, line.person, float(line.score)) for line in standings(fold(rows))]
        for node in nodes.all:
            told = await crowd.people[2].at_another(node.url).get(crowd.path)
            assert [(line["place"], line["key"], line["score"]) for line in told["standings"]] == folded
            assert "something broke" not in node.wrote.read_text(encoding="utf-8")
        assert len(state["standings"]) == PEOPLE and not state["rulings"]
