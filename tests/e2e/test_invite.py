"""From an invitation on one phone to a game on two."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Someone

ON_THE_CARD = """() => {
  const [card, form] = [".talk", ".talk form"].map((one) => document.querySelector(one).getBoundingClientRect());
  return form.bottom <= card.bottom;
}"""


def test_a_phone_invites_a_phone(url: str, someone: Someone) -> None:
    host, guest = someone(**PHONE), someone(**PHONE)
    host.page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=url)
    host.page.goto(url)
    host.page.get_by_role("button", name="Play with friends").first.tap()
    dialog = host.page.get_by_role("dialog", name="A table for friends")
    dialog.get_by_label("Your name").fill("Host")
    dialog.get_by_role("group", name="Seats").get_by_text("2", exact=True).tap()
    dialog.get_by_role("button", name="Open the table").tap()
    link = host.page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile(r"/table/[\w-]+"))
    # Words are typed on the card where they are read.
    expect(host.page.get_by_label("Say something")).to_be_visible()
    assert host.page.evaluate(ON_THE_CARD)
    # The link is told by the house a moment after the page stands.
    host.button("Copy").tap()
    expect(host.button("Copied")).to_be_visible()
    copied = host.page.evaluate("() => navigator.clipboard.readText()")
    assert re.search(r"/table/[\w-]+$", copied)

    guest.page.goto(copied)
    guest.page.get_by_label("Your name").fill("Guest")
    guest.page.get_by_role("button", name="Sit down").tap()
    for player in (host, guest):
        player.wait_for("choose")
    # Two play two and give two.
    hands = [player.cards() for player in (host, guest)]
    for player in (host, guest):
        for card in range(4):
            player.hand.nth(card).tap()
            expect(player.hand.nth(card)).to_have_attribute("aria-pressed", "true")
        player.button("Seal").tap()
    for player, hand in zip((host, guest), hands, strict=True):
        expect(player.hand.filter(has_text=hand[0])).to_have_count(0)
