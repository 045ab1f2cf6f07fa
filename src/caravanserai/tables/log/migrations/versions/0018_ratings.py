"""Games that count for ratings, and the ratings that follow from them."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    _games()
    _ratings()


def _games() -> None:
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("pool", sa.String),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("outcome", sa.String),
        sa.Column("plays", sa.String),
        sa.Column("weight", sa.Float, nullable=False),
        sa.Column("reviewed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="rated_games_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("rated_games_by_pool", "rated_games", ["pool", "ended_at", "table_id"])
    op.create_index("rated_games_by_review", "rated_games", ["reviewed", "ended_at", "table_id"])
    op.create_table(
        "rating_pools",
        sa.Column("pool", sa.String, nullable=False),
        sa.Column("track", sa.String, nullable=False),
        sa.Column("mark_at", sa.BigInteger),
        sa.Column("mark_table", sa.String),
        sa.Column("worker", sa.String),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("pool", "track", name="rating_pools_pkey"),
        sqlite_with_rowid=False,
    )


def _ratings() -> None:
    op.create_table(
        "rating_changes",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("pool", sa.String, nullable=False),
        sa.Column("track", sa.String, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("short", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "pool", "track", "ended_at", "table_id", name="rating_changes_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("rating_changes_by_table", "rating_changes", ["table_id"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("pool", sa.String, nullable=False),
        sa.Column("track", sa.String, nullable=False),
        sa.Column("month", sa.String, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "pool", "track", "month", name="ratings_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_board", "ratings", ["pool", "track", "month", "settled", "shown"])
    op.create_table(
        "plays",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("given", sa.Float, nullable=False),
        sa.Column("kinds", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "ended_at", "table_id", name="plays_pkey"),
        sqlite_with_rowid=False,
    )
