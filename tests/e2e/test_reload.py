"""A reload brings back the same page, in every phase, and the game can be played on from it. By day `test_truth.py`
looks at the phases of a table."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Contexts, Someone
from tests.e2e.house import sit, table_of
from tests.e2e.script import table_at
from tests.night import by_night


def test_in_the_waiting_room(url: str, someone: Someone, contexts: Contexts) -> None:
    me = someone()
    address = table_of(me.page.context, url, seats=3, bots=1)
    me.page.goto(address)
    seats = me.page.locator("main").first
    expect(seats.get_by_text("Haggler").first).to_be_visible()
    me.page.reload()
    expect(me.page.get_by_label("Link to this table")).to_have_value(address)
    expect(seats.get_by_text("Haggler").first).to_be_visible()
    sit(contexts(), address)
    me.wait_for("choose")


@pytest.mark.parametrize("phase", [by_night("gems"), by_night("shop-4")])
def test_while_a_question_is_open(url: str, someone: Someone, phase: str) -> None:
    """By a reload, and when the line was cut for a while."""
    me = someone()
    me.page.goto(table_at(me.page.context, url, seats=4, phase=phase))
    me.wait_for("decide")
    choices = me.page.locator(".khiva .choice")
    offered, cards = choices.all_inner_texts(), me.cards()
    assert len(offered) >= 2
    me.page.context.set_offline(True)
    expect(choices.first).to_be_disabled()
    me.page.context.set_offline(False)
    me.wait_for("decide")
    assert choices.all_inner_texts() == offered
    me.page.reload()
    me.wait_for("decide")
    assert choices.all_inner_texts() == offered
    assert me.cards() == cards
    # What is shown after the reload is what is asked: an answer is taken.
    spoken = me.page.locator(".prompt").first.inner_text()
    me.decide()
    expect(me.page.locator(".prompt").first).not_to_have_text(spoken)


@pytest.mark.nightly
def test_in_a_replay(url: str, someone: Someone) -> None:
    me = someone()
    address = table_at(me.page.context, url, seats=3, phase="over")
    me.page.goto(address.replace("/table/", "/replay/"))
    steps = me.page.get_by_role("slider")
    expect(steps).to_be_visible()
    last = steps.get_attribute("max")
    me.page.reload()
    expect(steps).to_have_attribute("max", last or "")
