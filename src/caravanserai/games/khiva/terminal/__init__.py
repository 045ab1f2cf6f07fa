"""Khiva in a terminal."""

from typing import Any

from rich.console import RenderableType

from caravanserai.strings import Speaker

from ..words.events import (
    CamelWon,
    CardRefused,
    CardsGiven,
    CardsRevealed,
    CarpetsDiscarded,
    ChoiceSealed,
    DealBegan,
    EndTriggered,
    GameEnded,
)
from ..words.moves import ChooseCardsAsk
from .board import draw_board
from .hand import draw_choices, read_answer
from .sheet import draw_sheet


class KhivaDrawing:
    def turn(self, view: Any) -> int:
        turns: int = view.turn
        return turns

    def board(self, view: Any, speak: Speaker) -> RenderableType:
        return draw_board(view, speak)

    def board_first(self, ask: Any) -> bool:
        return isinstance(ask, ChooseCardsAsk)

    def choices(self, ask: Any, speak: Speaker) -> RenderableType:
        return draw_choices(ask, speak)

    def help(self, ask: Any, speak: Speaker) -> str:
        if isinstance(ask, ChooseCardsAsk):
            return speak("khiva-help", each=ask.each)
        return speak("khiva-help.numbers")

    def read(self, ask: Any, words: str) -> Any:
        return read_answer(ask, words)

    def quiet(self, event: Any) -> bool:
        """Everyone seals a choice each turn: the reveal says it all."""
        return isinstance(event, ChoiceSealed)

    def opens(self, event: Any, before: Any) -> bool:
        """Played cards, given cards, then one paragraph for each camel."""
        match event:
            case CardsRevealed() | CardsGiven():
                return not isinstance(before, type(event))
            case CardRefused():
                return not (isinstance(before, CardRefused) and _colour(before) == _colour(event))
            case CamelWon():
                return not (isinstance(before, CardRefused) and _colour(before) == event.camel)
            case DealBegan() | EndTriggered() | CarpetsDiscarded() | GameEnded():
                return True
        return False

    def sheet(self, sheet: Any, speak: Speaker) -> RenderableType:
        return draw_sheet(sheet, speak)


def _colour(refused: CardRefused) -> str:
    return refused.card.partition("-")[0]


DRAWING = KhivaDrawing()
