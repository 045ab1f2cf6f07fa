"""Ratings are worked out in the background, in the order in which games ended, and each game once.

What a game came to is noted beside it (`rated_games`), and its pool marked: games from there on are to be worked out.
Who works them out goes from the mark to the end, some games in a transaction, and moves the mark along. So a game that
is noted late, after others that ended after it, is put where it belongs, and whatever was known of the games after it
is worked out again: the result is the same in whatever order games were noted, and `again.py` comes to the same. Where
several nodes share the store, one has the pool at a time.
"""

import asyncio
import secrets
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any, Literal

import msgspec

from caravanserai.tables.live.live_table import LiveTable
from caravanserai.tables.log.store import DAMAGED, NAMELESS, Store, StoreError
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.meter import Meter
from caravanserai.tables.supervise import kept_running, note_fault, spawn
from caravanserai.tables.timing import TimeSource

from . import statements as sql
from .outcome import Outcome, outcome_of
from .play import Plays
from .scale import NEW, Strength, shown
from .update import DAY, Earlier, changed, compared, compared_without_luck, repeated

#: By results as they were, or with the luck taken out.
Track = Literal["results", "luckless"]
#: Milliseconds between two looks for games that nobody told of, and before what is not on disk yet is asked for again.
EVERY, SOON = 60_000, 1_000
#: Games in one transaction, and milliseconds for which they are one node's.
AT_A_TIME, LEASE = 20, 30_000
#: Games that were told of and not looked at yet; whatever is more is found by looking.
MOST_TOLD = 1_000
#: So often a game is looked for that was told of.
TRIES = 10
#: Games of somebody's in a day that are counted.
MOST_LATELY = 200


class Rater:
    def __init__(self, store: Store, time: TimeSource, meter: Meter | None = None, at_a_time: int = AT_A_TIME) -> None:
        self.store = store
        self.time = time
        self.meter = meter or Meter()
        self.at_a_time = at_a_time
        self.worker = secrets.token_hex(8)
        #: Games that are over, and how often they were looked for in vain.
        self._told: dict[str, int] = {}
        self._called = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        spawn(kept_running(self._keep_looking, "ratings", self.meter), self._tasks)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def watch(self, live: LiveTable) -> None:
        """Something happened at a table."""
        table = live.table
        if table.status == "over" and table.opened.setting.rated and len(self._told) < MOST_TOLD:
            self._told.setdefault(table.id, 0)
            self._called.set()

    def call(self) -> None:
        """There is something new."""
        self._called.set()

    async def _keep_looking(self) -> None:
        while True:
            self._called.clear()
            # A store that is away for a while is asked again the next time.
            with suppress(StoreError):
                await self.look()
            await self.time.wait(self.time.now() + (SOON if self._told else EVERY), self._called)

    async def look(self) -> None:
        """Note what is over, and work out what follows."""
        told, self._told = self._told, {}
        for table in await self.store.ask(partial(due, [*told])):
            # Who tells of a game has it in memory: its line on disk comes a moment later.
            if not await self._note(table) and told.get(table, TRIES) < TRIES:
                self._told[table] = told[table] + 1
        await self.work_out()

    async def work_out(self) -> None:
        for pool, track in await self.store.ask(_marked):
            while await self.store.change(partial(self._some, pool, track, self.time.now()), owners=False):
                """Others have their turn in between."""

    async def _note(self, table: str) -> bool:
        """What came of a game, beside it; False if its end is not on disk yet."""
        known, lines = await self.store.known(table), await self.store.lines(table)
        if known is None or lines is None:
            return False
        try:
            found = await asyncio.to_thread(lambda: outcome_of(known, lines.rows()))
        except DAMAGED as error:
            # A log that cannot be read is the table's trouble, and is told elsewhere.
            note_fault(self.meter, "ratings", error)
            return False
        if found is None:
            return False
        await self.store.change(partial(_noted, table, found), owners=False)
        return True

    def _some(self, pool: str, track: Track, now: int) -> Talk[bool]:
        """Work out the next games of a pool. Are there more?"""
        claimed = yield sql.CLAIM, (self.worker, now + LEASE, pool, track, now, self.worker)
        if not claimed:
            return False
        mark = tuple(claimed[0])
        games = yield sql.NEXT, (pool, *mark, self.at_a_time)
        for table, ended, outcome, plays, weight in games:
            game = msgspec.json.decode(outcome, type=Outcome)
            place = (ended, table)
            if track == "results":
                yield from _by_result(pool, place, game, weight, plays is not None)
            elif plays is not None:
                said = msgspec.json.decode(plays, type=Plays)
                yield from _without_luck(pool, place, game, said, weight)
        if len(games) < self.at_a_time:
            yield sql.ALL_DONE, (pool, track)
            return False
        yield sql.CAME_TO, (games[-1][1], games[-1][0], pool, track)
        return True


