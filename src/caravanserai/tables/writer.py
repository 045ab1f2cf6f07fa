"""The one thread that writes. It takes every job that waits, commits them together, and only then tells the callers."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from .log import StoreError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

#: The most jobs in one commit, so that the first of them need not wait for ever more.
MOST = 2000


class Job:
    """Something to write, and the caller who waits for it to be durable."""

    __slots__ = ("error", "result", "waiter", "work")

    def __init__(self, work: Work[Any], waiter: asyncio.Future[Any]) -> None:
        self.work = work
        self.waiter = waiter
        self.result: Any = None
        self.error: Exception | None = None


class Writer:
    """Group commit on a connection of its own."""

    def __init__(self, db: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._db = db
        self._loop = loop
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        # A daemon: a program that forgets to close still ends. What was acknowledged is on disk by then.
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work[T]) -> T:
        """Run this in the next transaction; its result, once that is durable. Who stops waiting does not undo it."""
        if self._closed:
            raise StoreError("the store is closed")
        waiter: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put(Job(work, waiter))
        return await waiter

    def stop(self) -> None:
        """Take no more jobs. Those that wait are still done."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)

    def join(self) -> None:
        """Wait until all is written and the connection closed."""
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
        """The first job and all others that wait already; and whether they were the last."""
        batch: list[Job] = []
        job = self._waiting.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST:
                return batch, False
            try:
                job = self._waiting.get_nowait()
            except Empty:
                return batch, False
        return batch, True

    def _commit(self, batch: list[Job]) -> None:
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._do(job)
            db.execute("COMMIT")
        except Exception as error:
            # The disk is full, or worse. Nothing of the batch is there, so nobody may believe that it is.
            with suppress(sqlite3.Error):
                if db.in_transaction:
                    db.execute("ROLLBACK")
            for job in batch:
                job.error = refusal(error)

    def _do(self, job: Job) -> None:
        db = self._db
        db.execute("SAVEPOINT job")
        try:
            job.result = job.work(db)
        except Exception as error:
            if not is_its_own_fault(error):
                raise
            job.error = refusal(error)
            db.execute("ROLLBACK TO job")
        db.execute("RELEASE job")


def is_its_own_fault(error: Exception) -> bool:
    """Is it the job that is wrong, so that the rest of its batch can go on?"""
    if isinstance(error, sqlite3.Error):
        return isinstance(
            error, sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.InterfaceError | sqlite3.DataError
        )
    return not isinstance(error, MemoryError)


def refusal(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    refused = StoreError(f"nothing was written: {error}")
    refused.__cause__ = error
    return refused


def tell(batch: list[Job]) -> None:
    """In the event loop: every caller hears how it went, unless they no longer wait."""
    for job in batch:
        if job.waiter.done():
            continue
        if job.error is None:
            job.waiter.set_result(job.result)
        else:
            job.waiter.set_exception(job.error)
