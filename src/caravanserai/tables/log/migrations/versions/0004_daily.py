"""The deals of days: who played which table of them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column("day", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "person", name="daily_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="daily_table_id_fkey"),
        sqlite_with_rowid=False,
    )
