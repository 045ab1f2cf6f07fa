"""An event as people see it: how it stands, who is in it, its rounds. Nothing here is asked of a table."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from caravanserai.events import entries as e
from caravanserai.events.fold import OPEN_WITHIN, Event
from caravanserai.events.formats import next_deal
from caravanserai.events.seating import Round, people_at
from caravanserai.tables.log.clock_setting import ClockSetting

from .deals import is_told
from .logbook import Book
from .refusals import refuse
from .scoring import EventStanding, scored
from .tables import clock_of

#: An event of more people has no cross table.
MOST_CROSSED = 60

EventStatus = Literal["open", "opening", "running", "over", "called-off"]
#: `absent`: they did not open the nonce that they had promised.
EntrantState = Literal["in", "left", "removed", "absent"]
RulingKind = Literal["removed", "corrected", "voided", "unplayed", "called-off", "lapsed"]


class EventEntrant(Struct, frozen=True):
    """Somebody of an event, by the key that its log has for them; without a name if they are gone from the house."""

    key: str
    name: str
    state: EntrantState
    promised: bool
    opened: bool


class EventRuling(Struct, frozen=True):
    """What was decided besides play: by the organiser with a reason, or by the house because the time was over
    (`unplayed`) or fewer than two people came (`lapsed`)."""

    time: int
    what: RulingKind
    reason: str
    key: str | None
    round: int | None
    table: int | None


TableState = Literal["playing", "over", "void", "left"]


class EventSeat(Struct, frozen=True):
    """A bot has no key."""

    key: str | None
    name: str


class EventTable(Struct, frozen=True):
    """A table of a round. `id` is null while I may not look at it; `points` and the rest while it is not told. `void`:
    it does not count; `left`: everybody left it. `worth`: what it counts for each seat; null for a bot."""

    table: int
    id: str | None
    seats: tuple[EventSeat, ...]
    state: TableState
    points: tuple[int, ...] | None
    places: tuple[int, ...] | None
    left: tuple[int, ...]
    worth: tuple[float | None, ...] | None


class EventRound(Struct, frozen=True):
    round: int
    began_at: int
    ends_at: int
    complete: bool
    tables: tuple[EventTable, ...]


class CrossCell(Struct, frozen=True):
    """Somebody's table in a round: where they sat, with whom, their place and what it was worth, once it is told."""

    table: int
    seat: int
    met: tuple[str, ...]
    place: int | None
    worth: float | None


class CrossLine(Struct, frozen=True):
    key: str
    name: str
    place: int
    score: float
    cells: tuple[CrossCell | None, ...]


class CrossTable(Struct, frozen=True):
    rounds: int
    lines: tuple[CrossLine, ...]


class MyEventTable(Struct, frozen=True):
    round: int
    table: int
    id: str
    seat: int
    state: Literal["playing", "over"]


class MyEntry(Struct, frozen=True):
    """I in an event. `table`: my last one."""

    key: str
    state: EntrantState
    nonce_hash: str | None
    opened: bool
    table: MyEventTable | None
    place: int | None
    score: float | None


class EventTies(Struct, frozen=True):
    """Games that are looked at because of ties that only luck-free points can break: so many of them by now."""

    looked_at: int
    games: int


class EventState(Struct, frozen=True):
    """`commitment`: the SHA-256 of the secret, which is null until the event is over; `mixture` is known since it
    began. `opens_until`: nonces are opened until then. `ends_at`: of an arena. `may`: what would not be refused to me
    now."""

    now: int
    id: str
    title: str
    game: str
    format: e.Format
    seats: int
    rounds: int
    duplicate: bool
    minutes: int
    round_minutes: int
    clock: ClockSetting
    bot: str
    status: EventStatus
    organiser: str
    mine: bool
    commitment: str
    secret: str | None
    mixture: str | None
    closes_at: int
    opens_until: int | None
    began_at: int | None
    ends_at: int | None
    over_at: int | None
    round: int
    all_rounds: int | None
    round_ends: int | None
    tables_left: int
    entrants: tuple[EventEntrant, ...]
    standings: tuple[EventStanding, ...]
    rulings: tuple[EventRuling, ...]
    ties: EventTies | None
    me: MyEntry | None
    may: Annotated[tuple[str, ...], Meta(description="enter, open, withdraw, late, begin, organise, file")]


