"""What lists and visitors ask of a table, beside its log; which tables are to be looked at when; the runs of the house;
and tables that cannot be read."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    # New tables only, and nothing is read: a page that is damaged must not stop this.
    op.create_table(
        "cards",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("card", sa.JSON, nullable=False),
        sa.Column("listed_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", name="cards_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="cards_table_id_fkey"),
    )
    op.create_index("cards_listed", "cards", ["listed_at"], sqlite_where=sa.column("listed_at").is_not(None))
    op.create_table(
        "attention",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("run", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", name="attention_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="attention_table_id_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "runs",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("down_since", sa.BigInteger, nullable=False),
        sa.Column("up_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="runs_pkey"),
    )
    op.create_table(
        "quarantine",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="quarantine_pkey"),
    )
