"""`caravanserai people`: who moderates, who is banned or muted, and what people answered to that."""

from datetime import UTC, datetime
from typing import Annotated

import typer

from caravanserai.people.notices import Kind
from caravanserai.people.owner import Appeal, Listed, Owner
from caravanserai.people.past_games import cleaned
from caravanserai.strings import Speaker, pick_language, printable

from .backup_command import Data, Database, Lang
from .people_command import Who, on_people, people, person_of
from .trouble import Trouble

Days = Annotated[int | None, typer.Option("--days", min=1, max=3_650, help="help-people-days")]
Why = Annotated[str, typer.Option("--why", help="help-people-why")]
Which = Annotated[str, typer.Argument(metavar="ID", help="help-people-action")]

#: What is said when it is done, taken back, or was not there to be taken back.
SAID = {
    "ban": ("people-did-ban", "people-unban", "people-no-ban"),
    "mute": ("people-did-mute", "people-unmute", "people-no-mute"),
}
#: What each kind of decision is called.
ACTIONS: dict[Kind, str] = {
    "dismiss": "people-action-dismiss",
    "warn": "people-action-warn",
    "mute": "people-action-mute",
    "rename": "people-action-rename",
    "ban": "people-action-ban",
}


@people.command("ban")
def ban(
    who: Who, days: Days = None, why: Why = "", data: Data = None, database: Database = None, lang: Lang = None
) -> None:
    """help-people-ban"""
    _restrict("ban", who, days, why, data, database, Speaker(pick_language(lang)))


@people.command("unban")
def unban(who: Who, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """help-people-unban"""
    _release("ban", who, data, database, Speaker(pick_language(lang)))


@people.command("mute")
def mute(
    who: Who, days: Days = None, why: Why = "", data: Data = None, database: Database = None, lang: Lang = None
) -> None:
    """help-people-mute"""
    _restrict("mute", who, days, why, data, database, Speaker(pick_language(lang)))


@people.command("unmute")
def unmute(who: Who, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """help-people-unmute"""
    _release("mute", who, data, database, Speaker(pick_language(lang)))


@people.command("moderators")
def moderators(data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """help-people-moderators"""
    speak = Speaker(pick_language(lang))
    found = on_people(data, database, lambda owner: owner.moderators())
    for each in found:
        said = {"id": each.id, "name": _named(each.name, each.handle), "since": _day(each.since)}
        typer.echo(printable(speak("people-moderator-line", **said)))
    if not found:
        typer.echo(speak("people-no-moderators"))


@people.command("make-moderator")
def make_moderator(who: Who, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """help-people-make-moderator"""

    async def work(owner: Owner) -> Listed:
        found = await person_of(owner, who)
        if not found.keys:
            raise Trouble("people-moderator-key", name=found.name)
        await owner.make_moderator(found.id, await owner.store.clock())
        return found

    found = on_people(data, database, work)
    typer.echo(printable(Speaker(pick_language(lang))("people-moderator", name=found.name)))


@people.command("unmake-moderator")
def unmake_moderator(who: Who, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """help-people-unmake-moderator"""

    async def work(owner: Owner) -> Listed:
        found = await person_of(owner, who)
        if not await owner.unmake_moderator(found.id):
            raise Trouble("people-not-moderator", name=found.name)
        return found

    found = on_people(data, database, work)
    typer.echo(printable(Speaker(pick_language(lang))("people-unmoderator", name=found.name)))


@people.command("appeals")
def appeals(data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """help-people-appeals"""
    speak = Speaker(pick_language(lang))
    found = on_people(data, database, lambda owner: owner.appeals())
    for each in found:
        typer.echo(printable(speak("people-appeal", **_appeal(each, speak))))
    if not found:
        typer.echo(speak("people-no-appeals"))


@people.command("lift")
def lift(which: Which, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """help-people-lift"""
    _settle(which, data, database, Speaker(pick_language(lang)), takes_back=True)


@people.command("uphold")
def uphold(which: Which, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """help-people-uphold"""
    _settle(which, data, database, Speaker(pick_language(lang)), takes_back=False)


def _restrict(
    kind: Kind, who: str, days: int | None, why: str, data: str | None, database: str | None, speak: Speaker
) -> None:
    async def work(owner: Owner) -> Listed:
        found = await person_of(owner, who)
        await owner.restrict(found.id, kind, days, cleaned(why)[:500], await owner.store.clock())
        return found

    found = on_people(data, database, work)
    typer.echo(printable(speak(SAID[kind][0], name=found.name, days=days or 0)))


def _release(kind: Kind, who: str, data: str | None, database: str | None, speak: Speaker) -> None:
    async def work(owner: Owner) -> Listed:
        found = await person_of(owner, who)
        if not await owner.release(found.id, kind, await owner.store.clock()):
            raise Trouble(SAID[kind][2], name=found.name)
        return found

    found = on_people(data, database, work)
    typer.echo(printable(speak(SAID[kind][1], name=found.name)))


def _settle(which: str, data: str | None, database: str | None, speak: Speaker, *, takes_back: bool) -> None:
    async def work(owner: Owner) -> bool:
        return "\0" not in which and await owner.settle(which, await owner.store.clock(), lift=takes_back)

    if not on_people(data, database, work):
        raise Trouble("people-no-action", id=which)
    typer.echo(speak("people-lifted" if takes_back else "people-upheld"))


def _appeal(each: Appeal, speak: Speaker) -> dict[str, str]:
    return {
        "id": each.id,
        "name": each.name,
        "what": speak(ACTIONS[each.kind]),
        "day": _day(each.made),
        "by": each.by or speak("people-owner"),
        "text": each.text or "–",
        "answer": each.answer,
    }


def _named(name: str, handle: str | None) -> str:
    return f"{name} @{handle}" if handle else name


def _day(time: int) -> str:
    return datetime.fromtimestamp(time / 1_000, UTC).strftime("%Y-%m-%d")
