"""Whoever sees to it that events go on: closes entries, begins, pairs, opens tables, writes results, ends.

All of it follows from the log and from the tables as they are, so any node may do it: who writes a row first wins, and
after a restart the next look finds what is missing.
"""

import asyncio
import pickle
from collections.abc import Callable, Set
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import partial
from typing import Any

from caravanserai.engine.refusal import Refused
from caravanserai.events import entries as e
from caravanserai.events.fold import OPEN_WITHIN, Event
from caravanserai.events.formats import is_due, next_round
from caravanserai.events.seating import Pair, pair_of, people_at
from caravanserai.people.outbox import Cause
from caravanserai.tables.live.host import Host
from caravanserai.tables.live.live_table import LiveTable
from caravanserai.tables.log.store import StoreError
from caravanserai.tables.log.summary import Overview
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.supervise import kept_running, note_fault, spawn
from caravanserai.tables.workers.pools import Pool, processes

from . import statements as sql
from . import tables
from .elsewhere import Elsewhere
from .logbook import NOTHING, Book, Change, Logbook
from .ties import Ties

#: How often the house looks, if nothing calls, at events that run: by the minute, and by the day.
EVERY, EVERY_BY_DAY = 5_000, 60_000
#: How often it looks whether a review is there that breaks a tie.
FOR_TIES = 20_000
#: Between two looks, whoever calls.
AT_MOST_EVERY = 200
#: A round of so many minutes is one of days.
BY_DAY = 24 * 60
#: After the end of a round bots have so long to play a table to its end.
LINGER = 10 * 60_000
#: Events in one look, tables opened at once, and steps of one event in one look.
AT_A_TIME, AT_ONCE, MOST_STEPS = 500, 10, 20
#: More people than this are paired in a process of their own, at a low priority, within so many seconds.
MANY, PAIR_WITHIN, NICENESS = 100, 60.0, 10


