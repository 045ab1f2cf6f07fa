"""Games by day: a ticket with hours, somebody who does not answer, and somebody on holiday."""

from playwright.sync_api import expect

from tests.e2e.conftest import Contexts, Someone
from tests.e2e.house import sit, table_of


def test_a_ticket_is_left_listed_and_taken_back(url: str, someone: Someone) -> None:
    page = someone().page
    page.goto(url)
    page.locator("article .who").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("By day", exact=True).click()
    dialog.get_by_text("Morning").click()
    dialog.get_by_label("Hours for every answer").select_option("3 days")
    dialog.get_by_role("button", name="Leave a ticket").click()
    expect(dialog.get_by_text("3 days · until")).to_be_visible()
    expect(dialog.get_by_role("button", name="Take back")).to_be_visible()
    page.goto(f"{url}/games")
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_who_does_not_answer_can_be_covered_after_a_while(url: str, someone: Someone, contexts: Contexts) -> None:
    host, guest = someone(), contexts()
    page = host.page
    page.clock.install()
    address = table_of(page.context, url, seats=2, bots=0)
    sit(guest, address)
    page.goto(address)
    host.wait_for("choose")
    ask = page.get_by_role("button", name="Let a bot play until they are back")
    expect(ask).to_have_count(0)
    # Here it is later than in the house, which has the last word.
    page.clock.fast_forward(200_000)
    ask.click()
    expect(page.get_by_text("This seat has not been silent for long enough")).to_be_visible()


def test_a_holiday_is_seen_and_a_pause_agreed_to(url: str, someone: Someone, contexts: Contexts) -> None:
    host, guest = someone(), someone()
    address = table_of(host.page.context, url, seats=2, bots=0, clock={"type": "by-day", "hours": 24})
    sit(guest.page.context, address)
    host.page.goto(address)
    host.wait_for("choose")
    page = guest.page
    page.goto(f"{url}/you")
    page.get_by_role("button", name="Take these days off").click()
    page.get_by_text("My clock stands still where all agree").click()
    page.get_by_label("Why, if you like").select_option("travel")
    page.get_by_role("button", name="Take these days off").last.click()
    expect(page.get_by_role("button", name="I am back")).to_be_visible()
    asked = host.page.get_by_role("group", name="asks that their clock stand still")
    asked.get_by_role("button", name="Agree").click()
    expect(host.page.get_by_text("The clock stands still until then.")).to_be_visible()
    expect(host.page.get_by_text("(travelling)")).to_be_visible()
    page.get_by_role("button", name="I am back").click()
    expect(host.page.get_by_text("The clock stands still until then.")).to_have_count(0)
    expect(page.get_by_role("button", name="Take these days off")).to_be_visible()
