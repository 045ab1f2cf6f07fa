"""The coach's pages: a review with its curve, what cost most, luck and skill; playing on; a hint at the table."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.fit import faults_of
from tests.e2e.house import table_of
from tests.e2e.player import PATIENCE
from tests.e2e.test_pages import THEMES, examined, read_through

REVIEW = re.compile(r"/api/tables/[^/]+/review\b")


@pytest.fixture(scope="module")
def reviewed(browser: Browser, url: str, table: str) -> str:
    """A finished game with its review. The house makes it at a low priority, so it may take long where much is done."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{url}/review/{table}")
    page.locator(".curve").wait_for(timeout=5 * PATIENCE)
    context.close()
    return table


def curve(page: Page) -> Locator:
    return page.get_by_role("slider", name="Chance to win")


def stands_at(page: Page, step: int) -> None:
    expect(curve(page)).to_have_value(str(step - 1))
    expect(page).to_have_url(re.compile(rf"[?&]at={step}(&|$)") if step > 1 else re.compile(r"^(?!.*[?&]at=)"))


def costly(page: Page) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name="What cost most"))


def chances(page: Page) -> list[int]:
    """Everybody's, as they are said of the moment that is looked at."""
    return [int(text) for text in re.findall(r"(\d+)%", curve(page).get_attribute("aria-valuetext") or "")]


def test_a_review_is_made_and_walked_along_its_curve(url: str, reviewed: str, someone: Someone) -> None:
    page = someone().page
    page.goto(f"{url}/review/{reviewed}")
    # The game can be walked through before there is a review of it.
    expect(page.get_by_role("button", name="One step on")).to_be_enabled()
    stands_at(page, 1)
    last = int(curve(page).get_attribute("max") or 0) + 1
    assert last > 20
    assert abs(sum(chances(page)) - 100) <= 2 and len(chances(page)) == 3
    page.keyboard.press("ArrowRight")
    stands_at(page, 2)
    page.get_by_role("button", name="One step on").click()
    stands_at(page, 3)
    curve(page).focus()
    page.keyboard.press("ArrowLeft")
    stands_at(page, 2)
    page.keyboard.press("End")
    stands_at(page, last)
    # At the end nothing is open any more, and nothing can be played on.
    assert set(chances(page)) <= {0, 33, 50, 100}
    expect(page.get_by_role("button", name="Play on", exact=True)).to_be_disabled()
    box = curve(page).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = int(curve(page).input_value()) + 1
    assert abs(middle - last / 2) < 2
    stands_at(page, middle)
    page.reload()
    stands_at(page, middle)


def made_dear(route: Route) -> None:
    """The house's own review, but some choices of the first seat cost something, however quickly it was made."""
    info = route.fetch().json()
    for one in info["review"]["decisions"]:
        one["cost"] = 0.0
    mine = [one for one in info["review"]["decisions"] if one["seat"] == 0]
    for one, cost in zip(mine[1:], (0.05, 0.12, 0.03, 0.31, 0.02, 0.04, 0.001), strict=False):
        one["cost"] = cost
    route.fulfill(json=info)


def test_what_cost_most_is_told_for_each_seat_and_looked_at(url: str, reviewed: str, someone: Someone) -> None:
    page = someone().page
    page.route(REVIEW, made_dear)
    page.goto(f"{url}/review/{reviewed}")
    costly(page).wait_for()
    first = costly(page).locator("li").first
    lost = re.findall(r"(\d+)% chance to win", costly(page).inner_text())
    assert lost == ["31", "12", "5", "4", "3"]
    for word in ("Played", "Better"):
        expect(first.get_by_text(word, exact=True)).to_be_visible()
    step = int(re.findall(r"Step (\d+)", first.inner_text())[0])
    first.get_by_role("button", name="Look at it").click()
    stands_at(page, step)
    expect(first.get_by_role("button", name="Look at it")).to_have_attribute("aria-current", "step")
    # The mix of that choice is there, and what was played is among it.
    mix = page.locator("section", has=page.get_by_role("heading", name="The choice in this step"))
    expect(mix.get_by_text("best", exact=True).first).to_be_visible()
    expect(mix.get_by_text("played", exact=True).first).to_be_visible()
    luck = page.locator("section", has=page.get_by_role("heading", name="Luck and skill"))
    expect(luck.locator("dd")).to_have_count(9)
    costly(page).get_by_role("radio", name="Haggler 1").check(force=True)
    expect(costly(page).get_by_text("No choice of Haggler 1 cost")).to_be_visible()


def test_a_choice_is_played_again_at_a_new_table(url: str, reviewed: str, someone: Someone) -> None:
    me = someone()
    page = me.page
    page.goto(f"{url}/review/{reviewed}?at=3")
    stands_at(page, 3)
    page.get_by_role("combobox", name="Your seat").select_option("1")
    page.get_by_role("combobox", name="The other seats").select_option("level1")
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    assert reviewed not in page.url
    assert me.wait_for("choose", "decide", "sealed")
    # Back is where one came from.
    page.go_back()
    stands_at(page, 3)


