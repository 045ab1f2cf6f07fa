"""Tickets for games by day."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from caravanserai.people.tickets import NewTicket, Ticket
from caravanserai.tables.log.entries import SeatNumber

from .house import TheHouse, TheVisitor
from .refusals import refuse

Key = Annotated[str, Meta(max_length=40)]
Hour = Annotated[int, Meta(ge=0, le=23)]


class LeaveTicket(Struct, frozen=True, forbid_unknown_fields=True):
    """A game by day: at which hours of the day I play, by the clocks of a time `zone` (such as
    "Europe/Paris"), or else in a time that is `ahead` minutes of UTC, and how many hours there are for an answer. The
    house seats me with people whose hours meet mine, and who are about as strong; who has waited for six hours plays
    with who is there, and bots."""

    game: Key
    seats: SeatNumber
    hours: Annotated[tuple[Hour, ...], Meta(max_length=24)]
    ahead: Annotated[int, Meta(ge=-840, le=840)] = 0
    answer_hours: Annotated[int, Meta(ge=1, le=336)] = 24
    level: Key | None = None
    zone: Annotated[str, Meta(max_length=64)] | None = None


class OfTicket(Struct, frozen=True, forbid_unknown_fields=True):
    id: Key


@get("/api/me/tickets", summary="My tickets for games by day", tags=["tables"])
async def mine(house: TheHouse, visitor: TheVisitor) -> list[Ticket]:
    return [] if visitor.person is None else await house.tickets.of(visitor.person)


@post("/api/me/tickets", summary="Leave a ticket: the house seats people whose hours meet", tags=["tables"])
async def leave(data: JSONBody[LeaveTicket], house: TheHouse, visitor: TheVisitor) -> Ticket:
    if not house.limits.presses_by_address.take(visitor.address):
        raise refuse("too-fast")
    me = await visitor.opener()
    if not house.limits.presses.take(me.id):
        raise refuse("too-fast")
    lang = visitor.speak.lang
    new = NewTicket(data.game, data.seats, data.hours, data.ahead, data.answer_hours, lang, data.level, data.zone)
    return await house.tickets.leave(me, new)


@post("/api/me/tickets/withdraw", summary="Take a ticket back", tags=["tables"], status_code=204)
async def withdraw(data: JSONBody[OfTicket], house: TheHouse, visitor: TheVisitor) -> None:
    await house.tickets.withdraw(visitor.known(), data.id)


HANDLERS = (mine, leave, withdraw)
