"""When to look at which table again."""

import heapq
from collections.abc import Iterator

#: So many entries may be out of date before they are thrown away.
SPARE = 64


class Agenda:
    """One time for each table, the earliest that was noted: whoever looks then notes what comes next."""

    def __init__(self) -> None:
        self._when: dict[str, int] = {}
        #: The same, sorted; entries that are out of date are passed over.
        self._heap: list[tuple[int, str]] = []

    def note(self, table: str, when: int) -> bool:
        """Look at this table then, or earlier; is that now the first of all?"""
        if when >= self._when.get(table, when + 1):
            return False
        self._when[table] = when
        if len(self._heap) > 2 * len(self._when) + SPARE:
            self._heap = [(time, key) for key, time in self._when.items()]
            heapq.heapify(self._heap)
        else:
            heapq.heappush(self._heap, (when, table))
        return self._heap[0] == (when, table)

    def forget(self, table: str) -> None:
        self._when.pop(table, None)

    def first(self) -> int | None:
        """When something is due next."""
        while self._heap and self._when.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def due(self, now: int) -> Iterator[str]:
        """The tables whose time has come, each taken off the agenda before it is looked at."""
        while (when := self.first()) is not None and when <= now:
            _, table = heapq.heappop(self._heap)
            del self._when[table]
            yield table