def status_of(event: Event) -> EventStatus:
    return "called-off" if event.status == "called off" else event.status


def entrant_of(book: Book, key: str) -> EventEntrant:
    event = book.event
    one, share = event.entrants[key], event.share_of(key)
    begun = event.status not in ("open", "opening")
    absent = begun and share.nonce_hash and not share.nonce and not one.plays
    state: EntrantState = "removed" if one.gone else "in" if one.plays else "absent" if absent else "left"
    return EventEntrant(key, name_of(book, key), state, share.nonce_hash != "", share.nonce != "")


def name_of(book: Book, key: str) -> str:
    who = book.people.get(key)
    return "" if who is None else who.name


def ruling_in(row: e.Row, rounds: Sequence[Round]) -> EventRuling | None:
    """What was decided in a row; None in most."""
    match row.entry:
        case e.Removed(reason=reason, person=key):
            return EventRuling(row.time, "removed", reason, key, None, None)
        case e.Corrected(result=result, reason=reason):
            return EventRuling(row.time, "corrected", reason, None, result.round, result.table)
        case e.Voided(round=number, table=table, reason=reason):
            return EventRuling(row.time, "voided", reason, None, number, table)
        case e.Unplayed(round=number, table=table, left=left):
            if len(left) == len(people_at(rounds[number - 1][table])):
                return None  # they left it, and nobody decided anything
            return EventRuling(row.time, "unplayed", "", None, number, table)
        case e.CalledOff(reason=reason):
            return EventRuling(row.time, "called-off", reason, None, None, None)
        case e.Lapsed():
            return EventRuling(row.time, "lapsed", "", None, None, None)
    return None


# -- rounds --------------------------------------------------------------------------------------------------


def round_of(book: Book, number: int, key: str | None) -> EventRound:
    """A round for somebody with this key in the event."""
    event = book.event
    if not 1 <= number <= len(event.rounds):
        raise refuse("no-such-round")
    told = not event.setting.duplicate or is_told(book, number)
    made = scored(book).worths_in(number)
    found = []
    for t, seated in enumerate(event.rounds[number - 1]):
        place, mine = (number, t), key is not None and key in seated
        result = event.results.get(place)
        shown = result if told else None
        worth = tuple(None if one is None else made.get(one) for one in seated)
        found.append(
            EventTable(
                table=t,
                id=book.tables.get(place) if told or mine else None,
                seats=tuple(EventSeat(one, "" if one is None else name_of(book, one)) for one in seated),
                state=_table_state(event, place),
                points=None if shown is None else shown.points,
                places=None if shown is None else shown.places,
                left=(() if shown is None else shown.left) or (event.deserted.get(place, ()) if told else ()),
                worth=worth if told and place in event.results else None,
            )
        )
    complete = event.is_told(number)
    return EventRound(number, event.paired_at[number - 1], event.round_ends(number), complete, tuple(found))


def _table_state(event: Event, place: tuple[int, int]) -> TableState:
    if place not in event.results:
        return "playing"
    if event.results[place] is not None:
        return "over"
    people = people_at(event.rounds[place[0] - 1][place[1]])
    return "left" if len(event.deserted.get(place, ())) == len(people) else "void"


def cross_of(book: Book) -> CrossTable:
    event = book.event
    if len(event.entrants) > MOST_CROSSED or event.setting.format == "arena":
        raise refuse("no-cross-table", most=MOST_CROSSED)
    counted = scored(book)
    known = counted.lines()
    cells: dict[str, list[CrossCell | None]] = {one.key: [None] * len(event.rounds) for one in known}
    for number, tables in enumerate(event.rounds, 1):
        told = not event.setting.duplicate or is_told(book, number)
        worth = counted.worths_in(number)
        for t, seated in enumerate(tables):
            result = event.results.get((number, t)) if told else None
            for seat, key in enumerate(seated):
                if key in cells:
                    assert key is not None
                    met = tuple(other for other in people_at(seated) if other != key)
                    place = None if result is None else result.places[seat]
                    cells[key][number - 1] = CrossCell(t, seat, met, place, worth.get(key))
    made = (CrossLine(one.key, one.name, one.place, one.score, tuple(cells[one.key])) for one in known)
    return CrossTable(len(event.rounds), tuple(made))


