"""The deal of a day in the browser: played, compared, shared; and yesterday's best."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from caravanserai.engine.game import GAMES
from tests.e2e.conftest import PHONE, Someone
from tests.e2e.fit import faults_of
from tests.e2e.player import Player
from tests.e2e.script import play_on
from tests.e2e.test_pages import read_through, shut_out
from tests.e2e.windows import aside

DAILY = "**/api/daily?*"


def card(page: Page, name: str = "Khiva") -> Any:
    return page.locator("article").filter(has=page.get_by_role("heading", name=name)).first


def played_out(player: Player) -> None:
    """The player looks away while today's deal is played on, and comes back to its end."""
    address = player.page.url
    aside(player.page)
    play_on(player.page.context, address, "over")
    player.page.goto(address)
    player.wait_for("over")


def plays(player: Player, first: int) -> None:
    """Begins with this card of the hand. From the second answer on all play alike, so games part where these differ."""
    cards = len(player.cards())
    player.choose(first)
    # The house has it: else who looks away at once takes it along, and another card is played instead.
    expect(player.hand).not_to_have_count(cards)
    played_out(player)


def tomorrow(route: Route) -> None:
    """What the page is told a day later: today's results are yesterday's."""
    told = route.fetch().json()
    fresh = [{**deal, "state": "new", "table": None, "results": None, "best": None} for deal in told["yesterday"]]
    route.fulfill(
        json={**told, "today": [{**one, "ends": told["now"] + 90_000} for one in fresh], "yesterday": told["today"]}
    )


def another_plays(other: Player, url: str, address: str, hand: list[str]) -> None:
    """Somebody else gets the same cards; what was made of them stays hidden until they have finished."""
    other.page.goto(address)
    expect(other.page.get_by_text("You have not played today’s deal yet")).to_be_visible()
    other.page.goto(address.replace("/table/", "/replay/"))
    expect(other.page.get_by_text("You have not played today’s deal yet")).to_be_visible()
    other.page.goto(f"{url}/daily")
    expect(card(other.page)).to_contain_text("One player has finished it.")
    expect(other.page.locator("table")).to_have_count(0)
    card(other.page).get_by_role("button", name="Play").click()
    other.wait_for("choose")
    assert other.cards() == hand
    plays(other, 1)


def test_a_day_from_the_home_page_to_the_results(url: str, someone: Someone, axe: str) -> None:
    me: Player = someone(bypass_csp=True)
    page: Page = me.page
    page.goto(url)
    page.get_by_role("link", name="Today’s deal").click()
    expect(page.get_by_role("heading", level=1, name="Daily deal")).to_be_focused()
    expect(page.get_by_text(re.compile(r"The next deals come in \d+"))).to_be_visible()
    expect(card(page)).to_contain_text("Nobody has finished it yet.")
    expect(page.get_by_text("Nobody finished yesterday’s deal.")).to_have_count(len(GAMES))

    # One try: who goes back, or comes again, goes on with the same table.
    me.tab_to(card(page).get_by_role("button", name="Play Khiva"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    address = page.url
    me.wait_for("choose")
    hand = me.cards()
    page.go_back()
    expect(card(page).get_by_role("link", name="Go on Khiva")).to_be_visible()
    page.reload()
    card(page).get_by_role("link", name="Go on Khiva").click()
    me.wait_for("choose")
    assert (page.url, me.cards()) == (address, hand)
    plays(me, 0)

    another_plays(someone(), url, address, hand)

    page.get_by_role("link", name="See how others played it").click()
    page.wait_for_url("**/daily")
    results = page.get_by_role("region", name="Results: Khiva")
    expect(results.get_by_role("row")).to_have_count(3)
    expect(results.locator("tr.you")).to_have_count(1)
    expect(results.get_by_role("row").filter(has_text="Answer 1:")).to_have_count(1)
    expect(card(page)).to_contain_text(re.compile(r"\d+ points?, rank [12] of 2"))
    # To be pasted: the place and camels, nothing that helps anybody.
    shared = page.get_by_role("textbox", name="Share my day").input_value().split("\n")
    assert re.fullmatch(r"Khiva (🥇|🥈|🥉|\d\.) (🐪){1,5}(▫️)*", shared[1]) and shared[2] == f"{url}/daily"
    # Days that are over, by their dates.
    page.get_by_role("button", name="The day before").click()
    page.get_by_role("button", name="The day before").click()
    expect(page.get_by_text("Nobody finished this deal.")).to_have_count(len(GAMES))
    assert "/daily?day=" in page.url

    assert not (faults := shut_out(me, axe)), faults
    assert not (found := faults_of(page)), found
    results.get_by_role("link").first.click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("slider", name="Step")).to_be_visible()


def finished(route: Route) -> None:
    """What the page is told who has played the first deal of today."""
    told = route.fetch().json()
    mine = {"rank": 1, "name": "Ann", "you": True, "points": 12, "ahead": 0, "place": 1, "beyond": 0, "parting": None}
    first = {**told["today"][0], "state": "over", "finished": 1, "mean": 12.0, "results": [{**mine, "table": "none"}]}
    route.fulfill(json={**told, "today": [first, *told["today"][1:]]})


def test_a_day_is_copied_by_hand_where_the_browser_cannot_share(url: str, someone: Someone) -> None:
    """As over plain HTTP, where a press on the button did nothing."""
    page: Page = someone(**PHONE).page
    page.route(DAILY, finished)
    page.goto(f"{url}/daily")
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_visible()
    page.add_init_script("delete Navigator.prototype.share; delete Navigator.prototype.clipboard")
    page.reload()
    lines = page.get_by_role("textbox", name="Share my day")
    lines.focus()
    assert page.evaluate("getSelection().toString()") == lines.input_value()
    expect(page.get_by_role("button", name="Share", exact=True)).to_have_count(0)


@pytest.mark.parametrize("locale", ["fr-FR", "ko-KR"])
@pytest.mark.nightly
def test_yesterdays_best_on_a_phone_in_every_language(url: str, someone: Someone, axe: str, locale: str) -> None:
    me: Player = someone(locale=locale, bypass_csp=True, **PHONE)
    page: Page = me.page
    page.request.post(f"{url}/api/me", data={"name": f"Guest {locale}"}, headers={"origin": url})
    page.goto(f"{url}/daily")
    page.locator("article .btn").first.click()
    page.wait_for_url("**/table/*")
    played_out(me)
    page.route(DAILY, tomorrow)
    page.goto(f"{url}/daily")
    best = page.locator("article.wide")
    expect(best).to_have_count(1)
    expect(best.locator("ol li").first).to_be_visible()
    best.locator("summary").click()
    expect(best.locator("tbody tr").first).to_be_visible()
    assert not (faults := read_through(page)), faults
    page.set_viewport_size({"width": 390, "height": 844})
    # What axe looks at is the same in each language.
    assert locale != "fr-FR" or not (found := shut_out(me, axe)), found
    best.locator("a.btn").click()
    page.wait_for_url("**/replay/*")


def test_it_says_when_the_house_is_silent_and_asks_again(url: str, someone: Someone) -> None:
    page: Page = someone(**PHONE).page
    page.route(DAILY, lambda route: route.abort())
    page.goto(f"{url}/daily")
    expect(page.get_by_text("The house cannot be reached")).to_be_visible()
    page.unroute(DAILY)
    # It may have noticed by itself that the house is back, and be gone.
    page.get_by_role("button", name="Try again").evaluate_all("(all) => all.forEach((one) => one.click())")
    expect(page.locator("article")).to_have_count(2 * len(GAMES))
