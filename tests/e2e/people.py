"""Somebody with an account, friends and games, and the pages that show them."""

import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import BrowserContext

from tests.e2e.house import table_of
from tests.e2e.player import Player
from tests.e2e.script import play_on

PASSWORD = "the camel waits at noon"


def post(context: BrowserContext, url: str, path: str, body: dict[str, Any]) -> Any:
    answer = context.request.post(f"{url}/api/{path}", data=body, headers={"origin": url})
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def circle(context: BrowserContext, url: str) -> Any:
    return context.request.get(f"{url}/api/friends").json()


def account(context: BrowserContext, url: str, name: str) -> str:
    """Give somebody a name and a key; their handle."""
    handle = f"{name.lower()}-{secrets.token_hex(4)}"
    post(context, url, "me", {"name": name})
    post(context, url, "me/password", {"password": PASSWORD, "handle": handle})
    return handle


def befriend(one: BrowserContext, other: BrowserContext, url: str, handle: str) -> None:
    """One asks the other, whose handle this is, who says yes."""
    post(one, url, "friends/ask", {"handle": handle})
    post(other, url, "friends/answer", {"key": circle(other, url)["asking"][0]["key"], "yes": True})


def keep_seat(host: BrowserContext, url: str, name: str) -> str:
    """A table where a seat is kept for a friend; its address."""
    address = table_of(host, url, seats=3, bots=1)
    key = next(one["key"] for one in circle(host, url)["friends"] if one["name"] == name)
    post(host, url, f"tables/{address.rpartition('/')[2]}/keep", {"key": key})
    return address


def people(player: Player, make: Callable[[], BrowserContext], url: str) -> Iterator[str]:
    """The pages of somebody who has all that such pages show."""
    page, friend, asking = player.page, make(), make()
    me = page.context
    handle = account(me, url, "Anna")
    others = account(friend, url, "Frederic")
    account(asking, url, "Ada")
    befriend(friend, me, url, handle)
    post(asking, url, "friends/ask", {"handle": handle})
    post(me, url, "friends/ask", {"handle": "somebody-else"})
    post(me, url, "friends/block", {"handle": "a-stranger"})
    post(friend, url, "me/profile", {"shows": "public"})
    play_on(me, table_of(me, url, seats=3, bots=2, public=True), "over")
    kept = keep_seat(friend, url, "Anna").rpartition("/")[2]
    page.goto(f"{url}/friends")
    page.locator("#kept, #page-friends-blocked").nth(1).wait_for()
    yield "my-friends"
    # What waits for somebody lies at the foot of every other page, over what is there.
    post(me, url, "friends/answer", {"key": circle(me, url)["asking"][0]["key"], "yes": True})
    page.goto(f"{url}/games")
    page.locator("#kept").wait_for()
    page.locator("#page-my-finished").wait_for()
    yield "my-games"
    post(me, url, "friends/dismiss", {"table": kept})
    page.goto(f"{url}/profile")
    page.locator("main h2").nth(2).wait_for()
    yield "my-profile"
    page.goto(f"{url}/@{others}")
    page.locator("main h2").first.wait_for()
    yield "a-profile"
    page.goto(f"{url}/@nobody-at-all")
    page.locator("main h1").wait_for()
    yield "a-private-profile"
    page.goto(f"{url}/you")
    page.locator("#you-devices").wait_for()
    yield "my-keys"
    closes = int(time.time() * 1000) + 3_600_000
    shape = {"game": "khiva", "format": "swiss", "seats": 4, "rounds": 4, "duplicate": True, "closes_at": closes}
    event = post(me, url, "events", {"title": "Thursday", **shape})
    page.goto(event["link"])
    page.locator(".do .btn").click()
    page.locator(".do .in").wait_for()
    yield "event"
    page.goto(f"{url}/events")
    page.locator("main li").first.wait_for()
    yield "events"
    made = post(me, url, "circles", {"name": "Thursdays"})
    page.goto(f"{url}/circle/{made['id']}")
    page.locator("main h2").first.wait_for()
    yield "circle"
    page.goto(keep_seat(me, url, "Frederic"))
    page.locator("li.seat-2").wait_for()
    yield "keeping-a-seat"
