"""A rated table: what it must have is chosen for whoever opens it, and it is for accounts."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Someone
from tests.e2e.people import account
from tests.e2e.test_opening_a_table import opened


def test_a_rated_table_is_opened_with_a_clock_and_by_an_account(url: str, someone: Someone) -> None:
    page = someone().page
    dialog = opened(page, url)
    dialog.get_by_role("checkbox", name=re.compile("^Rated")).check()
    expect(dialog.get_by_role("radio", name=re.compile("^None"))).to_have_count(0)
    expect(dialog.get_by_role("radio", name=re.compile("^Live"))).to_be_checked()
    expect(dialog.get_by_role("checkbox")).to_have_count(1)  # nor hints
    dialog.get_by_role("button", name="Open the table").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Rated tables are for accounts")
    account(page.context, url, "Anna")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    expect(page.get_by_role("banner").get_by_text("Rated")).to_be_visible()
    page.goto(f"{url}/ratings")
    expect(page.get_by_role("heading", name="How ratings are counted")).to_be_visible()
    expect(page.get_by_text("Leaving is the last place").first).to_be_visible()
