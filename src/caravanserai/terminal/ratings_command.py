"""`caravanserai ratings`: how strong were the bots in all these matches? Or: all ratings of a house once more."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caravanserai.bots.results import BadResultsError, rate_files, read_results
from caravanserai.strings import Speaker, pick_language

from .backup_command import Data, Database, settings_of
from .contest import span, table_of
from .files import file_trouble
from .trouble import Trouble


def ratings(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE…", help="help-ratings-files", readable=False)
    ] = None,
    house: Annotated[bool, typer.Option("--house", help="help-ratings-house")] = False,
    data: Data = None,
    database: Database = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-ratings"""
    speak = Speaker(pick_language(lang))
    if house:
        _house(data, database, speak)
        return
    if not files:
        raise Trouble("cli-ratings-of-what")
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


def _house(data: str | None, database: str | None, speak: Speaker) -> None:
    """All of them from finished games alone; the house may be open meanwhile."""
    from caravanserai.ratings.again import Recomputed, compute_again
    from caravanserai.tables.log.opening import open_store
    from caravanserai.tables.log.store import StoreError
    from caravanserai.tables.timing import RealTime
    from caravanserai.web.folder import Folder

    settings = settings_of(data, database)
    where = Folder(settings.folder).database if settings.database is None else settings.database
    if isinstance(where, Path) and not where.is_file():
        raise Trouble("cli-file-missing", file=str(where))

    async def work() -> Recomputed:
        store = await open_store(where)
        try:
            return await compute_again(store, RealTime())
        finally:
            await store.close()

    try:
        found = asyncio.run(work())
    except StoreError as error:
        name = str(where) if isinstance(where, Path) else "--database"
        raise Trouble("data-failed", folder=name, reason=str(error)) from None
    typer.echo(speak("ratings-again", games=found.games, ratings=found.ratings))
    message = "ratings-again-changed" if found.changed else "ratings-again-same"
    typer.echo(speak(message, changed=found.changed, points=found.furthest))
    if found.damaged:
        typer.echo(speak("ratings-again-damaged", games=found.damaged))
