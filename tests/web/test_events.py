"""Whole events over HTTP and sockets, on both stores: entered, played, told, checked."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from caravanserai.bots.levels import MASTER
from caravanserai.events.file import verify_event
from caravanserai.organising.desk import MOST_ROWS
from caravanserai.people.owner import Owner
from tests.bots.masters import masters, passed_at
from tests.servers.valkey import Valkey
from tests.tables.conftest import place, pytest_generate_tests  # noqa: F401
from tests.tables.fake_time import FakeTime
from tests.web.client import Visitor, eventually
from tests.web.conftest import running
from tests.web.meeting import MINUTE, Meeting, house_at
from tests.web.test_accounts import PASSWORD
from tests.web.test_http import code

pytestmark = pytest.mark.anyio


async def test_a_swiss_goes_on_whoever_leaves_sleeps_or_restarts(place: Path | str, tmp_path: Path) -> None:  # noqa: F811
    """Nine people: one does not open and comes late, one withdraws, one falls asleep at a table, and the house is
    opened anew in the middle of a round."""
    time = FakeTime()
    async with house_at(place, tmp_path, time) as server:
        meeting = await Meeting(server, time).announced(rounds=3)
        await meeting.entered(9)
        state = await meeting.begins(absent=(8,))
        assert [one["state"] for one in state["entrants"]] == ["in"] * 8 + ["absent"]
        late = meeting.people[8]
        assert (await late.post(f"{meeting.path}/late", {}))["me"]["state"] == "in"
        await meeting.plays_all()
        await meeting.until(lambda state: state["round"] == 2)
        # The round before with all hands open, for who watches; of the one that is played nothing but what lies open.
        for number, status, said in ((1, 200, None), (2, 409, "not-over")):
            table = (await server.visitor().get(f"{meeting.path}/rounds/{number}"))["tables"][0]["id"]
            replayed = await server.visitor().get(f"/api/tables/{table}/replay", status, open="true")
            assert said is None or replayed["code"] == said
        gone = meeting.people[7]
        assert (await gone.post(f"{meeting.path}/withdraw", {}))["me"]["state"] == "left"
    async with house_at(place, tmp_path, time) as server:
        meeting.moves_to(server)
        asleep = meeting.people[0]
        table = await meeting.seated(asleep)
        here = [one for one in meeting.people if (await meeting.state(one))["me"]["table"]["id"] == table]
        others = [one for one in meeting.people if one not in here]
        await meeting.plays(*others)
        playing = asyncio.create_task(meeting.plays(*(one for one in here if one is not asleep)))
        held, number = await server.house.host.look(table), (await asleep.get(f"/api/tables/{table}"))["you"]
        await eventually(lambda: held.asked() == [number])
        time.move(90 * MINUTE)
        await meeting.until(lambda _: held.seats[number].bot is not None)
        await playing
        state = await meeting.until(lambda state: state["round"] == 3)
        (mine,) = [one for one in (await asleep.get(f"{meeting.path}/rounds/2"))["tables"] if one["id"] == table]
        (seat,) = [n for n, one in enumerate(mine["seats"]) if one["key"] == state["me"]["key"]]
        assert mine["left"] == [seat] and mine["worth"][seat] == 0 and mine["state"] == "over"
        assert len((await asleep.get(f"{meeting.path}/rounds/2"))["tables"]) == 3
        state = await meeting.ends()
        assert state["status"] == "over" and state["all_rounds"] == 3 and not state["rulings"]
        played = {line["name"]: line["played"] for line in state["standings"]}
        assert played == {"Organiser": 3, **{f"Guest {n}": 3 for n in range(1, 7)}, "Guest 7": 2, "Guest 8": 2}
        verdict = verify_event((await meeting.people[8].http.get(f"{meeting.path}/file")).content)
        assert (verdict.entrants, verdict.opened, verdict.tables, verdict.ruled) == (9, 8, 9, ())


async def test_a_duplicate_event_is_checked_from_its_file_and_hides_a_deal_until_it_is_told(
    place: Path | str,  # noqa: F811
    tmp_path: Path,
) -> None:
    time = FakeTime()
    async with house_at(place, tmp_path, time) as server:
        meeting = await Meeting(server, time).announced(duplicate=True, seats=2, format="round-robin", rounds=0)
        *_, last = await meeting.entered(4)
        assert last["status"] == "open" and last["may"] == ["enter", "withdraw"] and last["secret"] is None
        await meeting.begins()
        tables = [await meeting.seated(one) for one in meeting.people]
        done = [one for one, table in zip(meeting.people, tables, strict=True) if table == tables[0]]
        waiting = [one for one in meeting.people if one not in done]
        await meeting.plays(*done)
        await meeting.until(lambda state: state["tables_left"] == 1)
        await nothing_is_told(meeting, tables[0], done, [*waiting, server.visitor(), await server.guest("Nobody")])
        await meeting.plays(*waiting)
        await meeting.until(lambda state: state["round"] == 2)
        for one in (*waiting, server.visitor()):
            assert await one.get(f"/api/tables/{tables[0]}/record")
            assert await one.get(f"/api/tables/{tables[0]}/replay", 200, open="true")
            (told, _) = sorted(
                (await one.get(f"{meeting.path}/rounds/1"))["tables"], key=lambda t: t["id"] != tables[0]
            )
            assert told["points"] and told["worth"]
        state = await meeting.ends()
        assert state["secret"] and sum(line["score"] for line in state["standings"]) == pytest.approx(3 * 2)
        verdict = verify_event((await meeting.people[1].http.get(f"{meeting.path}/file")).content)
        assert (verdict.entrants, verdict.opened, verdict.tables, verdict.shuffled) == (4, 4, 6, 6)
        cross = await meeting.organiser.get(f"{meeting.path}/cross")
        assert cross["rounds"] == 3 and all(None not in line["cells"] for line in cross["lines"])


async def nothing_is_told(meeting: Meeting, table: str, done: list[Visitor], outside: list[Visitor]) -> None:
    """One table has played the deal, the other has not: over every road."""
    play_on = {"step": 3, "seat": 0, "bot": "level1"}
    mine = (await done[0].post(f"/api/tables/{table}/play-on", play_on, 201))["id"]
    assert await done[0].get(f"/api/tables/{table}/replay", 200, open="true")
    seat = (await done[0].get(f"/api/tables/{table}"))["you"]
    await done[1].post("/api/reports", {"kind": "stalling", "table": table, "seat": seat}, 204)
    me = (await outside[0].get("/api/me"))["id"]
    await Owner(meeting.server.house.store).make_moderator(me, 0)
    for one in outside:
        for hidden in (table, mine):
            for path in ("record", "replay", "replay?open=true", "review"):
                assert (await one.get(f"/api/tables/{hidden}/{path}", 403))["code"] == "event-hidden", path
            assert await code(one, f"/api/tables/{hidden}/play-on", play_on, 403) == "event-hidden"
            assert await code(one, f"/api/tables/{hidden}/review", None, 403) == "event-hidden"
            async with one.at(hidden) as socket:
                assert await socket.refusal() == "event-hidden"
        assert (await one.get(f"{meeting.path}/file", 409))["code"] == "event-not-over"
        for path in ("", "/rounds/1", "/cross"):
            assert table not in (await one.http.get(f"{meeting.path}{path}")).text
        (over,) = [t for t in (await one.get(f"{meeting.path}/rounds/1"))["tables"] if t["state"] == "over"]
        assert (over["id"], over["points"], over["places"], over["worth"]) == (None, None, None, None)
        state = await one.get(meeting.path)
        assert state["secret"] is None and {line["score"] for line in state["standings"]} == {0}
        cells = [line["cells"][0] for line in (await one.get(f"{meeting.path}/cross"))["lines"]]
        assert {(cell["place"], cell["worth"]) for cell in cells} == {(None, None)}
        for path in (
            "/api/tables",
            "/api/games/finished",
            "/api/mine",
            "/api/me/games",
            "/api/friends",
            "/api/me/news",
        ):
            assert table not in (await one.http.get(path)).text
    (report,) = (await outside[0].get("/api/moderation"))["waiting"]
    for path in ("", "/evidence"):
        found: Any = await outside[0].get(f"/api/moderation/{report['id']}{path}", 403)
        assert found["code"] == "event-hidden"


async def test_an_organiser_may_do_little_and_all_of_it_is_told(place: Path | str, tmp_path: Path) -> None:  # noqa: F811
    time = FakeTime()
    async with house_at(place, tmp_path, time) as server:
        meeting = await Meeting(server, time).announced(duplicate=True, seats=2)
        await meeting.entered(4)
        path, other = meeting.path, meeting.people[1]
        state = await meeting.begins()
        keys = [one["key"] for one in state["entrants"]]
        because = {"reason": " as was  agreed "}
        assert await code(other, f"{path}/call-off", because, 403) == "not-organiser"
        assert (
            await code(meeting.organiser, f"{path}/void", {"round": 1, "table": 0, "reason": " "}, 400) == "bad-event"
        )
        await meeting.organiser.post(f"{path}/void", {"round": 1, "table": 0, **because})
        await meeting.organiser.post(
            f"{path}/correct", {"round": 1, "table": 1, "points": [3, 2], "places": [1, 2], **because}
        )
        await meeting.until(lambda state: state["round"] == 2)
        await meeting.organiser.post(f"{path}/remove", {"key": keys[3], **because})
        assert await code(meeting.people[3], f"{path}/late", {}, 409) == "no-late-entry"
        table = await meeting.seated(other)
        state = await meeting.organiser.post(f"{path}/call-off", because)
        assert [one["what"] for one in state["rulings"]] == ["voided", "corrected", "removed", "called-off"]
        assert {one["reason"] for one in state["rulings"]} == {"as was agreed"}
        # The secret is shown when nobody can play any more.
        await meeting.until(lambda state: state["secret"] is not None)
        assert (await other.get(f"/api/tables/{table}"))["status"] == "closed"
        verdict = verify_event((await other.http.get(f"{path}/file")).content)
        assert len(verdict.ruled) == 4


async def test_an_event_without_people_lapses_and_what_cannot_be_is_refused(place: Path | str, tmp_path: Path) -> None:  # noqa: F811
    time = FakeTime()
    async with house_at(place, tmp_path, time) as server:
        meeting = await Meeting(server, time).announced()
        me, guest, path = meeting.organiser, await server.guest("Guest"), meeting.path
        new = {"title": "x", "game": "khiva", "format": "swiss", "seats": 3, "closes_at": time.now() + MINUTE}
        for wrong, said, status in (
            ({"rounds": 1, "game": "chess"}, "unknown-game", 400),
            ({"rounds": 0}, "bad-event", 400),
            ({"rounds": 1, "closes_at": time.now()}, "bad-event", 400),
            ({"rounds": 1, "title": "x" * 81}, "event-title", 400),
            ({"rounds": 1, "bot": "oracle"}, "unknown-bot", 400),
            ({"rounds": 1, "format": "arena"}, "bad-event", 400),
        ):
            assert await code(me, "/api/events", {**new, **wrong}, status) == said
        assert await code(guest, "/api/events", {**new, "rounds": 1}, 409) == "event-account"
        assert await code(guest, f"{path}/enter", {"nonce_hash": "x"}, 400) == "bad-nonce-hash"
        assert await code(guest, "/api/events/none/enter", {"nonce_hash": "0" * 64}, 404) == "no-such-event"
        await guest.post(f"{path}/enter", {"nonce_hash": "0" * 64})
        assert await code(me, f"{path}/enter", {"nonce_hash": "0" * 64}, 400) == "bad-nonce-hash"
        assert await code(guest, f"{path}/open", {"nonce": "x" * 16}, 409) == "nonce-early"
        assert await code(guest, f"{path}/late", {}, 409) == "no-late-entry"
        # Who promises anew without end makes no log without end.
        for n in range(MOST_ROWS - 2):
            await guest.post(f"{path}/enter", {"nonce_hash": f"{n + 1:064x}"})
        assert await code(guest, f"{path}/enter", {"nonce_hash": "f" * 64}, 429) == "event-too-often"
        tag = (await guest.http.get(path)).headers["etag"]
        assert (await guest.http.get(path, headers={"If-None-Match": tag})).status_code == 304
        assert (await guest.get("/api/events"))["open"][0]["mine"] is True
        time.move(MINUTE)
        state = await meeting.until(lambda state: state["status"] == "called-off")
        assert [one["what"] for one in state["rulings"]] == ["lapsed"] and state["secret"]
        assert (await guest.http.get(path, headers={"If-None-Match": tag})).status_code == 200
        assert [one["id"] for one in (await guest.get("/api/events"))["over"]] == [meeting.id]
        # Who deletes themselves is nobody there any more.
        await guest.post("/api/me/delete", {"name": "Guest"}, 204)
        assert PASSWORD and all(one["name"] in ("", "Guest") for one in (await me.get(path))["entrants"])


async def test_no_bot_of_an_event_thinks_for_seconds(place: Path | str, tmp_path: Path) -> None:  # noqa: F811
    """They think by count there, for everybody who plays it: at a table the same bot keeps to its time."""
    time = FakeTime()
    async with house_at(place, tmp_path, time) as server:
        meeting = await Meeting(server, time).announced()
        me, setting = meeting.organiser, {"game": "khiva", "seats": 3}
        new = {**setting, "title": "x", "format": "swiss", "rounds": 1, "closes_at": time.now() + MINUTE}
        with masters(khiva=(passed_at("khiva", 3),)):
            assert await code(me, "/api/events", {**new, "bot": MASTER}, 400) == "bot-not-here"
            await me.post("/api/play", {**setting, "level": MASTER, "nonce_hash": "0" * 64}, 201)


async def test_an_arena_seats_who_is_free_until_its_time_is_over(place: Path | str, tmp_path: Path) -> None:  # noqa: F811
    time = FakeTime()
    async with house_at(place, tmp_path, time) as server:
        meeting = await Meeting(server, time).announced(format="arena", rounds=0, minutes=5, seats=2)
        await meeting.entered(3)
        await meeting.begins()
        # Two play at once; who waits alone plays with a bot after a while.
        state = await meeting.until(lambda state: state["round"] == 2)
        assert state["tables_left"] == 2 and state["ends_at"] == state["began_at"] + 5 * MINUTE
        await meeting.plays_all()
        state = await meeting.until(lambda state: state["round"] > 2)
        time.move(5 * MINUTE)
        await meeting.plays_all()
        state = await meeting.until(lambda state: state["status"] == "over")
        assert all(line["played"] >= 1 for line in state["standings"])
        assert await code(meeting.people[1], f"{meeting.path}/withdraw", {}, 409) == "event-not-now"
        assert verify_event((await meeting.people[1].http.get(f"{meeting.path}/file")).content).tables == state["round"]


async def test_an_event_goes_on_at_another_node_when_one_stops(tmp_path: Path, database: str, valkey: Valkey) -> None:
    time, key = FakeTime(), tmp_path / "house.key"
    key.write_bytes(os.urandom(32))
    shared = {"database": database, "valkey": valkey.url, "key_file": str(key)}
    async with running(tmp_path / "two", time, **shared) as two:
        async with running(tmp_path / "one", time, **shared) as one:
            meeting = await Meeting(one, time).announced(seats=2)
            await meeting.entered(4)
            await meeting.begins()
            await asyncio.gather(*map(meeting.seated, meeting.people))
        meeting.moves_to(two)
        # What another node wrote is known here a moment later.
        await meeting.until(lambda state: state["status"] == "running")
        state = await meeting.ends()
        assert state["status"] == "over" and [line["played"] for line in state["standings"]] == [2] * 4
        assert verify_event((await meeting.people[1].http.get(f"{meeting.path}/file")).content).tables == 4
