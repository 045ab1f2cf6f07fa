"""The end, told to its reader; and the first tip of every game."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.finished import finished_game
from tests.e2e.fit import SETTLED_AT
from tests.e2e.house import sit, table_of
from tests.e2e.merchant import Merchant, souk_at
from tests.e2e.player import Player
from tests.e2e.script import table_at
from tests.e2e.weaver import Weaver, kilim_at
from tests.night import by_night

#: A hint as long as they get: three answers that are about even, and what speaks for them.
LONG_HINT = {
    "status": "ready",
    "progress": 1,
    "choices": [
        {
            "move": {"type": "PlaceCard", "card": f"gold-{card}"},
            "text": f"Place Gold {card}",
            "share": 0.3,
            "low": 0.3,
            "high": 0.4,
            "error": 0.05,
            "even": True,
            "less": None,
        }
        for card in (7, 9, 12)
    ],
    "gain": "That is a long way of saying what is gained, with the whole of the reason behind it. " * 3,
    "risk": "That is a long way of saying what may go wrong, with the whole of the reason behind it. " * 3,
    "fair": 0.33,
    "playouts": 400,
}

PLACE = re.compile(r"^You (came (2nd|3rd|4th)\.|share |won with )")


def ended(url: str, me: Player) -> None:
    """Three at a table of the player's game, and it is over."""
    context = me.page.context
    if isinstance(me, Weaver):
        address = kilim_at(context, url, 3, "over")
    elif isinstance(me, Merchant):
        address = souk_at(context, url, 3, "over")
    else:
        address = table_at(context, url, 3, "over")
    me.page.goto(address)
    me.wait_for("over")


@pytest.mark.parametrize("kind", [Player, by_night(Weaver), by_night(Merchant)])
def test_the_end_says_my_place_who_won_with_what_and_marks_me(url: str, someone: Someone, kind: type[Player]) -> None:
    me = someone(kind)
    ended(url, me)
    page = me.page
    expect(page.get_by_role("heading", level=2).first).to_have_text(PLACE)
    story = page.locator(".end .said").inner_text()
    assert re.search(r"won with|share the victory", story), story
    assert re.search(r"between you|ahead of|share|decides|is ahead", story), story
    marked = page.locator(".end li.you")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text("You")
    # Two bots with their faces, in the ranking or on the wall.
    expect(page.locator(".end ol svg.portrait")).to_have_count(2)
    page.get_by_text("The whole score sheet").click()
    sheet = page.locator(".end table")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".me")).to_have_text("You")
    # A rematch first, then looking back; the rest is under More.
    buttons = page.locator(".end .next > *").all_inner_texts()
    assert [text.strip() for text in buttons] == ["Rematch", "Review", "Replay", "Share", "More"]
    expect(page.get_by_role("button", name="See the board")).to_be_hidden()
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
    page.get_by_role("button", name="See the board").click()
    expect(page.get_by_role("button", name="Results")).to_be_visible()


def test_nothing_is_shared_where_the_browser_cannot(browser: Browser, url: str, someone: Someone) -> None:
    """As over plain HTTP, where a press on the button did nothing."""
    page, address = someone().page, f"{url}/table/{finished_game(browser, url, 2)}"
    page.goto(address)
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    page.add_init_script("delete Navigator.prototype.share; delete Navigator.prototype.clipboard")
    page.reload()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)


