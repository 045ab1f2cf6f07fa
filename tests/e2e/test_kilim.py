"""Kilim through its page: whole games, weaving by every means, every screen, and nothing told to who watches."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.fit import OTHERS, TIGHT, faults_of
from tests.e2e.house import opening, quick_bots, sit, table_of
from tests.e2e.player import RUSH, play_to_the_end
from tests.e2e.script import answer_together
from tests.e2e.test_pages import read_at, shut_out
from tests.e2e.tour import weaving
from tests.e2e.weaver import Weaver, answer, kilim_at
from tests.e2e.windows import aside

TABLE = re.compile(r"/table/[\w-]+")
#: The last turn of the second day; the last two of the game.
SECOND_EVENING, LATE = (2, 15), (3, 14)


@pytest.mark.nightly
def test_one_click_leads_into_a_game_of_kilim_and_to_its_end(url: str, someone: Someone) -> None:
    me = someone(Weaver)
    opening(me.page, quick_bots)
    me.page.goto(url)
    poster = me.page.locator(".posters article").filter(has_text="Kilim")
    poster.get_by_role("button", name="Play now").click()
    expect(me.page).to_have_url(TABLE)
    me.wait_for("place")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Kilim")
    expect(me.page.locator(".prompt")).to_contain_text("Choose a card to place.")
    me.place("Gold 15")
    # Everybody's first card is open now: the turn's line opens, and says what mine was.
    me.page.locator(".rail li[data-turn='1'] .line").click()
    expect(me.page.get_by_role("list", name="Log")).to_contain_text("You show Gold 15.")
    # The end of a day, and the end of the game: a whole one takes this page minutes.
    play_on_to(SECOND_EVENING, [me])
    me.page.evaluate(f"() => {{ void ({RUSH})({me.PHASE}, {me.QUICK}); }}")
    expect(me.page.locator(".stall .when")).to_contain_text("Day 3")
    play_on_to(LATE, [me])
    play_to_the_end([me])
    expect(me.page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(me.open_sheet()).to_contain_text("Full rectangle")
    me.page.get_by_text("Check the shuffle").click()
    expect(me.page.get_by_text("All shuffles were fair.")).to_be_visible()


@pytest.mark.nightly
def test_a_page_that_sees_the_game_begin_draws_the_first_domino_once(url: str, someone: Someone) -> None:
    # With motion, and at a table this page opened: others begin before the page is there, or show nothing on the way.
    me = someone(Weaver, stills=True, reduced_motion="no-preference")
    opening(me.page, lambda setting: quick_bots(setting, "level1"))
    me.page.goto(url)
    poster = me.page.locator(".posters article").filter(has_text="Kilim")
    poster.get_by_role("button", name="Play now").click()
    me.wait_for("place")
    expect(me.page.locator(".stall .prize [data-prize]")).to_have_count(1)
    assert not me.errors
    # Bots: their level stands beside their points, and both are seen.
    assert not faults_of(me.page, sizes=[(360, 740), (390, 844)])


@pytest.mark.nightly
def test_a_turn_with_motion_goes_on_by_itself(url: str, someone: Someone) -> None:
    me = someone(Weaver, reduced_motion="no-preference")
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2, game="kilim", level="random"))
    me.wait_for("place")
    turn = me.page.locator(".stall .when")
    expect(turn).to_contain_text("turn 1 of 15")
    me.place("Gold 15")
    # Whatever the turn asks on its way is answered; what is shown is the page's own business.
    while not re.search(r"turn 2 of 15", turn.inner_text()):
        if me.wait_for("place", "weave") == "weave":
            me.page.evaluate(f"({me.QUICK})('weave')")
    me.wait_for("place")


@pytest.mark.nightly
def test_three_people_weave_on_three_devices(url: str, someone: Someone) -> None:
    host, phone, other = (
        someone(Weaver),
        someone(Weaver, **PHONE),
        someone(Weaver, viewport={"width": 1024, "height": 768}),
    )
    host.page.goto(url)
    host.page.locator(".posters article").filter(has_text="Kilim").get_by_role(
        "button", name="Play with friends"
    ).click()
    dialog = host.page.get_by_role("dialog", name="A table for friends")
    expect(dialog.get_by_role("radio", name="Kilim")).to_be_checked()
    dialog.get_by_text("House rules").click()
    expect(dialog.get_by_text("Does a torn motif beside another torn motif cost points?")).to_be_visible()
    dialog.get_by_role("group", name="Seats").get_by_text("3", exact=True).click()
    dialog.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_role("heading", name="The table is set")).to_be_visible()
    people = [host, phone, other]
    for guest in people[1:]:
        sit(guest.page.context, host.page.url)
        guest.page.goto(host.page.url)
    for player in people:
        player.wait_for("place")

    # The first turn by hand: a card that was placed may be changed, and is struck out where another is as high.
    host.place("Gold 14")
    host.wait_for("sealed")
    expect(host.page.locator(".prompt")).to_contain_text("Face down: Gold 14.")
    host.button("Change").click()
    host.place("Gold 12")
    phone.place("Gold 12")
    other.place("Gold 3")
    for player in people:
        expect(player.page.locator(".offers .strike")).to_have_count(2)
    other.wait_for("weave")
    expect(host.page.locator(".prompt")).to_contain_text("Waiting for")

    play_on_to(LATE, people)
    play_to_the_end(people)
    for player in people:
        player.open_sheet()
    totals = [player.page.locator(".sheet tr.total td").all_inner_texts() for player in people]
    assert totals[0] == totals[1] == totals[2]


def play_on_to(moment: tuple[int, int], people: list[Weaver]) -> None:
    """These look away while their games are played on, and come back on that day and turn."""
    address = people[0].page.url
    for player in people:
        aside(player.page)
    contexts = [player.page.context for player in people]
    answer_together(contexts, address, lambda ask, _: answer(ask), lambda view: (view["day"], view["turn"]) >= moment)
    for player in people:
        player.page.goto(address)


def test_a_card_taken_back_opens_the_free_actions_again(url: str, someone: Someone) -> None:
    me, friend = someone(Weaver), someone(Weaver)
    address = table_of(me.page.context, url, seats=2, bots=0, game="kilim")
    sit(friend.page.context, address)
    me.page.goto(address)
    me.wait_for("place")
    me.place("the Spy")
    me.wait_for("sealed")
    me.button("Take back").click()
    me.wait_for("place")
    me.page.keyboard.press("7")
    expect(me.page.locator(".prompt")).to_contain_text("Place Gold 7?")


@pytest.mark.nightly
def test_weaving_with_a_mouse(url: str, someone: Someone) -> None:
    me = at_the_loom(url, someone(Weaver))
    before = me.pieces.count()
    me.page.locator(".loom .mark").first.click()
    me.confirm.click()
    expect(me.pieces).to_have_count(before + 1)


def test_weaving_by_touch(url: str, someone: Someone) -> None:
    me = at_the_loom(url, someone(Weaver, **PHONE))
    before = me.pieces.count()
    me.page.locator(".loom .mark").first.tap()
    me.confirm.tap()
    expect(me.pieces).to_have_count(before + 1)


def test_weaving_by_keyboard(url: str, someone: Someone) -> None:
    me = at_the_loom(url, someone(Weaver))
    before = me.pieces.count()
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("r")
    expect(me.confirm).to_be_enabled()
    me.page.keyboard.press("c")
    expect(me.pieces).to_have_count(before + 1)


def at_the_loom(url: str, me: Weaver) -> Weaver:
    me.page.goto(kilim_at(me.page.context, url, seats=3, phase="weave", after=6))
    me.wait_for("weave")
    return me


def test_a_rival_s_kilim_enlarges_and_the_focus_comes_back(url: str, someone: Someone) -> None:
    me = someone(Weaver)
    me.page.goto(kilim_at(me.page.context, url, seats=3, phase="place", after=6))
    me.wait_for("place")
    rival = me.page.locator(".rival .who").first
    me.tab_to(rival)
    me.page.keyboard.press("Enter")
    dialog = me.page.get_by_role("dialog", name=re.compile("^The kilim of"))
    expect(dialog).to_contain_text("Total")
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(rival).to_be_focused()


def test_who_watches_learns_no_secret(url: str, someone: Someone) -> None:
    me, friend, stranger = someone(Weaver), someone(Weaver), someone(Weaver)
    address = table_of(me.page.context, url, seats=2, bots=0, game="kilim", public=True)
    sit(friend.page.context, address)
    frames: list[str] = []
    stranger.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    for player in (me, stranger):
        player.page.goto(address)
    stranger.page.locator(".kilim.watching").wait_for()
    me.wait_for("place")
    me.place("Gold 9")
    expect(stranger.page.locator(".offers .card.back")).to_have_count(1)
    expect(stranger.page.locator(".hand, .mat, .pouch, .loom")).to_have_count(0)
    assert "Gold 9" not in stranger.page.locator("body").inner_text()
    assert not [frame for frame in frames if "gold-9" in frame]


@pytest.mark.nightly
def test_kilim_fits_with_four_in_french(url: str, someone: Someone) -> None:
    """The longest words, as the table begins and as it ends."""
    me = someone(Weaver, locale="fr-FR")
    address = table_of(me.page.context, url, seats=4, bots=3, game="kilim", level="random")
    me.page.goto(address)
    me.wait_for("place")
    faults = faults_of(me.page, read_at, TIGHT)
    aside(me.page)
    me.page.goto(kilim_at(me.page.context, url, 4, "over", address=address))
    me.wait_for("over")
    faults += faults_of(me.page, read_at, TIGHT)
    assert not faults, "\n".join(faults)


def test_kilim_fits_and_axe_finds_nothing_serious(url: str, someone: Someone, axe: str) -> None:
    """One way through all phases for both, with the fewest seats; the most are in `test_other_languages.py`."""
    me = someone(Weaver, bypass_csp=True, locale="fr-FR")
    faults: list[tuple[object, ...]] = []
    for phase in weaving(me, url, 2):
        faults += [(phase, fault) for fault in faults_of(me.page, read_at, OTHERS)]
        faults += [(phase, *one) for one in shut_out(me, axe, phase in ("weave", "over"))]
    assert not faults, "\n".join(map(str, faults))
