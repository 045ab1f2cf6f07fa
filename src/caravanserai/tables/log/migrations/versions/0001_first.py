"""Tables and their log, people and their tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    make_tables()
    make_people()
    op.create_table(
        "server",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("alive_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="server_pkey"),
        sa.CheckConstraint("id = 1", name=op.f("server_single")),
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("scores", sa.JSON),
        sa.Column("ranks", sa.JSON),
        sa.PrimaryKeyConstraint("id", name="tables_pkey"),
    )
    op.create_index("tables_by_status", "tables", ["status", "changed_at"])
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("move_id", sa.String),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="log_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="log_table_id_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "log_by_move", "log", ["table_id", "seat", "move_id"], sqlite_where=sa.column("move_id").is_not(None)
    )
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "person", name="seatings_pkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="seatings_table_id_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("seatings_by_person", "seatings", ["person"])


def make_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_pkey"),
    )
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="tokens_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="tokens_person_fkey"),
    )
    op.create_table(
        "return_links",
        sa.Column("link_hash", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("link_hash", name="return_links_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="return_links_person_fkey"),
    )
