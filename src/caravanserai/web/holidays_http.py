"""My holidays, and what others say to a pause."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from caravanserai.people.holidays import MOST, MOST_A_YEAR, MyHolidays, NewHoliday
from caravanserai.tables.fold import holidays
from caravanserai.tables.log.entries import HolidayKind, HolidayWords, SeatNumber

from .friends_http import counted
from .house import TheHouse, TheVisitor

#: Milliseconds since 1970, within what a date can be.
Moment = Annotated[int, Meta(ge=0, le=4_102_444_800_000)]


class TakeHoliday(Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when, in milliseconds since 1970, and what becomes of my games by day: standing orders and the clock
    go on, a bot plays for me, or my clock stands still where all others agree. `words`: why, if I want to say so."""

    starts: Moment
    until: Moment
    how: HolidayKind = "orders"
    words: HolidayWords | None = None


class AnswerPause(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I agree that the clock of who is away from this seat stands still."""

    seat: SeatNumber
    yes: bool


@get("/api/me/holiday", summary="My holiday, and how many days are left to me", tags=["me"])
async def mine(house: TheHouse, visitor: TheVisitor) -> MyHolidays:
    if visitor.person is None:
        return MyHolidays(None, MOST_A_YEAR, MOST)
    return await house.holidays.of(visitor.person)


@post("/api/me/holiday", summary="Be away for some days", tags=["me"], status_code=200)
async def begin(data: JSONBody[TakeHoliday], house: TheHouse, visitor: TheVisitor) -> MyHolidays:
    me = counted(visitor, house.limits.notes)
    return await house.holidays.begin(me, NewHoliday(data.starts, data.until, data.how, data.words))


@post("/api/me/holiday/end", summary="Be back, or stay", tags=["me"], status_code=200)
async def end(house: TheHouse, visitor: TheVisitor) -> MyHolidays:
    return await house.holidays.end(counted(visitor, house.limits.notes))


@post(
    "/api/tables/{table:str}/pause",
    summary="Agree that the clock of who is on holiday stands still, or not",
    tags=["tables"],
    status_code=204,
)
async def answer(table: FromPath[str], data: JSONBody[AnswerPause], house: TheHouse, visitor: TheVisitor) -> None:
    me = visitor.known()
    await house.host.do(table, lambda t: holidays.answer(t, t.known_as(me), data.seat, data.yes))


HANDLERS = (mine, begin, end, answer)
