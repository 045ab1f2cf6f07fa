"""A house between PostgreSQL and a file of SQLite, whole, in both directions: the file is what a backup holds.

Both have the tables of `schema.py`. Rows pass through in small pieces; nothing here holds a house in memory.
"""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import JSON, Boolean, Column, String, Table

from .attending import DEAD_AFTER
from .backup import HouseOpenError, NoHouseError, NotEmptyError, Progress, new_file
from .database import make_if_empty, open_database
from .postgres import CLOCK
from .postgres_base import BROKEN, DURABLE, PATIENCE, Line, shown
from .postgres_steps import bring_up_to_date, is_ours, steps
from .schema import cards, log, metadata
from .statements import ALIVE
from .store import DAMAGED, StoreError, UnknownError, WrongKeyError

#: Rows at a time: lines of a log are short, and what the coach said of a game is long.
FEW, MANY = 50, 2_000
#: A copy may take hours. Whatever the server's own settings say, this transaction is not ended for that.
NO_HURRY = "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0"
#: No node begins while this is held (`LOCK_RUNS` in postgres_running.py).
NOBODY_BEGINS = "LOCK TABLE runs IN SHARE MODE"
FINGERPRINT = "SELECT fingerprint FROM house_key"
#: Keys go on after the last one that came in.
NEXT_KEY = "SELECT setval(pg_get_serial_sequence('log_keys', 'key'), greatest((SELECT max(key) FROM log_keys), 1))"
#: A row that was appended in the moment in which its table was deleted belongs to nothing.
OF_SOMETHING = " WHERE EXISTS (SELECT 1 FROM log_keys WHERE log_keys.key = log.key)"


async def save_database(url: str, fingerprint: str, target: Path, progress: Progress, *, closed: bool) -> None:
    """A house on PostgreSQL as a new file of SQLite, as it was at one instant, whatever its nodes write meanwhile.
    `closed`: only if no node is there to write."""
    with _sayable(url):
        async with _connected(url) as db:
            if not await is_ours(db, shown(url), steps()):
                raise NoHouseError(shown(url))
            async with db.transaction(isolation="repeatable_read", readonly=True):
                await db.execute(NO_HURRY)
                if closed:
                    await db.execute(NOBODY_BEGINS)
                # The first question is the instant: what is committed later is not seen any more.
                await _check_house(db, shown(url), fingerprint, closed=closed)
                new_file(target)
                with closing(sqlite3.connect(target, isolation_level=None)) as written:
                    await _pour_out(db, written, progress)


async def fill_database(source: Path, url: str, fingerprint: str, progress: Progress) -> None:
    """A file of SQLite into an empty PostgreSQL: all of it, or nothing. An older file is brought up to date first."""
    writing, reading = open_database(source)
    with closing(writing), closing(reading), _sayable(url):
        async with _connected(url) as db:
            async with db.transaction():
                await db.execute(NO_HURRY)
                await check_empty(db, shown(url))
                await bring_up_to_date(db, shown(url), steps())
                await db.execute("INSERT INTO house_key (id, fingerprint) VALUES (1, $1)", fingerprint)
                await _pour_in(reading, db, progress)
                await db.execute(NEXT_KEY)
            # Without this the first questions would be answered as if the tables were empty: slowly.
            await db.execute("ANALYZE")


async def expect_empty(url: str) -> None:
    """NotEmptyError if there is a house already."""
    with _sayable(url):
        async with _connected(url) as db:
            await check_empty(db, shown(url))


async def check_empty(db: Line, name: str) -> None:
    """A house that was opened once, even if nobody came, has a key."""
    if await is_ours(db, name, steps()):
        for table in (*metadata.tables, "house_key"):
            if await db.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table})"):
                raise NotEmptyError(name)


