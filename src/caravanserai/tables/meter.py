"""What is counted while the tables run; the web floor shows it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from .fold.table import Table
from .log.entries import Row

#: Another node was first; the line to the store broke while it was written; news came after others that did not; or
#: none came at all.
Why = Literal["conflict", "unknown", "gap", "swept"]


class Meter:
    """Counts nothing; see web/metrics.py for one that does."""

    def tables_opened(self, game: str) -> None: ...

    def rows(self, table: Table, rows: list[Row]) -> None: ...

    def refused(self, code: str, table: str | None = None) -> None: ...

    def committed(self, table: Table, seconds: float) -> None: ...

    def told(self, table: Table, seconds: float) -> None: ...

    def reviewed(self, status: str) -> None: ...

    def fault(self, where: str) -> None: ...

    def late(self, seconds: float) -> None: ...

    def caught_up(self, why: Why, table: str) -> None:
        """The log of a table was read, because it had something that this node had not."""

    @contextmanager
    def hinting(self, table: str) -> Iterator[None]:
        yield

    @contextmanager
    def thinking(self) -> Iterator[None]:
        yield
