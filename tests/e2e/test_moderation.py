"""A report from the chat, through the moderators' page, to the notice and the answer; and a ban by two."""

import secrets
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.house import KEPT, sit, table_of
from tests.e2e.player import Player
from tests.e2e.test_chat import SAID
from tests.e2e.test_pages import headed, read_through, shut_out
from tests.night import by_night


def owner(folder: Path, *words: str) -> str:
    """What the owner of the house does beside it."""
    command = [sys.executable, "-m", "caravanserai", "people", *words, "--data", str(folder), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, env={**KEPT, "PYTHONUTF8": "1"}, check=True, text=True)
    return done.stdout


def moderator(context: BrowserContext, url: str, folder: Path) -> str:
    """The person of this context has a key and moderates: their handle."""
    handle = f"mod{secrets.token_hex(4)}"
    body = {"password": "the camel waits at noon", "handle": handle}
    assert context.request.post(f"{url}/api/me/password", data=body, headers={"origin": url}).ok
    assert "is a moderator now" in owner(folder, "make-moderator", handle)
    return handle


def talking(url: str, loud: Player, hurt: Player) -> str:
    """Two at a table, one of whom says something."""
    address = table_of(loud.page.context, url, seats=2, bots=0)
    sit(hurt.page.context, address)
    for one in (loud, hurt):
        one.page.goto(address)
        one.wait_for("choose")
    loud.page.get_by_role("tab", name="Chat").click()
    says(loud.page, "how slow can one be")
    return address


