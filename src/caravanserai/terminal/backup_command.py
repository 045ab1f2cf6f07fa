"""`caravanserai backup` and `restore`: a house in one file, and out of it again."""

import os
import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from caravanserai.strings import Speaker, pick_language, printable
from caravanserai.tables.log.store import StoreError
from caravanserai.web.backup import back_up, restore
from caravanserai.web.folder import Folder
from caravanserai.web.settings import WontStart, read_settings

from .files import expect_new, file_trouble
from .trouble import Trouble

Data = Annotated[str | None, typer.Option("--data", metavar="FOLDER", help="help-serve-data")]
Lang = Annotated[str | None, typer.Option(help="help-lang")]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file", readable=False)],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """help-backup"""
    speak = Speaker(pick_language(lang))
    expect_new(file)
    bar = Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    try:
        with bar:
            task = bar.add_task(speak("backup-progress"), total=None)
            size = back_up(_folder(data), file, lambda done, of: bar.update(task, completed=done, total=of))
    except WontStart as why:
        raise Trouble(why.message, **why.args_said) from None
    except StoreError as error:
        raise Trouble("backup-failed", reason=str(error)) from None
    except OSError as error:
        raise file_trouble(file, error) from None
    typer.echo(printable(speak("backup-done", file=str(file), kilobytes=-(-size // 1_000))))


def restore_house(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-file", readable=False)],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """help-restore"""
    speak = Speaker(pick_language(lang))
    if not file.is_file():
        raise Trouble("cli-file-missing", file=str(file))
    try:
        # Opened, it keeps every server out until all is in its place.
        with closing(_folder(data).open()) as folder:
            contents = restore(file, folder)
    except WontStart as why:
        raise Trouble(why.message, **why.args_said) from None
    typer.echo(printable(speak("restore-done", folder=str(folder.path), version=contents.version)))


def _folder(data: str | None) -> Folder:
    return Folder(read_settings({"data": data}, os.environ).folder)
