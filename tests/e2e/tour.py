"""Every page and every phase of a table, one after the other, for whoever wants to look at them all."""

from collections.abc import Iterator

from playwright.sync_api import BrowserContext, expect

from tests.e2e.house import leave, sit, table_of
from tests.e2e.player import Player
from tests.e2e.script import play_on, table_at


def tour(player: Player, friend: BrowserContext, url: str) -> Iterator[str]:
    """Lead a player from page to page; each name is given when that page stands. A friend sits down and soon leaves."""
    yield from pages(player, url)
    yield from phases(player, friend, url)


def pages(player: Player, url: str) -> Iterator[str]:
    """What is there without a table."""
    page = player.page
    page.goto(url)
    expect(page.locator(".posters article")).to_have_count(3)
    page.locator("#tables .empty, #tables ul").first.wait_for()
    yield "home"
    page.locator(".posters .btn.ghost").first.click()
    page.locator("dialog form fieldset").first.wait_for()
    yield "open-table"
    page.goto(f"{url}/rules/khiva")
    page.get_by_text("KH-10", exact=True).first.wait_for()
    yield "rules"
    page.goto(f"{url}/settings")
    page.locator("fieldset").first.wait_for()
    yield "settings"
    page.goto(f"{url}/nothing/here/at/all")
    page.locator("main, .message").first.wait_for()
    yield "lost"


def phases(player: Player, friend: BrowserContext, url: str) -> Iterator[str]:
    """A table from the waiting room to the replay, and somebody else's."""
    page = player.page
    address = table_of(page.context, url, seats=3, bots=1)
    page.goto(address)
    page.locator(".invite .qr svg").wait_for()
    yield "waiting-room"
    sit(friend, address)
    player.wait_for("choose")
    yield "choosing"
    page.locator(".khiva .hand button").first.click()
    page.locator('.khiva .hand button[aria-pressed="true"]').wait_for()
    yield "picking"
    page.locator(".khiva .hand button").last.click()
    page.locator(".khiva .prompt .actions button").last.click()
    player.wait_for("sealed")
    yield "sealed"
    asking = None
    for phase in ("gems", "shop-4"):
        page.goto("about:blank")
        asking = table_at(page.context, url, 3, phase, asking)
        page.goto(asking)
        player.wait_for("decide")
        yield phase
    page.goto(table_at(friend, url, seats=4, phase="gems"))
    page.locator(".khiva.watching").wait_for()
    yield "watching"
    leave(friend, address)
    play_on(page.context, address, "over")
    page.goto(address)
    player.wait_for("over")
    yield "over"
    page.goto(address.replace("/table/", "/replay/"))
    page.locator("input[type=range]").wait_for()
    yield "replay"
