"""`caravanserai quarantine`: which tables of a house cannot be read, by name."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from caravanserai.strings import Speaker, pick_language, printable
from caravanserai.tables.log.store import Quarantined, StoreError
from caravanserai.tables.log_names import log_name
from caravanserai.web.folder import Folder

from .backup_command import Data, Database, Lang, settings_of
from .trouble import Trouble


def quarantine(
    release: Annotated[str | None, typer.Option(metavar="TABLE", help="help-quarantine-release")] = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """help-quarantine"""
    speak = Speaker(pick_language(lang))
    settings = settings_of(data, database)
    where = Folder(settings.folder).database if settings.database is None else settings.database
    if isinstance(where, Path) and not where.is_file():
        raise Trouble("cli-file-missing", file=str(where))
    try:
        found = asyncio.run(_look(where, release))
    except StoreError as error:
        name = str(where) if isinstance(where, Path) else "--database"
        raise Trouble("data-failed", folder=name, reason=str(error)) from None
    if release is not None:
        if not any(one.table == release for one in found):
            raise Trouble("quarantine-unknown", table=release)
        typer.echo(printable(speak("quarantine-released", table=release)))
        return
    for one in found:
        since = datetime.fromtimestamp(one.since / 1_000, UTC).strftime("%Y-%m-%d %H:%M UTC")
        said = {"table": one.table, "log_name": log_name(one.table), "since": since, "reason": one.reason}
        typer.echo(printable(speak("quarantine-line", **said)))
    if not found:
        typer.echo(speak("quarantine-none"))


async def _look(where: Path | str, release: str | None) -> list[Quarantined]:
    """Those in quarantine, before one is let go. The house may be open meanwhile."""
    from caravanserai.tables.log.opening import open_store

    store = await open_store(where)
    try:
        found = await store.quarantined()
        if release is not None:
            await store.release(release)
        return found
    finally:
        await store.close()
