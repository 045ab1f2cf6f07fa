"""The ways through the house are on every page: in the bar, or behind one button; by mouse, finger and keys."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.house import table_of

WAYS = {
    "Learn": "/learn",
    "Events": "/events",
    "Rules": "/rules",
    "Bots": "/bots",
    "Leaderboards": "/ratings",
    "Daily": "/daily",
    "My games": "/games",
}


def ways(page: Page):  # type: ignore[no-untyped-def]
    return page.get_by_role("navigation", name="Pages", exact=True)


def test_every_page_leads_to_every_other(url: str, someone: Someone) -> None:
    page: Page = someone().page
    for start in ("/settings", "/nothing/here", "/"):
        page.goto(url + start)
        expect(ways(page).get_by_role("link")).to_have_text([*WAYS])
    for name, path in WAYS.items():
        ways(page).get_by_role("link", name=name, exact=True).click()
        page.wait_for_url(url + path)
        expect(ways(page).locator('[aria-current="page"]:visible')).to_have_text(name)
        expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_focused()


def test_rules_of_a_game_that_is_not_here_lead_to_the_games_that_are(url: str, someone: Someone) -> None:
    page: Page = someone().page
    page.goto(f"{url}/rules/nogame")
    expect(page.locator("main")).to_contain_text("There is no such game in this house.")
    page.get_by_role("link", name="To the games").click()
    expect(page.locator(".posters article").first).to_be_visible()


def test_on_a_phone_they_are_behind_one_button(url: str, someone: Someone) -> None:
    page: Page = someone(**PHONE).page
    page.goto(f"{url}/bots")
    expect(ways(page).get_by_role("link")).to_have_count(0)
    button = page.get_by_role("button", name="Menu")
    button.tap()
    expect(button).to_have_attribute("aria-expanded", "true")
    page.go_back()
    expect(button).to_have_attribute("aria-expanded", "false")
    assert page.url == f"{url}/bots"
    button.tap()
    links = ways(page).get_by_role("link")
    expect(links).to_have_text(["Home", *WAYS, "You", "Settings"])
    expect(ways(page).get_by_role("link", name="Bots")).to_have_attribute("aria-current", "page")
    for link in links.all():
        assert link.bounding_box()["height"] >= 44
    ways(page).get_by_role("link", name="My games").tap()
    expect(page.get_by_role("heading", level=1, name="My games")).to_be_visible()
    expect(ways(page).get_by_role("link")).to_have_count(0)
    page.go_back()
    page.wait_for_url(f"{url}/bots")


def test_at_a_table_it_is_one_button_and_keys_lead_through_it(url: str, someone: Someone) -> None:
    me = someone()
    page: Page = me.page
    page.goto(table_of(page.context, url, seats=2, bots=1))
    me.wait_for("choose")
    expect(ways(page).get_by_role("link")).to_have_count(0)
    button = page.get_by_role("button", name="Menu")
    assert button.bounding_box()["width"] <= 44
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(ways(page).get_by_role("link", name="Home")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(ways(page).get_by_role("link", name="Settings")).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(ways(page).get_by_role("link")).to_have_count(0)


def test_back_closes_a_dialog_and_leaves_the_page_after_that(url: str, someone: Someone) -> None:
    page: Page = someone().page
    page.goto(f"{url}/settings")
    page.get_by_role("link", name="Caravanserai: Home").click()
    dialog = page.get_by_role("dialog")

    def opens() -> None:
        page.locator(".posters article").first.get_by_role("button", name="Play with friends").click()
        expect(dialog).to_be_visible()

    opens()
    page.go_back()
    expect(dialog).to_have_count(0)
    assert page.url == f"{url}/"
    # Closed otherwise, and opened again: it is still one step to close it, and one to leave.
    for _ in range(2):
        opens()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    opens()
    page.go_back()
    expect(dialog).to_have_count(0)
    page.go_forward()  # nothing comes back by itself
    expect(dialog).to_have_count(0)
    page.go_back()
    page.wait_for_url(f"{url}/settings")
    page.go_forward()
    page.wait_for_url(f"{url}/")
    # Who goes on from a dialog comes back to the page, without a step between.
    opens()
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url(f"{url}/table/*")
    page.go_back()
    page.wait_for_url(f"{url}/")
    expect(page.locator(".posters article").first).to_be_visible()
    page.go_back()
    page.wait_for_url(f"{url}/settings")
