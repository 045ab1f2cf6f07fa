"""Evenings and tournaments: the log of each, who is who in it, and its tables."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("organiser", sa.String),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("line", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("listed_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="events_pkey"),
        sa.ForeignKeyConstraint(["organiser"], ["people.id"], name="events_organiser_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("events_listed", "events", ["status", "listed_at"])
    op.create_index("events_due", "events", ["due_at"])
    op.create_index("events_by_organiser", "events", ["organiser"])
    op.create_table(
        "event_log",
        sa.Column("event", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("event", "number", name="event_log_pkey"),
        sa.ForeignKeyConstraint(["event"], ["events.id"], name="event_log_event_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "event_people",
        sa.Column("event", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("person", sa.String),
        sa.PrimaryKeyConstraint("event", "key", name="event_people_pkey"),
        sa.ForeignKeyConstraint(["event"], ["events.id"], name="event_people_event_fkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="event_people_person_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("event_people_by_person", "event_people", ["person"])
    op.create_table(
        "event_tables",
        sa.Column("event", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("event", "round", "number", name="event_tables_pkey"),
        sa.ForeignKeyConstraint(["event"], ["events.id"], name="event_tables_event_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("event_tables_by_table", "event_tables", ["table_id"], unique=True)
