"""News over a whole house: a real chat, a real mail server, and who may choose what."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.people.courier import TOO_MUCH
from caravanserai.people.outbox import DIGEST, SOON
from tests.servers.receiver import Browser, Receiver, receiver
from tests.servers.smtp import mail_server
from tests.tables.fake_time import FakeTime
from tests.web.client import Visitor, eventually
from tests.web.conftest import Running, running
from tests.web.test_accounts import PASSWORD, account
from tests.web.test_friends import befriend
from tests.web.test_mail import SETUP, link_in

pytestmark = pytest.mark.anyio

BY_DAY = {"type": "by-day", "hours": 24}


@asynccontextmanager
async def telling(folder: Path, **more: Any) -> AsyncIterator[tuple[Running, Receiver, FakeTime]]:
    time = FakeTime()
    settings = {"public_url": "http://games.example.org", "news_inside": True, **more}
    async with receiver() as chat, running(folder, time, **settings) as server:
        yield server, chat, time


async def hook(visitor: Visitor, chat: Receiver, kind: str = "json", **more: Any) -> str:
    found = await visitor.post("/api/me/news/hook", {"kind": kind, "address": f"{chat.url}/{kind}", **more})
    return str(found["channels"][-1]["id"])


async def comes(chat: Receiver, time: FakeTime, number: int, milliseconds: int = SOON) -> Any:
    """The message with this number, when its time has come."""
    time.move(milliseconds)
    await eventually(lambda: len(chat.received) > number)
    return chat.received[number].json


async def test_from_a_turn_to_a_chat_and_a_browser(tmp_path: Path) -> None:
    async with telling(tmp_path) as (server, chat, time):
        anna, bert = await server.guest("Anna"), await server.guest("Bert")
        browser = Browser()
        found = await anna.post(
            "/api/me/news/push",
            {"endpoint": f"{chat.url}/push", "p256dh": browser.p256dh, "auth": browser.auth},
        )
        (mine,) = found["channels"]
        assert (mine["kind"], mine["here"]) == ("push", True) and len(found["push"]) == 87
        table = await anna.opens(2, clock=BY_DAY)
        await bert.sits(table)
        await server.house.host.settled()
        await eventually(lambda: not server.house.newsroom.reasons._noted)
        time.move(SOON)
        await eventually(lambda: len(chat.received) == 1)
        said = msgspec.json.decode(browser.reads(chat.received[0].body))
        assert said["notification"]["body"] == "The game has begun." and said["app_badge"] in (0, 1)
        (mine,) = (await anna.get("/api/me/news"))["channels"]
        assert mine["error"] is None
        await anna.post("/api/me/news/test", {"channel": mine["id"]}, 204)
        await eventually(lambda: len(chat.received) == 2)
        assert (await bert.get("/api/me/news"))["channels"] == []
        await bert.post("/api/me/news/remove", {"channel": mine["id"]}, 404)
        await bert.post("/api/me/news/test", {"channel": mine["id"]}, 404)
        assert (await anna.post("/api/me/news/remove", {"channel": mine["id"]}))["channels"] == []


async def test_invitations_and_friends_until_they_are_taken_back(tmp_path: Path) -> None:
    async with telling(tmp_path) as (server, chat, time):
        anna, bert = await account(server, "Anna", "anna"), await account(server, "Bert", "bert")
        await hook(anna, chat)
        await bert.post("/api/friends/ask", {"handle": "anna"}, 204)
        asked = await comes(chat, time, 0, 0)
        assert (asked["text"], asked["link"]) == (
            "Bert would like to be your friend.",
            "http://games.example.org/friends",
        )
        (asking,) = (await anna.get("/api/friends"))["asking"]
        await anna.post("/api/friends/answer", {"key": asking["key"], "yes": True}, 204)
        table = await bert.opens(3)
        (friend,) = (await bert.get("/api/friends"))["friends"]
        await bert.post("/api/friends/invite", {"key": friend["key"], "table": table}, 204)
        invited = await comes(chat, time, 1, 0)
        assert invited["text"] == "Bert asks you to a table of Khiva." and invited["table"] == table
        await bert.post("/api/friends/invite", {"key": friend["key"], "table": table}, 204)
        other = await bert.opens(3)
        server.house.newsroom.courier._called.clear()
        await bert.post(f"/api/tables/{other}/keep", {"key": friend["key"]}, 204)
        kept = await comes(chat, time, 2, 0)
        assert kept["table"] == other, "the first invitation is not told twice"


async def test_an_evening_that_is_planned_is_told_to_the_other_members(tmp_path: Path) -> None:
    async with telling(tmp_path) as (server, chat, time):
        anna, bert = await account(server, "Anna", "anna"), await account(server, "Bert", "bert")
        circle = f"/api/circles/{(await anna.post('/api/circles', {'name': 'Thursdays'}))['id']}"
        secret = (await anna.get(circle))["link"].partition("#join=")[2]
        await bert.post(f"{circle}/join", {"secret": secret}, 200)
        channels = [await hook(one, chat) for one in (anna, bert)]
        await anna.post(f"{circle}/evenings", {"starts": time.now() + 2 * SOON})
        said = await comes(chat, time, 0, 0)
        assert (said["title"], said["text"], said["reason"]) == (
            "Thursdays",
            "An evening of Thursdays is planned. Are you in?",
            "evening",
        )
        assert said["link"] == f"http://games.example.org/circle/{circle.rpartition('/')[2]}"
        # Who does not want to hear of it does not.
        choice = (await bert.get("/api/me/news"))["choice"]
        wanted = [one for one in choice["reasons"] if one != "evening"]
        await bert.post("/api/me/news/choice", {**choice, "reasons": wanted}, 204)
        await anna.post(f"{circle}/evenings", {"starts": time.now() + SOON})
        for one, channel in zip((anna, bert), channels, strict=True):
            await one.post("/api/me/news/test", {"channel": channel}, 204)
        await eventually(lambda: len(chat.received) == 3)
        assert {one.json["reason"] for one in chat.received[1:]} == {"test"}


async def test_who_is_blocked_is_not_heard_of(tmp_path: Path) -> None:
    async with telling(tmp_path) as (server, chat, time):
        anna, bert = await account(server, "Anna", "anna"), await account(server, "Bert", "bert")
        channel = await hook(anna, chat)
        await anna.post("/api/friends/block", {"handle": "bert"}, 204)
        await bert.post("/api/friends/ask", {"handle": "anna"}, 204)
        await anna.post("/api/me/news/test", {"channel": channel}, 204)
        assert (await comes(chat, time, 0, 0))["reason"] == "test"
        assert len(chat.received) == 1


async def test_what_may_be_chosen(tmp_path: Path) -> None:
    async with telling(tmp_path, news_inside=False) as (server, chat, _):
        anna = await server.guest("Anna")
        assert (await server.visitor().get("/api/me/news"))["channels"] == []
        for address in (chat.url, "https://127.0.0.1:1/", "https://a:b@example.org/", "x"):
            refused = await anna.post("/api/me/news/hook", {"kind": "json", "address": address}, 400)
            assert refused["code"] == "address-not-public"
        assert (await anna.post("/api/me/news/hook", {"kind": "irc", "address": "https://x.example"}, 400))["code"]
        quiet = {"start": 1_320, "end": 480, "zone": "Europe/Paris"}
        chosen = {"reasons": ["over", "turn"], "without": ["kilim", "chess"], "quiet": quiet}
        await anna.post("/api/me/news/choice", chosen, 204)
        found = (await anna.get("/api/me/news"))["choice"]
        assert found == {"reasons": ["turn", "over"], "without": ["kilim"], "quiet": quiet}
        for wrong in ({"quiet": {**quiet, "zone": "x"}}, {"quiet": {**quiet, "end": 1_440}}, {"reasons": ["x"]}):
            await anna.post("/api/me/news/choice", wrong, 400)
        # What looks public and is not, is seen when something is sent there; this machine is never reached.
        for address in ("https://127.0.0.1/x", "https://[::ffff:7f00:1]/x", "https://localhost/x"):
            found = await anna.post("/api/me/news/hook", {"kind": "json", "address": address})
            channel = found["channels"][-1]["id"]
            await anna.post("/api/me/news/test", {"channel": channel}, 204)
            while (shown := (await anna.get("/api/me/news"))["channels"][-1])["error"] is None:
                pass
            assert shown["error"] == "not-public"
        assert chat.asked == 0


async def test_a_table_has_a_chat_that_its_host_chooses(tmp_path: Path) -> None:
    async with telling(tmp_path) as (server, chat, time):
        anna, bert = await server.guest("Anna"), await server.guest("Bert")
        table = await anna.opens(2, clock=BY_DAY)
        refused = await bert.http.post(
            "/api/me/news/hook", json={"kind": "slack", "address": f"{chat.url}/x", "table": table}
        )
        assert refused.status_code == 403
        await hook(anna, chat, "slack", table=table)
        await bert.sits(table)
        await eventually(lambda: not server.house.newsroom.reasons._noted)
        said = await comes(chat, time, 0)
        assert said == {"text": f"Khiva: The game has begun.\nhttp://games.example.org/table/{table}"}


async def test_a_digest_by_mail(tmp_path: Path) -> None:
    async with mail_server() as post, telling(tmp_path, smtp=post.url, **SETUP) as (server, _, time):
        anna, bert = await account(server, "Anna", "anna"), await account(server, "Bert", "bert")
        assert (await anna.post("/api/me/news/mail", None, 409))["code"] == "mail-first"
        await anna.post("/api/me/mail", {"address": "anna@example.org"})
        await anna.post("/api/me/mail/confirm", {"token": await link_in(post, 0, "confirm")}, 204)
        found = await anna.post("/api/me/news/mail")
        assert found["mail"] and [one["kind"] for one in found["channels"]] == ["mail"]
        await befriend(anna, bert, "bert")
        table = await bert.opens(3)
        (friend,) = (await bert.get("/api/friends"))["friends"]
        await bert.post("/api/friends/invite", {"key": friend["key"], "table": table}, 204)
        zora = await account(server, "Zora", "zora")
        await zora.post("/api/friends/ask", {"handle": "anna"}, 204)
        # It counts as one of the letters that the house may send, and waits where there are too many.
        letters = server.house.limits.all_letters
        while letters.take(""):
            pass
        time.move(DIGEST)
        await eventually(lambda: not letters.take("") and not server.house.newsroom.courier._sending)
        assert len(post.letters) == 1
        letters._left.clear()
        time.move(TOO_MUCH)
        await eventually(lambda: len(post.letters) == 2)
        letter = post.letters[1]
        assert (letter["To"], letter["Subject"]) == ("anna@example.org", "2 news from games.example.org")
        text = letter.get_content().replace("\r\n", "\n")
        assert f"An invitation: Bert asks you to a table of Khiva.\nhttp://games.example.org/table/{table}" in text
        assert "Friends: Zora would like to be your friend.\n" in text and "http://games.example.org/you" in text
        await anna.post("/api/me/proof/password", {"password": PASSWORD}, 204)
        await anna.post("/api/me/mail/remove")
        await bert.post("/api/friends/invite", {"key": friend["key"], "table": await bert.opens(3)}, 204)
        time.move(DIGEST)
        while (await anna.get("/api/me/news"))["channels"]:
            pass
        assert len(post.letters) == 2
