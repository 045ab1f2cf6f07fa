"""All lines of a house, on either store, for those who compare two of them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import Column

from caravanserai.tables.log.schema import metadata

Where = Path | str


async def grown_old(place: Where) -> None:
    """The time of its last beat is the clock of a test: as if it had been closed long ago."""
    if isinstance(place, str):
        db = await asyncpg.connect(place)
        await db.execute("UPDATE server SET alive_at = 1")
        await db.close()


async def nothing_left_empty(place: Where) -> None:
    """A made-up line for each table that has none: it goes along too."""
    found = await everything(place)
    for table in metadata.sorted_tables:
        if not found[table.name]:
            line = tuple(made_up(column, found) for column in table.columns)
            await insert(place, table.name, line)
            found[table.name] = {line}


def made_up(column: Column[Any], found: dict[str, set[tuple[Any, ...]]]) -> Any:
    for key in column.foreign_keys:
        place = [*key.column.table.columns].index(key.column)
        return min(line[place] for line in found[key.column.table.name])
    if column.nullable:
        return None
    return {str: "x", int: 7, float: 7.5, bool: True, bytes: b"\x00\xff"}[column.type.python_type]


async def insert(place: Where, table: str, line: tuple[Any, ...]) -> None:
    if isinstance(place, Path):
        with closing(sqlite3.connect(place / "house.db")) as file, file:
            file.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(line))})", line)
        return
    db = await asyncpg.connect(place)
    await db.execute(f"INSERT INTO {table} VALUES ({', '.join(f'${n + 1}' for n in range(len(line)))})", *line)
    await db.close()


async def everything(place: Where) -> dict[str, set[tuple[Any, ...]]]:
    """All lines of all tables, but for what each store has of its own."""
    found = {}
    if isinstance(place, Path):
        with closing(sqlite3.connect(place / "house.db")) as file:
            for table in metadata.sorted_tables:
                rows = file.execute(f"SELECT {', '.join(table.columns.keys())} FROM {table.name}")
                found[table.name] = {tuple(row) for row in rows}
        return found
    db = await asyncpg.connect(place)
    for table in metadata.sorted_tables:
        rows = await db.fetch(f"SELECT {', '.join(table.columns.keys())} FROM {table.name}")
        found[table.name] = {tuple(row) for row in rows}
    await db.close()
    return found
