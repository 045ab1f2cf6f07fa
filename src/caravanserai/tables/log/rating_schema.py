"""The part of the database's tables that is about ratings (`schema.py` has the others). All of it but the first column
of the first can be worked out again from finished games."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Table

from .people_schema import metadata

#: Tables that count for ratings, from the moment they are opened. No foreign key: a node from before may delete one.
rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String, primary_key=True),
    #: What it counts for: game, size of the table, and against whom. Null: it is not over; empty: for nothing.
    Column("pool", String),
    Column("ended_at", BigInteger),
    #: Who came where, as JSON; what the review says of each seat, as JSON, and null until there is one.
    Column("outcome", String),
    Column("plays", String),
    #: How much of a game it counts for.
    Column("weight", Float, nullable=False),
    #: 0: its review is still to be looked at; 1: it was; 2: there will be none.
    Column("reviewed", Integer, nullable=False),
    Index("rated_games_by_pool", "pool", "ended_at", "table_id"),
    Index("rated_games_by_review", "reviewed", "ended_at", "table_id"),
    sqlite_with_rowid=False,
)

#: How far ratings are worked out: games after the mark are still to come. No mark: none are. `worker`: the node that
#: is at it, and until when it may be.
rating_pools = Table(
    "rating_pools",
    metadata,
    Column("pool", String, primary_key=True),
    Column("track", String, primary_key=True),
    Column("mark_at", BigInteger),
    Column("mark_table", String),
    Column("worker", String),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

#: What is known of somebody's strength after each of their rated games.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("person", String, primary_key=True),
    Column("pool", String, primary_key=True),
    Column("track", String, primary_key=True),
    Column("ended_at", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    #: Was it so short that games like it are taken for one, where the same people play many?
    Column("short", Boolean, nullable=False),
    Index("rating_changes_by_table", "table_id"),
    sqlite_with_rowid=False,
)

#: The same after the last game of each month, and (no month) after the last of all, for leaderboards.
ratings = Table(
    "ratings",
    metadata,
    Column("person", String, primary_key=True),
    Column("pool", String, primary_key=True),
    Column("track", String, primary_key=True),
    Column("month", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    #: On the scale of chess; and whether it is certain enough to be compared.
    Column("shown", Integer, nullable=False),
    Column("settled", Boolean, nullable=False),
    Index("ratings_board", "pool", "track", "month", "settled", "shown"),
    sqlite_with_rowid=False,
)

#: What somebody gave away in a rated game that was reviewed, in win chances; by kinds of decisions as JSON.
plays = Table(
    "plays",
    metadata,
    Column("person", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("ended_at", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", String, primary_key=True),
    Column("decisions", Integer, nullable=False),
    Column("given", Float, nullable=False),
    Column("kinds", String, nullable=False),
    sqlite_with_rowid=False,
)
