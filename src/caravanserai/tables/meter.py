"""What is counted while the tables run; the web floor shows it."""

from collections.abc import Iterator
from contextlib import contextmanager

from .entries import Entry


class Meter:
    """Counts nothing; see web/metrics.py for one that does."""

    def tables_opened(self, game: str) -> None: ...

    def rows(self, entries: list[Entry]) -> None: ...

    def refused(self, code: str) -> None: ...

    @contextmanager
    def commit(self) -> Iterator[None]:
        yield

    @contextmanager
    def fan_out(self) -> Iterator[None]:
        yield

    @contextmanager
    def thinking(self) -> Iterator[None]:
        yield
