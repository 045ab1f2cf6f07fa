"""Being vouched for by the provider of this house, where it has one: leaving for it, and coming back."""

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from caravanserai.engine.refusal import Refused
from caravanserai.people.oidc import LASTS, Oidc, Purpose, Ticket
from caravanserai.people.provider import Vouched

from .attempts import count_attempt
from .house import House, TheHouse, TheVisitor, Visitor, link_to
from .people_http import Me, enter
from .proof_http import has_shown
from .refusals import refuse
from .session import COOKIE, LONGEST_NAME, clean_name, cookies_in, forget_cookie, set_cookie

NAME = f"{COOKIE}-oidc"
#: Where a browser comes back to; it has to be registered at the provider.
BACK = "/oidc"
Short = Annotated[str, Meta(max_length=200)]
Path = Annotated[str, Meta(max_length=200, pattern=r"^/(?![/\\])")]
Code = Annotated[str, Meta(min_length=1, max_length=4_000)]


class Ways(Struct, frozen=True):
    """What else leads into this house: the name of its provider of OpenID Connect, and whether it can send mail."""

    oidc: str | None
    mail: bool


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """`back`: where I was."""

    purpose: Purpose
    bring: bool = True
    back: Path = "/you"


class Leaving(Struct, frozen=True):
    """Where this browser goes now."""

    address: str


class CameBack(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the address that the provider sent this browser back to."""

    state: Short
    code: Code | None = None
    iss: Short | None = None
    error: Short | None = None


class Done(Struct, frozen=True):
    me: Me
    purpose: Purpose
    back: str


class OidcController(Controller):
    path = "/api/me"
    tags = ["account"]

    @get("/ways", summary="What else leads into this house, besides passkeys, passwords and codes")
    async def ways(self, house: TheHouse) -> Ways:
        return Ways(None if house.oidc is None else house.oidc.name, house.postman is not None)

    @post("/oidc/begin", summary="Where my browser goes to be vouched for", status_code=200)
    async def begin(
        self, request: Request[Any, Any, Any], data: JSONBody[Leave], house: TheHouse, visitor: TheVisitor
    ) -> Leaving:
        oidc = provider_of(house)
        count_attempt(house, visitor)
        who = ""
        if data.purpose != "sign-in":
            person = await visitor.guest() if data.purpose == "add" else visitor.known()
            who = person.id
        if data.purpose == "add":
            await house.people.proofs.check(visitor.known(), visitor.device)
        redirect = link_to(house, request, BACK)
        address, ticket = await oidc.begin(redirect, data.purpose, who, data.bring, data.back)
        visitor.set_cookie(NAME, set_cookie(ticket, visitor.secure, NAME, LASTS // 1_000))
        return Leaving(address)

    @post("/oidc", summary="Come back from there: signed in, with one more key, or having shown one", status_code=200)
    async def finish(
        self, request: Request[Any, Any, Any], data: JSONBody[CameBack], house: TheHouse, visitor: TheVisitor
    ) -> Done:
        oidc = provider_of(house)
        count_attempt(house, visitor)
        carried = cookies_in(request.headers.get("cookie"), visitor.secure, NAME)
        ticket = oidc.read(carried[-1] if carried else None, data.state)
        visitor.set_cookie(NAME, forget_cookie(visitor.secure, NAME))
        if data.error is not None or data.code is None:
            raise refuse("oidc-denied")
        # Whoever left is who comes back: another tab may have made this browser somebody else's meanwhile.
        if data.iss not in (None, oidc.provider.setup.issuer) or (
            ticket.person and ticket.person != visitor.known().id
        ):
            raise refuse("oidc-wrong")
        vouched = await oidc.vouched(ticket, link_to(house, request, BACK), data.code)
        match ticket.purpose:
            case "sign-in":
                me = await self._sign_in(house, visitor, oidc, ticket, vouched)
            case "add":
                await oidc.add(vouched, visitor.known(), visitor.device)
                visitor.becomes_known()
                me = Me(visitor.known().id, visitor.known().name)
            case "show":
                await oidc.show(ticket, vouched, visitor.known())
                await has_shown(house, visitor)
                me = Me(visitor.known().id, visitor.known().name)
        return Done(me, ticket.purpose, ticket.back)

    async def _sign_in(self, house: House, visitor: Visitor, oidc: Oidc, ticket: Ticket, vouched: Vouched) -> Me:
        # Somebody new is counted as a guest would be.
        if not await oidc.is_known(vouched) and not house.limits.guests.take(visitor.address):
            raise refuse("too-many-guests")
        person = await oidc.sign_in(ticket, vouched, _name(house, visitor, vouched))
        return await enter(house, visitor, person, bring=ticket.bring)


def _name(house: House, visitor: Visitor, vouched: Vouched) -> str:
    """What somebody new is called: in a house for children as the house says."""
    return (None if house.settings.safe else name_here(vouched)) or visitor.friendly_name()


def name_here(vouched: Vouched) -> str | None:
    """What somebody is called there, if they can be called so here."""
    text = " ".join((vouched.name or vouched.preferred_username or "").split())
    try:
        return clean_name(text[:LONGEST_NAME])
    except Refused:
        return None


def provider_of(house: House) -> Oidc:
    if house.oidc is None:
        raise refuse("oidc-off")
    return house.oidc
