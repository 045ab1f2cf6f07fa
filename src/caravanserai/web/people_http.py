"""Me: a name, and the way back from another device."""

import re
from functools import cache
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from caravanserai.people.merging import merge
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.tables.log.store import NAMELESS

from .house import House, TheHouse, TheVisitor, Visitor, link_to
from .refusals import refuse


class Me(Struct, frozen=True):
    """`id` tells people with the same name apart; it opens nothing. `banned`, said by `GET /api/me` alone: the house is
    closed to them for now, and `/api/notices` says why."""

    id: str
    name: str
    banned: bool = False


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """1 to 24 characters with a letter or digit among them; without one, a new guest gets a friendly name."""

    name: str | None = None


class ReturnLink(Struct, frozen=True):
    """Opened once on another device, it makes that device mine as well."""

    link: str
    expires: int


Token = Annotated[str, Meta(min_length=1, max_length=100)]


class ReturnToken(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class UseReturn(Struct, frozen=True, forbid_unknown_fields=True):
    """A return link, and who this browser is no longer to be: the id of `/api/me`, null if it is nobody. `bring`: what
    they did as a guest becomes that person's too."""

    token: Token
    replace: Annotated[str, Meta(max_length=100)] | None = None
    bring: bool = False


class Returning(Struct, frozen=True):
    """Whose link this is, and since when the house knows them, in milliseconds since 1970.

    `same`: this browser is theirs already. `you`: who it is now; `seats`: at how many tables that person sits;
    `somebody`: they have a name they chose, a seat, or games behind them, which this browser would no longer reach.
    """

    name: str
    since: int
    same: bool
    you: Me | None
    seats: int
    somebody: bool


class PeopleController(Controller):
    path = "/api/me"
    tags = ["me"]

    @get(summary="Who I am; null before I have been given a name")
    async def me(self, house: TheHouse, visitor: TheVisitor) -> Me | None:
        person = visitor.person
        return Me(person.id, person.name, person.banned > house.sessions.time.now()) if person else None

    @post(summary="Become a guest, or change my name", status_code=200)
    async def name(self, data: JSONBody[Name], house: TheHouse, visitor: TheVisitor) -> Me:
        if visitor.person is None:
            person = await visitor.guest(data.name)
        elif data.name is not None:
            await house.restraints.check_may_choose_name(visitor.person)
            person = await house.sessions.rename(visitor.person, visitor.checked(data.name))
            house.lobby_nodes.renew(person.ids)
        else:
            person = visitor.person
        return Me(person.id, person.name)

    @post("/return-link", summary="A link with which I am myself on another device, once, within seven days")
    async def return_link(self, request: Request[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> ReturnLink:
        token, expires = await house.sessions.new_link(visitor.known())
        # In the fragment, which browsers keep to themselves: no log ever sees it.
        return ReturnLink(link_to(house, request, f"/#return={token}"), expires)

    @post("/return/look", summary="Whose link such a link is; it still works afterwards", status_code=200)
    async def look(self, data: JSONBody[ReturnToken], house: TheHouse, visitor: TheVisitor) -> Returning:
        known, me = await house.sessions.look_at_link(data.token), visitor.person
        if me is None:
            return Returning(known.person.name, known.since, False, None, 0, False)
        seats = len(await house.store.tables_of(me.id, ("open", "playing")))
        somebody = bool(seats) or not is_given_name(me.name) or bool(await house.past_games.finished(me, 1))
        same = known.person.id == me.id
        return Returning(known.person.name, known.since, same, Me(me.id, me.name), seats, somebody)

    @post("/return", summary="Use such a link: this browser is that person's from now on", status_code=200)
    async def come_back(self, data: JSONBody[UseReturn], house: TheHouse, visitor: TheVisitor) -> Me:
        """Only with the word of whoever sits there: a link that somebody else sent must not make them another."""
        known, me = await house.sessions.look_at_link(data.token), visitor.person
        if me is not None and me.id == known.person.id:
            return Me(me.id, me.name)
        if data.replace != (me.id if me else None):
            raise refuse("other-person", name=known.person.name)
        person = await house.sessions.use_link(data.token)
        # One that was sent to their own address is as good as a key: who lost every key can have new ones.
        key = await house.people.mail.was_sent(data.token)
        return await enter(house, visitor, person.id, bring=data.bring, key=key)


async def enter(house: House, visitor: Visitor, person_id: str, *, bring: bool, key: bool = True) -> Me:
    """This browser is this person's from now on, with a cookie that nobody has seen before. `bring`: what the guest did
    who it was comes along. `key`: a key of theirs was shown, which a return link is not."""
    guest, before = visitor.person, visitor.device
    person = await house.store.person(person_id)
    if person is None or person.name == NAMELESS:  # gone, while they showed a key
        raise refuse("wrong-key")
    if visitor.banned is not None and bring:
        # A guest who is banned takes that along, as all else.
        await merge(house.store, visitor.banned.id, person.id)
    if (until := (await house.restraints.of(person.id)).get("ban")) is not None:
        if guest is None:  # they can read why, and answer: nothing else is open to them
            visitor.is_now(person, await house.sessions.new_device(person, visitor.agent, None))
        raise house.restraints.refused("banned", until)
    came = guest is not None and bring and await merge(house.store, guest.id, person.id)
    cookie = await house.sessions.new_device(person, visitor.agent, guest.id if guest and came else None)
    if before is not None:
        await house.people.devices.end_here(before)
        house.revoking.cut([before])
    visitor.is_now(person, cookie)
    if key:
        await house.people.proofs.note(person.id, visitor.device or "")
        visitor.becomes_known()
    return Me(person.id, person.name)


@cache
def _given_names() -> re.Pattern[str]:
    names = (re.escape(Speaker(lang)("guest-name", number="NUMBER")) for lang in LANGUAGES)
    return re.compile("|".join(names).replace("NUMBER", r"\d{4}"))


def is_given_name(name: str) -> bool:
    """Is it a name that the house thinks of for those who have none?"""
    return _given_names().fullmatch(name) is not None