@pytest.mark.nightly
def test_the_kilims_hang_on_one_wall_and_are_looked_at_closely(url: str, someone: Someone) -> None:
    me = someone(Weaver)
    ended(url, me)
    wall = me.page.get_by_role("list", name=re.compile("^The wall"))
    frames = wall.locator(".frame")
    expect(frames).to_have_count(3)
    # One scale for all: a square is as large in each of them.
    squares = me.page.evaluate(
        """() => [...document.querySelectorAll(".wall .rug")].map((rug) => {
          const [, , w] = rug.querySelector("svg").getAttribute("viewBox").split(" ").map(Number);
          return rug.getBoundingClientRect().width / (w - 2);
        })"""
    )
    assert max(squares) - min(squares) < 0.01 and min(squares) * 16 >= 12, squares
    expect(wall.locator("li.won")).not_to_have_count(0)
    expect(wall.locator("li.you")).to_have_count(1)
    me.tab_to(frames.first)
    me.page.keyboard.press("ArrowRight")
    expect(frames.nth(1)).to_be_focused()
    me.page.keyboard.press("Enter")
    dialog = me.page.get_by_role("dialog", name=re.compile("^The kilim of"))
    second = dialog.get_by_role("heading").inner_text()
    me.page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("heading")).not_to_have_text(second)
    me.page.keyboard.press("ArrowLeft")
    expect(dialog.get_by_role("heading")).to_have_text(second)
    me.page.keyboard.press("Escape")
    expect(frames.nth(1)).to_be_focused()

    # On a phone the rematch is above the wall.
    me.page.set_viewport_size(PHONE["viewport"])
    me.page.evaluate(SETTLED_AT, [*PHONE["viewport"].values()])
    rematch, wall = me.button("Rematch").bounding_box(), me.page.locator(".end .wall").first.bounding_box()
    assert rematch and wall
    assert rematch["y"] + rematch["height"] <= wall["y"]
    assert rematch["height"] >= 44


@pytest.mark.nightly
def test_the_first_tip_is_the_goal_and_comes_once(url: str, someone: Someone) -> None:
    page = someone().page
    goal = page.get_by_role("note").filter(has_text=re.compile("^Goal:"))
    # Each game has a goal of its own, whatever was told of the games before.
    for game in ("khiva", "kilim", "samarkand"):
        page.goto(table_of(page.context, url, seats=3, bots=2, game=game))
        expect(goal).to_be_visible()
        goal.get_by_role("button", name="Got it").click()
        expect(goal).to_have_count(0)
        page.reload()
        page.locator('.hand button[aria-disabled="false"]').first.wait_for()
        expect(goal).to_have_count(0)


def test_the_goal_goes_with_the_first_answer(url: str, someone: Someone) -> None:
    me = someone()
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2))
    me.wait_for("choose")
    goal = me.page.get_by_role("note").filter(has_text=re.compile("^Goal:"))
    expect(goal).to_be_visible()
    me.pick(0)
    # To pick a card is no answer yet.
    expect(goal).to_be_visible()
    me.choose(1)
    expect(goal).to_have_count(0)
    me.page.reload()
    me.wait_for("choose", "decide", "sealed")
    expect(goal).to_have_count(0)


@pytest.mark.nightly
def test_in_a_low_window_the_tip_is_as_wide_whatever_the_prompt_says(
    url: str, someone: Someone, contexts: Contexts
) -> None:
    me = someone(Weaver, viewport={"width": 1024, "height": 768})
    address = table_of(me.page.context, url, seats=2, bots=0, game="kilim")
    sit(contexts(), address)
    me.page.goto(address)
    me.wait_for("place")
    tip = me.page.get_by_role("note")
    before = tip.bounding_box()
    # A short prompt, as while cards are turned: the tip stays as it is, and does not stand high over the loom.
    me.page.locator(".kilim .prompt").evaluate("(prompt) => (prompt.textContent = 'Seen.')")
    after = tip.bounding_box()
    assert before and after
    assert (before["width"], before["height"]) == (after["width"], after["height"])


@pytest.mark.nightly
def test_the_button_of_a_long_hint_is_in_sight_and_not_at_the_edge(url: str, someone: Someone) -> None:
    me = someone(Weaver, viewport={"width": 1024, "height": 560})
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2, game="kilim", hints=True))
    me.wait_for("place")

    def answer(route: Route) -> None:
        route.fulfill(json={"ask": route.request.post_data_json["ask"], **LONG_HINT})

    me.page.route(re.compile("/hint"), answer)
    me.page.keyboard.press("h")
    panel = me.page.locator("section:has(#coach-hint)")
    panel.locator(".btn").wait_for()
    button, around = panel.locator(".btn").bounding_box(), panel.bounding_box()
    assert button and around
    assert around["y"] + around["height"] - (button["y"] + button["height"]) >= 8
