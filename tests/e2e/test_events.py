"""An event through its pages: announced, entered, played round by round, and checked on the device."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import house
from tests.e2e.conftest import PHONE, Someone
from tests.e2e.people import account, post
from tests.e2e.script import answer, answer_together

#: Entries need not be open for half a minute.
QUICK = "from caravanserai.organising import desk; desk.SOONEST = 0; "
LONG = 60_000


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    before, house.PROGRAM = house.PROGRAM, QUICK + house.PROGRAM
    try:
        with house.serving(tmp_path_factory.mktemp("events") / "data") as url:
            yield url
    finally:
        house.PROGRAM = before


def entered(page: Page) -> None:
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_text("You are in")).to_be_visible()


@pytest.mark.nightly
def test_an_event_is_entered_played_and_checked(quick_house: str, someone: Someone) -> None:
    url = quick_house
    one, other = someone().page, someone(**PHONE).page
    for page, name in ((one, "Anna"), (other, "Bela")):
        page.goto(url)
        account(page.context, url, name)
    setting = {"game": "khiva", "format": "swiss", "seats": 2, "rounds": 1, "duplicate": True, "bot": "level1"}
    closes_at = int(time.time() * 1000) + 20_000
    made = post(
        one.context,
        url,
        "events",
        {"title": "Thursday", "closes_at": closes_at, "clock": {"type": "relaxed"}, **setting},
    )
    for page in (one, other):
        page.goto(f"{url}/events")
        page.get_by_role("link", name="Thursday").click()
        entered(page)
    # Each page opens by itself what it promised, and says where to sit.
    for page in (one, other):
        expect(page.get_by_text("You play at table 1.")).to_be_visible(timeout=LONG)
    expect(one.get_by_text("The first round is not over yet.")).to_be_visible()
    one.get_by_role("link", name="To my table").click()
    one.wait_for_url(re.compile("/table/"))
    answer_together([one.context, other.context], one.url, answer)
    one.get_by_role("link", name="Back to the event").click()
    for page in (one, other):
        expect(page.get_by_role("heading", name="Final standings")).to_be_visible(timeout=LONG)
        expect(page.get_by_text("of the match points")).to_be_visible()
    other.get_by_text("Cross table").tap()
    expect(other.get_by_role("row", name=re.compile("Anna.*seat"))).to_be_visible()
    one.get_by_role("button", name="Check every deal").click()
    expect(one.get_by_text("All holds: one table")).to_be_visible()
    with one.expect_download() as saved:
        one.get_by_role("button", name="Share picture").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    assert made["id"] in one.url


def test_an_event_is_announced_by_its_form(quick_house: str, someone: Someone) -> None:
    page = someone(**PHONE).page
    page.goto(f"{quick_house}/events")
    post(page.context, quick_house, "me", {"name": "Anna"})
    page.get_by_role("button", name="Announce an event").tap()
    form = page.get_by_role("dialog")
    form.get_by_label("Title").fill("Friends at noon")
    # An iPhone would zoom into smaller letters.
    assert form.get_by_label("Title").evaluate("field => parseFloat(getComputedStyle(field).fontSize)") >= 16
    form.get_by_text("Alone against bots").tap()
    expect(form.get_by_label("a week")).to_be_checked()
    form.get_by_role("button", name="Announce an event").tap()
    # A guest is told what to do; nothing that was typed is lost.
    expect(form.get_by_role("alert")).to_contain_text("account")
    expect(form.get_by_role("link", name="You", exact=True)).to_be_visible()
    account(page.context, quick_house, "Anna")
    page.reload()
    page.get_by_role("button", name="Announce an event").tap()
    expect(form.get_by_label("Title")).to_have_value("Friends at noon")
    expect(form.get_by_label("a week")).to_be_checked()
    form.get_by_role("button", name="Announce an event").tap()
    expect(page.get_by_role("heading", name="Friends at noon")).to_be_visible()
    expect(page.get_by_text("4 deals · within 7 days")).to_be_visible()
    assert page.evaluate("Object.keys(sessionStorage).filter(key => key.includes('draft')).length") == 0
    # Who is nobody yet says how they want to be called.
    stranger = someone().page
    stranger.goto(page.url)
    stranger.get_by_label("How do you want to be called?").fill("Bela")
    entered(stranger)
    expect(stranger.get_by_text("Bela · You")).to_be_visible()
    entered(page)
    page.get_by_role("button", name="Leave the event").tap()
    expect(page.get_by_role("button", name="Enter")).to_be_visible()
    page.get_by_text("Organise").tap()
    page.get_by_text("Call the event off").first.tap()
    page.get_by_label("Reason").fill("Rain")
    page.get_by_role("button", name="Call the event off").tap()
    expect(page.get_by_role("heading", name="What the organiser decided")).to_be_visible()
    expect(page.get_by_text("Rain")).to_be_visible()
