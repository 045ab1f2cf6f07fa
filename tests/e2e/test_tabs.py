"""All tabs of one browser are one person, also the one that was opened before anybody was."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Someone
from tests.e2e.house import table_of
from tests.e2e.player import Player


@pytest.mark.nightly
def test_a_tab_opened_by_a_stranger_learns_of_the_seat_taken_in_another(url: str, someone: Someone) -> None:
    host, me = someone(), someone()
    address = table_of(host.page.context, url, seats=3, bots=1)
    tab = Player(me.page.context.new_page())
    for player in (me, tab):
        player.page.goto(address)
        expect(player.page.get_by_role("button", name="Sit down")).to_be_visible()
    me.page.get_by_role("button", name="Sit down").click()
    for player in (me, tab):
        player.wait_for("choose")
    assert tab.cards() == me.cards()
    assert not tab.errors
