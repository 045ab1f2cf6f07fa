"""Reports, moderators, and what they decided."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "moderators",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="moderators_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="moderators_person_fkey"),
        sqlite_with_rowid=False,
    )
    _reports()
    op.create_table(
        "actions",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("moderator", sa.String),
        sa.Column("report", sa.String),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("read_at", sa.BigInteger),
        sa.Column("answer", sa.String),
        sa.Column("answered_at", sa.BigInteger),
        sa.Column("settled_at", sa.BigInteger),
        sa.Column("lifted_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="actions_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="actions_person_fkey"),
    )
    op.create_index("actions_by_person", "actions", ["person", "made_at"])
    op.create_table(
        "restrictions",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("action", sa.String, nullable=False),
        sa.Column("carried", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "kind", name="restrictions_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="restrictions_person_fkey"),
        sqlite_with_rowid=False,
    )


def _reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("reporter", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
        sa.Column("outcome", sa.String),
        sa.PrimaryKeyConstraint("id", name="reports_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="reports_person_fkey"),
    )
    op.create_index("reports_by_closing", "reports", ["closed_at", "made_at"])
    op.create_index("reports_by_person", "reports", ["person", "made_at"])
    op.create_index("reports_by_reporter", "reports", ["reporter", "made_at"])
    op.create_table(
        "votes",
        sa.Column("report", sa.String, nullable=False),
        sa.Column("moderator", sa.String, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("voted_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("report", "moderator", name="votes_pkey"),
        sa.ForeignKeyConstraint(["report"], ["reports.id"], name="votes_report_fkey"),
        sa.ForeignKeyConstraint(["moderator"], ["people.id"], name="votes_moderator_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("votes_by_moderator", "votes", ["moderator"])
