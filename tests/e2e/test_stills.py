"""Reduced motion takes away the movement, not the reveal: its steps are seen one after the other."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.house import table_of
from tests.e2e.merchant import Merchant
from tests.e2e.player import Player
from tests.e2e.weaver import Weaver
from tests.e2e.windows import remember
from tests.night import by_night

CONTINUE = '[data-act="continue"]'
#: Writes down every prompt, how many open cards lay on the table then, and whether anything moved.
WATCH = """([prompt, open]) => {
  window.seen = [];
  window.moved = [];
  const look = () => {
    const head = document.querySelector(prompt)?.innerText.trim();
    if (head && window.seen.at(-1)?.head !== head)
      window.seen.push({ head, open: document.querySelectorAll(open).length });
    for (const one of document.getAnimations()) {
      const { endTime, duration } = one.effect.getComputedTiming();
      if (endTime !== Infinity && duration > 1) window.moved.push(one.effect.target?.className ?? "");
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
}"""


def watched(page: Page) -> list[dict[str, object]]:
    return list(page.evaluate("() => window.seen"))


def heads(page: Page) -> list[str]:
    return [str(one["head"]) for one in watched(page)]


@pytest.mark.parametrize("how", ["system", by_night("setting")])
def test_khiva_shows_the_cards_before_what_they_lead_to(url: str, someone: Someone, how: str) -> None:
    me: Player = someone(stills=True, reduced_motion="reduce" if how == "system" else "no-preference")
    if how == "setting":
        remember(me.page, speed=0)
    # The page's own clock is moved on: nobody waits here while a still is looked at.
    me.page.clock.install()
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2))
    me.wait_for("choose")
    me.page.evaluate(WATCH, [".khiva .prompt b", ".khiva .played .flip"])
    me.quick()
    expect(me.page.locator(CONTINUE)).to_be_visible()
    # Nobody presses anything: it goes on by itself, to the next question.
    while me.phase() not in ("choose", "decide"):
        me.page.clock.run_for(500)
    seen = watched(me.page)
    first = next(at for at, one in enumerate(seen) if "are revealed" in str(one["head"]))
    assert seen[first]["open"] == 3
    after = heads(me.page)[first + 1 :]
    assert any("camel" in head or "refused" in head for head in after), after
    assert not me.page.evaluate("() => window.moved")


@pytest.mark.nightly
def test_each_step_stands_until_continue_where_that_is_chosen(url: str, someone: Someone) -> None:
    me: Player = someone(stills=True, **PHONE)
    remember(me.page, stills="press")
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2))
    me.wait_for("choose")
    me.quick()
    forward = me.page.locator(CONTINUE)
    prompt = me.page.locator(".khiva .prompt b")
    expect(forward).to_be_visible()
    expect(me.page.locator(".khiva .played .flip")).to_have_count(3)
    steps = []
    while forward.count():
        steps.append(prompt.inner_text())
        forward.tap()
        me.page.wait_for_function(
            "([head]) => document.querySelector('.khiva .prompt b')?.innerText !== head", arg=[steps[-1]]
        )
    assert len(steps) > 2, steps
    me.wait_for("choose", "decide")


def test_escape_leads_from_the_stills_to_the_question(url: str, someone: Someone) -> None:
    me: Player = someone(stills=True)
    remember(me.page, stills="press")
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2))
    me.wait_for("choose")
    me.quick()
    forward = me.page.locator(CONTINUE)
    expect(forward).to_be_visible()
    before = me.page.locator(".khiva .prompt b").inner_text()
    me.page.keyboard.press("Space")
    expect(me.page.locator(".khiva .prompt b")).not_to_have_text(before)
    expect(forward).to_be_visible()
    me.page.keyboard.press("Escape")
    me.wait_for("choose", "decide")
    expect(forward).to_have_count(0)


def test_kilim_shows_the_cards_before_who_wins(url: str, someone: Someone) -> None:
    me: Weaver = someone(Weaver, stills=True)
    remember(me.page, stills="press")
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2, game="kilim", level="random"))
    me.wait_for("place")
    me.place("Gold 9")
    forward = me.page.locator(CONTINUE)
    expect(forward).to_be_visible()
    expect(me.page.locator(".kilim .offers .card:not(.back)")).to_have_count(3)
    expect(me.page.locator(".kilim .offers .strike, .kilim .offers .won")).to_have_count(0)
    forward.click()
    expect(me.page.locator(".kilim .prompt b")).not_to_contain_text("are revealed")


def test_samarkand_shows_the_offers_before_the_prices(url: str, someone: Someone) -> None:
    me: Merchant = someone(Merchant, stills=True)
    remember(me.page, stills="press")
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2, game="samarkand"))
    me.wait_for("sell")
    me.cards.first.click()
    me.page.keyboard.press("c")
    forward = me.page.locator(CONTINUE)
    expect(forward).to_be_visible()
    expect(me.page.locator(".souk [data-place] [data-offer]:not([data-offer=camel])")).not_to_have_count(0)
    expect(me.page.locator('.souk [data-act="pass"]')).to_have_count(0)
    forward.click()
    me.wait_for("stop")


def test_the_way_is_a_setting(url: str, someone: Someone) -> None:
    page = someone(stills=True).page
    page.goto(f"{url}/settings")
    group = page.get_by_role("group", name="Without motion")
    expect(group.get_by_role("radio", name="Step by step")).to_be_checked()
    group.get_by_text("With “Continue”").click()
    page.reload()
    expect(group.get_by_role("radio", name="With “Continue”")).to_be_checked()
    expect(group).to_contain_text("space bar")
