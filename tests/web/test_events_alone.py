"""An event in which everybody plays the same deals alone, over HTTP and sockets, on both stores."""

from pathlib import Path
from typing import Any

import pytest

from caravanserai.events import entries as e
from caravanserai.events.file import verify_event
from caravanserai.organising.logbook import Change
from caravanserai.people.outbox import Cause
from tests.tables.conftest import place, pytest_generate_tests  # noqa: F401
from tests.tables.fake_time import FakeTime
from tests.web.client import Visitor
from tests.web.meeting import MINUTE, Meeting, house_at, nonce_of
from tests.web.test_accounts import account, signs_in
from tests.web.test_http import code

pytestmark = pytest.mark.anyio
SETTING = {"format": "alone", "rounds": 2, "seats": 2, "round_minutes": 60}


async def begins(meeting: Meeting, absent: tuple[int, ...] = ()) -> None:
    meeting.time.move(MINUTE)
    await meeting.until(lambda state: state["status"] == "opening")
    await meeting.opened(absent)
    await meeting.until(lambda state: state["status"] == "running")


async def plays_next(meeting: Meeting, one: Visitor) -> str:
    """Their next deal, to its end; which table?"""
    state = await one.post(f"{meeting.path}/begin", {})
    table: str = state["me"]["table"]["id"]
    async with one.at(table) as socket:
        await socket.plays()
    await meeting.until(lambda _: True)
    return table


async def test_everybody_plays_the_same_deals_alone_and_nothing_is_told_before_the_end(
    place: Path | str,  # noqa: F811
    tmp_path: Path,
) -> None:
    time = FakeTime()
    async with house_at(place, tmp_path, time) as server:
        meeting = await Meeting(server, time).announced(**SETTING)
        await meeting.entered(3)
        first, second, late = meeting.people
        assert await code(first, f"{meeting.path}/begin", {}, 409) == "no-more-deals"
        told: list[Cause] = []
        server.house.keeper.tell = told.append
        await begins(meeting, absent=(2,))
        assert {(one.kind, one.key) for one in told} == {("event", f"event:{meeting.id}")} and len(told) == 3
        state = await meeting.state()
        assert (state["round"], state["all_rounds"], state["duplicate"]) == (0, 2, True)
        assert "begin" in state["may"] and state["round_ends"] == state["began_at"] + 60 * MINUTE
        assert await code(late, f"{meeting.path}/begin", {}, 409) == "no-more-deals"
        tables = [await plays_next(meeting, first)]
        await meeting.until(lambda state: state["me"]["table"]["state"] == "over")
        await nothing_is_told(meeting, tables[0], [second, late, server.visitor(), await server.guest("Nobody")])
        # Asked twice, it is the same table.
        again = [(await first.post(f"{meeting.path}/begin", {}))["me"]["table"] for _ in range(2)]
        assert again[0] == again[1] and (again[0]["round"], again[0]["seat"]) == (2, 1)
    async with house_at(place, tmp_path, time) as server:
        meeting.moves_to(server)
        first, second, late = meeting.people
        await meeting.plays(first)
        await meeting.until(lambda state: state["me"]["table"]["state"] == "over")
        assert await code(first, f"{meeting.path}/begin", {}, 409) == "no-more-deals"
        await late.post(f"{meeting.path}/late", {})
        cards = await dealt(meeting, first, 1)
        for one in (second, late):
            await plays_next(meeting, one)
            await meeting.until(lambda state: state["tables_left"] == 0)
            assert await dealt(meeting, one, 1) == cards
        await plays_next(meeting, second)
        await meeting.until(lambda state: state["tables_left"] == 0)
        assert (await meeting.state())["status"] == "running"
        # Who sits at a table when the time is over has left it.
        await late.post(f"{meeting.path}/begin", {})
        time.move(60 * MINUTE)
        state = await meeting.until(lambda state: state["status"] == "over")
        assert await code(late, f"{meeting.path}/begin", {}, 409) == "no-more-deals"
        assert {line["name"]: line["played"] for line in state["standings"]} == {
            "Organiser": 2,
            "Guest 1": 2,
            "Guest 2": 2,
        }
        (told,) = [one for one in (await late.get(f"{meeting.path}/rounds/2"))["tables"] if one["left"]]
        assert told["worth"][1] == 0 and told["seats"][1]["name"] == "Guest 2" and told["state"] == "left"
        assert not state["rulings"]
        verdict = verify_event((await late.http.get(f"{meeting.path}/file")).content)
        assert (verdict.entrants, verdict.opened, verdict.tables, verdict.shuffled) == (3, 2, 6, 5)
        assert (await server.visitor().get(f"/api/tables/{tables[0]}/record"))["seats"]


