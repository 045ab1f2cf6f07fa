"""Lists say which bots sat at a table; of old tables the log says it."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bots", sa.JSON))
    db = op.get_bind()
    # Answers have a seat; who sits where stands in the other rows.
    rows = sa.text(
        "SELECT entry FROM log JOIN log_keys USING (key) WHERE table_id = :id AND seat IS NULL ORDER BY number"
    )
    keep = sa.text("UPDATE tables SET bots = :bots WHERE id = :id")
    for table, seats in db.execute(sa.text("SELECT id, seats FROM tables")).all():
        try:
            bots = bots_of(seats, [json.loads(entry) for (entry,) in db.execute(rows, {"id": table})])
        except (ValueError, LookupError, TypeError, AttributeError, sa.exc.DatabaseError):
            # A log that cannot be read, or a damaged page: the list does without.
            continue
        db.execute(keep, {"id": table, "bots": json.dumps(bots)})


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
