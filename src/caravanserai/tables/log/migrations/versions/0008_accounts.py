"""Handles, keys, codes and devices of people; and who is the same person as somebody else."""

import sqlalchemy as sa
from alembic import op

from caravanserai.tables.log.migrations.damage import is_whole

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("people", sa.Column("merged_into", sa.String))
    if is_whole("people", "created_at"):
        merged = sa.text("merged_into IS NOT NULL")
        op.create_index("people_merged", "people", ["merged_into"], sqlite_where=merged)
    op.add_column("tokens", sa.Column("used_at", sa.BigInteger))
    op.add_column("tokens", sa.Column("agent", sa.String))
    op.add_column("tokens", sa.Column("was", sa.String))
    op.create_table(
        "handles",
        sa.Column("key", sa.String, nullable=False),
        sa.Column("handle", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("taken_at", sa.BigInteger, nullable=False),
        sa.Column("left_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("key", name="handles_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="handles_person_fkey"),
    )
    op.create_index("handles_by_person", "handles", ["person"])
    op.create_table(
        "keys",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("credential", sa.String),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="keys_pkey"),
        sa.UniqueConstraint("credential", name="keys_credential_key"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="keys_person_fkey"),
    )
    op.create_index("keys_by_person", "keys", ["person"])
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="codes_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="codes_person_fkey"),
    )
    op.create_index("codes_by_person", "codes", ["person"])
