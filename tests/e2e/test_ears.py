"""For ears: one heading of the first rank on every page, which is where one arrives, and a title of its own."""

from playwright.sync_api import expect

from tests.e2e.conftest import Contexts, Someone
from tests.e2e.tour import tour

HEADINGS = """() => {
  const shown = [...document.querySelectorAll("h1, h2, h3")].filter((one) => one.checkVisibility());
  const ranks = shown.map((one) => Number(one.tagName[1]));
  return { first: ranks.filter((rank) => rank === 1).length, ranks, title: document.title };
}"""


def test_every_page_has_one_first_heading_and_a_title(url: str, someone: Someone, contexts: Contexts) -> None:
    me = someone()
    titles: dict[str, str] = {}
    for place in tour(me, contexts(), url):
        seen = me.page.evaluate(HEADINGS)
        assert seen["first"] == 1, (place, seen)
        assert not [pair for pair in zip(seen["ranks"], seen["ranks"][1:], strict=False) if pair[1] > pair[0] + 1], (
            place,
            seen,
        )
        assert "Caravanserai" in seen["title"], (place, seen)
        titles[place] = seen["title"].removeprefix("● ")
    pages = ["home", "rules", "settings", "lost", "choosing", "replay"]
    assert len({titles[page] for page in pages}) == len(pages), titles


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
    page.get_by_role("button", name="Play now against bots").first.click()
    expect(heading).to_have_text("Khiva")
    expect(heading).to_be_focused()
