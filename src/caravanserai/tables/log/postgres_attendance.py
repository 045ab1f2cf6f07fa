"""Which node attends which game, in a house of many machines."""

import secrets
from collections.abc import Sequence
from typing import Any

from . import entries
from .attending import Attended
from .postgres_base import Line, PostgresBase

BEAT_NODE = """
    INSERT INTO nodes (id, alive_at, knows) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at"""
#: A node that is silent may come back: so many milliseconds it is waited for.
AWAY = 60_000
KNOWN_TO_ALL = "SELECT min(knows) FROM nodes WHERE alive_at >= $1"
#: Who comes first attends it. While time is still to be given back, nobody does yet.
TAKE_UP = """
    INSERT INTO attention AS a (table_id, run, due_at, attended_by) VALUES ($1, $2, 0, $3)
    ON CONFLICT (table_id) DO UPDATE
        SET run = excluded.run, due_at = 0, attended_by = coalesce(a.attended_by, excluded.attended_by)
    RETURNING a.attended_by = $3 AND a.silent_since IS NULL"""
PUT_AWAY = """
    UPDATE attention a SET attended_by = NULL, due_at = g.due_at, silent_since = least(a.silent_since, $4)
    FROM unnest($2::text[], $3::bigint[]) AS g(table_id, due_at)
    WHERE a.table_id = g.table_id AND a.attended_by = $1"""
#: Never waiting: two nodes that want the same ones get different ones.
ADOPT_FREE = """
    UPDATE attention SET attended_by = $1, due_at = 0 WHERE table_id IN (
        SELECT table_id FROM attention WHERE attended_by IS NULL AND {} LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING table_id, silent_since"""
ADOPT_DUE = ADOPT_FREE.format("(due_at <= $2 OR silent_since IS NOT NULL)")
ADOPT_HERE = ADOPT_FREE.format("table_id = ANY($2)")
#: Also of nodes that said good-bye: what one sent last may be written only after that.
ADOPT_SILENT = """
    UPDATE attention a SET attended_by = $1, due_at = 0, silent_since = least(a.silent_since, f.alive_at)
    FROM (
        SELECT o.table_id, coalesce(n.alive_at, 0) AS alive_at
        FROM attention o LEFT JOIN nodes n ON n.id = o.attended_by
        WHERE o.attended_by <> $1 AND coalesce(n.alive_at, 0) < $2 LIMIT $3 FOR UPDATE OF o SKIP LOCKED
    ) f WHERE a.table_id = f.table_id RETURNING a.table_id, a.silent_since"""
WAS_SILENT = "UPDATE attention SET silent_since = least(silent_since, $2) WHERE attended_by = $1"
ATTENDED = "SELECT table_id, silent_since FROM attention WHERE attended_by = $1"
OTHERS = "SELECT EXISTS (SELECT 1 FROM nodes WHERE id <> $1 AND alive_at >= $2)"
GOES_ON = "UPDATE attention SET silent_since = NULL WHERE table_id = $1 AND attended_by = $2"
LET_GO = "UPDATE attention SET attended_by = NULL, silent_since = least(silent_since, $2) WHERE attended_by = $1"
#: The whole house was down: nobody attends anything, and deadlines move with the time that is given back.
NEW_RUN = """
    UPDATE attention SET attended_by = NULL, silent_since = NULL,
        due_at = CASE WHEN due_at > 0 THEN due_at + $1 ELSE due_at END"""
#: An older house noted nothing: there every game is to be looked at.
UNNOTED = """
    INSERT INTO attention (table_id, run, due_at) SELECT id, 0, 0 FROM tables
    WHERE status = 'playing' AND NOT EXISTS (SELECT 1 FROM attention WHERE table_id = tables.id)
    ON CONFLICT DO NOTHING"""
#: Milliseconds after which nothing need be known any more of a node that is gone, if it left no games behind.
FORGOTTEN = 86_400_000
FORGET_NODES = """
    DELETE FROM nodes WHERE alive_at < $1 AND NOT EXISTS (SELECT 1 FROM attention WHERE attended_by = nodes.id)"""


class AttendedTables(PostgresBase):
    def __init__(self, pool: Any) -> None:
        super().__init__(pool)
        #: This node, in this life of it.
        self.node = secrets.token_hex(8)
        self.known_to_all = 1

    async def _beat(self, db: Line, now: int) -> None:
        await db.execute(BEAT_NODE, self.node, now, entries.KNOWS)
        self.known_to_all = await db.fetchval(KNOWN_TO_ALL, now - AWAY)

    async def adopt_free(self, due: int, here: Sequence[str], most: int) -> list[Attended]:
        """Attend games that nobody does: such as were let go or are due by then, and those that are in memory here."""
        found = await self._adopt(ADOPT_DUE, due, most)
        return [*found, *await self._adopt(ADOPT_HERE, list(here), most)] if here else found

    async def adopt_silent(self, before: int, most: int) -> list[Attended]:
        """Attend games of nodes that have not beaten since then."""
        return await self._adopt(ADOPT_SILENT, before, most)

    async def _adopt(self, statement: str, *values: Any) -> list[Attended]:
        async def work(db: Line) -> list[Attended]:
            return [Attended(*line) for line in await db.fetch(statement, self.node, *values)]

        return await self._write(work, urgent=True)

    async def was_silent(self, since: int) -> None:
        """This node could not say that it is alive: nobody attended its games."""
        await self._execute(WAS_SILENT, self.node, since, urgent=True)

    async def attended(self) -> list[Attended]:
        """All that this node attends."""
        return [Attended(*line) for line in await self._read(ATTENDED, self.node, urgent=True)]

    async def others(self, since: int) -> bool:
        """Has another node beaten since then?"""
        return bool(await self._one(OTHERS, self.node, since))

    async def goes_on(self, table: str) -> None:
        """The time that nobody attended it was given back."""
        await self._execute(GOES_ON, table, self.node)

    async def put_away(self, tables: list[tuple[str, int | None]]) -> None:
        """Games that are not in memory any more, each with the time to look at it again. Those that others attend are
        their business."""
        await self._execute(PUT_AWAY, *self._lists(tables), None)

    def _lists(self, games: list[tuple[str, int | None]]) -> tuple[Any, ...]:
        return self.node, [table for table, _ in games], [due for _, due in games]

    async def let_go(self, games: list[tuple[str, int | None]], now: int) -> None:
        """This node attends nothing from now on, and will not beat again: others go on at once with these games."""

        async def work(db: Line) -> None:
            await db.execute(PUT_AWAY, *self._lists(games), now)
            await db.execute(LET_GO, self.node, now)
            await db.execute("DELETE FROM nodes WHERE id = $1", self.node)

        await self._write(work)
