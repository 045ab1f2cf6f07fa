"""A talk with the database: statements, each sent when the answer to the one before is known.

It is written once, as a generator, and each store holds it in its own way: SQLite in the thread that writes,
PostgreSQL over a line. Floors above keep what is theirs so, without a second copy of it for a second store. A talk may
be held twice (the first time is then as if it had never been), so it does nothing but talk.
"""

import sqlite3
from collections.abc import Callable, Generator
from typing import Any, TypeVar

T = TypeVar("T")
#: `?` stands for a value; the answer is the list of lines that came back.
Said = tuple[str, tuple[Any, ...]]
Talk = Generator[Said, list[Any], T]
NewTalk = Callable[[], Talk[T]]


def hold(talk: Talk[T], db: sqlite3.Connection) -> T:
    """Hold a talk with SQLite."""
    try:
        said = next(talk)
        while True:
            said = talk.send(db.execute(*said).fetchall())
    except StopIteration as end:
        result: T = end.value
        return result
