"""A phone that lies: one's own cards stay under the thumb, and the rest of the table is swiped through."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.conftest import PHONE, Contexts
from tests.e2e.house import table_of
from tests.e2e.merchant import Merchant
from tests.e2e.player import Player
from tests.e2e.script import table_at
from tests.e2e.test_stillness import box
from tests.e2e.weaver import Weaver, kilim_at
from tests.e2e.windows import aside
from tests.night import by_night

LYING = {**PHONE, "viewport": {"width": 844, "height": 390}}
Opens = Callable[[BrowserContext, str], str]

#: Where each sheet begins, from the left edge of what is seen, and where one's own part is.
SHEETS = """() => {
  const all = [...document.querySelectorAll(".swiped > *")];
  const left = (one) => Math.round(one.getBoundingClientRect().left);
  const sheets = new Set(all.filter((one) => !one.matches(".area-me")).map(left));
  return { sheets: [...sheets].sort((a, b) => a - b), mine: left(all.find((one) => one.matches(".area-me"))) };
}"""
#: Does all of one's own part stand in the window, above its lower edge?
HIGH = """() => {
  const me = document.querySelector(".swiped > .area-me");
  return [me.scrollHeight - me.clientHeight, innerHeight - Math.round(me.getBoundingClientRect().bottom)];
}"""


class General(Player):
    PHASE = '() => document.querySelector(".any .hand button:enabled") ? "choose" : null'


def swipe(page: Page) -> None:
    """A finger moves to the left, over the middle of a sheet."""
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *x: int) -> None:
        points = [{"x": one, "y": 250} for one in x]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 300)
    for x in range(290, 60, -20):
        touch("touchMove", x)
    touch("touchEnd")
    line.detach()


@pytest.mark.parametrize(
    ("kind", "opened", "phase"),
    [
        (Player, lambda context, url: table_of(context, url, 4, 3), "choose"),
        by_night(Weaver, lambda context, url: kilim_at(context, url, 3, "place", 20), "place"),
        by_night(Merchant, lambda context, url: table_of(context, url, 4, 3, game="samarkand"), "sell"),
        by_night(General, lambda context, url: table_of(context, url, 4, 3, game="goofspiel"), "choose"),
    ],
)
def test_the_table_is_swiped_and_the_hand_stays(
    kind: type[Player], opened: Opens, phase: str, url: str, contexts: Contexts
) -> None:
    # All of it is drawn: a finger cannot touch what is not.
    page = contexts(**LYING).new_page()
    me = kind(page)
    page.goto(opened(page.context, url))
    me.wait_for(phase)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(HIGH)[1] >= 0
    before = page.evaluate(SHEETS)
    assert len(before["sheets"]) >= 2 and before["sheets"][0] >= 0
    swipe(page)
    # It comes to rest at the next sheet, where the edge of the first is still seen.
    gap = before["mine"] - before["sheets"][1]
    page.wait_for_function(f"(gap) => Math.abs(({SHEETS})().sheets[1] - gap - 8) <= 1", arg=gap, polling=40)
    assert abs(page.evaluate(SHEETS)["mine"] - before["mine"]) <= 1, "nothing shifts under the thumb"
    expect(page.locator(".swiped .area-prompt")).to_be_in_viewport()


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(844, 390), (740, 360), (932, 430)])
def test_a_bid_is_made_and_a_piece_laid_with_all_in_view(size: tuple[int, int], url: str, contexts: Contexts) -> None:
    page = contexts(**(LYING | {"viewport": {"width": size[0], "height": size[1]}})).new_page()
    me = Weaver(page)
    page.goto(kilim_at(page.context, url, 3, "place", 20))
    me.wait_for("place")
    edge = page.evaluate(SHEETS)["mine"]
    for what in (".prize", ".offers", ".loom .frame", ".hand"):
        expect(page.locator(f".kilim {what}")).to_be_in_viewport(ratio=1)
    assert box(page, ".kilim .offers")[0] + box(page, ".kilim .offers")[2] <= edge
    address = page.url
    aside(page)
    page.goto(kilim_at(page.context, url, 3, "weave", address=address))
    me.wait_for("weave")
    expect(me.confirm).to_be_in_viewport(ratio=1)
    before = box(page, ".loom .frame")
    # The squares stay where they are.
    page.locator(".loom .mark").first.dispatch_event("click")
    expect(me.confirm).to_be_enabled()
    assert box(page, ".loom .frame") == before
    expect(page.locator(".kilim .score")).to_be_in_viewport(ratio=1)


@pytest.mark.nightly
def test_who_only_looks_has_two_sheets_side_by_side(url: str, contexts: Contexts) -> None:
    context = contexts(**LYING)
    page = context.new_page()
    table = table_at(contexts(), url, seats=3, phase="over")
    page.goto(table.replace("/table/", "/replay/"))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    for sheet in page.locator(".swiped > *").all():
        expect(sheet).to_be_in_viewport(ratio=1)
    # In a review, too, where all hands are open, and each can be got at.
    page.goto(table.replace("/table/", "/review/"))
    page.get_by_role("button", name="See the board at this step").tap()
    expect(page.get_by_role("button", name="Back to the review")).to_be_in_viewport(ratio=1)
    expect(page.locator(".hands > li").first).to_be_in_viewport(ratio=1)
    for sheet in page.locator(".swiped > *").all():
        expect(sheet).to_be_in_viewport(ratio=1)
