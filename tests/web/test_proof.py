"""A stolen cookie takes no account over; and strangers who guess shut nobody out of a device they know."""

from pathlib import Path
from typing import Any

import pytest

from caravanserai.people.proof import FRESH
from tests.people.test_passkeys import Device, Site
from tests.tables.fake_time import FakeTime
from tests.web.client import Visitor
from tests.web.conftest import FakeClock, Running, running
from tests.web.test_accounts import PASSWORD, account, signs_in, status_of

pytestmark = pytest.mark.anyio

#: What asks for a fresh proof: path and body.
CHANGES: list[tuple[str, Any]] = [
    ("handle", {"handle": "hanna"}),
    ("keys/remove", {"id": "x", "last": True}),
    ("codes", None),
    ("passkeys/begin", None),
    ("devices/sign-out", {"id": "x" * 16}),
    ("devices/sign-out-others", None),
]


def thief(server: Running, victim: Visitor) -> Visitor:
    return Visitor(server.url, Cookie=f"caravanserai={victim.http.cookies['caravanserai']}")


async def test_a_stolen_cookie_takes_no_account_over(tmp_path: Path) -> None:
    time = FakeTime()
    async with running(tmp_path, time, public_url="http://localhost") as server:
        anna = await account(server, "Anna", "anna")
        time.move(FRESH)
        stolen = thief(server, anna)
        before = await anna.get("/api/me/account")
        for path, body in CHANGES:
            assert (await stolen.post(f"/api/me/{path}", body, 403))["code"] == "proof-needed", path
        change = {"password": "mine from now on", "current": "a guess of the thief"}
        assert (await stolen.post("/api/me/password", change, 403))["code"] == "wrong-password"
        after = await anna.get("/api/me/account")
        assert (after["handle"], after["keys"], after["codes"]) == (before["handle"], before["keys"], 0)


async def test_a_way_back_by_link_is_no_key(tmp_path: Path) -> None:
    """Whoever has the cookie can make one: what it opens must not be more than the cookie does."""
    time = FakeTime()
    async with running(tmp_path, time) as server:
        anna = await account(server, "Anna", "anna")
        time.move(FRESH)
        link = (await thief(server, anna).post("/api/me/return-link"))["link"].partition("#return=")[2]
        other = server.visitor()
        await other.post("/api/me/return", {"token": link})
        assert "caravanserai-known" not in other.http.cookies
        assert (await other.post("/api/me/codes", status=403))["code"] == "proof-needed"


async def test_who_signs_in_has_just_shown_a_key(server: Running) -> None:
    await account(server, "Anna", "anna")
    phone = server.visitor()
    await signs_in(phone, "anna")
    codes = (await phone.post("/api/me/codes"))["codes"]
    tablet = server.visitor()
    await tablet.post("/api/me/sign-in/code", {"code": codes[0]})
    assert len((await tablet.post("/api/me/codes"))["codes"]) == 10, "who lost every key can have new ones"


@pytest.mark.parametrize("way", ["password", "code", "passkey"])
async def test_a_key_is_shown_in_place_and_what_was_wanted_goes_on(tmp_path: Path, way: str) -> None:
    time, site = FakeTime(), Site("localhost", "http://localhost")
    async with running(tmp_path, time, public_url=site.origin) as server:
        anna = await account(server, "Anna", "anna")
        codes = (await anna.post("/api/me/codes"))["codes"]
        device = Device()
        made = device.makes((await anna.post("/api/me/passkeys/begin"))["options"], site)
        await anna.post("/api/me/passkeys", {"answer": made})
        time.move(FRESH)
        assert (await anna.post("/api/me/codes", status=403))["code"] == "proof-needed"
        match way:
            case "password":
                await anna.post("/api/me/proof/password", {"password": "no, not this"}, 403)
                body: Any = {"password": PASSWORD}
            case "code":
                await anna.post("/api/me/proof/code", {"code": "0000 0000 0000 0000"}, 403)
                body = {"code": codes[0]}
            case _:
                question = (await anna.post("/api/me/proof/passkey/begin"))["options"]
                body = {"answer": device.shows(question, site)}
        assert (await anna.post("/api/me/codes", status=403))["code"] == "proof-needed"
        await anna.post(f"/api/me/proof/{way}", body, 204)
        await anna.post("/api/me/codes")
        if way == "passkey":
            assert (await anna.post("/api/me/proof/passkey", body, 403))["code"] == "passkey-wrong", "a replay"
        time.move(FRESH)
        assert (await anna.post("/api/me/codes", status=403))["code"] == "proof-needed"


