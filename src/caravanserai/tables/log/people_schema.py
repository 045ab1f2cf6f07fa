"""The part of the database's tables that is about people (`schema.py` has the others)."""

from sqlalchemy import (
    BigInteger,
    Boolean,
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

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    #: Whose games this one's are now: a guest who turned out to be somebody. No foreign key: copies come in any order.
    Column("merged_into", String),
    Index("people_merged", "merged_into", sqlite_where=column("merged_into").is_not(None)),
)

#: One for each device of a person. Only hashes are kept: who reads the file cannot sit down as somebody else.
tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    #: When it was last seen, to the hour; and what kind of browser it is.
    Column("used_at", BigInteger),
    Column("agent", String),
    #: The guest that this device was before it was this person's: where both sit at one table, it plays that seat.
    Column("was", String),
    #: When a key of theirs was last shown on it.
    Column("proven_at", BigInteger),
    Index("tokens_by_person", "person"),
)

#: Names by which people sign in and are found. `key` is one for all handles that look alike; one that was left stays
#: reserved for who had it.
handles = Table(
    "handles",
    metadata,
    Column("key", String, primary_key=True),
    Column("handle", String, nullable=False),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("taken_at", BigInteger, nullable=False),
    Column("left_at", BigInteger),
    Index("handles_by_person", "person"),
)

