"""Circles: their members, evenings, who comes, and the tables of each round."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    _people()
    _evenings()


def _people() -> None:
    op.create_table(
        "circles",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("link_number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="circles_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "circle_members",
        sa.Column("circle", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("feed_number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("circle", "person", name="circle_members_pkey"),
        sa.ForeignKeyConstraint(["circle"], ["circles.id"], name="circle_members_circle_fkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="circle_members_person_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("circle_members_by_person", "circle_members", ["person"])


def _evenings() -> None:
    op.create_table(
        "circle_evenings",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("circle", sa.String, nullable=False),
        sa.Column("starts_at", sa.BigInteger, nullable=False),
        sa.Column("games", sa.String, nullable=False),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="circle_evenings_pkey"),
        sa.ForeignKeyConstraint(["circle"], ["circles.id"], name="circle_evenings_circle_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("circle_evenings_by_time", "circle_evenings", ["circle", "starts_at"])
    op.create_table(
        "circle_answers",
        sa.Column("evening", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("answer", sa.String),
        sa.Column("seen_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("evening", "person", name="circle_answers_pkey"),
        sa.ForeignKeyConstraint(["evening"], ["circle_evenings.id"], name="circle_answers_evening_fkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="circle_answers_person_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("circle_answers_by_person", "circle_answers", ["person"])
    op.create_table(
        "circle_tables",
        sa.Column("evening", sa.String, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("people", sa.String, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("evening", "round", "number", name="circle_tables_pkey"),
        sa.ForeignKeyConstraint(["evening"], ["circle_evenings.id"], name="circle_tables_evening_fkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("circle_tables_by_table", "circle_tables", ["table_id"])
