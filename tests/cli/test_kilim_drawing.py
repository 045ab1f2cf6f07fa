"""Kilim's part of the terminal: what is typed becomes a move, and the table and the score can be drawn."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from caravanserai.games.kilim.terminal import DRAWING
from caravanserai.games.kilim.words.moves import (
    Done,
    MovePiece,
    PayGold,
    PlaceCard,
    RemovePiece,
    TakeScrap,
    TakeToken,
    TurnDomino,
    UseScrap,
    Weave,
    WeavePerfect,
)
from caravanserai.games.kilim.words.questions import EndOfDayAsk, PayGoldAsk, TakeScrapAsk, TakeTokenAsk
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.terminal.trouble import Trouble
from tests.night import by_night
from tests.playing import Play
from tests.rules.kilim.positions import KILIM, begin, keep, lay, place, token


def drawn(shown: Any) -> str:
    out = StringIO()
    Console(file=out, width=80).print(shown)
    return out.getvalue()


def table() -> Any:
    g = begin(3, top="1-star-hooks")
    lay(g, 0, "2-star-comb 0 0 0", "torn-horn -1 0 3", "scrap-star 1 0")
    keep(g, 0, "scrap-horn", "perfect-1")
    return token(g, 0, "turn", "remove", "move")


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("7", PlaceCard("gold-7")),
        ("16", PlaceCard("spy")),
        ("17", PlaceCard("scrap-bag")),
        ("18", PlaceCard("artisan")),
        ("f scrap-horn 1 -1", UseScrap("scrap-horn", 1, -1)),
        ("f perfect 1 2 0", WeavePerfect(1, 2, 0)),
        ("f 2-star-comb", RemovePiece("2-star-comb")),
        ("f 2-star-comb 1 0", MovePiece("2-star-comb", 1, 0)),
        ("f 2-star-comb 1 0 3", TurnDomino("2-star-comb", 1, 0, 3)),
    ],
)
def test_cards_are_numbers_and_free_actions_begin_with_f(typed: str, move: Any) -> None:
    assert DRAWING.read(KILIM.ask(table(), 0), typed) == move


@pytest.mark.parametrize(
    "typed", ["x", "19", "0", "1 2", "f", "f a b c", "f 99", "f perfect 1 2 9", "f x 1 999", "9999999"]
)
def test_what_means_nothing_is_refused_with_a_sentence(typed: str) -> None:
    with pytest.raises(Trouble):
        DRAWING.read(KILIM.ask(table(), 0), typed)


def test_f1_is_the_best_free_action() -> None:
    g = table()
    move = DRAWING.read(KILIM.ask(g, 0), "f1")
    before = KILIM.score(g, 0)
    KILIM.play(g, 0, move)
    assert KILIM.score(g, 0) >= before


def test_other_questions_are_answered_with_numbers() -> None:
    g = table()
    place(g, "9", "8", "8")
    ask = KILIM.ask(g, 0)
    best = max(ask.spots, key=lambda spot: spot.points)
    assert DRAWING.read(ask, "1") == Weave(best.x, best.y, best.turn)
    assert DRAWING.read(ask, "2 -3 1") == Weave(2, -3, 1)
    assert DRAWING.read(PayGoldAsk("offer", (3, 4), 0, False, "KI-13"), "4") == PayGold(4)
    assert DRAWING.read(TakeScrapAsk(("scrap-star", "scrap-comb")), "2") == TakeScrap("scrap-comb")
    assert DRAWING.read(TakeTokenAsk(("turn", "move")), "1") == TakeToken("turn")
    free = KILIM.ask(table(), 0).free
    assert DRAWING.read(EndOfDayAsk(free), "0") == Done()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_every_kilim_and_what_is_on_offer(lang: str) -> None:
    text = drawn(DRAWING.board(KILIM.view(table(), 0), Speaker(lang, you=0)))
    assert " -1  x  ·  · " in text and "  0  @  *  * " in text, text
    assert " *  & " in text
    assert "1–15" in text


@pytest.mark.parametrize(
    ("lang", "seats"),
    [*((lang, 2) for lang in LANGUAGES), ("en", 5), *(by_night(lang, 5) for lang in LANGUAGES if lang != "en")],
)
def test_every_board_ask_and_sheet_of_a_game_can_be_drawn(lang: str, seats: int) -> None:
    speak = Speaker(lang, you=0)
    play = Play("kilim", seats, seats)
    for number, step in enumerate(play):
        if number % 7:
            continue
        assert drawn(DRAWING.board(KILIM.view(step.g, 0), speak))
        for seat in KILIM.asked(step.g):
            ask = KILIM.ask(step.g, seat)
            assert drawn(DRAWING.choices(ask, speak)).strip()
            assert DRAWING.help(ask, speak)
    text = drawn(DRAWING.sheet(KILIM.breakdown(play.g), speak))
    assert "???" not in text and "kilim-" not in text
