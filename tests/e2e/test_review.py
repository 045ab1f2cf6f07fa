"""The coach's pages: a review with its curve, what cost most, luck and skill; playing on; a hint at the table."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.fit import faults_of
from tests.e2e.house import table_of
from tests.e2e.player import PATIENCE
from tests.e2e.test_pages import headed, read_at, shut_out
from tests.night import by_night

HINT = re.compile(r"/api/tables/[^/]+/hint\b")
REVIEW = re.compile(r"/api/tables/[^/]+/review\b")


@pytest.fixture(scope="module")
def reviewed(browser: Browser, url: str, table: str) -> str:
    """A finished game with its review. The house makes it at a low priority, so it may take long where much is done."""
    context = browser.new_context()
    page = context.new_page()
    page.request.post(f"{url}/api/me", data={"name": "Reader"}, headers={"Origin": url})
    page.goto(f"{url}/review/{table}")
    page.locator("#gave-away").wait_for(timeout=5 * PATIENCE)
    context.close()
    return table


def curve(page: Page) -> Locator:
    return page.get_by_role("slider", name="Chance to win")


def stands_at(page: Page, step: int) -> None:
    expect(curve(page)).to_have_value(str(step - 1))
    expect(page).to_have_url(re.compile(rf"[?&]at={step}(&|$)") if step > 1 else re.compile(r"^(?!.*[?&]at=)"))


def gave_away(page: Page) -> Locator:
    return page.locator("section", has=page.locator("#gave-away"))


def top_of(shown: Locator) -> float:
    box = shown.bounding_box()
    assert box
    return box["y"]


def chances(page: Page) -> list[str]:
    """Everybody's, as they are said of the moment that is looked at."""
    said = (curve(page).get_attribute("aria-valuetext") or "").partition(": ")[2]
    return [one.rpartition(": ")[2] for one in said.split(", ")]


def test_a_review_is_made_and_walked_along_its_curve(url: str, reviewed: str, someone: Someone) -> None:
    page = someone().page
    page.goto(f"{url}/review/{reviewed}")
    # The game can be walked through before there is a review of it.
    expect(page.get_by_role("button", name="One step on")).to_be_enabled()
    page.locator("#gave-away").wait_for()
    assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0, "scrolls into nothing"
    stands_at(page, 1)
    last = int(curve(page).get_attribute("max") or 0) + 1
    assert last > 20
    # Until the end everybody's chance lies in a range, or is a word.
    said = re.compile(r"\d+ to \d+%|ahead|behind|about even")
    assert len(chances(page)) == 3 and all(said.fullmatch(chance) for chance in chances(page))
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
    assert set(chances(page)) <= {"0%", "33%", "50%", "100%"}
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
    told = route.fetch()
    info = told.json()
    if not info.get("review"):
        route.fulfill(response=told)  # not yet, or not now: the page asks again
        return
    for one in info["review"]["decisions"]:
        one.update(sure="best", cost=0.0, lost=0.0)
    mine = [one for one in info["review"]["decisions"] if one["seat"] == 0]
    for one, lost in zip(mine[1:], (5, 12, 3, 31, 1, 4), strict=False):
        better = next((other for other in mine if other["played"]["text"] != one["played"]["text"]), one)
        one.update(sure="clear" if lost > 4 else "likely", cost=0.1, lost=lost, lost_from=lost - 1, lost_to=lost + 1)
        one.update(beats=0.8, tried=400, best=better["played"], for_best="That is better.", against="That is worse.")
    mine[-1].update(sure="close", tried=400, best=mine[0]["played"])
    route.fulfill(json=info)