def due(told: list[str]) -> Talk[list[str]]:
    found = []
    for table in told:
        if (yield sql.IS_DUE, (table,)):
            found.append(table)
    missed = yield sql.DUE, (MOST_TOLD,)
    return [*dict.fromkeys([*found, *(table for (table,) in missed)])]


def _marked() -> Talk[list[tuple[str, Track]]]:
    """Results first: from them follows how much a game counts."""
    return [(pool, track) for pool, track in (yield sql.MARKED, ())]


def _noted(table: str, found: Outcome) -> Talk[None]:
    written = msgspec.json.encode(found).decode()
    if (yield sql.NOTE, (found.pool, found.ended_at, written, table)) and found.pool:
        yield sql.MARK, (found.pool, "results", found.ended_at, "")


def before(pool: str, track: Track, place: tuple[int, str], people: tuple[str, ...]) -> Talk[dict[str, Strength]]:
    known = {}
    for person in people:
        lines = yield sql.BEFORE, (person, pool, track, *place)
        known[person] = Strength(*lines[0]) if lines else NEW
    return known


def _by_result(pool: str, place: tuple[int, str], game: Outcome, was: float, reviewed: bool) -> Talk[None]:
    weight, short = yield from _weight(pool, place, game)
    if weight != was:
        yield sql.SET_WEIGHT, (weight, place[1])
        if reviewed:
            yield sql.MARK, (pool, "luckless", place[0], "")
    known = yield from before(pool, "results", place, game.people)
    yield from _keep(pool, "results", place, changed(compared(game, known), weight), short=short)


def _without_luck(pool: str, place: tuple[int, str], game: Outcome, said: Plays, weight: float) -> Talk[None]:
    known = yield from before(pool, "luckless", place, game.people)
    placed = compared_without_luck(game, said.results, known)
    yield from _keep(pool, "luckless", place, changed(placed, weight))


def _weight(pool: str, place: tuple[int, str], game: Outcome) -> Talk[tuple[float, bool]]:
    """Repeated short games of the same few count less. And is it a short one?"""
    lately = []
    for person in game.people if len(game.people) > 1 else ():
        lines = yield sql.LATELY, (person, pool, "results", place[0] - DAY, *place, MOST_LATELY)
        lately.append({table: Earlier(ended_at, bool(short)) for table, ended_at, short in lines})
    return repeated(game, lately)


def _keep(
    pool: str, track: Track, place: tuple[int, str], after: dict[str, Strength], *, short: bool = False
) -> Talk[None]:
    month = month_of(place[0])
    yield sql.FORGET_CHANGES, (place[1], track)
    for person, one in sorted(after.items()):
        yield sql.CHANGE, (person, pool, track, *place, one.mu, one.sigma, one.games, short)
        if (yield sql.IS_SOMEBODY, (person, NAMELESS)):
            told = shown(one)
            for when in ("", month):
                values = (one.mu, one.sigma, one.games, told.rating, not told.provisional)
                yield sql.RATE, (person, pool, track, when, *values)


def month_of(time: int) -> str:
    return datetime.fromtimestamp(time / 1_000, UTC).strftime("%Y-%m")
