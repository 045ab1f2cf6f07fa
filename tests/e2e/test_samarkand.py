"""The Market of Samarkand through its page: whole games, live and without hurry, orders, every screen, no secrets."""

import re
import threading
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.fit import OTHERS, TIGHT, faults_of
from tests.e2e.house import opening, quick_bots, serving, sit, table_of
from tests.e2e.merchant import Merchant, answer, souk_on, souk_phases
from tests.e2e.player import AT_ONCE, PATIENCE, play_to_the_end
from tests.e2e.script import Answer, answer_together, answer_with
from tests.e2e.test_pages import read_at, shut_out
from tests.e2e.windows import aside

TABLE = re.compile(r"/table/[\w-]+")
#: Of ten turns: the first of the last two, and the last.
LATE, LAST = 9, 10
#: The quickest that a house counts.
QUICKLY = {"type": "live", "bank": 300, "increment": 15, "pace": 1}


def quicken(setting: dict[str, Any]) -> None:
    """Nobody waits so long for a test."""
    assert setting["clock"]["type"] == "paced"
    setting["clock"]["pace"] = 1
    quick_bots(setting)


@pytest.mark.nightly
def test_one_click_leads_into_the_souk_where_the_price_falls_by_itself(url: str, someone: Someone) -> None:
    me = someone(Merchant)
    opening(me.page, quicken)
    me.page.goto(url)
    poster = me.page.locator(".posters article").filter(has_text="Samarkand")
    poster.get_by_role("button", name="Play now").click()
    expect(me.page).to_have_url(TABLE)
    me.wait_for("sell")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("The Market of Samarkand")
    # The goal of the game first, then a hint for the step.
    me.page.get_by_role("button", name="Got it").click()
    expect(me.page.get_by_text("Put one card on your rug")).to_be_visible()
    me.sell(3)
    # Nothing is pressed, and yet the count goes on to the next turn.
    expect(me.page.get_by_text("The price falls by itself.")).to_be_visible()
    expect(me.page.locator(".souk .ring")).to_have_count(1)
    expect(me.page.locator(".rail li[data-turn='2']")).to_be_attached()
    me.wait_for("sell")


@pytest.mark.nightly
def test_three_people_at_a_live_table(url: str, someone: Someone) -> None:
    people = [
        someone(Merchant),
        someone(Merchant, **PHONE),
        someone(Merchant, viewport={"width": 1024, "height": 768}),
    ]
    address = table_of(people[0].page.context, url, seats=3, bots=0, game="samarkand", clock=QUICKLY)
    for guest in people[1:]:
        sit(guest.page.context, address)
    # Two turns are followed by the page of the test by keyboard: these look at the last one.
    answer_together([player.page.context for player in people], address, answer, lambda view: view["turn"] >= LAST)
    for player in people:
        player.page.goto(address)
    play_to_the_end(people)
    for player in people:
        player.open_sheet()
    totals = [player.page.locator(".sheet tr.total td").all_inner_texts() for player in people]
    assert totals[0] == totals[1] == totals[2]


def test_a_stop_is_sealed_changed_and_revealed_to_all_at_once(url: str, someone: Someone, contexts: Contexts) -> None:
    """To one who plays and to one who watches; the other two have no page, and answer over the socket."""
    me, stranger = someone(Merchant), someone(Merchant)
    rivals = [contexts(), contexts()]
    address = table_of(me.page.context, url, seats=3, bots=0, game="samarkand", public=True)
    frames: list[str] = []
    stranger.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    for guest in rivals:
        sit(guest, address)
    for player in (me, stranger):
        player.page.goto(address)
    stranger.page.locator(".souk.watching").wait_for()
    me.wait_for("sell")
    me.sell(7)
    answer_together(rivals, address, once("SellAsk"), lambda _: False)
    me.wait_for("stop")
    expect(stranger.page.locator(".souk .lantern text")).to_have_text("10")
    heard = len(frames)
    me.offers.first.click()
    me.wait_for("stopped")
    expect(me.prompt).to_contain_text("You stop at 10 for")
    # Another card instead, then the same again: taken back.
    me.offers.nth(1).click()
    expect(me.page.locator('.souk [data-choice="2"]')).to_have_attribute("aria-pressed", "true")
    me.offers.nth(1).click()
    me.wait_for("passed")
    me.offers.first.click()
    me.wait_for("stopped")
    # Nobody hears of all this.
    assert not [frame for frame in frames[heard:] if '"type":"update"' in frame]
    assert not [frame for frame in frames if '"type":"Stop"' in frame or '"dirhams":25' in frame]
    answer_together(rivals, address, once("StopAsk"), lambda _: False)
    stamps = {player: player.page.locator(".souk .stamp") for player in (me, stranger)}
    for player, stamp in stamps.items():
        expect(stamp).to_have_text("Yours for 10" if player is me else re.compile(r"Sold to .* for 10"))
    expect(me.page.locator(".souk .purse")).to_contain_text("15")
    # A reload shows the same market, and what became of it.
    me.page.reload()
    me.wait_for("stop")
    expect(stamps[me]).to_have_text("Yours for 10")


