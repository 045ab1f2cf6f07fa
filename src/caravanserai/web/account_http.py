"""My account: keys, handle, codes and devices; signing in and out."""

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from caravanserai.people.accounts import Account
from caravanserai.people.devices import Device
from caravanserai.people.handles import key_of
from caravanserai.people.mail import MyMail
from caravanserai.people.passkeys import Site, site_of

from .attempts import count_attempt
from .house import House, TheHouse, TheVisitor, Visitor, link_to
from .people_http import Me, enter
from .refusals import refuse
from .settings import origin_of

#: As they are typed, before anything is known about them.
HandleText = Annotated[str, Meta(max_length=100)]
PasswordText = Annotated[str, Meta(max_length=1_000)]
CodeText = Annotated[str, Meta(max_length=100)]
Id = Annotated[str, Meta(max_length=100)]


class MyAccount(Account, frozen=True):
    """With how many codes are left, and all devices, the one seen last first; with my mail address, where the house can
    send mail."""

    me: Me
    codes: int
    devices: tuple[Device, ...]
    mail: MyMail | None


class SetPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A password, and the handle that it is asked for with, unless I have one. `current`: the password of before."""

    password: PasswordText
    handle: HandleText | None = None
    current: PasswordText | None = None


class TakeHandle(Struct, frozen=True, forbid_unknown_fields=True):
    handle: HandleText


class RemoveKey(Struct, frozen=True, forbid_unknown_fields=True):
    """`last`: also if it is the only one."""

    id: Id
    last: bool = False


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """`bring`: what was done in this browser as a guest becomes mine."""

    handle: HandleText
    password: PasswordText
    bring: bool = True


class UseCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: CodeText
    bring: bool = True


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """`anyway`: also without a key, after which nothing leads back."""

    anyway: bool = False


class AddPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser made of the question, as JSON."""

    answer: dict[str, object]


class ShowPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    answer: dict[str, object]
    bring: bool = True


class PasskeyQuestion(Struct, frozen=True):
    """For `navigator.credentials`, as JSON: what is bytes there is base64url here."""

    options: dict[str, object]


