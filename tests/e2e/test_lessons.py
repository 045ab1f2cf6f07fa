"""A lesson through the page: offered to a newcomer, missed, tried again, reached, and the next one."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.fit import faults_of
from tests.e2e.player import Player
from tests.e2e.test_pages import AXE
from tests.night import by_night


def choose(me: Player, play: int, give: int) -> None:
    """Two cards of the hand, by their places."""
    me.wait_for("choose")
    me.pick(play, give)
    me.seal.click()


def lesson(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title)


def test_a_newcomer_learns(url: str, someone: Someone) -> None:
    me = someone()
    page = me.page
    page.goto(url)
    page.get_by_role("button", name="New here? Learn it in 5 minutes").first.click()
    first = lesson(page, "The lowest card wins")
    expect(first).to_contain_text("Win the pink camel this turn")
    expect(first).to_contain_text("Lesson 1 of 7")
    first.get_by_role("button", name="Show a hint").click()
    expect(first).to_contain_text("Nothing can undercut a 1")

    # White 3, green 4, pink 1, pink 4, black 5: the higher pink card is refused.
    choose(me, 3, 0)
    expect(first).to_contain_text("Not this time")
    page.reload()
    expect(first).to_contain_text("Not this time")
    missed = page.url
    first.get_by_role("button", name="Try again").click()
    expect(first).to_contain_text("Win the pink camel this turn")
    assert page.url != missed

    choose(me, 2, 0)
    expect(first).to_contain_text("Well done")
    first.get_by_role("button", name="Next lesson").click()
    second = lesson(page, "A no that pays")
    expect(second).to_contain_text("Lesson 2 of 7")
    second.get_by_role("link", name="All lessons").click()
    done = page.get_by_role("listitem").filter(has_text="The lowest card wins")
    expect(done).to_contain_text("Done")
    expect(page.get_by_text("1 of 7 done")).to_be_visible()
    # Back leads to the lesson, and further back past those that were left.
    page.go_back()
    expect(second).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link", name="Learn Khiva")).to_be_visible()
    expect(page.get_by_role("button", name="New here?")).to_have_count(0)
    # A lesson is no table to go back to.
    expect(page.locator(".resume")).to_have_count(0)


@pytest.mark.nightly
def test_by_keyboard_on_a_phone_and_to_the_last(url: str, someone: Someone, axe: str) -> None:
    me = someone(**PHONE, bypass_csp=True)
    page = me.page
    page.goto(f"{url}/learn")
    button = page.get_by_role("button", name="Begin “The elder’s right”")
    button.focus()
    page.keyboard.press("Enter")
    panel = lesson(page, "The elder’s right")
    expect(panel).to_contain_text("You are the elder this turn")
    panel.get_by_role("button", name="Hide the lesson").click()
    expect(panel).not_to_contain_text("You are the elder this turn")
    expect(panel).to_contain_text("Buy the clothes in spite of your neighbour")
    page.evaluate(axe)
    assert not page.evaluate(AXE, None)
    page.get_by_role("button", name="clothes 7").first.click()
    expect(panel).to_contain_text("Well done")
    assert not page.evaluate(AXE, None)


@pytest.mark.nightly
def test_lessons_fit_and_speak_the_readers_language(url: str, someone: Someone) -> None:
    me = someone(locale="fr-FR")
    page = me.page
    page.goto(f"{url}/learn")
    expect(page.get_by_role("heading", name="Apprendre à jouer")).to_be_visible()
    page.get_by_text("La carte la plus basse l’emporte").wait_for()
    assert not faults_of(page)
    page.get_by_role("button", name="Commencer « La carte la plus basse").click()
    panel = lesson(page, "La carte la plus basse l’emporte")
    expect(panel).to_contain_text("Obtenez le chameau rose")
    page.get_by_label("Langue").select_option("ko")
    expect(page.get_by_role("region", name="가장 낮은 카드가 이깁니다")).to_contain_text("분홍 낙타를 차지하세요")
    # On a phone the story lies over the board until it is folded away.
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="강의 숨기기").click()
    assert not faults_of(page)


#: What can be pressed to answer, and cannot be seen or is under something else.
OUT_OF_SIGHT = """(what) => {
  const all = [...document.querySelectorAll(what)];
  const seen = (one) => {
    const { left, top, width, height, bottom } = one.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return bottom <= innerHeight && at !== null && (one === at || one.contains(at));
  };
  return { all: all.length, hidden: all.filter((one) => !seen(one)).map((one) => one.innerText || one.outerHTML) };
}"""


@pytest.mark.parametrize(
    ("title", "hand"),
    [("The lowest card wins", ".khiva .hand button"), by_night("The highest offer", ".kilim .hand button")],
)
def test_on_a_phone_the_story_leaves_the_hand_in_sight(url: str, someone: Someone, title: str, hand: str) -> None:
    page = someone(**PHONE).page
    page.goto(f"{url}/learn")
    page.get_by_role("button", name=f"Begin “{title}”").tap()
    panel = lesson(page, title)
    expect(panel.get_by_role("button", name="Show a hint")).to_be_visible()
    page.locator(hand).first.wait_for()
    panel.get_by_role("button", name="Show a hint").tap()
    seen = page.evaluate(OUT_OF_SIGHT, hand)
    assert seen["all"] > 3 and not seen["hidden"], seen
    panel.get_by_role("button", name="Hide the lesson").tap()
    expect(panel.get_by_role("link", name="All lessons")).to_be_hidden()
    expect(panel.get_by_role("button", name="Lesson", exact=True)).to_be_visible()