def says(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


def in_queue(page: Page, name: str) -> None:
    """Open the report about somebody."""
    page.get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", name="What was said")).to_be_visible()


def name_of(context: BrowserContext, url: str) -> str:
    return str(context.request.get(f"{url}/api/me").json()["name"])


@pytest.mark.nightly
def test_a_report_is_judged_told_and_answered(url: str, folder: Path, someone: Someone) -> None:
    loud, hurt, mod = someone(), someone(), someone(**PHONE)
    talking(url, loud, hurt)
    bad = name_of(loud.page.context, url)
    hurt.page.get_by_role("tab", name="Chat").click()
    hurt.page.locator(SAID).hover()
    # By keys alone.
    hurt.page.get_by_role("button", name="Report what").focus()
    hurt.page.keyboard.press("Enter")
    dialog = hurt.page.get_by_role("dialog", name="Report")
    expect(dialog.get_by_text("how slow can one be")).to_be_visible()
    dialog.get_by_role("radio", name="Words that hurt").focus()
    hurt.page.keyboard.press("Tab")
    hurt.page.keyboard.type("It stopped being fun.")
    hurt.page.keyboard.press("Tab")
    hurt.page.keyboard.press("Enter")
    expect(dialog.get_by_text("A moderator will look at it.")).to_be_visible()
    hurt.page.keyboard.press("Escape")
    moderator(mod.page.context, url, folder)
    mod.page.goto(url)
    mod.page.get_by_role("link", name="Look", exact=True).tap()
    in_queue(mod.page, bad)
    expect(mod.page.locator("li.hit")).to_contain_text("how slow can one be")
    expect(mod.page.get_by_text("While the game runs")).to_be_visible()
    mod.page.get_by_role("radio", name="Set phrases only").check(force=True)
    mod.page.get_by_label("will read").fill("Please leave remarks about people out.")
    mod.page.get_by_role("button", name="Decide").tap()
    expect(mod.page.get_by_text("Decided.")).to_be_visible()
    says(loud.page, "so what")
    expect(loud.page.get_by_text("You can only use the set phrases for another 7 days.")).to_be_visible()
    expect(loud.page.get_by_label("Say something")).to_have_value("so what")
    loud.page.reload()
    loud.page.get_by_role("link", name="Read it").click()
    expect(loud.page.get_by_text("Please leave remarks about people out.")).to_be_visible()
    expect(loud.page.locator("blockquote")).to_have_text("how slow can one be")
    loud.page.get_by_label("Your answer").fill("I meant myself.")
    loud.page.get_by_role("button", name="Send the answer").click()
    expect(loud.page.get_by_text("The owner has not decided yet.")).to_be_visible()
    expect(loud.page.get_by_role("heading", name="Set phrases only")).to_be_focused()
    told = owner(folder, "appeals")
    line = next(one for one in told.splitlines() if bad in one)
    assert "I meant myself." in line
    owner(folder, "lift", line.partition(":")[0])
    loud.page.reload()
    expect(loud.page.get_by_text("It was taken back.")).to_be_visible()
    hurt.page.goto(f"{url}/notices")
    expect(hurt.page.get_by_text("somebody has looked")).to_be_visible()


@pytest.mark.nightly
def test_two_moderators_ban_somebody_who_reads_why(
    url: str, folder: Path, someone: Someone, contexts: Contexts
) -> None:
    loud, hurt, mod = someone(), someone(), someone()
    talking(url, loud, hurt)
    bad = name_of(loud.page.context, url)
    hurt.page.get_by_role("tab", name="Chat").click()
    hurt.page.get_by_text("People at this table").click()
    hurt.page.locator("details").get_by_role("button", name="Report").click()
    hurt.page.get_by_role("dialog", name="Report").get_by_role("button", name="Send").click()
    expect(hurt.page.get_by_text("A moderator will look at it.")).to_be_visible()
    for page in (mod.page, contexts().new_page()):
        page.context.request.post(f"{url}/api/me", data={"name": "Mod"}, headers={"origin": url})
        moderator(page.context, url, folder)
        page.goto(f"{url}/moderation")
        in_queue(page, bad)
        page.get_by_role("radio", name="Away for some days").check(force=True)
        page.get_by_label("For how long").select_option("3")
        page.get_by_role("button", name="Decide").click()
        expect(page.get_by_text("A reminder and a ban need a reason in words.")).to_be_visible()
        expect(page.get_by_text("The first voice:")).to_have_count(0 if page is mod.page else 1)
        page.get_by_role("textbox").fill("Three days to calm down.")
        page.get_by_role("button", name="Decide").click()
        expect(page.get_by_text("Your voice is counted" if page is mod.page else "Decided.")).to_be_visible()
    expect(hurt.page.get_by_text("a bot plays").first).to_be_visible()
    loud.page.goto(f"{url}/notices")
    expect(loud.page.get_by_role("heading", name="The house is closed to you")).to_be_visible()
    expect(loud.page.get_by_text("Three days to calm down.")).to_be_visible()
    loud.page.goto(url)
    expect(loud.page.get_by_text("The house is closed to you for now; bots play on in your seats.")).to_be_visible()
    expect(loud.page.get_by_text("until you are back")).to_have_count(0)
    loud.page.locator(".posters .btn").first.click()
    expect(loud.page.get_by_text("This house is closed to you for another 3 days.")).to_be_visible()


@pytest.mark.nightly
def test_a_finished_game_shows_what_choices_cost(
    url: str, folder: Path, table: str, someone: Someone, contexts: Contexts, axe: str
) -> None:
    mod, other = someone(bypass_csp=True), contexts()
    other.request.post(f"{url}/api/me", data={"name": "Hilda"}, headers={"origin": url})
    body = {"kind": "collusion", "text": "Look at this.", "table": table, "seat": 0}
    assert other.request.post(f"{url}/api/reports", data=body, headers={"origin": url}).ok
    moderator(mod.page.context, url, folder)
    mod.page.goto(f"{url}/moderation")
    mod.page.get_by_role("link", name="Played together?").last.click()
    expect(mod.page.get_by_role("link", name="Watch the game")).to_have_attribute("href", f"/replay/{table}")
    mod.page.get_by_text("This game has no review yet.").or_(mod.page.get_by_text("Choice by choice")).wait_for()
    if (make := mod.page.get_by_role("button", name="Make the review")).is_visible():
        make.click()
    mod.page.get_by_text("Choice by choice").click()
    expect(mod.page.locator("details tr").first).to_be_visible()
    assert not [*read_through(mod.page), *headed(mod.page)[1], *shut_out(mod, axe)]


@pytest.mark.parametrize("locale", ["fr-FR", by_night("en-GB"), by_night("ko-KR")])
def test_every_sentence_is_there_and_nobody_is_shut_out(
    url: str, folder: Path, someone: Someone, contexts: Contexts, axe: str, locale: str
) -> None:
    me, loud = someone(locale=locale, bypass_csp=True), contexts()
    table = table_of(loud, url, seats=2, bots=0)
    moderator(me.page.context, url, folder)
    other = contexts()
    sit(other, table)
    other.request.post(f"{url}/api/me", data={"name": "Hilda"}, headers={"origin": url})
    for kind in ("abuse", "collusion"):
        body = {"kind": kind, "text": "Look at this.", "table": table.rpartition("/")[2], "seat": 0}
        assert other.request.post(f"{url}/api/reports", data=body, headers={"origin": url}).ok
    owner(folder, "mute", me.page.request.get(f"{url}/api/me").json()["id"], "--days", "3", "--why", "Quiet.")
    faults: list[object] = []

    def look(place: str) -> None:
        found = [*read_through(me.page), *headed(me.page)[1]]
        # What axe looks at is the same in each language; the longest words leave it least room.
        found += shut_out(me, axe) if locale == "fr-FR" else []
        faults.extend((place, one) for one in found)

    me.page.goto(f"{url}/moderation")
    me.page.locator("li a").first.click()
    for way in me.page.locator(".way input").all():
        way.check(force=True)
    me.page.locator(".way input[value=ban]").check(force=True)
    me.page.locator("form textarea").wait_for()
    look("moderation")
    me.page.goto(f"{url}/notices")
    me.page.locator("article").first.wait_for()
    look("notices")
    assert not faults, "\n".join(map(str, faults))
