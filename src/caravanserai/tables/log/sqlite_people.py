"""The store of people: who they are, on which devices, and the way back. What nobody uses any more goes."""

import sqlite3
from collections import OrderedDict
from collections.abc import Callable

from .person import Known, Person, owner_of
from .sqlite_base import SqliteBase, one
from .statements import (
    BELONGS_TO_PERSON,
    DEAD_LINKS,
    INSERT_LINK,
    INSERT_PERSON,
    INSERT_TOKEN,
    IS_KEPT,
    KEPT_VALUES,
    LINK,
    MOST_DEVICES,
    MOST_LINKS,
    OWNER,
    PERSON,
    RENAME,
)
from .store import StoreError
from .talks import NewTalk, T, hold

#: Devices whose owner is kept in memory: every request asks for it.
MOST_KEPT = 4_096
KEEP_DEVICES = """
    DELETE FROM tokens WHERE person = ? AND rowid NOT IN (
        SELECT rowid FROM tokens WHERE person = ? ORDER BY created_at DESC, rowid DESC LIMIT ?)"""
KEEP_LINKS = """
    DELETE FROM return_links WHERE person = ? AND rowid NOT IN (
        SELECT rowid FROM return_links WHERE person = ? ORDER BY expires_at DESC, rowid DESC LIMIT ?)"""
NEXT_PEOPLE = "SELECT rowid, id FROM people WHERE rowid > ? AND created_at < ? ORDER BY rowid LIMIT ?"


class PeopleStore(SqliteBase):
    #: The last of those that were looked at for being gone.
    _looked_at = 0
    #: Whose devices were asked for last; and how often all of that was forgotten.
    _owners: OrderedDict[str, Person]
    _forgotten = 0

    def __init__(self, writing: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        super().__init__(writing, reading)
        self._owners = OrderedDict()

    def forget_owners(self) -> None:
        """What is known of devices may have changed: it is read anew, also by those who read just now."""
        self._owners.clear()
        self._forgotten += 1

    async def ask(self, talk: NewTalk[T]) -> T:
        """What comes of a talk that changes nothing."""
        return await self._read(lambda db: hold(talk(), db))

    async def change(self, talk: NewTalk[T], *, owners: bool = True) -> T:
        """What comes of a talk in one transaction, once that is durable. `owners`: it may change whose a device is."""
        try:
            return await self._writer.write(lambda db: hold(talk(), db))
        finally:
            if owners:
                self.forget_owners()

    async def add_person(self, person: Person, token_hash: str, now: int, agent: str | None = None) -> None:
        """Somebody new, on their first device."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(INSERT_PERSON, (person.id, person.name, now))
            db.execute(INSERT_TOKEN, (token_hash, person.id, now, agent, None))

        await self._writer.write(work)
        self._keep_owner(token_hash, person)  # who is new comes again at once

    async def person_by_token(self, token_hash: str) -> Person | None:
        """Whose device this is."""
        if (owner := self._owners.get(token_hash)) is not None:
            self._owners.move_to_end(token_hash)
            return owner
        before = self._forgotten
        found = await self._read(owner_found(token_hash))
        if found is not None and before == self._forgotten:
            self._keep_owner(token_hash, found)
        return found

    def _keep_owner(self, token_hash: str, person: Person) -> None:
        self._owners[token_hash] = person
        if len(self._owners) > MOST_KEPT:
            self._owners.popitem(last=False)

    async def person(self, person: str) -> Person | None:
        """A person by their id."""
        return await self._read(person_found(PERSON, person))

    async def rename(self, person: str, name: str) -> None:
        """Somebody has another name from now on; what is in a log stays."""
        if not await self._execute(RENAME, name, person):
            raise StoreError(f"there is no person {person}")
        self.forget_owners()

    async def add_token(
        self, person: str, token_hash: str, now: int, agent: str | None = None, was: str | None = None
    ) -> None:
        """Another device of the same person."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(INSERT_TOKEN, (token_hash, person, now, agent, was))
            db.execute(KEEP_DEVICES, (person, person, MOST_DEVICES))

        await self._writer.write(work)
        self.forget_owners()

    async def add_return_link(self, person: str, link_hash: str, expires: int) -> None:
        """A way back for a person who lost their device."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(INSERT_LINK, (link_hash, person, expires))
            db.execute(KEEP_LINKS, (person, person, MOST_LINKS))

        await self._writer.write(work)

    async def return_link(self, link_hash: str, now: int) -> Known | None:
        """Whose link this is, if it still works; it goes on working."""

        def work(db: sqlite3.Connection) -> Known | None:
            found = db.execute(LINK, (link_hash, now)).fetchone()
            return None if found is None else Known(Person(found[0], found[1]), found[2])

        return await self._read(work)

    async def use_return_link(self, link_hash: str, now: int) -> str | None:
        """The person of a link that has not expired; it works once."""

        def work(db: sqlite3.Connection) -> str | None:
            db.execute(DEAD_LINKS, (now,))
            found: str | None = one("SELECT person FROM return_links WHERE link_hash = ?", (link_hash,))(db)
            db.execute("DELETE FROM return_links WHERE link_hash = ?", (link_hash,))
            return found

        return await self._writer.write(work)

    async def forget_links(self, now: int) -> None:
        """Return links that have expired."""
        await self._execute(DEAD_LINKS, now)

    async def forget_guests(self, before: int, limit: int) -> int:
        """Look at so many people who came before then, where the last look ended, and forget those with nothing to come
        back to; how many were looked at."""
        found = await self._read(lambda db: db.execute(NEXT_PEOPLE, (self._looked_at, before, limit)).fetchall())
        self._looked_at = found[-1][0] if len(found) == limit else 0

        def work(db: sqlite3.Connection) -> None:
            # Asked here, where all that is written has its turn: somebody may have sat down meanwhile.
            gone = [(person,) for _, person in found if not one(IS_KEPT, (person,) * KEPT_VALUES)(db)]
            for belonging in BELONGS_TO_PERSON:
                db.executemany(belonging, gone)

        if found:
            await self._writer.write(work)
            self.forget_owners()
        return len(found)


def owner_found(token_hash: str) -> Callable[[sqlite3.Connection], Person | None]:
    def work(db: sqlite3.Connection) -> Person | None:
        found = db.execute(OWNER.format(joined="group_concat"), (token_hash,)).fetchone()
        return None if found is None else owner_of(*found)

    return work


def person_found(statement: str, value: str) -> Callable[[sqlite3.Connection], Person | None]:
    def work(db: sqlite3.Connection) -> Person | None:
        found = db.execute(statement, (value,)).fetchone()
        return None if found is None else Person(*found)

    return work
