"""News for who is not looking: where they go, which ones, when; and what became of a try."""

from playwright.sync_api import expect

from tests.e2e.conftest import Someone
from tests.e2e.test_return_link import named


def test_news_are_chosen_and_what_fails_is_shown(url: str, someone: Someone) -> None:
    page = someone().page
    named(page.context, url, "Guest 5")
    page.goto(f"{url}/you")
    page.get_by_role("button", name="To a chat").click()
    page.get_by_label("Which kind").select_option("json")
    field = page.get_by_label("Its address for incoming messages (webhook)")
    field.fill("https://somebody@example.org/x")
    page.get_by_role("button", name="Send news there").click()
    expect(page.get_by_text("News go to public addresses alone")).to_be_visible()
    field.fill("https://127.0.0.1/x")
    page.get_by_role("button", name="Send news there").click()
    expect(page.get_by_text("Plain JSON · 127.0.0.1")).to_be_visible()
    page.get_by_role("button", name="Try", exact=True).click()
    expect(page.get_by_text("this address is not a public one.")).to_be_visible()
    page.get_by_text("A game is over").click()
    quiet = page.get_by_role("group", name="Quiet hours")
    quiet.get_by_text("On", exact=True).click()
    page.get_by_label("From", exact=True).fill("21:30")
    page.get_by_label("From", exact=True).blur()
    expect(page.get_by_text("In the time of")).to_be_visible()
    page.reload()
    expect(page.get_by_label("From", exact=True)).to_have_value("21:30")
    expect(page.get_by_role("checkbox", name="A game is over")).not_to_be_checked()
    expect(page.get_by_role("checkbox", name="My turn")).to_be_checked()
    page.get_by_role("button", name="Remove").last.click()
    expect(page.get_by_text("Plain JSON · 127.0.0.1")).to_have_count(0)