# -- one's own -----------------------------------------------------------------------------------------------


def my_entry(book: Book, key: str | None) -> MyEntry | None:
    if key is None:
        return None
    share = book.event.share_of(key)
    place, score = scored(book).mine.get(key, (None, None))
    return MyEntry(
        key=key,
        state=entrant_of(book, key).state,
        nonce_hash=share.nonce_hash or None,
        opened=share.nonce != "",
        table=my_table(book, key),
        place=place,
        score=score,
    )


def my_table(book: Book, key: str) -> MyEventTable | None:
    """Somebody's last one."""
    event = book.event
    for number in range(len(event.rounds), 0, -1):
        for t, seated in enumerate(event.rounds[number - 1]):
            if key in seated and (number, t) in book.tables:
                over: Literal["playing", "over"] = "over" if (number, t) in event.results else "playing"
                return MyEventTable(number, t, book.tables[number, t], seated.index(key), over)
    return None


def can_begin(event: Event, key: str | None, now: int) -> bool:
    """Is there a next deal for somebody who plays alone?"""
    if event.setting.format != "alone" or event.status != "running" or key is None or now >= event.round_ends(1):
        return False
    one = event.entrants.get(key)
    return one is not None and one.plays and next_deal(event, key) is not None


def may(book: Book, key: str | None, now: int, organises: bool, is_open: bool) -> tuple[str, ...]:
    event = book.event
    one = None if key is None else event.entrants.get(key)
    share = event.share_of(key or "")
    found = []
    if event.status == "open" and now < event.created.announced.closes:
        found.append("enter")
    if event.status == "opening" and share.nonce_hash and not share.nonce:
        found.append("open")
    if one is not None and one.plays and event.status in ("open", "opening", "running"):
        found.append("withdraw")
    if can_begin(event, key, now):
        found.append("begin")
    late = event.takes_late(now)
    room = event.setting.format != "round-robin" or None in event.places
    if late and room and (one is None or not (one.plays or one.gone)):
        found.append("late")
    if organises and event.status in ("open", "opening", "running"):
        found.append("organise")
    if is_open:
        found.append("file")
    return tuple(found)


def state(book: Book, key: str | None, now: int, organises: bool, is_open: bool) -> EventState:
    """Without what is the same for everybody and long: `written.py` puts that in."""
    event = book.event
    setting, announced = event.setting, event.created.announced
    over = event.status in ("over", "called off")
    timed = event.waiting if setting.format != "arena" else False
    playing = event.status == "running" and (setting.format == "alone" or timed)
    return EventState(
        now=now,
        id=book.id,
        title=announced.title,
        game=setting.game,
        format=setting.format,
        seats=setting.seats,
        rounds=setting.rounds,
        duplicate=setting.duplicate,
        minutes=setting.minutes,
        round_minutes=setting.round_minutes,
        clock=clock_of(event.created),
        bot=announced.bot,
        status=status_of(event),
        organiser=book.organiser_name,
        mine=organises,
        commitment=event.created.commitment,
        secret=event.secret if is_open and event.secret else None,
        mixture=event.mixed or None,
        closes_at=announced.closes,
        opens_until=event.closed_at + OPEN_WITHIN if event.status == "opening" else None,
        began_at=event.began_at or None,
        ends_at=event.arena_ends if setting.format == "arena" and event.began_at else None,
        over_at=event.over_at if over else None,
        round=event.round,
        all_rounds=event.all_rounds,
        round_ends=event.round_ends(event.round or 1) if playing else None,
        tables_left=len(event.waiting_for()),
        entrants=(),
        standings=(),
        rulings=(),
        ties=EventTies(sum(event.looked_at.values()), len(event.looked_at)) if event.looked_at else None,
        me=my_entry(book, key),
        may=may(book, key, now, organises, is_open),
    )
