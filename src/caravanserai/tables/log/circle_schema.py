"""The part of the database's tables that is about circles (`schema.py` has the others). A guest who turned out to be
somebody keeps their lines: readers take them for that person's."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table

from .people_schema import metadata

#: A group of people. No secret is kept: that of its link is made of the house's key and this number.
circles = Table(
    "circles",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("link_number", Integer, nullable=False),
    sqlite_with_rowid=False,
)

#: `role`: keeper or member. `feed_number`: as of a circle's link, of the address of their calendar.
circle_members = Table(
    "circle_members",
    metadata,
    Column("circle", String, ForeignKey("circles.id"), primary_key=True),
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("role", String, nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Column("feed_number", Integer, nullable=False),
    Index("circle_members_by_person", "person"),
    sqlite_with_rowid=False,
)

#: `games`: their keys, with blanks between.
circle_evenings = Table(
    "circle_evenings",
    metadata,
    Column("id", String, primary_key=True),
    Column("circle", String, ForeignKey("circles.id"), nullable=False),
    Column("starts_at", BigInteger, nullable=False),
    Column("games", String, nullable=False),
    Column("note", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("circle_evenings_by_time", "circle", "starts_at"),
    sqlite_with_rowid=False,
)

#: Who comes to an evening: in, perhaps, out, or nothing said yet. `seen_at`: when they were last on its page while it
#: was on.
circle_answers = Table(
    "circle_answers",
    metadata,
    Column("evening", String, ForeignKey("circle_evenings.id"), primary_key=True),
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("answer", String),
    Column("seen_at", BigInteger),
    Index("circle_answers_by_person", "person"),
    sqlite_with_rowid=False,
)

#: Tables that were opened for a round of an evening. `people`: by seat, who was put there, as JSON. No foreign key to
#: the table: who met whom is known also when that is gone.
circle_tables = Table(
    "circle_tables",
    metadata,
    Column("evening", String, ForeignKey("circle_evenings.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("game", String, nullable=False),
    Column("pace", String, nullable=False),
    Column("people", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("circle_tables_by_table", "table_id"),
    sqlite_with_rowid=False,
)