async def _check_house(db: Line, name: str, fingerprint: str, *, closed: bool) -> None:
    found = await db.fetchval(FINGERPRINT)
    if found is None:
        raise NoHouseError(name)
    if found != fingerprint:
        raise WrongKeyError("the nodes of this house have another key")
    if closed and await db.fetchval(CLOCK) - (await db.fetchval(ALIVE) or 0) < DEAD_AFTER:
        raise HouseOpenError(name)


async def _pour_out(db: Line, written: sqlite3.Connection, progress: Progress) -> None:
    # A file that nobody has yet: what a crash would leave of it is thrown away.
    written.execute("PRAGMA journal_mode = OFF")
    written.execute("PRAGMA synchronous = OFF")
    make_if_empty(written)
    written.execute("BEGIN")
    told = _counting(progress, [await db.fetchval(f"SELECT count(*) FROM {name}") for name in metadata.tables])
    for table in metadata.sorted_tables:
        names = ", ".join(table.columns.keys())
        insert = f"INSERT INTO {table.name} ({names}) VALUES ({', '.join('?' * len(table.columns))})"
        asked = f"SELECT {names} FROM {table.name}{OF_SOMETHING if table is log else ''}"
        rows = await db.cursor(asked)
        while piece := await rows.fetch(_piece(table)):
            written.executemany(insert, [tuple(row) for row in piece])
            told(len(piece))
    written.execute("COMMIT")


async def _pour_in(read: sqlite3.Connection, db: Line, progress: Progress) -> None:
    told = _counting(progress, [read.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in metadata.tables])
    for table in metadata.sorted_tables:
        names = table.columns.keys()
        more = ["stage"] if table is cards else []
        rows = read.execute(f"SELECT {', '.join(names)} FROM {table.name}")
        while piece := rows.fetchmany(_piece(table)):
            records = [_converted(table, row) for row in piece]
            await db.copy_records_to_table(table.name, records=records, columns=[*names, *more])
            told(len(piece))


def _piece(table: Table) -> int:
    return MANY if table is log else FEW


def _counting(progress: Progress, counts: list[int]) -> Callable[[int], None]:
    done = 0

    def told(more: int) -> None:
        nonlocal done
        done += more
        progress(done, max(sum(counts), done))

    return told


def _converted(table: Table, row: tuple[Any, ...]) -> tuple[Any, ...]:
    """A line as PostgreSQL keeps it. StoreError names one that cannot be kept: SQLite takes anything anywhere."""
    try:
        values = tuple(_value(column, value) for column, value in zip(table.columns, row, strict=True))
        if table is cards:
            return *values, _stage_of(values[1])
        return values
    except DAMAGED as error:
        raise StoreError(f"in {table.name} the line of {row[0]} cannot be read: {error}") from None


def _value(column: Column[Any], value: Any) -> Any:
    if value is None:
        return None
    if isinstance(column.type, Boolean):
        return bool(value)
    if isinstance(column.type, JSON):
        msgspec.json.decode(value)
    elif isinstance(column.type, String) and "\0" in value and column.nullable:
        return None  # PostgreSQL keeps no such text, and finds nothing by it either
    return value


def _stage_of(card: str) -> str | None:
    """The kind of position that a table began from, which PostgreSQL has in a column of its own."""
    stage = msgspec.json.decode(card).get("stage")
    return None if stage is None else str(stage["kind"])


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[Line]:
    db = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        await db.execute(DURABLE)
        yield db
    finally:
        await db.close(timeout=PATIENCE)


@contextmanager
def _sayable(url: str) -> Iterator[None]:
    """Whatever goes wrong is a StoreError, and holds no password."""
    try:
        yield
    except StoreError:
        raise
    except BROKEN as error:
        raise UnknownError(f"the line to {shown(url)} broke: {str(error) or repr(error)}") from None
    except (sqlite3.Error, asyncpg.PostgresError, ValueError, TypeError, OverflowError) as error:
        raise StoreError(f"{shown(url)}: {error}") from None
