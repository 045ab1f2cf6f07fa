"""Bots are characters: chosen in one click too, named and drawn at the table; and one sees which people are there."""

import re

import pytest
from playwright.sync_api import Page, Request, expect

from caravanserai.bots.offered import offered
from caravanserai.engine.game import GAMES
from caravanserai.strings import Speaker
from tests.e2e.conftest import PHONE, Someone
from tests.e2e.fit import SETTLED
from tests.e2e.house import opening, quick_bots, sit, table_of
from tests.e2e.windows import aside

EN = Speaker("en")


def opens(request: Request) -> bool:
    """Is a table opened? The list of tables has the same address."""
    return request.method == "POST" and "/api/tables?" in request.url


@pytest.mark.nightly
def test_who_plays_in_one_click_is_chosen_once_and_remembered(url: str, someone: Someone) -> None:
    page: Page = someone(**PHONE).page
    page.goto(url)
    poster = page.locator(".posters article").first
    poster.get_by_role("button", name="Choose who plays").tap()
    dialog = page.get_by_role("dialog", name="Khiva: who plays with you?")
    expect(dialog.get_by_text("No clock: the bots wait for you.")).to_be_visible()
    rows = dialog.get_by_role("group", name="The bots").get_by_role("radio")
    expect(rows).to_have_count(len(offered("khiva")))
    expect(dialog.locator("svg.portrait")).to_have_count(len(offered("khiva")))
    for bot in offered("khiva"):
        expect(dialog.get_by_text(EN(f"page-bot-{bot}.sentence"))).to_be_visible()
    expect(dialog.get_by_text(re.compile("Rating|Not measured")).first).to_be_visible()
    dialog.get_by_role("radio", name=re.compile("^Guide")).check()
    dialog.get_by_role("group", name="Players at the table").get_by_role("radio", name="3").check(force=True)
    with page.expect_request(opens) as asked:
        dialog.get_by_role("button", name="Play", exact=True).tap()
    setting = asked.value.post_data_json["setting"]
    assert (setting["seats"], setting["bots"]) == (3, {"1": "level5", "2": "level5"})
    expect(page.locator(".khiva .rival svg.portrait")).to_have_count(2)
    expect(page.locator(".khiva .rival").first).to_contain_text("Guide 1")

    # Next time one click does the same.
    page.goto(url)
    expect(poster.get_by_role("button", name="Choose who plays: Guide × 2")).to_be_visible()
    with page.expect_request(opens) as asked:
        poster.get_by_role("button", name="Play now").tap()
    assert asked.value.post_data_json["setting"]["bots"] == setting["bots"]


@pytest.mark.nightly
def test_nobody_has_a_clock_against_bots_alone(url: str, someone: Someone) -> None:
    page: Page = someone().page
    opening(page, quick_bots)
    page.goto(url)
    posters = page.locator(".posters article")
    expect(posters).to_have_count(len(GAMES))
    for poster in posters.all():
        with page.expect_request(opens) as asked:
            poster.get_by_role("button", name="Play now").click()
        assert asked.value.post_data_json["setting"].get("clock", {}).get("type") in (None, "paced")
        page.locator(".khiva, .kilim, .souk, .any").wait_for()
        expect(page.locator("header time")).to_have_count(0)
        page.go_back()


@pytest.mark.nightly
def test_characters_sit_at_the_table_and_speak_every_language(url: str, someone: Someone) -> None:
    me = someone(locale="fr-FR")
    page: Page = me.page
    address = table_of(page.context, url, seats=2, bots=1, level="level3")
    page.goto(address)
    me.wait_for("choose")
    rival = page.locator(".khiva .rival")
    expect(rival).to_contain_text("Commerçante")
    expect(rival.get_by_text("Robot, niveau 3 sur 5")).to_be_attached()
    me.choose()
    me.wait_for("choose", "decide")
    log = page.get_by_role("list", name="Journal")
    # A turn is one line; what everybody played is under it.
    log.locator('[data-turn="1"] .line').click()
    expect(log.get_by_text(re.compile("La Commerçante (joue|a choisi)")).first).to_be_attached()
    expect(page.get_by_text("Robot 2")).to_have_count(0)


#: Words of names that end in dots.
CUT = """() => [...document.querySelectorAll(".seat-label .word")].filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => `${one.innerText}: ${one.scrollWidth} in ${one.clientWidth}`)"""


@pytest.mark.parametrize(("game", "seats"), [("khiva", 4), ("samarkand", 4)])
@pytest.mark.nightly
def test_three_rivals_are_named_whole_on_a_phone(url: str, someone: Someone, game: str, seats: int) -> None:
    """In French too, where the usual opponent has the longest name."""
    page = someone(locale="fr-FR", **PHONE).page
    page.goto(table_of(page.context, url, seats=seats, bots=seats - 1, level="level3", game=game))
    expect(page.locator(".rival .seat-label").nth(2)).to_have_text("Commerçante 3")
    page.evaluate(SETTLED)
    assert not (cut := page.evaluate(CUT)), cut


def test_one_sees_who_is_there(url: str, someone: Someone) -> None:
    me, friend = someone(), someone()
    address = table_of(me.page.context, url, seats=3, bots=1, level="level1")
    me.page.goto(address)
    room = me.page.get_by_role("main").locator("li")
    expect(room.nth(2)).to_contain_text("Apprentice")
    expect(room.nth(2).locator("svg.portrait")).to_be_visible()
    sit(friend.page.context, address)
    me.wait_for("choose")
    # My friend has a seat and no window open; then one; then none.
    plate = me.page.locator(".khiva .rival").first
    expect(plate.locator(".dot:not(.here)")).to_be_visible()
    expect(plate.get_by_text("Not connected").first).to_be_attached()
    friend.page.goto(address)
    expect(plate.locator(".dot.here")).to_be_visible()
    expect(plate.get_by_text("At the table")).to_be_attached()
    aside(friend.page)
    expect(plate.locator(".dot:not(.here)")).to_be_visible()
