"""What the standings of an event are worked out from. Those of many people take too long for the event loop: they are
made in a process, and until they are there the last ones are shown."""

import asyncio
import pickle
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.events import entries as e
from caravanserai.events.duplicate import HALF
from caravanserai.events.fold import Event
from caravanserai.events.scores import compared_deals, complete_rounds, table_points
from caravanserai.events.standings import Standing, deals_played, standings
from caravanserai.tables.meter import Meter
from caravanserai.tables.supervise import guarded, spawn
from caravanserai.tables.workers.pools import Pool

from .logbook import Book
from .refusals import refuse

#: So many seats in all rounds are counted at once, in about ten milliseconds.
LITTLE = 100
#: Seconds.
WITHIN = 60.0


class Scored(Struct, frozen=True):
    """As of a row: the standings, where everybody stood a round before, and what each round was worth to each."""

    number: int
    standings: list[Standing]
    before: dict[str, int]
    worths: dict[tuple[int, str], float]


NOTHING = Scored(0, [], {}, {})


class Scores:
    def __init__(self, pool: Pool, meter: Meter) -> None:
        self.pool = pool
        self.meter = meter
        self._tasks: set[asyncio.Task[Any]] = set()
        self._making: set[str] = set()

    async def prepare(self, book: Book) -> None:
        """See to it that `scored` has something to show. Only who is the first to ask waits for it."""
        number = last_told(book)
        kept: Scored | None = book.scored
        if not book.event.began_at or is_little(book.event) or (kept is not None and kept.number == number):
            return
        if kept is None:
            try:
                await self._make(book, number)
            except (BrokenExecutor, TimeoutError):
                raise refuse("too-busy") from None
        elif book.id not in self._making:
            self._making.add(book.id)
            spawn(self._make_later(book, number), self._tasks)

    async def _make_later(self, book: Book, number: int) -> None:
        try:
            await guarded(lambda: self._make(book, number), "standings", self.meter)
        finally:
            self._making.discard(book.id)

    async def _make(self, book: Book, number: int) -> None:
        book.scored = await self.pool.run(_scored, pickle.dumps(book.event), number, within=WITHIN)


def scored(book: Book) -> Scored:
    """What is known by now."""
    kept: Scored | None = book.scored
    if not book.event.began_at:
        return NOTHING
    if is_little(book.event) and (kept is None or kept.number != last_told(book)):
        kept = book.scored = score(book.event, last_told(book))
    return kept or NOTHING


def is_little(event: Event) -> bool:
    return len(event.entrants) * len(event.rounds) <= LITTLE


def last_told(book: Book) -> int:
    """The last row from which something follows for the standings: not what came of a deal that others still play."""
    event = book.event
    for row in reversed(book.rows):
        told_late = event.setting.duplicate and event.setting.format != "alone"
        hidden = told_late and isinstance(row.entry, e.Result) and not event.is_told(row.entry.round)
        if not hidden:
            return row.number
    return 0


def _scored(taken: bytes, number: int) -> Scored:
    event: Event = pickle.loads(taken)  # our own, made a moment ago
    return score(event, number)


def score(event: Event, number: int) -> Scored:
    """Of a deal that is still played nothing counts yet; where everybody plays alone it is told how far they are."""
    played = deals_played(event)
    if event.setting.duplicate:
        told = {*complete_rounds(event)}
        event = replace(event, results={place: one for place, one in event.results.items() if place[0] in told})
    lines = standings(event)
    if event.setting.format == "alone":
        lines = [msgspec.structs.replace(one, played=played[one.person]) for one in lines]
    return Scored(number, lines, _places_before(event), _worths(event))


def _places_before(event: Event) -> dict[str, int]:
    """Where everybody stood before the last round of which something is known; nowhere in an arena, and where
    everybody plays alone."""
    last = max((number for number, _ in event.results), default=0)
    if last < 2 or event.setting.format in ("arena", "alone"):
        return {}
    results = {place: one for place, one in event.results.items() if place[0] < last}
    before = replace(event, results=results, rounds=event.rounds[: last - 1])
    return {one.person: one.place for one in standings(before)}


def _worths(event: Event) -> dict[tuple[int, str], float]:
    found = dict[tuple[int, str], float]()
    if event.setting.duplicate:
        for line in compared_deals(event):
            found[line.deal, line.person] = round(float(line.share), 4)
        return found
    for number, table in event.results:
        for person, points in table_points(event, number, table).items():
            found[number, person] = float(points * HALF)
    return found
