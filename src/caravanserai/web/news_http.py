"""My news: where they go, which I want, and when."""

import secrets
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from caravanserai.engine.game import GAMES
from caravanserai.people.channels import REASONS, HookKind, MyChannel, NewsChoice, PushAddress
from caravanserai.people.public_web import NotPublic, read_target
from caravanserai.people.web_push import read_browser
from caravanserai.tables.fold.commands import must_be_host
from caravanserai.tables.log.store import Person

from .friends_http import counted
from .house import House, TheHouse, TheVisitor, Visitor
from .refusals import refuse

Address = Annotated[str, Meta(min_length=1, max_length=2_000)]
Key = Annotated[str, Meta(max_length=200)]


class MyNews(Struct, frozen=True):
    """`push`: the house's public key, with which a browser subscribes. `mail`: the house sends mail."""

    push: str
    mail: bool
    channels: tuple[MyChannel, ...] = ()
    choice: NewsChoice = NewsChoice()


class MyTurns(Struct, frozen=True):
    turns: int


class AddPush(Struct, frozen=True, forbid_unknown_fields=True):
    """This browser, as it subscribed."""

    endpoint: Address
    p256dh: Key
    auth: Key


class AddHook(Struct, frozen=True, forbid_unknown_fields=True):
    """A chat, by its address for incoming messages; `table`: of this table alone, whose host I am."""

    kind: HookKind
    address: Address
    table: Annotated[str, Meta(max_length=100)] | None = None


class OfChannel(Struct, frozen=True, forbid_unknown_fields=True):
    channel: Annotated[str, Meta(max_length=64)]


class NewsController(Controller):
    path = "/api/me/news"
    tags = ["news"]

    @get(summary="Where my news go, and which I want")
    async def mine(self, house: TheHouse, visitor: TheVisitor) -> MyNews:
        return await _mine(house, visitor)

    @get("/turns", summary="At how many tables it is my turn, as it was within the last minute")
    async def turns(self, house: TheHouse, visitor: TheVisitor) -> MyTurns:
        return MyTurns(0 if visitor.person is None else await house.newsroom.turns(visitor.person))

    @post("/push", summary="News go to this browser", status_code=200)
    async def push(self, data: JSONBody[AddPush], house: TheHouse, visitor: TheVisitor) -> MyNews:
        me = _counted(house, visitor)
        _check(house, data.endpoint)
        try:
            read_browser(data.p256dh, data.auth)
        except ValueError:
            raise refuse("not-a-browser") from None
        address = PushAddress(data.endpoint, data.p256dh, data.auth)
        await house.newsroom.channels.add_push(me, visitor.device, address, visitor.speak.lang)
        return await _mine(house, visitor)

    @post("/hook", summary="News go to a chat of mine, or those of a table to its own", status_code=200)
    async def hook(self, data: JSONBody[AddHook], house: TheHouse, visitor: TheVisitor) -> MyNews:
        me = _counted(house, visitor)
        _check(house, data.address)
        if data.table is not None:
            found = await house.host.look(data.table)
            must_be_host(found, found.hosted_as(me))
        await house.newsroom.channels.add_hook(me, data.kind, data.address, visitor.speak.lang, data.table)
        return await _mine(house, visitor)

    @post("/mail", summary="News go to my mail address, collected", status_code=200)
    async def mail(self, house: TheHouse, visitor: TheVisitor) -> MyNews:
        me = _counted(house, visitor)
        if house.postman is None:
            raise refuse("mail-off")
        await house.newsroom.channels.add_mail(me, visitor.speak.lang)
        return await _mine(house, visitor)

    @post("/remove", summary="News go there no more", status_code=200)
    async def remove(self, data: JSONBody[OfChannel], house: TheHouse, visitor: TheVisitor) -> MyNews:
        await house.newsroom.channels.remove(counted(visitor, house.limits.notes), data.channel)
        return await _mine(house, visitor)

    @post("/test", summary="Send something there now, to see whether it arrives", status_code=204)
    async def test(self, data: JSONBody[OfChannel], house: TheHouse, visitor: TheVisitor) -> None:
        me = _counted(house, visitor)
        key = f"test:{secrets.token_urlsafe(8)}"
        if "\0" in data.channel or not await house.newsroom.outbox.put_test(data.channel, me.id, key):
            raise refuse("no-such-channel")
        house.newsroom.courier.call()

    @post("/choice", summary="Choose which news I want, of which games, and when", status_code=204)
    async def choose(self, data: JSONBody[NewsChoice], house: TheHouse, visitor: TheVisitor) -> None:
        me = counted(visitor, house.limits.notes)
        without = tuple(one for one in GAMES if one in data.without)
        reasons = tuple(one for one in REASONS if one in data.reasons)
        await house.newsroom.channels.choose(me, NewsChoice(reasons, without, data.quiet))


def _counted(house: House, visitor: Visitor) -> Person:
    """Whatever makes the house ask somebody elsewhere."""
    me = counted(visitor, house.limits.channels)
    if not house.limits.channels_by_address.take(visitor.address):
        raise refuse("too-fast")
    return me


async def _mine(house: House, visitor: Visitor) -> MyNews:
    room, mail = house.newsroom, house.postman is not None
    if visitor.person is None:
        return MyNews(room.keys.public, mail)
    channels, choice = await room.channels.of(visitor.person, visitor.device)
    return MyNews(room.keys.public, mail, tuple(channels), choice)


def _check(house: House, address: str) -> None:
    """What can be seen of an address before anybody looks it up; the rest is seen when something is sent there."""
    try:
        read_target(address, inside=house.settings.news_inside)
    except NotPublic:
        raise refuse("address-not-public") from None
