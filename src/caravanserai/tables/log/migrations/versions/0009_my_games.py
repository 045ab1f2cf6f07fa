"""What came of somebody's games, and what they keep of them: stars and notes."""

import sqlalchemy as sa
from alembic import op

from caravanserai.tables.log.migrations.damage import is_whole

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    # Empty: games of before are noted when their people next ask for them, not all at once while the house opens.
    for name, kind in (("ended_at", sa.BigInteger), ("game", sa.String), ("size", sa.Integer), ("place", sa.Integer)):
        op.add_column("seatings", sa.Column(name, kind))
    op.add_column("seatings", sa.Column("kept", sa.Boolean))
    if is_whole("seatings", "person"):
        op.drop_index("seatings_by_person", "seatings")
        op.create_index("seatings_past", "seatings", ["person", "ended_at", "table_id"])
    if is_whole("tables", "host"):
        op.drop_index("tables_by_host", "tables")
        op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_table(
        "notes",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("starred", sa.Boolean, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="notes_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="notes_table_id_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("notes_by_table", "notes", ["table_id"])
