"""The Market of Samarkand in a terminal."""

from typing import Any

from rich.console import RenderableType

from caravanserai.strings import Speaker

from ..words.events import (
    AnswerSealed,
    CardOffered,
    GameEnded,
    GoodsLeft,
    MarketClosed,
    PriceCalled,
    TurnBegan,
)
from ..words.questions import LeaveBehindAsk, ScoreKindAsk, SellAsk, StopAsk
from .board import draw_board
from .choices import draw_choices, read_answer
from .sheet import draw_sheet


class SamarkandDrawing:
    def turn(self, view: Any) -> int:
        turn: int = view.turn
        return turn

    def board(self, view: Any, speak: Speaker) -> RenderableType:
        return draw_board(view, speak)

    def board_first(self, ask: Any) -> bool:
        """Once a turn, and for the end: the countdown needs only its prices."""
        return isinstance(ask, SellAsk | LeaveBehindAsk | ScoreKindAsk)

    def choices(self, ask: Any, speak: Speaker) -> RenderableType:
        return draw_choices(ask, speak)

    def help(self, ask: Any, speak: Speaker) -> str:
        if isinstance(ask, SellAsk):
            return speak("samarkand-help")
        if isinstance(ask, StopAsk):
            return speak("samarkand-help.stop")
        return speak("samarkand-help.leave") if isinstance(ask, LeaveBehindAsk) else speak("samarkand-help.kind")

    def read(self, ask: Any, words: str) -> Any:
        return read_answer(ask, words)

    def quiet(self, event: Any) -> bool:
        """Everyone answers every price: what comes of it says it all."""
        return isinstance(event, AnswerSealed)

    def opens(self, event: Any, before: Any) -> bool:
        """The turn, the cards for sale, each price, and the end: a paragraph each."""
        match event:
            case CardOffered() | GoodsLeft():
                return not isinstance(before, type(event))
            case TurnBegan() | PriceCalled() | MarketClosed() | GameEnded():
                return True
        return False

    def sheet(self, sheet: Any, speak: Speaker) -> RenderableType:
        return draw_sheet(sheet, speak)


DRAWING = SamarkandDrawing()
