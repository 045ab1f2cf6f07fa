"""A copy of the database while a house is open: as it was at one instant, whatever is written meanwhile."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from .database import LOCK_TIMEOUT
from .store import StoreError

#: Copied at a time; then whoever waits is told how far it is.
PAGES = 1_024

Progress = Callable[[int, int], None]


class NoHouseError(StoreError):
    """There is nothing to save: no house has been opened there yet."""


class NotEmptyError(StoreError):
    """There is a house already."""


class HouseOpenError(StoreError):
    """Somebody may play there just now."""


def new_file(path: Path) -> None:
    """It will hold the secrets of tables: nobody else's eyes. OSError if it is there already."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def copy_database(source: Path, target: Path, progress: Progress) -> None:
    """SQLite's online backup. `target` must not be there yet. `progress` hears how many pages are done, of how many."""
    try:
        new_file(target)
        with closing(_reading(source)) as read, closing(sqlite3.connect(target)) as written:
            # A backup begins again whenever the file has changed. Within one reading transaction it never does: the
            # writer goes on in the write-ahead log.
            read.execute("BEGIN")
            read.execute("SELECT count(*) FROM sqlite_master").fetchone()
            read.backup(written, pages=PAGES, progress=lambda _, left, of: progress(of - left, of), sleep=0)
            written.execute("PRAGMA journal_mode = DELETE")
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{source} cannot be copied: {error}") from error


def check_database(path: Path) -> None:
    """StoreError if anything in the file is damaged."""
    try:
        with closing(_reading(path)) as db:
            found = [line for (line,) in db.execute("PRAGMA integrity_check(3)")]
    except sqlite3.Error as error:
        raise StoreError(f"{path} is not a database: {error}") from error
    if found != ["ok"]:
        raise StoreError(f"{path} is damaged: {'; '.join(found)}")


def _reading(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=LOCK_TIMEOUT, isolation_level=None)
    db.execute("PRAGMA query_only = ON")
    return db
