"""The store of a single machine: one SQLite file."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .database import Trace, open_database
from .entries import Answered, BotSat, Opened, Returned, Row, Sat, Started, Stood, decode_entry, encode_entry
from .log import DailyGame, Known, Person, Status, Store, Stored, StoreError, Summary
from .writer import KEY, Heard, Line, Work, Writer, insert

T = TypeVar("T")

INSERT_TABLE = """
    INSERT INTO tables (secret, host, game, seats, public, status, opened_at, changed_at, names, scores, ranks, bots,
        id)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
UPDATE_TABLE = """
    UPDATE tables SET game = ?, seats = ?, public = ?, status = ?, opened_at = ?, changed_at = ?,
        names = ?, scores = ?, ranks = ?, bots = ? WHERE id = ?"""
INSERT_SEATING = "INSERT OR IGNORE INTO seatings (table_id, seat, person) VALUES (?, ?, ?)"
# After the start a bot plays on in somebody's name: they sat there.
DELETE_SEATING = """
    DELETE FROM seatings WHERE table_id = ? AND seat = ?
        AND 'open' = (SELECT status FROM tables WHERE id = seatings.table_id)"""
INSERT_DAILY = "INSERT INTO daily (day, game, person, table_id) VALUES (?, ?, ?, ?)"
INSERT_TOKEN = "INSERT INTO tokens (token_hash, person, created_at) VALUES (?, ?, ?)"
# A summary is written after its rows; whether a game has begun must not wait for it.
BEGIN_GAME = "UPDATE tables SET status = 'playing' WHERE id = ? AND status = 'open'"
SUMMARY = "SELECT id, game, seats, public, status, opened_at, changed_at, names, scores, ranks, bots FROM tables"
DAILY = """
    SELECT d.person, t.id, t.game, t.seats, t.public, t.status, t.opened_at, t.changed_at, t.names, t.scores, t.ranks,
        t.bots
    FROM daily d JOIN tables t ON t.id = d.table_id WHERE d.day = ? AND d.game = ?"""
SAT = "id IN (SELECT table_id FROM seatings WHERE person = :person)"


