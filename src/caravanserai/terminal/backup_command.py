"""`caravanserai backup`, `restore` and `move`: a house in one file, out of it again, and from one place to another."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress as Bar

from caravanserai.strings import Speaker, pick_language, printable
from caravanserai.tables.log.backup import Progress
from caravanserai.tables.log.store import StoreError
from caravanserai.web.backup import Show, back_up, restore
from caravanserai.web.backup import move as move_between
from caravanserai.web.folder import DATABASE
from caravanserai.web.places import Place, place_of
from caravanserai.web.settings import DATABASES, PREFIX, Settings, WontStart, read_settings

from .files import expect_new, file_trouble
from .trouble import Trouble

Data = Annotated[str | None, typer.Option("--data", metavar="FOLDER", help="help-serve-data")]
Database = Annotated[str | None, typer.Option("--database", metavar="ADDRESS", help="help-serve-database")]
KeyFile = Annotated[str | None, typer.Option("--key-file", metavar="FILE", help="help-serve-key-file")]
Lang = Annotated[str | None, typer.Option(help="help-lang")]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file", readable=False)],
    data: Data = None,
    database: Database = None,
    key_file: KeyFile = None,
    lang: Lang = None,
) -> None:
    """help-backup"""
    speak = Speaker(pick_language(lang))
    expect_new(file)
    with _troubles("backup-failed"), _bars(speak) as show:
        place = place_of(settings_of(data, database, key_file))
        try:
            size = back_up(place, file, show)
        except OSError as error:
            raise file_trouble(file, error) from None
    typer.echo(printable(speak("backup-done", file=str(file), kilobytes=-(-size // 1_000))))


def restore_house(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-file", readable=False)],
    data: Data = None,
    database: Database = None,
    key_file: KeyFile = None,
    lang: Lang = None,
) -> None:
    """help-restore"""
    speak = Speaker(pick_language(lang))
    if not file.is_file():
        raise Trouble("cli-file-missing", file=str(file))
    with _troubles("restore-failed"), _bars(speak) as show:
        place = place_of(settings_of(data, database, key_file))
        contents = restore(file, place, show)
    typer.echo(printable(speak("restore-done", folder=place.name, version=contents.version)))


def move(
    source: Annotated[str, typer.Option("--from", metavar="PLACE", help="help-move-from")],
    target: Annotated[str, typer.Option("--to", metavar="PLACE", help="help-move-to")],
    key_file: KeyFile = None,
    lang: Lang = None,
) -> None:
    """help-move"""
    speak = Speaker(pick_language(lang))
    with _troubles("move-failed"), _bars(speak) as show:
        here, there = (_named(place, key_file) for place in (source, target))
        move_between(here, there, show)
    typer.echo(printable(speak("move-done", source=here.name, target=there.name)))


def settings_of(data: str | None, database: str | None, key_file: str | None = None) -> Settings:
    """Where `serve` would look. A folder that is named here is meant, whatever the surroundings say of a database; and
    nobody here has news for other nodes."""
    flags = {"data": data, "database": database, "key_file": key_file}
    hidden = {f"{PREFIX}VALKEY"} | ({f"{PREFIX}DATABASE"} if data is not None and database is None else set())
    return read_settings(flags, {name: value for name, value in os.environ.items() if name not in hidden})


def _named(place: str, key_file: str | None) -> Place:
    """A folder, the file of a house in it, or the address of a database."""
    if place.partition("://")[0] in DATABASES:
        return place_of(settings_of(None, place, key_file))
    path = Path(place).expanduser()
    return place_of(settings_of(str(path.parent if path.name == DATABASE else path), None))


@contextmanager
def _troubles(failed: str) -> Iterator[None]:
    """What goes wrong as a sentence."""
    try:
        yield
    except WontStart as why:
        raise Trouble(why.message, **why.args_said) from None
    except (StoreError, OSError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Trouble(failed, reason=reason.removesuffix(".")) from None


@contextmanager
def _bars(speak: Speaker) -> Iterator[Show]:
    """A bar for each thing that is done, one after the other, for those who sit at a terminal."""
    with Bar(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:

        def show(what: str) -> Progress:
            for task in bar.task_ids:
                bar.remove_task(task)
            task = bar.add_task(speak(what), total=None)
            return lambda done, of: bar.update(task, completed=done, total=of)

        yield show
