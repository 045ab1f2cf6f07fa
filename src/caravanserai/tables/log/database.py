"""The database file: opening it, and bringing an older one up to date."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from .store import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
#: What all migrations make of an empty file, written by `make golden`.
NEW = MIGRATIONS / "new.sql"
#: How long to wait for another process that holds the file, in seconds.
LOCK_TIMEOUT = 5.0

Trace = Callable[[str], None]


def open_database(path: Path, trace: Trace | None = None) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """A connection that writes and one that only reads; the file is made, or migrated, where needed."""
    opened: list[sqlite3.Connection] = []
    try:
        # It holds the secrets of tables: nobody else's eyes. The files that SQLite puts beside it get the same mode.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        opened.append(connect(path))
        if not is_up_to_date(opened[0]):
            make_if_empty(opened[0])
        if not is_up_to_date(opened[0]):
            migrate(path)
        opened.append(connect(path))
        writing, reading = opened
        reading.execute("PRAGMA query_only = ON")
        writing.set_trace_callback(trace)
    except Exception as error:
        for connection in opened:
            connection.close()
        if isinstance(error, StoreError):
            raise
        raise StoreError(f"{path} cannot be opened as a database: {error}") from error
    return writing, reading


def connect(path: Path) -> sqlite3.Connection:
    # Transactions are begun and ended by name, never by Python's sqlite3 (isolation_level); a connection is used by
    # one thread at a time, but not by the one that makes it (check_same_thread).
    connection = sqlite3.connect(path, timeout=LOCK_TIMEOUT, isolation_level=None, check_same_thread=False)
    try:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise StoreError(f"{path} is on a disk where SQLite cannot keep a write-ahead log: choose a local one")
        connection.execute("PRAGMA synchronous = FULL")
        # On macOS a plain fsync may stop at the drive's cache; elsewhere this changes nothing.
        connection.execute("PRAGMA fullfsync = ON")
        connection.execute("PRAGMA foreign_keys = ON")
        # Folding the log into the file stops the writer: do it for 16 MB at a time. Each table's pages change often.
        connection.execute("PRAGMA wal_autocheckpoint = 4000")
    except BaseException:
        connection.close()
        raise
    return connection


def is_up_to_date(connection: sqlite3.Connection) -> bool:
    """Has it seen all migrations? Asked without Alembic, which takes longer to import than a house to start."""
    newest = max(file.name for file in MIGRATIONS.glob("versions/0*.py")).partition("_")[0]
    try:
        return connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(newest,)]
    except sqlite3.OperationalError:
        return False


def make_if_empty(connection: sqlite3.Connection) -> None:
    """A new house has its tables at once: Alembic and all migrations take half a second, and this a thousandth."""
    # Immediate: of two houses that open a file at once, one waits for the other's tables.
    connection.execute("BEGIN IMMEDIATE")
    try:
        if connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,):
            for statement in NEW.read_text(encoding="utf-8").split(";\n"):
                connection.execute(statement)
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def migrate(path: Path) -> None:
    """Run the migrations that this database has not seen, all in one transaction."""
    # Here and not above: most files need none.
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory
    from sqlalchemy import Connection, NullPool, create_engine, event, inspect

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    engine = create_engine("sqlite://", creator=lambda: connect(path), poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # Immediate: of two houses that open a file at once, one waits for the other's migrations.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.begin() as connection:
        heads = set(MigrationContext.configure(connection).get_current_heads())
        if unknown := heads - {script.revision for script in scripts.walk_revisions()}:
            raise StoreError(
                f"{path} was written by a newer Caravanserai (revision {', '.join(sorted(unknown))} of its tables is "
                "not known here): update the program, or choose another file"
            )
        if not heads and inspect(connection).get_table_names():
            raise StoreError(f"{path} is a database, but not one of Caravanserai's: choose another file")
        if heads != set(scripts.get_heads()):
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
