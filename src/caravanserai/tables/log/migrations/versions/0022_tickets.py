"""Who wants a game by day, and at which hours."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "tickets",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("hours", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("answer_hours", sa.Integer, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("claimed_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="tickets_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="tickets_person_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("tickets_by_person", "tickets", ["person", "made_at"])
    op.create_index("tickets_by_age", "tickets", ["expires_at"])
