"""What each game brings to be played in a terminal: its package `terminal` holds it, as DRAWING. A game without one is
drawn from its tableau."""

from typing import Any, Protocol

from rich.console import RenderableType

from caravanserai.engine.game import game
from caravanserai.strings import Speaker

from .general import GeneralDrawing


class Drawing(Protocol):
    def turn(self, view: Any) -> int:
        """How many turns have begun."""

    def board(self, view: Any, speak: Speaker) -> RenderableType:
        """The table as a seat may see it."""

    def board_first(self, ask: Any) -> bool:
        """Is this a question for which the board is shown?"""

    def choices(self, ask: Any, speak: Speaker) -> RenderableType:
        """The possible answers with their numbers, and what they would bring."""

    def help(self, ask: Any, speak: Speaker) -> str:
        """How to answer."""

    def read(self, ask: Any, words: str) -> Any:
        """The move that a person typed; Trouble if it means nothing. Whether it is legal the rules say."""

    def quiet(self, event: Any) -> bool:
        """Is this event not worth a sentence here?"""

    def opens(self, event: Any, before: Any) -> bool:
        """Does this event begin a new paragraph, after that one?"""

    def sheet(self, sheet: Any, speak: Speaker) -> RenderableType:
        """The final score, with ties explained."""


def drawing_of(key: str) -> Drawing:
    part = game(key).part("terminal")
    made: Drawing = GeneralDrawing(key) if part is None else part.DRAWING
    return made
