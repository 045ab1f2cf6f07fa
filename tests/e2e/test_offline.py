"""Playing without the house: fetched once, played out of reach, and sent home."""

import pytest
from playwright.sync_api import Page, expect

from caravanserai.engine.record import read_record
from caravanserai.engine.verify import verify
from tests.e2e.conftest import Contexts
from tests.e2e.player import AT_ONCE, PATIENCE, Player, play_to_the_end

#: The rules take half a minute to be set up where thirty processes want two processors, and less than two seconds else.
LONG = 3 * PATIENCE


@pytest.fixture
def page(contexts: Contexts, url: str) -> Page:
    """Somebody who has fetched all that it takes, and is out of reach now."""
    context = contexts(service_workers="allow", reduced_motion="reduce")
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    page.goto(f"{url}/offline")
    page.get_by_role("button", name="Fetch").click(timeout=PATIENCE)
    expect(page.get_by_role("heading", name="New game")).to_be_visible(timeout=LONG)
    context.set_offline(True)
    return page


@pytest.mark.nightly
def test_a_game_is_played_out_of_reach_and_sent_home(page: Page, url: str) -> None:
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text) if "Security Policy" in message.text else None)
    page.reload()
    page.get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    me = Player(page)
    me.wait_for("choose", patience=LONG)
    assert "/table/offline-" in page.url
    # Answered once, and the tab is loaded anew: the game goes on where it was.
    before = page.locator(".khiva .hand button").count()
    me.choose()
    expect(page.locator(".khiva .hand button")).not_to_have_count(before)
    page.reload()
    me.wait_for("choose", "decide", patience=LONG)
    play_to_the_end([me])
    expect(page.get_by_role("button", name="Send to the house")).to_be_disabled()
    page.context.set_offline(False)
    with page.expect_response(lambda answer: "/api/offline/games" in answer.url) as sent:
        page.get_by_role("button", name="Send to the house").click()
    table = sent.value.json()["id"]
    expect(page.get_by_role("link", name="Review at the house")).to_have_attribute("href", f"/review/{table}")
    assert verify(read_record(page.context.request.get(f"{url}/api/tables/{table}/record").body())).fair
    page.goto(f"{url}/offline")
    expect(page.get_by_role("link", name="Replay")).to_have_count(1)
    expect(page.get_by_role("link", name="Review at the house")).to_have_count(1)
    assert not refused and not me.errors
