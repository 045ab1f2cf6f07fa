"""Running games in a house of many machines: which are to be looked at when, runs of the house, quarantine, what is
old."""

from .attending import DEAD_AFTER
from .entries import Row, encode_entry
from .lines import log_line
from .postgres_attendance import (
    FORGET_NODES,
    FORGOTTEN,
    NEW_RUN,
    TAKE_UP,
    UNNOTED,
    AttendedTables,
)
from .postgres_base import Line
from .postgres_writer import insert
from .statements import (
    ALIVE,
    BEAT,
    BELONGS_TO_TABLE,
    FORGET_RUNS,
    INSERT_RUN,
    OLD_CLOSED,
    OLDEST_GAME,
    QUARANTINE,
    QUARANTINED,
    RELEASE,
    STALE,
    numbered,
)
from .store import Quarantined, Run, Watched
from .summary import Status

WATCHED = """
    SELECT t.id, coalesce(a.run, 0), coalesce(a.due_at, 0)
    FROM tables t LEFT JOIN attention a ON a.table_id = t.id
    WHERE t.status = 'playing' AND (a.table_id IS NULL OR a.due_at IS NOT NULL)
        OR t.status = 'open' AND NOT EXISTS (SELECT 1 FROM cards c WHERE c.table_id = t.id)"""
#: Few begin from a position, so they are taken away from the whole: an index alone answers that.
COUNTS = """
    SELECT status, sum(number)::bigint FROM (
        SELECT status, count(*) AS number FROM tables GROUP BY status
        UNION ALL
        SELECT t.status, -count(*) FROM cards c JOIN tables t ON t.id = c.table_id WHERE c.stage IS NOT NULL GROUP BY 1
    ) counted GROUP BY status HAVING sum(number) > 0"""
LAST_RUN = "SELECT greatest((SELECT max(number) FROM runs), (SELECT max(run) FROM attention), 0)"
STRIP = "UPDATE log SET entry = $2 WHERE number = 0 AND key = (SELECT key FROM log_keys WHERE table_id = $1)"
#: Of two nodes that begin at once, one waits for the other.
LOCK_RUNS = "LOCK TABLE runs IN SHARE ROW EXCLUSIVE MODE"


class RunningTables(AttendedTables):
    #: The run of the house that goes on.
    run = 0

    async def begin_run(self, now: int) -> list[Run]:
        """The house is up: this run of it and those before, the last one last. Where others were alive until a moment
        ago, their run goes on: nothing was down."""

        async def work(db: Line) -> list[Run]:
            await db.execute(LOCK_RUNS)
            alive = await db.fetchval(ALIVE)
            self.run = await db.fetchval(LAST_RUN)
            if not self.run or alive is None or now - alive >= DEAD_AFTER:
                self.run += 1
                down_since = now if alive is None else min(alive, now)
                await db.execute(numbered(INSERT_RUN), self.run, down_since, now)
                # Rather too little: a table that is looked at says itself when it is due.
                await db.execute(NEW_RUN, max(0, now - down_since - 1_000))
                await db.execute(UNNOTED)
            await db.execute(numbered(BEAT), now)
            await self._beat(db, now)
            await db.execute(FORGET_NODES, now - FORGOTTEN)
            oldest = await db.fetchval(OLDEST_GAME)
            await db.execute(numbered(FORGET_RUNS), min(now, oldest or now))
            return [Run(*line) for line in await db.fetch("SELECT number, down_since, up_at FROM runs ORDER BY 1")]

        return await self._write(work)

    async def watched(self) -> tuple[list[Watched], list[str]]:
        """Tables that must be looked at without anybody asking; PostgreSQL reads a page whole or not at all."""
        return [Watched(*line) for line in await self._read(WATCHED)], []

    async def take_up(self, table: str, rows: list[Row]) -> bool:
        """A game is in memory from now on; with rows that this brings, in one commit. Does this node attend it?"""

        async def work(db: Line) -> bool:
            await insert(db, [log_line(table, row) for row in rows])
            attended: bool = await db.fetchval(TAKE_UP, table, self.run, self.node)
            return attended

        return await self._write(work)

    async def counts(self) -> dict[Status, int]:
        """How many tables there are, by status, but for staged ones."""
        return dict(await self._read(COUNTS))

    # -- quarantine ------------------------------------------------------------------------------------------

    async def quarantine(self, table: str, reason: str, now: int) -> None:
        await self._execute(numbered(QUARANTINE), table, reason.replace("\0", "?"), now)

    async def release(self, table: str) -> bool:
        """Try this table again when it is next asked for; False if it was not in quarantine."""
        return bool(await self._execute(numbered(RELEASE), table))

    async def quarantined(self) -> list[Quarantined]:
        return [Quarantined(*line) for line in await self._read(QUARANTINED)]

    # -- what is old -----------------------------------------------------------------------------------------

    async def stale(self, status: Status, before: int, limit: int) -> list[str]:
        """Tables with this status at which nothing was written since then, the oldest first."""
        return [table for (table,) in await self._read(numbered(STALE), status, before, before, limit)]

    async def strip(self, table: str, rows: list[Row]) -> None:
        """Of a table whose game never began: how it was opened becomes short. Its other rows stay, until it is deleted:
        another node may be about to write the next one, and its number must not be free."""
        await self._execute(STRIP, table, encode_entry(rows[0].entry))

    async def delete_closed(self, before: int, limit: int) -> list[str]:
        """Delete tables that were closed before then, with all that belongs to them: which."""

        async def work(db: Line) -> list[str]:
            # What another node is deleting already is left to it.
            old = await db.fetch(f"{numbered(OLD_CLOSED)} FOR UPDATE SKIP LOCKED", before, limit)
            for belonging in BELONGS_TO_TABLE:
                await db.executemany(numbered(belonging), [tuple(line) for line in old])
            return [table for (table,) in old]

        return await self._write(work)
