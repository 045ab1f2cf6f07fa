"""Every rated game is reviewed in the background, the oldest first, within a budget: people who ask for a review of
their own wait for no more than one of these. What the review says of each seat is kept beside the game."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from caravanserai.engine.refusal import Refused
from caravanserai.tables.log.store import NAMELESS, Store, StoreError
from caravanserai.tables.log.summary import Overview
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.meter import Meter
from caravanserai.tables.reviews import Reviews
from caravanserai.tables.supervise import kept_running, spawn
from caravanserai.tables.timing import TimeSource

from . import statements as sql
from .outcome import Outcome
from .play import Plays, plays_of
from .rater import Rater

#: Milliseconds between two looks; games that are looked at together.
EVERY, AT_A_TIME = 20_000, 4
HOUR = 3_600_000
#: So often one that fails is begun again, and of so many that is remembered.
TRIES, MOST_FAILED = 3, 1_000
#: What one node does for the house.
CHORE = "rated-reviews"

#: What is known of a table, and when each of those left who did.
Known = Callable[[str], Awaitable[Overview]]
LeftAt = Callable[[str], Awaitable[dict[int, int]]]


class Reviewing:
    def __init__(
        self, store: Store, time: TimeSource, reviews: Reviews, rater: Rater, known: Known, left_at: LeftAt, budget: int
    ) -> None:
        """`budget`: reviews in an hour that nobody asked for; 0: none."""
        self.store = store
        self.time = time
        self.reviews = reviews
        self.rater = rater
        self.known = known
        self.left_at = left_at
        self.budget = budget
        self._failed: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, meter: Meter) -> None:
        spawn(kept_running(self._keep_looking, "rated-reviews", meter), self._tasks)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_looking(self) -> None:
        while True:
            await self.time.wait(self.time.now() + EVERY, asyncio.Event())
            with suppress(StoreError):
                await self.look()

    async def look(self) -> None:
        """Take in what was reviewed, and begin with the next. One node does, for all."""
        now = self.time.now()
        waiting = await self.store.change(partial(_waiting, now), owners=False)
        begun = False
        for table, outcome in waiting:
            with suppress(Refused):
                begun = await self._see_to(table, outcome, now, may_begin=not begun) or begun

    async def _see_to(self, table: str, outcome: str, now: int, *, may_begin: bool) -> bool:
        """Was a review begun?"""
        try:
            at = await self.known(table)
            state = await self.reviews.look(at)
        except Refused:
            # It cannot be read, or is gone: nobody waits for it for ever.
            await self.store.change(partial(_given_up, table), owners=False)
            return False
        if state.report is not None:
            game = msgspec.json.decode(outcome, type=Outcome)
            left = {n for n, seat in enumerate(game.seats) if seat.left}
            left_at = await self.left_at(table) if left else {}
            found = await asyncio.to_thread(plays_of, state.report, game, left_at)
            await self.store.change(partial(_keep, table, game, found), owners=False)
            self.rater.call()
        elif state.status == "failed" and self._failed[table] >= TRIES:
            self._failed.pop(table)
            await self.store.change(partial(_given_up, table), owners=False)
        elif state.status in ("none", "failed") and may_begin:
            return await self._begin(at, now, failed=state.status == "failed")
        return False

    async def _begin(self, at: Overview, now: int, *, failed: bool) -> bool:
        """A process may have been killed, or a machine too busy: what failed goes on where it stopped, a few times."""
        if not await self.pays(now):
            return False
        if failed:
            if len(self._failed) >= MOST_FAILED:
                self._failed.clear()
            self._failed[at.id] += 1
        await self.reviews.begin(at)
        return True

    async def pays(self, now: int) -> bool:
        """Is there something left of the budget? It is spread over the hour: people's own reviews fit between."""
        if self.budget == 0:
            return False
        spent = partial(_spent, now, now - HOUR // self.budget)
        return await self.store.change(spent, owners=False)


def _waiting(now: int) -> Talk[list[tuple[str, str]]]:
    if not (yield sql.BEGIN, (CHORE, now, now - EVERY // 2)):
        return []
    return [(table, outcome) for table, outcome in (yield sql.UNREVIEWED, (AT_A_TIME,))]


def _spent(now: int, before: int) -> Talk[bool]:
    return bool((yield sql.BEGIN, (f"{CHORE}-begun", now, before)))


def _given_up(table: str) -> Talk[None]:
    yield sql.GIVEN_UP, (table,)


def _keep(table: str, game: Outcome, found: Plays) -> Talk[None]:
    written = msgspec.json.encode(found).decode()
    if not (yield sql.SAY_PLAYS, (written, table)):
        return
    yield from keep_plays(table, game, found)
    yield sql.MARK, (game.pool, "luckless", game.ended_at, "")


def keep_plays(table: str, game: Outcome, found: Plays) -> Talk[None]:
    for seat, play in zip(game.seats, found.seats, strict=True):
        if seat.person is None or seat.released or not (yield sql.IS_SOMEBODY, (seat.person, NAMELESS)):
            continue
        kinds = msgspec.json.encode(play.kinds).decode()
        place = (seat.person, game.game, game.ended_at, table)
        yield sql.PLAY, (*place, play.decisions, play.given, kinds)
