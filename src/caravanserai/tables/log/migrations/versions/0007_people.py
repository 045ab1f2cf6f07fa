"""All devices and links of a person can be found, so that there need not be more of them than somebody wants."""

import sqlite3
from contextlib import closing

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    db = op.get_bind()
    (file,) = [line[2] for line in db.execute(sa.text("PRAGMA database_list")) if line[1] == "main"]
    # Read beside the transaction: one that meets a damaged page can write nothing more. It is slower without.
    with closing(sqlite3.connect(file)) as read:
        for table in ("tokens", "return_links"):
            try:
                read.execute(f"SELECT count(person) FROM {table}").fetchone()
            except sqlite3.OperationalError:
                """A new file: nobody but us sees its tables yet."""
            except sqlite3.DatabaseError:
                continue
            op.create_index(f"{table}_by_person", table, ["person"], if_not_exists=True)
