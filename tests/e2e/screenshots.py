"""Pictures of every page and phase, in three sizes, both themes and all languages: `make screenshots`.

They go to screenshots/, or to the folder that is named: `make screenshots ARGS="some/folder"`.
"""

import sys
import tempfile
from itertools import chain, product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.browser import NoBrowserError, launch
from tests.e2e.house import serving
from tests.e2e.merchant import Merchant, souk_phases
from tests.e2e.player import AT_ONCE, Player
from tests.e2e.tour import states, tour, weaving
from tests.e2e.weaver import Weaver

#: The last one is spoken on the way from place to place.
LANGUAGES = ("fr", "ko", "en")
SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desktop": (1440, 900)}
#: The last animation of a page that has just been opened is let come to its end.
SETTLED = """async () => {
  await document.fonts.ready;
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
}"""

#: As a reader chooses it in the bar, which a phone shows on the settings page alone.
CHOOSE = """(lang) => {
  const choice = document.querySelector(".lang select");
  choice.value = lang;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def speak(page: Page, lang: str) -> None:
    page.evaluate(CHOOSE, lang)
    page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang, polling=40)


def take(browser: Browser, url: str, size: str, folder: Path) -> None:
    width, height = SIZES[size]
    look = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": width, "height": height}}
    mine, other = browser.new_context(**look, has_touch=size == "phone"), browser.new_context(**look)
    mine.add_init_script(AT_ONCE)
    player, weaver, merchant = Player(mine.new_page()), Weaver(mine.new_page()), Merchant(mine.new_page())
    places = chain(
        ((player, f"khiva-{place}") for place in tour(player, other, url)),
        ((player, place) for place in states(player, other, url)),
        ((weaver, f"kilim-{place}") for place in weaving(weaver, url, 3)),
        ((merchant, f"samarkand-{place}") for place in souk_phases(merchant, url, 4)),
    )
    for number, (one, place) in enumerate(places):
        # Words that are not there yet cannot be fetched by who is offline.
        spoken = LANGUAGES if place != "offline" else LANGUAGES[-1:]
        for lang, theme in product(spoken, ("light", "dark")):
            speak(one.page, lang)
            one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            one.page.evaluate(SETTLED)
            one.page.screenshot(path=folder / f"{number:02}-{place.replace(' ', '-')}-{size}-{theme}-{lang}.png")
    mine.close()
    other.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data) / "data") as url, sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except NoBrowserError as reason:
            sys.exit(str(reason))
        for size in SIZES:
            take(browser, url, size, folder)
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}/")


if __name__ == "__main__":
    main()
