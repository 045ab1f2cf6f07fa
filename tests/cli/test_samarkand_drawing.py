"""Samarkand's part of the terminal: what is typed becomes a move, and the table and the score can be drawn."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from caravanserai.games.samarkand.terminal import DRAWING
from caravanserai.games.samarkand.words.moves import LeaveBehind, Pass, ScoreKind, Sell, Stop
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.terminal.trouble import Trouble
from tests.playing import Play
from tests.rules.samarkand.positions import SAMARKAND, begin, close, own, purses, sell


def drawn(shown: Any) -> str:
    out = StringIO()
    Console(file=out, width=80).print(shown)
    return out.getvalue()


def stopping() -> Any:
    g = begin(3, bank="7")
    sell(g, 1, 5, 1)
    return SAMARKAND.ask(g, 0)


def ending(camels: str) -> Any:
    g = own(begin(), 0, "spices-1 fruits-2 jewels-7", camels)
    close(g)
    return SAMARKAND.ask(g, 0)


@pytest.mark.parametrize(
    ("ask", "typed", "move"),
    [
        (SAMARKAND.ask(begin(), 1), "5", Sell("spices-5")),
        (stopping(), "0", Pass()),
        (stopping(), "1", Stop("spices-5")),
        (stopping(), "3", Stop("jewels-7")),
        (stopping(), " 4 ", Stop("camel")),
        (ending("2"), "1", LeaveBehind(("spices-1",))),
        (ending("2"), "jewels-7", LeaveBehind(("jewels-7",))),
        (ending("2"), "jewels-7, spices-1", LeaveBehind(("jewels-7", "spices-1"))),
        (ending("3"), "3", ScoreKind("jewels")),
    ],
)
def test_answers_are_numbers_and_goods_may_be_written_out(ask: Any, typed: str, move: Any) -> None:
    assert DRAWING.read(ask, typed) == move


@pytest.mark.parametrize("typed", ["", "x", "12", "-1", "1 2", "99999", "horses-3"])
def test_what_means_nothing_is_refused_with_a_sentence(typed: str) -> None:
    for ask in (SAMARKAND.ask(begin(), 1), stopping(), ending("2"), ending("3")):
        with pytest.raises(Trouble):
            DRAWING.read(ask, typed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_and_question_of_a_game_can_be_drawn(lang: str) -> None:
    speak = Speaker(lang, you=0)
    play = Play("samarkand", 3, 4, {"closed-goods": "on"})
    for number, step in enumerate(play):
        if number % 20 == 0:
            assert drawn(DRAWING.board(SAMARKAND.view(step.g, 0), speak))
            ask = SAMARKAND.ask(step.g, 0)
            if ask is not None:
                assert drawn(DRAWING.choices(ask, speak)) and DRAWING.help(ask, speak)
    text = drawn(DRAWING.sheet(SAMARKAND.breakdown(play.g), speak))
    assert all(str(line.total) in text for line in SAMARKAND.breakdown(play.g).seats)


def test_the_ends_questions_and_a_tie_are_drawn() -> None:
    speak = Speaker("en", you=0)
    for camels in ("2", "3"):
        assert drawn(DRAWING.choices(ending(camels), speak)) and DRAWING.help(ending(camels), speak)
    text = drawn(DRAWING.sheet(SAMARKAND.breakdown(purses(begin(), 9, 9, 1, 0)), speak))
    assert "SA-32: Equal at 5 points, and equally rich" in text


def test_who_cannot_pay_is_warned() -> None:
    g = purses(begin(), 3, 15, 15, 15)
    sell(g, 1, 5, 1, 1)
    assert "too dear for you" in drawn(DRAWING.choices(SAMARKAND.ask(g, 0), Speaker("en", you=0)))
