"""A finished game again: through any eyes, to and fro, by mouse and by keyboard, from an address."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, Someone
from tests.e2e.house import table_of


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Step")


def stands_at(page: Page, step: int) -> None:
    expect(slider(page)).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"[?&]at={step}(&|$)") if step > 1 else re.compile(r"^(?!.*[?&]at=)"))


def test_a_replay_is_walked_with_buttons_slider_and_keys(url: str, table: str, someone: Someone) -> None:
    page = someone().page
    page.goto(f"{url}/replay/{table}")
    stands_at(page, 1)
    assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0, "scrolls into nothing"
    last = int(slider(page).get_attribute("max") or 0)
    assert last > 20
    page.get_by_role("button", name="One step on").click()
    stands_at(page, 2)
    page.keyboard.press("ArrowRight")
    stands_at(page, 3)
    page.keyboard.press("ArrowLeft")
    stands_at(page, 2)
    page.keyboard.press("End")
    stands_at(page, last)
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    expect(page.get_by_role("list", name="Log")).to_contain_text("The winner")
    slider(page).focus()
    page.keyboard.press("ArrowLeft")
    stands_at(page, last - 1)
    page.keyboard.press("Home")
    stands_at(page, 1)
    slider(page).fill("7")
    stands_at(page, 7)


def test_a_replay_runs_by_itself_and_stops_when_told(url: str, table: str, someone: Someone) -> None:
    page = someone().page
    page.goto(f"{url}/replay/{table}")
    last = int(slider(page).get_attribute("max") or 0)
    slider(page).fill(str(last - 2))
    page.locator("h1").focus()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    # It goes on to the end, and stops there.
    stands_at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.nightly
def test_a_step_forward_moves_the_camels_and_can_be_left(url: str, table: str, someone: Someone) -> None:
    page = someone(reduced_motion="no-preference").page
    page.goto(f"{url}/replay/{table}")
    stands_at(page, 1)
    hop = "() => document.getAnimations().some((one) => one.effect?.target?.matches?.('[data-camel]'))"
    for _ in range(12):
        page.get_by_role("button", name="One step on").click()
        if page.get_by_role("list", name="Log").get_by_text("camel goes").count():
            break
    page.wait_for_function(hop)
    page.keyboard.press("Home")
    stands_at(page, 1)
    page.wait_for_function(f"() => !({hop})()")
    expect(page.get_by_text("Deal 1 · turn 1").first).to_be_visible()


def test_a_replay_is_seen_through_any_eyes_at_the_same_moment(url: str, table: str, someone: Someone) -> None:
    page = someone().page
    page.goto(f"{url}/replay/{table}?at=9")
    stands_at(page, 9)
    expect(page.get_by_role("list", name="Your hand")).to_have_count(0)
    eyes = page.get_by_role("combobox", name="Seen by")
    told = page.get_by_role("list", name="Log").inner_text()

    eyes.select_option(label="All hands open")
    hands = page.get_by_role("list", name="All hands")
    expect(hands.locator("> li")).to_have_count(3)
    expect(page).to_have_url(re.compile("seen=open"))
    assert told.splitlines()[0] in page.get_by_role("list", name="Log").inner_text()
    first = hands.locator("> li").nth(1).locator("ol .ears").all_inner_texts()

    eyes.select_option("1")
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    mine = page.locator(".khiva .hand .ears").all_inner_texts()
    assert [card.split(",")[0] for card in mine] == [card.split(",")[0] for card in first]


@pytest.mark.nightly
def test_an_address_leads_to_the_moment_and_back_leads_out(url: str, table: str, someone: Someone) -> None:
    page = someone(**PHONE).page
    page.goto(url)
    page.goto(f"{url}/replay/{table}?at=12&seen=open")
    stands_at(page, 12)
    expect(page.get_by_role("list", name="All hands")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    stands_at(page, 15)
    page.reload()
    stands_at(page, 15)
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Come in, sit down, play.")


def test_a_running_game_has_no_replay_and_no_review(url: str, someone: Someone) -> None:
    page = someone().page
    address = table_of(page.context, url, seats=3, bots=2)
    page.goto(address.replace("/table/", "/replay/") + "?seen=open")
    expect(page.get_by_role("heading", name="There is no replay")).to_be_visible()
    page.goto(address.replace("/table/", "/review/"))
    expect(page.get_by_role("heading", name="There is no review")).to_be_visible()