async def dealt(meeting: Meeting, one: Visitor, number: int) -> Any:
    """What chance gave in somebody's finished deal at first."""
    mine = await one.get(f"{meeting.path}/rounds/{number}")
    (table,) = [t["id"] for t in mine["tables"] if t["id"]]
    record = await one.get(f"/api/tables/{table}/record")
    return next(step for step in record["steps"] if "chance" in str(step).lower())


async def nothing_is_told(meeting: Meeting, table: str, outside: list[Visitor]) -> None:
    """One has played the deal, the others have not: over every road."""
    play_on = {"step": 3, "seat": 0, "bot": "level1"}
    for one in outside:
        for path in ("record", "replay", "replay?open=true", "review"):
            assert (await one.get(f"/api/tables/{table}/{path}", 403))["code"] == "event-hidden", path
        assert await code(one, f"/api/tables/{table}/play-on", play_on, 403) == "event-hidden"
        async with one.at(table) as socket:
            assert await socket.refusal() == "event-hidden"
        assert (await one.get(f"{meeting.path}/file", 409))["code"] == "event-not-over"
        for path in ("", "/rounds/1", "/cross"):
            assert table not in (await one.http.get(f"{meeting.path}{path}")).text
        ((over,), state) = (await one.get(f"{meeting.path}/rounds/1"))["tables"], await one.get(meeting.path)
        assert (over["state"], over["id"], over["points"], over["places"], over["worth"]) == ("over", *[None] * 4)
        assert state["secret"] is None and {line["score"] for line in state["standings"]} == {0}
        assert sorted(line["played"] for line in state["standings"]) == [0, 1]
        cells = [line["cells"][0] for line in (await one.get(f"{meeting.path}/cross"))["lines"]]
        assert {(cell["place"], cell["worth"]) for cell in cells if cell} == {(None, None)}
        for path in ("/api/tables", "/api/games/finished", "/api/mine", "/api/me/games", "/api/friends"):
            assert table not in (await one.http.get(path)).text


async def test_who_entered_as_a_guest_is_there_as_who_they_turn_out_to_be(
    place: Path | str,  # noqa: F811
    tmp_path: Path,
) -> None:
    """One entered as a guest and signs in before it begins; the organiser had entered as a guest, too."""
    time = FakeTime()
    async with house_at(place, tmp_path, time) as server:
        anna = await account(server, "Anna", "anna")
        meeting = await Meeting(server, time).announced(**{**SETTING, "rounds": 1})
        await meeting.entered(3)
        first, second, third = meeting.people
        keys = [(await meeting.state(one))["me"]["key"] for one in meeting.people]
        await signs_in(second, "anna", bring=True)
        await signs_in(third, "organiser", bring=True)
        time.move(MINUTE)  # names are read again
        for one, key in ((second, keys[1]), (anna, keys[1]), (third, keys[0]), (first, keys[0])):
            assert (await meeting.state(one))["me"]["key"] == key
        await meeting.until(lambda state: state["status"] == "opening")
        await first.post(f"{meeting.path}/open", {"nonce": nonce_of(0)})
        # What they promised as a guest they open on any device of theirs.
        await anna.post(f"{meeting.path}/open", {"nonce": nonce_of(1)})
        time.move(MINUTE)
        state = await meeting.until(lambda state: state["status"] == "running")
        assert [one["name"] for one in state["entrants"]] == ["Organiser", "Anna", "Organiser"]
        # A table that was written down and not opened yet is opened for who comes there first.
        paired, early = e.Paired(1, ((keys[1], None),)), "written-down-only"
        await server.house.logbook.write(meeting.id, lambda *_: Change((paired,), tables={(1, 0): early}))
        assert (await anna.get(f"/api/tables/{early}"))["status"] == "playing"
        await anna.get("/api/tables/never-written-down", 404)
        table = await plays_next(meeting, anna)
        assert table == early
        # Who came twice sees nothing of a deal that they could play once more.
        again = await plays_next(meeting, first)
        await meeting.until(lambda state: state["tables_left"] == 0)
        assert (await first.get(f"/api/tables/{again}/record", 403))["code"] == "event-hidden"
        assert await second.get(f"/api/tables/{table}/record")
        time.move(60 * MINUTE)
        await meeting.until(lambda state: state["status"] == "over")
        assert await first.get(f"/api/tables/{again}/record")
        assert len({(await first.http.get(f"{meeting.path}/file")).content for _ in range(2)}) == 1
