"""Hints for a first game: one for each step, waved away for good, called back in the settings."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Someone


@pytest.mark.nightly
def test_hints_are_waved_away_and_called_back(url: str, someone: Someone) -> None:
    me = someone()
    me.page.goto(url)
    me.page.get_by_role("button", name="Play now").first.click()
    me.wait_for("choose")
    address = me.page.url
    # The goal of the game first, then a hint for the step.
    goal = me.page.get_by_text("Goal: most points.")
    expect(goal).to_be_visible()
    me.button("Got it").click()
    expect(goal).to_be_hidden()
    hint = me.page.get_by_text("A card leads the camel of its colour")
    expect(hint).to_be_visible()
    me.button("Got it").click()
    expect(hint).to_be_hidden()
    me.page.reload()
    me.wait_for("choose")
    expect(hint).to_be_hidden()

    me.page.goto(f"{url}/settings")
    group = me.page.get_by_role("group", name="Hints for a first game")
    expect(group.get_by_role("radio", name="Off")).to_be_checked()
    group.get_by_text("On").click()
    me.page.goto(address)
    me.wait_for("choose")
    expect(goal).to_be_visible()
    me.button("Got it").click()
    expect(hint).to_be_visible()
