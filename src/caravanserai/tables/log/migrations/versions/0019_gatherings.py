"""Games that were begun by "Play now", and may take in who presses it too."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "gatherings",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("rating", sa.Integer),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="gatherings_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="gatherings_table_id_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("gatherings_seen", "gatherings", ["game", "pace", "seen_at"])
