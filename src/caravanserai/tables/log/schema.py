"""The database's tables as they are after the last migration; a test compares the two."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    column,
)

metadata = MetaData(
    naming_convention={
        "ck": "%(table_name)s_%(constraint_name)s",
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
        "pk": "%(table_name)s_pkey",
        "uq": "%(table_name)s_%(column_0_name)s_key",
    }
)

#: One line for each table, for lists; the secret never leaves the server before the game is over.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("secret", String, nullable=False),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String, nullable=False),
    Column("host", String, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("names", JSON, nullable=False),
    Column("scores", JSON),
    Column("ranks", JSON),
    Column("bots", JSON),
    Index("tables_by_status", "status", "changed_at"),
    Index("tables_by_host", "host"),
)

#: What whoever has the link may ask of a table, as of its last row that was more than an answer: nobody folds for that.
cards = Table(
    "cards",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("card", JSON, nullable=False),
    #: When a public table was opened, as long as it is open or playing.
    Column("listed_at", BigInteger),
    Index("cards_listed", "listed_at", sqlite_where=column("listed_at").is_not(None)),
)

#: Games that are played: in which run of the house each was last in memory, and when it is to be looked at again. 0: it
#: is in memory, or was when the house died. Nothing: only when somebody comes.
attention = Table(
    "attention",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("run", Integer, nullable=False),
    Column("due_at", BigInteger),
    sqlite_with_rowid=False,
)

#: From when on the house had been down before each of its runs, and when it was up.
runs = Table(
    "runs",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("down_since", BigInteger, nullable=False),
    Column("up_at", BigInteger, nullable=False),
)

#: Tables that cannot be read, and why. No foreign key: what they are about may be what is damaged.
quarantine = Table(
    "quarantine",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("reason", String, nullable=False),
    Column("since", BigInteger, nullable=False),
)

#: A short number for each table, under which its log stands: ids are long and come in no order, and a log that is
#: sorted by them changes a page of the file for every row.
log_keys = Table(
    "log_keys",
    metadata,
    Column("key", Integer, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    UniqueConstraint("table_id"),
)

#: What happened at the tables. `seat` and `move_id` repeat what an answer's entry says, so that it can be found.
log = Table(
    "log",
    metadata,
    Column("key", Integer, ForeignKey("log_keys.key"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("move_id", String),
    Column("entry", LargeBinary, nullable=False),
    Index("log_by_key", "key", "number", unique=True),
)

#: Who sits or sat where. Somebody who leaves before the start never sat; after it, they did.
seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String, primary_key=True),
    Index("seatings_by_person", "person"),
    sqlite_with_rowid=False,
)

#: What the coach made of games that are over, as JSON; by which version of the coach, and of the game's rules.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("report", LargeBinary, nullable=False),
)

#: Tries at the deals of days, one for each person; each repeats what its table's first row says, so that it is found.
daily = Table(
    "daily",
    metadata,
    Column("day", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("person", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

#: One for each device of a person. Only hashes are kept: who reads the file cannot sit down as somebody else.
tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("tokens_by_person", "person"),
)

return_links = Table(
    "return_links",
    metadata,
    Column("link_hash", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("return_links_by_person", "person"),
)

#: A single row: when the server was last known to be alive.
server = Table(
    "server",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("alive_at", BigInteger, nullable=False),
    CheckConstraint("id = 1", name="single"),
)
