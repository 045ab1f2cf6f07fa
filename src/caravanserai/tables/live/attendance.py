"""Who plays for those who do not, where many nodes are one house: each game is attended by one of them.

A node that begins a game, or is the first to take it into memory, attends it, and says every second that it is alive.
Of one that is silent the others adopt the games. Whoever could not beat itself for a while takes nobody for dead:
perhaps nobody could; and until it has, it attends nothing itself: its games may have been adopted, and if not, the time
until then is given back. That two attend the same game for a moment is harmless, because what is said for others has
the id of its ask.
"""

import asyncio
from functools import partial
from typing import Any

from caravanserai.engine.refusal import Refused

from ..fold.table import Table
from ..log.attending import DEAD_AFTER, Attended, Attending
from ..log.entries import Entry, Resumed
from ..log.store import StoreError
from ..supervise import guarded, spawn
from .commit import Commits
from .memory import Memory
from .services import Services

#: Milliseconds between two looks for games that nobody attends.
EVERY = 500
#: So much later than a second a beat may come; and so long beats must have come before others are taken for dead.
LATEST = 2_000
STEADY = DEAD_AFTER + 500
#: Who said good-bye is gone at once; of who only says nothing people are still sent there for so long: where nobody
#: is, they try again.
LIKELY = 4 * DEAD_AFTER
#: Games that are due so soon are attended by somebody.
AHEAD = 30_000
#: What a node attends it reads from the store every so many milliseconds: the store alone knows.
READ_EVERY = 2_000
#: So many games are adopted at once, and so many come into memory at the same time.
MOST = 50
AT_A_TIME = 8
#: Of games that are in memory here and attended elsewhere it is asked for so many at a time whether nobody does now.
ASKED_AT_A_TIME = 100


