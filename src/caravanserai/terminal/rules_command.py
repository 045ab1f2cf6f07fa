"""`caravanserai rules`: the rulebook."""

from typing import Annotated

import typer

from caravanserai.engine.game import game
from caravanserai.engine.rulebook import rulebook
from caravanserai.strings import pick_language, unbroken

from .rulebook import clause
from .screen import Screen


def rules(
    game_key: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    only: Annotated[str | None, typer.Option("--clause", metavar="CLAUSE", help="help-rules-clause")] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-rules"""
    language = pick_language(lang)
    text = rulebook(game(game_key), language) if only is None else clause(game(game_key), language, only)
    screen = Screen()
    if screen.console.is_terminal:
        screen.show_markdown(unbroken(language, text))
    else:
        typer.echo(text.rstrip("\n"))
