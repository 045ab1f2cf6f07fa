"""To look into the store of a house past it, whichever it is."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from caravanserai.tables.log.statements import numbered


async def ask(place: Path | str, statement: str, *values: Any) -> tuple[Any, ...] | None:
    """Say this to the database; the first line of what it answers."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as db, db:
            found: tuple[Any, ...] | None = db.execute(statement, values).fetchone()
            return found
    line = await asyncpg.connect(place)
    try:
        answered = await line.fetchrow(numbered(statement), *values)
        return None if answered is None else tuple(answered)
    finally:
        await line.close()
