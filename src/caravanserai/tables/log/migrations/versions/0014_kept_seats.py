"""Seats that somebody keeps for a friend."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "kept_seats",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("other", sa.String, nullable=False),
        sa.Column("kept_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="kept_seats_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="kept_seats_table_id_fkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="kept_seats_person_fkey"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="kept_seats_other_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("kept_seats_by_person", "kept_seats", ["person"])
    op.create_index("kept_seats_by_other", "kept_seats", ["other"])
