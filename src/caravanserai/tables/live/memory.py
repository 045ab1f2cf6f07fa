"""Which tables are in memory: those that somebody looks at, that are due, and some that were until a moment ago.

A table comes in when somebody asks for it, or when its time has come; its log is folded once for all who wait. One
whose log cannot be read is put into quarantine, and the others never hear of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from itertools import takewhile
from typing import Any, TypeVar

from caravanserai.engine.refusal import Refused

from ..fold.cards import card_of, known_of
from ..fold.table import Table
from ..log.entries import Entry, Opened, Resumed, Row, RulesChanged
from ..log.lines import card_line
from ..log.store import ConflictError, DamagedError, Lines, Run, StoreError, UnknownError
from ..log.summary import Overview
from ..log_names import log_name
from ..refusals import refuse
from ..supervise import spawn
from ..timing import SharedTime
from ..workers.folding import OTHER_RULES, UnfoldableError, so_far
from ..workers.folds import Folds
from .chat import Chat
from .commit import TRIES, Commits
from .due import due
from .live_table import LiveTable, forget_at
from .presence import here
from .services import Services

T = TypeVar("T")

log = logging.getLogger("caravanserai.tables")

#: So many tables that nobody looks at stay in memory, and the talk at so many others.
MOST_IDLE = 256
MOST_CHATS = 2_000
#: Of which old talk is forgotten before others have their turn.
CHATS_AT_A_TIME = 500
#: After so many milliseconds it has rested.
RESTED = 60_000
#: A table that is due within so many milliseconds stays.
SOON = 60_000


class Memory:
    def __init__(self, services: Services, commits: Commits, folds: Folds, most_idle: int = MOST_IDLE) -> None:
        self.services = services
        self.commits = commits
        self.folds = folds
        self.live = services.live
        self.runs: list[Run] = []
        #: Tables that cannot be read, and why.
        self.quarantined: dict[str, str] = {}
        #: Those of them that are on disk: only there can somebody have released one.
        self._written: set[str] = set()
        #: Tables that nobody looks at, and since when; the one that was left longest ago first.
        self._idle: OrderedDict[str, int] = OrderedDict()
        self._most_idle = most_idle
        self.rested = RESTED
        self._chats: OrderedDict[str, Chat] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        #: How many wait for a table that comes in: it must not go before they have it.
        self._wanted: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[Any]] = set()
        #: Told that a name was taken out of lists.
        self.unnamed: Callable[[], None] = lambda: None

    # -- beginning and end -----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin a run: what is due is noted, and nothing is folded for that."""
        store, now = self.services.store, self.services.time.now()
        self.runs = await store.begin_run(now)
        self.quarantined = {one.table: one.reason for one in await store.quarantined()}
        self._written = set(self.quarantined)
        # Where others attend games too, whoever is free looks for those that are due.
        watched, lost = ([], []) if self.services.attendance.is_shared else await store.watched()
        for table in lost:
            await self.quarantine(table, "a page of the database is damaged")
        for one in watched:
            if one.table not in self.quarantined:
                self.services.agenda.note(one.table, one.due_at + self._shift(one.run) if one.due_at else 0)
        if self.quarantined:
            log.warning("tables are in quarantine", extra={"said": {"tables": len(self.quarantined)}})

    def _shift(self, run: int) -> int:
        """By how much a deadline has moved since that run. Rather too little: a table that is looked at says itself
        when it is due, and the house notes only now and then that it is alive."""
        return sum(max(0, one.up_at - one.down_since - 1_000) for one in self.runs if one.number > run)

    async def stop(self) -> None:
        """Note of all games when to look at them again."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        now = self.services.time.now()
        playing = [live for live in self.live.values() if live.table.status == "playing"]
        try:
            await self.services.attendance.let_go([(live.table.id, due(live, now)) for live in playing])
        except StoreError:
            self.services.meter.refused("not-saved")  # they are looked at too early, and that is all

    # -- asking ----------------------------------------------------------------------------------------------

    async def known(self, table: str) -> Overview:
        """What is known of a table without its log. One of an older house is folded for that, once."""
        if (live := self.live.get(table)) is not None:
            return known_of(live.table)
        found = await self.services.store.known(table)
        if found is None:
            await self._check(table)
            made = await self._fold(await self._lines(table), urgent=False)
            found = known_of(made)
            try:
                await self.services.store.append(table, [], found.summary, found.card, head=made.number)
            except StoreError:
                self.services.meter.refused("not-saved")
        elif found.summary.status in ("open", "playing"):
            await self._check(table)
        return found

    async def mend_line(self, table: str) -> None:
        """What lists show of a table could not be read: its log knows. Where that cannot be read either, the table is
        in quarantine now."""
        try:
            if (live := self.live.get(table)) is not None:
                await self.commits.summarize(live)
            else:
                await self.known(table)
        except Refused as error:
            self.services.meter.refused(error.refusal.code)

    async def look_back(self, table: str, work: Callable[..., T], *args: Any) -> T:
        """What comes of work on the whole log of a game that is over. It is kept for a while, for all who ask."""
        key = (work.__name__, table, *args)
        kept: T | None = self.folds.kept.get(key)
        if kept is not None:
            return kept
        if (await self.known(table)).card.status != "over":
            raise refuse("not-over")
        found = await self.work(key, table, work, *args)
        if isinstance(found, bytes):
            self.folds.kept.put(key, found)
        return found

    async def so_far(self, table: str) -> tuple[Opened, list[Any]]:
        """How a table began, and the steps of its game so far."""
        live = self.live.get(table)
        return await self.work(("so far", table, live and live.table.number), table, so_far)

    async def work(self, key: Any, table: str, work: Callable[..., T], *args: Any) -> T:
        """What comes of work on the whole log of a table."""
        await self._check(table)
        try:
            return await self.folds.do(key, lambda: self._lines(table), work, *args)
        except UnfoldableError as error:
            await self.quarantine(table, str(error))
            raise self._lost(table) from error

    async def _lines(self, table: str) -> Lines:
        try:
            lines = await self.services.store.lines(table)
        except DamagedError as error:
            await self.quarantine(table, str(error))
            raise self._lost(table) from error
        if lines is None:
            raise refuse("no-such-table")
        return lines

    def at(self, table: str, urgent: bool = True) -> InUse:
        """A table that stays in memory meanwhile."""
        return InUse(self, table, urgent)

    async def find(self, table: str, urgent: bool = True) -> LiveTable:
        if table in self.quarantined:
            await self._check(table)
        if (live := self.live.get(table)) is not None:
            return live
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = spawn(self._load(table, urgent), self._tasks)
            task.add_done_callback(lambda done: self._loaded(table, done))
        elif urgent:
            self.folds.hurry(table)
        self._wanted[table] += 1
        try:
            return await asyncio.shield(task)
        except Refused as error:
            # A watcher began it who has no place left: whoever plays needs none.
            if not urgent or error.refusal.code != "too-many-lookups":
                raise
            return await self.find(table, urgent)
        except asyncio.CancelledError:
            if task.cancelled():
                raise refuse("server-stopping") from None
            raise
        finally:
            self._wanted[table] -= 1
            if not self._wanted[table]:
                del self._wanted[table]

    def _loaded(self, table: str, done: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(table, None)
        if not done.cancelled():
            done.exception()  # nobody may be left who wants to hear it

    # -- in --------------------------------------------------------------------------------------------------

    async def _load(self, table: str, urgent: bool) -> LiveTable:
        # Followed first and read afterwards: little can fall between, and a sweep finds that.
        self.services.news.follow(table)
        try:
            lines, found, attended = await self._taken_up(table, urgent)
        except BaseException:
            self.services.news.leave(table)
            raise
        live = LiveTable(found)
        live.spoke_at = live.since = self.services.time.now()
        live.chat = self._chats.pop(table, live.chat)
        self.live[table] = live
        self._idle[table] = live.since
        if attended:
            self.services.attendance.begins(table)
        self.services.news.say(table, here(live, asks=True))
        if live.table.status != lines.status or lines.card != card_line(card_of(live.table)):
            await self.commits.summarize(live)
        self.commits.look(live)
        self._make_room()
        return live

    async def _taken_up(self, table: str, urgent: bool) -> tuple[Lines, Table, bool]:
        """From its log, with what its coming into memory brings; from the log once more where another node wrote there
        meanwhile. Is it attended here?"""
        for _ in range(TRIES):
            lines = await self._lines(table)
            found = await self._fold(lines, urgent)
            if found.status != "playing":
                return lines, found, False
            rows = self._brought(found, lines.run)
            try:
                attended = await self.services.store.take_up(table, rows)
            except (ConflictError, UnknownError) as error:
                self.services.meter.caught_up("conflict" if isinstance(error, ConflictError) else "unknown", table)
                continue
            except StoreError as error:
                raise refuse("not-saved") from error
            for row in rows:
                found.apply(row)
            if rows:
                self.services.news.tell(table, rows)
            return lines, found, attended
        raise refuse("busy")

    async def _fold(self, lines: Lines, urgent: bool) -> Table:
        try:
            return await self.folds.table(lines, urgent)
        except UnfoldableError as error:
            await self.quarantine(lines.id, str(error))
            raise self._lost(lines.id) from error

    def _brought(self, table: Table, run: int) -> list[Row]:
        """What happened while the table was not in memory: the house was down, or plays by other rules now."""
        up_at = self.runs[-1].up_at if self.runs else 0
        entries: list[Entry] = []
        missed = [one for one in self.runs if one.number > run]
        if missed:
            down = sum(max(0, one.up_at - max(one.down_since, table.written_at)) for one in missed)
            entries.append(Resumed(up_at - down))
        if table.rules_version not in (0, table.rules.rules_version):
            entries.append(RulesChanged(table.rules_version, table.rules.rules_version))
        # As of when the house was up: what it gives back does not depend on when somebody comes.
        time = up_at if missed else self.services.time.now()
        if isinstance(self.services.time, SharedTime):
            time = max(time, table.written_at)
        return [Row(table.number + i, time, entry) for i, entry in enumerate(entries)]

    def put(self, live: LiveTable) -> None:
        """A new table."""
        self.services.news.follow(live.table.id)
        self.live[live.table.id] = live
        self._idle[live.table.id] = live.since
        self._make_room()

    # -- out -------------------------------------------------------------------------------------------------

    def rest(self, live: LiveTable) -> None:
        """Somebody has done with it."""
        table = live.table.id
        if self.live.get(table) is live and not live.audience.listeners:
            self._idle[table] = self.services.time.now()
            self._idle.move_to_end(table)
            self._make_room()

    def _make_room(self) -> None:
        if len(self._idle) > self._most_idle:
            self._let_leave([*self._idle], self._most_idle)

    def tidy(self) -> None:
        """Where many nodes share a store, a table is in memory only while somebody listens or it is attended: what has
        rested for a while leaves, however much room there is."""
        now = self.services.time.now()
        rested = [*takewhile(lambda table: self._idle[table] <= now - self.rested, self._idle)]
        self._let_leave(rested, 0)
        for table in rested:
            if table in self._idle:  # it is needed: looked at again when it has rested once more
                self._idle[table] = now
                self._idle.move_to_end(table)

    def _let_leave(self, tables: list[str], room: int) -> None:
        """Of these, until no more are left than there is room for."""
        gone: list[tuple[str, int | None]] = []
        for table in tables:
            if len(self._idle) <= room:
                break
            live = self.live.get(table)
            if live is None or live.audience.listeners:
                del self._idle[table]
            elif not self._is_used(live) and not self._is_needed(live):
                del self._idle[table], self.live[table]
                self.services.news.leave(table)
                if self.services.attendance.ends(table) and live.table.status == "playing":
                    gone.append((table, due(live, self.services.time.now())))
                self._keep_chat(live)
        if gone:
            self.services.attendance.leave([table for table, _ in gone])
            self.services.spawn(self._put_away(gone))

    def _is_used(self, live: LiveTable) -> bool:
        return bool(live.used or live.turn.locked() or self._wanted[live.table.id])

    def _is_needed(self, live: LiveTable) -> bool:
        if not self.services.attendance.attends(live.table.id):
            return live.table.starting
        now = self.services.time.now()
        when = due(live, now)
        return live.table.starting or (when is not None and when <= now + SOON)

    async def _put_away(self, gone: list[tuple[str, int | None]]) -> None:
        try:
            await self.services.store.put_away(gone)
        except StoreError:
            # After a restart they are looked at too early, and that is all.
            self.services.meter.refused("not-saved")
        finally:
            self.services.attendance.left([table for table, _ in gone])

    def _keep_chat(self, live: LiveTable) -> None:
        """Talk at a game that goes on is there when they come back, but not at all of them for ever."""
        if live.table.status in ("open", "playing") and not live.chat.is_empty:
            self._chats[live.table.id] = live.chat
        while len(self._chats) > MOST_CHATS:
            self._chats.popitem(last=False)

    def forget(self, ids: frozenset[str], tables: dict[str, frozenset[str]]) -> None:
        """Somebody is no more who was called so at these tables: their name is out of the logs already."""
        self.folds.kept.drop_of(tables)
        for table, names in tables.items():
            if (live := self.live.get(table)) is not None:
                forget_at(live, ids, names)
            if (chat := self._chats.get(table)) is not None:
                chat.forget(ids)
        self.unnamed()

    async def forget_talk(self, before: int) -> None:
        """What was said before then, at tables in memory and at those that left it; others have their turn between."""
        chats = [*(live.chat for live in self.live.values()), *self._chats.values()]
        for n, chat in enumerate(chats):
            chat.forget_before(before)
            if n % CHATS_AT_A_TIME == 0:
                await asyncio.sleep(0)

    def drop(self, table: str) -> None:
        """It was deleted."""
        self.services.news.leave(table)
        self.services.attendance.ends(table)
        self.live.pop(table, None)
        self._idle.pop(table, None)
        self._chats.pop(table, None)

    # -- quarantine ------------------------------------------------------------------------------------------

    async def _check(self, table: str) -> None:
        """Refuse a table that is in quarantine, unless it was released meanwhile."""
        if table in self.quarantined:
            if table not in self._written or table in {one.table for one in await self.services.store.quarantined()}:
                raise self._lost(table)
            self.quarantined.pop(table, None)
            self._written.discard(table)

    def _lost(self, table: str) -> Refused:
        reason = self.quarantined.get(table, "")
        return refuse("table-old-rules" if reason.startswith(OTHER_RULES) else "table-damaged")

    async def quarantine(self, table: str, reason: str) -> None:
        """Leave this table alone from now on, and say so to who keeps the house. A log names no table: whoever reads
        it could come in. The command `caravanserai quarantine` does."""
        if table in self.quarantined:
            return
        self.quarantined[table] = reason
        self.services.agenda.forget(table)
        log.error("a table is in quarantine", extra={"said": {"table": log_name(table), "reason": reason}})
        try:
            await self.services.store.quarantine(table, reason, self.services.time.now())
            self._written.add(table)
        except StoreError:
            self.services.meter.refused("not-saved")


class InUse:
    """For `async with`: a table that stays in memory. Every answer comes by here, so it is no generator."""

    __slots__ = ("_live", "_memory", "_table", "_urgent")

    def __init__(self, memory: Memory, table: str, urgent: bool) -> None:
        self._memory = memory
        self._table = table
        self._urgent = urgent
        self._live: LiveTable

    async def __aenter__(self) -> LiveTable:
        self._live = await self._memory.find(self._table, self._urgent)
        self._live.used += 1
        return self._live

    async def __aexit__(self, *_: object) -> None:
        self._live.used -= 1
        self._memory.rest(self._live)
