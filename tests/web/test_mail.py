"""A way back by mail: a whole house, and a real mail server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from caravanserai.people.mail import LASTS
from caravanserai.people.postman import PAUSE
from caravanserai.people.proof import FRESH
from caravanserai.web.outside import mail_setup
from caravanserai.web.settings import Settings, WontStart
from tests.cli.program import run_here
from tests.servers.smtp import MailServer, mail_server
from tests.tables.fake_time import FakeTime
from tests.web.client import Visitor, eventually
from tests.web.conftest import FakeClock, Running, running
from tests.web.test_accounts import account

pytestmark = pytest.mark.anyio

SETUP: dict[str, Any] = {"public_url": "http://games.example.org", "mail_from": "house@games.example.org"}


@asynccontextmanager
async def posting(folder: Path, clock: FakeClock | None = None) -> AsyncIterator[tuple[Running, MailServer, FakeTime]]:
    time = FakeTime()
    async with mail_server() as post, running(folder, time, clock, smtp=post.url, **SETUP) as server:
        yield server, post, time


async def link_in(post: MailServer, number: int, kind: str) -> str:
    await eventually(lambda: len(post.letters) > number)
    return str(post.letters[number].get_content().partition(f"http://games.example.org/#{kind}=")[2].split()[0])


async def with_mail(server: Running, post: MailServer) -> Visitor:
    anna = await account(server, "Anna", "anna")
    found = await anna.post("/api/me/mail", {"address": "anna@example.org"})
    assert found["mail"] == {"address": None, "wanted": "anna@example.org"}
    token = await link_in(post, 0, "confirm")
    reader = server.visitor()
    assert await reader.post("/api/me/mail/look", {"token": token}) == {"name": "Anna", "address": "anna@example.org"}
    await reader.post("/api/me/mail/confirm", {"token": token}, 204)
    assert (await anna.get("/api/me/account"))["mail"] == {"address": "anna@example.org", "wanted": None}
    return anna


async def test_who_lost_every_key_comes_back_by_mail_and_has_new_ones(tmp_path: Path) -> None:
    async with posting(tmp_path) as (server, post, time):
        anna = await with_mail(server, post)
        time.move(FRESH)
        phone = server.visitor()
        assert (await phone.get("/api/me/ways"))["mail"] is True
        await phone.post("/api/me/sign-in/mail", {"address": "ANNA@example.org"}, 204)
        token = await link_in(post, 1, "return")
        assert (await phone.post("/api/me/return/look", {"token": token}))["name"] == "Anna"
        assert await phone.post("/api/me/return", {"token": token}) == await anna.get("/api/me")
        assert len((await phone.post("/api/me/codes"))["codes"]) == 10, "it is as good as a key"
        other = server.visitor()
        assert (await other.post("/api/me/return", {"token": token}, 409))["code"] == "return-link-dead"


async def test_a_link_ends_after_half_an_hour(tmp_path: Path) -> None:
    async with posting(tmp_path) as (server, post, time):
        await with_mail(server, post)
        phone = server.visitor()
        await phone.post("/api/me/sign-in/mail", {"address": "anna@example.org"}, 204)
        token = await link_in(post, 1, "return")
        time.move(LASTS)
        assert (await phone.post("/api/me/return", {"token": token}, 409))["code"] == "return-link-dead"


async def test_nobody_learns_whose_address_it_is(tmp_path: Path) -> None:
    async with posting(tmp_path) as (server, post, _):
        await with_mail(server, post)
        said = []
        for address in ("anna@example.org", "zora@example.org"):
            answer = await server.visitor().http.post("/api/me/sign-in/mail", json={"address": address})
            said.append((answer.status_code, answer.content, sorted(answer.headers)))
        assert said[0] == said[1] and said[0][0] == 204
        await link_in(post, 1, "return")
        assert len(post.letters) == 2


async def test_letters_are_counted_by_person_address_and_machine(tmp_path: Path) -> None:
    async with posting(tmp_path, FakeClock()) as (server, _, _time):
        for address in ("anna@example.org", "zora@example.org"):
            said = [
                (await server.visitor().http.post("/api/me/sign-in/mail", json={"address": address})).status_code
                for _ in range(4)
            ]
            assert said == [204, 204, 204, 429], "known or not"
        anna = await account(server, "Anna", "anna")
        said = [
            (await anna.http.post("/api/me/mail", json={"address": f"a{number}@example.org"})).status_code
            for number in range(4)
        ]
        assert 429 in said


async def test_nobody_waits_for_the_mail_server_and_a_house_that_dies_posts_it_later(tmp_path: Path) -> None:
    time = FakeTime()
    async with mail_server() as post:
        async with running(tmp_path, time, smtp="smtp://127.0.0.1:9", **SETUP) as server:
            anna = await account(server, "Anna", "anna")
            await anna.post("/api/me/mail", {"address": "anna@example.org"})
        assert post.letters == []
        time.move(PAUSE)
        async with running(tmp_path, time, smtp=post.url, **SETUP) as server:
            post.awake.clear()
            await eventually(lambda: post.tried == 1)
            assert (await server.visitor().get("/api/me/ways"))["mail"] is True, "the house answers meanwhile"
            post.awake.set()
            await link_in(post, 0, "confirm")


async def test_changing_the_address_needs_a_fresh_proof(tmp_path: Path) -> None:
    async with posting(tmp_path) as (server, post, time):
        anna = await with_mail(server, post)
        time.move(FRESH)
        body = {"address": "thief@example.org"}
        assert (await anna.post("/api/me/mail", body, 403))["code"] == "proof-needed"
        assert (await anna.post("/api/me/mail/remove", status=403))["code"] == "proof-needed"
        assert (await anna.get("/api/me/account"))["mail"]["address"] == "anna@example.org"


async def test_without_a_mail_server_nothing_of_it_is_there(server: Running) -> None:
    anna = await account(server, "Anna", "anna")
    assert (await anna.get("/api/me/ways"))["mail"] is False
    assert (await anna.get("/api/me/account"))["mail"] is None
    for path in ("mail", "sign-in/mail"):
        assert (await anna.post(f"/api/me/{path}", {"address": "anna@example.org"}, 404))["code"] == "mail-off"


async def test_a_page_elsewhere_can_do_none_of_this(tmp_path: Path) -> None:
    async with posting(tmp_path) as (server, _, _time):
        foreign = Visitor(server.url, Origin="https://elsewhere.example")
        for path in ("mail", "mail/remove", "mail/look", "mail/confirm", "sign-in/mail"):
            assert (await foreign.post(f"/api/me/{path}", {}, 403))["code"] == "wrong-origin"
            plain = await server.visitor().http.post(
                f"/api/me/{path}", content=b"{}", headers={"content-type": "text/plain"}
            )
            assert plain.status_code == 415


async def test_the_owner_sees_and_clears_it(tmp_path: Path) -> None:
    async with posting(tmp_path) as (server, post, _):
        await with_mail(server, post)
    where = ("--data", str(tmp_path))
    assert "anna@example.org" in (await asyncio.to_thread(run_here, "people", "mail", "anna", *where)).stdout
    assert "no longer" in (await asyncio.to_thread(run_here, "people", "mail", "anna", "--clear", *where)).stdout
    assert "no mail address" in (await asyncio.to_thread(run_here, "people", "mail", "anna", *where)).stdout


@pytest.mark.parametrize(
    ("settings", "other"),
    [
        ({"mail_from": None}, "mail-from"),
        ({"mail_from": "nobody"}, "mail-from"),
        ({"public_url": None}, "public-url"),
        ({"smtp": "smtp://me:secret@mail.example.org"}, "smtp-password-file"),
    ],
)
def test_a_house_that_could_not_post_does_not_open(settings: dict[str, Any], other: str) -> None:
    with pytest.raises(WontStart) as why:
        mail_setup(Settings(**{"smtp": "smtp://127.0.0.1", **SETUP, **settings}))
    assert (why.value.message, why.value.args_said["other"]) == ("setting-needs", other)
