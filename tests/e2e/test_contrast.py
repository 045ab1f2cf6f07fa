"""High contrast: chosen, kept, asked for by the system; and everything can be read in it."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Someone
from tests.e2e.house import table_of
from tests.e2e.test_pages import shut_out


@pytest.mark.nightly
def test_everything_can_be_read_in_high_contrast(url: str, someone: Someone, axe: str) -> None:
    me = someone(bypass_csp=True)
    page = me.page
    page.goto(f"{url}/settings")
    page.get_by_role("group", name="Contrast").get_by_text("High").click()
    page.reload()
    expect(page.locator("html[data-contrast]")).to_have_count(1)
    assert not (faults := shut_out(me, axe)), faults
    page.goto(table_of(page.context, url, seats=3, bots=2))
    me.wait_for("choose")
    assert not (faults := shut_out(me, axe)), faults
    page.goto(f"{url}/settings")
    page.get_by_role("group", name="Contrast").get_by_text("As the system").click()
    expect(page.locator("html[data-contrast]")).to_have_count(0)
    page.emulate_media(contrast="more")
    expect(page.locator("html[data-contrast]")).to_have_count(1)
    page.emulate_media(contrast="no-preference")
