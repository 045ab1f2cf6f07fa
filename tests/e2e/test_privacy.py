"""What is mine: taken along, whom I hear, and the end of me; in a house for children, too."""

import io
import json
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.house import serving, sit, table_of
from tests.e2e.test_chat import SAID
from tests.e2e.test_keys import PASSWORD, add_password, sign_in
from tests.e2e.test_return_link import named


def test_my_data_come_as_a_zip(url: str, someone: Someone) -> None:
    page = someone().page
    named(page.context, url, "Guest 7")
    page.goto(f"{url}/you")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Get my data").click()
    with zipfile.ZipFile(io.BytesIO(Path(coming.value.path()).read_bytes())) as whole:
        assert json.loads(whole.read("account.json"))["name"] == "Guest 7"
        assert "games.json: your games" in whole.read("README.txt").decode()
    page.get_by_role("link", name="What is kept, and why").click()
    expect(page.get_by_role("heading", name="Privacy", level=1)).to_be_visible()
    expect(page.get_by_text("is forgotten after 30 days")).to_be_visible()


@pytest.mark.nightly
def test_whom_i_hear_is_chosen_once_for_all_devices(url: str, someone: Someone, contexts: Contexts) -> None:
    me, friend = someone(), someone()
    address = table_of(me.page.context, url, seats=3, bots=1)
    sit(friend.page.context, address)
    for player in (me, friend):
        player.page.goto(address)
        player.wait_for("choose")
    me.page.goto(f"{url}/settings")
    nobody = me.page.get_by_role("group", name="Whom you hear at a table").get_by_role("radio", name="Nobody")
    expect(me.page.get_by_role("radio", name="Everybody there")).to_be_checked()
    me.tab_to(me.page.get_by_role("radio", name="Everybody there"))
    me.page.keyboard.press("ArrowLeft")
    expect(nobody).to_be_checked()
    me.page.reload()
    expect(nobody).to_be_checked()
    me.page.goto(address)
    me.wait_for("choose")
    me.page.get_by_role("tab", name="Chat").click()
    expect(me.page.get_by_text("You hear nobody here")).to_be_visible()
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_role("button", name="Good game!").click()
    expect(friend.page.locator(SAID)).to_contain_text("Good game!")
    me.page.get_by_role("button", name="Thank you!").click()
    expect(me.page.locator(SAID)).to_have_count(1)
    expect(me.page.locator(SAID)).to_contain_text("Thank you!")


def test_a_guest_types_their_name_to_be_gone(url: str, someone: Someone) -> None:
    me, other = someone(**PHONE), someone()
    page = me.page
    named(page.context, url, "Guest 8")
    address = table_of(page.context, url, seats=2, bots=0)
    sit(other.page.context, address)
    other.page.goto(address)
    other.wait_for("choose")
    expect(other.page.get_by_text("Guest 8").first).to_be_visible()
    page.goto(f"{url}/you")
    page.get_by_role("button", name="Delete me…").tap()
    field = page.get_by_label("Type your name, Guest 8, to be sure")
    field.fill("Guest 9")
    page.get_by_role("button", name="Delete everything of mine").tap()
    expect(page.get_by_text("That is not the name you have here.")).to_be_visible()
    field.fill("Guest 8")
    page.get_by_role("button", name="Delete everything of mine").tap()
    expect(page.get_by_text("You are gone.")).to_be_visible()
    assert page.context.request.get(f"{url}/api/me").json() is None
    other.page.reload()
    other.wait_for("choose")
    expect(other.page.get_by_text("A merchant").first).to_be_visible()
    expect(other.page.get_by_text("Guest 8")).to_have_count(0)


@pytest.mark.nightly
def test_who_has_a_key_is_gone_too_by_keyboard(url: str, someone: Someone) -> None:
    me = someone()
    page = me.page
    named(page.context, url, "Guest 6")
    page.goto(f"{url}/you")
    add_password(page, "e2e-zora")
    me.tab_to(page.get_by_role("button", name="Delete me…"))
    page.keyboard.press("Enter")
    me.tab_to(page.get_by_label("Type your name, Guest 6, to be sure"))
    page.keyboard.type("Guest 6")
    page.keyboard.press("Enter")
    expect(page.get_by_text("You are gone.")).to_be_visible()
    page.goto(f"{url}/you")
    sign_in(page, "e2e-zora")
    expect(page.get_by_role("alert")).to_contain_text("That does not fit.")


@pytest.mark.nightly
def test_in_a_house_for_children_words_and_names_are_chosen(
    tmp_path: Path, browser: Browser, contexts: Contexts
) -> None:
    """A house of its own; on a phone."""
    with serving(tmp_path / "data", safe="true") as url:
        context = browser.new_context(locale="en-GB", **PHONE)
        page = context.new_page()
        page.goto(f"{url}/settings")
        page.get_by_role("button", name="Change").tap()
        names = page.locator("dialog .names label")
        expect(names).to_have_count(12)
        expect(page.locator("dialog input.field")).to_have_count(0)
        chosen = names.nth(3).inner_text()
        names.nth(3).tap()
        page.locator("dialog form .btn").last.tap()
        # The list has that name too: it is theirs when the list is gone.
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.get_by_text(chosen)).to_be_visible()
        page.goto(url)
        page.get_by_role("button", name="Play with friends").first.tap()
        expect(page.locator("dialog").get_by_role("radio", name=chosen)).to_be_checked()
        page.keyboard.press("Escape")
        # Who comes by a link and has no name yet finds the list where they sit down, and no field for a name.
        door = table_of(context, url, seats=3, bots=0)
        newcomer = contexts(**PHONE).new_page()
        newcomer.goto(door)
        newcomer.locator(".join .names label").nth(2).tap()
        expect(newcomer.locator("input.field[autocomplete=nickname]")).to_have_count(0)
        newcomer.get_by_role("button", name="Sit down").tap()
        expect(newcomer.get_by_role("button", name="Rename")).to_be_visible()
        address = table_of(context, url, seats=2, bots=1)
        page.goto(address)
        page.get_by_role("button", name="Log, chat and score").tap()
        page.get_by_role("tab", name="Chat").tap()
        expect(page.get_by_text("In this house everybody speaks with these phrases.")).to_be_visible()
        expect(page.get_by_role("group", name="Quick phrases").get_by_role("button")).to_have_count(16)
        expect(page.get_by_label("Say something")).to_have_count(0)
        page.get_by_role("button", name="I am thinking.").tap()
        expect(page.locator(SAID)).to_contain_text("I am thinking.")
        page.goto(f"{url}/privacy")
        expect(page.get_by_role("heading", name="A house for children")).to_be_visible()
        body = {"password": PASSWORD, "handle": "e2e-yuna"}
        assert context.request.post(f"{url}/api/me/password", data=body, headers={"origin": url}).ok
        page.goto(f"{url}/@e2e-yuna")
        shown = page.get_by_role("radiogroup", name="Who sees this page")
        expect(shown.get_by_role("radio")).to_have_count(2)
        expect(shown.get_by_role("radio", name="Everybody")).to_have_count(0)
        context.close()
