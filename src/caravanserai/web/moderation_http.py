"""What moderators see and do. Whoever is none finds nothing here."""

from contextlib import suppress
from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, structs

from caravanserai.engine.refusal import Refused
from caravanserai.people.reports import Case, Queue
from caravanserai.tables.log.store import Person, StoreError
from caravanserai.tables.log.summary import Overview

from .evidence import Evidence, evidence_of
from .house import House, TheHouse, TheVisitor
from .refusals import refuse

Report = FromPath[str]
#: Of a mute or a ban by moderators.
MOST_DAYS = 365


class Judge(Struct, frozen=True, forbid_unknown_fields=True):
    """What I decide. `unsure`: I leave it to others. A mute and a ban are for so many days; a ban needs two voices, and
    the shorter one counts. `text` is what the person reads; a warning and each voice for a ban need one."""

    what: Literal["dismiss", "warn", "mute", "rename", "ban", "unsure"]
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = 7
    text: Annotated[str, Meta(max_length=2_000)] = ""


class Decided(Struct, frozen=True):
    """Whether that is the end of it; a first voice for a ban waits for a second."""

    closed: bool


class ModerationController(Controller):
    path = "/api/moderation"
    tags = ["moderation"]

    @get(summary="Reports that wait for a moderator")
    async def queue(self, house: TheHouse, visitor: TheVisitor) -> Queue:
        return await house.reports.queue(await moderator(house, visitor))

    @get("/{report:str}", summary="A report, with what the reporter could see")
    async def case(self, report: Report, house: TheHouse, visitor: TheVisitor) -> Case:
        me = await moderator(house, visitor)
        found, table = await house.reports.case(me, report)
        await check_deal(house, table, me)
        over = await game_over(house, table)
        return found if over is None else structs.replace(found, table=over.id)

    @get("/{report:str}/evidence", summary="What choices cost in the game of a report, and whom they fed")
    async def evidence(self, report: Report, house: TheHouse, visitor: TheVisitor) -> Evidence:
        me = await moderator(house, visitor)
        _, table = await house.reports.case(me, report)
        over = await game_over(house, table)
        if over is None:
            return Evidence("running" if table else "none")
        await house.check_may_see(over, me)
        return await evidence_of(over, await house.reviews.look(over), visitor.speak.lang)

    @post("/{report:str}", summary="Decide", status_code=200)
    async def judge(self, report: Report, data: JSONBody[Judge], house: TheHouse, visitor: TheVisitor) -> Decided:
        me = await moderator(house, visitor)
        if not house.limits.notes.take(me.id):
            raise refuse("too-fast")
        if data.what == "unsure":
            await house.reports.leave_to_others(me, report)
            return Decided(False)
        closed = await house.reports.judge(me, report, data.what, data.days, data.text, visitor.friendly_name())
        if closed and data.what == "ban":
            # It is decided; what cannot be seen to at once is at the next look.
            with suppress(StoreError):
                await house.revoking.look()
        return Decided(closed)


async def moderator(house: House, visitor: TheVisitor) -> Person:
    me = visitor.known()
    if not await house.reports.is_moderator(me):
        raise refuse("not-moderator")
    return me


async def check_deal(house: House, table: str | None, me: Person) -> None:
    """What was said at a table of an event may tell of its cards: who can still play them reads it later."""
    try:
        known = None if table is None else await house.host.known(table)
    except Refused:  # deleted meanwhile, or it cannot be read
        return
    if known is not None:
        await house.deals.check_may_see(await house.daily.origin(known), me)


async def game_over(house: House, table: str | None) -> Overview | None:
    """The table of a report, once everybody may look back on its game."""
    if table is None:
        return None
    try:
        known = await house.host.known(table)
    except Refused:  # deleted meanwhile, or it cannot be read
        return None
    return known if known.status == "over" else None
