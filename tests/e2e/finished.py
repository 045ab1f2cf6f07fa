"""A game that is over, for tests that look back on one."""

from playwright.sync_api import Browser

from tests.e2e.script import table_at


def finished_game(browser: Browser, url: str, seats: int = 3) -> str:
    """The id of a table where one person has played against bots to the end."""
    context = browser.new_context()
    address = table_at(context, url, seats=seats, phase="over")
    context.close()
    return address.rsplit("/", 1)[1]