class Keeper:
    def __init__(self, host: Host, logbook: Logbook) -> None:
        self.host = host
        self.logbook = logbook
        self.store = logbook.store
        self.time = logbook.time
        self._called = asyncio.Event()
        #: Events to look at now, whatever `_next` says; and when to look at the others.
        self._waiting: set[str] = set()
        self._next: dict[str, int] = {}
        #: By event: tables that have ended since the last look, those that are known to be open, and when all were
        #: looked at. So a result costs one look at one table, however many others are played.
        self._ended: dict[str, set[str]] = {}
        self._opened: dict[str, set[tuple[int, int]]] = {}
        self._swept: dict[str, int] = {}
        #: For what many people make slow: pairing them, and working out how they stand.
        self.pool = Pool(processes(1, NICENESS))
        self.elsewhere = Elsewhere(self.pool)
        self._tasks: set[asyncio.Task[Any]] = set()
        #: Who breaks ties by reviews; nobody, in a house that makes none unasked.
        self.ties: Ties | None = None
        logbook.changed = self.call
        #: What is to be told to somebody who is not looking.
        self.tell: Callable[[Cause], None] = lambda cause: None

    def start(self) -> None:
        self.host.commits.watchers.append(self._look_at_table)
        spawn(kept_running(self._keep_looking, "events", self.host.meter), self._tasks)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.pool.shutdown()

    def call(self, event: str) -> None:
        """Something happened there."""
        self._waiting.add(event)
        self._called.set()

    def _look_at_table(self, live: LiveTable) -> None:
        stage = live.table.opened.stage
        if live.table.status in ("over", "closed") and stage is not None and stage.kind == "event":
            self._ended.setdefault(stage.key, set()).add(live.table.id)
            self.call(stage.key)

    async def _keep_looking(self) -> None:
        while True:
            self._called.clear()
            due = self.time.now() + EVERY
            with suppress(StoreError):
                due = await self.look()
            await self.time.wait(self.time.now() + AT_MOST_EVERY, asyncio.Event())
            await self.time.wait(due, self._called)

    async def look(self) -> int:
        """See to all events that are due; when to look again."""
        now = self.time.now()

        def talk() -> Talk[tuple[list[str], int | None]]:
            found = yield sql.DUE, (now, AT_A_TIME)
            ((following,),) = yield sql.NEXT, (now,)
            return [id for (id,) in found], following

        due, following = await self.store.ask(talk)
        called, self._waiting = self._waiting, set()
        self._next = {id: at for id, at in self._next.items() if id in due}
        for known in (self._ended, self._opened, self._swept):
            for id in known.keys() - due:
                del known[id]
        for id in due:
            if id in called or self._next.get(id, 0) <= now:
                self._next[id] = await self._seen_to(id)
        times: list[int] = [*self._next.values(), *([following] if following is not None else ()), now + EVERY_BY_DAY]
        return min(times)

    async def _seen_to(self, id: str) -> int:
        """One event, whatever is wrong with it: when to look at it again."""
        again = self.time.now() + EVERY
        try:
            return await self.see_to(id)
        except (StoreError, Refused):
            return again
        except Exception as error:
            note_fault(self.host.meter, "events", error)
            return self.time.now() + EVERY_BY_DAY

    async def see_to(self, id: str) -> int:
        """Take an event as far as it goes now: when to look at it again."""
        for _ in range(MOST_STEPS):
            book = await self.logbook.book(id)
            before = book.event.number
            match book.event.status:
                case "open":
                    if self.time.now() < book.event.created.announced.closes:
                        break
                    await self.logbook.write(id, _close)
                case "opening":
                    self._tell_begun(await self.logbook.write(id, _begin))
                case "running":
                    await self._run(book)
                case _:
                    await self._put_away(book)
                    break
            if (await self.logbook.book(id)).event.number == before:
                break
        return self._again(await self.logbook.book(id))

    def _tell_begun(self, book: Book) -> None:
        """Who is seated hears of their table. It is news that it began for who plays alone, and for who was not there
        and may come late."""
        event = book.event
        if event.status != "running" or not event.takes_late(self.time.now()):
            return
        alone, missing = event.setting.format == "alone", {*event.left_out}
        for key, who in book.people.items():
            if who.person is not None and (key in missing or (alone and key in event.entrants)):
                self.tell(Cause(who.person.id, "event", f"event:{book.id}", game=event.setting.game))

    def _again(self, book: Book) -> int:
        event, now = book.event, self.time.now()
        match event.status:
            case "open":
                return max(now + AT_MOST_EVERY, event.created.announced.closes)
            case "opening":
                return max(now + AT_MOST_EVERY, event.closed_at + OPEN_WITHIN)
            case "over":
                return now + FOR_TIES
            case _:
                return now + (EVERY_BY_DAY if event.setting.round_minutes >= BY_DAY else EVERY)

    # -- an event that runs ----------------------------------------------------------------------------------

    async def _run(self, book: Book) -> None:
        id = book.id
        await self._see_off(book)
        found = await self._look_at_tables(book)
        await self.logbook.write(id, partial(_results, found=found))
        await self._give_up_deserted(book, found)
        book = await self.logbook.book(id)
        event, now = book.event, self.time.now()
        if event.status != "running":
            return
        if event.finished(now):
            await self.logbook.write(id, _end)
        elif is_due(event, now):
            await self._pair(book)

    async def _see_off(self, book: Book) -> None:
        """Who is gone from the house, or may not play, is not seated any more."""
        now = self.time.now()

        def talk() -> Talk[list[str]]:
            return [key for (key,) in (yield sql.AWAY, (book.id, now))]

        away = await self.store.ask(talk)
        if away:
            await self.logbook.write(book.id, partial(_withdraw, keys=away))

    async def _look_at_tables(self, book: Book) -> dict[tuple[int, int], Overview | str]:
        """Those without a result of which there may be news, opened if they are not yet, and hurried if they are
        late. All of them now and then: another node may have been killed before it wrote what came of one."""
        event, now = book.event, self.time.now()
        found: dict[tuple[int, int], Overview | str] = {}
        gone = {key for key, one in event.entrants.items() if one.gone}
        waiting = self._to_look_at(book, gone, now)
        for start in range(0, len(waiting), AT_ONCE):
            some = waiting[start : start + AT_ONCE]
            seen = await asyncio.gather(*(self._look_at(book, number, table) for number, table in some))
            found |= dict(zip(some, seen, strict=True))
        for (number, table), one in found.items():
            if not isinstance(one, Overview) or one.status != "playing":
                continue
            with suppress(Refused):
                for key in gone.intersection(people_at(event.rounds[number - 1][table])):
                    who = book.people[key].person
                    if who is not None:
                        await self.host.do(one.id, partial(tables.remove, person=who.id))
                if now >= event.round_ends(number):
                    await self.host.do(one.id, tables.hurry)
        return found

    async def _give_up_deserted(self, book: Book, found: dict[tuple[int, int], Overview | str]) -> None:
        """Bots need not play on where nobody waits for it."""
        for place, one in found.items():
            if isinstance(one, Overview) and one.status == "playing" and place in book.event.deserted:
                with suppress(Refused):
                    await self.host.do(one.id, tables.give_up)

    def _to_look_at(self, book: Book, gone: Set[str], now: int) -> list[tuple[int, int]]:
        event, ended = book.event, self._ended.pop(book.id, set())
        if now - self._swept.get(book.id, now - EVERY) >= EVERY:
            self._swept[book.id] = now
            self._opened[book.id] = set()
            return event.waiting_for()
        opened = self._opened.setdefault(book.id, set())
        return [
            place
            for place in event.waiting
            if place not in opened
            or book.tables[place] in ended
            or not gone.isdisjoint(people_at(event.rounds[place[0] - 1][place[1]]))
        ]

    async def open_missing(self, table: str) -> bool:
        """A table that was paired and is not open yet, for somebody who comes there before its turn: tables of many
        people take seconds. Is it open now?"""

        def talk() -> Talk[Any]:
            found = yield sql.OF_TABLE, (table,)
            return found[0] if found else None

        found = None if "\0" in table else await self.store.ask(talk)
        if found is None:
            return False
        event, number, place = found
        book = await self.logbook.book(event)
        if book.event.status != "running" or (number, place) not in book.event.waiting:
            return False
        await self.open_table(book, number, place)
        return True

    async def open_table(self, book: Book, number: int, table: int) -> None:
        """At once, for somebody who waits for it. If it cannot be, the next look does it."""
        with suppress(StoreError, Refused):
            await self._look_at(book, number, table)

    async def _look_at(self, book: Book, number: int, table: int) -> Overview | str:
        """A table as it is, opened if it is not yet."""
        found = await self._looked_at(book, number, table)
        if isinstance(found, Overview):
            self._opened.setdefault(book.id, set()).add((number, table))
        return found

    async def _looked_at(self, book: Book, number: int, table: int) -> Overview | str:
        id = book.tables[number, table]
        found = await tables.known(self.host, id)
        if found == tables.MISSING:
            try:
                await tables.seat(self.host, book, number, table)
            except Refused as error:
                self.host.meter.refused(error.refusal.code)
            found = await tables.known(self.host, id)
        return found

    async def _pair(self, book: Book) -> None:
        event, now = book.event, self.time.now()
        apart = await self._apart(book.id)
        number = event.number
        if len(event.playing) > MANY:
            try:
                paired = await self.elsewhere.run(book, PAIR_WITHIN, next_round, now, apart)
            except (BrokenExecutor, TimeoutError):
                return  # it is tried again
        else:
            paired = await asyncio.to_thread(_paired, pickle.dumps(event), now, apart)
        if paired is None:
            return
        ids = {(paired.round, table): self.host.new_id() for table in range(len(paired.tables))}

        def decide(book: Book, now: int) -> Change:
            return Change((paired,), tables=ids) if book.event.number == number else NOTHING

        await self.logbook.write(book.id, decide)

    async def _apart(self, id: str) -> frozenset[Pair]:
        def talk() -> Talk[frozenset[Pair]]:
            return frozenset(pair_of(one, other) for one, other in (yield sql.APART, (id,)))

        return await self.store.ask(talk)

    async def _put_away(self, book: Book) -> None:
        """It is over: tables that are still played are given up, ties are broken, and nobody looks at it again."""
        for number, table in book.event.waiting_for():
            with suppress(Refused):
                await self.host.do(book.tables[number, table], tables.give_up)
        if self.ties is not None and book.event.status == "over" and not await self.ties.are_settled(book):
            return

        def talk() -> Talk[None]:
            yield sql.SEEN_TO, (book.id,)

        await self.store.change(talk, owners=False)


