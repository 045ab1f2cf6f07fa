"""Seats kept for friends, and a leave that others do not mind."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from caravanserai.people.friends import mark_of
from caravanserai.tables.fold import keeping
from caravanserai.tables.fold.commands import must_be_host
from caravanserai.tables.log.entries import SeatNumber

from .friends_http import counted
from .house import TheHouse, TheVisitor

TableId = FromPath[str]


class KeepSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """For which friend, and which seat; any free one, if none is named."""

    key: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber | None = None


class OfSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class KeptSeat(Struct, frozen=True):
    """A seat, and the key of whom it is kept for."""

    seat: int
    key: str


@post("/api/tables/{table:str}/keep", summary="Keep a seat for a friend (the host)", tags=["tables"], status_code=204)
async def keep(table: TableId, data: JSONBody[KeepSeat], house: TheHouse, visitor: TheVisitor) -> None:
    me = counted(visitor, house.limits.invitations)
    await house.host.known(table)
    friend = await house.friends.by_key(me, data.key, asking=False)
    await house.host.do(table, lambda t: keeping.keep(t, t.hosted_as(me), data.seat, friend.id or ""))
    await house.friends.keep(me, friend, table)
    house.newsroom.courier.call()


@post("/api/tables/{table:str}/free", summary="Keep a seat no longer (the host)", tags=["tables"], status_code=204)
async def free(table: TableId, data: JSONBody[OfSeat], house: TheHouse, visitor: TheVisitor) -> None:
    me = counted(visitor, house.limits.invitations)
    kept = keeping.kept_seats(await house.host.look(table))
    await house.host.do(table, lambda t: keeping.free(t, t.hosted_as(me), data.seat))
    await house.friends.keep_no_more(table, kept.get(data.seat))


@get("/api/tables/{table:str}/kept", summary="For whom seats are kept (the host)", tags=["tables"])
async def kept(table: TableId, house: TheHouse, visitor: TheVisitor) -> list[KeptSeat]:
    me, found = visitor.known(), await house.host.look(table)
    must_be_host(found, found.hosted_as(me))
    return [KeptSeat(seat, mark_of(person)) for seat, person in keeping.kept_seats(found).items()]


@post(
    "/api/tables/{table:str}/release",
    summary="I do not mind that somebody left: if all say so, it does not count",
    tags=["tables"],
    status_code=204,
)
async def release(table: TableId, data: JSONBody[OfSeat], house: TheHouse, visitor: TheVisitor) -> None:
    me = visitor.known()
    await house.host.do(table, lambda t: keeping.release(t, t.known_as(me), data.seat))


HANDLERS = (keep, free, kept, release)
