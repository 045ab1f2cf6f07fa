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
    String,
    Table,
    UniqueConstraint,
    column,
    text,
)

from .circle_schema import circles as circles
from .event_schema import events as events
from .lines import STAGE_KIND
from .people_schema import metadata as metadata
from .rating_schema import rated_games as rated_games

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
    Index("tables_by_host", "host", "status"),
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
    #: In PostgreSQL it is a column.
    Index("cards_staged", "table_id", sqlite_where=text(f"{STAGE_KIND} IS NOT NULL")),
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

#: Who sits or sat where. Somebody who leaves before the start never sat; after it, they did. What came of it is noted
#: when it is next asked for (`people/settling.py`), so that a game that ends has nothing more to write.
seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String, primary_key=True),
    #: When the game was over; 0 if it never will be, null if nobody has asked since.
    Column("ended_at", BigInteger),
    #: What counts for somebody's record: null where the game began from a given position.
    Column("game", String),
    Column("size", Integer),
    Column("place", Integer),
    #: Whether they saw it through; null where nobody else was there to be left alone.
    Column("kept", Boolean),
    #: With all that a record is made of: a thousand games are counted without a look at one of them.
    Index("seatings_past", "person", "ended_at", "table_id", "game", "size", "place", "kept"),
    sqlite_with_rowid=False,
)

#: Who asked to play on for a bot, or stood up again: their name is in that table's log, whether they sit there or not.
wishes = Table(
    "wishes",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("person", String, primary_key=True),
    Index("wishes_by_person", "person"),
    sqlite_with_rowid=False,
)

#: Games that were begun by "Play now" a short while ago: who presses it too is looked for a seat there. A line goes
#: when there is none any more; what there is the log says.
gatherings = Table(
    "gatherings",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("game", String, nullable=False),
    Column("pace", String, nullable=False),
    Column("seats", Integer, nullable=False),
    #: The bots there, the language of who pressed first, and their rating, if they have one.
    Column("level", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("rating", Integer),
    Column("opened_at", BigInteger, nullable=False),
    #: When somebody who plays there was last seen at the table.
    Column("seen_at", BigInteger, nullable=False),
    Index("gatherings_seen", "game", "pace", "seen_at"),
    sqlite_with_rowid=False,
)

#: What somebody keeps of a game of theirs, for themselves alone: a star, a note.
notes = Table(
    "notes",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("starred", Boolean, nullable=False),
    Column("text", String, nullable=False),
    Index("notes_by_table", "table_id"),
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
    Index("daily_by_person", "person", "day"),
    sqlite_with_rowid=False,
)

#: What one node does for the house, now and then: when it was last begun, and how far it came.
chores = Table(
    "chores",
    metadata,
    Column("name", String, primary_key=True),
    Column("begun_at", BigInteger, nullable=False),
    Column("place", String, nullable=False),
    sqlite_with_rowid=False,
)

#: A single row: when the server was last known to be alive.
server = Table(
    "server",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("alive_at", BigInteger, nullable=False),
    CheckConstraint("id = 1", name="single"),
)
