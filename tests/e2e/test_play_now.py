"""Play now: two who press end at one table, and play on."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.player import RUSH
from tests.e2e.windows import remember


@pytest.mark.nightly
def test_two_who_press_meet_at_one_table_and_play_on(url: str, someone: Someone) -> None:
    first, second, watcher = someone(), someone(**PHONE), someone()
    for player in (first, second):
        remember(player.page, stills="off", company={"khiva": {"level": "level1"}})
        player.page.goto(url)
        # Who presses is told before that others may come.
        expect(player.page.get_by_text("others who press take a bot’s seat").first).to_be_visible()
    first.page.get_by_role("button", name="Play now").first.click()
    first.wait_for("choose")
    watcher.page.goto(first.page.url)
    expect(watcher.page.get_by_text("A game has just begun here")).to_be_visible()
    second.page.get_by_role("button", name="Play now").first.tap()
    second.wait_for("choose", "sealed")
    assert second.page.url == first.page.url
    expect(first.page.locator(".khiva .rival", has_text="Guest")).to_have_count(1)
    expect(second.page.locator(".khiva .rival", has_text="Guest")).to_have_count(1)
    # They play on until those who watch are let in: what a newcomer may not know is given away by nobody any more.
    for player in (first, second):
        player.page.evaluate(f"() => {{ void ({RUSH})({player.PHASE}, {player.QUICK}); }}")
    expect(watcher.page.get_by_text("You are watching.").first).to_be_visible()
    expect(watcher.hand).to_have_count(0)
    assert first.errors == second.errors == []
