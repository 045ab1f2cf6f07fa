"""Ties that only luck-free points can break: decided after the event, in the background, on both stores."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from caravanserai.events import entries as e
from caravanserai.events.file import read_event, verify_event
from caravanserai.organising import desk
from caravanserai.tables.shared_reviews import reviews_for
from tests.coach.games import FEW
from tests.tables.conftest import place, pytest_generate_tests  # noqa: F401
from tests.tables.fake_time import FakeTime
from tests.tables.house import AtOnce, Broken
from tests.web.conftest import Running
from tests.web.meeting import Meeting, house_at

pytestmark = pytest.mark.anyio
SECOND = 1_000


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """With nonces that are the same too."""
    drawn = SimpleNamespace(token_urlsafe=lambda _: "tied", token_hex=lambda _: "5eed" * 16)
    monkeypatch.setattr(desk, "secrets", drawn)


@asynccontextmanager
async def reviewing(place: Path | str, folder: Path, time: FakeTime, pool: Any) -> AsyncIterator[Running]:  # noqa: F811
    """A house that may begin a review each second."""
    async with house_at(place, folder, time, rated_reviews=3_600) as server:
        ties = server.house.keeper.ties
        assert ties is not None
        ties.reviews = reviews_for(server.house.store, pool, server.house.meter, lambda _: FEW)
        ties.reviews.start()
        yield server
        await ties.reviews.close()


async def begun(server: Running, time: FakeTime) -> Meeting:
    """Two tables of two, one round; all answer alike, so nobody wins, and nothing else tells them apart."""
    meeting = Meeting(server, time)
    meeting.choose = lambda ask: dict(ask["choices"][0]["move"])
    await meeting.announced(seats=2, rounds=1, game="goofspiel")
    await meeting.entered(4)
    await meeting.begins()
    return meeting


async def test_a_tie_is_broken_by_reviews_whatever_is_restarted(place: Path | str, tmp_path: Path) -> None:  # noqa: F811
    time = FakeTime()
    async with reviewing(place, tmp_path, time, Broken) as server:
        meeting = await begun(server, time)
        over = await meeting.ends()
        state = await meeting.until(lambda state: state["ties"] is not None)
        assert state["ties"] == {"looked_at": 0, "games": 2} and state["over_at"] == over["over_at"]
        before = await meeting.organiser.http.get(f"{meeting.path}/file")
        assert verify_event(before.content).tables == 2
    async with reviewing(place, tmp_path, time, AtOnce) as server:
        meeting.moves_to(server)
        state = await meeting.until(lambda state: state["ties"]["looked_at"] == 2, SECOND)
        assert [line["place"] for line in over["standings"]] == [1, 1, 1, 1]
        luckless = [line["luckless"] for line in state["standings"]]
        assert luckless == sorted(luckless, reverse=True) and len({*luckless}) > 1
        assert [line["place"] for line in state["standings"]] == [1 + luckless.index(one) for one in luckless]
        assert state["over_at"] == over["over_at"] and state["status"] == "over"
        file = (await meeting.organiser.http.get(f"{meeting.path}/file")).content
        assert file != before.content and verify_event(file).tables == 2
        told = [row.entry for row in read_event(file).rows[-3:]]
        assert [type(entry) for entry in told] == [e.Tied, e.Reviewed, e.Reviewed]


@pytest.mark.nightly
@pytest.mark.sqlite
async def test_a_tie_stays_where_reviews_fail(place: Path | str, tmp_path: Path) -> None:  # noqa: F811
    time = FakeTime()
    async with reviewing(place, tmp_path, time, Broken) as server:
        meeting = await begun(server, time)
        await meeting.ends()
        state = await meeting.until(lambda state: state["ties"] and state["ties"]["looked_at"] == 2, SECOND)
        assert [(line["place"], line["luckless"]) for line in state["standings"]] == [(1, None)] * 4
        assert verify_event((await meeting.organiser.http.get(f"{meeting.path}/file")).content).tables == 2
