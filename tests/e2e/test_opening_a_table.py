"""A table with a clock of one's own: explained as it is typed, held to what the house takes, remembered."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.fit import faults_of
from tests.e2e.house import table_of


def opened(page: Page, url: str) -> Locator:
    page.goto(url)
    page.get_by_role("button", name="Play with friends").first.click()
    dialog = page.get_by_role("dialog", name="A table for friends")
    expect(dialog.get_by_role("group", name="Clock")).to_be_visible()
    return dialog


@pytest.mark.nightly
def test_a_live_clock_has_the_lengths_that_were_typed(url: str, someone: Someone) -> None:
    page = someone().page
    dialog = opened(page, url)
    dialog.get_by_role("radio", name=re.compile("^Live")).check()
    bank, more = dialog.get_by_label("Minutes for each player"), dialog.get_by_label("Seconds more per answer")
    bank.fill("2.5")
    more.fill("7")
    expect(dialog.get_by_text("2.5 min each for the whole game, and 7 s more")).to_be_visible()

    # What the house does not take is not sent to it.
    bank.fill("500")
    expect(bank).to_have_attribute("aria-invalid", "true")
    dialog.get_by_role("button", name="Open the table").click()
    expect(dialog).to_be_visible()
    assert "/table/" not in page.url

    bank.fill("2.5")
    with page.expect_response("**/api/tables?*") as answer:
        dialog.get_by_role("button", name="Open the table").click()
    assert answer.value.request.post_data_json["setting"]["clock"] == {"type": "live", "bank": 150, "increment": 7}
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    expect(page.get_by_text("2.5 min each for the whole game, and 7 s more")).to_be_visible()

    # The next table begins with the same wish.
    dialog = opened(page, url)
    expect(dialog.get_by_role("radio", name=re.compile("^Live"))).to_be_checked()
    expect(dialog.get_by_label("Minutes for each player")).to_have_value("2.5")


def test_a_clock_by_day_says_days(url: str, someone: Someone) -> None:
    page = someone().page
    dialog = opened(page, url)
    dialog.get_by_role("radio", name=re.compile("^By day")).check()
    hours = dialog.get_by_role("spinbutton", name="Hours for every answer")
    expect(dialog.get_by_text("A day for every answer")).to_be_visible()
    hours.fill("60")
    expect(dialog.get_by_text("2 days and 12 h for every answer")).to_be_visible()
    hours.fill("0")
    expect(hours).to_have_attribute("aria-invalid", "true")


def test_what_an_option_means_is_told_to_fingers_and_keys(url: str, someone: Someone) -> None:
    """Until now it was a title, which comes to who has a mouse."""
    page: Page = someone(**PHONE).page
    page.goto(table_of(page.context, url, seats=3, bots=1))
    value = page.locator("dd summary", has_text="If all players agree")
    meaning = page.get_by_text("Whoever takes over a bot’s seat sees its cards.")
    expect(value).to_be_visible()
    expect(meaning).to_be_hidden()
    value.tap()
    expect(meaning).to_be_visible()
    page.locator("dd summary", has_text="no, they lie face down").press("Enter")
    expect(page.get_by_text("Do all see the values of teapots and carpets")).to_be_visible()
    assert not (faults := faults_of(page)), faults
