"""Migrations of a file that has a damaged page."""

import sqlite3
from contextlib import closing

import sqlalchemy as sa
from alembic import op


def is_whole(table: str, column: str) -> bool:
    """Can all of it be read? Asked beside the transaction: one that meets a damaged page can write nothing more."""
    (file,) = [line[2] for line in op.get_bind().execute(sa.text("PRAGMA database_list")) if line[1] == "main"]
    with closing(sqlite3.connect(file)) as read:
        try:
            read.execute(f"SELECT count({column}) FROM {table} NOT INDEXED").fetchone()
        except sqlite3.OperationalError:
            """A new file: nobody but us sees its tables yet."""
        except sqlite3.DatabaseError:
            return False
    return True
