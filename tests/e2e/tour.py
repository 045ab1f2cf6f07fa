"""Every page and every phase of a table, one after the other, for whoever wants to look at them all."""

import re
from collections.abc import Iterator

from playwright.sync_api import BrowserContext, Page, expect

from caravanserai.engine.game import GAMES
from tests.e2e.house import leave, sit, table_of
from tests.e2e.people import people
from tests.e2e.player import PATIENCE, Player
from tests.e2e.script import play_on, table_at
from tests.e2e.weaver import Weaver, kilim_at
from tests.e2e.windows import aside, context_of


def tour(player: Player, friend: BrowserContext, url: str) -> Iterator[str]:
    """Lead a player from page to page; each name is given when that page stands. A friend sits down and soon leaves."""
    yield from pages(player, url)
    yield from lesson(player, url)
    yield from phases(player, friend, url)
    yield from review(player)
    browser = player.page.context.browser
    assert browser is not None
    yield from people(player, lambda: context_of(browser), url)


def walk(page: Page, path: str) -> None:
    """To another page of the house, as a link leads there: to load all anew takes three times as long. What was shown
    is gone at once; but not where it was the same page, of something else."""
    go = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
    page.evaluate(go, path)


def pages(player: Player, url: str) -> Iterator[str]:
    """What is there without a table: one page is loaded, from which links lead to the others."""
    page = player.page
    page.goto(url)
    expect(page.locator(".posters article")).to_have_count(len(GAMES))
    page.locator("#tables .empty, #tables ul").first.wait_for()
    yield "home"
    page.locator(".posters .who").first.click()
    page.locator("dialog svg.portrait").first.wait_for()
    yield "play-now"
    page.keyboard.press("Escape")
    page.locator(".posters .btn.ghost").first.click()
    page.locator("dialog form fieldset").first.wait_for()
    page.locator("dialog label:has(input[name=bots][value='2'])").click()
    page.locator("dialog .level").first.wait_for()
    yield "open-table"
    walk(page, "/rules/khiva")
    page.get_by_text("KH-10", exact=True).first.wait_for()
    yield "rules"
    walk(page, "/settings")
    page.locator("fieldset").first.wait_for()
    yield "settings"
    walk(page, "/privacy")
    page.locator("main section").first.wait_for()
    yield "privacy"
    walk(page, "/offline")
    page.locator(".kit > :not(.soft)").first.wait_for()
    yield "offline"
    walk(page, "/you")
    page.locator(".way, form").first.wait_for()
    for way in page.locator(".way").all():
        way.click()
    yield "you"
    walk(page, "/bots")
    page.locator("section ol").first.wait_for()
    yield "bots"
    walk(page, "/ratings")
    page.locator("main dl div").first.wait_for()
    yield "ratings"
    walk(page, "/learn")
    page.locator("section li").first.wait_for()
    yield "learn"
    walk(page, "/daily")
    page.locator("article").first.wait_for()
    yield "daily"
    walk(page, "/games")
    page.locator("main .none, main section").first.wait_for()
    yield "games"
    walk(page, "/friends")
    page.locator("main .none, main section").first.wait_for()
    yield "friends"
    walk(page, "/circles")
    page.locator("#new").wait_for()
    yield "circles"
    walk(page, "/profile")
    page.locator("main h1").wait_for()
    yield "profile"
    walk(page, "/nothing/here/at/all")
    page.locator("main, .message").first.wait_for()
    yield "lost"


def lesson(player: Player, url: str) -> Iterator[str]:
    """A lesson at its table: as it begins, and reached."""
    page = player.page
    page.goto(f"{url}/learn")
    page.locator("section li button").first.click()
    page.locator(".lesson").wait_for()
    player.wait_for("choose")
    yield "lesson"
    player.choose(2)
    page.locator(".lesson.reached").wait_for()
    yield "lesson-reached"