def test_what_was_given_away_is_told_looked_at_and_played_again(url: str, reviewed: str, someone: Someone) -> None:
    me = someone()
    page = me.page
    page.route(REVIEW, made_dear)
    page.goto(f"{url}/review/{reviewed}")
    cards = gave_away(page).locator("li")
    cards.first.wait_for()
    # The dearest in the order in which they happened; the last is too close.
    assert re.findall(r"(\d+) to \d+ points", gave_away(page).inner_text()) == ["4", "11", "2", "30", "0", "3"]
    expect(gave_away(page).get_by_text("more choice")).to_have_count(0)
    first, unsure = cards.first, cards.last
    for word in ("Played", "Better", "clear", "That is worse."):
        expect(first.get_by_text(word, exact=True)).to_be_visible()
    expect(unsure.get_by_text("Another answer")).to_be_visible()
    expect(unsure).to_contain_text("Nothing is counted")
    first.get_by_role("button", name="Look at it").click()
    expect(first.get_by_role("button", name="Look at it")).to_have_attribute("aria-current", "step")
    at = curve(page).input_value()
    # The keys: down and up walk from one to the next.
    page.keyboard.press("ArrowDown")
    expect(cards.nth(1).get_by_role("button", name="Look at it")).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowUp")
    expect(curve(page)).to_have_value(at)
    # The staircase is there, and a rival's review is one press away.
    stairs = page.locator("section", has=page.get_by_role("heading", name=re.compile("points.* come from")))
    expect(stairs.locator("dd")).to_have_count(5)
    numbers = [int(text.replace("−", "-")) for text in stairs.locator("dd .num").all_inner_texts()]
    assert sum(numbers[:4]) == numbers[4] and numbers[3] <= 0
    page.get_by_role("group", name="Whose review").get_by_role("radio").nth(1).check(force=True)
    expect(gave_away(page).get_by_text("gave nothing away")).to_be_visible()
    # A mistake is played again by key.
    page.get_by_role("group", name="Whose review").get_by_role("radio").nth(0).check(force=True)
    cards.first.wait_for()
    page.locator("h1").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    page.keyboard.press("p")
    page.wait_for_url(re.compile("/table/"))
    assert me.wait_for("choose", "decide", "sealed")


@pytest.mark.nightly
def test_a_choice_is_played_again_at_a_new_table(url: str, reviewed: str, someone: Someone) -> None:
    me = someone()
    page = me.page
    page.goto(f"{url}/review/{reviewed}?at=3")
    stands_at(page, 3)
    page.get_by_role("combobox", name="Your seat").select_option("1")
    page.get_by_role("group", name="The other seats").get_by_text("Apprentice").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    assert reviewed not in page.url
    assert me.wait_for("choose", "decide", "sealed")
    # Back is where one came from.
    page.go_back()
    stands_at(page, 3)


def test_a_review_on_a_phone_is_one_column_and_the_board_opens_over_it(
    url: str, reviewed: str, someone: Someone
) -> None:
    page = someone(**PHONE).page
    page.goto(f"{url}/review/{reviewed}?at=5")
    stands_at(page, 5)
    expect(gave_away(page)).to_be_visible()
    expect(page.locator(".khiva")).to_be_hidden()
    page.get_by_role("button", name="See the board at this step").tap()
    expect(page.locator(".khiva")).to_be_visible()
    expect(gave_away(page)).to_be_hidden()
    page.get_by_role("button", name="One step on").tap()
    page.get_by_role("button", name="Back to the review").tap()
    stands_at(page, 6)
    expect(page.locator(".khiva")).to_be_hidden()
    # Back leads to the review too, not out of it.
    page.get_by_role("button", name="See the board at this step").tap()
    expect(page.locator(".khiva")).to_be_visible()
    page.get_by_role("button", name="One step on").tap()
    page.wait_for_url("**?at=7")
    page.go_back()
    expect(page.locator(".khiva")).to_be_hidden()
    expect(gave_away(page)).to_be_visible()
    assert page.url.endswith("?at=7")
    # Who goes on from a step comes back to it, and out of the review by one press.
    page.get_by_role("button", name="See the board at this step").tap()
    page.get_by_role("button", name="Back to the review").tap()
    page.get_by_role("button", name="See the board at this step").tap()
    page.get_by_role("button", name="One step on").tap()
    page.wait_for_url("**?at=8")
    page.get_by_role("link", name="Results").tap()
    page.wait_for_url(f"{url}/table/{reviewed}")
    page.go_back()
    stands_at(page, 8)
    expect(page.locator(".khiva")).to_be_hidden()
    page.go_back()
    page.wait_for_url("**/icon.svg")


