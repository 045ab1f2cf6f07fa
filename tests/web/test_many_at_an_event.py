"""Hundreds of people at one event over sockets, at two nodes, one of which is lost; the small ones are in
`test_events.py`."""

import asyncio
import os
from pathlib import Path

import pytest

from caravanserai.events.file import verify_event
from tests.servers.valkey import Valkey
from tests.tables.fake_time import FakeTime
from tests.web.conftest import running
from tests.web.meeting import Meeting

pytestmark = pytest.mark.anyio
#: Tables that are played at the same time.
PEOPLE, AT_ONCE = 240, 8


async def play_round(meeting: Meeting, but: int = 0) -> None:
    """All but so many of those who play at a table, some tables at a time."""
    parties: dict[str, list[int]] = {}
    for number, one in enumerate(meeting.people):
        mine = ((await meeting.state(one))["me"] or {}).get("table") or {}
        if mine.get("state") == "playing":
            parties.setdefault(mine["id"], []).append(number)
    tables = [*parties.values()][but:]
    for start in range(0, len(tables), AT_ONCE):
        some = tables[start : start + AT_ONCE]
        await meeting.plays(*(meeting.people[number] for party in some for number in party))


@pytest.mark.nightly
async def test_hundreds_play_on_when_people_leave_and_a_node_is_lost(
    tmp_path: Path, database: str, valkey: Valkey
) -> None:
    time, key = FakeTime(), tmp_path / "house.key"
    key.write_bytes(os.urandom(32))
    shared = {"database": database, "valkey": valkey.url, "key_file": str(key), "proxies": ("127.0.0.1",)}

    def ticking() -> float:
        return time.now() / 1_000

    async with running(tmp_path / "two", time, ticking, **shared) as two:
        async with running(tmp_path / "one", time, ticking, **shared) as one:
            meeting = await Meeting(one, time).announced(seats=4, rounds=2, duplicate=True)
            await meeting.entered(PEOPLE)
            state = await meeting.begins(absent=(7, 8, 9))
            assert len(state["standings"]) == PEOPLE - 3
            await meeting.people[7].post(f"{meeting.path}/late", {})
            removed = state["entrants"][20]["key"]
            await meeting.organiser.post(f"{meeting.path}/remove", {"key": removed, "reason": "asked to"})
            await meeting.until(lambda state: state["entrants"][20]["state"] == "removed")
            await asyncio.gather(*(meeting.seated(one) for one in meeting.people[:7]))
            out = meeting.people.pop(20)
            await play_round(meeting)
            state = await meeting.until(lambda state: state["round"] == 2)
            assert (await out.get(meeting.path))["me"]["state"] == "removed"
            for number in (30, 31, 32):
                await meeting.people[number].post(f"{meeting.path}/withdraw", {})
            await play_round(meeting, but=30)
        meeting.moves_to(two)
        await play_round(meeting)
        state = await meeting.until(lambda state: state["status"] == "over")
        # One was removed in the first round, one came in the second, two never; who left at a table had sat there.
        played = sorted(line["played"] for line in state["standings"])
        assert (played.count(2), played.count(1), len(played)) == (PEOPLE - 4, 2, PEOPLE - 2)
        scores = [line["score"] for line in state["standings"]]
        assert scores == sorted(scores, reverse=True) and scores[0] > scores[-1]
        verdict = verify_event((await meeting.people[1].http.get(f"{meeting.path}/file")).content)
        assert (verdict.entrants, verdict.opened, verdict.tables) == (PEOPLE, PEOPLE - 3, 60 + 60)
