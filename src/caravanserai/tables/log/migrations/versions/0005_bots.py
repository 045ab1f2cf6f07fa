"""Lists say which bots sat at a table; of old tables the log says it."""

import json
import sqlite3
from contextlib import closing
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

# Answers have a seat; who sits where stands in the other rows.
ROWS = "SELECT entry FROM log JOIN log_keys USING (key) WHERE table_id = ? AND seat IS NULL ORDER BY number"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bots", sa.JSON))
    db = op.get_bind()
    (file,) = [line[2] for line in db.execute(sa.text("PRAGMA database_list")) if line[1] == "main"]
    keep = sa.text("UPDATE tables SET bots = :bots WHERE rowid = :row")
    # Read beside the transaction: one that meets a damaged page can write nothing more.
    with closing(sqlite3.connect(file)) as read:
        for row, table, seats in readable_tables(read):
            try:
                bots = bots_of(seats, [json.loads(entry) for (entry,) in read.execute(ROWS, (table,))])
            except (ValueError, LookupError, TypeError, AttributeError, sqlite3.Error):
                # A log that cannot be read: the list does without.
                continue
            db.execute(keep, {"row": row, "bots": json.dumps(bots)})


def readable_tables(read: sqlite3.Connection) -> list[tuple[int, str, int]]:
    """None, if anything is damaged: a line that grows may have to share with the page beside it."""
    try:
        return read.execute("SELECT rowid, id, seats FROM tables").fetchall()
    except sqlite3.DatabaseError:
        return []


def bots_of(seats: int, entries: list[dict[str, Any]]) -> list[str | None]:
    """By seat; None where a person sits."""
    bots: list[str | None] = [None] * seats
    taken, started = [False] * seats, False
    for entry in entries:
        match entry["type"]:
            case "Opened":
                for seat, bot in (entry["setting"].get("bots") or {}).items():
                    bots[int(seat)], taken[int(seat)] = bot, True
            case "BotSat":
                bots[entry["seat"]], taken[entry["seat"]] = entry["bot"], True
            case "Sat" | "Returned":
                bots[entry["seat"]], taken[entry["seat"]] = None, True
            case "Stood" if not started:
                taken[entry["seat"]] = False
            case "Started":
                bots = [bot if here else entry["fill"] for bot, here in zip(bots, taken, strict=True)]
                started = True
    return bots
