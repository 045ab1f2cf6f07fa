"""The logs of events: each a fold in memory over rows in the store. Who writes says first what follows from the event
as it is; where another node was first with that number, it is decided again.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.events.entries import Entry, Row
from caravanserai.events.fold import OVER, CannotBeError, Event, begin
from caravanserai.tables.log.store import DAMAGED, Person, Store, StoreError, UnknownError
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.meter import Meter
from caravanserai.tables.supervise import seen_through
from caravanserai.tables.timing import TimeSource

from . import statements as sql
from .refusals import refuse

#: Events in memory; and for how long nobody asks whether another node wrote something.
MOST_KEPT, FRESH = 200, 1_000
#: So long nobody asks again who the people of an event are.
MET = 60_000
#: So often somebody else may be first before it is refused.
TRIES = 5
ORGANISER = "organiser"

_read_entry = msgspec.json.Decoder(Entry).decode


class Who(Struct, frozen=True):
    """Somebody of an event: as who they entered, and who that is now. Nobody, once they are gone."""

    entered_as: str | None
    person: Person | None

    @property
    def name(self) -> str:
        return "" if self.person is None else self.person.name


class Change(Struct, frozen=True):
    """What is to be written: rows, who is meant by new names in them, and the ids of new tables by round and number."""

    entries: tuple[Entry, ...] = ()
    people: dict[str, Person] = {}
    tables: dict[tuple[int, int], str] = {}


NOTHING = Change()


@dataclass
class Book:
    """One event. `event` is of the rows that are on disk, as long as nobody holds the lock."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    secret: str = ""
    organiser: str | None = None
    organiser_name: str = ""
    rows: list[Row] = field(default_factory=list)
    folded: Event | None = None
    people: dict[str, Who] = field(default_factory=dict)
    tables: dict[tuple[int, int], str] = field(default_factory=dict)
    #: How many rows are about each of them, by key.
    rows_of: Counter[str] = field(default_factory=Counter)
    looked_at: int = 0
    #: When it was last read who the people are: they may be called otherwise, or be gone.
    met_at: int = 0
    #: What was worked out from it, as of a number.
    made: dict[str, tuple[int, Any]] = field(default_factory=dict)
    #: The standings as they were last worked out; scoring.py knows what that is.
    scored: Any = None

    @property
    def event(self) -> Event:
        assert self.folded is not None
        return self.folded

    @property
    def keys(self) -> dict[str, list[str]]:
        """What somebody is called here, by the id they entered with."""
        kept = self.made.get("keys")
        if kept is None or kept[0] != len(self.people):
            found: dict[str, list[str]] = {}
            for key, who in self.people.items():
                if who.entered_as is not None:
                    found.setdefault(who.entered_as, []).append(key)
            kept = self.made["keys"] = (len(self.people), found)
        known: dict[str, list[str]] = kept[1]
        return known

    def key_of(self, person: Person | None) -> str | None:
        """What somebody is called here: rather where they still play, if they came twice."""
        if person is None:
            return None
        mine = self.keys_of(person)
        here = [key for key in mine if (one := self.event.entrants.get(key)) is not None and one.plays]
        known = [key for key in mine if key in self.event.entrants]
        return next(iter(here or known), None)

    def keys_of(self, person: Person) -> list[str]:
        """In the order in which they entered."""
        mine = {key for one in person.ids for key in self.keys.get(one, ())}
        return sorted(mine, key=lambda key: (len(key), key))

    def organised_by(self, person: Person | None) -> bool:
        return person is not None and self.organiser in person.ids


Decide = Callable[[Book, int], Change]


class Line(Struct, frozen=True):
    """What lists show of an event without its log."""

    title: str
    game: str
    format: str
    seats: int
    rounds: int
    duplicate: bool
    organiser: str
    closes_at: int
    began_at: int | None
    entrants: int
    round: int
    all_rounds: int | None


