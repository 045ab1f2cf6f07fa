"""What is counted while the tables run; the web floor shows it."""

from collections.abc import Iterator
from contextlib import contextmanager

from .fold.table import Table
from .log.entries import Row


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

    @contextmanager
    def hinting(self, table: str) -> Iterator[None]:
        yield

    @contextmanager
    def thinking(self) -> Iterator[None]:
        yield
