"""A person at the table: what the page shows, and hands that click, tap or type."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.waiting import SECONDS

#: In milliseconds, as a browser counts. A test that passes never waits for it: where thirty processes wanted the two
#: processors of a machine, whole tests took less, but for those that see every page. What hangs holds up the others no
#: longer than this.
PATIENCE = SECONDS * 1_000 / 5
expect.set_options(timeout=PATIENCE)

#: For a browser whose reader wants every outcome at once, with neither motion nor stills: whole games take long else.
AT_ONCE = """try {
  if (!localStorage.getItem("caravanserai")) localStorage.setItem("caravanserai", '{"stills":"off"}');
} catch { /* an empty page keeps nothing */ }"""

#: What the page asks of its reader now: choose, decide, sealed, over; null while something is under way.
PHASE = """() => {
  if (document.querySelector(".end")) return "over";
  const khiva = document.querySelector(".khiva");
  if (!khiva) return null;
  if (khiva.querySelector(".choice:enabled")) return "decide";
  if (khiva.querySelector('.hand button[aria-disabled="false"]')) return "choose";
  const act = khiva.querySelector(".prompt .actions button:enabled");
  return act && !khiva.querySelector(".choice") ? "sealed" : null;
}"""

#: One answer, pressed inside the page: for games whose turns are clicked in another test.
QUICK = """async (now) => {
  if (now === "decide") document.querySelector(".khiva .choice:enabled")?.click();
  for (let i = 0; now === "choose" && i < 10; i += 1) {
    const seal = document.querySelector(".khiva .actions button:last-child");
    if (seal?.disabled === false) {
      seal.click();
      break;
    }
    document.querySelector('.khiva .hand button[aria-pressed="false"]')?.click();
    await new Promise((go) => setTimeout(go));
  }
}"""

#: And so on, until the end.
RUSH = """async (phase, quick) => {
  for (;;) {
    const now = phase();
    if (now === "over") return;
    await quick(now);
    await new Promise((go) => setTimeout(go, 40));
  }
}"""


class Player:
    #: How this game's page says what it asks, and how it is answered inside the page; others have their own.
    PHASE = PHASE
    QUICK = QUICK

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)
        page.set_default_navigation_timeout(PATIENCE)
        #: What went wrong inside the page: uncaught errors and refused content.
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    # --- what is seen

    def phase(self) -> str | None:
        return self.page.evaluate(self.PHASE)

    def wait_for(self, *phases: str, patience: float = PATIENCE) -> str:
        """Return when the page is in one of these phases, and which."""
        waiting = f"(wanted) => {{ const now = ({self.PHASE})(); return wanted.includes(now) ? now : null; }}"
        # Not at every frame: a page that has nothing new to draw can rest.
        found = self.page.wait_for_function(waiting, arg=list(phases), timeout=patience, polling=40)
        return str(found.json_value())

    @property
    def hand(self) -> Locator:
        # By class, as everything that is looked for at every turn: roles and names of a whole table take long to find.
        return self.page.locator(".khiva .hand button")

    @property
    def seal(self) -> Locator:
        return self.page.locator(".khiva .prompt .actions .game-btn:not(.ghost)")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\b"))

    def cards(self) -> list[str]:
        """The cards in the hand, by name alone."""
        return [text.split(",")[0] for text in self.page.locator(".khiva .hand .ears").all_inner_texts()]

    def picked(self) -> list[str]:
        """The cards that are picked, in the order of the hand."""
        texts = self.page.locator('.khiva .hand button[aria-pressed="true"] .ears').all_inner_texts()
        return [", ".join(text.split(", ")[:2]) for text in texts]

    # --- what is done

    def pick(self, *cards: int) -> None:
        for card in cards:
            self.hand.nth(card).click()
            expect(self.hand.nth(card)).to_have_attribute("aria-pressed", "true")

    def choose(self, first: int = 0) -> None:
        """Pick what is asked for, beginning with this card, and seal it."""
        cards = self.hand.count()
        for card in range(cards):
            if self.seal.is_enabled():
                break
            self.pick((first + card) % cards)
        self.seal.click()

    def tab_to(self, target: Locator) -> None:
        """Press Tab until the focus is there, as somebody without a mouse does."""
        expect(target).to_be_enabled()
        for _ in range(80):
            if target.evaluate("(element) => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def decide(self) -> None:
        self.page.locator(".khiva .choice").last.click()

    def open_sheet(self) -> Locator:
        """The whole score sheet of a finished game, one press away."""
        self.page.get_by_text("The whole score sheet").click()
        return self.page.get_by_role("table")

    def quick(self) -> None:
        """Answer what is asked now, inside the page: where it is not about what a finger does."""
        self.page.evaluate(f"() => ({self.QUICK})(({self.PHASE})())")

    def act(self) -> str:
        """Answer whatever is asked; which phase that was."""
        phase = self.wait_for("choose", "decide", "over")
        if phase == "choose":
            self.choose()
        elif phase == "decide":
            self.decide()
        return phase


def play_to_the_end(players: list[Player]) -> None:
    """All of them at once, each in their own page."""
    for player in players:
        player.page.evaluate(f"() => {{ void ({RUSH})({player.PHASE}, {player.QUICK}); }}")
    for player in players:
        player.wait_for("over", patience=5 * PATIENCE)