class Logbook:
    def __init__(self, store: Store, time: TimeSource, meter: Meter) -> None:
        self.store = store
        self.time = time
        self.meter = meter
        self._books: OrderedDict[str, Book] = OrderedDict()
        self._writing: set[asyncio.Task[Any]] = set()
        #: Told of each event that changed.
        self.changed: Callable[[str], None] = lambda event: None

    # -- reading ---------------------------------------------------------------------------------------------

    async def book(self, event: str) -> Book:
        """An event as it is now."""
        book = self._books.get(event) or Book(event)
        async with book.lock:
            if book.folded is None or self.time.now() - book.looked_at >= FRESH:
                await self._catch_up(book)
        self._keep(book)
        return book

    def _keep(self, book: Book) -> None:
        self._books.setdefault(book.id, book)
        self._books.move_to_end(book.id)
        while len(self._books) > MOST_KEPT:
            self._books.popitem(last=False)

    async def _catch_up(self, book: Book) -> None:
        """All that is new in the store. Names are read with it."""
        known, now = 0 if book.folded is None else book.event.number, self.time.now()

        def talk() -> Talk[Any]:
            head = yield sql.HEAD, (book.id,)
            if not head or (head[0][2] == known and now - book.met_at < MET):
                return head, (), (), ()
            rows = yield sql.ROWS, (book.id, known)
            people = yield sql.PEOPLE, (book.id,)
            tables = yield sql.TABLES, (book.id,)
            return head, rows, people, tables

        if "\0" in book.id:
            raise refuse("no-such-event")
        head, rows, people, tables = await self.store.ask(talk)
        if not head:
            raise refuse("no-such-event")
        book.secret, book.organiser, _, book.organiser_name = head[0]
        if rows or people:
            self._take(book, [_row(*line) for line in rows])
            book.tables = {(round, number): table for round, number, table in tables}
            self._meet(book, {key: Who(was, None if id is None else Person(id, name)) for key, was, id, name in people})
            book.met_at = now
        book.looked_at = now

    def _meet(self, book: Book, people: dict[str, Who]) -> None:
        """Who they are now. What was written of somebody who is called otherwise, or is gone, is written anew."""
        if any(key in people and people[key] != who for key, who in book.people.items()):
            book.made.clear()
            book.scored = None
        book.people = people

    def _take(self, book: Book, rows: Iterable[Row]) -> None:
        for row in rows:
            if book.folded is None:
                book.folded = begin(row)
            else:
                book.event.take(row)
            book.rows.append(row)
            if (key := getattr(row.entry, "person", None)) is not None:
                book.rows_of[key] += 1

    # -- writing ---------------------------------------------------------------------------------------------

    async def create(
        self, row: Row, id: str, secret: str, organiser: Person, closes: int, most: int, in_all: int
    ) -> None:
        event = begin(row)
        line = msgspec.json.encode(line_of(event, organiser.name)).decode()
        entry = msgspec.json.encode(row.entry)

        def talk() -> Talk[bool]:
            ((mine,),) = yield sql.COUNT_OF, (organiser.id,)
            ((many,),) = yield sql.COUNT, ()
            if mine >= most or many >= in_all:
                return False
            yield sql.ADD, (id, secret, organiser.id, event.status, 1, line, row.time, closes, closes)
            yield sql.APPEND, (id, 1, row.time, entry)
            return True

        if not await self._saved(talk):
            raise refuse("too-many-events", most=most)
        self.changed(id)

    async def write(self, event: str, decide: Decide) -> Book:
        """What is decided of the event as it is. It is seen through, even if whoever asked for it goes away."""
        return await seen_through(self._write(event, decide), self._writing, self.meter)

    async def _write(self, event: str, decide: Decide) -> Book:
        book = await self.book(event)
        for _ in range(TRIES):
            async with book.lock:
                await self._catch_up(book)
                now = max(self.time.now(), book.event.time)
                change = decide(book, now)
                if not change.entries or await self._is_written(book, change, now):
                    return book
        raise refuse("event-busy")

    async def _is_written(self, book: Book, change: Change, now: int) -> bool:
        rows = [Row(book.event.number + 1 + n, now, entry) for n, entry in enumerate(change.entries)]
        try:
            self._take(book, rows)
        except CannotBeError as error:
            self._forget(book)
            raise refuse("event-not-now", reason=str(error)) from None
        try:
            written = await self._saved(lambda: _append(book, rows, change))
        except UnknownError:
            written = False  # only the log knows whether it was
        except StoreError as error:
            self._forget(book)
            raise refuse("not-saved") from error
        except BaseException:
            self._forget(book)
            raise
        if not written:
            self._forget(book)
            return False
        book.people |= {key: Who(person.id, person) for key, person in change.people.items()}
        book.tables |= change.tables
        self._keep(book)
        self.changed(book.id)
        return True

    async def _saved(self, talk: Callable[[], Talk[bool]]) -> bool:
        return await self.store.change(talk, owners=False)

    def _forget(self, book: Book) -> None:
        """What was folded is not what stands there: read it anew."""
        book.folded, book.rows, book.looked_at = None, [], -FRESH
        book.rows_of.clear()
        book.made.clear()


def _append(book: Book, rows: list[Row], change: Change) -> Talk[bool]:
    event = book.event
    line = msgspec.json.encode(line_of(event, book.organiser_name)).decode()
    for row in rows:
        # Only the first number can be somebody else's: who writes one writes those after it, too.
        if not (yield sql.APPEND, (book.id, row.number, row.time, msgspec.json.encode(row.entry))):
            return False
    for key, person in change.people.items():
        yield sql.ADD_PERSON, (book.id, key, person.id)
    for (round, number), table in change.tables.items():
        yield sql.ADD_TABLE, (book.id, round, number, table)
    listed = event.over_at if event.status in OVER else event.created.announced.closes
    due = event.created.announced.closes if event.status == "open" else 0
    yield sql.SET, (event.status, event.number, line, listed, due, book.id)
    return True


def _row(number: int, time: int, entry: bytes) -> Row:
    try:
        return Row(number, time, _read_entry(entry))
    except DAMAGED as error:
        raise StoreError(f"row {number} of an event is damaged") from error


def line_of(event: Event, organiser: str) -> Line:
    setting, announced = event.setting, event.created.announced
    return Line(
        title=announced.title,
        game=setting.game,
        format=setting.format,
        seats=setting.seats,
        rounds=setting.rounds,
        duplicate=setting.duplicate,
        organiser=organiser,
        closes_at=announced.closes,
        began_at=event.began_at or None,
        entrants=len(event.entrants),
        round=event.round,
        all_rounds=event.all_rounds,
    )