def test_a_review_on_a_phone_has_the_table_and_the_coach_in_turn(url: str, reviewed: str, someone: Someone) -> None:
    page = someone(**PHONE).page
    page.goto(f"{url}/review/{reviewed}?at=5")
    stands_at(page, 5)
    expect(page.get_by_role("tab", name="The coach")).to_have_attribute("aria-selected", "true")
    expect(costly(page)).to_be_visible()
    expect(page.locator(".khiva")).to_be_hidden()
    page.get_by_role("tab", name="Table").tap()
    expect(page.locator(".khiva")).to_be_visible()
    expect(costly(page)).to_be_hidden()
    # Whoever looks away from the table can still walk on.
    page.get_by_role("tab", name="The coach").tap()
    page.get_by_role("button", name="One step on").tap()
    stands_at(page, 6)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ko-KR"])
def test_a_review_shuts_nobody_out(url: str, reviewed: str, someone: Someone, axe: str, locale: str) -> None:
    me = someone(bypass_csp=True, locale=locale)
    me.page.goto(f"{url}/review/{reviewed}?at=9")
    me.page.locator(".curve").wait_for()
    faults: list[object] = [*read_through(me.page), *faults_of(me.page)]
    me.page.evaluate(axe)
    if locale == "en-GB":
        for size in ({"width": 1440, "height": 900}, PHONE["viewport"]):
            me.page.set_viewport_size(size)
            faults += [(theme, one) for theme in THEMES for one in examined(me, theme)]
    assert not faults, "\n".join(map(str, faults))


def test_a_review_that_is_not_there_says_why(url: str, reviewed: str, someone: Someone) -> None:
    """Waiting, under way, failed and made again, unreachable: as the house would answer."""
    me = someone()
    page = me.page
    answers: list[dict[str, Any] | None] = [
        {"status": "waiting", "progress": 0, "review": None},
        {"status": "running", "progress": 0.37, "review": None},
        None,
        {"status": "failed", "progress": 0.5, "review": None},
    ]

    def answer(route: Route) -> None:
        first = answers[0]
        if first is None:
            route.abort()
        else:
            route.fulfill(json=first)

    page.route(REVIEW, answer)
    page.goto(f"{url}/review/{reviewed}")
    expect(page.get_by_text("this one is next in line")).to_be_visible()
    answers.pop(0)
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "0.37")
    answers.pop(0)
    expect(page.get_by_text("The house cannot be reached")).to_be_visible()
    answers.pop(0)
    expect(page.get_by_text("This review did not succeed.")).to_be_visible()
    page.unroute(REVIEW)
    page.get_by_role("button", name="Ask again").click()
    curve(page).wait_for()


def test_a_running_game_has_no_review(url: str, someone: Someone) -> None:
    me = someone()
    me.page.goto(url)
    me.page.get_by_role("button", name="Play now against bots").first.click()
    me.wait_for("choose", "decide")
    me.page.goto(me.page.url.replace("/table/", "/review/"))
    expect(me.page.get_by_role("heading", name="There is no review")).to_be_visible()


def test_a_hint_is_given_for_one_question_and_goes_with_it(url: str, someone: Someone) -> None:
    me = someone()
    page = me.page
    page.goto(url)
    page.get_by_role("button", name="Play now against bots").first.click()
    me.wait_for("choose")
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator("section", has=page.get_by_role("heading", name="The coach’s advice"))
    expect(hint.locator("li").first).to_contain_text(re.compile(r"wins \d+%, [\d.]+ points?"))
    assert 1 <= hint.locator("li").count() <= 3
    expect(hint.get_by_text("Why", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    page.keyboard.press("h")
    expect(hint.locator("li").first).to_be_visible()
    me.choose()
    expect(hint).to_be_hidden()


def test_a_table_of_people_has_no_hints_unless_it_is_said_so(url: str, someone: Someone, contexts: Contexts) -> None:
    me = someone()
    page = me.page
    page.goto(url)
    page.get_by_role("button", name="Play with friends").first.click()
    allowed = page.get_by_role("checkbox", name="Hints allowed")
    expect(allowed).not_to_be_checked()
    seats = page.get_by_role("group", name="Bots")
    seats.get_by_text("3", exact=True).click()
    expect(allowed).to_be_checked()
    allowed.uncheck()
    seats.get_by_text("2", exact=True).click()
    seats.get_by_text("3", exact=True).click()
    expect(allowed).not_to_be_checked()
    page.goto(table_of(page.context, url, seats=3, bots=2))
    me.wait_for("choose")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
