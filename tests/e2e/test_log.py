"""The log follows the board, folded into a line for each turn; the last turn can be seen again."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.house import opening, quick_bots, sit, table_of
from tests.e2e.merchant import Merchant
from tests.e2e.player import Player
from tests.e2e.weaver import Weaver, kilim_at
from tests.e2e.windows import remember
from tests.waiting import wait_until

#: Watches in the page itself, at every change of the log, whether it runs ahead of the camels.
WATCH = r"""() => {
  window.ahead = [];
  window.lines = new Set();
  const log = document.querySelector('ol[aria-label="Log"]');
  const texts = () => [...log.querySelectorAll("li .text")].map((line) => line.innerText);
  texts().forEach((text) => window.lines.add(text));
  new MutationObserver(() => {
    const camel = (one) => one.playState === "running" && one.effect?.target?.matches?.("[data-camel]");
    const moving = document.getAnimations().some(camel);
    const fresh = texts().filter((text) => !window.lines.has(text));
    fresh.forEach((text) => window.lines.add(text));
    if (moving) window.ahead.push(...fresh);
  }).observe(log, { childList: true, subtree: true, characterData: true });
}"""

#: Every answer and every other word that leaves the page.
SENT = """() => {
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const { type } = JSON.parse(data);
    if (type !== "ping") window.sent.push(type);
    return send.call(this, data);
  };
}"""


def turn_through(me: Player) -> None:
    """Answer what a turn asks, until the next one is chosen for."""
    me.wait_for("choose", "decide")
    me.quick()
    while me.wait_for("choose", "decide") == "decide":
        me.quick()


def log_of(page: Page):  # type: ignore[no-untyped-def]
    return page.get_by_role("list", name="Log")


@pytest.mark.nightly
def test_a_turn_with_motion_goes_on_by_itself_and_the_log_does_not_run_ahead(url: str, someone: Someone) -> None:
    me = someone(reduced_motion="no-preference")
    opening(me.page, quick_bots)
    me.page.goto(url)
    me.page.get_by_role("button", name="Play now").first.click()
    me.wait_for("choose")
    expect(me.page.locator(".rail .top")).to_contain_text("Deal 1")
    expect(me.page.get_by_text(re.compile(r"Deal 1 · turn 1")).first).to_be_visible()
    me.page.evaluate(WATCH)
    # Whatever the turn asks on its way is answered; what is shown is the page's own business.
    turn_through(me)
    expect(me.page.get_by_text(re.compile(r"Deal 1 · turn 2")).first).to_be_visible()
    expect(me.page.locator(".rail li[data-turn='1']")).to_be_visible()
    me.page.locator(".rail li[data-turn='1'] .line").click()
    expect(log_of(me.page)).to_contain_text(re.compile("camel goes from"))
    ahead = me.page.evaluate("() => window.ahead")
    assert not ahead, json.dumps(ahead)


def test_a_turn_is_one_line_that_opens_and_its_rule_is_read_in_place(url: str, someone: Someone) -> None:
    me = someone()
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2))
    me.wait_for("choose")
    turn_through(me)
    turn_through(me)
    turns = me.page.locator(".rail li[data-turn]")
    expect(turns).to_have_count(2)
    assert [one.get_attribute("data-turn") for one in turns.all()] == ["2", "1"]
    expect(log_of(me.page)).not_to_contain_text("has chosen")
    line = turns.first.get_by_role("button").first
    expect(line).to_have_attribute("aria-expanded", "false")
    expect(log_of(me.page)).not_to_contain_text("You play")
    me.tab_to(line)
    me.page.keyboard.press("Enter")
    expect(line).to_have_attribute("aria-expanded", "true")
    expect(turns.first).to_contain_text("You play")
    rule = turns.first.get_by_role("button", name="Rule KH-12").first
    rule.click()
    expect(rule).to_have_attribute("aria-expanded", "true")
    expect(turns.first.get_by_role("note")).to_contain_text("KH-12")
    expect(turns.first.get_by_role("note")).to_contain_text("left neighbour")
    turns.first.get_by_role("button", name="In the rulebook").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("KH-12")


@pytest.mark.nightly
def test_earlier_days_are_one_line_with_their_scores(url: str, someone: Someone) -> None:
    me = someone(Weaver)
    me.page.goto(kilim_at(me.page.context, url, seats=3, phase="place", after=60))
    me.wait_for("place")
    first = me.page.locator(".rail .chapter", has_text="Day 1")
    expect(first).to_contain_text("turns 1 to 15")
    expect(first.locator(".score")).to_have_count(3)
    first.get_by_role("button").first.click()
    expect(first.locator("li[data-turn]")).to_have_count(15)


@pytest.mark.nightly
def test_a_line_points_at_its_place_on_the_kilim(url: str, someone: Someone) -> None:
    me = someone(Weaver)
    me.page.goto(kilim_at(me.page.context, url, seats=3, phase="place", after=40))
    me.wait_for("place")
    for line in me.page.locator(".rail li[data-turn] > .line").all():
        line.click()
    log = log_of(me.page)
    expect(log).to_contain_text(re.compile("weaves? the"))
    assert not re.search(r"\bat -?\d+, [-−]?\d+", log.inner_text())
    woven = log.locator("li", has_text=re.compile("weaves? the")).last
    expect(me.page.locator("[data-pointed]")).to_have_count(0)
    tab, pointed = me.page.locator(".rail [role=tab]").first, me.page.locator("[data-pointed]")

    def is_pointed_at() -> bool:
        """The mouse stays where it is, but a log that grows moves the line away from under it."""
        tab.hover()
        woven.hover()
        return pointed.count() == 1

    wait_until(is_pointed_at)
    tab.hover()
    expect(pointed).to_have_count(0)
    woven.get_by_role("button", name="Show it on the board").focus()
    expect(me.page.locator("[data-pointed]")).to_have_count(1)


@pytest.mark.nightly
def test_prices_are_no_lines_of_the_log(url: str, someone: Someone) -> None:
    me = someone(Merchant)
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2, game="samarkand"))
    me.wait_for("sell")
    me.cards.first.click()
    me.page.keyboard.press("c")
    # Ten prices, at which nobody but the bots buys.
    while me.wait_for("stop", "sell") == "stop":
        price = me.page.locator(".souk .lamp").inner_text()
        me.pass_on()
        me.page.wait_for_function("(price) => document.querySelector('.souk .lamp')?.innerText !== price", arg=price)
    turn = me.page.locator(".rail li[data-turn='1']")
    expect(turn).to_be_visible()
    turn.locator(".line").click()
    text = log_of(me.page).inner_text()
    assert not re.search(r"^(10|[0-9])\s?!|The price is", text, re.MULTILINE), text
    assert "offer" in text


@pytest.mark.nightly
def test_the_last_turn_is_seen_again_and_nothing_is_touched(url: str, someone: Someone) -> None:
    me, friend = someone(stills=True), someone()
    # To see it again takes as long as one looks: here until somebody presses.
    remember(me.page, stills="press")
    me.page.add_init_script(f"({SENT})()")
    clock = {"type": "live", "bank": 1_800, "increment": 15}
    address = table_of(me.page.context, url, seats=3, bots=1, clock=clock)
    sit(friend.page.context, address)
    for player in (me, friend):
        player.page.goto(address)
        player.wait_for("choose")
    again = me.page.get_by_role("button", name="See the last turn again")
    expect(again).to_have_count(0)
    for player in (me, friend):
        player.quick()
    finish(me, friend)
    me.pick(1)
    picked = me.picked()
    told = me.page.evaluate("() => window.sent.length")
    me.page.keyboard.press("a")
    film = me.page.get_by_role("dialog", name="Turn 1, once more")
    expect(film.locator(".prompt")).to_contain_text("The cards are revealed.")
    expect(film.locator(".played .flip")).to_have_count(3)
    expect(film.get_by_text("Your clock")).to_be_attached()
    # Keys are the film's: the table underneath hears none of them.
    me.page.keyboard.press("c")
    me.page.keyboard.press("2")
    me.page.keyboard.press("Space")
    expect(film.locator(".prompt")).not_to_contain_text("The cards are revealed.")
    me.page.keyboard.press("Escape")
    expect(film).to_have_count(0)
    assert me.picked() == picked
    assert me.phase() == "choose"
    assert me.page.evaluate("() => window.sent.length") == told
    # A reload keeps it; and what happens at the table ends it.
    me.page.reload()
    me.wait_for("choose")
    expect(again.first).to_be_visible()
    me.choose()
    me.wait_for("sealed")
    me.page.keyboard.press("a")
    expect(film).to_be_visible()
    friend.choose()
    expect(film).to_have_count(0)


def finish(*players: Player) -> None:
    """Whatever a turn still asks, and every still of it."""
    while True:
        for player in players:
            player.page.evaluate("""() => document.querySelector('[data-act="continue"]')?.click()""")
            if player.phase() == "decide":
                player.quick()
        if all(player.phase() == "choose" for player in players):
            return


def test_the_last_turn_is_seen_again_on_a_phone(url: str, someone: Someone) -> None:
    me = someone(**PHONE)
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2))
    me.wait_for("choose")
    turn_through(me)
    me.page.locator(".khiva .prompt").get_by_role("button", name="See the last turn again").tap()
    film = me.page.get_by_role("dialog", name="Turn 1, once more")
    expect(film.locator(".khiva")).to_be_visible()
    film.get_by_role("button", name="Back to the table").tap()
    expect(film).to_have_count(0)
    me.wait_for("choose")


@pytest.mark.nightly
def test_the_table_of_an_earlier_turn_is_looked_at(url: str, someone: Someone) -> None:
    me = someone()
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2, level="random"))
    me.wait_for("choose")
    for _ in range(3):
        turn_through(me)
    first = log_of(me.page).locator('li[data-turn="1"]')
    first.locator(".line").click()
    first.get_by_role("button", name="See the table then").click()
    dialog = me.page.get_by_role("dialog", name="Turn 1, once more")
    expect(dialog.locator(".khiva")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # What is asked now is as it was; and what this tab did not see is not offered.
    me.wait_for("choose")
    me.page.reload()
    me.wait_for("choose")
    first.locator(".line").click()
    expect(first.locator("li").first).to_be_visible()
    expect(me.page.get_by_role("button", name="See the table then")).to_have_count(0)
