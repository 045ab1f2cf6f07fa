"""What memory has forgotten of a table that goes on: folded again from its log, elsewhere, and kept for a while."""

from collections.abc import Callable
from typing import TypeVar

from ..fold.ack import Ack
from ..fold.table import Table
from ..workers import folding
from .memory import Memory

T = TypeVar("T")


class History:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.folds = memory.folds

    async def heard(self, table: Table, viewer: int) -> list[bytes]:
        """All that a viewer heard, from the first thing on, up to now or to a moment ago; as it goes over the wire."""
        key = ("heard", table.id, viewer)
        kept: list[bytes] | None = self.folds.kept.get(key)
        if kept is None or table.missed_by(viewer, len(kept)) is None:
            kept = await self._fold(key, table.id, folding.history, viewer)
        return kept

    async def ack(self, table: str, seat: int, move_id: str) -> Ack | None:
        """The acknowledgement of an answer that is on disk."""
        key = ("acks", table)
        kept: dict[tuple[int, str], int] = self.folds.kept.get(key) or {}
        if (seat, move_id) not in kept:
            kept = await self._fold(key, table, folding.acks)
        number = kept.get((seat, move_id))
        return None if number is None else Ack(number, move_id)

    async def _fold(self, key: object, table: str, work: Callable[..., T], *args: int) -> T:
        found = await self.memory.work(key, table, work, *args)
        self.folds.kept.put(key, found)
        return found
