"""When time runs out the page says what is true: who answers, who waits, and how to be back."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.house import leave, put_bot, sit, table_of
from tests.night import by_night

SHORT = {"type": "live", "bank": 10, "increment": 0}
#: Notes that a clock was shown, however briefly.
SEEN = """() => {
  const look = () => (window.seen ||= document.querySelector("time.clock") !== null);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_where_only_bots_wait_there_is_no_hurry(url: str, someone: Someone) -> None:
    page = someone().page
    # The page is there before the clock runs: it might take longer to load than ten seconds.
    address = table_of(page.context, url, seats=3, bots=1, level="random", clock=SHORT)
    page.goto(address)
    page.get_by_label("Link to this table").wait_for()
    page.evaluate(f"({SEEN})()")
    put_bot(page.context, address, 1, "random")
    page.wait_for_function("() => window.seen")
    # The clock of the house runs: ten seconds, then one answer by a bot, then the game waits.
    expect(page.get_by_text("Only bots are waiting now")).to_be_visible()
    expect(page.get_by_text("No hurry")).to_be_visible()
    expect(page.locator("time.clock")).to_have_count(0)
    cards = page.locator("main .hand button[aria-pressed]")
    cards.nth(0).click()
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("ways", [("key", "button"), by_night(("touch",))])
def test_i_am_back_is_one_key_or_one_tap(url: str, someone: Someone, ways: tuple[str, ...]) -> None:
    page = (someone(**PHONE) if "touch" in ways else someone()).page
    # Somebody else is there, who has not answered: so the bots cannot play to the end meanwhile.
    address = table_of(page.context, url, seats=3, bots=1, level="random")
    sit(someone().page.context, address)
    page.goto(address)
    notice = page.get_by_text("A bot plays for you")
    button = page.get_by_role("button", name="I’m back")
    for way in ways:
        leave(page.context, address)
        expect(notice).to_be_visible()
        if way == "key":
            expect(button.locator(".kbd")).to_be_visible()
            page.keyboard.press("i")
        elif way == "button":
            button.click()
        else:
            expect(button.locator(".kbd")).to_be_hidden()
            assert (button.bounding_box() or {})["height"] >= 44
            button.tap()
        expect(notice).to_have_count(0)