def test_on_a_phone_one_is_back_at_the_mistake_that_was_looked_at(url: str, reviewed: str, someone: Someone) -> None:
    page = someone(**PHONE).page
    page.route(REVIEW, made_dear)
    page.goto(f"{url}/review/{reviewed}")
    looks = gave_away(page).locator("li").nth(2).get_by_role("button", name="Look at it")
    for back in (page.get_by_role("button", name="Back to the review").tap, page.go_back):
        looks.scroll_into_view_if_needed()
        stood = top_of(looks)
        looks.tap()
        expect(page.locator(".khiva")).to_be_visible()
        back()
        expect(looks).to_be_focused()
        assert abs(top_of(looks) - stood) < 2


@pytest.mark.parametrize("locale", ["fr-FR", by_night("en-GB"), by_night("ko-KR")])
def test_a_review_shuts_nobody_out(url: str, reviewed: str, someone: Someone, axe: str, locale: str) -> None:
    me = someone(bypass_csp=True, locale=locale)
    me.page.goto(f"{url}/review/{reviewed}?at=9")
    me.page.locator("#gave-away").wait_for()
    faults: list[object] = faults_of(me.page, read_at)
    if locale == "en-GB":
        title, wrong = headed(me.page)
        assert "Review" in title and not wrong, (title, wrong)
        for size in ({"width": 1440, "height": 900}, PHONE["viewport"]):
            me.page.set_viewport_size(size)
            faults += shut_out(me, axe)
    assert not faults, "\n".join(map(str, faults))


@pytest.mark.nightly
def test_a_review_that_is_not_there_says_why(url: str, reviewed: str, someone: Someone) -> None:
    """Getting ready, in line, being read, unreachable, stopped half-way and gone on: as the house would answer."""
    me = someone()
    page = me.page
    moments = page.request.get(f"{url}/api/tables/{reviewed}/review").json()["review"]["moments"][:6]
    nothing: dict[str, Any] = {"review": None, "read": 0, "choices": 0, "moments": []}
    some = {"review": None, "read": 4, "choices": 60, "moments": moments}
    answers: list[dict[str, Any] | None] = [
        {"status": "preparing", "progress": 0.25, **nothing},
        {"status": "waiting", "progress": 0, **nothing},
        {"status": "running", "progress": 0.37, **some},
        None,
        {"status": "failed", "progress": 0.5, **some},
    ]

    def answer(route: Route) -> None:
        first = answers[0]
        if first is None:
            route.abort()
        else:
            route.fulfill(json=first)

    def asked_again(told: Locator) -> None:
        """The page asks by its own clock, which is moved on: nobody waits for it here."""
        answers.pop(0)
        while not told.is_visible():
            page.clock.run_for(1_000)

    page.route(REVIEW, answer)
    page.clock.install()
    page.goto(f"{url}/review/{reviewed}")
    expect(page.get_by_text("The coach is getting ready")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "0.25")
    asked_again(page.get_by_text("this one is in the queue"))
    asked_again(page.get_by_text("Choices read: 4 of 60"))
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "0.37")
    expect(page.get_by_text("Choices read: 4 of 60")).to_be_visible()
    # What has been read can be walked along; the rest is hatched, and nothing is certain there.
    expect(page.get_by_text("not read yet")).to_be_visible()
    expect(page.get_by_text("certain only here")).to_have_count(0)
    asked_again(page.get_by_text("The house cannot be reached"))
    asked_again(page.get_by_text("The review stopped after 4 choices."))
    expect(curve(page)).to_be_visible()
    page.unroute(REVIEW)
    page.get_by_role("button", name="Try the rest again").click()
    gave_away(page).wait_for()


