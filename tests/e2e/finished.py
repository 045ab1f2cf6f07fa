"""A game that is over, for tests that look back on one."""

from playwright.sync_api import Browser

from tests.e2e.house import table_of
from tests.e2e.player import Player, play_to_the_end


def finished_game(browser: Browser, url: str, seats: int = 3) -> str:
    """The id of a table where one person has played against bots to the end."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    player = Player(context.new_page())
    address = table_of(context, url, seats=seats, bots=seats - 1)
    player.page.goto(address)
    play_to_the_end([player])
    context.close()
    return address.rsplit("/", 1)[1]
