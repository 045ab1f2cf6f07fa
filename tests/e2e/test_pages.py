"""Every page: all its sentences, and nothing that shuts somebody out; by night in each language, on a phone and in dark
too."""

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.fit import HIDDEN, SETTLED_AT, TIGHT, faults_of
from tests.e2e.people import people
from tests.e2e.player import Player
from tests.e2e.tour import lesson, pages, phases
from tests.night import NIGHT, by_night

Theme = Literal["light", "dark"]

#: What is shown or read aloud, as one text; buttons whose label does not fit; and a language that is not the reader's.
LOOK = """() => {
  const read = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap((element) =>
    ["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? ""));
  const text = [document.title, document.body.innerText, ...read].join("\\n");
  const ids = text.match(/(?<![\\w/.-])(?:page|khiva|kilim|samarkand|lesson|seat|game|table)-[a-z][\\w.-]*/g) ?? [];
  const raw = [...ids, ...(text.match(/[{}]|\\bundefined\\b|\\bNaN\\b|\\[object/g) ?? [])];
  const hidden = HIDDEN;
  const clipped = [...document.querySelectorAll("button, .btn")]
    .filter((button) => button.offsetParent && button.clientWidth && button.scrollWidth > button.clientWidth + 1)
    .filter((button) => !hidden(button))
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

#: What is only drawn, for no ears and no keys, is half of a table and says nothing to axe: it stands aside meanwhile.
AXE = """async (how) => {
  const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')]
    .filter((one) => !one.parentElement.closest("svg") && !one.querySelector("a, button, [tabindex], foreignObject"));
  const aside = drawings.map((drawing) => {
    const parts = document.createDocumentFragment();
    parts.append(...drawing.childNodes);
    return () => drawing.append(parts);
  });
  const found = await axe
    .run(document, { resultTypes: ["violations"], ...how })
    .finally(() => aside.forEach((back) => back()));
  return found.violations.filter((one) => ["serious", "critical"].includes(one.impact))
    .flatMap((one) => one.nodes.slice(0, 3).map((node) => [one.id, node.html.slice(0, 160), node.failureSummary]));
}"""
#: The phases of a table that are measured; in the others something may lie over it.
MEASURED = {"picking", "gems", "shop-4", "over", "replay", "watching"}
#: The narrowest window, and a wide one.
NARROW, WIDE = (360, 740), (1440, 900)
#: Half of what axe does is about colours. They come from one sheet: by day they are looked at on these pages, by night
#: on all, and in dark too, which differs in nothing else.
COLOURS = ["color-contrast", "link-in-text-block"]
COLOURED = {"home", "rules", "settings", "my-games", "event", "lesson", "choosing", "shop-4", "over"}


@pytest.mark.nightly
def test_every_sentence_is_there_and_fits_on_a_phone(url: str, someone: Someone, contexts: Contexts) -> None:
    """In the language with the longest words, at a table with the fewest seats. By day the test below reads the same
    sentences in a window as narrow."""
    me = someone(locale="de-DE", **PHONE)
    seen = chain(before_a_table(me, url), people(me, contexts, url))
    faults = [(place, fault) for place in seen for fault in read_through(me.page, [NARROW])]
    for place in phases(me, contexts(), url, seats=2):
        found = faults_of(me.page, read_at, TIGHT) if place in MEASURED else read_through(me.page, [NARROW])
        faults += [(place, fault) for fault in found]
    assert not faults, faults


@pytest.mark.parametrize("locale", ["de-DE", by_night("en-GB")])
def test_axe_finds_nothing_serious_and_every_page_has_one_first_heading_and_a_title(
    url: str, someone: Someone, contexts: Contexts, axe: str, locale: str
) -> None:
    """One way through all pages for both, and for every sentence, in the language with the longest words; axe in light,
    by night in dark too. All is measured in several windows, but for phases in which something may lie over a table."""
    # The page's policy allows no script but its own; the examiner is let in by the browser.
    me = someone(bypass_csp=True, locale=locale)
    faults: list[object] = []
    titles: dict[str, str] = {}
    for place in chain(pages(me, url), people(me, contexts, url)):
        faults += [(place, fault) for fault in faults_of(me.page, read_at)]
        faults += shut_out_of(place, me, axe, titles)
    for place in chain(lesson(me, url), phases(me, contexts(), url)):
        found = faults_of(me.page, read_at, [*TIGHT, WIDE]) if place in MEASURED else read_through(me.page)
        faults += [(place, fault) for fault in found]
        faults += shut_out_of(place, me, axe, titles)
    assert not faults, "\n".join(map(str, faults))
    different = [
        "home",
        "rules",
        "settings",
        "bots",
        "learn",
        "daily",
        "games",
        "lost",
        "choosing",
        "replay",
        "friends",
        "profile",
    ]
    assert len({titles[page] for page in different}) == len(different), titles


def before_a_table(me: Player, url: str) -> Iterator[str]:
    return chain(pages(me, url), lesson(me, url))


def shut_out_of(place: str, me: Player, axe: str, titles: dict[str, str]) -> list[object]:
    titles[place], found = headed(me.page)
    return [(place, one) for one in [*shut_out(me, axe, place in COLOURED), *found]]


def headed(page: Page) -> tuple[str, list[object]]:
    """The title of a page, and what is wrong with it or with the headings."""
    seen = page.evaluate(HEADINGS)
    leaps = [pair for pair in pairwise(seen["ranks"]) if pair[1] > pair[0] + 1]
    wrong = seen["first"] != 1 or leaps or "Caravanserai" not in seen["title"]
    return seen["title"].removeprefix("● "), [seen] if wrong else []


def read_through(page: Page, sizes: Sequence[tuple[int, int]] = (NARROW, WIDE)) -> list[str]:
    """What is wrong with the words of a page in windows of these sizes; it keeps the last."""
    faults = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED_AT, [width, height])
        faults += [f"{width} px: {fault}" for fault in read_at(page)]
    return faults


def read_at(page: Page) -> list[str]:
    """What is wrong with the words of a page as it stands: one that is not there, or not whole, or foreign."""
    seen = page.evaluate(LOOK)
    return [f"{kind}: {seen[kind]}" for kind in ("raw", "clipped", "foreign") if seen[kind]]


def shut_out(player: Player, axe: str, colours: bool = True) -> list[tuple[str, list[str]]]:
    """What shuts somebody out of this page, in light, and by night in dark."""
    if not player.page.evaluate("() => 'axe' in window"):
        player.page.evaluate(axe)
    shapes = {"rules": {rule: {"enabled": False} for rule in COLOURS}}
    found = examined(player, "light", {} if colours or NIGHT else shapes)
    return found + examined(player, "dark", {"runOnly": COLOURS}) if NIGHT else found


def examined(player: Player, theme: Theme, how: dict[str, Any]) -> list[tuple[str, list[str]]]:
    player.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    # Colours fade into each other: what is examined is the end of it.
    player.page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finish?.()))")
    return [(theme, one) for one in player.page.evaluate(AXE, how)]
