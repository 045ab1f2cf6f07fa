"""How the store reads and writes: jobs for the one thread that writes, reads in another."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from .database import Trace, open_database
from .store import DamagedError, StoreError
from .writer import Work, Writer, is_damage

T = TypeVar("T")
Opened = TypeVar("Opened", bound="SqliteBase")


class SqliteBase:
    """Writes share commits in one thread, reads have another: the event loop waits for neither."""

    def __init__(self, writing: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(writing, self._loop)
        self._db = reading
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._closed = False
        self._odd: set[str] = set()

    def odd_lines(self) -> list[str]:
        """Tables whose lines in lists could not be read since this was last asked."""
        return [self._odd.pop() for _ in range(len(self._odd))]

    @classmethod
    async def open(cls: type[Opened], path: Path, trace: Trace | None = None) -> Opened:
        """Open a file, or make it; `trace` hears every statement that is written. StoreError says why it cannot be."""
        return cls(*await asyncio.to_thread(open_database, path, trace))

    async def close(self) -> None:
        """Finish what is waiting, then let go of the files."""
        self._closed = True
        self._writer.stop()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        # The writer last, when the reader is gone: whoever closes the last connection folds the write-ahead log into
        # the file. Of two that close at the same moment each finds the other still there, and neither does.
        self._reader.shutdown()
        self._db.close()
        self._writer.join()

    async def _read(self, work: Work[T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        try:
            return await self._loop.run_in_executor(self._reader, work, self._db)
        except sqlite3.Error as error:
            kind = DamagedError if is_damage(error) else StoreError
            raise kind(f"nothing could be read: {error}") from error

    async def _execute(self, statement: str, *values: str | int | bytes) -> int:
        """Write one statement; how many lines it changed."""
        return await self._writer.write(lambda db: db.execute(statement, values).rowcount)


def one(statement: str, values: tuple[Any, ...] = ()) -> Callable[[sqlite3.Connection], Any]:
    """A statement that asks for a single value, or None if there is no line."""

    def work(db: sqlite3.Connection) -> Any:
        found = db.execute(statement, values).fetchone()
        return None if found is None else found[0]

    return work
