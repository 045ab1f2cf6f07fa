"""A person's answers given over the socket, by a script: the quick way to a phase that a page is to show."""

import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import BrowserContext
from websockets.sync.client import connect

from tests.e2e.house import table_of
from tests.waiting import SECONDS

#: The questions by which a phase is known.
ASKS = {"gems": "SpendGemsAsk", "shop-4": "Shop4Ask"}
#: How a person answers: the move, from the question and what is seen; None to stop just there.
Answer = Callable[[dict[str, Any], dict[str, Any]], dict[str, Any] | None]
#: Is the game so far, by what everybody sees?
Far = Callable[[dict[str, Any]], bool]
#: Games in which a phase is waited for. Most have it; so many without it do not happen.
GAMES = 30
SALT_PRICE = 3


def table_at(context: BrowserContext, url: str, seats: int, phase: str, address: str | None = None) -> str:
    """The address of a table with bots, at which the person of this context is asked just that, or the game is over.

    A table where it may still come is tried first; nobody should look at it meanwhile, for all would be shown to them.
    """
    for _ in range(GAMES):
        address = address or table_of(context, url, seats=seats, bots=seats - 1)
        if play_on(context, address, phase):
            return address
        address = None
    raise AssertionError(f"{GAMES} games without the phase {phase}")


def play_on(context: BrowserContext, address: str, phase: str) -> bool:
    """Answer for the person of this context until they are in this phase, or the game is over. Are they in it?"""

    def until(ask: dict[str, Any], view: dict[str, Any]) -> dict[str, Any] | None:
        return None if ask["type"] == ASKS.get(phase) else answer(ask, view)

    return answer_with(context, address, until) != (phase == "over")


def answer_with(context: BrowserContext, address: str, answers: Answer) -> bool:
    """Answer for the person of this context for as long as there are answers. Does the game go on?"""
    return answer_over(cookies_of(context, address), address, answers, lambda _: False)


def answer_together(contexts: Sequence[BrowserContext], address: str, answers: Answer, far: Far | None = None) -> None:
    """Answer for the persons of all these contexts, until the game is so far, or else to its end."""
    cookies = [cookies_of(context, address) for context in contexts]
    with ThreadPoolExecutor(len(cookies)) as pool:
        goes_on = [*pool.map(lambda own: answer_over(own, address, answers, far or (lambda _: False)), cookies)]
    assert goes_on == [far is not None] * len(cookies), "the game is over"


def cookies_of(context: BrowserContext, address: str) -> str:
    url, _ = address.split("/table/")
    return "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in context.cookies(url))


def answer_over(cookies: str, address: str, answers: Answer, far: Far) -> bool:
    """Answer over a socket for who has these cookies, until there is no answer or the game is so far. Does it go on?"""
    url, table = address.split("/table/")
    socket_url = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    now: dict[str, Any] = {}
    answered = ""
    with connect(
        socket_url,
        additional_headers={"Cookie": cookies},
        proxy=None,
        max_size=None,
        open_timeout=SECONDS,
        ping_interval=None,
    ) as socket:
        while True:
            frame = json.loads(socket.recv(timeout=SECONDS))
            assert frame["type"] not in ("refused", "bye"), frame
            news = frame.get("now", {})
            now |= news
            if now.get("status") == "over":
                return False
            if now.get("view") and far(now["view"]):
                return True
            asked = news.get("ask")
            # What others do meanwhile is told with the same question once more.
            if asked is None or asked["sealed"] or asked["id"] == answered:
                continue
            move = answers(asked["ask"], now["view"])
            if move is None:
                return True
            answered = asked["id"]
            message = {"type": "answer", "ask": asked["id"], "move_id": f"script-{asked['id']}", "move": move}
            socket.send(json.dumps(message))


def answer(ask: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    """Gather gems, then look for a shop 4; leave the piles alone, so that the game goes on."""
    gems = view["seats"][view["own"]["seat"]]["gems"]

    def worth(landing: dict[str, Any]) -> int:
        left = gems - landing["gems"]
        liking = {1: 3, 3: 4, 4: 5 if left >= SALT_PRICE else 0}
        return 10 * liking.get(landing["space"]["shop"] or 0, 0) - landing["gems"]

    if ask["type"] == "ChooseCardsAsk":
        best = sorted(ask["cards"], key=lambda card: max(map(worth, card["landings"])), reverse=True)
        cards, each = [card["card"] for card in best], ask["each"]
        return {"type": "ChooseCards", "play": cards[:each], "give": cards[-each:]}
    if ask["type"] == "SpendGemsAsk":
        return {"type": "SpendGems", "gems": max(ask["landings"], key=worth)["gems"]}
    return {"type": "TakeCarpet" if ask["carpet"] else "Decline"}
