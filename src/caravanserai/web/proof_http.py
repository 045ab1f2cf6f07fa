"""Showing a key of mine once more, before what leads back to me is changed."""

from typing import Any

from litestar import Controller, Request, post
from litestar.params import JSONBody
from msgspec import Struct

from .account_http import AddPasskey, CodeText, PasskeyQuestion, PasswordText, site_here
from .attempts import count_attempt
from .house import House, TheHouse, TheVisitor, Visitor


class ProveByPassword(Struct, frozen=True, forbid_unknown_fields=True):
    password: PasswordText


class ProveByCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: CodeText


class ProofController(Controller):
    path = "/api/me/proof"
    tags = ["account"]

    @post("/password", summary="Show that I know my password", status_code=204)
    async def password(self, data: JSONBody[ProveByPassword], house: TheHouse, visitor: TheVisitor) -> None:
        person = visitor.known()
        count_attempt(house, visitor, person.id)
        await house.people.accounts.show_password(person, data.password)
        await has_shown(house, visitor)

    @post("/code", summary="Show one of my codes, which then works no more", status_code=204)
    async def code(self, data: JSONBody[ProveByCode], house: TheHouse, visitor: TheVisitor) -> None:
        person = visitor.known()
        count_attempt(house, visitor, person.id)
        await house.people.codes.use(data.code, person)
        await has_shown(house, visitor)

    @post("/passkey/begin", summary="What my browser is to be asked, to show a passkey of mine", status_code=200)
    async def ask_passkey(
        self, request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor
    ) -> PasskeyQuestion:
        person = visitor.known()
        return PasskeyQuestion(house.people.passkeys.begin_showing(site_here(house, request), person))

    @post("/passkey", summary="Show a passkey of mine", status_code=204)
    async def passkey(
        self, request: Request[Any, Any, Any], data: JSONBody[AddPasskey], house: TheHouse, visitor: TheVisitor
    ) -> None:
        person = visitor.known()
        count_attempt(house, visitor, person.id)
        await house.people.passkeys.show(site_here(house, request), data.answer, person)
        await has_shown(house, visitor)


async def has_shown(house: House, visitor: Visitor) -> None:
    """A key of theirs, on this device, now."""
    person = visitor.known()
    await house.people.proofs.note(person.id, visitor.device or "")
    visitor.becomes_known()
