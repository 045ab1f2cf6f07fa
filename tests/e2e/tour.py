"""Every page and every phase of a table, one after the other, for whoever wants to look at them all."""

from collections.abc import Iterator

from playwright.sync_api import BrowserContext, expect

from tests.e2e.house import leave, sit, table_of
from tests.e2e.player import Player, play_to_the_end


def tour(player: Player, friend: BrowserContext, url: str) -> Iterator[str]:
    """Lead a player from page to page; each name is given when that page stands. A friend sits down and soon leaves."""
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
    leave(friend, address)
    play_to_the_end([player])
    yield "over"
    page.goto(address.replace("/table/", "/replay/"))
    page.locator("input[type=range]").wait_for()
    yield "replay"
