"""Friends: asked at a table, answered from the notice, invited in one click; and a page of one's own."""

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.house import table_of


def test_friends_are_asked_answer_and_are_invited(url: str, someone: Someone) -> None:
    one, other = someone().page, someone(**PHONE).page
    table = table_of(one.context, url, seats=3, bots=1)
    other.goto(table)
    other.get_by_role("button", name="Sit down").first.tap()
    one.goto(table)
    one.get_by_text("People at this table").click()
    one.get_by_role("button", name="Ask as friend").click()
    expect(one.get_by_text("Asked.")).to_be_visible()
    other.goto(f"{url}/friends")
    other.get_by_role("button", name="Accept").tap()
    expect(other.get_by_role("region", name="Friends", exact=True).get_by_role("listitem")).to_have_count(1)
    second = table_of(one.context, url, seats=3, bots=1)
    one.goto(second)
    one.get_by_role("button", name="Invite", exact=False).last.click()
    expect(one.get_by_role("button", name="Invited")).to_be_visible()
    other.goto(url)
    other.get_by_role("link", name="Go there").tap()
    other.wait_for_url(second)


def test_a_page_of_ones_own(url: str, someone: Someone) -> None:
    page = someone().page
    table_of(page.context, url, seats=2, bots=1)
    page.goto(f"{url}/profile")
    expect(page.get_by_text("Only you see this page.")).to_be_visible()
    expect(page.get_by_text("No game with other people yet.")).to_be_visible()
    page.goto(f"{url}/@nobody-at-all")
    expect(page.get_by_role("heading", name="This page is kept private")).to_be_visible()