class EndDevice(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id


class NewCodes(Struct, frozen=True):
    """Shown once. Those of before work no more."""

    codes: tuple[str, ...]


class AccountController(Controller):
    path = "/api/me"
    tags = ["account"]

    @get("/account", summary="My handle, keys, codes and devices")
    async def account(self, house: TheHouse, visitor: TheVisitor) -> MyAccount:
        return await account_of(house, visitor)

    @post("/password", summary="Add a password, or change it", status_code=200)
    async def password(self, data: JSONBody[SetPassword], house: TheHouse, visitor: TheVisitor) -> MyAccount:
        person = await visitor.guest()
        count_attempt(house, visitor, person.id)
        if data.handle is not None:
            await house.restraints.check_may_choose_name(person)
        await house.people.accounts.set_password(person, data.password, data.handle, data.current, visitor.device)
        visitor.becomes_known()
        return await account_of(house, visitor)

    @post(
        "/handle",
        summary="Take another handle: the first time at once, then after thirty days",
        status_code=200,
    )
    async def handle(self, data: JSONBody[TakeHandle], house: TheHouse, visitor: TheVisitor) -> MyAccount:
        person = visitor.known()
        # Whether one is taken can be asked only so often: nobody makes a list of who is here.
        count_attempt(house, visitor, person.id)
        await house.restraints.check_may_choose_name(person)
        await house.people.accounts.take_handle(person, data.handle, visitor.device)
        return await account_of(house, visitor)

    @post("/keys/remove", summary="Remove a key", status_code=200)
    async def remove_key(self, data: JSONBody[RemoveKey], house: TheHouse, visitor: TheVisitor) -> MyAccount:
        person = visitor.known()
        await house.people.accounts.remove_key(person, data.id, last=data.last, here=visitor.device)
        return await account_of(house, visitor)

    @post("/codes", summary="Ten new codes for the day a key is lost; each works once", status_code=200)
    async def codes(self, house: TheHouse, visitor: TheVisitor) -> NewCodes:
        person = visitor.known()
        if not (await house.people.accounts.of(person)).keys:
            raise refuse("key-first")
        return NewCodes(tuple(await house.people.codes.new(person, visitor.device)))

    @post("/sign-in", summary="Sign in with handle and password", status_code=200)
    async def sign_in(self, data: JSONBody[SignIn], house: TheHouse, visitor: TheVisitor) -> Me:
        owner = await house.people.accounts.owner_of(data.handle)
        count_attempt(house, visitor, owner, key_of(data.handle))
        person = await house.people.accounts.by_password(data.handle, data.password)
        return await enter(house, visitor, person, bring=data.bring)

    @post("/sign-in/code", summary="Sign in with one of my codes, which then works no more", status_code=200)
    async def use_code(self, data: JSONBody[UseCode], house: TheHouse, visitor: TheVisitor) -> Me:
        count_attempt(house, visitor)
        return await enter(house, visitor, await house.people.codes.use(data.code), bring=data.bring)

    @post("/passkeys/begin", summary="What my browser is to be asked, to make a passkey", status_code=200)
    async def begin_passkey(
        self, request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor
    ) -> PasskeyQuestion:
        site, person = site_here(house, request), await visitor.guest()
        # Before a browser makes one that would not be taken.
        await house.people.proofs.check(person, visitor.device)
        found = await house.people.accounts.of(person)
        return PasskeyQuestion(house.people.passkeys.begin_adding(site, person, found.handle or person.name))

    @post("/passkeys", summary="Add the passkey that it made", status_code=200)
    async def add_passkey(
        self, request: Request[Any, Any, Any], data: JSONBody[AddPasskey], house: TheHouse, visitor: TheVisitor
    ) -> MyAccount:
        person = visitor.known()
        count_attempt(house, visitor, person.id)
        site = site_here(house, request)
        await house.people.passkeys.add(site, person, data.answer, visitor.agent, visitor.device)
        visitor.becomes_known()
        return await account_of(house, visitor)

    @post("/sign-in/passkey/begin", summary="What a browser is to be asked, to show a passkey", status_code=200)
    async def ask_passkey(self, request: Request[Any, Any, Any], house: TheHouse) -> PasskeyQuestion:
        return PasskeyQuestion(house.people.passkeys.begin_sign_in(site_here(house, request)))

    @post("/sign-in/passkey", summary="Sign in with a passkey", status_code=200)
    async def show_passkey(
        self, request: Request[Any, Any, Any], data: JSONBody[ShowPasskey], house: TheHouse, visitor: TheVisitor
    ) -> Me:
        count_attempt(house, visitor)
        person = await house.people.passkeys.sign_in(site_here(house, request), data.answer)
        return await enter(house, visitor, person, bring=data.bring)

    @post("/sign-out", summary="Sign out in this browser", status_code=204)
    async def sign_out(self, data: JSONBody[SignOut], house: TheHouse, visitor: TheVisitor) -> None:
        person, device = visitor.person, visitor.device
        if person is None or device is None:
            return
        if not data.anyway and not (await house.people.accounts.of(person)).keys:
            raise refuse("no-key-yet")
        await house.people.devices.end_here(device)
        house.revoking.cut([device])
        visitor.is_nobody()

    @post("/devices/sign-out", summary="Sign out one of my devices", status_code=200)
    async def end_device(self, data: JSONBody[EndDevice], house: TheHouse, visitor: TheVisitor) -> MyAccount:
        ended = await house.people.devices.end(visitor.known(), data.id, visitor.device or "")
        house.revoking.cut(ended)
        return await account_of(house, visitor)

    @post("/devices/sign-out-others", summary="Sign out everywhere else; return links end too", status_code=200)
    async def end_others(self, house: TheHouse, visitor: TheVisitor) -> MyAccount:
        house.revoking.cut(await house.people.devices.end_others(visitor.known(), visitor.device or ""))
        return await account_of(house, visitor)


def site_here(house: House, request: Request[Any, Any, Any]) -> Site:
    """The house as its browsers know it: by its public address, or as it was asked just now."""
    return site_of(origin_of(link_to(house, request, "")))


async def account_of(house: House, visitor: Visitor) -> MyAccount:
    person = visitor.known()
    found = await house.people.accounts.of(person)
    return MyAccount(
        handle=found.handle,
        change_after=found.change_after,
        keys=found.keys,
        me=Me(person.id, person.name),
        codes=await house.people.codes.left(person),
        devices=tuple(await house.people.devices.of(person, visitor.device or "")),
        mail=None if house.postman is None else await house.people.mail.of(person),
    )
