"""A person in the souk, and a script that leads one to the phase that a page is to show."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import BrowserContext, Locator

from tests.e2e.house import table_of
from tests.e2e.player import Player
from tests.e2e.script import GAMES, answer_with
from tests.e2e.windows import aside

#: sell, sealed, stop, stopped, passed, leave, kind, over; null while something is under way.
PHASE = """() => {
  if (document.querySelector(".end")) return "over";
  const souk = document.querySelector(".souk");
  if (!souk) return null;
  const has = (what) => souk.querySelector(what) !== null;
  if (has(".kinds .choice:enabled")) return "kind";
  if (has(".load .choice:enabled")) return "leave";
  if (has('[data-act="pass"].ghost:enabled')) return "stopped";
  if (has('[data-act="pass"]:enabled')) return "stop";
  if (has('[data-act="pass"]')) return has('[data-choice][aria-disabled="false"]') ? "passed" : null;
  if (has(".hand button.sealed")) return "sealed";
  return has('.hand button[aria-disabled="false"]') ? "sell" : null;
}"""

#: Any card to sell; at most prices pass, at some stop for whatever there is, so that people meet.
QUICK = """async (now) => {
  const press = (what) => document.querySelector(`.souk ${what}`)?.click();
  const any = (what) => {
    const all = [...document.querySelectorAll(`.souk ${what}`)];
    all[Math.floor(Math.random() * all.length)]?.click();
  };
  const soon = () => new Promise((go) => setTimeout(go));
  if (now === "kind") press(".choice:enabled");
  if (now === "sell") any('.hand button[aria-disabled="false"]');
  if (now === "stop") {
    if (Math.random() < 0.25) any('[data-choice][aria-disabled="false"]');
    else press('[data-act="pass"]:enabled');
  }
  await soon();
  if (now === "sell" || now === "leave") press('[data-act="confirm"]:enabled');
}"""

ASKS = {"sell": "SellAsk", "stop": "StopAsk", "leave": "LeaveBehindAsk", "kind": "ScoreKindAsk"}
#: A script buys below this price.
CHEAP = 5
#: So many places on camels are enough.
PLACES = 5


class Merchant(Player):
    PHASE = PHASE
    QUICK = QUICK

    @property
    def cards(self) -> Locator:  # type: ignore[override]
        return self.page.locator(".souk .hand button")

    @property
    def offers(self) -> Locator:
        """What one may stop for now."""
        return self.page.locator('.souk [data-choice][aria-disabled="false"]')

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".souk .prompt")

    def sell(self, value: int) -> None:
        self.page.locator(f'.souk .hand button[data-value="{value}"]').click()
        self.page.locator('.souk [data-act="confirm"]').click()

    def pass_on(self) -> None:
        self.page.locator('.souk [data-act="pass"]').click()


def souk_at(context: BrowserContext, url: str, seats: int, phase: str, after: int = 0) -> str:
    """The address of a table in the souk at which the person of this context is asked just that, the first time after
    so many answers; or the game is over there."""
    for _ in range(GAMES):
        address = table_of(context, url, seats=seats, bots=seats - 1, game="samarkand")
        if souk_on(context, address, phase, after) != (phase == "over"):
            return address
    raise AssertionError(f"{GAMES} games without the phase {phase}")


def souk_on(context: BrowserContext, address: str, phase: str, after: int = 0) -> bool:
    """Answer for the person of this context until that is asked. Does the game go on?"""
    given = 0

    def until(ask: dict[str, Any], view: dict[str, Any]) -> dict[str, Any] | None:
        nonlocal given
        given += 1
        return None if given > after and ask["type"] == ASKS.get(phase) else answer(ask, view)

    return answer_with(context, address, until)


def answer(ask: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    """Sell what comes; buy a few camels and more goods than they carry, the rarest kind first."""
    match ask["type"]:
        case "SellAsk":
            return {"type": "Sell", "card": ask["cards"][0]["card"]}
        case "StopAsk":
            return stop(ask, view["own"]) or {"type": "Pass"}
        case "LeaveBehindAsk":
            return {"type": "LeaveBehind", "cards": ask["choices"][0]["cards"]}
    return {"type": "ScoreKind", "kind": ask["kinds"][0]["kind"]}


def stop(ask: dict[str, Any], own: dict[str, Any]) -> dict[str, Any] | None:
    if ask["price"] > CHEAP:
        return None
    held = [card.split("-")[0] for card in own["goods"]]
    payable = [option["card"] for option in ask["options"] if option["can_pay"]]
    if "camel" in payable and own["places"] < PLACES:
        return {"type": "Stop", "card": "camel"}
    goods = sorted((card for card in payable if card != "camel"), key=lambda card: held.count(card.split("-")[0]))
    return {"type": "Stop", "card": goods[0]} if goods else None


def souk_phases(me: Merchant, url: str, seats: int) -> Iterator[str]:
    """A table from its first question to the replay."""
    page = me.page
    page.goto(table_of(page.context, url, seats=seats, bots=seats - 1, game="samarkand"))
    me.wait_for("sell")
    me.cards.first.click()
    yield "picked"
    page.keyboard.press("c")
    me.wait_for("stop")
    yield "first price"
    page.goto(souk_at(page.context, url, seats=seats, phase="stop", after=60))
    me.wait_for("stop")
    page.locator('.souk [data-act="order"]').click()
    yield "order"
    page.keyboard.press("Escape")
    yield "stop"
    page.goto(souk_at(page.context, url, seats=seats, phase="leave"))
    me.wait_for("leave")
    yield "leave"
    # Whoever looks away is not shown every turn.
    address = page.url
    aside(page)
    souk_on(page.context, address, "over")
    page.goto(address)
    me.wait_for("over")
    yield "over"
    replay = page.url.replace("/table/", "/replay/")
    for eyes, seen in (("open", ".hands"), ("0", ".screen")):
        page.goto(f"{replay}?at=60&seen={eyes}")
        page.locator(f".souk {seen}").wait_for()
        yield f"replay {eyes}"
