"""Kilim in a terminal."""

from typing import Any

from rich.console import RenderableType

from caravanserai.strings import Speaker

from ..words.events import (
    CardPlaced,
    CardRevealed,
    CardTakenBack,
    DayBegan,
    DayEnded,
    DominoesLost,
    DominoTurnedUp,
    GameEnded,
    GoldDiscarded,
    GoldPaid,
    GoldSealed,
    OfferMade,
    OffersCancelled,
    PrizeLeft,
    PrizeWon,
    SeatDone,
)
from ..words.questions import PlaceCardAsk, WeaveAsk
from .board import draw_board
from .choices import draw_choices, read_answer
from .sheet import draw_sheet


class KilimDrawing:
    def turn(self, view: Any) -> int:
        turns: int = (view.day - 1) * view.turns + view.turn if view.day else 0
        return turns

    def board(self, view: Any, speak: Speaker) -> RenderableType:
        return draw_board(view, speak)

    def board_first(self, ask: Any) -> bool:
        return isinstance(ask, PlaceCardAsk | WeaveAsk)

    def choices(self, ask: Any, speak: Speaker) -> RenderableType:
        return draw_choices(ask, speak)

    def help(self, ask: Any, speak: Speaker) -> str:
        if isinstance(ask, PlaceCardAsk):
            return speak("kilim-help")
        return speak("kilim-help.weave") if isinstance(ask, WeaveAsk) else speak("kilim-help.numbers")

    def read(self, ask: Any, words: str) -> Any:
        return read_answer(ask, words)

    def quiet(self, event: Any) -> bool:
        """Everyone places a card each turn: the reveal says it all."""
        return isinstance(event, CardPlaced | CardTakenBack | GoldSealed | SeatDone)

    def opens(self, event: Any, before: Any) -> bool:
        """The cards, the auction, then the Scrap Bag and the Artisan: a paragraph each."""
        match event:
            case CardRevealed() | GoldPaid() | GoldDiscarded() | OfferMade():
                return not isinstance(before, type(event))
            case OffersCancelled() | PrizeWon() | PrizeLeft():
                return not isinstance(before, OffersCancelled)
            case DominoTurnedUp():
                return not isinstance(before, DayBegan)
            case DayBegan() | DayEnded() | DominoesLost() | GameEnded():
                return True
        return False

    def sheet(self, sheet: Any, speak: Speaker) -> RenderableType:
        return draw_sheet(sheet, speak)


DRAWING = KilimDrawing()
