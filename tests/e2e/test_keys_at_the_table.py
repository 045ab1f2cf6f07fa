"""Keys beside the table: a passkey in the middle of a game that goes on, a second device, and everything lost."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.house import sit, table_of
from tests.e2e.test_passkeys import authenticator
from tests.e2e.test_return_link import named, who

WIDE = {"viewport": {"width": 1440, "height": 900}}
#: Where the last button of the panel is, in a dozen frames.
TOPS = """async () => {
  const last = [...document.querySelectorAll(".about-keys .btn")].at(-1);
  const tops = [];
  for (let i = 0; i < 12; i++) {
    await new Promise(requestAnimationFrame);
    tops.push(last.getBoundingClientRect().top);
  }
  return tops;
}"""


@pytest.mark.nightly
def test_a_passkey_beside_the_table_a_second_device_and_everything_lost(
    url: str, someone: Someone, contexts: Contexts
) -> None:
    home = url.replace("127.0.0.1", "localhost")
    me, rival, phone = someone(**WIDE), contexts(), someone(**PHONE)
    page = me.page
    mine = named(page.context, home, "Guest 7")
    named(rival, home, "Rival")
    address = table_of(page.context, home, seats=2, bots=0)
    sit(rival, address)
    page.goto(address)
    me.wait_for("choose")
    hand = me.cards()
    line, device = authenticator(page)

    page.get_by_role("button", name="Keys", exact=True).click()
    panel = page.get_by_role("region", name="Keys", exact=True)
    expect(panel.get_by_text("You stay Guest 7.")).to_be_visible()
    expect(panel.get_by_role("button", name="To the table")).to_be_visible()
    panel.get_by_role("button", name="With this device").click()
    expect(panel.get_by_role("heading", name="Your keys")).to_be_visible()
    panel.get_by_role("button", name="Make ten codes").click()
    codes = panel.locator("code")
    expect(codes).to_have_count(10)
    printed = codes.nth(3).inner_text()
    # On paper there is nothing but the codes.
    expect(panel.get_by_role("button", name="Print")).to_be_visible()
    page.emulate_media(media="print")
    paper = page.locator("body").inner_text()
    assert printed in paper and "localhost" in paper and len(paper.split("\n")) == 11, paper
    page.emulate_media(media="screen")
    # More than the panel has room for, and nothing of it trembles.
    assert len(set(page.evaluate(TOPS))) == 1
    panel.get_by_role("button", name="They are in a safe place").click()
    # The table was there all the time, and is played on without closing anything.
    assert me.cards() == hand and page.url == address
    me.choose()
    expect(panel).to_be_visible()
    assert page.context.request.get(f"{home}/api/me").json()["id"] == mine
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()

    kept = line.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    authenticator(phone.page, *kept)
    phone.page.goto(f"{home}/you")
    phone.page.get_by_role("button", name="With a passkey").tap()
    expect(phone.page.get_by_text("Welcome back, Guest 7.")).to_be_visible()

    lost = someone(**PHONE)
    authenticator(lost.page)
    lost.page.goto(f"{home}/you")
    lost.page.get_by_role("button", name="With a printed code").tap()
    lost.page.get_by_label("One of your printed codes").fill(printed)
    lost.page.get_by_role("button", name="Sign in", exact=True).tap()
    expect(lost.page.get_by_text("Welcome back, Guest 7.")).to_be_visible()
    assert who(lost.page, home) == "Guest 7"
    lost.page.get_by_role("button", name="Add a passkey").tap()
    expect(lost.page.get_by_text("Passkey · ")).to_have_count(2)
    lost.page.goto(address)
    lost.wait_for("sealed")


@pytest.mark.nightly
def test_on_a_phone_keys_are_a_sheet_over_the_table(url: str, someone: Someone, contexts: Contexts) -> None:
    me, rival = someone(**PHONE), contexts()
    page = me.page
    named(page.context, url, "Guest 8")
    named(rival, url, "Rival")
    address = table_of(page.context, url, seats=2, bots=0)
    sit(rival, address)
    page.goto(address)
    me.wait_for("choose")
    hand = me.cards()
    page.get_by_role("button", name="Log, chat and score").tap()
    page.get_by_role("button", name="Keys", exact=True).tap()
    sheet = page.get_by_role("dialog", name="Keys", exact=True)
    sheet.get_by_role("button", name="With a password").tap()
    sheet.get_by_label("Handle").fill("e2e-greta")
    sheet.get_by_label("Password", exact=True).fill("the camel waits at noon")
    sheet.get_by_role("button", name="Keep this key").tap()
    expect(sheet.get_by_role("heading", name="Your keys")).to_be_visible()
    sheet.get_by_role("button", name="To the table").tap()
    expect(sheet).to_have_count(0)
    me.wait_for("choose")
    assert me.cards() == hand and page.url == address
