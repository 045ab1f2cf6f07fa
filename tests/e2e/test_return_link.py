"""A return link asks first: whose it is, and whether this browser is to be theirs."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.house import table_of


def named(context: BrowserContext, url: str, name: str) -> str:
    """Become somebody with a name; their id."""
    answer = context.request.post(f"{url}/api/me", data={"name": name}, headers={"origin": url})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def link_of(context: BrowserContext, url: str) -> str:
    return str(context.request.post(f"{url}/api/me/return-link", data={}, headers={"origin": url}).json()["link"])


def who(page: Page, url: str) -> str | None:
    found = page.context.request.get(f"{url}/api/me").json()
    return None if found is None else str(found["name"])


def test_a_link_that_somebody_else_sent_changes_nothing_by_itself(
    url: str, contexts: Contexts, someone: Someone
) -> None:
    sender, reader = contexts(), someone()
    named(sender, url, "Sender")
    named(reader.page.context, url, "Reader")
    table_of(reader.page.context, url, seats=2, bots=1)
    link = link_of(sender, url)
    reader.page.goto(link)
    dialog = reader.page.get_by_role("dialog", name="A return link")
    expect(dialog.get_by_text("This link is Sender’s")).to_be_visible()
    expect(dialog.get_by_text("In this browser you are Reader. You sit at one table.")).to_be_visible()
    # The address follows by an event of the browser: wait for it.
    expect(reader.page).not_to_have_url(re.compile("return="))
    # Nobody has answered yet: a reload asks again.
    reader.page.reload()
    expect(dialog.get_by_text("This link is Sender’s")).to_be_visible()
    reader.page.keyboard.press("Escape")
    # Gone, not only closed: the page hears of that a moment later, and would close the next one.
    expect(reader.page.locator("dialog")).to_have_count(0)
    assert who(reader.page, url) == "Reader"
    reader.page.reload()
    expect(reader.page.get_by_role("heading", level=1)).to_be_visible()
    expect(dialog).to_have_count(0)
    # The same link, opened where the page stands already, asks again; it was not used up.
    reader.page.evaluate("address => (location.href = address)", link)
    dialog.get_by_role("button", name="Stay Reader").click()
    expect(dialog).to_have_count(0)
    assert who(reader.page, url) == "Reader"


def test_a_page_that_others_frame_never_becomes_another(url: str, contexts: Contexts, someone: Someone) -> None:
    """Whoever frames a replay writes its address: with a link in it they would lead a reader to the whole house, and to
    a button under which theirs lies."""
    sender, page = contexts(), someone().page
    named(sender, url, "Sender")
    named(page.context, url, "Reader")
    _, mark, token = link_of(sender, url).partition("#")
    asked: list[Request] = []
    page.on("request", lambda one: asked.append(one) if "/api/" in one.url else None)
    page.goto(f"{url}/embed/x{mark}{token}")
    expect(page.get_by_role("link", name="Caravanserai: see this game in the house")).to_be_visible()
    page.evaluate("token => (location.hash = token + 'x')", token)
    page.evaluate("() => new Promise((done) => setTimeout(done))")
    assert page.evaluate("location.pathname") == "/embed/x"
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("sessionStorage.length") == 0
    # Nor is the reader known there, also where the house and who frames it have one domain.
    assert asked and not [one.url for one in asked if "cookie" in one.all_headers()]


@pytest.mark.nightly
def test_who_wants_to_can_become_the_other_and_come_back(url: str, contexts: Contexts, someone: Someone) -> None:
    sender, reader = contexts(), someone(**PHONE)
    named(sender, url, "Sender")
    named(reader.page.context, url, "Reader")
    reader.page.goto(link_of(sender, url))
    dialog = reader.page.get_by_role("dialog", name="A return link")
    dialog.get_by_role("button", name="Make a return link for Reader").tap()
    back = dialog.get_by_label("Keep this: the way back to Reader")
    expect(back).to_be_visible()
    kept = back.input_value()
    dialog.get_by_role("button", name="Become Sender on this device").tap()
    expect(reader.page.get_by_text("Welcome back: this device is yours now.")).to_be_visible()
    assert who(reader.page, url) == "Sender"
    reader.page.goto("about:blank")
    reader.page.goto(kept)
    dialog.get_by_role("button", name="Become Reader on this device").tap()
    expect(dialog).to_have_count(0)
    assert who(reader.page, url) == "Reader"


@pytest.mark.nightly
def test_a_new_device_asks_too_and_is_mine_with_one_word(url: str, contexts: Contexts, someone: Someone) -> None:
    sender, reader = contexts(), someone()
    named(sender, url, "Sender")
    link = link_of(sender, url)
    reader.page.goto(link)
    dialog = reader.page.get_by_role("dialog", name="A return link")
    expect(dialog.get_by_text("If somebody else sent you the link, do not use it")).to_be_visible()
    dialog.get_by_role("button", name="I am not Sender").click()
    assert who(reader.page, url) is None
    reader.page.goto("about:blank")
    reader.page.goto(link)
    dialog.get_by_role("button", name="I am Sender").click()
    expect(dialog).to_have_count(0)
    assert who(reader.page, url) == "Sender"
    reader.page.goto("about:blank")
    reader.page.goto(link)
    expect(dialog.get_by_role("alert")).to_contain_text("This link has been used already")
    reader.page.goto("about:blank")
    reader.page.goto(link_of(reader.page.context, url))
    expect(dialog.get_by_text("This browser is Sender’s already.")).to_be_visible()


@pytest.mark.nightly
def test_what_was_done_here_comes_along_if_wanted(url: str, contexts: Contexts, someone: Someone) -> None:
    sender, reader = contexts(), someone()
    named(sender, url, "Sender")
    named(reader.page.context, url, "Reader")
    table = table_of(reader.page.context, url, seats=2, bots=1)
    reader.page.goto(link_of(sender, url))
    dialog = reader.page.get_by_role("dialog", name="A return link")
    dialog.get_by_label("Bring along what Reader did in this browser").check()
    expect(dialog.get_by_role("button", name="Make a return link for Reader")).to_have_count(0)
    dialog.get_by_role("button", name="Become Sender on this device").click()
    expect(dialog).to_have_count(0)
    assert who(reader.page, url) == "Sender"
    reader.page.goto(table)
    reader.wait_for("choose")
