"""The tables of a house on PostgreSQL: made, and brought up to date, once, however many nodes come at the same time.

A step is a file of SQL in `migrations/postgres`, run once, in order. A node of the version before may go on beside a
new one, so a step only adds (expand); what nobody uses any more goes a version later (contract), and such a step names
in its first line the oldest step whose program still works with it: `-- works since 0003`.
"""

import re
from pathlib import Path
from typing import Any

from msgspec import Struct

from .database import MIGRATIONS
from .store import StoreError

STEPS = MIGRATIONS / "postgres"
#: The lock that all nodes take for this; any number that nothing else takes.
LOCK = 0x6361726176616E
#: Seconds for a step, or to wait for another node's: an index of a large house takes longer than any answer may.
LONG = 600.0
MAKE_LIST = "CREATE TABLE steps (number integer PRIMARY KEY, works_since integer NOT NULL)"
#: One question for both: another node may be making them just now.
TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"


class Step(Struct, frozen=True):
    number: int
    works_since: int
    sql: str


def steps(folder: Path = STEPS) -> list[Step]:
    found = []
    for file in sorted(folder.glob("0*.sql")):
        sql, number = file.read_text(encoding="utf-8"), int(file.name.partition("_")[0])
        since = re.match(r"-- works since (\d+)\n", sql)
        found.append(Step(number, int(since[1]) if since else 1, sql))
    return found


async def bring_up_to_date(db: Any, name: str, known: list[Step]) -> None:
    """Run the steps that this database has not seen, all in one transaction. StoreError if it is not ours to use."""
    if await _missing(db, name, known) == []:
        return  # nobody need wait for the lock
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK, timeout=LONG)
        missing = await _missing(db, name, known)
        if missing == known:
            await db.execute(MAKE_LIST)
        for step in missing:
            await db.execute(step.sql, timeout=LONG)
            await db.execute("INSERT INTO steps (number, works_since) VALUES ($1, $2)", step.number, step.works_since)


async def is_ours(db: Any, name: str, known: list[Step]) -> bool:
    """Does it hold tables of Caravanserai's? False where it is empty. StoreError if it is not ours to use."""
    return await _missing(db, name, known) != known


async def _missing(db: Any, name: str, known: list[Step]) -> list[Step]:
    there = {table for (table,) in await db.fetch(TABLES)}
    if "steps" not in there:
        if there:
            raise StoreError(f"{name} is a database, but not one of Caravanserai's: choose another one")
        letters = await db.fetchval("SHOW server_encoding")
        if letters != "UTF8":  # the first name that it has no letters for would be refused, and what was done with it
            raise StoreError(f"{name} keeps letters as {letters}: make the database anew with ENCODING 'UTF8'")
        return known
    done = dict(await db.fetch("SELECT number, works_since FROM steps"))
    newest = known[-1].number
    if max(done.values(), default=0) > newest:
        raise StoreError(
            f"{name} was changed by a newer Caravanserai (step {max(done)} of its tables is not known here): update "
            "the program, or choose another database"
        )
    return [step for step in known if step.number not in done]
