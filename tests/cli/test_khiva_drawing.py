"""Khiva's part of the terminal: what is typed becomes a move, and the score explains itself."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from caravanserai.games.khiva.terminal import DRAWING
from caravanserai.games.khiva.words.breakdown import SeatScore, Sheet, Tie, TieBreak
from caravanserai.games.khiva.words.moves import (
    CardPreview,
    ChooseCards,
    ChooseCardsAsk,
    Decline,
    Landing,
    Shop4Ask,
    SpendGems,
    SpendGemsAsk,
    TakeCarpet,
    TakeSalt,
)
from caravanserai.games.khiva.words.names import Space
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.terminal.trouble import Trouble

CITY = (Landing(0, Space("city")),)
HAND = ("white-1", "blue-2", "green-3", "pink-4", "black-5")
CARDS = ChooseCardsAsk(1, tuple(CardPreview(card, CITY) for card in HAND))
GEMS = SpendGemsAsk("white-1", (*CITY, Landing(1, Space("shop", 0, 1))))


@pytest.mark.parametrize("typed", ["2 4", "24", "2,4", " 2 ; 4 "])
def test_the_first_number_is_played_and_the_second_given(typed: str) -> None:
    assert DRAWING.read(CARDS, typed) == ChooseCards(("blue-2",), ("pink-4",))


def test_kh_38_two_are_played_and_two_given() -> None:
    ask = ChooseCardsAsk(2, CARDS.cards, "KH-38")
    assert DRAWING.read(ask, "1 3 2 5") == ChooseCards(("white-1", "green-3"), ("blue-2", "black-5"))


def test_other_questions_are_answered_with_one_number() -> None:
    assert DRAWING.read(GEMS, "1") == SpendGems(1)
    assert DRAWING.read(GEMS, "12") == SpendGems(12), "whether that is too many the rules say"
    assert DRAWING.read(Shop4Ask(3, 8, True), "1") == TakeSalt()
    assert DRAWING.read(Shop4Ask(3, 8, True), "2") == TakeCarpet()
    assert DRAWING.read(Shop4Ask(3, 8, False), "2") == Decline()


@pytest.mark.parametrize(
    ("ask", "typed"),
    [
        (CARDS, "blue"),
        (CARDS, "-1 2"),
        (CARDS, "0 1"),
        (CARDS, "6 1"),
        (CARDS, "1" * 500),
        (GEMS, "1 0"),
        (GEMS, "9" * 5000),
        (Shop4Ask(3, 8, True), "3"),
        (Shop4Ask(3, 8, True), "s"),
        (Shop4Ask(3, 8, True), "² ٣"),
    ],
)
def test_what_means_nothing_is_trouble(ask: Any, typed: str) -> None:
    with pytest.raises(Trouble):
        DRAWING.read(ask, typed)


def shown(sheet: Sheet, lang: str) -> str:
    out = StringIO()
    Console(file=out, width=80).print(DRAWING.sheet(sheet, Speaker(lang, you=0)))
    return out.getvalue()


def sheet_with_tie(by: TieBreak) -> Sheet:
    line = SeatScore((2, 3, 7), 12, ("pink-2", "pink-4"), 6, (8,), 8, 4, 30, 1)
    return Sheet((line, line), (0, 1), (Tie((0, 1), 30, by, (3, 3), (8, 8)),))


def test_the_score_is_shown_by_category() -> None:
    text = shown(sheet_with_tie("shared"), "en")
    for part in ("12 = 2 3 7", "6 = pink 2 4", "8 = 8", "30"):
        assert part in text


def test_kh_35_ties_are_explained() -> None:
    signs: dict[TieBreak, str] = {
        "teapots": "the number of teapots decides",
        "salt": "the best salt bag decides",
        "shared": "the rank is shared",
    }
    for by, sign in signs.items():
        text = " ".join(shown(sheet_with_tie(by), "en").split())
        assert "KH-35: Equal at 30 points" in text
        assert sign in text
        assert "you have 3 teapots, best salt 8 and Seat 2 has 3 teapots, best salt 8." in text
        for lang in LANGUAGES:
            assert "KH-35" in shown(sheet_with_tie(by), lang)