@pytest.mark.nightly
def test_a_dispute_is_told_in_words(url: str, someone: Someone) -> None:
    people = [someone(Merchant) for _ in range(3)]
    address = table_of(people[0].page.context, url, seats=3, bots=0, game="samarkand")
    for guest in people[1:]:
        sit(guest.page.context, address)
    for player in people:
        player.page.goto(address)
        player.wait_for("sell")
        player.sell(1)
    for player in people:
        player.wait_for("stop")
    elder = next(player for player in people if player.page.locator(".souk .purse .elder").count())
    rest = [player for player in people if player is not elder]
    for player in rest:
        player.page.locator('.souk [data-place="camel"] button').click()
        player.wait_for("stopped")
        expect(player.prompt).to_contain_text("If others stop for it too, each pays 5")
    elder.pass_on()
    for player in people:
        expect(player.page.locator('.souk [data-place="camel"] .fate')).to_contain_text(
            "pay 5 each, the camel goes back."
        )
        player.wait_for("stop")
    for player in people:
        player.page.locator('.souk [data-place="camel"] button').click()
    expect(elder.page.locator('.souk [data-place="camel"] .fate')).to_contain_text("You, the elder, take it for 9.")
    # Who has not got the money is warned, and fined all the same.
    poor = rest[0]
    poor.wait_for("stop")
    assert "20" in poor.page.locator(".souk .purse").inner_text()


#: By this one question is told from the next.
ASKED = f"""() => [
  ({Merchant.PHASE})(),
  document.querySelector(".souk .lantern text")?.textContent,
  document.querySelectorAll(".souk .hand button").length,
].join()"""


def test_the_last_turns_by_keyboard_alone_and_all_that_can_be_checked(url: str, someone: Someone) -> None:
    me = someone(Merchant)
    address = table_of(me.page.context, url, seats=4, bots=3, game="samarkand")
    answer_together([me.page.context], address, answer, lambda view: view["turn"] >= LATE)
    me.page.goto(address)
    seen = set()
    while (phase := me.wait_for("sell", "stop", "leave", "kind", "over")) != "over":
        seen.add(phase)
        before = me.page.evaluate(ASKED)
        if phase == "sell":
            value = me.cards.first.get_attribute("data-value") or ""
            me.page.keyboard.press(value)
            me.page.keyboard.press("c")
        elif phase == "stop" and me.page.locator(".souk .lantern text").text_content() == "2":
            seen.add("along")
            me.page.keyboard.press("ArrowRight")
            me.page.keyboard.press("Enter")
        elif phase == "stop":
            # The space bar presses what has the focus, so it passes only until something has it.
            me.page.keyboard.press(" " if "along" not in seen else "p")
        else:
            me.page.keyboard.press("c" if phase == "leave" else "1")
        # What is asked next may be of the same kind: it is another question, at another price or of another card.
        me.page.wait_for_function(f"(before) => ({ASKED})() !== before", arg=before)
    assert {"sell", "stop", "along"} <= seen
    # All that can be checked of a game, against bots.
    expect(me.page.get_by_role("heading", name="The game is over")).to_be_visible()
    sheet = me.open_sheet()
    for row in ("Wealth", "Rarest kind", "Equal values", "Empty places", "Total"):
        expect(sheet).to_contain_text(row)
    me.page.get_by_text("Check the shuffle").click()
    expect(me.page.get_by_text("All shuffles were fair.")).to_be_visible()


