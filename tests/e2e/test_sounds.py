"""Sounds: none before the first gesture, some when things happen, none when they are switched off."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Someone
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


@pytest.fixture
def me(url: str, someone: Someone) -> Player:
    player = someone()
    player.page.add_init_script(f"({EAR})()")
    player.page.goto(url)
    player.page.get_by_role("button", name="Play now against bots").first.click()
    player.wait_for("choose", "decide")
    return player


def heard(page: Page) -> int:
    return int(page.evaluate("() => window.heard"))


def test_a_turn_is_heard(me: Player) -> None:
    before = heard(me.page)
    me.act()
    me.page.wait_for_function("(before) => window.heard > before + 1", arg=before)


def test_nothing_sounds_before_the_first_gesture(me: Player) -> None:
    me.page.reload()
    me.wait_for("choose", "decide")
    assert me.page.evaluate("() => [window.heard, window.opened]") == [0, 0]


def test_the_switch_is_in_view_and_its_choice_is_remembered(me: Player) -> None:
    switch = me.page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    me.page.reload()
    me.wait_for("choose", "decide")
    expect(me.page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    me.act()
    me.act()
    assert heard(me.page) == 0
    # Who switches it on again hears at once that it is on.
    me.page.get_by_role("button", name="Sound").click()
    me.page.wait_for_function("() => window.heard > 0")
