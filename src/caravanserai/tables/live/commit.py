"""The one way in: what was decided is written, folded in, and told."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from time import perf_counter

import msgspec

from ..fold.cards import card_of
from ..fold.frames import encode, hello_for, updates_for
from ..fold.summaries import summary_of
from ..fold.table import Table
from ..log.entries import Answered, Closed, Entry, NonceOpened, Ordered, Row, Started, known_since
from ..log.store import ConflictError, StoreError, UnknownError
from ..log.summary import Status
from ..refusals import refuse
from ..timing import SharedTime
from .live_table import LiveTable
from .services import Services

#: What changes nothing that lists show. A standing order is secret: not even that there is a new one may be seen there.
UNLISTED = (Answered, NonceOpened, Ordered)


#: What is to be written at a table as it is: nothing, if there is nothing to do; Refused, if it may not be.
Decide = Callable[[Table], list[Entry]]
#: So often somebody else may be first before it is refused.
TRIES = 5


class Commits:
    def __init__(self, services: Services) -> None:
        self.services = services
        #: Who looks at a table at which something happened, or that came into memory.
        self.watchers: list[Callable[[LiveTable], None]] = []
        #: Who hears that what lists show of a table is another now, and in the store.
        self.listed: Callable[[Table], None] = lambda table: None
        #: How many tables there are, by status, but for staged ones.
        self.counts: Counter[Status] = Counter()

    async def write(self, live: LiveTable, decide: Decide) -> None:
        """What is decided of the table as it is now. Where somebody on another node was first, it is decided again of
        the table as it is then."""
        for _ in range(TRIES):
            entries = decide(live.table)
            if not entries or await self._is_written(live, entries):
                return
        raise refuse("busy")

    def check_known(self, entries: Iterable[Entry]) -> None:
        """Refuse what a node that is not updated yet could not read."""
        if known_since(entries) > self.services.attendance.known_to_all:
            raise refuse("house-updating")

    async def _is_written(self, live: LiveTable, entries: list[Entry]) -> bool:
        """Committed, then told. Whoever waits for it may be cancelled, but only when all that is done: a row on disk
        must be folded in."""
        if self.services.stopping:
            raise refuse("server-stopping")
        self.check_known(entries)
        table, now = live.table, self.services.time.now()
        if isinstance(self.services.time, SharedTime):
            now = max(now, table.written_at)  # the clocks of nodes differ a little; a log never goes back
        rows = [Row(table.number + i, now, entry) for i, entry in enumerate(entries)]
        began, cancelled = perf_counter(), None
        try:
            writing = self.services.store.append(table.id, rows)
            await writing
        except asyncio.CancelledError as error:
            if writing.exception() is not None:
                raise
            cancelled = error
        except (ConflictError, UnknownError) as error:
            self.services.meter.caught_up("conflict" if isinstance(error, ConflictError) else "unknown", table.id)
            rows = await self._catch_up(live, rows)
            if not rows:
                return False
        except StoreError as error:
            raise refuse("not-saved") from error
        finally:
            self.services.meter.committed(table, perf_counter() - began)
        began_game = any(isinstance(entry, Started) for entry in entries)
        if began_game:
            self.services.attendance.begins(table.id)
        self.fold(live, rows)
        if began_game:
            self.look(live)
        self.services.news.tell(table.id, rows)
        await self._note(live, rows)
        if cancelled is not None:
            raise cancelled
        return True

    async def catch_up(self, live: LiveTable, heard: Sequence[Row] = ()) -> bool:
        """Fold in what others have written meanwhile: what was heard of it or, if there is something before that, what
        the log has. True if that was read."""
        async with live.turn:
            missing = not heard or heard[0].number > live.table.number
            rows = await self.services.store.rows_since(live.table.id, live.table.number) if missing else [*heard]
            self.fold(live, rows)
            return missing

    async def _catch_up(self, live: LiveTable, tried: list[Row]) -> list[Row]:
        """Fold in what the log has from the number on that we wanted. If that says what we tried to write: the rows as
        they stand there. The line may have broken only after they were there; or they came there after that, before we
        tried once more, and are a little older."""
        try:
            found = await self.services.store.rows_since(live.table.id, tried[0].number)
        except StoreError as error:
            raise refuse("not-saved") from error
        self.fold(live, found)
        stand = found[: len(tried)]
        return stand if [row.entry for row in stand] == [row.entry for row in tried] else []

    async def _note(self, live: LiveTable, rows: list[Row]) -> None:
        """What stands beside the log, after these rows."""
        table, entries = live.table, [row.entry for row in rows]
        if table.status == "over" or not all(isinstance(entry, UNLISTED) for entry in entries):
            await self.summarize(live)
        if isinstance(entries[-1], Closed) and table.fate is None:
            await self._strip(table, rows[-1])

    def begin(self, live: LiveTable) -> None:
        """A new table, whose first rows are on disk and folded in."""
        self._count(live, None)
        self.listed(live.table)
        if live.table.status == "playing":
            self.services.attendance.begins(live.table.id)
        self._prepare(live)
        self.look(live)

    def fold(self, live: LiveTable, rows: list[Row]) -> None:
        """Take in what is on disk, tell it, and see who is asked now. What was taken in before is passed over."""
        rows = [row for row in rows if row.number >= live.table.number]
        if not rows:
            return
        before = live.table.status
        for row in rows:
            live.table.apply(row)
            self._tell(live)
            if not isinstance(row.entry, Answered):
                live.spoke_at = row.time
                self._reseat(live)
                self._prepare(live)
            elif row.entry.by == "person":
                live.spoke_at = row.time
        self.services.meter.rows(live.table, rows)
        self._count(live, before)
        self.look(live)

    def _count(self, live: LiveTable, before: Status | None) -> None:
        """Where other nodes open tables too, only the store can count them."""
        if live.table.status == before or live.table.opened.stage or self.services.attendance.is_shared:
            return
        if before is not None:
            self.counts[before] -= 1
        self.counts[live.table.status] += 1

    async def summarize(self, live: LiveTable) -> None:
        """The line for lists. The log already holds everything: a crash before this loses nothing."""
        line = summary_of(live.table), card_of(live.table)
        try:
            await self.services.store.append(live.table.id, [], *line, head=live.table.number)
        except StoreError:
            self.services.meter.refused("not-saved")
        else:
            self.listed(live.table)

    async def _strip(self, table: Table, closed: Row) -> None:
        """Of a table whose game never began nothing need stay but that it was: an edition may be large."""
        setting = msgspec.structs.replace(table.opened.setting, edition=None)
        opened = msgspec.structs.replace(table.opened, setting=setting, stage=None, reserved={})
        try:
            await self.services.store.strip(
                table.id, [Row(0, table.opened_at, opened), Row(1, closed.time, closed.entry)]
            )
        except StoreError:
            self.services.meter.refused("not-saved")

    def _tell(self, live: LiveTable) -> None:
        """What the last row brought, to all who may hear of it."""
        if live.table.told:
            began = perf_counter()
            live.audience.send(updates_for(live.table, live.audience.viewers(), self.services.time.now()))
            self.services.meter.told(live.table, perf_counter() - began)

    def _reseat(self, live: LiveTable) -> None:
        """Who sat down or stood up sees with other eyes from now on."""
        for listener in live.audience.listeners:
            viewer = live.table.seat_of(listener.person)
            if viewer != listener.viewer:
                listener.viewer = viewer
                listener.offer(encode(hello_for(live.table, listener.person, None, self.services.time.now())))

    def _prepare(self, live: LiveTable) -> None:
        """Somebody sat down: bots that take a while to get ready begin with it, and so does the coach."""
        for seat in live.table.seats:
            if seat.bot is not None:
                self.services.thinkers.prepare(seat.bot, live.table.rules.key)
        if live.table.opened.setting.hints:
            self.services.thinkers.hints.prepare(live.table.rules.key)

    def look(self, live: LiveTable) -> None:
        for watcher in self.watchers:
            watcher(live)

    async def recount(self) -> None:
        """Count the tables anew."""
        try:
            self.counts = Counter(await self.services.store.counts())
        except StoreError:
            self.services.meter.refused("not-saved")
