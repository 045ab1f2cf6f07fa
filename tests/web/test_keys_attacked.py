"""What somebody tries who wants to be somebody else: replays, other pages, other kinds of answers, planted cookies, and
questions about who exists."""

from pathlib import Path
from typing import Any

import pytest

from tests.people.test_passkeys import Device, Site
from tests.tables.fake_time import FakeTime
from tests.web.client import Visitor
from tests.web.conftest import FakeClock, Running, running, two_at_a_table
from tests.web.test_accounts import account, signs_in
from tests.web.test_mail import link_in, posting, with_mail
from tests.web.test_proof import thief

pytestmark = pytest.mark.anyio

SITE, ELSEWHERE = Site("localhost", "http://localhost"), Site("localhost", "http://elsewhere.example")


async def with_passkey(server: Running, device: Device) -> Visitor:
    anna = await server.guest("Anna")
    made = device.makes((await anna.post("/api/me/passkeys/begin"))["options"], SITE)
    await anna.post("/api/me/passkeys", {"answer": made})
    return anna


async def asked(visitor: Visitor) -> Any:
    return (await visitor.post("/api/me/sign-in/passkey/begin"))["options"]


async def test_an_answer_of_a_passkey_is_for_once_for_this_page_and_for_this(tmp_path: Path) -> None:
    time, device = FakeTime(), Device()
    async with running(tmp_path, time, public_url=SITE.origin) as server:
        anna = await with_passkey(server, device)
        time.move(5)
        phone = server.visitor()
        answer = {"answer": device.shows(await asked(phone), SITE)}
        assert await phone.post("/api/me/sign-in/passkey", answer) == await anna.get("/api/me")
        stranger = server.visitor()
        time.move(5)
        wrong = [
            answer["answer"],
            device.shows(await asked(stranger), ELSEWHERE),
            device.shows(await asked(stranger), Site("elsewhere.example", SITE.origin)),
            device.shows(await asked(stranger), SITE, kind="webauthn.create"),
            device.shows((await anna.post("/api/me/proof/passkey/begin"))["options"], SITE),
            device.makes((await anna.post("/api/me/passkeys/begin"))["options"], SITE),
            Device().shows(await asked(stranger), SITE),
            Device(b"another").shows(await asked(stranger), SITE),
        ]
        for one in wrong:
            problem = await stranger.post("/api/me/sign-in/passkey", {"answer": one}, 403)
            assert problem["code"] == "passkey-wrong"
        assert await stranger.get("/api/me") is None


JUNK: list[Any] = [
    {},
    {"id": 1},
    {"id": "x", "rawId": None, "response": {}},
    {"response": []},
    {"id": "\0", "type": {}},
]


async def test_what_is_no_answer_of_a_passkey_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path, FakeTime(), public_url=SITE.origin) as server:
        anna = await with_passkey(server, Device())
        for path in ("passkeys", "sign-in/passkey", "proof/passkey"):
            for junk in JUNK:
                assert (await anna.post(f"/api/me/{path}", {"answer": junk}, 403))["code"] == "passkey-wrong"
        assert len((await anna.get("/api/me/account"))["keys"]) == 1


async def test_an_account_is_never_merged_away(server: Running) -> None:
    """A thief who has its cookie signs in there as themselves, and wants to bring along all that it did."""
    table, anna, _ = await two_at_a_table(server)
    await anna.post("/api/me/password", {"password": "the camel waits at noon", "handle": "anna"})
    await account(server, "Thief", "thief")
    before = await anna.get("/api/me")
    stolen = thief(server, anna)
    await signs_in(stolen, "thief", bring=True)
    phone = server.visitor()
    assert await signs_in(phone, "anna") == before
    assert [one["id"] for one in (await phone.get("/api/mine"))["playing"]] == [table]
    own = server.visitor()
    await signs_in(own, "thief")
    assert (await own.get("/api/mine"))["playing"] == []


async def test_a_cookie_that_was_planted_is_worth_nothing_after_a_link_by_mail(tmp_path: Path) -> None:
    async with posting(tmp_path) as (server, post, _):
        anna = await with_mail(server, post)
        planted = await server.guest("Planted")
        victim = server.visitor()
        victim.http.cookies.update(planted.http.cookies)
        await victim.post("/api/me/sign-in/mail", {"address": "anna@example.org"}, 204)
        token = await link_in(post, 1, "return")
        assert (await victim.post("/api/me/return", {"token": token}, 409))["code"] == "other-person"
        body = {"token": token, "replace": (await planted.get("/api/me"))["id"], "bring": True}
        assert await victim.post("/api/me/return", body) == await anna.get("/api/me")
        assert await planted.get("/api/me") is None


async def test_nothing_tells_an_unknown_handle_from_one_without_a_password(tmp_path: Path) -> None:
    """Nor from a wrong password: the same words, and as many tries."""
    clock = FakeClock()
    async with running(tmp_path, FakeTime(), clock, attempts_per_hour=30, public_url=SITE.origin) as server:
        await account(server, "Anna", "anna")
        berta = await with_passkey(server, Device())
        await berta.post("/api/me/handle", {"handle": "berta"})
        told = []
        for handle in ("anna", "berta", "nobody"):
            clock.now += 3_600
            one, said = server.visitor(), []
            for _ in range(12):
                answer = await one.http.post("/api/me/sign-in", json={"handle": handle, "password": "not this one"})
                said.append((answer.status_code, answer.content, sorted(answer.headers)))
            told.append(said)
        assert told[0] == told[1] == told[2]
        assert [status for status, _, _ in told[0]] == [403] * 10 + [429] * 2
