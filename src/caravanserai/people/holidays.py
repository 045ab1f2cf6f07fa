"""Holidays: somebody says from when to when they are away, and what becomes of their games by day meanwhile.

They are rows of the store. The house tells the tables when one begins and when it is over, in their logs: what others
see there, and what the clock does, follows from the log alone. News of one's turn are not sent meanwhile.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec import Struct

from caravanserai.engine.refusal import Refused
from caravanserai.tables.fold import holidays as at_table
from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.clock_setting import ByDay
from caravanserai.tables.log.entries import Entry, HolidayKind, HolidayWords
from caravanserai.tables.log.store import Person, Store, StoreError
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.supervise import kept_running, spawn
from caravanserai.tables.timing import TimeSource

from . import holiday_statements as sql
from .news_statements import IDS
from .refusals import PeopleCode, refuse
from .statements import MERGED_INTO, ONE_AT_A_TIME

DAY = 24 * 3_600_000
YEAR = 365 * DAY
#: Days of one holiday, of all within a year, and from now until one begins.
MOST, MOST_A_YEAR, AHEAD = 28, 56, 180
#: How often the house looks, at how many; and when again at one that lasts: games may have begun meanwhile.
EVERY, AT_A_TIME, AGAIN = 60_000, 100, 10 * 60_000
MOST_LOOKS = 1_000
#: Games of one person, and tables of which it is remembered that they were told.
MOST_TABLES, MOST_TOLD = 200, 10_000


class NewHoliday(Struct, frozen=True):
    """Moments in milliseconds since 1970."""

    starts: int
    until: int
    how: HolidayKind
    words: HolidayWords | None = None


class Holiday(Struct, frozen=True):
    """`holiday` is its number."""

    holiday: int
    starts: int
    until: int
    how: HolidayKind
    words: HolidayWords | None


class MyHolidays(Struct, frozen=True):
    """The one that I have or planned; how many days are left to me within a year, and how many one may have."""

    holiday: Holiday | None
    days_left: int
    longest: int


class Due(Struct, frozen=True):
    person: str
    holiday: Holiday
    look_at: int


class Holidays:
    def __init__(self, host: Host, store: Store, time: TimeSource) -> None:
        self.host = host
        self.store = store
        self.time = time
        self._told: OrderedDict[tuple[str, int, str], None] = OrderedDict()
        self._called = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        spawn(kept_running(self._keep_looking, "holidays", self.host.meter), self._tasks)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- one person's ----------------------------------------------------------------------------------------

    async def of(self, me: Person) -> MyHolidays:
        return await self.store.ask(partial(_of, me.id, self.time.now()))

    async def begin(self, me: Person, new: NewHoliday) -> MyHolidays:
        now = self.time.now()
        starts = max(new.starts, now)
        if not now < new.until or starts >= new.until or starts > now + AHEAD * DAY or _days(starts, new.until) > MOST:
            raise refuse("holiday-dates", most=MOST)

        def talk() -> Talk[PeopleCode | MyHolidays]:
            yield ONE_AT_A_TIME, (me.id,)
            before = yield from _of(me.id, now)
            if before.holiday is not None:
                return "holiday-set"
            if before.days_left < _days(starts, new.until):
                return "holiday-days"
            yield sql.ADD, (me.id, now, starts, new.until, new.how, new.words, starts)
            return (yield from _of(me.id, now))

        found = await self.store.change(talk, owners=False)
        if isinstance(found, str):
            raise refuse(found, most=MOST_A_YEAR)
        self._called.set()
        return found

    async def end(self, me: Person) -> MyHolidays:
        """They are back."""
        now = self.time.now()

        def talk() -> Talk[MyHolidays]:
            yield sql.UNDO, (me.id, now, now)
            yield sql.END, (now, now, me.id, now, now)
            return (yield from _of(me.id, now))

        found = await self.store.change(talk, owners=False)
        self._called.set()
        return found

    # -- the house tells the tables --------------------------------------------------------------------------

    async def _keep_looking(self) -> None:
        while True:
            self._called.clear()
            with suppress(StoreError):
                await self.look()
            await self.time.wait(self.time.now() + EVERY, self._called)

    async def look(self) -> None:
        """At all that are due, some at a time: nobody's begins late because others have many."""
        now = self.time.now()
        for _ in range(MOST_LOOKS):
            some = await self.store.ask(partial(_due, now))
            for due in some:
                await self._see_to(due, now)
            if len(some) < AT_A_TIME:
                break

    async def _see_to(self, due: Due, now: int) -> None:
        until = due.holiday.until
        over = until <= now
        again = now + AGAIN if over else min(now + AGAIN, until)
        if until + YEAR <= now:
            await self.store.change(partial(_forget, due), owners=False)
        elif await self._claim(due, again) and await self._tell(due, over) and over:
            await self._claim(Due(due.person, due.holiday, again), until + YEAR)

    async def _claim(self, due: Due, again: int) -> bool:
        """It is to be looked at then; was it this node that said so?"""

        def talk() -> Talk[bool]:
            return bool((yield sql.CLAIM, (again, due.person, due.holiday.holiday, due.look_at)))

        return await self.store.change(talk, owners=False)

    async def _tell(self, due: Due, over: bool) -> bool:
        """All tables by day where they play. False: one could not be told."""
        root, ids = await self.store.ask(partial(_ids, due.person))
        one, done = due.holiday, True
        decide: Callable[[Table], list[Entry]] = (
            partial(at_table.end, ids=ids)
            if over
            else partial(at_table.begin, ids=ids, holiday=one.holiday, until=one.until, how=one.how, words=one.words)
        )
        for summary in (await self.store.tables_of(root, ("playing",)))[:MOST_TABLES]:
            key = (due.person, one.holiday, summary.id)
            if not over and key in self._told:
                continue
            known = await self.store.known(summary.id)
            if known is not None and isinstance(known.card.clock, ByDay):
                try:
                    await self.host.do(summary.id, decide)
                except Refused as error:
                    self.host.meter.refused(error.refusal.code)
                    done = False
                    continue
            self._told[key] = None
            if len(self._told) > MOST_TOLD:
                self._told.popitem(last=False)
        return done


def is_away(person: str, now: int) -> Talk[bool]:
    return bool((yield sql.IS_AWAY, (person, now, now)))


def _days(starts: int, until: int) -> int:
    return -(-(until - starts) // DAY)


def _of(person: str, now: int) -> Talk[MyHolidays]:
    lines = yield sql.OF_PERSON, (person, now - YEAR)
    found = [_holiday(line) for line in lines]
    used = sum(_days(max(one.starts, now - YEAR), one.until) for one in found)
    current = next((one for one in found if one.until > now), None)
    return MyHolidays(current, max(0, MOST_A_YEAR - used), MOST)


def _holiday(line: Sequence[Any]) -> Holiday:
    return Holiday(*line[1:6])


def _due(now: int) -> Talk[list[Due]]:
    return [Due(line[0], _holiday(line), line[6]) for line in (yield sql.DUE, (now, AT_A_TIME))]


def _forget(due: Due) -> Talk[None]:
    yield sql.FORGET, (due.person, due.holiday.holiday)


def _ids(person: str) -> Talk[tuple[str, frozenset[str]]]:
    """Who they turned out to be, and all their ids."""
    found = yield MERGED_INTO, (person,)
    root = found[0][0] if found and found[0][0] is not None else person
    return root, frozenset((root, *(one for (one,) in (yield IDS, (root,)))))
