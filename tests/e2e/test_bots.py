"""The page of bots, and a bot that is chosen for a seat."""

import re

import pytest
from playwright.sync_api import Page, expect

from caravanserai.bots.ladder import ladder_of
from caravanserai.bots.offered import masters_of, middle, offered
from caravanserai.engine.game import GAMES
from caravanserai.strings import Speaker
from tests.e2e.conftest import PHONE, Someone

EN = Speaker("en")
LEVELS = offered("khiva")
MIDDLE = middle("khiva")
SIZES = [rungs.seats for rungs in ladder_of("khiva").tables]


def test_every_game_shows_its_bots_with_ratings_pairs_and_the_command(url: str, someone: Someone) -> None:
    page: Page = someone().page
    page.goto(url)
    page.get_by_role("link", name="Bots").first.click()
    expect(page.get_by_role("heading", level=1, name="The bots")).to_be_focused()
    khiva = page.get_by_role("region", name="Khiva")
    expect(khiva.locator("ol > li")).to_have_count(len(LEVELS))
    expect(khiva.locator("ol > li").last).to_contain_text(EN(f"page-bot-{LEVELS[-1]}"))
    expect(khiva.locator("ol > li").last).to_contain_text(re.compile(r"most likely between −?\d+ and −?\d+"))
    expect(khiva.get_by_role("columnheader")).to_have_text([f"{seats} players" for seats in SIZES])
    expect(khiva.locator("code")).to_have_text(re.compile("^caravanserai ladder khiva .*--seats 4"))
    expect(khiva).to_contain_text(re.compile(r"the farthest off was shown as \d+% and came true in \d+%"))

    # A table of another size has other numbers; the arrows choose it.
    khiva.get_by_role("radio", name="4").focus()
    page.keyboard.press("ArrowLeft")
    expect(khiva.locator("code")).to_have_text(re.compile(f"--seats {SIZES[SIZES.index(4) - 1]}"))

    # Where challengers were measured, what they won is told, with the command.
    samarkand = page.get_by_role("region", name="Samarkand")
    samarkand.get_by_role("radio", name="4").focus()
    expect(samarkand.get_by_role("heading", name=EN("page-left"))).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(samarkand.get_by_role("heading", name=EN("page-left"))).to_be_visible()
    expect(samarkand.locator("code").first).to_have_text(re.compile("^python bench/challenge.py --who "))


@pytest.mark.nightly
def test_it_says_when_nothing_is_measured_and_when_the_house_is_silent(url: str, someone: Someone) -> None:
    page: Page = someone(**PHONE).page
    page.goto(url)
    page.route("**/api/bots?*", lambda route: route.abort())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("navigation", name="Pages", exact=True).get_by_role("link", name="Bots").click()
    expect(page.get_by_text("The house cannot be reached")).to_be_visible()

    def unmeasured(route):  # type: ignore[no-untyped-def]
        games = route.fetch().json()
        for one in games:
            one["tables"] = []
        route.fulfill(json=games)

    page.route("**/api/bots?*", unmeasured)
    # It may have noticed by itself that the house is back, and be gone.
    page.get_by_role("button", name="Try again").evaluate_all("(all) => all.forEach((one) => one.click())")
    expect(page.get_by_text("These bots have not been measured yet.")).to_have_count(len(GAMES))
    expect(page.get_by_text("Not measured yet")).to_have_count(
        sum(len(offered(key)) + bool(masters_of(key)) for key in GAMES)
    )


@pytest.mark.nightly
def test_each_seat_has_a_bot_of_its_own(url: str, someone: Someone) -> None:
    page: Page = someone().page
    page.goto(url)
    page.get_by_role("button", name="Play with friends").first.click()
    dialog = page.get_by_role("dialog", name="A table for friends")
    dialog.get_by_role("group", name="Bots").get_by_role("radio", name="2").check(force=True)
    expect(dialog.get_by_label("Bot in seat 3")).to_have_value(MIDDLE)
    dialog.get_by_label("Bot in seat 4").select_option(LEVELS[0])
    expect(dialog.get_by_text(EN(f"page-bot-{LEVELS[0]}.sentence"))).to_be_visible()
    expect(dialog.get_by_label("Bot in seat 4")).to_have_accessible_description(re.compile("Rating|Not measured"))
    with page.expect_response("**/api/tables?*") as answer:
        dialog.get_by_role("button", name="Open the table").click()
    assert answer.value.request.post_data_json["setting"]["bots"] == {"3": LEVELS[0], "2": MIDDLE}

    # In the waiting room the one that is chosen takes the free seat, and the game begins.
    seats = page.get_by_role("main").locator("li")
    expect(seats.nth(3)).to_contain_text(EN(f"page-bot-{LEVELS[0]}"))
    expect(seats.nth(2)).to_contain_text(EN(f"page-bot-{MIDDLE}"))
    chosen = page.get_by_role("group", name="The next bot").get_by_role("radio", name=EN(f"page-bot-{LEVELS[0]}"))
    chosen.check()
    with page.expect_response("**/bot?*") as answer:
        page.get_by_role("button", name="Start and add 1 bot").click()
    assert answer.value.request.post_data_json == {"seat": 1, "bot": LEVELS[0]}
    expect(page.locator(".khiva")).to_be_visible()