def _paired(taken: bytes, now: int, apart: Set[Pair]) -> e.Paired | None:
    event: Event = pickle.loads(taken)  # our own, made a moment ago
    return next_round(event, now, apart)


# -- what is to be written -------------------------------------------------------------------------------------


def _close(book: Book, now: int) -> Change:
    event = book.event
    if event.status != "open" or now < event.created.announced.closes:
        return NOTHING
    return Change((e.Closed(),) if len(event.entrants) >= 2 else (e.Lapsed(book.secret),))


def _begin(book: Book, now: int) -> Change:
    event = book.event
    if event.status != "opening" or (event.left_out and now < event.closed_at + OPEN_WITHIN):
        return NOTHING
    return Change((e.Began(),) if len(event.here) >= 2 else (e.Lapsed(book.secret),))


def _withdraw(book: Book, now: int, keys: list[str]) -> Change:
    event = book.event
    if event.status != "running":
        return NOTHING
    return Change(tuple(e.Withdrew(key) for key in keys if key in event.playing))


def _results(book: Book, now: int, found: dict[tuple[int, int], Overview | str]) -> Change:
    """What tables came to; and those that came to nothing in time."""
    event, entries = book.event, list[e.Entry]()
    if event.status != "running":
        return NOTHING
    for number, table in event.waiting_for():
        one = found.get((number, table))
        if isinstance(one, Overview) and one.status == "over":
            result = tables.result_of(one, number, table)
            entries += [] if result is None else [result]
        elif isinstance(one, Overview):
            # Who was gone from the house when the table was opened had no seat there.
            left = tuple(seat for seat in tables.left_in(one) if event.rounds[number - 1][table][seat])
            deserted = tables.is_deserted(one) and len(left) == len(people_at(event.rounds[number - 1][table]))
            lost = one.status == "closed"
            if deserted or now >= event.round_ends(number) + (0 if lost else LINGER):
                entries.append(e.Unplayed(number, table, left))
        elif one is not None and now >= event.round_ends(number):
            entries.append(e.Unplayed(number, table))
    return Change(tuple(entries))


def _end(book: Book, now: int) -> Change:
    event = book.event
    return Change((e.Ended(book.secret),)) if event.status == "running" and event.finished(now) else NOTHING