class SqliteStore(Store):
    """Everything that must outlive the process. Writes share commits in one thread, reads have another: the event loop
    waits for neither."""

    def __init__(self, writing: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        self._loop = asyncio.get_running_loop()
        self._writer = Writer(writing, self._loop)
        self._db = reading
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._closed = False

    @classmethod
    async def open(cls, path: Path, trace: Trace | None = None) -> "SqliteStore":
        """Open a file, or make it; `trace` hears every statement that is written. StoreError says why it cannot be."""
        return cls(*await asyncio.to_thread(open_database, path, trace))

    async def close(self) -> None:
        """Finish what is waiting, then let go of the files."""
        self._closed = True
        self._writer.stop()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        # The writer last: whoever closes the last connection folds the write-ahead log into the file.
        self._reader.shutdown()
        self._db.close()
        self._writer.join()

    async def _read(self, work: Work[T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        try:
            return await self._loop.run_in_executor(self._reader, work, self._db)
        except sqlite3.Error as error:
            raise StoreError(f"nothing could be read: {error}") from error

    async def _execute(self, statement: str, *values: str | int | bytes) -> int:
        """Write one statement; how many lines it changed."""
        return await self._writer.write(lambda db: db.execute(statement, values).rowcount)

    # -- tables ----------------------------------------------------------------------------------------------

    async def create(self, summary: Summary, secret: str, host: str, rows: list[Row]) -> None:
        """A new table with its first rows, in one commit."""
        line = (secret, host, *line_of(summary), summary.id)
        log = [log_line(summary.id, row) for row in rows]
        seatings = list(seatings_of(summary.id, rows))
        daily = list(daily_of(summary, rows))

        def work(db: sqlite3.Connection) -> None:
            db.execute(INSERT_TABLE, line)
            db.execute("INSERT INTO log_keys (table_id) VALUES (?)", (summary.id,))
            insert(db, log)
            for statement, values in seatings:
                db.execute(statement, values)
            for tried in daily:
                db.execute(INSERT_DAILY, tried)

        await self._writer.write(work)

    async def append(self, table: str, rows: list[Row], summary: Summary | None = None) -> None:
        """Rows of a table's log, with its new summary where that changed, in one commit."""
        log = [log_line(table, row) for row in rows]
        seatings = list(seatings_of(table, rows))
        line = None if summary is None else (*line_of(summary), table)

        def work(db: sqlite3.Connection) -> None:
            insert(db, log)
            for statement, seating in seatings:
                db.execute(statement, seating)
            if line is not None and not db.execute(UPDATE_TABLE, line).rowcount:
                raise StoreError(f"there is no table {table}")

        await self._writer.write(work)

    def append_soon(self, table: str, rows: list[Row], heard: Heard) -> None:
        """Rows that are nothing but answers. Nobody need wait: `heard` is called when they are on disk, or are not."""
        self._writer.append([log_line(table, row) for row in rows], heard)

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log."""

        def work(db: sqlite3.Connection) -> Stored | None:
            found = db.execute("SELECT secret FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                return None
            lines = db.execute(f"SELECT number, time, entry FROM log WHERE key = {KEY} ORDER BY number", (table,))
            return Stored(table, found[0], [Row(number, time, decode_entry(entry)) for number, time, entry in lines])

        return await self._read(work)

    async def save_review(self, table: str, version: int, rules: int, report: bytes) -> None:
        """The review of a game, in place of an older one."""
        statement = "INSERT OR REPLACE INTO reviews (table_id, version, rules, report) VALUES (?, ?, ?, ?)"
        await self._execute(statement, table, version, rules, report)

    async def review(self, table: str, version: int, rules: int) -> bytes | None:
        """The review of a game, by this version of the coach and of the game's rules."""
        statement = "SELECT report FROM reviews WHERE table_id = ? AND version = ? AND rules = ?"
        return await self._read(one(statement, (table, version, rules)))

    async def find_move(self, table: str, seat: int, move_id: str) -> int | None:
        """The number of the row in which a seat gave an answer under this id."""
        statement = f"SELECT min(number) FROM log WHERE key = {KEY} AND seat = ? AND move_id = ?"
        return await self._read(one(statement, (table, seat, move_id)))

    async def unfinished(self) -> list[str]:
        """Tables that are open or playing."""
        statement = "SELECT id FROM tables WHERE status IN ('open', 'playing') ORDER BY opened_at, id"
        return await self._read(lambda db: [table for (table,) in db.execute(statement)])

    async def summary(self, table: str) -> Summary | None:
        """The line about a table."""
        found = await self._summaries("id = :id", {"id": table})
        return found[0] if found else None

    async def finished(self, limit: int, before: int | None = None, person: str | None = None) -> list[Summary]:
        """Games that are over, the latest first: public ones, or those in which a person sat."""
        where = ["status = 'over'", "public" if person is None else SAT]
        if before is not None:
            where.append("changed_at < :before")
        return await self._summaries(" AND ".join(where), {"before": before, "person": person}, limit)

    async def tables_of(self, person: str, statuses: tuple[Status, ...]) -> list[Summary]:
        """Tables where a person sits or which they host, the latest first."""
        marks = {f"status{i}": status for i, status in enumerate(statuses)}
        where = f"status IN ({', '.join(f':{mark}' for mark in marks)}) AND (host = :person OR {SAT})"
        return await self._summaries(where, {"person": person, **marks})

    async def seats_of(self, person: str, tables: Sequence[str]) -> dict[str, int]:
        """Where a person sits or sat at these tables."""
        marks = ", ".join("?" * len(tables))
        statement = f"SELECT table_id, min(seat) FROM seatings WHERE person = ? AND table_id IN ({marks}) GROUP BY 1"
        return await self._read(lambda db: dict(db.execute(statement, (person, *tables)).fetchall()))

    async def _summaries(self, where: str, values: dict[str, str | int | None], limit: int = -1) -> list[Summary]:
        statement = f"{SUMMARY} WHERE {where} ORDER BY changed_at DESC, id LIMIT :limit"
        return await self._read(
            lambda db: [summary_of(line) for line in db.execute(statement, values | {"limit": limit})]
        )

    async def daily_game(self, day: str, game: str, person: str) -> DailyGame | None:
        """A person's try at the deal of a day, however far it is."""
        found = await self._daily(f"{DAILY} AND d.person = ?", day, game, person)
        return found[0] if found else None

    async def daily_games(self, day: str, game: str) -> list[DailyGame]:
        """All tries, the first to begin first."""
        return await self._daily(f"{DAILY} ORDER BY t.opened_at, t.id", day, game)

    async def _daily(self, statement: str, *values: str) -> list[DailyGame]:
        return await self._read(
            lambda db: [DailyGame(person, summary_of(line)) for person, *line in db.execute(statement, values)]
        )

    # -- people ----------------------------------------------------------------------------------------------

    async def add_person(self, person: Person, token_hash: str, now: int) -> None:
        """Somebody new, on their first device."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO people (id, name, created_at) VALUES (?, ?, ?)", (person.id, person.name, now))
            db.execute(INSERT_TOKEN, (token_hash, person.id, now))

        await self._writer.write(work)

    async def person_by_token(self, token_hash: str) -> Person | None:
        """Whose device this is."""
        statement = "SELECT p.id, p.name FROM tokens t JOIN people p ON p.id = t.person WHERE t.token_hash = ?"
        return await self._read(person_found(statement, token_hash))

    async def person(self, person: str) -> Person | None:
        """A person by their id."""
        return await self._read(person_found("SELECT id, name FROM people WHERE id = ?", person))

    async def rename(self, person: str, name: str) -> None:
        """Somebody has another name from now on; what is in a log stays."""
        if not await self._execute("UPDATE people SET name = ? WHERE id = ?", name, person):
            raise StoreError(f"there is no person {person}")

    async def add_token(self, person: str, token_hash: str, now: int) -> None:
        """Another device of the same person."""
        await self._execute(INSERT_TOKEN, token_hash, person, now)

    async def add_return_link(self, person: str, link_hash: str, expires: int) -> None:
        """A way back for a person who lost their device."""
        statement = "INSERT INTO return_links (link_hash, person, expires_at) VALUES (?, ?, ?)"
        await self._execute(statement, link_hash, person, expires)

    async def return_link(self, link_hash: str, now: int) -> Known | None:
        """Whose link this is, if it still works; it goes on working."""
        statement = """
            SELECT p.id, p.name, p.created_at FROM return_links r JOIN people p ON p.id = r.person
            WHERE r.link_hash = ? AND r.expires_at > ?"""

        def work(db: sqlite3.Connection) -> Known | None:
            found = db.execute(statement, (link_hash, now)).fetchone()
            return None if found is None else Known(Person(found[0], found[1]), found[2])

        return await self._read(work)

    async def use_return_link(self, link_hash: str, now: int) -> str | None:
        """The person of a link that has not expired; it works once."""

        def work(db: sqlite3.Connection) -> str | None:
            db.execute("DELETE FROM return_links WHERE expires_at <= ?", (now,))
            found: str | None = one("SELECT person FROM return_links WHERE link_hash = ?", (link_hash,))(db)
            db.execute("DELETE FROM return_links WHERE link_hash = ?", (link_hash,))
            return found

        return await self._writer.write(work)

    # -- the server ------------------------------------------------------------------------------------------

    async def heartbeat(self, now: int) -> None:
        """The server is alive."""
        await self._execute("INSERT OR REPLACE INTO server (id, alive_at) VALUES (1, ?)", now)

    async def last_alive(self) -> int | None:
        """When it last was."""
        return await self._read(one("SELECT alive_at FROM server"))


# -- lines and what they stand for ---------------------------------------------------------------------------


def log_line(table: str, row: Row) -> Line:
    entry = row.entry
    seat, move_id = (entry.seat, entry.move_id) if isinstance(entry, Answered) else (None, None)
    return (table, row.number, row.time, seat, move_id, encode_entry(entry))


def seatings_of(table: str, rows: list[Row]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What rows change in who sits where, and whether that is for good, as statements."""
    for row in rows:
        match row.entry:
            case Sat(seat, person) | Returned(seat, person):
                yield INSERT_SEATING, (table, seat, person)
            case Stood(seat) | BotSat(seat):
                yield DELETE_SEATING, (table, seat)
            case Started():
                yield BEGIN_GAME, (table,)


def daily_of(summary: Summary, rows: list[Row]) -> Iterator[tuple[str, str, str, str]]:
    """Whose try at which day's deal a new table is."""
    for row in rows:
        if isinstance(row.entry, Opened) and (stage := row.entry.stage) is not None and stage.kind == "daily":
            yield stage.key, summary.game, row.entry.host, summary.id


def line_of(summary: Summary) -> tuple[Any, ...]:
    """A summary without its id, in the order of the statements above."""
    lists = (summary.names, summary.scores, summary.ranks, summary.bots)
    written = [None if value is None else msgspec.json.encode(value).decode() for value in lists]
    return (
        summary.game,
        summary.seats,
        summary.public,
        summary.status,
        summary.opened_at,
        summary.changed_at,
        *written,
    )


def summary_of(line: Sequence[Any]) -> Summary:
    *plain, names, scores, ranks, bots = line
    lists = [None if value is None else msgspec.json.decode(value) for value in (names, scores, ranks, bots)]
    fields = dict(zip(Summary.__struct_fields__, [*plain, *lists], strict=True))
    fields["bots"] = fields["bots"] or ()
    # SQLite has no booleans: 1 is True.
    return msgspec.convert(fields, Summary, strict=False)


def one(statement: str, values: tuple[Any, ...] = ()) -> Callable[[sqlite3.Connection], Any]:
    """A statement that asks for a single value, or None if there is no line."""

    def work(db: sqlite3.Connection) -> Any:
        found = db.execute(statement, values).fetchone()
        return None if found is None else found[0]

    return work


def person_found(statement: str, value: str) -> Callable[[sqlite3.Connection], Person | None]:
    def work(db: sqlite3.Connection) -> Person | None:
        found = db.execute(statement, (value,)).fetchone()
        return None if found is None else Person(*found)

    return work
