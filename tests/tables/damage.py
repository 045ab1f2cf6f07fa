"""Real damage to a real file: pages of SQLite overwritten where a table's things are."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.waiting import SECONDS

#: No page type that SQLite knows, and offsets that lead nowhere.
NONSENSE = b"\xff"


def pages_of(path: Path, name: str, leaves: bool = True) -> list[int]:
    """The pages of a table or an index, by number; only those at the bottom of its tree, unless asked otherwise."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = db.execute("PRAGMA page_size").fetchone()
        (root,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    data = path.read_bytes()
    found: list[int] = []
    todo = [root]
    while todo:
        number = todo.pop()
        page = data[(number - 1) * size : number * size]
        if page[0] in (2, 5):
            cells = int.from_bytes(page[3:5])
            pointers = [int.from_bytes(page[12 + 2 * i : 14 + 2 * i]) for i in range(cells)]
            todo += [int.from_bytes(page[8:12]), *(int.from_bytes(page[at : at + 4]) for at in pointers)]
            if not leaves:
                found.append(number)
        else:
            found.append(number)
    return sorted(found)


def ruin(path: Path, numbers: list[int]) -> None:
    with closing(sqlite3.connect(path)) as db:
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        for number in numbers:
            file.seek((number - 1) * size)
            file.write(NONSENSE * size)


def edit(path: Path, statement: str, *values: object) -> None:
    """A row that no house would write. One that is open may be writing something else just now."""
    with closing(sqlite3.connect(path, timeout=SECONDS)) as db, db:
        assert db.execute(statement, values).rowcount > 0


def readable(path: Path, ask: Callable[[sqlite3.Connection], object]) -> bool:
    with closing(sqlite3.connect(path)) as db:
        try:
            ask(db)
        except sqlite3.DatabaseError:
            return False
    return True