async def test_a_thief_guesses_at_proofs_only_so_often_and_the_owner_still_may(tmp_path: Path) -> None:
    time, clock = FakeTime(), FakeClock()
    async with running(tmp_path, time, clock, attempts_per_hour=30) as server:
        anna = await account(server, "Anna", "anna")
        stolen = thief(server, anna)
        said = [
            (await stolen.http.post("/api/me/proof/password", json={"password": "x"})).status_code for _ in range(12)
        ]
        assert said.count(403) <= 10 and said[-1] == 429
        await anna.post("/api/me/proof/password", {"password": PASSWORD}, 204)


async def test_strangers_cannot_shut_somebody_out_of_a_device_they_know(tmp_path: Path) -> None:
    clock = FakeClock()
    async with running(tmp_path, ticking=clock, attempts_per_hour=30, proxies=("127.0.0.1",)) as server:
        anna = await account(server, "Anna", "anna")
        await anna.post("/api/me/sign-out", {}, 204)
        assert await anna.get("/api/me") is None
        for number in range(60):
            await status_of(Visitor(server.url, **{"X-Forwarded-For": f"10.0.0.{number}"}), "anna")
        assert (await signs_in(server.visitor(), "anna", 429))["code"] == "too-many-attempts"
        assert (await signs_in(anna, "anna"))["name"] == "Anna"
        other = await account(server, "Other", "other")
        await other.post("/api/me/sign-out", {}, 204)
        assert (await signs_in(other, "anna", 429))["code"] == "too-many-attempts", "known to others only"
        assert [await status_of(anna, "anna") for _ in range(12)][-1] == 429, "nor may it guess without end"


async def test_a_device_is_known_to_the_last_few_and_nobody_else_can_say_so(server: Running) -> None:
    known = server.house.known
    cookie = None
    for number in range(10):
        cookie = f"caravanserai-known={known.cookie(cookie, False, f'p{number}')}"
    assert cookie is not None and len(cookie) < 300
    assert known.number(cookie, False, "p9") == known.number(cookie, False, "p2") is not None
    for header, person in (
        (cookie, "p1"),
        (cookie, "p10"),
        (None, "p9"),
        (cookie.replace("=", "=é"), "p9"),
        ("", "p9"),
    ):
        assert known.number(header, False, person) is None
    number = known.number(cookie, False, "p9")
    for forged in (f"{number}.{'A' * 22}", f"{number}", f"{'A' * 22}.{cookie.split('.')[1]}", ".", "\x00" * 22):
        assert known.number(f"caravanserai-known={forged}", False, "p9") is None


async def test_a_page_elsewhere_can_show_nothing(server: Running) -> None:
    anna = await account(server, "Anna", "anna")
    foreign = Visitor(server.url, Origin="https://elsewhere.example")
    foreign.http.cookies.update(anna.http.cookies)
    for path in ("password", "code", "passkey/begin", "passkey"):
        assert (await foreign.post(f"/api/me/proof/{path}", {}, 403))["code"] == "wrong-origin"
        plain = await anna.http.post(f"/api/me/proof/{path}", content=b"{}", headers={"content-type": "text/plain"})
        assert plain.status_code == 415
        assert (await server.visitor().post(f"/api/me/proof/{path}", PROOFS.get(path), 401))["code"] == "no-person"


PROOFS: dict[str, Any] = {"password": {"password": "x"}, "code": {"code": "x"}, "passkey": {"answer": {}}}
