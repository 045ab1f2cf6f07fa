"""What the standings of an event are worked out from. Those of many people take too long for the event loop: they are
made in a process, down to the letters that are sent, and until they are there the last ones are shown."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.events import entries as e
from caravanserai.events.duplicate import HALF
from caravanserai.events.fold import OVER, Event
from caravanserai.events.scores import compared_deals, complete_rounds, table_points
from caravanserai.events.standings import deals_played, standings
from caravanserai.tables.meter import Meter
from caravanserai.tables.supervise import guarded, spawn

from .elsewhere import Elsewhere
from .logbook import Book
from .refusals import refuse

#: So many seats in all rounds are counted at once, in about ten milliseconds.
LITTLE = 100
#: Seconds; and so often it is tried for who waits: others may write on meanwhile.
WITHIN, TRIES = 60.0, 5


class EventStanding(Struct, frozen=True):
    """`score`: points; in a duplicate event the sum of shares of the match points. `against_mean`: only there.
    `luckless`: elsewhere, where it decided a tie, the mean of their results without luck, in wins. `moved`: so many
    places up since the round before. `reached`: of a knock-out, the last round they played in. `short`: they were there
    for less than half of an evening."""

    place: int
    key: str
    name: str
    score: float
    played: int
    against_mean: float | None
    luckless: float | None
    head_to_head: int
    reached: int
    short: bool
    moved: int


_worths_in = msgspec.msgpack.Decoder(dict[str, float]).decode


class Scored(Struct, frozen=True):
    """As of a row: the standings as they are sent, the place and score of each, and what each round was worth to
    each."""

    number: int
    standings: bytes
    mine: dict[str, tuple[int, float]]
    worths: tuple[bytes, ...]

    def worths_in(self, number: int) -> dict[str, float]:
        """What a round was worth, by key."""
        return _worths_in(self.worths[number - 1]) if number <= len(self.worths) else {}

    def lines(self) -> tuple[EventStanding, ...]:
        return msgspec.json.decode(self.standings, type=tuple[EventStanding, ...])


NOTHING = Scored(0, b"[]", {}, ())


class Scores:
    def __init__(self, elsewhere: Elsewhere, meter: Meter) -> None:
        self.elsewhere = elsewhere
        self.meter = meter
        self._tasks: set[asyncio.Task[Any]] = set()
        self._making: dict[str, asyncio.Task[Any]] = {}

    async def prepare(self, book: Book) -> None:
        """See to it that `scored` has something to show. Who is the first to ask waits for it; and everybody once the
        event is over: what is called final is."""
        for _ in range(TRIES):
            kept: Scored | None = book.scored
            if (
                not book.event.began_at
                or is_little(book.event)
                or (kept is not None and kept.number == last_told(book))
            ):
                return
            if book.id not in self._making:
                self._making[book.id] = spawn(self._make(book), self._tasks)
            if kept is not None and book.event.status not in OVER:
                return
            await asyncio.shield(self._making[book.id])
        raise refuse("too-busy")

    async def _make(self, book: Book) -> None:
        try:
            await guarded(lambda: self._made(book, last_told(book)), "standings", self.meter)
        finally:
            del self._making[book.id]

    async def _made(self, book: Book, number: int) -> None:
        book.scored = await self.elsewhere.run(book, WITHIN, score, number, names_of(book))


def names_of(book: Book) -> dict[str, str]:
    return {key: who.name for key, who in book.people.items()}


def scored(book: Book) -> Scored:
    """What is known by now."""
    kept: Scored | None = book.scored
    if not book.event.began_at:
        return NOTHING
    if is_little(book.event) and (kept is None or kept.number != last_told(book)):
        kept = book.scored = score(book.event, last_told(book), names_of(book))
    return kept or NOTHING


def is_little(event: Event) -> bool:
    return len(event.entrants) * len(event.rounds) <= LITTLE


def last_told(book: Book) -> int:
    """The last row from which something follows for the standings: not what came of a deal that others still play."""
    event = book.event
    told_late = event.setting.duplicate and event.setting.format != "alone"
    for row in reversed(book.rows):
        hidden = told_late and isinstance(row.entry, e.Result) and not event.is_told(row.entry.round)
        if not hidden:
            return row.number
    return 0


def score(event: Event, number: int, names: Mapping[str, str]) -> Scored:
    """Of a deal that is still played nothing counts yet; where everybody plays alone it is told how far they are."""
    played = deals_played(event)
    if event.setting.duplicate:
        told = {*complete_rounds(event)}
        event = replace(event, results={place: one for place, one in event.results.items() if place[0] in told})
    before, duplicate = _places_before(event), event.setting.duplicate
    lines = [
        EventStanding(
            place=one.place,
            key=one.person,
            name=names.get(one.person, ""),
            score=_number(one.score),
            played=played[one.person] if event.setting.format == "alone" else one.played,
            against_mean=_number(one.luckless) if duplicate and one.luckless is not None else None,
            luckless=None if duplicate or one.luckless is None else _number(one.luckless),
            head_to_head=one.head_to_head,
            reached=one.reached,
            short=one.short,
            moved=before.get(one.person, one.place) - one.place,
        )
        for one in standings(event)
    ]
    worths: list[dict[str, float]] = [{} for _ in event.rounds]
    for (round, person), worth in _worths(event).items():
        worths[round - 1][person] = worth
    mine = {one.key: (one.place, one.score) for one in lines}
    return Scored(number, msgspec.json.encode(lines), mine, tuple(map(msgspec.msgpack.encode, worths)))


def _number(value: Fraction) -> float:
    return round(float(value), 4)


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
