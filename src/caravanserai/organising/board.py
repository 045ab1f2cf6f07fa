"""An event as people see it: how it stands, who is in it, its rounds. Nothing here is asked of a table."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
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
from .scoring import scored
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


class EventStanding(Struct, frozen=True):
    """`score`: points; in a duplicate event the sum of shares of the match points. `against_mean`: only there. `moved`:
    so many places up since the round before. `reached`: of a knock-out, the last round they played in. `short`: they
    were there for less than half of an evening."""

    place: int
    key: str
    name: str
    score: float
    played: int
    against_mean: float | None
    head_to_head: int
    reached: int
    short: bool
    moved: int


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
    me: MyEntry | None
    may: Annotated[tuple[str, ...], Meta(description="enter, open, withdraw, late, begin, organise, file")]


def status_of(event: Event) -> EventStatus:
    return "called-off" if event.status == "called off" else event.status


def entrants(book: Book) -> tuple[EventEntrant, ...]:
    event = book.event
    found = []
    for key, one in event.entrants.items():
        share, begun = event.share_of(key), event.status not in ("open", "opening")
        absent = begun and share.nonce_hash and not share.nonce and not one.plays
        state: EntrantState = "removed" if one.gone else "in" if one.plays else "absent" if absent else "left"
        found.append(EventEntrant(key, name_of(book, key), state, share.nonce_hash != "", share.nonce != ""))
    return tuple(found)


def name_of(book: Book, key: str) -> str:
    who = book.people.get(key)
    return "" if who is None else who.name


def lines(book: Book) -> tuple[EventStanding, ...]:
    """The standings; none before it began."""
    known, duplicate = scored(book), book.event.setting.duplicate
    return tuple(
        EventStanding(
            place=one.place,
            key=one.person,
            name=name_of(book, one.person),
            score=_number(one.score),
            played=one.played,
            against_mean=_number(one.luckless) if duplicate and one.luckless is not None else None,
            head_to_head=one.head_to_head,
            reached=one.reached,
            short=one.short,
            moved=known.before.get(one.person, one.place) - one.place,
        )
        for one in known.standings
    )


def stand(book: Book) -> tuple[EventStanding, ...]:
    """The same, written once as long as nothing changes in them."""
    kept, number = book.made.get("stand"), scored(book).number
    if kept is None or kept[0] != number:
        kept = book.made["stand"] = (number, lines(book))
    found: tuple[EventStanding, ...] = kept[1]
    return found


def _number(value: Fraction) -> float:
    return round(float(value), 4)


def rulings(book: Book) -> tuple[EventRuling, ...]:
    return tuple(_rulings(book.rows, book.event.rounds))


def _rulings(rows: Iterable[e.Row], rounds: Sequence[Round]) -> Iterable[EventRuling]:
    for row in rows:
        match row.entry:
            case e.Removed(reason=reason, person=key):
                yield EventRuling(row.time, "removed", reason, key, None, None)
            case e.Corrected(result=result, reason=reason):
                yield EventRuling(row.time, "corrected", reason, None, result.round, result.table)
            case e.Voided(round=number, table=table, reason=reason):
                yield EventRuling(row.time, "voided", reason, None, number, table)
            case e.Unplayed(round=number, table=table, left=left):
                if len(left) == len(people_at(rounds[number - 1][table])):
                    continue  # they left it, and nobody decided anything
                yield EventRuling(row.time, "unplayed", "", None, number, table)
            case e.CalledOff(reason=reason):
                yield EventRuling(row.time, "called-off", reason, None, None, None)
            case e.Lapsed():
                yield EventRuling(row.time, "lapsed", "", None, None, None)


# -- rounds --------------------------------------------------------------------------------------------------


def round_of(book: Book, number: int, key: str | None) -> EventRound:
    """A round for somebody with this key in the event."""
    event = book.event
    if not 1 <= number <= len(event.rounds):
        raise refuse("no-such-round")
    told = not event.setting.duplicate or is_told(book, number)
    made = scored(book).worths
    found = []
    for t, seated in enumerate(event.rounds[number - 1]):
        place, mine = (number, t), key is not None and key in seated
        result = event.results.get(place)
        shown = result if told else None
        worth = tuple(None if one is None else made.get((number, one)) for one in seated)
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
    known, worth = stand(book), scored(book).worths
    cells: dict[str, list[CrossCell | None]] = {one.key: [None] * len(event.rounds) for one in known}
    for number, tables in enumerate(event.rounds, 1):
        told = not event.setting.duplicate or is_told(book, number)
        for t, seated in enumerate(tables):
            result = event.results.get((number, t)) if told else None
            for seat, key in enumerate(seated):
                if key in cells:
                    assert key is not None
                    met = tuple(other for other in people_at(seated) if other != key)
                    place = None if result is None else result.places[seat]
                    cells[key][number - 1] = CrossCell(t, seat, met, place, worth.get((number, key)))
    made = (CrossLine(one.key, one.name, one.place, one.score, tuple(cells[one.key])) for one in known)
    return CrossTable(len(event.rounds), tuple(made))


# -- one's own -----------------------------------------------------------------------------------------------


def my_entry(book: Book, key: str | None) -> MyEntry | None:
    if key is None:
        return None
    share = book.event.share_of(key)
    entrant = next(one for one in book.once("entrants", lambda: entrants(book)) if one.key == key)
    mine = next((one for one in stand(book) if one.key == key), None)
    return MyEntry(
        key=key,
        state=entrant.state,
        nonce_hash=share.nonce_hash or None,
        opened=share.nonce != "",
        table=my_table(book, key),
        place=None if mine is None else mine.place,
        score=None if mine is None else mine.score,
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
        over_at=event.time if over else None,
        round=event.round,
        all_rounds=event.all_rounds,
        round_ends=event.round_ends(event.round or 1) if playing else None,
        tables_left=len(event.waiting_for()),
        entrants=book.once("entrants", lambda: entrants(book)),
        standings=stand(book),
        rulings=book.once("rulings", lambda: rulings(book)),
        me=my_entry(book, key),
        may=may(book, key, now, organises, is_open),
    )
