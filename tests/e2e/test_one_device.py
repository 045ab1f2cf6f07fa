"""Several people at one table from one device: between them hangs a curtain, and behind it is nothing to be seen."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.house import opening
from tests.e2e.player import PHASE, Player
from tests.e2e.test_reader import small_box

NAMES = ("Seat A", "Seat B")


class Together(Player):
    """Who looks at a device that is handed round."""

    PHASE = f"() => document.querySelector('.curtain') ? 'curtain' : ({PHASE})()"


def curtain(page: Page, name: str) -> None:
    """It hangs there for them, and nothing of the table is on the page."""
    heading = page.get_by_role("heading", name=f"Hand the device to {name}")
    expect(heading).to_be_visible()
    expect(heading).to_be_focused()
    expect(page.locator(".khiva, .frame")).to_have_count(0)
    seen = page.content()
    assert not re.search(r"aria-label=\"Your hand|data-card|leads to", seen)
    assert not page.evaluate("() => Object.keys(sessionStorage).filter((key) => key.startsWith('scenes'))")


def take(me: Player, name: str) -> list[str]:
    """Whose it is opens the curtain; their cards."""
    curtain(me.page, name)
    me.page.get_by_role("button", name=f"I am {name}").first.tap()
    me.wait_for("choose", "decide")
    return me.cards()


def test_two_people_hand_a_phone_to_each_other(url: str, someone: Someone) -> None:
    me = someone(Together, **PHONE)
    page = me.page

    def two(setting: dict[str, object]) -> None:
        assert setting["clock"] == {"type": "relaxed"} and not setting["rated"]
        small_box(setting)
        setting["bots"] = {}

    opening(page, two)
    page.goto(url)
    page.get_by_role("button", name="Play with friends").first.tap()
    dialog = page.get_by_role("dialog", name="A table for friends")
    dialog.get_by_label("Your name").fill(NAMES[0])
    dialog.get_by_role("group", name="Seats").get_by_text("2", exact=True).tap()
    dialog.get_by_role("group", name="On this device").get_by_text("1", exact=True).tap()
    expect(dialog.get_by_role("group", name="Clock")).to_have_count(0)
    dialog.get_by_label("Name of person 2").fill(NAMES[1])
    dialog.get_by_role("button", name="Open the table").tap()

    first = take(me, NAMES[0])
    # Neither a reload nor the way back lifts it.
    page.reload()
    curtain(page, NAMES[0])
    page.goto(f"{url}/settings")
    page.go_back()
    assert take(me, NAMES[0]) == first
    me.choose()
    second = take(me, NAMES[1])
    assert second != first
    # What both have chosen is revealed to who chose last, and they go on; then the other one sees it.
    me.choose()
    held = 1
    while (phase := me.wait_for("curtain", "choose", "decide", "over")) != "over":
        if phase == "curtain":
            held = 1 - held
            take(me, NAMES[held])
        me.act()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    # All who are here come along to the next one.
    me.button("Rematch").tap()
    expect(page.get_by_role("heading", name=re.compile("^Hand the device to"))).to_be_visible()
