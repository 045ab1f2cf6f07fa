"""What a page shows is so: after a change of mind, a reload, a lost line, in a second tab, and to a stranger."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import Someone
from tests.e2e.house import leave, sit, table_of
from tests.e2e.player import Player
from tests.e2e.script import play_on
from tests.e2e.windows import aside

Pair = tuple[Player, Player]


@pytest.fixture
def pair(url: str, someone: Someone) -> Pair:
    """Two people and a bot, all asked for their first choice."""
    me, friend = someone(), someone()
    address = table_of(me.page.context, url, seats=3, bots=1)
    sit(friend.page.context, address)
    for player in (me, friend):
        player.page.goto(address)
        player.wait_for("choose")
    return me, friend


def test_a_sealed_choice_can_be_changed_until_the_reveal(pair: Pair) -> None:
    me, friend = pair
    before = me.cards()
    me.pick(0, 1)
    me.button("Seal").click()
    me.wait_for("sealed")
    expect(me.page.get_by_text("Your choice is sealed.").first).to_be_visible()
    me.button("Change").click()
    me.wait_for("choose")
    unpick(me)
    me.pick(2, 3)
    me.button("Seal").click()
    me.wait_for("sealed")
    assert [card.split(",")[0] for card in me.picked()] == before[2:4]

    friend.quick()
    # The second choice is the one that was played and given.
    for card in before[2:4]:
        expect(me.hand.filter(has_text=card)).to_have_count(0)
    left = me.cards()
    assert before[0] in left
    assert before[1] in left


def unpick(player: Player) -> None:
    """Put every picked card back."""
    pressed = player.page.locator('.khiva .hand button[aria-pressed="true"]')
    while pressed.count():
        pressed.first.click()


def test_a_reload_shows_the_same_in_every_phase(pair: Pair) -> None:
    me, friend = pair
    cards = me.cards()
    me.page.reload()
    me.wait_for("choose")
    assert me.cards() == cards

    me.quick()
    me.wait_for("sealed")
    sealed = me.picked()
    assert len(sealed) == 2
    me.page.reload()
    me.wait_for("sealed")
    assert me.cards() == cards
    assert me.picked() == sealed

    address = me.page.url
    leave(friend.page.context, address)
    # Whoever looks away is not shown every turn: that would take the test most of its time.
    for player in pair:
        aside(player.page)
    play_on(me.page.context, address, "over")
    me.page.goto(address)
    me.wait_for("over")
    sheet = me.open_sheet().first.inner_text()
    me.page.reload()
    me.wait_for("over")
    assert me.open_sheet().first.inner_text() == sheet


def test_a_lost_line_is_told_calmly_and_found_again(pair: Pair) -> None:
    me, friend = pair
    notice = me.page.get_by_text("You are not connected right now.")
    me.quick()
    me.wait_for("sealed")
    me.page.context.set_offline(True)
    expect(notice).to_be_visible()
    # The game goes on without the one who is away.
    hand = friend.cards()
    friend.quick()
    expect(friend.hand.filter(has_text=hand[0])).to_have_count(0)
    me.page.context.set_offline(False)
    expect(notice).to_be_hidden()
    me.wait_for("choose", "decide")
    turn = friend.page.get_by_text(re.compile(r"Deal \d+ · turn \d+")).first.inner_text()
    expect(me.page.get_by_text(turn).first).to_be_visible()


@pytest.mark.nightly
def test_two_tabs_of_one_person_agree(pair: Pair) -> None:
    me, _ = pair
    tab = Player(me.page.context.new_page())
    tab.page.goto(me.page.url)
    tab.wait_for("choose")
    assert tab.cards() == me.cards()
    me.quick()
    tab.wait_for("sealed")
    assert tab.picked() == me.picked()
    tab.button("Change").click()
    tab.wait_for("choose")
    unpick(tab)
    tab.pick(3, 2)
    tab.button("Seal").click()
    tab.wait_for("sealed")
    chosen = tab.picked()
    me.page.wait_for_function(
        """(wanted) => [...document.querySelectorAll('.khiva .hand button[aria-pressed="true"] .ears')]
            .map((ears) => ears.innerText.split(", ").slice(0, 2).join(", ")).join("|") === wanted""",
        arg="|".join(chosen),
    )
    assert not tab.errors


def test_who_watches_is_told_no_secret(url: str, someone: Someone) -> None:
    me, friend, stranger = someone(), someone(), someone()
    heard = {player: heard_by(player.page) for player in (me, friend, stranger)}
    address = table_of(me.page.context, url, seats=3, bots=1)
    sit(friend.page.context, address)
    for player in (me, friend):
        player.page.goto(address)
        player.wait_for("choose")
    stranger.page.goto(address)
    expect(stranger.page.get_by_text("You are watching.").first).to_be_visible()
    me.quick()
    me.wait_for("sealed")
    expect(stranger.page.get_by_text("Sealed").first).to_be_visible()

    hands = [set(hand_in(heard[player])) for player in (me, friend)]
    assert all(len(hand) >= 4 for hand in hands)
    assert not hands[0] & hands[1]
    source = stranger.page.content() + " ".join(heard[stranger])
    assert not [card for hand in hands for card in hand if f'"{card}"' in source]
    expect(stranger.page.get_by_role("list", name="Your hand")).to_have_count(0)
    # And the rival hears nothing of my hand.
    rival = friend.page.content() + " ".join(heard[friend])
    assert not [card for card in hands[0] if f'"{card}"' in rival]


def heard_by(page: Page) -> list[str]:
    """All that sockets and requests bring into this page, from now on."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(frame if isinstance(frame, str) else frame.decode()))

    page.on("websocket", listen)
    return heard


def hand_in(frames: list[str]) -> Iterator[str]:
    for frame in frames:
        yield from hands_of(json.loads(frame))


def hands_of(told: Any) -> Iterator[str]:
    if isinstance(told, dict):
        for name, value in told.items():
            if name == "hand" and isinstance(value, list):
                yield from value
            else:
                yield from hands_of(value)
    elif isinstance(told, list):
        for value in told:
            yield from hands_of(value)
