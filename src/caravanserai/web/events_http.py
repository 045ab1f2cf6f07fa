"""Evenings and tournaments over HTTP: lists, one event as it stands, and all that people do there. Who waits asks again
with the ETag that they have; as long as nothing happened that costs next to nothing."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from caravanserai.events import entries as e
from caravanserai.organising import board, written
from caravanserai.organising.board import CrossTable, EventRound, EventState, EventStatus
from caravanserai.organising.desk import Listed, NewEvent
from caravanserai.organising.logbook import Book
from caravanserai.organising.scoring import scored
from caravanserai.tables.log.clock_setting import ClockSetting, Live
from caravanserai.tables.log.store import Person

from .house import House, TheHouse, TheVisitor, Visitor, link_to
from .refusals import refuse

EventId = FromPath[str]
Key = Annotated[str, Meta(max_length=40)]
#: A round, or a table of one, as somebody says it who may be wrong.
Number = Annotated[int, Meta(ge=-1, le=100_000)]
Points = Annotated[tuple[Annotated[int, Meta(ge=-1_000_000, le=1_000_000)], ...], Meta(max_length=5)]
Reason = Annotated[str, Meta(max_length=1_000)]
#: In a house where nobody reads what others write, a reason is given and not shown.
UNSAID = "-"


class EventLine(Struct, frozen=True):
    """An event in a list. `mine`: I am in it."""

    id: str
    title: str
    game: str
    format: str
    seats: int
    rounds: int
    duplicate: bool
    status: EventStatus
    organiser: str
    closes_at: int
    began_at: int | None
    over_at: int | None
    entrants: int
    round: int
    all_rounds: int | None
    mine: bool


class EventList(Struct, frozen=True):
    """Events to enter, the next to begin first; events that run; and those that are over, the latest first."""

    now: int
    open: tuple[EventLine, ...]
    running: tuple[EventLine, ...]
    over: tuple[EventLine, ...]


class AnnounceEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """`rounds`: of a Swiss or an evening, and the deals of who plays alone. `duplicate`: the same deals at all tables;
    not in an arena, always where everybody plays alone. `minutes`: of an arena. `closes_at`: when entries close, in ms
    since 1970: half a minute to 60 days from now. `round_minutes`: how long a round may take, and all deals together of
    who plays alone. `bot`: which bots fill."""

    title: Annotated[str, Meta(max_length=400)]
    game: Key
    format: e.Format
    seats: Annotated[int, Meta(ge=2, le=5)]
    closes_at: Annotated[int, Meta(ge=0, le=1 << 52)]
    rounds: Annotated[int, Meta(ge=0, le=60)] = 0
    duplicate: bool = False
    minutes: Annotated[int, Meta(ge=5, le=1_440)] = 60
    round_minutes: Annotated[int, Meta(ge=5, le=43_200)] = 90
    clock: ClockSetting = Live()
    bot: Key | None = None


class EventLink(Struct, frozen=True):
    id: str
    link: str


class EnterEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """The SHA-256 of a nonce of 16 to 64 letters and digits, in hexadecimal; a second one takes the place of the
    first."""

    nonce_hash: Annotated[str, Meta(max_length=100)]


class OpenEventNonce(Struct, frozen=True, forbid_unknown_fields=True):
    nonce: Annotated[str, Meta(max_length=100)]


class RemoveEntrant(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key
    reason: Reason


class VoidTable(Struct, frozen=True, forbid_unknown_fields=True):
    round: Number
    table: Number
    reason: Reason


class CorrectTable(Struct, frozen=True, forbid_unknown_fields=True):
    """By seat. `left`: seats whose person left."""

    round: Number
    table: Number
    points: Points
    places: Points
    reason: Reason
    left: Points = ()


class CallOff(Struct, frozen=True, forbid_unknown_fields=True):
    reason: Reason


class EventsController(Controller):
    path = "/api/events"
    tags = ["events"]

    @get(summary="Evenings and tournaments: to enter, running, over")
    async def listed(self, house: TheHouse, visitor: TheVisitor) -> EventList:
        *found, mine = await house.desk.lists(visitor.person)
        opened, running, over = (tuple(_line(one, mine) for one in some) for some in found)
        return EventList(house.desk.time.now(), opened, running, over)

    @post(summary="Announce an event (who has an account)")
    async def announce(
        self, request: Request[Any, Any, Any], data: JSONBody[AnnounceEvent], house: TheHouse, visitor: TheVisitor
    ) -> EventLink:
        me = visitor.known()
        if not await house.ratings.is_account(me):
            raise refuse("event-account")
        if house.settings.safe and data.title.strip():
            raise refuse("event-title", most=0)
        if not house.limits.events.take(me.id):
            raise refuse("too-fast")
        setting = e.Setting(
            data.game,
            data.format,
            data.seats,
            data.rounds,
            data.duplicate or data.format == "alone",
            data.minutes,
            data.round_minutes,
        )
        made = await house.desk.create(me, NewEvent(data.title, setting, data.closes_at, data.clock, data.bot))
        return EventLink(made, link_to(house, request, f"/event/{made}"))

    @get("/{event:str}", summary="An event as it stands")
    async def state(
        self, request: Request[Any, Any, Any], event: EventId, house: TheHouse, visitor: TheVisitor
    ) -> Response[EventState]:
        is_open = await house.deals.is_open(await house.logbook.book(event))
        book = await _counted_up(house, event)
        return _tagged(request, book, visitor, lambda: _state(house, book, visitor.person, is_open), is_open)

    @get("/{event:str}/rounds/{number:str}", summary="The tables of a round of an event")
    async def round(
        self,
        request: Request[Any, Any, Any],
        event: EventId,
        number: FromPath[str],
        house: TheHouse,
        visitor: TheVisitor,
    ) -> Response[EventRound]:
        book = await _counted_up(house, event)
        if not (number.isascii() and number.isdigit() and len(number) < 5):
            raise refuse("no-such-round")
        return _tagged(request, book, visitor, lambda: written.round(book, int(number), book.key_of(visitor.person)))

    @get("/{event:str}/cross", summary="The cross table of an event of up to 60 people")
    async def cross(
        self, request: Request[Any, Any, Any], event: EventId, house: TheHouse, visitor: TheVisitor
    ) -> Response[CrossTable]:
        book = await _counted_up(house, event)
        return _tagged(request, book, visitor, lambda: msgspec.json.encode(board.cross_of(book)))

    @get(
        "/{event:str}/file",
        summary="All of an event that is over in one file, for `caravanserai verify`",
        media_type="application/json",
    )
    async def file(self, event: EventId, house: TheHouse, visitor: TheVisitor) -> Response[bytes]:
        book = await house.logbook.book(event)
        if not await house.deals.is_open(book):
            raise refuse("event-not-over")
        if not house.limits.event_files.take(visitor.address):
            raise refuse("too-fast")
        made = await house.event_files.of(book)
        headers = {"Content-Disposition": f'attachment; filename="event-{book.id}.json"'}
        return Response(made, media_type="application/json", headers=headers)

    # -- who takes part --------------------------------------------------------------------------------------

    @post("/{event:str}/enter", summary="Enter an event, with the hash of a nonce", status_code=200)
    async def enter(
        self, event: EventId, data: JSONBody[EnterEvent], house: TheHouse, visitor: TheVisitor
    ) -> Response[EventState]:
        await house.logbook.book(event)
        _count(house, visitor)
        me = await visitor.guest()
        return await _done(house, me, await house.desk.enter(event, me, data.nonce_hash))

    @post("/{event:str}/open", summary="Open my nonce, now that entries are closed", status_code=200)
    async def open(
        self, event: EventId, data: JSONBody[OpenEventNonce], house: TheHouse, visitor: TheVisitor
    ) -> Response[EventState]:
        me = _counted(house, visitor)
        if house.settings.safe and not all(c in "0123456789abcdef" for c in data.nonce):
            raise refuse("bad-nonce")  # a nonce stands in the file, and no word may
        return await _done(house, me, await house.desk.open(event, me, data.nonce))

    @post("/{event:str}/withdraw", summary="Leave an event", status_code=200)
    async def withdraw(self, event: EventId, house: TheHouse, visitor: TheVisitor) -> Response[EventState]:
        me = _counted(house, visitor)
        return await _done(house, me, await house.desk.withdraw(event, me))

    @post("/{event:str}/late", summary="Come late, from the next round on", status_code=200)
    async def late(self, event: EventId, house: TheHouse, visitor: TheVisitor) -> Response[EventState]:
        await house.logbook.book(event)
        _count(house, visitor)
        me = await visitor.guest()
        return await _done(house, me, await house.desk.late(event, me))

    @post("/{event:str}/begin", summary="Where everybody plays alone: begin my next deal", status_code=200)
    async def begin(self, event: EventId, house: TheHouse, visitor: TheVisitor) -> Response[EventState]:
        me = _counted(house, visitor)
        book = await house.desk.begin(event, me, house.host.new_id())
        mine = board.my_table(book, book.key_of(me) or "")
        if mine is not None and mine.state == "playing":
            await house.keeper.open_table(book, mine.round, mine.table)
        return await _done(house, me, book)

    # -- who organises ---------------------------------------------------------------------------------------

    @post("/{event:str}/remove", summary="Remove somebody (who organises)", status_code=200)
    async def remove(
        self, event: EventId, data: JSONBody[RemoveEntrant], house: TheHouse, visitor: TheVisitor
    ) -> Response[EventState]:
        me = _counted(house, visitor)
        return await _done(house, me, await house.desk.remove(event, me, data.key, _reason(house, data.reason)))

    @post("/{event:str}/void", summary="Decide that a table does not count (who organises)", status_code=200)
    async def void(
        self, event: EventId, data: JSONBody[VoidTable], house: TheHouse, visitor: TheVisitor
    ) -> Response[EventState]:
        me, reason = _counted(house, visitor), _reason(house, data.reason)
        return await _done(house, me, await house.desk.void(event, me, data.round, data.table, reason))

    @post("/{event:str}/correct", summary="Correct the result of a table (who organises)", status_code=200)
    async def correct(
        self, event: EventId, data: JSONBody[CorrectTable], house: TheHouse, visitor: TheVisitor
    ) -> Response[EventState]:
        me, reason = _counted(house, visitor), _reason(house, data.reason)
        result = e.Result(data.round, data.table, data.points, data.places, data.left)
        return await _done(house, me, await house.desk.correct(event, me, result, reason))

    @post("/{event:str}/call-off", summary="Call the event off (who organises)", status_code=200)
    async def call_off(
        self, event: EventId, data: JSONBody[CallOff], house: TheHouse, visitor: TheVisitor
    ) -> Response[EventState]:
        me, reason = _counted(house, visitor), _reason(house, data.reason)
        return await _done(house, me, await house.desk.call_off(event, me, reason))


def _line(one: Listed, mine: frozenset[str]) -> EventLine:
    status: EventStatus = msgspec.convert("called-off" if one.status == "called off" else one.status, EventStatus)
    over = one.listed_at if status in ("over", "called-off") else None
    line = msgspec.structs.asdict(one.line)
    return EventLine(id=one.id, status=status, over_at=over, mine=one.id in mine, **line)


def _count(house: House, visitor: Visitor) -> None:
    if not house.limits.entries_by_address.take(visitor.address):
        raise refuse("too-fast")


def _counted(house: House, visitor: Visitor) -> Person:
    me = visitor.known()
    _count(house, visitor)
    if not house.limits.entries.take(me.id):
        raise refuse("too-fast")
    return me


def _reason(house: House, reason: str) -> str:
    return UNSAID if house.settings.safe and reason.strip() else reason


def _state(house: House, book: Book, me: Person | None, is_open: bool) -> bytes:
    return written.state(book, book.key_of(me), house.desk.time.now(), book.organised_by(me), is_open)


async def _done(house: House, me: Person, book: Book) -> Response[Any]:
    """The event after what was just done."""
    is_open = await house.deals.is_open(book)
    made = _state(house, await _counted_up(house, book.id), me, is_open)
    return Response(made, media_type="application/json", status_code=200)


async def _counted_up(house: House, event: str) -> Book:
    """An event, with standings that can be shown."""
    await house.scores.prepare(await house.logbook.book(event))
    return await house.logbook.book(event)


def _tagged(
    request: Request[Any, Any, Any], book: Book, visitor: Visitor, make: Callable[[], bytes], is_open: bool = False
) -> Response[Any]:
    """The answer with its ETag, or that nothing is new."""
    who = book.key_of(visitor.person) or ("o" if book.organised_by(visitor.person) else "")
    tag = f'"{book.event.number}-{scored(book).number}-{who}-{int(is_open)}"'
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers={"ETag": tag})
    return Response(make(), media_type="application/json", headers={"ETag": tag, "Cache-Control": "no-cache"})
