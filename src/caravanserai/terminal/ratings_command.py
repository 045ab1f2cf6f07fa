"""`caravanserai ratings`: how strong were the bots in all these matches?"""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caravanserai.bots.results import BadResultsError, rate_files, read_results
from caravanserai.strings import Speaker, pick_language

from .contest import span, table_of
from .files import file_trouble
from .trouble import Trouble


def ratings(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="help-ratings-files", readable=False)],
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-ratings"""
    speak = Speaker(pick_language(lang))
    for file in files:
        _check(file)
    console = Console(highlight=False)
    for game_key, rated in rate_files(files).items():
        table = table_of(speak("arena-bot"), speak("arena-games"), speak("arena-rating"), speak("arena-interval"))
        table.title = speak(f"game-{game_key}")
        for one in sorted(rated, key=lambda one: -one.rating):
            table.add_row(one.bot, str(one.games), str(one.rating), span(speak, (one.low, one.high), digits=0))
        console.print(table)


def _check(file: Path) -> None:
    try:
        read_results(file)
    except BadResultsError as error:
        raise Trouble("cli-bad-results", file=str(file), line=error.line) from None
    except (OSError, ValueError) as error:
        raise file_trouble(file, error) from None
