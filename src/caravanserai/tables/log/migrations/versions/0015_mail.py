"""Mail addresses as a way back, and letters that wait to be posted."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "mail",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("address", sa.String),
        sa.Column("key", sa.String),
        sa.Column("wanted", sa.String),
        sa.Column("link_hash", sa.String),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("person", name="mail_pkey"),
        sa.UniqueConstraint("key", name="mail_key_key"),
        sa.UniqueConstraint("link_hash", name="mail_link_hash_key"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="mail_person_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="letters_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="letters_person_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("letters_due", "letters", ["due_at"])
    op.create_index("letters_by_person", "letters", ["person"])
    op.create_table(
        "sent_links",
        sa.Column("link_hash", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("link_hash", name="sent_links_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="sent_links_person_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("sent_links_by_person", "sent_links", ["person"])
