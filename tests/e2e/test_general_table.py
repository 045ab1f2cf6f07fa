"""A game of another package, without a line of code in the page: the general table plays it whole."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.player import PATIENCE, Player
from tests.e2e.test_pages import shut_out
from tests.night import by_night

#: `PICTURES=folder` keeps what the table looks like on the way.
PICTURES = os.environ.get("PICTURES")


def picture(page: Page, name: str) -> None:
    if PICTURES:
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.screenshot(path=str(Path(PICTURES) / f"{name}-{theme}.png"))


def open_table(page: Page, url: str) -> None:
    """From the home page, against bots, in one click."""
    page.goto(url)
    poster = page.locator("article", has_text="Thirteen prizes, thirteen bids")
    expect(poster.get_by_role("heading", name="Goofspiel")).to_be_visible()
    poster.get_by_role("button", name="Play now").click()
    expect(page.locator(".any .hand button")).to_have_count(13)


def play_on(page: Page, turns: int) -> None:
    """Always the lowest card that is left."""
    for _ in range(turns):
        left = page.locator(".any .hand button:enabled")
        count = left.count()
        left.first.click()
        page.locator('.any [data-act="seal"]').click()
        if count > 2:
            expect(left).to_have_count(count - 1)


@pytest.mark.nightly
def test_a_whole_game_of_a_plug_in_is_played_looked_at_again_and_reviewed(someone: Someone, url: str, axe: str) -> None:
    me: Player = someone(bypass_csp=True)
    page: Page = me.page
    open_table(page, url)
    picture(page, "1440-asked")
    page.keyboard.press("1")
    page.keyboard.press("3")
    expect(page.locator(".any .mat")).to_contain_text("Bid the 13.")
    expect(page.locator(".any .mat")).to_contain_text("Takes the")
    picture(page, "1440-picked")
    # All that was there when it was asked, and what is picked.
    faults = shut_out(me, axe)
    page.keyboard.press("c")
    expect(page.locator(".any .hand button:enabled")).to_have_count(12)
    expect(page.locator(".any .cloth")).to_contain_text("Turn 2 of 13")
    # GO-09: which bids a rival has left, and which one is spent.
    bids = page.locator(".any .strip").first
    expect(bids.locator("i")).to_have_count(13)
    expect(bids.locator("i.gone")).to_have_count(1)
    # Only the house knows what lay on the table in between: that a turn can be seen again is not offered.
    page.keyboard.press("a")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="See the last turn again")).to_have_count(0)
    play_on(page, 11)
    expect(page.locator(".end")).to_be_visible()
    faults += shut_out(me, axe)
    picture(page, "1440-over")
    page.get_by_role("link", name="Replay").or_(page.get_by_role("button", name="Replay")).first.click()
    expect(page.locator(".any .cloth")).to_be_visible()
    nobody_is_waited_for(page)
    picture(page, "1440-replay")
    faults += shut_out(me, axe)
    assert not faults, "\n".join(map(str, faults))
    page.goto(page.url.replace("/replay/", "/review/").partition("?")[0])
    # The coach has its say beside the same table.
    expect(page.locator(".any .cloth")).to_be_visible()
    page.locator("#gave-away").wait_for(timeout=5 * PATIENCE)
    picture(page, "1440-review")


def nobody_is_waited_for(page: Page) -> None:
    """In a replay all has been chosen long ago, through whichever eyes, at each step of a turn."""
    steps = page.get_by_role("slider", name="Step")
    for eyes in ("All hands open", "Spectators"):
        page.get_by_label("Seen by").select_option(label=eyes)
        steps.fill("1")
        for _ in range(6):
            expect(page.locator(".any .cloth .turn")).to_be_visible()
            assert "Choosing" not in page.locator(".any").inner_text()
            steps.press("ArrowRight")


@pytest.mark.parametrize(("lang", "seal"), [("fr-FR", "Sceller"), by_night("en-GB", "Seal"), by_night("ko-KR", "봉인")])
def test_its_words_come_from_the_house_in_the_reader_s_language(
    someone: Someone, url: str, lang: str, seal: str
) -> None:
    page: Page = someone(locale=lang).page
    page.goto(url)
    page.locator("article").nth(3).locator(".now button").first.click()
    page.locator(".any .hand button").first.click()
    expect(page.locator('.any [data-act="seal"]')).to_contain_text(seal)
    assert "goofspiel-" not in page.locator("body").inner_text()
    assert "page-any" not in page.locator("body").inner_text()


def test_it_fits_a_phone_and_each_turn_is_shown(someone: Someone, url: str) -> None:
    page: Page = someone(stills=True, **PHONE).page
    open_table(page, url)
    picture(page, "390-asked")
    page.locator(".any .hand button").nth(5).tap()
    page.locator('.any [data-act="seal"]').tap()
    # The bids of the first turn lie open until they have been looked at.
    expect(page.locator(".any .slot .flip")).to_have_count(page.locator(".any .slot").count())
    picture(page, "390-revealed")
    expect(page.locator(".any .hand button:enabled")).to_have_count(12)
    # GO-09: here too it is seen which bids each rival has left.
    for bids in page.locator(".any .zones span.strip").all():
        expect(bids).to_be_visible()
        expect(bids.locator("i.gone")).to_have_count(1)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390
    small = page.evaluate(
        "[...document.querySelectorAll('.any .hand button')].filter((b) => b.offsetHeight < 44).length"
    )
    assert small == 0


@pytest.mark.nightly
def test_nothing_covers_anything_on_a_small_screen(someone: Someone, url: str) -> None:
    page: Page = someone(viewport={"width": 1024, "height": 768}).page
    page.goto(url)
    expect(page.locator("article")).to_have_count(4)
    picture(page, "1024-home")
    open_table(page, url)
    page.locator(".any .hand button").nth(3).click()
    picture(page, "1024-picked")
    page.locator('.any [data-act="seal"]').click()
    expect(page.locator(".any .cloth")).to_contain_text("Turn 2 of 13")
    covered = page.evaluate(
        """() => {
          const boxes = [...document.querySelectorAll(".any .slot, .any .about, .any .cloth .name")].map((one) =>
            one.getBoundingClientRect());
          return boxes.some((a, i) => boxes.some((b, k) => k > i &&
            a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1));
        }"""
    )
    assert not covered
