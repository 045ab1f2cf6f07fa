"""Talk at the table: quick phrases that each reads in their own language, and what is unread."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.house import sit, table_of

#: What was said: beside it stands who could be asked to be a friend.
SAID = ".chat > ul[aria-live] > li"


def test_a_phrase_is_read_by_each_in_their_own_language(url: str, someone: Someone) -> None:
    me, friend = someone(), someone(locale="fr-FR", **PHONE)
    address = table_of(me.page.context, url, seats=3, bots=1)
    sit(friend.page.context, address)
    for player in (me, friend):
        player.page.goto(address)
        player.wait_for("choose")
    me.page.get_by_role("tab", name="Chat").click()
    me.page.get_by_role("group", name="Quick phrases").get_by_role("button", name="Well played!").click()
    expect(me.page.locator(SAID)).to_contain_text("Well played!")
    # The phone shows a mark before anything is opened, and none once it was read.
    drawer = friend.page.get_by_role("button", name="1 message non lu")
    drawer.tap()
    drawn = friend.page.locator("dialog[open] .body")
    assert drawn.evaluate("(body) => body.scrollWidth - body.clientWidth") <= 0, "the drawer scrolls sideways"
    tab = friend.page.get_by_role("tab", name="Discussion")
    expect(tab).to_contain_text("1")
    tab.tap()
    expect(friend.page.locator(SAID)).to_contain_text("Bien joué !")
    # What is typed is seen whole, above what stands at the foot.
    foot, field = (friend.page.locator(f"dialog[open] {name}").bounding_box() for name in (".foot", ".chat form"))
    assert foot and field and field["y"] + field["height"] <= foot["y"]
    friend.page.get_by_role("button", name="Merci !").tap()
    expect(me.page.locator(SAID).last).to_contain_text("Thank you!")
    friend.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(friend.page.get_by_role("button", name="Journal, discussion et score", exact=True)).to_be_visible()


@pytest.mark.nightly
def test_one_s_own_words_are_never_unread(url: str, someone: Someone) -> None:
    me, friend = someone(), someone()
    address = table_of(me.page.context, url, seats=3, bots=1)
    sit(friend.page.context, address)
    for player in (me, friend):
        player.page.goto(address)
        player.wait_for("choose")
    chat = me.page.get_by_role("tab", name="Chat")
    chat.click()
    me.page.get_by_label("Say something").fill("good evening")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(SAID)).to_contain_text("good evening")
    me.page.get_by_role("tab", name="Log").click()
    me.page.reload()
    me.wait_for("choose")
    # Once the others' word is there, so is one's own.
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_role("button", name="Hello!").click()
    expect(chat.locator(".unread")).to_contain_text("1")
    chat.click()
    expect(me.page.locator(SAID)).to_have_count(2)
    expect(chat.locator(".unread")).to_have_count(0)
    me.page.get_by_role("tab", name="Log").click()
    me.page.reload()
    me.wait_for("choose")
    expect(chat.locator(".unread")).to_have_count(0)
