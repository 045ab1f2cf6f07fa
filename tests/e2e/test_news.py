"""News for who is not looking: where they go, which ones, when; and what became of a try."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Contexts, Someone
from tests.e2e.house import table_of
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


@pytest.mark.nightly
def test_a_table_has_a_chat_that_its_host_chooses(url: str, someone: Someone, contexts: Contexts) -> None:
    host, guest = someone().page, someone().page
    address = table_of(host.context, url, seats=2, bots=0)
    for page in (host, guest):
        page.goto(address)
    expect(guest.get_by_label("Say something")).to_be_visible()
    expect(guest.get_by_role("button", name="News to a chat of ours")).to_have_count(0)
    host.get_by_role("button", name="News to a chat of ours").click()
    dialog = host.get_by_role("dialog", name="The chat of this table")
    dialog.get_by_label("Its address for incoming messages (webhook)").fill("https://127.0.0.1/x")
    dialog.get_by_role("button", name="Send news there").click()
    expect(dialog.get_by_text("Discord · 127.0.0.1")).to_be_visible()
    dialog.get_by_role("button", name="Try", exact=True).click()
    expect(dialog.get_by_text("this address is not a public one.")).to_be_visible()
    dialog.get_by_role("button", name="Remove").click()
    expect(dialog.get_by_label("Its address for incoming messages (webhook)")).to_be_visible()


#: A browser without a desktop shows nothing; what it is told to show is noted instead.
NOTING = """() => {
  self.shown = [];
  self.registration.showNotification = (title, more) => Promise.resolve(self.shown.push({ title, ...more }));
}"""

SHOWN = "async () => { while (!self.shown.length) await new Promise(setTimeout); return self.shown; }"


def test_this_browser_shows_what_is_pushed_to_it(url: str, contexts: Contexts) -> None:
    """As far as a browser goes that reaches no push service: it cannot subscribe, and says so; what comes by push its
    worker shows. What a press on that does stands in frontend/tests/push.test.ts."""
    context = contexts(service_workers="allow")
    context.grant_permissions(["notifications"])
    named(context, url, "Guest 6")
    page = context.new_page()
    # The page starts its worker when it has loaded: before anything is pressed.
    with context.expect_event("serviceworker") as came:
        page.goto(f"{url}/you")
    page.get_by_role("button", name="To this browser").click()
    expect(page.get_by_text("This browser cannot be told anything")).to_be_visible()
    worker = came.value
    worker.evaluate(NOTING)
    line = context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.ready")
    said = {"title": "Khiva", "body": "It is your turn.", "navigate": "/table/x", "tag": "table:x", "lang": "en"}
    pushed = {"origin": url, "registrationId": known[-1]["registrationId"], "data": json.dumps({"notification": said})}
    line.send("ServiceWorker.deliverPushMessage", pushed)
    shown = worker.evaluate(
        "async () => { while (!self.shown.length) await new Promise(setTimeout); return self.shown; }"
    )
    more = {"data": {"navigate": said.pop("navigate")}, "icon": "/icon-192.png"}
    assert shown == [{**said, **more}]