def phases(player: Player, friend: BrowserContext, url: str, seats: int = 3) -> Iterator[str]:
    """A table from the waiting room to the replay, and somebody else's."""
    page = player.page
    address = table_of(page.context, url, seats=seats, bots=seats - 2, hints=True)
    page.goto(address)
    page.locator(".invite .qr svg").wait_for()
    yield "waiting-room"
    sit(friend, address)
    player.wait_for("choose")
    yield "choosing"
    page.keyboard.press("h")
    page.locator("section:has(#coach-hint) .btn").wait_for()
    yield "hint"
    page.keyboard.press("Escape")
    page.locator(".khiva .hand button").first.click()
    page.locator('.khiva .hand button[aria-pressed="true"]').wait_for()
    yield "picking"
    for card in reversed(range(player.hand.count())):
        if player.seal.is_enabled():
            break
        player.pick(card)
    player.seal.click()
    player.wait_for("sealed")
    yield "sealed"
    asking = None
    for phase in ("gems", "shop-4"):
        aside(page)
        asking = table_at(page.context, url, seats, phase, asking)
        page.goto(asking)
        player.wait_for("decide")
        yield phase
    page.goto(table_at(friend, url, seats, phase="gems"))
    page.locator(".khiva.watching").wait_for()
    yield "watching"
    leave(friend, address)
    play_on(page.context, address, "over")
    page.goto(address)
    player.wait_for("over")
    yield "over"
    page.goto(address.replace("/table/", "/replay/"))
    page.locator("input[type=range]").wait_for()
    yield "replay"
    page.goto(address.replace("/table/", "/embed/"))
    page.locator("input[type=range]").wait_for()
    yield "embed"
    page.goto(address.replace("/table/", "/replay/"))


def review(player: Player) -> Iterator[str]:
    """The review of the game whose replay is looked at."""
    page = player.page
    page.goto(page.url.partition("?")[0].replace("/replay/", "/review/") + "?at=20")
    page.locator("#gave-away").wait_for(timeout=5 * PATIENCE)
    yield "review"


def states(player: Player, friend: BrowserContext, url: str) -> Iterator[str]:
    """What is seen when something is not as usual."""
    page = player.page
    page.goto(f"{url}/table/there-is-no-such-table")
    page.locator(".say").wait_for()
    yield "table-gone"
    table_of(page.context, url, seats=4, bots=0, public=True)
    address = table_of(friend, url, seats=3, bots=1, public=True)
    page.goto(url)
    page.locator(".resume").first.wait_for()
    page.locator("#tables li").first.wait_for()
    yield "home-in-use"
    page.goto(address)
    page.locator("form.join").wait_for()
    yield "invited"
    sit(page.context, address)
    player.wait_for("choose")
    page.context.set_offline(True)
    page.get_by_text("You are not connected right now.").wait_for()
    yield "offline"
    page.context.set_offline(False)
    player.wait_for("choose")
    leave(page.context, address)
    page.get_by_role("button", name="I’m back").wait_for()
    yield "bot-plays"
    # Last, because nothing is heard on this page any more.
    page.route_web_socket(re.compile("/socket"), lambda _: None)
    page.goto(address)
    page.locator(".say").wait_for()
    yield "joining"


def weaving(me: Weaver, url: str, seats: int) -> Iterator[str]:
    """A table of Kilim from its first question to the replay."""
    page = me.page
    address = table_of(page.context, url, seats=seats, bots=seats - 1, game="kilim", level="random")

    def play_on(phase: str, after: int = 0) -> None:
        nonlocal address
        # Whoever looks away is not shown every turn: that would take the test most of its time.
        aside(page)
        address = kilim_at(page.context, url, seats, phase, after, address)
        page.goto(address)

    page.goto(address)
    me.wait_for("place")
    page.keyboard.press("7")
    page.locator('.kilim .hand button[aria-pressed="true"]').wait_for()
    yield "picked"
    play_on("weave", after=8)
    me.wait_for("weave")
    page.keyboard.press("ArrowRight")
    expect(me.confirm).to_be_enabled()
    yield "weave"
    play_on("scrap")
    me.wait_for("take")
    yield "scrap"
    play_on("end-of-day")
    me.wait_for("done")
    yield "end-of-day"
    play_on("over")
    me.wait_for("over")
    yield "over"
    replay = page.url.replace("/table/", "/replay/")
    for eyes, seen in (("open", ".hands"), ("0", ".hand")):
        page.goto(f"{replay}?at=60&seen={eyes}")
        page.locator(f".kilim {seen}").wait_for()
        yield f"replay-{eyes}"
