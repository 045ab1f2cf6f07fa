"""The list of the house on the first page: it lives, can be narrowed, and holds still under a finger."""

from playwright.sync_api import BrowserContext, expect

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.house import sit, table_of
from tests.e2e.people import account, befriend


def close(context: BrowserContext, address: str) -> None:
    url, table = address.split("/table/")
    assert context.request.post(f"{url}/api/tables/{table}/close", headers={"origin": url}).ok


def test_tables_come_and_go_without_a_reload(url: str, someone: Someone, contexts: Contexts) -> None:
    page, other = someone().page, contexts()
    account(other, url, "Player-2")
    page.goto(url)
    tables = page.get_by_role("region", name="Open tables")
    first = table_of(other, url, seats=3, bots=0, public=True)
    join = tables.locator(f"a[href='{first.removeprefix(url)}']")
    expect(join).to_be_visible()
    # Moved through by the keyboard the list stands still: what is gone says so, what is new comes last.
    join.focus()
    second = table_of(other, url, seats=4, bots=0, public=True)
    expect(tables.locator(f"li:last-child a[href='{second.removeprefix(url)}']")).to_be_visible()
    close(other, first)
    expect(tables.get_by_text("No longer there")).to_be_visible()
    expect(join).to_be_focused()
    page.get_by_role("heading", level=1).click()
    expect(join).to_be_hidden()
    # Only what fits.
    page.get_by_label("Game", exact=True).select_option("kilim")
    expect(tables.locator(f"a[href='{second.removeprefix(url)}']")).to_be_hidden()
    expect(tables.get_by_text("Nothing fits this choice.")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(tables.locator(f"a[href='{second.removeprefix(url)}']")).to_be_visible()
    close(other, second)
    expect(tables.locator(f"a[href='{second.removeprefix(url)}']")).to_be_hidden()


def test_friends_and_who_is_here(url: str, someone: Someone) -> None:
    page, friend = someone(**PHONE).page, someone().page
    account(page.context, url, "Player-1")
    befriend(page.context, friend.context, url, account(friend.context, url, "Player-2"))
    table = table_of(friend.context, url, seats=2, bots=0, public=True)
    page.goto(url)
    friends = page.get_by_role("region", name="Friends", exact=True)
    expect(friends.get_by_text("Waits for players: Khiva")).to_be_visible()
    expect(page.get_by_role("region", name="Open tables").get_by_text("With Player-2")).to_be_visible()
    friend.goto(f"{url}/settings")
    group = friend.get_by_role("group", name="Who may know that you are here")
    group.get_by_text("Everybody", exact=True).click()
    friend.goto(url)
    here = page.locator("details.presence")
    expect(here).to_contain_text("1 friend")
    here.locator("summary").tap()
    expect(here.get_by_text("Player-2")).to_be_visible()
    sit(page.context, table)
    expect(page.locator(".resume").first).to_be_visible()
