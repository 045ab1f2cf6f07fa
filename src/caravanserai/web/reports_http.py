"""Reports over HTTP, and what was decided about me."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from caravanserai.engine.refusal import Refused
from caravanserai.people.friends import Target, mark_of
from caravanserai.people.notices import KeptSnapshot, Notices, SeenLine, Snapshot
from caravanserai.people.reports import ReportKind
from caravanserai.tables.live.witness import Witness, witness
from caravanserai.tables.log.store import Person

from .friends_http import TableId
from .house import House, TheHouse, TheVisitor
from .limits import take_each
from .refusals import refuse


class MakeReport(Struct, frozen=True, forbid_unknown_fields=True):
    """About somebody: by their handle, by their seat at a table, or by what they said there, which is found by the seat
    (-1: somebody who watches) and the time of the line. What the house remembers of the talk goes along, as far as I
    could hear it."""

    kind: ReportKind
    text: Annotated[str, Meta(max_length=2_000)] = ""
    handle: Annotated[str, Meta(max_length=60)] | None = None
    table: TableId | None = None
    seat: Annotated[int, Meta(ge=-1, le=100)] | None = None
    time: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class AnswerNotice(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(max_length=2_000)]


class ReportsController(Controller):
    path = "/api"
    tags = ["moderation"]

    @post("/reports", summary="Tell the moderators about somebody", status_code=204)
    async def report(self, data: JSONBody[MakeReport], house: TheHouse, visitor: TheVisitor) -> None:
        me = visitor.known()
        if not take_each((house.limits.reports, me.id), (house.limits.reports_by_address, visitor.address)):
            raise refuse("too-many-reports")
        if data.handle is not None:
            about, seen = await by_page(house, me, data.handle)
        elif data.table is None or data.seat is None:
            raise refuse("unreadable-body", reason="handle, or table and seat")
        else:
            about, seen = await at_the_table(house, me, data.table, data.seat, data.time)
        # Whoever asks for a handle that nobody has, or shows to them, hears the same.
        if about.id is not None:
            await house.reports.make(me, about.id, data.kind, data.text, data.table, seen)

    @get("/notices", summary="What was decided about me, and what I reported")
    async def notices(self, house: TheHouse, visitor: TheVisitor) -> Notices:
        return await house.restraints.told(visitor.known())

    @post("/notices/read", summary="I have read all of it", status_code=204)
    async def read(self, house: TheHouse, visitor: TheVisitor) -> None:
        await house.restraints.read(visitor.anybody())

    @post("/notices/answer", summary="Answer something that was decided about me: once, to the owner", status_code=204)
    async def answer(self, data: JSONBody[AnswerNotice], house: TheHouse, visitor: TheVisitor) -> None:
        me = visitor.anybody()
        if not house.limits.notes.take(me.id):
            raise refuse("too-fast")
        await house.restraints.answer(me, data.id, data.text)


async def by_page(house: House, me: Person, handle: str) -> tuple[Target, Snapshot]:
    """Somebody whose page the reporter can see; else nobody: what comes of reports must not say who exists."""
    about = await house.friends.by_handle(handle)
    try:
        page = await house.profiles.of(handle.removeprefix("@"), me)
    except Refused:
        return Target(about.key, about.shown, None), Snapshot(about.shown)
    return about, Snapshot(page.name, page.handle)


async def at_the_table(house: House, me: Person, table: str, seat: int, time: int | None) -> tuple[Target, Snapshot]:
    """Whom somebody at a table means, and what the reporter could see of it."""
    known = await house.host.known(table)
    await house.check_may_see(known, me)
    there = await witness(house.host.memory, table, me)
    person = said_by(there, seat, time)
    if person is None and 0 <= seat < len(there.persons):
        person = there.persons[seat]
    found = None if person is None else await house.friends.by_id(person)
    if found is None:
        raise refuse("nobody-there")
    lines = tuple(
        SeenLine(said.seat, said.name, said.text, said.phrase, said.time, (said.seat, said.time) == (seat, time))
        for said in (one.said for one in there.talk)
    )
    speakers = tuple(mark_of(one.speaker) for one in there.talk)
    seen = KeptSnapshot(found.shown, None, known.summary.game, seat, there.seat, there.heard, lines, speakers)
    return found, seen


def said_by(there: Witness, seat: int, time: int | None) -> str | None:
    """Who said what was said from this seat at this time."""
    return next((one.speaker for one in there.talk if (one.said.seat, one.said.time) == (seat, time)), None)
