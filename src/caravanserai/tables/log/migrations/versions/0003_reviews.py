"""Reviews of finished games, kept with them: each takes a minute to make, and is the same for every reader."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("report", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="reviews_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="reviews_table_id_fkey"),
    )
