"""Every page: all its sentences in each language, and nothing that shuts somebody out, in light and in dark."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.fit import HIDDEN, SETTLED
from tests.e2e.player import Player
from tests.e2e.tour import tour

#: What is shown or read aloud, as one text; buttons whose label does not fit; and a language that is not the reader's.
LOOK = """() => {
  const read = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap((element) =>
    ["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? ""));
  const text = [document.title, document.body.innerText, ...read].join("\\n");
  const ids = text.match(/(?<![\\w/.-])(?:page|khiva|kilim|samarkand|lesson|seat|game|table)-[a-z][\\w.-]*/g) ?? [];
  const raw = [...ids, ...(text.match(/[{}]|\\bundefined\\b|\\bNaN\\b|\\[object/g) ?? [])];
  const clipped = [...document.querySelectorAll("button, .btn")]
    .filter((button) => button.offsetParent && button.clientWidth && button.scrollWidth > button.clientWidth + 1)
    .filter((button) => !(HIDDEN)(button))
    .map((button) => button.innerText.trim() || button.getAttribute("aria-label"));
  const { lang } = document.documentElement;
  return { raw, clipped, foreign: navigator.language.startsWith(lang) ? [] : [lang] };
}""".replace("HIDDEN", HIDDEN)

#: For ears: the headings by rank, and the title.
HEADINGS = """() => {
  const shown = [...document.querySelectorAll("h1, h2, h3")].filter((one) => one.checkVisibility());
  const ranks = shown.map((one) => Number(one.tagName[1]));
  return { first: ranks.filter((rank) => rank === 1).length, ranks, title: document.title };
}"""

AXE = """async (only) => {
  const found = await axe.run(document, { resultTypes: ["violations"], ...(only && { runOnly: only }) });
  return found.violations.filter((one) => ["serious", "critical"].includes(one.impact))
    .flatMap((one) => one.nodes.slice(0, 3).map((node) => [one.id, node.html.slice(0, 160), node.failureSummary]));
}"""
#: The themes differ in nothing but colour: all rules in the first, those about colour in the second.
THEMES = {"light": None, "dark": ["color-contrast", "link-in-text-block"]}


@pytest.mark.parametrize("locale", ["fr-FR", "ko-KR"])
def test_every_sentence_is_there_and_fits(url: str, someone: Someone, contexts: Contexts, locale: str) -> None:
    """English is read on the way of the test below."""
    me = someone(locale=locale, **PHONE)
    faults = [(place, fault) for place in tour(me, contexts(), url) for fault in read_through(me.page)]
    assert not faults, faults


def test_axe_finds_nothing_serious_and_every_page_has_one_first_heading_and_a_title(
    url: str, someone: Someone, contexts: Contexts, axe: str
) -> None:
    """One way through all pages for both, and for every sentence; axe in light and in dark."""
    # The page's policy allows no script but its own; the examiner is let in by the browser.
    me = someone(bypass_csp=True)
    faults: list[object] = []
    titles: dict[str, str] = {}
    for place in tour(me, contexts(), url):
        faults += [(place, fault) for fault in read_through(me.page)]
        me.page.evaluate(axe)
        for theme in THEMES:
            faults += [(place, theme, one) for one in examined(me, theme)]
        seen = me.page.evaluate(HEADINGS)
        leaps = [pair for pair in pairwise(seen["ranks"]) if pair[1] > pair[0] + 1]
        if seen["first"] != 1 or leaps or "Caravanserai" not in seen["title"]:
            faults.append((place, seen))
        titles[place] = seen["title"].removeprefix("● ")
    assert not faults, "\n".join(map(str, faults))
    pages = ["home", "rules", "settings", "bots", "learn", "daily", "games", "lost", "choosing", "replay", "review"]
    assert len({titles[page] for page in pages}) == len(pages), titles


def read_through(page: Page) -> list[str]:
    """What is wrong with the words of a page, on a narrow and on a wide screen, which it keeps."""
    faults = []
    for width, height in ((360, 740), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        faults += [f"{width} px: {fault}" for fault in read_at(page)]
    return faults


def read_at(page: Page) -> list[str]:
    """What is wrong with the words of a page as it stands: one that is not there, or not whole, or foreign."""
    seen = page.evaluate(LOOK)
    return [f"{kind}: {seen[kind]}" for kind in ("raw", "clipped", "foreign") if seen[kind]]


def examined(player: Player, theme: str) -> list[list[str]]:
    player.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    # Colours fade into each other: what is examined is the end of it.
    player.page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finish?.()))")
    return list(player.page.evaluate(AXE, THEMES[theme]))
