"""A key in the middle of a game, another device, codes on paper, and the way out; by hand and by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.house import sit, table_of
from tests.e2e.test_return_link import named, who

PASSWORD = "the camel waits at noon"


def add_password(page: Page, handle: str) -> None:
    page.get_by_role("button", name="With a password").click()
    page.get_by_label("Handle").fill(handle)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    expect(page.get_by_text("23 letters: long enough.")).to_be_visible()
    page.get_by_role("button", name="Keep this key").click()
    expect(page.get_by_role("heading", name="Your keys")).to_be_visible()


def sign_in(page: Page, handle: str, password: str = PASSWORD) -> None:
    page.get_by_label("Handle").fill(handle)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Sign in", exact=True).click()


def test_a_key_in_the_middle_of_a_game_and_the_seat_on_a_phone(url: str, someone: Someone, contexts: Contexts) -> None:
    me, rival, phone = someone(), contexts(), someone(**PHONE)
    mine = named(me.page.context, url, "Guest 1")
    named(rival, url, "Rival")
    address = table_of(me.page.context, url, seats=2, bots=0)
    sit(rival, address)
    me.page.goto(address)
    me.wait_for("choose")
    hand = me.cards()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("navigation", name="Pages", exact=True).get_by_role("link", name="You", exact=True).click()
    expect(me.page.get_by_text("You stay Guest 1.")).to_be_visible()
    add_password(me.page, "e2e-anna")
    assert me.page.context.request.get(f"{url}/api/me").json()["id"] == mine
    me.page.go_back()
    me.wait_for("choose")
    assert me.cards() == hand, "the same seat, the same hand"

    # A guest has played on the phone; what they did comes along.
    named(phone.page.context, url, "Guest 2")
    other = table_of(phone.page.context, url, seats=2, bots=1)
    phone.page.goto(f"{url}/you")
    phone.page.get_by_role("button", name="I have a key already").tap()
    expect(phone.page.get_by_label("Bring along what Guest 2 did in this browser")).to_be_checked()
    sign_in(phone.page, "E2E-Anna", "not this one, sorry")
    expect(phone.page.get_by_role("alert")).to_contain_text("That does not fit.")
    assert who(phone.page, url) == "Guest 2"
    sign_in(phone.page, "E2E-Anna")
    expect(phone.page.get_by_text("Welcome back, Guest 1.")).to_be_visible()
    for table in (address, other):
        phone.page.goto(table)
        phone.wait_for("choose")
    phone.page.goto(address)
    phone.wait_for("choose")
    assert phone.cards() == hand


@pytest.mark.nightly
def test_codes_devices_and_the_way_out_by_keyboard(url: str, someone: Someone, contexts: Contexts) -> None:
    me, tablet = someone(), contexts()
    page = me.page
    named(page.context, url, "Guest 3")
    page.goto(f"{url}/you")
    add_password(page, "e2e-berta")
    tablet.request.post(
        f"{url}/api/me/sign-in", data={"handle": "e2e-berta", "password": PASSWORD}, headers={"origin": url}
    )
    me.tab_to(page.get_by_role("button", name="Make ten codes"))
    page.keyboard.press("Enter")
    codes = page.get_by_role("region", name="Ten codes").locator("code")
    expect(codes).to_have_count(10)
    code = codes.nth(4).inner_text()
    page.get_by_role("button", name="They are in a safe place").click()
    expect(codes).to_have_count(0)
    expect(page.get_by_text("10 codes are left.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Sign out", exact=True)).to_have_count(1)
    me.tab_to(page.get_by_role("button", name="Sign out everywhere else"))
    page.keyboard.press("Enter")
    expect(page.get_by_text("All other devices are signed out.")).to_be_visible()
    assert tablet.request.get(f"{url}/api/me").json() is None
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("alert")).to_contain_text("This is your only key.")
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Sign out here").click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    assert who(page, url) is None
    page.get_by_role("button", name="With a printed code").click()
    page.get_by_label("One of your printed codes").fill(code.lower())
    page.keyboard.press("Enter")
    expect(page.get_by_text("Welcome back, Guest 3.")).to_be_visible()
    expect(page.get_by_text("9 codes are left.")).to_be_visible()


def test_a_key_and_the_way_in_again_without_a_mouse(url: str, someone: Someone) -> None:
    """From the first page on: nothing but Tab, Enter and letters."""
    me = someone()
    page = me.page
    named(page.context, url, "Guest 5")
    page.goto(url)
    me.tab_to(page.get_by_role("banner").get_by_role("link", name="You", exact=True))
    page.keyboard.press("Enter")
    me.tab_to(page.get_by_role("button", name="With a password"))
    page.keyboard.press("Enter")
    me.tab_to(page.get_by_label("Handle"))
    page.keyboard.type("e2e-clara")
    me.tab_to(page.get_by_label("Password", exact=True))
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your keys")).to_be_visible()
    me.tab_to(page.get_by_role("button", name="Sign out here"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    assert who(page, url) is None
    me.tab_to(page.get_by_label("Handle"))
    page.keyboard.type("e2e-clara")
    me.tab_to(page.get_by_label("Password", exact=True))
    page.keyboard.type("not this one, sorry")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("That does not fit.")
    expect(page.get_by_label("Password", exact=True)).to_be_focused()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Welcome back, Guest 5.")).to_be_visible()
    assert who(page, url) == "Guest 5"


def test_who_has_no_key_is_told_what_signing_out_means(url: str, someone: Someone) -> None:
    page = someone(**PHONE).page
    named(page.context, url, "Guest 4")
    page.goto(f"{url}/you")
    page.get_by_role("button", name="Sign out here").tap()
    expect(page.get_by_role("alert")).to_contain_text("You have no key: nobody could come back as Guest 4")
    page.get_by_role("button", name="Stay Guest 4").tap()
    assert who(page, url) == "Guest 4"
