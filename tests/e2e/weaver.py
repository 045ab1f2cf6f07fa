"""A person at a table of Kilim, and a script that leads one to the phase that a page is to show."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator

from tests.e2e.house import table_of
from tests.e2e.player import Player
from tests.e2e.script import GAMES, answer_with

#: place (or pay), weave, take, done, sealed, over; null while something is under way.
PHASE = """() => {
  if (document.querySelector(".end")) return "over";
  const kilim = document.querySelector(".kilim");
  if (!kilim) return null;
  if (kilim.querySelector(".choice:enabled")) return "take";
  if (kilim.querySelector(".loom.laying .mark:enabled")) return "weave";
  if (kilim.querySelector('[data-act="done"]:enabled')) return "done";
  if (kilim.querySelector('.hand button[aria-disabled="false"]')) return "place";
  return kilim.querySelector(".prompt .actions .ghost:enabled") ? "sealed" : null;
}"""

#: Any card, so that people outbid each other; the first square, as it comes.
QUICK = """async (now) => {
  const press = (what) => document.querySelector(`.kilim ${what}`)?.click();
  const soon = () => new Promise((go) => setTimeout(go));
  if (now === "take") press(".choice:enabled");
  if (now === "done") press('[data-act="done"]:enabled');
  if (now === "place") {
    const cards = [...document.querySelectorAll('.kilim .hand button[aria-disabled="false"][aria-pressed="false"]')];
    cards[Math.floor(Math.random() * cards.length)]?.click();
    await soon();
    press('[data-act="confirm"]:enabled');
  }
  if (now === "weave") {
    press(".loom .mark:enabled");
    await soon();
    press("[data-loom-confirm]:enabled");
  }
}"""

ASKS = {
    "place": "PlaceCardAsk",
    "pay": "PayGoldAsk",
    "weave": "WeaveAsk",
    "scrap": "TakeScrapAsk",
    "token": "TakeTokenAsk",
    "end-of-day": "EndOfDayAsk",
}


class Weaver(Player):
    PHASE = PHASE
    QUICK = QUICK

    def card(self, name: str) -> Locator:
        named = re.compile(rf"^{re.escape(name)}(,|$)")
        return self.page.get_by_role("list", name="Your hand").get_by_role("button", name=named)

    def place(self, name: str) -> None:
        self.card(name).click()
        self.page.locator('.kilim [data-act="confirm"]').click()

    @property
    def confirm(self) -> Locator:
        return self.page.locator("[data-loom-confirm]")

    @property
    def pieces(self) -> Locator:
        """The pieces of the kilim, as they are read aloud."""
        return self.page.locator(".kilim .loom .ears ul li").filter(has_not_text="Nothing is woven")


def kilim_at(
    context: BrowserContext, url: str, seats: int, phase: str, after: int = 0, address: str | None = None
) -> str:
    """The address of a table of Kilim at which the person of this context is asked just that, the first time after so
    many answers; or the game is over there. A table where it may still come is tried first."""
    for _ in range(GAMES):
        address = address or table_of(context, url, seats=seats, bots=seats - 1, game="kilim", level="random")
        if kilim_on(context, address, phase, after) != (phase == "over"):
            return address
        address = None
    raise AssertionError(f"{GAMES} games without the phase {phase}")


def kilim_on(context: BrowserContext, address: str, phase: str, after: int = 0) -> bool:
    """Answer for the person of this context until that is asked. Does the game go on?"""
    given = 0

    def until(ask: dict[str, Any], view: dict[str, Any]) -> dict[str, Any] | None:
        nonlocal given
        given += 1
        return None if given > after and ask["type"] == ASKS.get(phase) else answer(ask)

    return answer_with(context, address, until)


def answer(ask: dict[str, Any]) -> dict[str, Any]:
    """Look for a scrap first, then bid high; what is kept is kept, so that each day ends with a question."""
    match ask["type"]:
        case "PlaceCardAsk":
            cards = ask["cards"]
            special = next((card for card in ("scrap-bag", "artisan", "spy") if card in cards), None)
            return {"type": "PlaceCard", "card": special if special and len(cards) % 2 == 0 else cards[len(cards) // 2]}
        case "PayGoldAsk":
            return {"type": "PayGold", "gold": ask["gold"][0 if ask["purpose"] == "artisan" else -1]}
        case "TakeScrapAsk":
            return {"type": "TakeScrap", "scrap": ask["scraps"][0]}
        case "TakeTokenAsk":
            return {"type": "TakeToken", "token": ask["tokens"][-1]}
        case "WeaveAsk":
            x, y, turn, *_ = max(ask["spots"], key=lambda spot: sum(spot[3:]))
            return {"type": "Weave", "x": x, "y": y, "turn": turn}
    return {"type": "Done"}
