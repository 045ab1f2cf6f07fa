"""Playing on for a bot: who watches asks, who plays decides, and only then a hand is seen."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.house import sit, table_of


def test_those_who_play_are_asked_and_decide(url: str, someone: Someone) -> None:
    host, guest, watcher = someone(), someone(**PHONE), someone()
    address = table_of(host.page.context, url, seats=3, bots=1, takeover="ask")
    sit(guest.page.context, address)
    for player in (host, guest):
        player.page.goto(address)
        player.wait_for("choose")
    watcher.page.goto(address)
    watcher.page.get_by_role("button", name="Ask to play for").click()
    expect(watcher.page.get_by_text("You asked to play for")).to_be_visible()
    expect(watcher.hand).to_have_count(0)
    for player in (host, guest):
        expect(player.page.get_by_role("group", name="asks to play on for")).to_be_visible()
    # A reload forgets nothing.
    host.page.reload()
    host.button("Let them play").click()
    expect(host.page.get_by_text("You agreed;")).to_be_visible()
    expect(watcher.hand).to_have_count(0)
    guest.button("Let them play").tap()
    expect(watcher.hand).not_to_have_count(0)
    expect(host.page.get_by_text("You agreed;")).to_have_count(0)


@pytest.mark.nightly
def test_a_no_is_the_last_word(url: str, someone: Someone) -> None:
    host, watcher = someone(), someone()
    address = table_of(host.page.context, url, seats=2, bots=1, takeover="ask")
    host.page.goto(address)
    host.wait_for("choose")
    watcher.page.goto(address)
    ask = watcher.page.get_by_role("button", name="Ask to play for")
    ask.click()
    expect(host.page.get_by_text("You are playing against bots only, so you decide.")).to_be_visible()
    host.button("No").click()
    expect(watcher.page.get_by_text("You asked to play for")).to_have_count(0)
    ask.click()
    expect(watcher.page.get_by_text("The players did not want this")).to_be_visible()
    expect(watcher.hand).to_have_count(0)


@pytest.mark.nightly
def test_a_table_can_be_opened_so_that_nobody_asks(url: str, someone: Someone) -> None:
    host, watcher = someone(), someone()
    host.page.goto(url)
    host.page.get_by_role("button", name="Play with friends").first.click()
    dialog = host.page.get_by_role("dialog", name="A table for friends")
    dialog.get_by_role("group", name="Who may play on for a bot").get_by_text("Nobody", exact=True).click()
    dialog.get_by_role("group", name="Bots", exact=True).get_by_text("3", exact=True).click()
    dialog.get_by_role("button", name="Open the table").click()
    host.wait_for("choose")
    watcher.page.goto(host.page.url)
    expect(watcher.page.get_by_text("You are watching.").first).to_be_visible()
    expect(watcher.page.get_by_role("button", name="play for")).to_have_count(0)
