"""The one thread that writes. It takes every job that waits, commits them together, and only then tells the callers."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from itertools import chain
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from .lines import RowValues
from .statements import KEY
from .store import ConflictError, DamagedError, StoreError
from .waiter import Waiter

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

#: No more jobs join a commit that has so many, so that the first of them need not wait for ever more.
MOST = 2000
#: So many lines of the log go in with one statement at the most: each statement is a turn at Python's lock.
AT_ONCE = 32
INSERT_LINES = [
    f"INSERT INTO log (key, number, time, seat, move_id, entry) VALUES {', '.join([f'({KEY}, ?, ?, ?, ?, ?)'] * n)}"
    for n in range(AT_ONCE + 1)
]


class Job:
    """Lines for the log, or something else to write; and who waits until it is durable."""

    __slots__ = ("error", "lines", "result", "waiter", "work")

    def __init__(self, lines: list[RowValues], work: Work[Any] | None, waiter: asyncio.Future[Any]) -> None:
        self.lines = lines
        self.work = work
        self.waiter = waiter
        self.result: Any = None
        self.error: StoreError | None = None

    @property
    def is_line(self) -> bool:
        """Is it one line for the log, and nothing else?"""
        return self.work is None and len(self.lines) == 1


class Writer:
    """Group commit on a connection of its own."""

    def __init__(self, db: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._db = db
        self._loop = loop
        self._waiting: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._gathered: list[Job] = []
        self._closed = False
        # A daemon: a program that forgets to close still ends. What was acknowledged is on disk by then.
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work[T]) -> T:
        """Run this in the next transaction; its result, once that is durable. Who stops waiting does not undo it."""
        return await self.submit(work)

    def submit(self, work: Work[T]) -> asyncio.Future[T]:
        """The same, under way at once: jobs of one turn of the loop go over in their order, and together."""
        return self._put([], work)

    def append(self, lines: list[RowValues]) -> asyncio.Future[None]:
        """Put these into the log in the next transaction, with the lines of others in few statements."""
        return self._put(lines, None)

    def _put(self, lines: list[RowValues], work: Work[Any] | None) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreError("the store is closed")
        # To wake the thread costs more than most jobs: all that come in one turn of the loop go over together.
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        waiter = Waiter(loop=self._loop)
        self._gathered.append(Job(lines, work, waiter))
        return waiter

    def _hand_over(self) -> None:
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    def stop(self) -> None:
        """Take no more jobs. Those that wait are still done."""
        self._closed = True
        self._hand_over()

    def join(self) -> None:
        """After a stop: close the connection when all is written, and wait for it."""
        self._waiting.put(None)
        self._thread.join()

    # -- in the thread ---------------------------------------------------------------------------------------

    def _run(self) -> None:
        last = False
        while not last:
            batch, last = self._take()
            if batch:
                self._commit(batch)
                # A loop that was closed has nobody left who waits.
                with suppress(RuntimeError):
                    self._loop.call_soon_threadsafe(tell, batch)
        self._db.close()

    def _take(self) -> tuple[list[Job], bool]:
        """The jobs that wait already, of which there is at least one; and whether they were the last."""
        batch: list[Job] = []
        jobs = self._waiting.get()
        while jobs is not None:
            batch += jobs
            if len(batch) >= MOST:
                return batch, False
            try:
                jobs = self._waiting.get_nowait()
            except Empty:
                return batch, False
        return batch, True

    def _commit(self, batch: list[Job]) -> None:
        try:
            try:
                if len(batch) <= AT_ONCE and all(job.is_line for job in batch):
                    # A statement is a transaction by itself. These are moves, most often: with BEGIN and COMMIT around
                    # it Python's lock would change hands three times as often.
                    insert(self._db, [job.lines[0] for job in batch])
                else:
                    self._in_one_go(self._all_together, batch)
            except Exception as error:
                if not is_its_own_fault(error):
                    raise
                self._one_at_a_time(batch)
        except Exception as error:
            # The disk is full, or worse. Nothing of the batch is there, so nobody may believe that it is.
            for job in batch:
                job.error = refusal(error)

    def _one_at_a_time(self, batch: list[Job]) -> None:
        """Those that are wrong fail alone; in one commit, unless one of them meets a damaged page: SQLite takes back
        all that was written with it."""
        try:
            self._in_one_go(self._one_by_one, batch)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            for job in batch:
                try:
                    job.error = None
                    self._in_one_go(self._all_together, [job])
                except Exception as wrong:
                    if not is_its_own_fault(wrong):
                        raise
                    job.error = refusal(wrong)

    def _in_one_go(self, write: Callable[[list[Job]], None], batch: list[Job]) -> None:
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            write(batch)
            db.execute("COMMIT")
        except Exception:
            with suppress(sqlite3.Error):
                if db.in_transaction:
                    db.execute("ROLLBACK")
            raise

    def _all_together(self, batch: list[Job]) -> None:
        """As if nothing were wrong with any of them, which is nearly always so."""
        lines: list[RowValues] = []
        for job in batch:
            if job.work is None:
                lines += job.lines
            else:
                insert(self._db, lines)
                lines = []
                job.result = job.work(self._db)
        insert(self._db, lines)

    def _one_by_one(self, batch: list[Job]) -> None:
        """Those that are wrong fail alone."""
        db = self._db
        for job in batch:
            db.execute("SAVEPOINT job")
            try:
                if job.work is None:
                    insert(db, job.lines)
                else:
                    job.result = job.work(db)
            except Exception as error:
                if not is_its_own_fault(error):
                    raise
                job.error = refusal(error)
                db.execute("ROLLBACK TO job")
            db.execute("RELEASE job")


def insert(db: sqlite3.Connection, lines: list[RowValues]) -> None:
    for start in range(0, len(lines), AT_ONCE):
        some = lines[start : start + AT_ONCE]
        db.execute(INSERT_LINES[len(some)], list(chain.from_iterable(some)))


def is_its_own_fault(error: Exception) -> bool:
    """Is it the job that is wrong, so that the rest of its batch can go on?"""
    if isinstance(error, sqlite3.Error):
        return is_damage(error) or isinstance(
            error, sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.InterfaceError | sqlite3.DataError
        )
    return not isinstance(error, MemoryError)


def is_damage(error: sqlite3.Error) -> bool:
    """Did this meet a page of the file that is damaged? Others may be well."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def refusal(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    kind = StoreError
    if isinstance(error, sqlite3.Error) and is_damage(error):
        kind = DamagedError
    elif isinstance(error, sqlite3.IntegrityError) and "log.number" in str(error):
        kind = ConflictError
    refused = kind(f"nothing was written: {error}")
    refused.__cause__ = error
    return refused


def tell(batch: list[Job]) -> None:
    """In the event loop: every caller hears how it went, unless it has stopped waiting."""
    for job in batch:
        if job.waiter.done():
            continue
        if job.error is None:
            job.waiter.set_result(job.result)
        else:
            job.waiter.set_exception(job.error)
