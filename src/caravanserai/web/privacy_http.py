"""What the house keeps of me: to take along, and to be gone."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta, Struct

from caravanserai.people.choices import Choose, Hearing
from caravanserai.people.own_data import FILES, Zip
from caravanserai.strings import Speaker

from .friends_http import counted
from .house import TheHouse, TheVisitor, link_to
from .refusals import refuse
from .safe_names import some_names
from .what_is_kept import WhatIsKept, what_is_kept

#: Bytes that go out at a time.
PIECE = 65_536


class Delete(Struct, frozen=True, forbid_unknown_fields=True):
    """My name, typed once more. Who has a key has to have shown it lately, too."""

    name: Annotated[str, Meta(max_length=100)]


@get("/api/me/data", summary="All that the house keeps of me, as a zip", tags=["me"], media_type="application/zip")
async def my_data(request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> Stream:
    me = counted(visitor, house.limits.data)
    if house.own_data.is_busy:
        raise refuse("too-busy")
    readme = explained(visitor.speak)
    file = await house.own_data.zipped(me, visitor.device or "", readme, lambda path: link_to(house, request, path))
    headers = {"content-disposition": 'attachment; filename="caravanserai-data.zip"', "cache-control": "no-store"}
    return Stream(pieces(file), media_type="application/zip", headers=headers)


async def pieces(file: Zip) -> AsyncIterator[bytes]:
    with file:
        while piece := await asyncio.to_thread(file.read, PIECE):
            yield piece


def explained(speak: Speaker) -> str:
    """What each file is, in the person's language."""
    lines = [speak("data-readme"), "", *(f"{name}: {speak(said)}" for name, said in FILES.items())]
    return "\n".join([*lines, "", speak("data-not"), ""])


@post("/api/me/delete", summary="Delete me: nobody can come back as me", tags=["me"], status_code=204)
async def delete_me(data: JSONBody[Delete], house: TheHouse, visitor: TheVisitor) -> None:
    me = visitor.known()
    if data.name.strip() != me.name:
        raise refuse("name-not-yours")
    await house.forgetting.delete(me, visitor.device)
    visitor.is_nobody()


@get("/api/me/choices", summary="Whom I hear at a table, and who may know that I am here", tags=["me"])
async def my_choices(house: TheHouse, visitor: TheVisitor) -> Hearing:
    return Hearing() if visitor.person is None else await house.choices.of(visitor.person)


@post("/api/me/choices", summary="Choose that, for all my devices", tags=["me"], status_code=204)
async def choose(data: JSONBody[Choose], house: TheHouse, visitor: TheVisitor) -> None:
    await visitor.guest()
    me = counted(visitor, house.limits.notes)
    await house.choices.choose(me, data)
    await house.revoking.hear(me.ids)
    house.lobby_nodes.renew(me.ids)


@get("/api/privacy", summary="What this house keeps of people, and for how long", tags=["house"])
async def privacy(house: TheHouse, visitor: TheVisitor) -> WhatIsKept:
    return what_is_kept(house.settings, visitor.speak)


@get("/api/names", summary="Some names to choose from, where names are chosen", tags=["me"])
async def names(visitor: TheVisitor) -> list[str]:
    return [*some_names(visitor.speak.lang)]


HANDLERS = (my_data, delete_me, my_choices, choose, privacy, names)
