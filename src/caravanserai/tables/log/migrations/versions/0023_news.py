"""Where news of people go, what waits to be sent there, and which they want."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("secret", sa.String),
        sa.Column("device", sa.String),
        sa.Column("table_id", sa.String),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("next_at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent_at", sa.BigInteger),
        sa.Column("failed_at", sa.BigInteger),
        sa.Column("error", sa.String),
        sa.PrimaryKeyConstraint("id", name="channels_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="channels_person_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_index("channels_by_address", "channels", ["address"])
    op.create_index("channels_by_table", "channels", ["table_id"])
    op.create_table(
        "outbox",
        sa.Column("channel", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("other", sa.String),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("sent_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("channel", "key", name="outbox_pkey"),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="outbox_channel_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("outbox_due", "outbox", ["due_at"])
    op.create_index("outbox_made", "outbox", ["made_at"])
    op.create_index("outbox_other", "outbox", ["other"])
    op.create_table(
        "news_choices",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("choice", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", name="news_choices_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="news_choices_person_fkey"),
        sqlite_with_rowid=False,
    )
