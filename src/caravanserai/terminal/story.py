"""Events as paragraphs."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.engine.game import Game
from caravanserai.strings import Speaker

from .drawing import Drawing


def paragraphs(rules: Game[Any], drawing: Drawing, events: Iterable[Any], speak: Speaker) -> list[Text]:
    """Sentences that belong together on one line; those about the reader stand out."""
    made: list[Text] = []
    before = None
    for event in events:
        if drawing.quiet(event):
            continue
        said = rules.describe(event)
        if before is None or drawing.opens(event, before):
            made.append(Text())
        else:
            made[-1].append(" ")
        made[-1].append(speak.say(said), style="bold" if speak.about_you(said) else "")
        before = event
    return made


def seen_by(seat: int, events: Iterable[Any]) -> list[Any]:
    """Only what the seat may see."""
    return [event for event in events if (audience := event.audience()) is None or seat in audience]


def told(lines: Sequence[Text]) -> RenderableType:
    """Paragraphs with a hanging mark, so that a wrapped line is not taken for a new one."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=1, no_wrap=True)
    grid.add_column()
    for line in lines:
        grid.add_row("·", line)
    return grid
