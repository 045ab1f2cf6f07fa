"""Friends: asked at a table, answered from the notice, invited in one click; and a page of one's own."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.house import sit, table_of
from tests.e2e.people import account, befriend, keep_seat


def test_friends_are_asked_answer_and_are_invited(url: str, someone: Someone) -> None:
    one, other = someone().page, someone(**PHONE).page
    table = table_of(one.context, url, seats=3, bots=1)
    other.clock.install()
    other.goto(table)
    other.get_by_role("button", name="Sit down").first.tap()
    one.goto(table)
    one.get_by_text("People at this table").click()
    one.get_by_role("button", name="Ask as friend").click()
    expect(one.get_by_text("Asked.")).to_be_visible()
    # Who waits beside them hears of it there.
    other.clock.fast_forward(30_000)
    other.get_by_role("link", name="Look", exact=True).tap()
    other.get_by_role("button", name="Accept").tap()
    expect(other.get_by_role("region", name="Friends", exact=True).get_by_role("listitem")).to_have_count(1)
    one.reload()
    expect(one.get_by_text("sits here")).to_be_visible()
    expect(one.get_by_role("button", name="Invite", exact=True)).to_have_count(0)
    second = table_of(one.context, url, seats=3, bots=1)
    one.goto(second)
    one.get_by_role("button", name="Invite", exact=False).last.click()
    expect(one.get_by_role("button", name="Invited")).to_be_visible()
    other.goto(url)
    other.get_by_role("link", name="Go there").tap()
    other.wait_for_url(second)


@pytest.mark.nightly
def test_a_seat_is_kept_for_a_friend_who_sits_down_in_one_click(url: str, someone: Someone, contexts: Contexts) -> None:
    me, friend = someone().page, someone(**PHONE).page
    account(me.context, url, "Anna")
    befriend(me.context, friend.context, url, account(friend.context, url, "Fred"))
    table = table_of(me.context, url, seats=3, bots=0)
    me.goto(table)
    me.get_by_role("button", name="Keep a seat").click()
    expect(me.get_by_role("button", name="Free the seat")).to_be_visible()
    expect(me.get_by_text("Kept for Fred")).to_be_visible()
    # Who comes by the link is told as well; others read no name.
    friend.goto(table)
    expect(friend.get_by_text("A seat is kept for you")).to_be_visible()
    expect(friend.get_by_text("Kept for somebody")).to_be_visible()
    stranger = contexts()
    sit(stranger, table)
    friend.goto(f"{url}/games")
    friend.get_by_role("button", name="Sit down").tap()
    friend.wait_for_url(table)
    second = keep_seat(me.context, url, "Fred")
    friend.goto(f"{url}/friends")
    friend.get_by_role("button", name="No, thank you").tap()
    expect(friend.get_by_role("heading", name="A seat is kept for you")).to_be_hidden()
    me.goto(second)
    expect(me.get_by_text("Free seat")).to_be_visible()


def test_a_handle_that_is_refused_stays_to_be_mended(url: str, someone: Someone) -> None:
    page = someone().page
    handle = account(page.context, url, "Anna")
    page.goto(f"{url}/friends")
    field = page.get_by_label("Their handle")
    field.fill("somebody")
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page.get_by_text("somebody is asked")).to_be_visible()
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    field.fill(handle)
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page.get_by_text("That is you")).to_be_visible()
    expect(page.get_by_role("button", name="Ask", exact=True)).to_be_focused()
    expect(field).to_have_value(handle)
    expect(page.get_by_text("somebody is asked")).to_be_hidden()


def test_a_page_of_ones_own(url: str, someone: Someone) -> None:
    page = someone().page
    table_of(page.context, url, seats=2, bots=1)
    page.goto(f"{url}/profile")
    expect(page.get_by_text("Only you see this page.")).to_be_visible()
    expect(page.get_by_text("No game with other people yet.")).to_be_visible()
    page.goto(f"{url}/@nobody-at-all")
    expect(page.get_by_role("heading", name="This page is kept private")).to_be_visible()
