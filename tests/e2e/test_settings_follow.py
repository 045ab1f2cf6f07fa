"""Settings are the person's: chosen on one device, they hold on the others."""

from playwright.sync_api import Page, Response, expect

from tests.e2e.conftest import Someone
from tests.e2e.people import PASSWORD, account, post


def open_settings(page: Page, url: str) -> None:
    """The settings, once both have asked for what was chosen: the page of settings, and what follows the person."""
    asked = [0]

    def is_second(answer: Response) -> bool:
        asked[0] += "/api/me/choices" in answer.url and answer.request.method == "GET"
        return asked[0] >= 2

    with page.expect_response(is_second):
        page.goto(f"{url}/settings")


def test_what_is_chosen_on_one_device_holds_on_another(url: str, someone: Someone) -> None:
    here, there = someone().page, someone().page
    handle = account(here.context, url, "Anna")
    # As soon as it can be pressed: what follows the person comes after the page.
    with here.expect_response(lambda answer: "/api/me/choices" in answer.url and answer.request.method == "POST"):
        here.goto(f"{url}/settings")
        here.get_by_role("group", name="Theme").get_by_text("Dark").click()
    post(there.context, url, "me/sign-in", {"handle": handle, "password": PASSWORD, "bring": False})
    open_settings(there, url)
    expect(there.locator("html[data-theme=dark]")).to_have_count(1)
    # And back: the later choice holds.
    with there.expect_response(lambda answer: '"named"' in (answer.request.post_data or "")):
        there.get_by_role("group", name="Name me in data for researchers").get_by_text("On").click()
    with there.expect_response(lambda answer: "/api/me/choices" in answer.url and answer.request.method == "POST"):
        there.get_by_role("group", name="Sound").get_by_text("Off").click()
    here.reload()
    expect(here.get_by_role("group", name="Sound").get_by_label("Off")).to_be_checked()
    expect(here.get_by_role("group", name="Name me in data for researchers").get_by_label("On")).to_be_checked()
    expect(here.locator("html[data-theme=dark]")).to_have_count(1)
