"""`caravanserai games export`: the finished public games of a house as tables for those who study them."""

import asyncio
import importlib.util
import shutil
from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from caravanserai.strings import Speaker, pick_language, printable

from .backup_command import Data, Database, Lang, settings_of
from .files import expect_new, file_trouble
from .trouble import Trouble

games = typer.Typer(no_args_is_help=True, help="help-games")


@games.callback()
def _games() -> None:
    """help-games"""


@games.command("export")
def export_games(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="help-games-folder", readable=False)],
    since: Annotated[str, typer.Option(metavar="DAY", help="help-games-since")] = "1970-01-01",
    form: Annotated[str, typer.Option("--format", metavar="FORMAT", help="help-games-format")] = "jsonl",
    views: Annotated[bool, typer.Option("--views", help="help-games-views")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """help-games-export"""
    from .games_tables import SINKS

    speak = Speaker(pick_language(lang))
    day = _day(since)
    if form not in SINKS:
        raise Trouble("cli-games-format", format=form, known=", ".join(SINKS))
    if form == "parquet" and importlib.util.find_spec("pyarrow") is None:
        raise Trouble("cli-games-no-parquet")
    expect_new(folder)
    written, damaged = _written(folder, day, form, views, data, database)
    typer.echo(printable(speak("games-exported", games=written, folder=str(folder))))
    if damaged:
        typer.echo(printable(speak("games-damaged", games=damaged)), err=True)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Trouble("cli-games-since", given=text) from None


def _written(
    folder: Path, day: date, form: str, views: bool, data: str | None, database: str | None
) -> tuple[int, int]:
    """The folder is there when all of it is written, and else not at all."""
    from caravanserai.tables.log.opening import open_store
    from caravanserai.tables.log.store import StoreError
    from caravanserai.web.folder import Folder

    from .games_tables import SINKS, export

    settings = settings_of(data, database)
    where = Folder(settings.folder).database if settings.database is None else settings.database
    if isinstance(where, Path) and not where.is_file():
        raise Trouble("cli-file-missing", file=str(where))
    begun = folder.with_name(f"{folder.name}.part")

    async def work() -> tuple[int, int]:
        store = await open_store(where)
        try:
            sink = SINKS[form](begun)
            try:
                return await export(store, day, sink, views, names=not settings.safe)
            finally:
                sink.close()
        finally:
            await store.close()

    expect_new(begun)
    try:
        begun.mkdir()
        done = asyncio.run(work())
        begun.rename(folder)
    except OSError as error:
        raise file_trouble(folder, error) from None
    except StoreError as error:
        name = str(where) if isinstance(where, Path) else "--database"
        raise Trouble("data-failed", folder=name, reason=str(error)) from None
    finally:
        shutil.rmtree(begun, ignore_errors=True)
    return done
