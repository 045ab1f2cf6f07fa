"""For ears: who goes to another page arrives at its heading. That each has one is seen in `test_pages.py`."""

from playwright.sync_api import expect

from tests.e2e.conftest import Someone


def test_who_goes_to_another_page_arrives_at_its_heading(url: str, someone: Someone) -> None:
    page = someone().page
    page.goto(url)
    heading = page.get_by_role("heading", level=1)
    expect(heading).not_to_be_focused()
    page.get_by_role("link", name="Settings").click()
    expect(heading).to_have_text("Settings")
    expect(heading).to_be_focused()
    page.go_back()
    expect(heading).to_have_text("Come in, sit down, play.")
    expect(heading).to_be_focused()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(heading).to_have_text("The rules of Khiva")
    expect(heading).to_be_focused()
    # A clause is on the same page: the focus stays where it is.
    page.get_by_role("link", name="KH-10", exact=True).first.click()
    expect(heading).not_to_be_focused()
    page.get_by_role("link", name="Caravanserai: Home").click()
    page.get_by_role("button", name="Play now").first.click()
    expect(heading).to_have_text("Khiva")
    expect(heading).to_be_focused()
