"""The log follows the board: a line stands there when its event has been seen, and not before."""

import json
import re

from playwright.sync_api import expect

from tests.e2e.conftest import Someone

#: Watches in the page itself, at every change of the log, whether it runs ahead of the camels.
WATCH = r"""() => {
  window.ahead = [];
  window.lines = 0;
  const log = document.querySelector('ol[aria-label="Log"]');
  new MutationObserver(() => {
    const camel = (one) => one.playState === "running" && one.effect?.target?.matches?.("[data-camel]");
    const moving = document.getAnimations().some(camel);
    const fresh = [...log.children].slice(window.lines).map((line) => line.innerText);
    window.lines = log.children.length;
    if (moving) window.ahead.push(...fresh);
  }).observe(log, { childList: true });
}"""


def test_the_log_does_not_run_ahead_of_the_motion(url: str, someone: Someone) -> None:
    me = someone(reduced_motion="no-preference")
    me.page.goto(url)
    me.page.get_by_role("button", name="Play now against bots").first.click()
    me.wait_for("choose")
    log = me.page.get_by_role("list", name="Log")
    expect(log).to_contain_text("Deal 1 begins.")
    me.page.evaluate(WATCH)
    me.act()
    while me.wait_for("choose", "decide") == "decide":
        me.decide()
    expect(log).to_contain_text(re.compile("camel goes from"))
    ahead = me.page.evaluate("() => window.ahead")
    assert not ahead, json.dumps(ahead)