def test_a_hint_is_given_for_one_question_and_goes_with_it(url: str, someone: Someone) -> None:
    me = someone()
    page = me.page
    page.goto(table_of(page.context, url, seats=4, bots=3, hints=True))
    me.wait_for("choose")
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator("section", has=page.get_by_role("heading", name="The coach’s advice"))
    said = re.compile(
        r"One answer (stands out|is a little ahead)\.|(Two|Three) answers are about even\.|Only one answer"
    )
    expect(hint.get_by_text(said)).to_be_visible(timeout=5 * PATIENCE)
    # Never a number that pretends to be exact: a range of percents, or a word.
    assert not re.search(r"(?<! to )\b\d+%", hint.inner_text().replace("\xa0", " "))
    page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    page.keyboard.press("h")
    expect(hint.get_by_text(said)).to_be_visible()
    # Enter lays it on the mat; nothing is sealed yet.
    page.keyboard.press("Enter")
    expect(hint).to_be_hidden()
    expect(page.locator('.khiva .hand button[aria-pressed="true"]')).to_have_count(2)
    page.keyboard.press("c")
    assert me.wait_for("sealed", "choose", "decide")


def test_a_hint_that_gets_ready_says_so_and_comes_by_itself(url: str, someone: Someone) -> None:
    me = someone()
    page = me.page
    page.goto(table_of(page.context, url, seats=4, bots=3, hints=True))
    me.wait_for("choose")
    getting_ready = [True]

    def answer(route: Route) -> None:
        if getting_ready[0]:
            ask = route.request.post_data_json["ask"]
            empty = {"choices": [], "gain": "", "risk": "", "fair": 0, "playouts": 0}
            route.fulfill(json={"ask": ask, "status": "preparing", "progress": 0.4, **empty})
        else:
            route.continue_()

    page.route(HINT, answer)
    page.keyboard.press("h")
    hint = page.locator("section", has=page.get_by_role("heading", name="The coach’s advice"))
    expect(hint.get_by_text("The coach is getting ready")).to_be_visible()
    expect(hint.get_by_role("progressbar")).to_have_attribute("value", "0.4")
    getting_ready[0] = False
    expect(hint.get_by_role("button", name=re.compile("Play this|Draw one"))).to_be_visible(timeout=5 * PATIENCE)


@pytest.mark.nightly
def test_a_hint_on_its_way_is_told_in_the_language_that_was_chosen_meanwhile(url: str, someone: Someone) -> None:
    me = someone()
    page = me.page
    page.goto(table_of(page.context, url, seats=4, bots=3, hints=True))
    me.wait_for("choose")
    held: list[Route] = []
    page.route(HINT, lambda route: held.append(route))
    with page.expect_request(HINT):
        page.keyboard.press("h")
    expect(page.get_by_text("The coach is thinking")).to_be_visible()
    with page.expect_request(HINT) as asked:
        page.get_by_label("Language").select_option("fr")
    assert "lang=fr" in asked.value.url
    expect(page.get_by_text("Le conseiller réfléchit")).to_be_visible()
    english, french = held
    french.continue_()
    panel = page.locator("section:has(#coach-hint)")
    verdict = re.compile(r"Une réponse se détache|réponses sont à peu près égales|Une seule réponse")
    expect(panel.get_by_text(verdict)).to_be_visible(timeout=5 * PATIENCE)
    told = panel.inner_text()
    # What was asked first comes last, and is not said any more.
    with page.expect_response(HINT):
        english.continue_()
    assert panel.inner_text() == told


@pytest.mark.nightly
def test_a_hint_that_was_refused_can_be_asked_for_again(url: str, someone: Someone) -> None:
    me = someone()
    page = me.page
    page.goto(table_of(page.context, url, seats=4, bots=3, hints=True))
    me.wait_for("choose")
    refused = [True]
    page.route(HINT, lambda route: route.abort() if refused[0] else route.continue_())
    page.keyboard.press("h")
    panel = page.locator("section:has(#coach-hint)")
    expect(panel.get_by_role("button", name="Try again")).to_be_visible()
    refused[0] = False
    panel.get_by_role("button", name="Try again").click()
    button = panel.get_by_role("button", name=re.compile("Play this|Draw one"))
    expect(button).to_be_visible(timeout=5 * PATIENCE)
    expect(panel.get_by_role("button", name="Try again")).to_be_hidden()


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