class Attendance:
    is_shared = True

    def __init__(self, services: Services, commits: Commits, memory: Memory, store: Attending) -> None:
        self.services = services
        self.commits = commits
        self.memory = memory
        self.store = store
        self.tasks: set[asyncio.Task[Any]] = set()
        #: How many games of silent nodes were adopted.
        self.adopted = 0
        self._mine: set[str] = set()
        #: Games that are being put away, and whether that is done.
        self._leaving: dict[str, bool] = {}
        self._woken = asyncio.Event()
        self._taking: set[str] = set()
        self._turns = asyncio.Semaphore(AT_A_TIME)
        self._beaten_at = self._read_at = self._next = 0
        self._asked = 0
        self._steady_since: int | None = None

    @property
    def known_to_all(self) -> int:
        return self.store.known_to_all

    # -- which -----------------------------------------------------------------------------------------------

    def attends(self, table: str) -> bool:
        return table in self._mine and not self._is_silent(self.services.time.now())

    @property
    def games(self) -> int:
        """How many."""
        return len(self._mine)

    def begins(self, table: str) -> None:
        """The store says that this node attends it."""
        self._mine.add(table)
        self._leaving.pop(table, None)

    def ends(self, table: str) -> bool:
        """It leaves memory. Was it attended here?"""
        self.services.agenda.forget(table)
        attended = table in self._mine
        self._mine.discard(table)
        return attended

    def leave(self, tables: list[str]) -> None:
        """They are being put away: what the store still says of them is old."""
        self._leaving.update(dict.fromkeys(tables, False))

    def left(self, tables: list[str]) -> None:
        """They were, or could not be."""
        self._leaving.update((table, True) for table in tables if table in self._leaving)

    # -- the heart -------------------------------------------------------------------------------------------

    async def before_beat(self, now: int) -> None:
        if self._is_silent(now):
            await self.store.was_silent(self._beaten_at)

    def beaten(self, now: int) -> None:
        if self._is_silent(now):
            # The store says which games are still attended here, and since when nobody could.
            self._mine.clear()
            self._read_at = 0
            self.hurry()
        if self._steady_since is None or now - self._beaten_at > LATEST:
            self._steady_since = now
        self._beaten_at = now

    def missed(self) -> None:
        self._steady_since = None

    def _is_silent(self, now: int) -> bool:
        """Do others take this node for dead? Not before its first beat."""
        return self._beaten_at > 0 and now - self._beaten_at > DEAD_AFTER

    def _is_sure(self, now: int) -> bool:
        """May others be taken for dead?"""
        since = self._steady_since
        return since is not None and now - since >= STEADY and now - self._beaten_at <= LATEST

    # -- looking ---------------------------------------------------------------------------------------------

    def hurry(self) -> None:
        """There are games that nobody attends."""
        self._woken.set()

    async def keep_looking(self) -> None:
        time = self.services.time
        while True:
            self._woken.clear()
            try:
                await self._look(time.now())
            except StoreError:
                self.services.meter.refused("not-saved")
            self._next = time.now() + EVERY
            await time.wait(self._next, self._woken)
            self._next = 0

    @property
    def busy(self) -> bool:
        """Is there something to look at, or to take up?"""
        return bool(self.tasks) or self._woken.is_set() or self._next <= self.services.time.now()

    async def _look(self, now: int) -> None:
        if len(self._taking) >= MOST or self.services.draining:
            return  # there is enough to do, or no time for it: others may be quicker
        live = self.services.live
        here = [table for table, one in live.items() if one.table.status == "playing" and table not in self._mine]
        found = await self.store.adopt_free(now + AHEAD, self._next_of(here), MOST)
        if self._is_sure(now):
            silent = await self.store.adopt_silent(now - DEAD_AFTER, MOST)
            self.adopted += len(silent)
            found += silent
        if not found and now - self._read_at >= READ_EVERY:
            self._read_at = now
            found = await self._read()
        self._take(found)

    def _next_of(self, here: list[str]) -> list[str]:
        """Some, and the next ones next time: to ask for thousands at once holds up whoever answers then."""
        first = self._asked if self._asked < len(here) else 0
        self._asked = first + ASKED_AT_A_TIME
        return here[first : self._asked]

    async def _read(self) -> list[Attended]:
        """What this node attends is what the store says. An adoption, too, can be there without our having heard."""
        before = {*self._mine}
        self._leaving = {table: done for table, done in self._leaving.items() if not done}
        found = [one for one in await self.store.attended() if one.table not in self._leaving]
        self._mine -= before - {one.table for one in found}
        return [one for one in found if one.silent_since is not None or one.table not in self._mine]

    def _take(self, found: list[Attended]) -> None:
        for one in found:
            if one.table not in self._taking and one.table not in self.memory.quarantined:
                self._taking.add(one.table)
                spawn(guarded(partial(self._go_on, one), "attendance", self.services.meter), self.tasks)

    async def _go_on(self, one: Attended) -> None:
        """It comes into memory, and the time that nobody attended it is given back before anybody looks at clocks."""
        try:
            async with self._turns, self.memory.at(one.table) as live:
                if live.table.status != "playing":
                    await self.commits.summarize(live)  # whoever wrote its end could not say so
                    return
                if one.silent_since is not None:
                    async with live.turn:
                        await self.commits.write(live, partial(_given_back, one.silent_since))
                    await self.store.goes_on(one.table)
                self.begins(one.table)
                self.commits.look(live)
        except (Refused, StoreError) as error:
            # What is attended here is read again, and then it is tried once more.
            self.services.meter.refused(error.refusal.code if isinstance(error, Refused) else "not-saved")
        finally:
            self._taking.discard(one.table)
            if not self._taking:
                self.hurry()  # there may be more

    # -- the end ---------------------------------------------------------------------------------------------

    async def has_others(self) -> bool:
        """Is another node there to go on?"""
        try:
            return await self.store.others(self.services.time.now() - LIKELY)
        except StoreError:
            return False

    async def stop(self) -> None:
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def let_go(self, games: list[tuple[str, int | None]]) -> None:
        """All games: others go on with them."""
        await self.store.let_go([(table, due) for table, due in games if table in self._mine], self.services.time.now())
        self._mine.clear()


def _given_back(since: int, table: Table) -> list[Entry]:
    return [Resumed(max(since, table.written_at))] if table.status == "playing" else []
