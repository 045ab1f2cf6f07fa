"""Reports, moderators and bans over HTTP and sockets, on both stores: every road for nobody, a guest, an account, a
moderator and the owner's hand; and nothing in a report that the reporter could not see."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.coach.report import Gave, Judged, Report
from caravanserai.people.notices import DAY
from caravanserai.people.owner import Owner
from caravanserai.tables.reviews import Reviews
from caravanserai.web.evidence import interval
from caravanserai.web.revoking import EVERY
from tests.coach.games import FEW
from tests.servers.valkey import Valkey
from tests.tables.conftest import place, pytest_generate_tests  # noqa: F401
from tests.tables.fake_time import FakeTime
from tests.tables.house import AtOnce
from tests.web.client import TableSocket, Visitor, eventually, first_move
from tests.web.conftest import Running, running
from tests.web.test_friends import PASSWORD, account
from tests.web.test_privacy import files_of

pytestmark = pytest.mark.anyio


class Cast:
    """Anna and Cleo moderate; Bert and Gil sit at a table, and Gil does not like what Bert says."""

    def __init__(self, server: Running, time: FakeTime) -> None:
        self.server = server
        self.time = time
        self.owner = Owner(server.house.store)

    async def come(self) -> "Cast":
        self.anna = await account(self.server, "Anna", "anna")
        self.cleo = await account(self.server, "Cleo", "cleo")
        self.bert = await account(self.server, "Bert", "bert")
        self.gil = await self.server.guest("Gil")
        await self.bert.post("/api/me/profile", {"shows": "public"}, 204)
        for one in (self.anna, self.cleo):
            await self.owner.make_moderator(await id_of(one), self.time.now())
        return self

    async def at_a_table(self, **setting: Any) -> str:
        table = await self.bert.opens(2, **setting)
        await self.gil.sits(table)
        return table

    async def says(self, table: str, text: str) -> dict[str, Any]:
        async with self.bert.at(table) as socket:
            await socket.until("hello")
            await socket.send({"type": "say", "text": text})
            return await socket.until(lambda frame: frame["type"] == "chat" and frame["text"] == text)

    async def reported(self, **more: Any) -> str:
        body = {"kind": "abuse", "text": "Not nice.", "handle": "bert", **more}
        if "table" in more:
            del body["handle"]
        await self.gil.post("/api/reports", body, 204)
        return str((await self.anna.get("/api/moderation"))["waiting"][-1]["id"])

    async def banned(self, days: int = 3) -> None:
        report = await self.reported()
        for one in (self.anna, self.cleo):
            await one.post(f"/api/moderation/{report}", {"what": "ban", "days": days, "text": "Enough."})


async def id_of(visitor: Visitor) -> str:
    return str((await visitor.get("/api/me"))["id"])


@pytest.fixture
async def cast(tmp_path: Path, place: Path | str) -> AsyncIterator[Cast]:  # noqa: F811
    time = FakeTime()
    more = {} if isinstance(place, Path) else {"database": place}
    async with running(tmp_path / "data", time, **more) as server:
        yield await Cast(server, time).come()


#: nobody, a guest, an account, a moderator.
ROADS: list[tuple[str, str, Any, tuple[int, ...]]] = [
    ("POST", "/api/reports", {"kind": "name", "handle": "bert"}, (401, 204, 204, 204)),
    ("POST", "/api/reports", {"kind": "name", "handle": "nobody-of-that-name"}, (401, 204, 204, 204)),
    ("POST", "/api/reports", {"kind": "name"}, (401, 400, 400, 400)),
    ("POST", "/api/reports", {"kind": "odd", "handle": "bert"}, (400, 400, 400, 400)),
    ("POST", "/api/reports", {"kind": "abuse", "table": "nowhere", "seat": 0}, (401, 404, 404, 404)),
    ("GET", "/api/notices", None, (401, 200, 200, 200)),
    ("POST", "/api/notices/read", {}, (401, 204, 204, 204)),
    ("POST", "/api/notices/answer", {"id": "x", "text": "No"}, (401, 404, 404, 404)),
    ("GET", "/api/moderation", None, (401, 403, 403, 200)),
    ("GET", "/api/moderation/x", None, (401, 403, 403, 404)),
    ("GET", "/api/moderation/x/evidence", None, (401, 403, 403, 404)),
    ("POST", "/api/moderation/x", {"what": "dismiss"}, (401, 403, 403, 404)),
    ("POST", "/api/moderation/x", {"what": "unsure"}, (401, 403, 403, 404)),
    ("POST", "/api/moderation/x", {"what": "ban", "days": 0}, (400, 400, 400, 400)),
    ("GET", "/api/moderation/REPORT", None, (401, 403, 403, 200)),
    ("GET", "/api/moderation/REPORT/evidence", None, (401, 403, 403, 200)),
    ("POST", "/api/moderation/REPORT", {"what": "warn"}, (401, 403, 403, 400)),
]


async def test_every_road_for_everybody(cast: Cast) -> None:
    report = await cast.reported()
    visitors = (cast.server.visitor(), cast.gil, await account(cast.server, "Dora", "dora"), cast.anna)
    for number, visitor in enumerate(visitors):
        for method, path, body, wanted in ROADS:
            answer = await visitor.http.request(method, path.replace("REPORT", report), json=body)
            assert answer.status_code == wanted[number], (number, method, path, body, answer.text)


async def test_a_report_carries_what_was_said_as_the_reporter_heard_it(cast: Cast) -> None:
    table = await cast.at_a_table()
    said = await cast.says(table, "how slow can one be")
    async with cast.server.visitor().at(table) as watching:
        await watching.until("hello")
    report = await cast.reported(table=table, seat=0, time=said["time"])
    case = await cast.anna.get(f"/api/moderation/{report}")
    assert (case["about"]["handle"], case["by"]["name"], case["text"]) == ("bert", "Gil", "Not nice.")
    assert case["seen"]["lines"] == [
        {"seat": 0, "name": "Bert", "text": "how slow can one be", "phrase": None, "time": said["time"], "hit": True}
    ]
    assert (case["seen"]["seat"], case["seen"]["reporter_seat"], case["table"]) == (0, 1, None)
    (waiting,) = (await cast.anna.get("/api/moderation"))["waiting"]
    assert (waiting["running"], waiting["game"]) == (True, "khiva")
    assert (await cast.anna.get(f"/api/moderation/{report}/evidence"))["status"] == "running"
    ids = [await id_of(one) for one in (cast.bert, cast.gil)]
    assert not [one for one in (*ids, table) if one in msgspec.json.encode([case, waiting]).decode()]


async def test_who_sat_at_a_table_decides_nothing_about_it(cast: Cast) -> None:
    table = await cast.bert.opens(3)
    for one in (cast.gil, cast.cleo):
        await one.sits(table)
    report = await cast.reported(table=table, seat=0)
    await cast.cleo.get(f"/api/moderation/{report}", 404)
    assert (await cast.cleo.get("/api/moderation"))["waiting"] == []


async def test_who_watches_is_found_by_what_they_said_and_by_nothing_else(cast: Cast) -> None:
    table = await cast.at_a_table()
    dora, ezra = await cast.server.guest("Dora"), await cast.server.guest("Ezra")
    async with dora.at(table) as one, ezra.at(table) as two:
        for socket in (one, two):
            await socket.until("hello")
        await one.send({"type": "say", "text": "boo"})
        said = await two.until("chat")
    body = {"kind": "abuse", "table": table, "seat": -1, "time": said["time"]}
    await ezra.post("/api/reports", body, 204)
    assert (await ezra.post("/api/reports", {**body, "time": 1}, 409))["code"] == "nobody-there"
    assert (await cast.gil.post("/api/reports", body, 409))["code"] == "nobody-there", "players do not hear who watches"
    (waiting,) = (await cast.anna.get("/api/moderation"))["waiting"]
    assert (waiting["by"], waiting["about"]) == ("Ezra", "Dora")
    assert (await cast.gil.post("/api/reports", {**body, "seat": 1, "time": None}, 409))["code"] == "own-report"


async def test_what_somebody_who_is_blocked_said_is_in_no_report(cast: Cast) -> None:
    table = await cast.at_a_table()
    await cast.gil.post("/api/friends/block", {"handle": "bert"}, 204)
    await cast.says(table, "hello")
    case = await cast.anna.get(f"/api/moderation/{await cast.reported(table=table, seat=0)}")
    assert case["seen"]["lines"] == []


async def test_a_list_of_ones_reports_does_not_say_who_exists(cast: Cast) -> None:
    """Cleo shows her page to nobody, so nothing is kept about her either."""
    await cast.cleo.post("/api/me/profile", {"shows": "private"}, 204)
    for handle in ("cleo", "nobody"):
        await cast.gil.post("/api/reports", {"kind": "name", "handle": handle}, 204)
    assert (await cast.gil.get("/api/notices"))["reports"] == []
    await cast.reported(table=await cast.at_a_table(), seat=0)
    await cast.reported(handle="@Bert", kind="name")
    assert [one["about"] for one in (await cast.gil.get("/api/notices"))["reports"]] == ["Bert", "Bert"]


async def test_reports_are_counted_by_person_and_hour(cast: Cast) -> None:
    codes = []
    for handle in ("bert", "nobody") * 4:
        answer = await cast.gil.http.post("/api/reports", json={"kind": "other", "handle": handle})
        codes.append(answer.status_code)
    assert codes == [204] * 6 + [429] * 2


async def test_a_warning_is_told_once_and_answered_once(cast: Cast) -> None:
    table = await cast.at_a_table()
    said = await cast.says(table, "how slow can one be")
    report = await cast.reported(table=table, seat=0, time=said["time"])
    news = await cast.bert.get("/api/friends/news")
    assert (news["notices"], news["reports"]) == (0, None)
    assert (await cast.anna.get("/api/friends/news"))["reports"] == 1
    done = await cast.anna.post(f"/api/moderation/{report}", {"what": "warn", "text": "Please leave remarks out."})
    assert done == {"closed": True}
    assert (await cast.bert.get("/api/friends/news"))["notices"] == 1
    (told,) = (await cast.bert.get("/api/notices"))["notices"]
    assert (told["kind"], told["said"], told["may_answer"]) == ("warn", ["how slow can one be"], True)
    assert "Gil" not in msgspec.json.encode(told).decode()
    await cast.bert.post("/api/notices/read", {}, 204)
    assert (await cast.bert.get("/api/friends/news"))["notices"] == 0
    await cast.bert.post("/api/notices/answer", {"id": told["id"], "text": "I am sorry."}, 204)
    assert (await cast.bert.post("/api/notices/answer", {"id": told["id"], "text": "Not."}, 409))["code"]
    assert [one.answer for one in await cast.owner.appeals()] == ["I am sorry."]


async def test_who_is_muted_has_the_houses_phrases(cast: Cast) -> None:
    table = await cast.at_a_table()
    async with cast.bert.at(table) as socket, cast.gil.at(table) as other:
        await socket.until("hello")
        report = await cast.reported()
        await cast.anna.post(f"/api/moderation/{report}", {"what": "mute", "days": 1})
        (told,) = (await files_of(cast.bert))["notices.json"]
        assert told["kind"] == "mute" and told["made"] < told["until"] and told["taken-back"] is None
        await socket.send({"type": "say", "text": "so what"})
        no = await socket.until("refused")
        assert no["refusal"]["code"] == "muted" and "another day" in no["sentence"]
        await socket.send({"type": "phrase", "phrase": "well-played"})
        assert (await other.until("chat"))["phrase"] == "well-played"
        cast.time.move(DAY)
        await socket.send({"type": "say", "text": "thank you"})
        assert (await other.until("chat"))["text"] == "thank you"


async def answers(socket: TableSocket) -> None:
    ask = await socket.asked()
    await socket.answer(first_move(ask["ask"]))
    assert (await socket.reply())["type"] == "taken"


async def test_who_is_banned_can_read_why_and_do_nothing_else(cast: Cast) -> None:
    table, elsewhere = await cast.at_a_table(), await cast.bert.opens(3)
    async with cast.bert.at(table) as socket, cast.gil.at(table) as stays:
        await socket.until("hello")
        await stays.until("hello")
        await cast.banned(days=3)
        assert (await socket.until("bye"))["code"] == "signed-out"
        await answers(stays)
        await stays.until(lambda frame: frame.get("now", {}).get("seats", [{}])[0].get("state") == "bot-for-person")
    card = await cast.gil.get(f"/api/tables/{table}")
    assert [seat["away"] for seat in card["seats"]] == ["left", None]
    assert (await cast.gil.get(f"/api/tables/{elsewhere}"))["seats"][0]["state"] == "free"
    for path, body in (
        ("/api/tables", {"setting": {"game": "khiva", "seats": 2}, "nonce_hash": "0" * 64}),
        (f"/api/tables/{elsewhere}/sit", {"nonce_hash": "0" * 64}),
        (f"/api/tables/{table}/come-back", {}),
        ("/api/me", {"name": "Somebody else"}),
        ("/api/reports", {"kind": "other", "handle": "gil"}),
        ("/api/friends/ask", {"handle": "anna"}),
        ("/api/daily/khiva", {}),
        ("/api/me?as=2", {"name": "Somebody else"}),
        (f"/api/tables/{elsewhere}/sit?as=2", {"nonce_hash": "0" * 64}),
    ):
        refused = await cast.bert.http.post(path, json=body)
        assert refused.status_code == 403, (path, refused.text)
        assert refused.json()["code"] == "banned" and "another 3 days" in refused.json()["sentence"]
    async with cast.bert.at(table) as socket:
        assert (await socket.until("hello"))["you"] == -1, "nobody in particular, who watches"
        await socket.send({"type": "say", "text": "hey"})
        assert await socket.refusal() == "banned"
    told = await cast.bert.get("/api/notices")
    assert told["banned"] == cast.time.now() + 3 * DAY
    await cast.bert.post("/api/notices/answer", {"id": told["notices"][0]["id"], "text": "It was my brother."}, 204)
    (appeal,) = await cast.owner.appeals()
    assert await cast.owner.settle(appeal.id, cast.time.now(), lift=True)
    await cast.bert.post(f"/api/tables/{table}/come-back", {}, 204)


async def test_who_is_banned_cannot_sign_in_but_to_answer(cast: Cast) -> None:
    await cast.banned()
    phone, guest = cast.server.visitor(), await cast.server.guest("Guest")
    me = await guest.get("/api/me")
    for visitor in (phone, guest):
        answer = await visitor.post("/api/me/sign-in", {"handle": "bert", "password": PASSWORD}, 403)
        assert answer["code"] == "banned" and "Notices" in answer["sentence"]
    assert (await phone.get("/api/notices"))["notices"][0]["text"] == "Enough."
    assert (await phone.post("/api/me", {"name": "X"}, 403))["code"] == "banned"
    assert [(await one.get("/api/me"))["banned"] for one in (phone, guest)] == [True, False]
    assert await guest.get("/api/me") == me, "who was here as somebody else stays that"
    assert (await guest.get("/api/notices"))["notices"] == []
    wrong = await cast.server.visitor().post("/api/me/sign-in", {"handle": "bert", "password": "wrong" * 3}, 403)
    assert wrong["code"] == "wrong-key", "nobody else hears of it"
    cast.time.move(3 * DAY)
    await phone.post("/api/me", {"name": "Bert again"})
    assert (await cast.server.visitor().post("/api/me/sign-in", {"handle": "bert", "password": PASSWORD}))["name"]


async def test_a_ban_of_a_guest_follows_them_into_an_account(cast: Cast) -> None:
    table = await cast.at_a_table()
    await cast.owner.restrict(await id_of(cast.gil), "ban", 3, "Enough.", cast.time.now())
    other = await account(cast.server, "Other", "other")
    refused = await cast.gil.post("/api/me/sign-in", {"handle": "other", "password": PASSWORD}, 403)
    assert refused["code"] == "banned"
    for visitor in (other, cast.gil):
        assert (await visitor.post("/api/me", {"name": "X"}, 403))["code"] == "banned"
        assert (await visitor.get("/api/notices"))["notices"][0]["text"] == "Enough."
    await cast.server.house.revoking.look()
    assert (await cast.bert.get(f"/api/tables/{table}"))["seats"][1]["away"] == "left"


async def test_what_the_owner_decides_beside_the_house_is_seen_to_at_the_next_look(cast: Cast) -> None:
    table = await cast.at_a_table()
    async with cast.bert.at(table) as socket:
        await socket.until("hello")
        beside = Owner(cast.server.house.store)
        await beside.restrict(await id_of(cast.bert), "ban", None, "", cast.time.now())
        cast.time.move(EVERY)
        assert (await socket.until("bye"))["code"] == "signed-out"

    async def left() -> bool:
        return (await cast.gil.get(f"/api/tables/{table}"))["seats"][0]["away"] == "left"

    await eventually(left)
    assert "is closed to you." in (await cast.bert.post("/api/me", {"name": "X"}, 403))["sentence"]


async def test_who_is_renamed_cannot_choose_at_once(cast: Cast) -> None:
    report = await cast.reported(kind="name")
    await cast.anna.post(f"/api/moderation/{report}", {"what": "rename"})
    assert (await cast.bert.get("/api/me"))["name"].startswith("Guest ")
    handle = (await cast.bert.get("/api/me/account"))["handle"]
    for path, body in (("/api/me", {"name": "Rude"}), ("/api/me/handle", {"handle": "bert"})):
        assert (await cast.bert.post(path, body, 403))["code"] == "name-given"
    assert (await cast.server.visitor().post("/api/me/sign-in", {"handle": handle, "password": PASSWORD}))["id"]


async def test_a_finished_game_is_opened_and_its_choices_are_weighed(cast: Cast) -> None:
    house = cast.server.house
    house.reviews = Reviews(house.store, AtOnce, house.meter, lambda _: FEW)
    table = await cast.at_a_table()
    report = await cast.reported(table=table, seat=0, kind="collusion")
    async with cast.bert.at(table) as one, cast.gil.at(table) as two:
        await asyncio.gather(one.plays(), two.plays())
    case = await cast.anna.get(f"/api/moderation/{report}")
    assert case["table"] == table
    assert (await cast.anna.get(f"/api/moderation/{report}/evidence"))["status"] == "none"
    await cast.anna.post(f"/api/tables/{table}/review", status=200)

    async def done() -> bool:
        return (await cast.anna.get(f"/api/moderation/{report}/evidence"))["status"] == "done"

    await eventually(done)
    found = await cast.anna.get(f"/api/moderation/{report}/evidence")
    assert found["names"] == ["Bert", "Gil"] and not found["dated"]
    assert [one["seat"] for one in found["seats"]] == [0, 1]
    for seat in found["seats"]:
        mine = [one for one in found["choices"] if one["seat"] == seat["seat"]]
        assert len(mine) == seat["weighed"] <= seat["choices"] and seat["choices"] > 0
        for other in (0, 1):
            moved = seat["moved"][other]
            assert moved["low"] <= moved["mean"] <= moved["high"]
            assert moved["mean"] == pytest.approx(sum(one["moved"][other]["mean"] for one in mine), abs=0.001)


def test_choices_together_are_as_unsure_as_their_errors_say() -> None:
    both = interval([Gave(-0.04, 0.03), Gave(0.01, 0.04)])
    assert (both.mean, both.low, both.high) == (-0.03, -0.1123, 0.0523)
    assert interval([]) == interval([Gave(0.0, 0.0)])


def test_a_review_of_before_can_still_be_read() -> None:
    old = {field: None for field in Judged.__struct_fields__ if field != "gave"}
    old |= {"number": 1, "seat": 0, "played": {"move": 1, "share": 1.0}, "best": {"move": 1, "share": 1.0}}
    old |= {"sure": "best", "cost": 0, "lost": 0, "lost_error": 0, "beats": 0, "tried": 0, "mix": []}
    report = {"version": 5, "game": "khiva", "ranks": [1], "seed": 1, "playouts": 1, "moments": [], "balance": []}
    read = msgspec.convert({**report, "decisions": [old]}, Report)
    assert read.decisions[0].gave == ()


@pytest.mark.slow
async def test_bans_count_at_every_node(tmp_path: Path, valkey: Valkey, database: str) -> None:
    (tmp_path / "key").write_bytes(b"k" * 32)
    shared = {"database": database, "valkey": valkey.url, "key_file": str(tmp_path / "key")}
    time = FakeTime()
    async with running(tmp_path / "one", time, **shared) as one, running(tmp_path / "two", time, **shared) as two:
        cast = await Cast(one, time).come()
        table = await cast.at_a_table()
        there = cast.bert.at_another(two.url)
        async with there.at(table) as socket:
            await socket.until("hello")
            await cast.banned()
            assert (await there.post("/api/me", {"name": "X"}, 403))["code"] == "banned"
            await socket.send({"type": "say", "text": "still here"})
            assert await socket.refusal() == "banned", "before the socket is cut"
            await two.house.revoking.look()
            assert (await socket.until("bye"))["code"] == "signed-out"


async def test_who_was_renamed_chooses_no_handle_with_a_key_either(cast: Cast) -> None:
    table = await cast.at_a_table()
    await cast.cleo.post("/api/reports", {"kind": "name", "table": table, "seat": 1}, 204)
    (report,) = (await cast.anna.get("/api/moderation"))["waiting"]
    await cast.anna.post(f"/api/moderation/{report['id']}", {"what": "rename"})
    for path, body in (("/api/me", {"name": "Rude"}), ("/api/me/password", {"password": PASSWORD, "handle": "rude"})):
        assert (await cast.gil.post(path, body, 403))["code"] == "name-given"


async def test_many_guests_of_one_address_do_not_fill_the_queue(cast: Cast) -> None:
    about, codes = {"kind": "other", "handle": "bert"}, list[int]()
    for number in range(11):
        guest = await cast.server.guest(f"Guest {number}")
        codes += [(await guest.http.post("/api/reports", json=about)).status_code for _ in range(6)]
    assert codes == [204] * 60 + [429] * 6
