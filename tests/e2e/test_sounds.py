"""Sounds: none before the first gesture, some when things happen, none when they are switched off."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Someone
from tests.e2e.house import opening, quick_bots
from tests.e2e.player import Player

#: Counts what is set ringing; the sound itself is left to the browser.
EAR = """() => {
  window.heard = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
  }
  const resume = AudioContext.prototype.resume;
  window.opened = 0;
  window.AudioContext = class extends AudioContext { constructor() { super(); window.opened += 1; } };
  window.AudioContext.prototype.resume = resume;
}"""


def heard(page: Page) -> int:
    return int(page.evaluate("() => window.heard"))


@pytest.mark.nightly
def test_a_turn_is_heard_after_a_gesture_unless_it_is_switched_off(url: str, someone: Someone) -> None:
    me: Player = someone()
    page: Page = me.page
    page.add_init_script(f"({EAR})()")
    opening(page, quick_bots)
    page.goto(url)
    me.button("Play now").first.click()
    me.wait_for("choose", "decide")
    before = heard(page)
    me.act()
    page.wait_for_function("(before) => window.heard > before + 1", arg=before)

    # Nothing sounds before the first gesture.
    page.reload()
    me.wait_for("choose", "decide")
    assert page.evaluate("() => [window.heard, window.opened]") == [0, 0]

    # The switch is in view, and its choice is remembered.
    switch = page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.reload()
    me.wait_for("choose", "decide")
    expect(switch).to_have_attribute("aria-pressed", "false")
    me.act()
    me.act()
    assert heard(page) == 0
    # Who switches it on again hears at once that it is on.
    switch.click()
    page.wait_for_function("() => window.heard > 0")
