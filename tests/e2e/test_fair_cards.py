"""Check the shuffle: done again in the reader's own browser, told plainly, and found out where it does not fit."""

import json

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Someone
from tests.e2e.house import opening, quick_bots
from tests.e2e.script import play_on
from tests.e2e.windows import aside


@pytest.mark.nightly
def test_who_played_is_told_that_all_was_fair_or_whose_share_was_left_out(url: str, someone: Someone) -> None:
    me = someone()
    opening(me.page, quick_bots)
    me.page.goto(url)
    me.page.get_by_role("button", name="Play now").first.click()
    me.wait_for("choose", "decide")
    address = me.page.url
    # The browser notes its share when the house has answered that it took it.
    me.page.wait_for_function("localStorage['caravanserai-promises']?.includes('\"share\"')", polling=40)
    aside(me.page)
    play_on(me.page.context, address, "over")
    me.page.goto(address)
    me.page.get_by_text("Check the shuffle").click()
    expect(me.page.get_by_text("All shuffles were fair.")).to_be_visible()
    expect(me.page.get_by_text("the one that this browser noted when you came")).to_be_visible()
    expect(me.page.get_by_text("The share that this browser added is among those")).to_be_visible()
    expect(me.page.get_by_text("The shares were fixed by their hashes before any of them was opened")).to_be_visible()
    expect(me.page.get_by_text("Those hashes are the ones that this browser noted")).to_be_visible()
    expect(me.page.get_by_text("shuffles were done again here")).to_be_visible()

    # The same with a house that leaves that share out.
    def bend(route: Route) -> None:
        record = json.loads(route.fetch().text())
        fairness = record["fairness"]
        fairness["nonces"] = [""] * len(fairness["nonces"])
        fairness["order"] = [one for one in fairness["order"] if not one.startswith("nonce")]
        route.fulfill(json=record)

    me.page.route("**/record?*", bend)
    me.page.goto(address)
    me.page.get_by_text("Check the shuffle").click()
    expect(me.page.get_by_text("Something does not fit.")).to_be_visible()
    expect(me.page.get_by_text("The share that this browser opened was not used.")).to_be_visible()


@pytest.mark.nightly
def test_nobody_waits_for_a_page_that_is_closed(url: str, someone: Someone) -> None:
    """Who opened the table has gone: the other is dealt cards all the same, and the log says without whose share."""
    gone, me = someone(), someone()
    gone.page.goto(url)
    gone.page.get_by_role("button", name="Play with friends").first.click()
    dialog = gone.page.get_by_role("dialog", name="A table for friends")
    dialog.get_by_label("Your name").fill("Host")
    dialog.get_by_role("group", name="Seats").get_by_text("2", exact=True).click()
    dialog.get_by_role("button", name="Open the table").click()
    expect(gone.page.get_by_label("Link to this table")).to_be_visible()
    address = gone.page.url
    aside(gone.page)
    me.page.goto(address)
    me.page.get_by_role("button", name="Sit down").click()
    expect(me.page.get_by_text("Still to open their share of the shuffle: Host")).to_be_visible()
    me.wait_for("choose")
    me.page.get_by_role("button", name="Before the first turn").click()
    expect(me.page.get_by_text("The game begins without the share of Host").first).to_be_visible()


def test_who_comes_later_can_check_it_too(url: str, table: str, someone: Someone) -> None:
    page = someone().page
    page.goto(f"{url}/table/{table}")
    page.get_by_text("Check the shuffle").click()
    expect(page.get_by_text("All shuffles were fair.")).to_be_visible()


def test_a_card_that_was_moved_is_found_out(url: str, table: str, someone: Someone) -> None:
    page = someone().page

    def bend(route: Route) -> None:
        record = json.loads(route.fetch().text())
        deal = next(
            step["outcome"] for step in record["steps"] if step["step"] == "chance" and "hands" in step["outcome"]
        )
        deal["hands"][0][0], deal["aside"][0] = deal["aside"][0], deal["hands"][0][0]
        route.fulfill(json=record)

    page.route("**/record?*", bend)
    page.goto(f"{url}/table/{table}")
    page.get_by_text("Check the shuffle").click()
    expect(page.get_by_text("Something does not fit.")).to_be_visible()
    expect(page.get_by_text("Shuffle 3 (cards) is not the one that secret and shares give.")).to_be_visible()


@pytest.mark.nightly
def test_another_secret_is_found_out(url: str, table: str, someone: Someone) -> None:
    page = someone().page

    def bend(route: Route) -> None:
        record = json.loads(route.fetch().text())
        record["fairness"]["secret"] = "00" * 32
        route.fulfill(json=record)

    page.route("**/record?*", bend)
    page.goto(f"{url}/table/{table}")
    page.get_by_text("Check the shuffle").click()
    expect(page.get_by_text("The secret does not give that hash.")).to_be_visible()
