"""Windows that tests use one after the other, each cleared before it is somebody else's.

A new context is a new process that loads and compiles the whole page again: a third of what a short test costs.
"""

import json
import os
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

from caravanserai.engine.game import GAMES
from tests.e2e.player import PATIENCE

#: So many wait for the next test, the latest first: each is a process that holds memory.
WAITING = 8
#: What stays on a page for good: nobody else gets it then.
LASTING = ("add_init_script", "expose_binding", "expose_function", "route_web_socket")
DESKTOP = {"width": 1440, "height": 900}
CORNER = {"width": 16, "height": 16}
#: "Play now" is with bots alone: the people of other tests stay where they are.
ALONE = {key: {"alone": True} for key in GAMES}

#: Forget all; was the clock taken over (which lasts as long as the context)?
FORGET = """() => {
  localStorage.clear();
  sessionStorage.clear();
  return "__pwClock" in globalThis;
}"""


def aside(page: Page, url: str | None = None) -> None:
    """Look at something that is no page of the house, and hears nothing; being of the same site it keeps the process,
    which an empty page would not."""
    page.goto(urljoin(url or page.url, "/icon.svg"))


def remember(page: Page, **what: object) -> None:
    """What somebody has chosen in the settings, before they come to the house."""
    page.evaluate("(kept) => localStorage.setItem('caravanserai', kept)", json.dumps(what))


def draw_little(page: Page, settings: dict[str, Any]) -> None:
    """Let a corner of the page be drawn, whatever its size: a fifth of all the time went into pictures that no test
    looks at. Where things lie, and what is under a finger, is as ever. Playwright's own way to another size draws all
    of it once before the rest can be left out."""
    session, mobile = page.context.new_cdp_session(page), settings.get("is_mobile", False)

    def resized(size: ViewportSize) -> None:
        upright = mobile and size["height"] > size["width"]
        lying = {
            "type": "portraitPrimary" if upright else "landscapePrimary",
            "angle": 90 if mobile and not upright else 0,
        }
        screen = {"screenWidth": size["width"], "screenHeight": size["height"], "screenOrientation": lying}
        scale = settings.get("device_scale_factor", 1)
        metrics = {**size, **screen, "deviceScaleFactor": scale, "mobile": mobile, "dontSetVisibleSize": True}
        session.send("Emulation.setDeviceMetricsOverride", metrics)
        session.send("Emulation.setVisibleSize", CORNER)

    if not os.environ.get("PICTURES"):
        page.set_viewport_size = resized  # type: ignore[method-assign]


class Windows:
    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        #: The kind of each by which it was made; those that wait, the latest last.
        self.kinds: dict[Page, str] = {}
        self.waiting: list[Page] = []
        self.spent: set[Page] = set()

    def take(self, stills: bool = False, **settings: Any) -> Page:
        """A window of that kind, of somebody who has never been here."""
        motion = settings.pop("reduced_motion", "reduce")
        size = settings.pop("viewport", DESKTOP)
        # What a page can change is no reason for another context; the others are made once.
        made = {"locale": "en-GB", **settings}
        kind = json.dumps(made, sort_keys=True)
        page = next((page for page in reversed(self.waiting) if self.kinds[page] == kind), None)
        if page is None:
            page = self.open(made)
            self.kinds[page] = kind
        else:
            self.waiting.remove(page)
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="light", reduced_motion=motion)
        remember(page, **({} if stills else {"stills": "off"}), company=ALONE)
        return page

    def open(self, settings: dict[str, Any]) -> Page:
        context = context_of(self.browser, **settings)
        page = context.new_page()
        for name in LASTING:
            setattr(page, name, self.spending(page, name))
        draw_little(page, settings)
        aside(page, self.url)
        return page

    def spending(self, page: Page, name: str) -> Any:
        lasting = getattr(page, name)

        def spend(*given: Any, **named: Any) -> Any:
            self.spent.add(page)
            return lasting(*given, **named)

        return spend

    def give_back(self, page: Page) -> None:
        if page in self.spent or not self.cleared(page):
            self.close(page)
            return
        self.waiting.append(page)
        if len(self.waiting) > WAITING:
            self.close(self.waiting.pop(0))

    def cleared(self, page: Page) -> bool:
        """Can somebody else have this window? Nothing is left in it of who had it."""
        context = page.context
        try:
            for other in context.pages:
                if other is not page:
                    other.close()
            context.set_offline(False)
            page.unroute_all(behavior="ignoreErrors")
            aside(page, self.url)
            context.clear_cookies()
            context.clear_permissions()
            page.mouse.move(0, 0)
            return not page.evaluate(FORGET)
        except Error:
            return False

    def close(self, page: Page) -> None:
        self.spent.discard(page)
        del self.kinds[page]
        page.context.close()

    def close_all(self) -> None:
        for page in [*self.kinds]:
            self.close(page)


def context_of(browser: Browser, **settings: Any) -> BrowserContext:
    """Motion is off unless a test wants it, and so is the worker: it would keep the page from one test to the next."""
    usual = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": DESKTOP, "service_workers": "block"}
    given: dict[str, Any] = {**usual, **settings}
    context = browser.new_context(**given)
    context.set_default_timeout(PATIENCE)
    return context
