"""A person's page over HTTP. What may not be seen is not there, whoever is asked for."""

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from caravanserai.people.profiles import Profile, Shows

from .friends_http import counted
from .house import TheHouse, TheVisitor


class Show(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may see my page."""

    shows: Shows


@get("/api/me/profile", summary="My own page", tags=["me"])
async def my_profile(house: TheHouse, visitor: TheVisitor) -> Profile:
    return await house.profiles.mine(visitor.known())


@post("/api/me/profile", summary="Choose who may see my page", tags=["me"], status_code=204)
async def show_profile(data: JSONBody[Show], house: TheHouse, visitor: TheVisitor) -> None:
    await house.profiles.show(counted(visitor, house.limits.notes), data.shows)


@get("/api/people/{handle:str}", summary="Somebody's page, if they show it to me", tags=["friends"])
async def profile(handle: FromPath[str], house: TheHouse, visitor: TheVisitor) -> Profile:
    return await house.profiles.of(handle.removeprefix("@")[:60], visitor.person)


HANDLERS = (my_profile, show_profile, profile)
