"""My mail address, in a house that can send mail; and a way back by it."""

from typing import Annotated

from litestar import Controller, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from caravanserai.people.mail import Confirming, key_of, read_address
from caravanserai.people.postman import Postman

from .account_http import MyAccount, account_of
from .attempts import count_attempt
from .house import House, TheHouse, TheVisitor, Visitor
from .people_http import ReturnToken
from .refusals import refuse

AddressText = Annotated[str, Meta(max_length=300)]


class SetMail(Struct, frozen=True, forbid_unknown_fields=True):
    address: AddressText


class MailController(Controller):
    path = "/api/me"
    tags = ["account"]

    @post("/mail", summary="Send a link to this address; opened, it makes the address mine", status_code=200)
    async def want(self, data: JSONBody[SetMail], house: TheHouse, visitor: TheVisitor) -> MyAccount:
        person, postman = visitor.known(), postman_of(house)
        address = read_address(data.address)
        await house.people.proofs.check(person, visitor.device)
        _count(house, visitor, person.id, key_of(address))
        await house.people.mail.want(person, address, visitor.speak.lang, visitor.device)
        postman.call()
        return await account_of(house, visitor)

    @post("/mail/remove", summary="My mail address leads back no more", status_code=200)
    async def remove(self, house: TheHouse, visitor: TheVisitor) -> MyAccount:
        await house.people.mail.remove(visitor.known(), visitor.device)
        return await account_of(house, visitor)

    @post("/mail/look", summary="What a link that was mailed would do; it still works afterwards", status_code=200)
    async def look(self, data: JSONBody[ReturnToken], house: TheHouse, visitor: TheVisitor) -> Confirming:
        count_attempt(house, visitor)
        return await house.people.mail.look(data.token)

    @post("/mail/confirm", summary="The address to which this link was sent leads back", status_code=204)
    async def confirm(self, data: JSONBody[ReturnToken], house: TheHouse, visitor: TheVisitor) -> None:
        count_attempt(house, visitor)
        await house.people.mail.confirm(data.token)

    @post("/sign-in/mail", summary="Send a return link to whoever has this address; nobody is told", status_code=204)
    async def ask_back(self, data: JSONBody[SetMail], house: TheHouse, visitor: TheVisitor) -> None:
        postman = postman_of(house)
        address = read_address(data.address)
        _count(house, visitor, key_of(address))
        await house.people.mail.ask_back(address, visitor.speak.lang)
        postman.call()


def postman_of(house: House) -> Postman:
    if house.postman is None:
        raise refuse("mail-off")
    return house.postman


def _count(house: House, visitor: Visitor, *keys: str) -> None:
    """By address of the machine, then by person and by mail address, whosever that is."""
    limits = house.limits
    if not limits.letters_by_address.take(visitor.address) or not all(limits.letters.take(key) for key in keys):
        raise refuse("too-many-letters")
