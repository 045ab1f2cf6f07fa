"""The report: one file that needs nothing else, with every section, in every language."""

import re
from html.parser import HTMLParser

import pytest

from caravanserai.bots.arena import Match, play_match
from caravanserai.bots.tally import MatchResult, Tally
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.terminal.report import report

SECTIONS = ["wins", "matrix", "ratings", "points", "lengths", "seats", "endings"]
VOID = {"meta"}


class Reader(HTMLParser):
    """Holds every tag to its end, and notes what would be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.sections: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        given = dict(attrs)
        if tag == "section" and given.get("id"):
            self.sections.append(str(given["id"]))
        if tag in ("script", "link", "img", "iframe") or {"src", "href", "xlink:href"} & set(given):
            self.fetched.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


@pytest.fixture(scope="module")
def result() -> MatchResult:
    match = Match("khiva", ("greedy", "random"), games=6, seed=1, seats=3)
    tally = Tally(match)
    for deal in play_match(match):
        tally.add(deal)
    return tally.result(1.0, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_whole_and_fetches_nothing(result: MatchResult, lang: str) -> None:
    page = report(result, Speaker(lang))
    reader = read(page)
    assert (reader.sections, reader.fetched) == (SECTIONS, [])
    assert not re.search(r"https?:|//|url\(|@import", page)
    assert f'<html lang="{lang}">' in page and "color-scheme" in page and "width=device-width" in page
    assert not re.search(r"\breport-[a-z]+[^a-z:;{ -]|\bnan\b|None", page)


def test_it_says_what_ended_the_games(result: MatchResult) -> None:
    assert "The last teapot was taken" in report(result, Speaker("en"))
    only = Tally(Match("samarkand", ("random", "random", "random"), games=1, seed=1))
    for deal in play_match(only.match):
        only.add(deal)
    page = report(only.result(1.0, 1), Speaker("en"))
    assert "only one way to end" in page and "nobody to compare" in page
    read(page)


def test_of_no_games_it_says_so() -> None:
    page = report(Tally(Match("khiva", ("greedy", "random"), 1, 1)).result(0.0, 1), Speaker("en"))
    assert read(page).sections == [] and "No game was played." in page
