"""Whole events over HTTP and sockets, on both stores: entered, played, told, checked."""

from pathlib import Path

import pytest

from caravanserai.events.file import verify_event
from tests.tables.conftest import place, pytest_generate_tests  # noqa: F401
from tests.tables.fake_time import FakeTime
from tests.web.meeting import Meeting, house_at

pytestmark = pytest.mark.anyio


async def test_a_duplicate_swiss_is_played_and_checked_from_its_file(place: Path | str, tmp_path: Path) -> None:  # noqa: F811
    time = FakeTime()
    async with house_at(place, tmp_path, time) as server:
        meeting = await Meeting(server, time).announced(duplicate=True)
        *_, last = await meeting.entered(5)
        assert last["status"] == "open" and len(last["entrants"]) == 5 and last["me"]["nonce_hash"]
        assert last["may"] == ["enter", "withdraw"] and last["secret"] is None
        await meeting.begins()
        state = await meeting.ends()
        assert state["status"] == "over" and state["round"] == 2 and state["secret"]
        assert [line["played"] for line in state["standings"]] == [2] * 5
        data = (await meeting.people[1].http.get(f"{meeting.path}/file")).content
        verdict = verify_event(data)
        assert (verdict.entrants, verdict.opened, verdict.tables, verdict.shuffled > 0) == (5, 5, 4, True)
        cross = await meeting.organiser.get(f"{meeting.path}/cross")
        assert cross["rounds"] == 2 and all(None not in line["cells"] for line in cross["lines"])
