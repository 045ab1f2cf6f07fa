"""What people choose, who is gone, and who asked for a seat: all places where a name is."""

import sqlalchemy as sa
from alembic import op

from caravanserai.tables.log.migrations.damage import is_whole

revision = "0016"
down_revision = "0015"

#: Rows of before that name somebody who asked for a seat, or left it; what cannot be read is left alone.
WISHED = """
    INSERT OR IGNORE INTO wishes (table_id, person)
    SELECT k.table_id, json_extract(CAST(l.entry AS TEXT), '$.person') AS named
    FROM log l JOIN log_keys k ON k.key = l.key
    WHERE l.move_id IS NULL AND json_valid(CAST(l.entry AS TEXT)) AND named IS NOT NULL
        AND (instr(l.entry, CAST('"SeatWished"' AS BLOB)) OR instr(l.entry, CAST('"Sat"' AS BLOB)))
        AND NOT EXISTS (SELECT 1 FROM seatings s WHERE s.table_id = k.table_id AND s.person = named)"""


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="wishes_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="wishes_table_id_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("wishes_by_person", "wishes", ["person"])
    op.create_table(
        "choices",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("chat", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", name="choices_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="choices_person_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reserved",
        sa.Column("key_hash", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("key_hash", name="reserved_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "gone",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("gone_at", sa.BigInteger, nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", name="gone_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chores",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("place", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("name", name="chores_pkey"),
        sqlite_with_rowid=False,
    )
    for table in ("asks", "blocks"):
        if is_whole(table, "key"):
            op.create_index(f"{table}_by_key", table, ["key"])
    op.create_index("reports_by_table", "reports", ["table_id"])
    if is_whole("log", "entry"):
        op.execute(WISHED)
