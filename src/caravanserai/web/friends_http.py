"""Friends and blocks over HTTP. What is asked of somebody is answered alike whether they exist, hear of it, or not."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct, structs

from caravanserai.people.friends import Circle, News, Target
from caravanserai.tables.log.entries import SeatNumber
from caravanserai.tables.log.store import Person
from caravanserai.tables.log.summary import Overview

from .house import House, TheHouse, TheVisitor
from .limits import Buckets
from .refusals import refuse

Key = Annotated[str, Meta(max_length=64)]
TableId = Annotated[str, Meta(max_length=100)]
AtTable = Annotated[
    str | None, QueryParameter(description="A table of mine: who of my friends sits there?", max_length=100)
]


class Who(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody: by their handle, by their seat at a table of mine, or by the key under which I have them."""

    handle: Annotated[str, Meta(max_length=60)] | None = None
    table: TableId | None = None
    seat: SeatNumber | None = None
    key: Key | None = None


class AnswerAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether who asks is a friend from now on; of a no they are not told."""

    key: Key
    yes: bool


class OfKey(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key


class InviteFriend(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key
    table: TableId


class OfTable(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId


class FriendsController(Controller):
    path = "/api/friends"
    tags = ["friends"]

    @get(summary="My friends, who asks me, whom I asked, whom I blocked")
    async def circle(self, house: TheHouse, visitor: TheVisitor, table: AtTable = None) -> Circle:
        me = visitor.known()
        circle = await house.friends.of(me)
        return circle if table is None else structs.replace(circle, there=await sit_there(house, me, circle, table))

    @get("/news", summary="What waits for me: asks and invitations")
    async def news(self, house: TheHouse, visitor: TheVisitor) -> News:
        if visitor.person is None:
            return News(0, 0, ())
        news = await house.friends.news(visitor.person)
        unread = await house.restraints.unread(visitor.person)
        turns = await house.newsroom.turns(visitor.person)
        waiting = await house.reports.waiting(visitor.person)
        return structs.replace(news, notices=unread, reports=waiting, turns=turns)

    @post("/ask", summary="Ask somebody to be a friend", status_code=204)
    async def ask(self, data: JSONBody[Who], house: TheHouse, visitor: TheVisitor) -> None:
        me = counted(visitor, house.limits.asks)
        await house.friends.ask(me, await whom(house, me, data))
        house.newsroom.courier.call()

    @post("/answer", summary="Say yes or no to who asks me", status_code=204)
    async def answer(self, data: JSONBody[AnswerAsk], house: TheHouse, visitor: TheVisitor) -> None:
        me = counted(visitor, house.limits.notes)
        who = await house.friends.by_key(me, data.key)
        await house.friends.answer(me, data.key, data.yes)
        renew(house, me, who)

    @post("/remove", summary="A friend no more; or an ask taken back", status_code=204)
    async def remove(self, data: JSONBody[OfKey], house: TheHouse, visitor: TheVisitor) -> None:
        me = counted(visitor, house.limits.notes)
        await house.let_go(await house.friends.remove(me, data.key))
        renew(house, me)

    @post("/block", summary="Want nothing of somebody, who is not told", status_code=204)
    async def block(self, data: JSONBody[Who], house: TheHouse, visitor: TheVisitor) -> None:
        me = counted(visitor, house.limits.notes)
        who = await whom(house, me, data)
        await house.let_go(await house.friends.block(me, who))
        renew(house, me, who)

    @post("/unblock", summary="Take a block back", status_code=204)
    async def unblock(self, data: JSONBody[OfKey], house: TheHouse, visitor: TheVisitor) -> None:
        me = counted(visitor, house.limits.notes)
        await house.friends.unblock(me, data.key)
        renew(house, me)

    @post("/invite", summary="A friend to my table, which waits for players", status_code=204)
    async def invite(self, data: JSONBody[InviteFriend], house: TheHouse, visitor: TheVisitor) -> None:
        me = counted(visitor, house.limits.invitations)
        known = await house.host.known(data.table)
        if known.status != "open":
            raise refuse("table-started")
        if not is_theirs(known, me):
            raise refuse("not-seated")
        await house.friends.invite(me, data.key, known.id)
        house.newsroom.courier.call()

    @post("/dismiss", summary="An invitation that I have read, or a kept seat that I do not want", status_code=204)
    async def dismiss(self, data: JSONBody[OfTable], house: TheHouse, visitor: TheVisitor) -> None:
        await house.let_go(await house.friends.dismiss(visitor.known(), data.table))


def is_theirs(known: Overview, me: Person) -> bool:
    """Who opened a table or sits there asks others to it."""
    return bool({known.card.host, *(seat.person for seat in known.card.seats)} & {*me.ids})


async def sit_there(house: House, me: Person, circle: Circle, table: str) -> tuple[str, ...]:
    """Friends at a table of mine. Who sits there by another name than their friends know has not said who they are."""
    known = await house.host.known(table)
    if not is_theirs(known, me):
        return ()
    found = [(seat.info.name, await house.friends.by_id(seat.person)) for seat in known.card.seats if seat.person]
    there = {who.key for name, who in found if who is not None and who.shown == name}
    return tuple(one.key for one in circle.friends if one.key in there)


def counted(visitor: TheVisitor, limit: Buckets) -> Person:
    me = visitor.known()
    if not limit.take(me.id):
        raise refuse("too-fast")
    return me


def renew(house: TheHouse, me: Person, who: Target | None = None) -> None:
    """What these two see of each other in lists is another now."""
    house.lobby_nodes.renew((*me.ids, *(() if who is None or who.id is None else (who.id,))))


async def whom(house: TheHouse, me: Person, who: Who) -> Target:
    """Whom somebody means."""
    if who.handle is not None:
        return await house.friends.by_handle(who.handle)
    if who.key is not None:
        return await house.friends.by_key(me, who.key)
    if who.table is None or who.seat is None:
        raise refuse("unreadable-body", reason="handle, key, or table and seat")
    known = await house.host.known(who.table)
    persons = [seat.person for seat in known.card.seats]
    if not {*persons} & {*me.ids} and not await house.past_games.sat(me, who.table):
        raise refuse("not-seated")
    there = persons[who.seat] if 0 <= who.seat < len(persons) else None
    found = None if there is None else await house.friends.by_id(there)
    if found is None:
        raise refuse("nobody-there")
    return found
