"""Who is away for some days, and what becomes of their games meanwhile."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.create_table(
        "holidays",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("starts_at", sa.BigInteger, nullable=False),
        sa.Column("until_at", sa.BigInteger, nullable=False),
        sa.Column("how", sa.String, nullable=False),
        sa.Column("words", sa.String),
        sa.Column("look_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "made_at", name="holidays_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="holidays_person_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("holidays_due", "holidays", ["look_at"])
