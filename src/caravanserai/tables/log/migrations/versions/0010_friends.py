"""Friends, asks, blocks, invitations, and who is here."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    _pairs("friends", "other", since="since")
    _pairs("asks", "key", since="asked_at", shown=True)
    _pairs("blocks", "key", since="since", shown=True)
    op.create_table(
        "invitations",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("other", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("sent_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "table_id", name="invitations_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="invitations_person_fkey"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="invitations_other_fkey"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="invitations_table_id_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("invitations_by_other", "invitations", ["other"])
    op.create_index("invitations_by_table", "invitations", ["table_id"])
    op.create_table(
        "seen",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="seen_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="seen_person_fkey"),
        sqlite_with_rowid=False,
    )


def _pairs(name: str, key: str, *, since: str, shown: bool = False) -> None:
    """Somebody, and somebody else, by id or by what they are called."""
    called = (sa.Column("key", sa.String, nullable=False), sa.Column("shown", sa.String, nullable=False))
    op.create_table(
        name,
        sa.Column("person", sa.String, nullable=False),
        *(called if shown else ()),
        sa.Column("other", sa.String, nullable=shown),
        sa.Column(since, sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", key, name=f"{name}_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"{name}_person_fkey"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name=f"{name}_other_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index(f"{name}_by_other", name, ["other"])
