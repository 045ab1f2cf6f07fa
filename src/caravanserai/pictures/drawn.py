"""What each game brings to be drawn: its module `picture`. A game without one is drawn from its tableau."""

from typing import Any, Protocol

from caravanserai.engine.game import SPECTATOR, game
from caravanserai.engine.tableau import View

from . import general


class Drawing(Protocol):
    def draw(self, view: Any) -> str:
        """The table as those who watch see it: SVG without words, in a box of `svg.WIDE` by `svg.HIGH`."""

    def turn(self, view: Any) -> int:
        """How many turns have begun."""


def drawing_of(key: str) -> Drawing | None:
    """None for a game that has neither."""
    rules = game(key)
    part: Any = rules.part("picture")
    if part is not None:
        made: Drawing = part
        return made
    return general if rules.view_type is View else None


def seen(key: str, g: Any) -> Any:
    """What those who watch may see of a state; nothing else is ever drawn."""
    return game(key).view(g, SPECTATOR)