#: What a person signs in with. `secret` is a hash of a password, or the public half of a passkey.
keys = Table(
    "keys",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("kind", String, nullable=False),
    Column("label", String, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    #: The id of a passkey, by which it is found.
    Column("credential", String),
    #: How often a passkey says it was used.
    Column("uses", BigInteger, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    UniqueConstraint("credential"),
    Index("keys_by_person", "person"),
)

#: Printed codes for the day a key is lost; each works once.
codes = Table(
    "codes",
    metadata,
    Column("code_hash", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("codes_by_person", "person"),
)

#: Who has whom among their friends; both do, until one blocks the other.
friends = Table(
    "friends",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("other", String, ForeignKey("people.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("friends_by_other", "other"),
    sqlite_with_rowid=False,
)

#: Who asked whom to be a friend, by what they called them. Null: nobody hears of it, and who asked cannot tell.
asks = Table(
    "asks",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("key", String, primary_key=True),
    Column("shown", String, nullable=False),
    Column("other", String, ForeignKey("people.id")),
    Column("asked_at", BigInteger, nullable=False),
    Index("asks_by_other", "other"),
    Index("asks_by_key", "key"),
    sqlite_with_rowid=False,
)

#: Whom somebody wants nothing of, by what they called them. Null: nobody has that handle.
blocks = Table(
    "blocks",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("key", String, primary_key=True),
    Column("shown", String, nullable=False),
    Column("other", String, ForeignKey("people.id")),
    Column("since", BigInteger, nullable=False),
    Index("blocks_by_other", "other"),
    Index("blocks_by_key", "key"),
    sqlite_with_rowid=False,
)

#: To a table that waits for players, by a friend (`other`).
invitations = Table(
    "invitations",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("other", String, ForeignKey("people.id"), primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("sent_at", BigInteger, nullable=False),
    Index("invitations_by_other", "other"),
    Index("invitations_by_table", "table_id"),
    sqlite_with_rowid=False,
)

#: A seat at a table that waits for players, kept by a friend (`other`). Which one it is, the table's log says.
kept_seats = Table(
    "kept_seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("other", String, ForeignKey("people.id"), nullable=False),
    Column("kept_at", BigInteger, nullable=False),
    Index("kept_seats_by_person", "person"),
    Index("kept_seats_by_other", "other"),
    sqlite_with_rowid=False,
)

#: Who wants a game by day: at which hours (a bit each, in their own time: that of a zone, or else `ahead` minutes of
#: UTC), how many hours there are for an answer, and how well they played when they left it. `table_id`: the table
#: that a node is opening for them.
tickets = Table(
    "tickets",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("hours", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("answer_hours", Integer, nullable=False),
    Column("level", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("table_id", String),
    Column("claimed_at", BigInteger),
    Column("zone", String),
    Column("rating", Integer),
    Index("tickets_by_person", "person", "made_at"),
    Index("tickets_by_age", "expires_at"),
    sqlite_with_rowid=False,
)

#: Who is away for some days, and what becomes of their games by day. `look_at`: when their tables are told next.
holidays = Table(
    "holidays",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("made_at", BigInteger, primary_key=True),
    Column("starts_at", BigInteger, nullable=False),
    Column("until_at", BigInteger, nullable=False),
    Column("how", String, nullable=False),
    Column("words", String),
    Column("look_at", BigInteger, nullable=False),
    Index("holidays_due", "look_at"),
    sqlite_with_rowid=False,
)

#: When somebody who has friends was last in the house.
seen = Table(
    "seen",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

#: Who may see somebody's page, where they chose.
profiles = Table(
    "profiles",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("shows", String, nullable=False),
    sqlite_with_rowid=False,
)

#: Lessons that somebody has reached the goal of.
lessons = Table(
    "lessons",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("key", String, primary_key=True),
    Column("done_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

#: Who looks at reports; the owner of the house says who.
moderators = Table(
    "moderators",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

#: What somebody told the moderators about somebody else, with what they could see of it then, as JSON. It outlives who
#: sent it, and the table.
reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("reporter", String, nullable=False),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("kind", String, nullable=False),
    Column("text", String, nullable=False),
    Column("table_id", String),
    Column("snapshot", LargeBinary, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    #: What was decided.
    Column("outcome", String),
    Index("reports_by_closing", "closed_at", "made_at"),
    Index("reports_by_person", "person", "made_at"),
    Index("reports_by_reporter", "reporter", "made_at"),
    Index("reports_by_table", "table_id"),
)

#: Moderators who would ban somebody, and for how many days; 0: who does not know, and leaves it to others.
votes = Table(
    "votes",
    metadata,
    Column("report", String, ForeignKey("reports.id"), primary_key=True),
    Column("moderator", String, ForeignKey("people.id"), primary_key=True),
    Column("days", Integer, nullable=False),
    Column("voted_at", BigInteger, nullable=False),
    #: Why; null for who does not know, and from before it was asked.
    Column("text", String),
    Index("votes_by_moderator", "moderator"),
    sqlite_with_rowid=False,
)

#: All that was decided about people, and what they answered.
actions = Table(
    "actions",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("kind", String, nullable=False),
    #: Null: the owner of the house.
    Column("moderator", String),
    #: Null: there was none, or it is forgotten.
    Column("report", String),
    Column("text", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("until", BigInteger),
    #: When they were told; null: not yet.
    Column("read_at", BigInteger),
    Column("answer", String),
    Column("answered_at", BigInteger),
    #: When the owner decided about the answer; and when what was decided was taken back.
    Column("settled_at", BigInteger),
    Column("lifted_at", BigInteger),
    Index("actions_by_person", "person", "made_at"),
)

#: What somebody may not do, and until when. `carried`: the house has seen to it that their seats are left.
restrictions = Table(
    "restrictions",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("action", String, nullable=False),
    Column("carried", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

#: The mail address that leads back to somebody, and the one that is to, once its link was opened.
mail = Table(
    "mail",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("address", String),
    #: One for all ways to write it; nobody else has it.
    Column("key", String),
    Column("wanted", String),
    Column("link_hash", String),
    Column("until", BigInteger),
    UniqueConstraint("key"),
    UniqueConstraint("link_hash"),
    sqlite_with_rowid=False,
)

#: Letters that wait to be posted. Nobody: it goes to whoever has the address. No link is in them.
letters = Table(
    "letters",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", String, ForeignKey("people.id")),
    Column("address", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("letters_due", "due_at"),
    Index("letters_by_person", "person"),
    sqlite_with_rowid=False,
)

#: Return links that were sent to somebody's own address.
sent_links = Table(
    "sent_links",
    metadata,
    Column("link_hash", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("sent_links_by_person", "person"),
    sqlite_with_rowid=False,
)

#: What somebody has chosen for all their devices: whom they hear at a table, who may know that they are here (null:
#: friends), how the page looks and sounds (JSON), and whether data for researchers may name them (null: no).
choices = Table(
    "choices",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("chat", String, nullable=False),
    Column("presence", String),
    Column("page", String),
    Column("named", Boolean),
    sqlite_with_rowid=False,
)

#: Where news of somebody go: a browser (`push`), a chat of theirs (`json`, `discord`, `slack`, `matrix`), their mail.
channels = Table(
    "channels",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("kind", String, nullable=False),
    Column("address", String, nullable=False),
    #: Of a browser: its public key, what it shares with the house, and the hash of the token of its device.
    Column("secret", String),
    Column("device", String),
    #: News of this table alone, for all who read there.
    Column("table_id", String),
    Column("lang", String, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    #: Nobody else sends there before then; and how often in a row it failed.
    Column("next_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("sent_at", BigInteger),
    Column("failed_at", BigInteger),
    Column("error", String),
    Index("channels_by_person", "person"),
    Index("channels_by_address", "address"),
    Index("channels_by_table", "table_id"),
    sqlite_with_rowid=False,
)

#: News that wait to be sent, or were (`due_at` is null then): each reason once for each channel.
outbox = Table(
    "outbox",
    metadata,
    Column("channel", String, ForeignKey("channels.id"), primary_key=True),
    Column("key", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("table_id", String),
    #: Who asks or invites.
    Column("other", String),
    Column("made_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("sent_at", BigInteger),
    Index("outbox_due", "due_at"),
    Index("outbox_made", "made_at"),
    Index("outbox_other", "other"),
    sqlite_with_rowid=False,
)

#: Which news somebody wants, and when.
news_choices = Table(
    "news_choices",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("choice", String, nullable=False),
    sqlite_with_rowid=False,
)

#: Handles of people who are gone, as hashes: nobody else may take one, and nobody can read whose it was.
reserved = Table(
    "reserved",
    metadata,
    Column("key_hash", String, primary_key=True),
    sqlite_with_rowid=False,
)

#: People who are gone, until their name is out of everything. No foreign key: nothing of them need be there.
gone = Table(
    "gone",
    metadata,
    Column("person", String, primary_key=True),
    Column("gone_at", BigInteger, nullable=False),
    #: When a node last began to take the name out, and whether one has seen it through.
    Column("begun_at", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

return_links = Table(
    "return_links",
    metadata,
    Column("link_hash", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("return_links_by_person", "person"),
)