#: Every price that the lantern shows, in the order in which it does.
PRICES = """() => {
  window.prices = [];
  const look = () => {
    const price = Number(document.querySelector(".souk .lantern text")?.textContent);
    if (price && window.prices.at(-1) !== price) window.prices.push(price);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_the_ring_runs_out_and_doing_nothing_is_passing(url: str, someone: Someone) -> None:
    """The clock of the house runs. A page that is slow may miss a price, or a whole turn; the next one comes."""
    me = someone(Merchant, reduced_motion="no-preference")
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2, game="samarkand", clock={**QUICKLY, "pace": 2}))
    me.wait_for("sell")
    me.page.evaluate(PRICES)
    me.sell(1)
    me.page.wait_for_function("() => window.prices.length > 1")
    first, second, *_ = me.page.evaluate("() => window.prices")
    assert first > second
    # While one price is shown being settled, the next can be answered. There is always a camel to stop for.
    stopped = me.page.locator('.souk [data-choice="4"][aria-pressed=true]')
    while not stopped.is_visible():
        phase = me.phase()
        if phase == "sell":
            me.cards.first.click()
            me.page.keyboard.press("c")
        elif phase in ("leave", "kind"):
            # The camel was bought before this page had shown so.
            me.page.keyboard.press("c" if phase == "leave" else "1")
        seen = me.page.evaluate("() => window.prices.length")
        me.page.keyboard.press("4")
        me.page.wait_for_function(
            f"""(seen) => document.querySelector('.souk [data-choice="4"][aria-pressed=true]')
              || window.prices.length > seen || ["sell", "leave", "kind"].includes(({me.PHASE})())""",
            arg=seen,
        )
    expect(me.page.locator(".souk .stamp, .souk .broke").first).to_be_visible()


@pytest.mark.nightly
def test_a_live_table_is_opened_with_a_pace(url: str, someone: Someone) -> None:
    page = someone().page
    page.goto(url)
    page.locator(".posters article").filter(has_text="Samarkand").get_by_role(
        "button", name="Play with friends"
    ).click()
    dialog = page.get_by_role("dialog", name="A table for friends")
    expect(dialog.get_by_role("group", name="Seats").get_by_text("2", exact=True)).to_have_count(0)
    dialog.get_by_text("House rules").click()
    expect(dialog.get_by_text("Are bought goods hidden behind the screens too?")).to_be_visible()
    dialog.get_by_role("radio", name=re.compile("^Live")).check()
    dialog.get_by_label("Seconds for each price").fill("4")
    expect(dialog.get_by_text("How long each price is held")).to_be_visible()
    with page.expect_response("**/api/tables?*") as answer:
        dialog.get_by_role("button", name="Open the table").click()
    assert answer.value.request.post_data_json["setting"]["clock"]["pace"] == 4
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    # Where no price is called, nobody is asked for one.
    page.goto(url)
    page.get_by_role("button", name="Play with friends").first.click()
    expect(dialog.get_by_role("radio", name=re.compile("^Live"))).to_be_checked()
    expect(dialog.get_by_label("Seconds for each price")).to_have_count(0)


@pytest.mark.nightly
def test_orders_stand_over_a_restart_of_the_house(browser: Browser, tmp_path: Path) -> None:
    """One has a page, and another later; what they and the third do without one goes over the socket."""
    contexts = [at_once(browser) for _ in range(3)]
    me = Merchant(contexts[0].new_page())
    data, by_day = tmp_path / "data", {"type": "by-day", "hours": 24}
    with serving(data) as url:
        address = table_of(contexts[0], url, seats=3, bots=0, game="samarkand", clock=by_day)
        for context in contexts[1:]:
            sit(context, address)
        me.page.goto(address)
        me.wait_for("sell")
        me.sell(2)
        answer_together(contexts[1:], address, once("SellAsk"), lambda _: False)
        me.wait_for("stop")
        me.page.locator('.souk [data-act="order"]').click()
        dialog = me.page.get_by_role("dialog", name="Standing order")
        dialog.get_by_text("Stop at").click()
        dialog.get_by_label("Price").last.select_option("8")
        dialog.get_by_role("button", name="Give the order").click()
        expect(me.prompt).to_contain_text("Stop at 8 for")
        kept = [context.storage_state() for context in contexts]
        table = address.rsplit("/", 1)[1]
    for context in contexts:
        context.close()

    contexts = [at_once(browser) for _ in range(3)]
    with serving(data) as url:
        for context, state in zip(contexts, kept, strict=True):
            context.add_cookies([{**cookie, "url": url} for cookie in without_place(state["cookies"])])
        me, friend = (Merchant(context.new_page()) for context in contexts[:2])
        address = f"{url}/table/{table}"
        for player in (me, friend):
            player.page.goto(address)
        # At 10 and 9 the order passes; at 8 it stops, while its owner does nothing.
        for _ in (10, 9, 8):
            friend.wait_for("stop")
            friend.pass_on()
            friend.wait_for("passed")
            answer_with(contexts[2], address, once("StopAsk"))
        expect(me.page.locator(".souk .stamp")).to_have_text("Yours for 8")
        expect(me.page.get_by_text("Your standing order has lapsed.").first).to_be_attached()
        expect(friend.page.locator("body")).not_to_contain_text("standing order has lapsed")
    for context in contexts:
        context.close()


def once(kind: str) -> Answer:
    """One answer to a question of this kind, and none to the next."""
    kinds = threading.local()

    def one(ask: dict[str, Any], view: dict[str, Any]) -> dict[str, Any] | None:
        if ask["type"] != kind or hasattr(kinds, "answered"):
            return None
        kinds.answered = True
        return answer(ask, view)

    return one


def at_once(browser: Browser) -> BrowserContext:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    return context


def without_place(cookies: list[dict[str, object]]) -> list[dict[str, object]]:
    """Another port is another place, but the same house."""
    return [{"name": one["name"], "value": one["value"]} for one in cookies]


@pytest.mark.nightly
def test_the_souk_fits_with_four_in_english(url: str, someone: Someone) -> None:
    """As the table begins, while the price falls, and as it ends."""
    me = someone(Merchant)
    address = table_of(me.page.context, url, seats=4, bots=3, game="samarkand")
    faults = []
    for phase in ("sell", "stop", "over"):
        aside(me.page)
        souk_on(me.page.context, address, phase)
        me.page.goto(address)
        me.wait_for(phase)
        faults += [(phase, fault) for fault in faults_of(me.page, read_at, TIGHT)]
    assert not faults, "\n".join(map(str, faults))


def test_the_souk_fits_and_axe_finds_nothing_serious(url: str, someone: Someone, axe: str) -> None:
    """One way through all phases for both, with the fewest seats; the most are in `test_other_languages.py`."""
    me = someone(Merchant, bypass_csp=True, locale="fr-FR")
    faults: list[tuple[object, ...]] = []
    for phase in souk_phases(me, url, 3):
        faults += [(phase, fault) for fault in faults_of(me.page, read_at, OTHERS)]
        faults += [(phase, *one) for one in shut_out(me, axe, phase in ("stop", "over"))]
    assert not faults, "\n".join(map(str, faults))


@pytest.mark.nightly
def test_the_names_on_the_plates_are_whole_in_every_language(url: str, someone: Someone) -> None:
    me = someone(Merchant, locale="fr-FR")
    me.page.goto(table_of(me.page.context, url, seats=4, bots=3, game="samarkand", level="level3"))
    me.wait_for("sell")
    cut = "(names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
    names = me.page.locator(".souk .rival .name .word")
    expect(names).to_have_count(3)
    assert names.evaluate_all(cut) == []


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.nightly
def test_on_a_phone_the_elders_parasol_is_on_the_plate(url: str, someone: Someone, seats: int) -> None:
    host, stranger = someone(Merchant), someone(Merchant, **PHONE)
    stranger.page.goto(table_of(host.page.context, url, seats, bots=seats - 1, game="samarkand", public=True))
    # Who watches sees everybody's plate, the elder's among them.
    parasol = stranger.page.locator(".souk.watching .rival [data-elder]")
    expect(parasol).to_be_visible()
    inside = parasol.evaluate(
        """(one) => {
          const [a, b] = [one, one.closest(".rival")].map((element) => element.getBoundingClientRect());
          return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
        }"""
    )
    assert inside


@pytest.mark.nightly
def test_on_a_phone_the_parasol_takes_no_line_from_what_a_rug_says(url: str, someone: Someone) -> None:
    host, stranger = someone(Merchant), someone(Merchant, **PHONE)
    address = table_of(host.page.context, url, seats=4, bots=3, game="samarkand", public=True)
    assert souk_on(host.page.context, address, "stop")
    stranger.page.goto(address)
    parasol = stranger.page.locator(".souk .rug .seller [data-elder]")
    expect(parasol).to_be_visible()
    under = parasol.evaluate(
        """(one) => {
          const [a, b] = [one, one.parentElement.querySelector(".name")].map((part) => part.getBoundingClientRect());
          return a.right <= b.left;
        }"""
    )
    assert under, "it stands under the card, left of all words"


def test_what_the_badges_say_is_told_to_fingers_and_keys(url: str, someone: Someone) -> None:
    """Until now it was a title, which comes to who has a mouse."""
    me = someone(Merchant, **PHONE)
    address = table_of(me.page.context, url, seats=3, bots=2, game="samarkand")
    assert souk_on(me.page.context, address, "stop")
    me.page.goto(address)
    button = me.page.get_by_role("button", name="What the numbers say")
    dialog = me.page.get_by_role("dialog", name="What the numbers say")
    button.tap()
    expect(dialog).to_contain_text("a single game varies far more")
    expect(dialog).to_contain_text("wins a dispute")
    assert not me.page.locator('.souk [data-choice][aria-pressed="true"]').count(), "nothing was answered by it"
    me.page.go_back()
    expect(dialog).to_have_count(0)
    expect(button).to_be_visible()
    button.press("Enter")
    expect(dialog).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
