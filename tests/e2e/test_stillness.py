"""Boards stay where they are from one question to the next, and nothing stands over what it is about."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.fit import SETTLED, TIGHT, faults_of
from tests.e2e.house import table_of
from tests.e2e.merchant import Merchant
from tests.e2e.script import table_at
from tests.e2e.test_pages import read_at
from tests.e2e.tour import weaving
from tests.e2e.weaver import Weaver
from tests.e2e.windows import aside
from tests.night import by_night

SIZES = [(1440, 900), (1024, 768), (768, 1024)]

#: How many squares of the loom can be chosen, and those of them that lie under the open list.
COVERED = """() => {
  const list = document.querySelector(".loom .lists.open").getBoundingClientRect();
  const marks = [...document.querySelectorAll(".loom .mark")].map((mark) => mark.getBoundingClientRect());
  return [marks.length, marks.filter((mark) => mark.right > list.left + 1 && mark.bottom > list.top + 1)];
}"""


def box(page: Page, name: str) -> list[int]:
    page.evaluate(SETTLED)
    found = page.locator(name).first.bounding_box()
    assert found
    return [round(found[side]) for side in ("x", "y", "width", "height")]


def alike(one: list[int], other: list[int]) -> bool:
    """Up to what is lost when halves of a pixel are rounded."""
    return all(abs(a - b) <= 1 for a, b in zip(one, other, strict=True))


def over(page: Page, one: str, other: str) -> bool:
    """Does one lie over the other?"""
    a, b = box(page, one), box(page, other)
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def sizes(page: Page) -> Iterator[tuple[int, int]]:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        yield width, height


@pytest.mark.nightly
def test_the_loom_does_not_jump_and_nothing_covers_it(url: str, someone: Someone) -> None:
    """And all of it fits, in English and with three seats; the others are in `test_kilim.py`."""
    me = someone(Weaver)
    page: Page = me.page
    frames: dict[tuple[int, int], list[int]] = {}
    faults: list[tuple[str, str]] = []
    for place in weaving(me, url, 3):
        faults += [(place, fault) for fault in faults_of(page, read_at, TIGHT)]
        if place == "picked":
            frames = {size: box(page, ".loom .frame") for size in sizes(page)}
        elif place == "weave":
            # What somebody holds beside their hand by then, a scrap or a token, has a row of its own.
            if page.locator(".kilim.holding").count() == 0:
                assert {size: box(page, ".loom .frame") for size in sizes(page)} == frames
            for size in [*sizes(page), (390, 844)]:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                page.locator(".loom .best").click()
                page.locator(".loom .lists.open").wait_for()
                marks, covered = page.evaluate(COVERED)
                assert marks and not covered, (size, covered)
                page.locator(".loom .best").click()
        elif place == "over":
            page.get_by_text("More", exact=True).click()
            page.get_by_role("button", name="See the board").click()
            for _ in sizes(page):
                for rival in range(page.locator(".kilim .rival").count()):
                    assert not over(page, ".results", f".kilim .rival >> nth={rival}")
    assert not faults, faults


@pytest.mark.parametrize(
    ("height", "locale"),
    [(844, "fr-FR"), *(by_night(*one) for one in [(844, "en-GB"), (844, "ko-KR"), (790, "en-GB")])],
)
def test_on_a_phone_the_loom_is_as_high_for_a_weave_as_for_a_bid(
    url: str, someone: Someone, height: int, locale: str
) -> None:
    """The hand folds while something is laid; its room is the tools' then, not the loom's."""
    me = someone(Weaver, **(PHONE | {"viewport": {"width": 390, "height": height}, "locale": locale}))
    page: Page = me.page
    page.goto(table_of(page.context, url, seats=2, bots=1, game="kilim", level="random"))
    seen: dict[bool, list[int]] = {}
    for _ in range(2_000):
        phase = me.wait_for("place", "take", "done", "weave", "over")
        # What there is to use beside the hand has a row of its own.
        holding = page.locator(".kilim.holding").count() == 1
        frame = box(page, ".loom .frame")
        # A choice among many things may need more than the hand.
        assert phase == "take" or alike(seen.setdefault(holding, frame), frame), phase
        if phase == "weave":
            break
        page.evaluate(f"() => ({me.QUICK})({phase!r})")
    expect(page.locator(".kilim .area-hand")).to_be_hidden()


@pytest.mark.parametrize("size", [(844, 390), by_night((390, 844))])
@pytest.mark.parametrize("locale", ["de-DE", *map(by_night, ("en-GB", "es-ES", "fr-FR", "ko-KR"))])
def test_on_a_phone_the_hand_stays_while_a_special_card_is_explained(
    url: str, someone: Someone, size: tuple[int, int], locale: str
) -> None:
    me = someone(Weaver, **(PHONE | {"viewport": {"width": size[0], "height": size[1]}, "locale": locale}))
    me.page.goto(table_of(me.page.context, url, seats=4, bots=3, game="kilim", level="random"))
    me.wait_for("place")
    before, said = box(me.page, ".kilim .hand"), set[str]()
    for card in (0, -3, -2, -1):
        me.page.locator(".kilim .hand button").nth(card).tap()
        expect(me.page.locator('.kilim .hand button[aria-pressed="true"]')).to_have_count(1)
        assert alike(box(me.page, ".kilim .hand"), before), card
        said.add(me.page.locator(".kilim .prompt").inner_text())
    assert len(said) == 4


@pytest.mark.parametrize("locale", ["fr-FR", by_night("en-GB"), by_night("ko-KR")])
def test_on_a_phone_the_board_stays_whatever_the_prompt_says(url: str, someone: Someone, locale: str) -> None:
    me = someone(**(PHONE | {"locale": locale}))
    page: Page = me.page
    page.goto(table_of(page.context, url, seats=4, bots=3))
    me.wait_for("choose")
    seen = [box(page, ".khiva .board")]
    for card in (0, 1):
        me.pick(card)
        seen.append(box(page, ".khiva .board"))
    me.seal.click()
    page.locator(".khiva .prompt .actions button").first.wait_for()
    assert seen == [seen[0]] * 3


#: Every place where the prompt stands from now on, from above.
WATCH = """() => {
  globalThis.stood = [];
  const look = () => {
    const prompt = document.querySelector(".souk .prompt");
    if (prompt) globalThis.stood.push(Math.round(prompt.getBoundingClientRect().top));
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_prompt_of_the_souk_stays_from_price_to_price(url: str, someone: Someone, size: tuple[int, int]) -> None:
    """With hints, and with all that moves. Whoever buys nothing needs no more room than before."""
    look = {"viewport": {"width": size[0], "height": size[1]}, "reduced_motion": "no-preference"}
    me = someone(Merchant, **((PHONE if size[0] < size[1] else {}) | look))
    page: Page = me.page
    page.goto(table_of(page.context, url, seats=3, bots=2, game="samarkand"))
    me.wait_for("sell")
    me.cards.first.click()
    page.locator('.souk [data-act="confirm"]').click()
    me.wait_for("stop")
    page.evaluate(SETTLED)
    page.evaluate(WATCH)
    for price in range(10, 6, -1):
        expect(me.prompt).to_contain_text(f"The price is {price}.")
        expect(page.locator(".souk .hint")).to_contain_text("stop for it")
        me.pass_on()
    expect(me.prompt).to_contain_text("The price is 6.")
    stood = page.evaluate("() => globalThis.stood")
    assert max(stood) - min(stood) <= 1, sorted(set(stood))


def test_a_press_on_a_lit_space_is_the_answer_that_leads_there(url: str, someone: Someone) -> None:
    me = someone()
    page: Page = me.page
    page.goto(table_of(page.context, url, seats=3, bots=2))
    me.wait_for("choose")
    me.hand.first.hover()
    page.locator(".khiva [data-landing='0']").click()
    expect(me.hand.first).to_have_attribute("aria-pressed", "true")
    aside(page)
    page.goto(table_at(page.context, url, 3, "gems"))
    me.wait_for("decide")
    page.locator(".khiva [data-landing='0']").click()
    expect(page.locator(".khiva [data-landing]")).to_have_count(0)


def test_the_board_says_what_salt_costs(url: str, someone: Someone) -> None:
    me = someone()
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2))
    me.wait_for("choose")
    expect(me.page.locator(".khiva .price text")).to_have_text(["3"] * 3)


@pytest.mark.nightly
def test_a_dialogs_button_is_not_at_its_edge(url: str, someone: Someone) -> None:
    page: Page = someone().page
    page.goto(url)
    page.get_by_role("button", name="Play with friends").first.click()
    page.locator("dialog .foot .btn").wait_for()
    for width, height in ((1440, 900), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        dialog, button = (page.locator(name).bounding_box() for name in ("dialog", "dialog .foot .btn"))
        assert dialog and button
        assert dialog["y"] + dialog["height"] - button["y"] - button["height"] >= 12
        assert button["x"] - dialog["x"] >= 12
