"""The database's tables of evenings and tournaments."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table

from .people_schema import metadata

#: An event is its log; this is what lists show of it. `line`: JSON; `number`: of the last row. `listed_at`: when
#: entries close, or when it was over. `due_at`: when the house looks at it next; null: never again. The secret stays in
#: the house until the event is over.
events = Table(
    "events",
    metadata,
    Column("id", String, primary_key=True),
    Column("secret", String, nullable=False),
    Column("organiser", String, ForeignKey("people.id")),
    Column("status", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("line", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("listed_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Index("events_listed", "status", "listed_at"),
    Index("events_due", "due_at"),
    Index("events_by_organiser", "organiser"),
    sqlite_with_rowid=False,
)

event_log = Table(
    "event_log",
    metadata,
    Column("event", String, ForeignKey("events.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

#: Who is meant by a name of the log; nobody, once they are gone.
event_people = Table(
    "event_people",
    metadata,
    Column("event", String, ForeignKey("events.id"), primary_key=True),
    Column("key", String, primary_key=True),
    Column("person", String, ForeignKey("people.id")),
    Index("event_people_by_person", "person"),
    sqlite_with_rowid=False,
)

#: Which table plays what. It stands here before the table is opened.
event_tables = Table(
    "event_tables",
    metadata,
    Column("event", String, ForeignKey("events.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String, nullable=False),
    Index("event_tables_by_table", "table_id", unique=True),
    sqlite_with_rowid=False,
)
