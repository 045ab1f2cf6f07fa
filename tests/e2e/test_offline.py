"""Playing without the house: fetched once, played out of reach, and sent home."""

import re

import pytest
from playwright.sync_api import Page, expect

from caravanserai.engine.record import read_record
from caravanserai.engine.verify import verify
from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.fit import faults_of
from tests.e2e.merchant import Merchant
from tests.e2e.player import AT_ONCE, PATIENCE, Player, play_to_the_end
from tests.e2e.weaver import Weaver

#: The rules take half a minute to be set up where thirty processes want two processors, and less than two seconds else.
LONG = 3 * PATIENCE


@pytest.fixture
def page(contexts: Contexts, url: str) -> Page:
    """Somebody who has fetched all that it takes, and is out of reach now."""
    context = contexts(service_workers="allow", reduced_motion="reduce")
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    page.goto(f"{url}/offline")
    page.get_by_role("button", name="Fetch").click(timeout=PATIENCE)
    expect(page.get_by_role("heading", name="New game")).to_be_visible(timeout=LONG)
    context.set_offline(True)
    return page


def sent_home(page: Page, url: str) -> None:
    """A game that is over goes to the house, which plays it again; and its record holds."""
    expect(page.get_by_role("button", name="Send to the house")).to_be_disabled()
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_text("a clip of the last turn come once the house has this game")).to_be_visible()
    expect(page.get_by_role("button", name="Clip of the last turn")).to_have_count(0)
    page.context.set_offline(False)
    with page.expect_response(lambda answer: "/api/offline/games" in answer.url) as sent:
        page.get_by_role("button", name="Send to the house").click()
    assert sent.value.status == 201, sent.value.text()
    table = sent.value.json()["id"]
    expect(page.get_by_role("link", name="Review at the house")).to_have_attribute("href", f"/review/{table}")
    expect(page.get_by_role("button", name="Clip of the last turn")).to_be_visible()
    expect(page.get_by_role("link", name="Picture")).to_have_attribute("href", re.compile(table))
    assert verify(read_record(page.context.request.get(f"{url}/api/tables/{table}/record").body())).fair


def looked_at_again(page: Page, url: str) -> None:
    """What lies on the device is not called old, and nothing is offered that only the house can do. Settings were
    fetched with the games: nobody had opened them before."""
    address = page.url
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=LONG)
    expect(page.get_by_text("The house is out of reach.")).to_have_count(0)
    expect(page.get_by_role("link", name="Review")).to_have_count(0)
    page.goto(f"{url}/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(page.get_by_text("The house is out of reach.")).to_be_visible()
    page.goto(address)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible(timeout=LONG)


KEEP = """(games) => new Promise((done, failed) => {
  const asked = indexedDB.open("caravanserai-offline", 1);
  asked.onsuccess = () => {
    const talk = asked.result.transaction("tables", "readwrite");
    for (const game of games) talk.objectStore("tables").put(game);
    talk.oncomplete = done;
    talk.onabort = failed;
  };
})"""


def kept(number: int, status: str, **ended: list[int]) -> dict[str, object]:
    """A game of three as the worker keeps it."""
    summary = {"id": f"offline-{number}", "game": "kilim", "seats": 3, "public": False, "status": status}
    summary |= {"opened_at": number, "changed_at": number, "names": ["Ann", "", ""], "bots": [None, "level1", "level2"]}
    summary |= {"scores": None, "ranks": None, **ended}
    stage = {"kind": "offline", "key": ""}
    return {"id": summary["id"], "secret": "", "lines": [], "summary": summary, "stage": stage, "sent": None}


def test_games_that_are_over_have_their_result(url: str, someone: Someone) -> None:
    """In the words of the list of one's games."""
    page = someone(**PHONE).page
    page.goto(f"{url}/offline")
    expect(page.get_by_role("button", name="Fetch")).to_be_visible()
    lost = kept(2, "over", scores=[-5, 7, 30], ranks=[3, 2, 1])
    page.evaluate(KEEP, [kept(1, "over", scores=[31, 7, 2], ranks=[1, 2, 3]), lost, kept(3, "playing")])
    page.reload()
    rows = page.locator("main li")
    expect(rows).to_have_count(3)
    expect(page.locator(".result")).to_have_text(["3rd of 3−5 points", "1st of 331 points"])
    expect(rows.first.locator(".result")).to_have_count(0)
    expect(page.locator(".won")).to_have_text("1st of 3")
    assert not (faults := faults_of(page)), faults


@pytest.mark.nightly
def test_a_game_is_played_out_of_reach_and_sent_home(page: Page, url: str) -> None:
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text) if "Security Policy" in message.text else None)
    page.reload()
    expect(page.get_by_role("heading", name="New game")).to_be_visible()
    # Every language is here, Korean in the letters of the device.
    for lang, heading in (("ko", "새 게임"), ("de", "Neues Spiel"), ("en", "New game")):
        page.locator("header select").select_option(lang)
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
    page.get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    me = Player(page)
    me.wait_for("choose", patience=LONG)
    assert "/table/offline-" in page.url
    # Answered once, and the tab is loaded anew: the game goes on where it was.
    before = page.locator(".khiva .hand button").count()
    me.choose()
    expect(page.locator(".khiva .hand button")).not_to_have_count(before)
    page.reload()
    me.wait_for("choose", "decide", patience=LONG)
    play_to_the_end([me])
    looked_at_again(page, url)
    sent_home(page, url)
    page.goto(f"{url}/offline")
    expect(page.locator(".result")).to_have_text(re.compile(r"\d\w\w of [2-5]−?\d+ points?"))
    expect(page.get_by_role("link", name="Replay")).to_have_count(1)
    expect(page.get_by_role("link", name="Review at the house")).to_have_count(1)
    assert not refused and not me.errors


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("name", "level", "player"),
    [("Kilim", "level2", Weaver), ("The Market of Samarkand", "level3", Merchant)],
)
def test_other_games_are_played_out_of_reach_too(
    page: Page, url: str, name: str, level: str, player: type[Player]
) -> None:
    page.reload()
    page.get_by_text(name, exact=True).click()
    page.locator(f'input[value="{level}"]').check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    me = player(page)
    me.wait_for("place", "sell", patience=LONG)
    play_to_the_end([me])
    sent_home(page, url)
    assert not me.errors
