"""Me: a name, and the way back from another device."""

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from .house import TheHouse, TheVisitor, link_to


class Me(Struct, frozen=True):
    """`id` tells people with the same name apart; it opens nothing."""

    id: str
    name: str


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """1 to 24 characters with a letter or digit among them; without one, a new guest gets a friendly name."""

    name: str | None = None


class ReturnLink(Struct, frozen=True):
    """Opened once on another device, it makes that device mine as well."""

    link: str
    expires: int


class ReturnToken(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=100)]


class PeopleController(Controller):
    path = "/api/me"
    tags = ["me"]

    @get(summary="Who I am; null before I have been given a name")
    async def me(self, visitor: TheVisitor) -> Me | None:
        person = visitor.person
        return Me(person.id, person.name) if person else None

    @post(summary="Become a guest, or change my name", status_code=200)
    async def name(self, data: JSONBody[Name], house: TheHouse, visitor: TheVisitor) -> Me:
        if visitor.person is None:
            person = await visitor.guest(data.name)
        elif data.name is not None:
            person = await house.sessions.rename(visitor.person, data.name)
        else:
            person = visitor.person
        return Me(person.id, person.name)

    @post("/return-link", summary="A link with which I am myself on another device, once, within seven days")
    async def return_link(self, request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> ReturnLink:
        token, expires = await house.sessions.new_link(visitor.known())
        # In the fragment, which browsers keep to themselves: no log ever sees it.
        return ReturnLink(link_to(house, request, f"/#return={token}"), expires)

    @post("/return", summary="Use such a link", status_code=200)
    async def come_back(self, data: JSONBody[ReturnToken], house: TheHouse, visitor: TheVisitor) -> Me:
        person, cookie = await house.sessions.use_link(data.token)
        visitor.is_now(person, cookie)
        return Me(person.id, person.name)
