"""Who may see somebody's page, and the lessons they have done."""

import sqlalchemy as sa
from alembic import op

from caravanserai.tables.log.migrations.damage import is_whole

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("shows", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", name="profiles_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="profiles_person_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "lessons",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("done_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "key", name="lessons_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="lessons_person_fkey"),
        sqlite_with_rowid=False,
    )
    if is_whole("daily", "person"):
        op.create_index("daily_by_person", "daily", ["person", "day"])
