"""The line is cut while a choice is open, and comes back; for other questions see `test_reload.py`."""

from playwright.sync_api import expect

from tests.e2e.conftest import Someone
from tests.e2e.house import table_of


def test_a_choice_waits_for_the_line(url: str, someone: Someone) -> None:
    me = someone()
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2))
    me.wait_for("choose")
    hand = me.cards()
    me.page.context.set_offline(True)
    expect(me.page.get_by_text("You are not connected right now.")).to_be_visible()
    # Nothing can be sealed that nobody would hear of; the cards stay in sight.
    expect(me.hand.first).to_have_attribute("aria-disabled", "true")
    assert me.cards() == hand
    me.page.context.set_offline(False)
    me.wait_for("choose")
    me.choose()
    expect(me.hand.filter(has_text=hand[0])).to_have_count(0)
