"""Clocks run on the page twice a second; nothing that a person has begun may go with them."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Someone
from tests.e2e.house import table_of
from tests.night import by_night


@pytest.mark.parametrize("game", ["khiva", by_night("kilim"), by_night("samarkand")])
def test_what_is_picked_stays_while_the_clock_runs(url: str, someone: Someone, game: str) -> None:
    page = someone().page
    page.goto(table_of(page.context, url, seats=3, bots=2, game=game, level="random", clock={"type": "live"}))
    cards = page.locator("main .hand button[aria-pressed]")
    cards.nth(1).click()
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    clock = page.locator("time.clock")
    for _ in range(2):
        expect(clock).not_to_have_text(clock.inner_text())
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
