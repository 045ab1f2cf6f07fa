"""From the first click to the rematch, as people play it."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from caravanserai.engine.game import game
from tests.e2e.conftest import PHONE, Someone
from tests.e2e.house import opening, quick_bots
from tests.e2e.script import answer, answer_together
from tests.e2e.windows import aside

TABLE = re.compile(r"/table/[\w-]+")
#: A box with fewer teapots: fewer turns, and all that there is in a game.
SMALL_BOX = {
    **msgspec.to_builtins(game("khiva").standard_edition),
    "name": "small",
    "teapots": {"total": 12, "counts": {"2": 4, "4": 4, "6": 4}},
}


def with_a_small_box(setting: dict[str, Any]) -> None:
    assert setting["game"] == "khiva"
    setting["edition"] = SMALL_BOX
    quick_bots(setting)


def test_one_click_leads_into_a_game_against_bots_and_on_to_a_rematch(url: str, someone: Someone) -> None:
    me = someone()
    opening(me.page, with_a_small_box)
    me.page.goto(url)
    me.page.get_by_role("button", name="Play now").first.click()
    expect(me.page).to_have_url(TABLE)
    turns = 0
    while me.act() != "over":
        turns += 1
    assert turns > 1, "eight teapots on the pile, four camels"
    expect(me.page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(me.open_sheet()).to_contain_text("Total")
    first = me.page.url
    me.button("Rematch").click()
    expect(me.page).not_to_have_url(first)
    me.wait_for("choose", "decide")


@pytest.mark.nightly
def test_three_people_play_on_three_devices_and_meet_again(url: str, someone: Someone) -> None:
    host, phone, other = someone(), someone(**PHONE), someone(viewport={"width": 1024, "height": 768})
    opening(host.page, with_a_small_box)
    host.page.goto(url)
    host.page.get_by_role("button", name="Play with friends").first.click()
    dialog = host.page.get_by_role("dialog", name="A table for friends")
    dialog.get_by_label("Your name").fill("Host")
    dialog.get_by_role("group", name="Seats").get_by_text("3", exact=True).click()
    dialog.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_role("heading", name="The table is set")).to_be_visible()
    link = host.page.get_by_label("Link to this table")
    expect(link).to_have_value(TABLE)
    expect(host.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    address = url + "/table/" + link.input_value().rsplit("/", 1)[1]

    for guest, name in ((phone, "Phone"), (other, "Tablet")):
        guest.page.goto(address)
        guest.page.get_by_label("Your name").fill(name)
        guest.page.get_by_role("button", name="Sit down").click()
        expect(host.page.get_by_text(name).first).to_be_visible()

    people = [host, phone, other]
    for player in people:
        player.wait_for("choose")
    # One turn by hand, on the phone too; a whole game by hand is in the test above. These look away until the end.
    played = [player.cards()[0] for player in people]
    for player in people:
        player.choose()
    for player, card in zip(people, played, strict=True):
        expect(player.hand.filter(has_text=card)).to_have_count(0)
    for player in people:
        aside(player.page)
    answer_together([player.page.context for player in people], address, answer)
    for player in people:
        player.page.goto(address)
        expect(player.page.get_by_role("heading", name="The game is over")).to_be_visible()
        sheet = player.open_sheet()
        for name in ("Host", "Phone", "Tablet"):
            expect(sheet).to_contain_text(name)

    host.button("Rematch").click()
    expect(host.page).not_to_have_url(address)
    for guest in (phone, other):
        guest.button("Join the rematch").click()
        expect(guest.page).to_have_url(host.page.url)
    for player in people:
        player.wait_for("choose")


@pytest.mark.nightly
def test_a_whole_game_by_keyboard_alone(url: str, someone: Someone) -> None:
    me = someone()
    opening(me.page, with_a_small_box)
    me.page.goto(url)
    me.tab_to(me.button("Play now").first)
    me.page.keyboard.press("Enter")
    expect(me.page).to_have_url(TABLE)
    while (phase := me.wait_for("choose", "decide", "over")) != "over":
        if phase == "decide":
            me.page.keyboard.press(me.page.locator(".khiva .choice").last.get_attribute("aria-keyshortcuts") or "")
            continue
        me.page.keyboard.press("Escape")
        me.page.keyboard.press("1")
        me.page.keyboard.press("2")
        me.page.keyboard.press("c" if me.hand.count() % 2 else "Enter")
    me.tab_to(me.button("Rematch"))
    me.page.keyboard.press("Enter")
    me.wait_for("choose", "decide")
