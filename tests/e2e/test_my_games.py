"""My games: what waits for me first, what is over with its result, more on demand."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from caravanserai.engine.game import GAMES
from tests.e2e.conftest import PHONE, Someone
from tests.e2e.house import table_of
from tests.e2e.script import table_at

PRESS_AGAIN = """() => [...document.querySelectorAll("button")]
  .find((one) => one.innerText.trim() === "Try again")?.click()"""


def test_who_has_not_played_is_told_where_to_begin(url: str, someone: Someone) -> None:
    page: Page = someone().page
    page.goto(f"{url}/games")
    expect(page.get_by_text("No games yet")).to_be_visible()
    page.get_by_role("link", name="Choose a game").click()
    expect(page.locator(".posters article")).to_have_count(len(GAMES))


def test_running_games_come_first_and_finished_ones_have_their_result(url: str, someone: Someone) -> None:
    page: Page = someone(**PHONE).page
    over = table_at(page.context, url, seats=3, phase="over")
    mine = table_of(page.context, url, seats=2, bots=1, level="level5")
    waits = table_of(page.context, url, seats=3, bots=1, game="kilim")
    page.goto(f"{url}/games")
    sections = page.get_by_role("main").locator("section")
    expect(sections.get_by_role("heading", level=2)).to_have_text(["Your turn", "Waiting for players", "Finished"])
    # The table of two waits for my first choice; the Guide sits there.
    turn = page.get_by_role("region", name="Your turn")
    expect(turn).to_contain_text("Guide")
    expect(turn.get_by_role("link", name="Play")).to_have_attribute("href", mine.removeprefix(url))
    open_table = page.get_by_role("region", name="Waiting for players")
    expect(open_table.get_by_role("link")).to_have_attribute("href", waits.removeprefix(url))
    done = page.get_by_role("region", name="Finished")
    expect(done).to_contain_text("Haggler 1, Haggler 2")
    # The day before the month: the reader's English is British.
    expect(done).to_contain_text(re.compile(r"\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d"))
    expect(done.locator(".result")).to_contain_text("of 3")
    expect(done.locator(".result")).to_contain_text("point")
    done.get_by_label("Time").select_option("week")
    done.get_by_role("link", name="Replay").tap()
    page.wait_for_url(over.replace("/table/", "/replay/") + "**")
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="My games")).to_be_visible()
    expect(done.get_by_label("Time")).to_have_value("week")
    turn.get_by_role("link", name="Play").tap()
    expect(page.locator(".khiva")).to_be_visible()


def test_a_game_that_waits_for_me_is_played_and_not_replayed(url: str, someone: Someone) -> None:
    """In other languages the word for a replay is another one."""
    page = someone().page
    table_of(page.context, url, seats=3, bots=2)
    page.goto(f"{url}/games")
    play = page.locator("main section li a.btn").first
    expect(play).to_contain_text("Play")
    for lang, word in (("fr", "Jouer"), ("ko", "계속하기")):
        page.locator("header select").select_option(lang)
        expect(play).to_contain_text(word)


@pytest.mark.nightly
def test_more_are_shown_on_demand_and_silence_is_said(url: str, someone: Someone) -> None:
    page: Page = someone().page
    pages: list[str | None] = []

    def many(route):  # type: ignore[no-untyped-def]
        """Forty-five games, by pages; the time of a game is its number."""
        asked = {key: values[0] for key, values in parse_qs(urlsplit(route.request.url).query).items()}
        pages.append(asked.get("after"))
        before = int(asked.get("after", "46.").partition(".")[0])
        last = max(0, before - 1 - 20)
        games = [
            {
                "id": f"table-{number}",
                "game": "khiva",
                "seats": 2,
                "public": False,
                "status": "over",
                "opened_at": number,
                "changed_at": number,
                "names": ["Guest", ""],
                "scores": [number, 1],
                "ranks": [1, 2],
                "bots": [None, "level1"],
                "ended_at": number,
                "seat": 0,
                "starred": False,
                "note": "",
            }
            for number in range(before - 1, last, -1)
        ]
        route.fulfill(json={"games": games, "next": f"{last + 1}.table-{last + 1}" if last else None})

    table_at(page.context, url, seats=2, phase="over")
    page.route("**/api/me/games?*", many)
    page.goto(f"{url}/games")
    rows = page.get_by_role("region", name="Finished").locator("li")
    expect(rows).to_have_count(20)
    expect(rows.first).to_contain_text("1st of 2")
    expect(rows.first).to_contain_text("45 points")
    expect(rows.first).to_contain_text("Apprentice")
    more = page.get_by_role("button", name="Show more")
    more.click()
    expect(rows).to_have_count(40)
    more.click()
    expect(rows).to_have_count(45)
    expect(more).to_have_count(0)
    assert pages == [None, "26.table-26", "6.table-6"], "each page is asked for once"
    for path in ("**/api/me/games?*", "**/api/mine?*"):
        page.unroute(path)
        page.route(path, lambda route: route.abort())
        page.reload()
        expect(page.get_by_text("The house cannot be reached")).to_be_visible()
        page.unroute(path)
        # A press asks again, if the page has not done so by itself by now.
        page.evaluate(PRESS_AGAIN)
        expect(rows).to_have_count(1)


def test_a_game_is_starred_noted_and_found_again(url: str, someone: Someone) -> None:
    page: Page = someone(**PHONE).page
    table_at(page.context, url, seats=3, phase="over")
    page.goto(f"{url}/games")
    done = page.get_by_role("region", name="Finished")
    done.get_by_role("button", name="Star, Khiva").tap()
    expect(done.get_by_role("button", name="Star, Khiva")).to_have_attribute("aria-pressed", "true")
    done.get_by_role("button", name="Add a note").tap()
    page.keyboard.type("Look at turn 6 <again>")
    done.get_by_role("button", name="Keep").tap()
    expect(done.locator(".note")).to_have_text("Look at turn 6 <again>")
    search = done.get_by_role("searchbox")
    search.fill("TURN 6")
    expect(done.locator("li")).to_have_count(1)
    search.fill("turn 7")
    expect(done.get_by_text("Nothing was found")).to_be_visible()
    search.fill("")
    done.get_by_role("button", name="Starred", exact=True).tap()
    expect(done.locator("li")).to_have_count(1)
    done.get_by_label("Game", exact=True).select_option("kilim")
    expect(done.get_by_text("Nothing was found")).to_be_visible()
    page.reload()
    expect(done.get_by_label("Game", exact=True)).to_have_value("kilim")
    done.get_by_label("Game", exact=True).select_option("")
    expect(done.locator(".note")).to_have_text("Look at turn 6 <again>")
    done.get_by_role("button", name="Change the note").tap()
    page.keyboard.press("Escape")
    expect(done.locator("textarea")).to_have_count(0)
