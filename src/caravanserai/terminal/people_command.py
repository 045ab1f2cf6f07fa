"""`caravanserai people`: what the owner of a house does for people who cannot help themselves."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from caravanserai.people.merging import merge as merge_people
from caravanserai.people.owner import Listed, Owner, new_link_token
from caravanserai.strings import Speaker, pick_language, printable
from caravanserai.tables.log.store import StoreError
from caravanserai.web.folder import Folder
from caravanserai.web.session import DAY, LINK_DAYS, clean_name, hash_of

from .backup_command import Data, Database, Lang, settings_of
from .trouble import Trouble

T = TypeVar("T")

people = typer.Typer(no_args_is_help=True, help="help-people")
Who = Annotated[str, typer.Argument(metavar="WHO", help="help-people-who")]


@people.command("list")
def listed(data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """help-people-list"""
    _show(on_people(data, database, lambda owner: owner.find()), Speaker(pick_language(lang)))


@people.command("find")
def find(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="help-people-text")],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """help-people-find"""
    _show(on_people(data, database, lambda owner: owner.find(text)), Speaker(pick_language(lang)))


@people.command("reset")
def reset(who: Who, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """help-people-reset"""
    token = new_link_token()

    async def work(owner: Owner) -> Listed:
        found = await person_of(owner, who)
        await owner.reset(found.id, hash_of(token), await owner.store.clock() + LINK_DAYS * DAY)
        return found

    found = on_people(data, database, work)
    said = {"name": found.name, "link": f"/#return={token}", "days": LINK_DAYS}
    typer.echo(printable(Speaker(pick_language(lang))("people-reset", **said)))


@people.command("rename")
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-people-name")],
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """help-people-rename"""
    name = clean_name(name)

    async def work(owner: Owner) -> Listed:
        found = await person_of(owner, who)
        await owner.rename(found.id, name)
        return found

    found = on_people(data, database, work)
    typer.echo(printable(Speaker(pick_language(lang))("people-renamed", was=found.name, name=name)))


@people.command("mail")
def mail(
    who: Who,
    clear: Annotated[bool, typer.Option("--clear", help="help-people-mail-clear")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """help-people-mail"""

    async def work(owner: Owner) -> tuple[Listed, str | None]:
        found = await person_of(owner, who)
        address = await owner.mail(found.id)
        if clear:
            await owner.clear_mail(found.id)
        return found, address

    found, address = on_people(data, database, work)
    message = "people-mail-none" if address is None else "people-mail-cleared" if clear else "people-mail"
    said = {"name": found.name, **({} if address is None else {"address": address})}
    typer.echo(printable(Speaker(pick_language(lang))(message, **said)))


@people.command("merge")
def merge(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="help-people-guest")],
    who: Who,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """help-people-merge"""

    async def work(owner: Owner) -> tuple[Listed, Listed]:
        one, other = await person_of(owner, guest), await person_of(owner, who)
        if not await merge_people(owner.store, one.id, other.id):
            raise Trouble("people-cannot-merge", guest=one.name, name=other.name)
        return one, other

    one, other = on_people(data, database, work)
    typer.echo(printable(Speaker(pick_language(lang))("people-merged", guest=one.name, name=other.name)))


@people.command("delete")
def delete(who: Who, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """help-people-delete"""
    speak = Speaker(pick_language(lang))

    async def work(owner: Owner) -> Listed:
        found = await person_of(owner, who)
        await owner.delete(found.id)
        return found

    found = on_people(data, database, work)
    typer.echo(printable(speak("people-deleted", name=found.name)))


def _show(found: list[Listed], speak: Speaker) -> None:
    for one in found:
        since = datetime.fromtimestamp(one.since / 1_000, UTC).strftime("%Y-%m-%d")
        handle = f" @{one.handle}" if one.handle else ""
        said = {"id": one.id, "name": f"{one.name}{handle}", "since": since, "keys": one.keys, "devices": one.devices}
        typer.echo(printable(speak("people-line", **said)))
    if not found:
        typer.echo(speak("people-none"))


async def person_of(owner: Owner, who: str) -> Listed:
    found = await owner.one(who)
    if found is None:
        raise Trouble("people-unknown", who=who)
    return found


def on_people(data: str | None, database: str | None, work: Callable[[Owner], Awaitable[T]]) -> T:
    """What comes of work on the people of a house, which may be open meanwhile."""
    settings = settings_of(data, database)
    where = Folder(settings.folder).database if settings.database is None else settings.database
    if isinstance(where, Path) and not where.is_file():
        raise Trouble("cli-file-missing", file=str(where))

    async def on_store() -> T:
        from caravanserai.tables.log.opening import open_store

        store = await open_store(where)
        try:
            return await work(Owner(store))
        finally:
            await store.close()

    try:
        return asyncio.run(on_store())
    except StoreError as error:
        name = str(where) if isinstance(where, Path) else "--database"
        raise Trouble("data-failed", folder=name, reason=str(error)) from None
