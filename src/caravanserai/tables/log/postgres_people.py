"""People in a house of many machines. Nothing of them is kept in memory: another node may have changed it."""

from typing import Any

from .person import Known, Person, owner_of
from .postgres_base import Line, PostgresBase
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
    numbered,
)
from .store import StoreError
from .talks import NewTalk, T

KEEP_DEVICES = """
    DELETE FROM tokens WHERE person = $1 AND token_hash NOT IN (
        SELECT token_hash FROM tokens WHERE person = $1 AND token_hash <> $2 ORDER BY created_at DESC, token_hash
        LIMIT $3 - 1) AND token_hash <> $2"""
KEEP_LINKS = """
    DELETE FROM return_links WHERE person = $1 AND link_hash NOT IN (
        SELECT link_hash FROM return_links WHERE person = $1 AND link_hash <> $2 ORDER BY expires_at DESC, link_hash
        LIMIT $3 - 1) AND link_hash <> $2"""
OWNER_NUMBERED = numbered(OWNER.format(joined="string_agg"))
USE_LINK = "DELETE FROM return_links WHERE link_hash = $1 RETURNING person"
NEXT_PEOPLE = """
    SELECT created_at, id FROM people WHERE (created_at, id) > ($1, $2) AND created_at < $3
    ORDER BY created_at, id LIMIT $4"""


class PeopleStore(PostgresBase):
    #: The last of those that were looked at for being gone.
    _looked_at: tuple[int, str] = (-1, "")

    def forget_owners(self) -> None:
        """Nothing is kept that could be forgotten."""

    async def ask(self, talk: NewTalk[T]) -> T:
        """What comes of a talk that changes nothing."""
        return await self.change(talk)

    async def change(self, talk: NewTalk[T], *, owners: bool = True) -> T:
        """What comes of a talk in one transaction, once that is durable. `owners`: it may change whose a device is."""

        async def work(db: Line) -> T:
            held = talk()
            try:
                said, values = next(held)
                while True:
                    said, values = held.send([*await db.fetch(numbered(said), *values)])
            except StopIteration as end:
                result: T = end.value
                return result

        return await self._write(work)

    async def add_person(self, person: Person, token_hash: str, now: int, agent: str | None = None) -> None:
        """Somebody new, on their first device."""

        async def work(db: Line) -> None:
            await db.execute(numbered(INSERT_PERSON), person.id, person.name, now)
            await db.execute(numbered(INSERT_TOKEN), token_hash, person.id, now, agent, None)

        await self._write(work)

    async def person_by_token(self, token_hash: str) -> Person | None:
        """Whose device this is."""
        found = await self._read(OWNER_NUMBERED, token_hash)
        return owner_of(*found[0]) if found else None

    async def person(self, person: str) -> Person | None:
        """A person by their id."""
        return person_of(await self._read(numbered(PERSON), person))

    async def rename(self, person: str, name: str) -> None:
        """Somebody has another name from now on; what is in a log stays."""
        if not await self._execute(numbered(RENAME), name, person):
            raise StoreError(f"there is no person {person}")

    async def add_token(
        self, person: str, token_hash: str, now: int, agent: str | None = None, was: str | None = None
    ) -> None:
        """Another device of the same person."""

        async def work(db: Line) -> None:
            await db.execute(numbered(INSERT_TOKEN), token_hash, person, now, agent, was)
            await db.execute(KEEP_DEVICES, person, token_hash, MOST_DEVICES)

        await self._write(work)

    async def add_return_link(self, person: str, link_hash: str, expires: int) -> None:
        """A way back for a person who lost their device."""

        async def work(db: Line) -> None:
            await db.execute(numbered(INSERT_LINK), link_hash, person, expires)
            await db.execute(KEEP_LINKS, person, link_hash, MOST_LINKS)

        await self._write(work)

    async def return_link(self, link_hash: str, now: int) -> Known | None:
        """Whose link this is, if it still works; it goes on working."""
        found = await self._read(numbered(LINK), link_hash, now)
        return Known(Person(found[0][0], found[0][1]), found[0][2]) if found else None

    async def use_return_link(self, link_hash: str, now: int) -> str | None:
        """The person of a link that has not expired; it works once."""

        async def work(db: Line) -> str | None:
            await db.execute(numbered(DEAD_LINKS), now)
            found: str | None = await db.fetchval(USE_LINK, link_hash)
            return found

        return None if "\0" in link_hash else await self._write(work)

    async def forget_links(self, now: int) -> None:
        """Return links that have expired."""
        await self._execute(numbered(DEAD_LINKS), now)

    async def forget_guests(self, before: int, limit: int) -> int:
        """Look at so many people who came before then, where the last look ended, and forget those with nothing to come
        back to; how many were looked at."""
        found = await self._read(NEXT_PEOPLE, *self._looked_at, before, limit)
        self._looked_at = tuple(found[-1]) if len(found) == limit else (-1, "")

        async def work(db: Line) -> None:
            # Asked once more: somebody may have sat down meanwhile.
            gone = [
                (person,) for _, person in found if not await db.fetchval(numbered(IS_KEPT), *[person] * KEPT_VALUES)
            ]
            for belonging in BELONGS_TO_PERSON:
                await db.executemany(numbered(belonging), gone)

        if found:
            await self._write(work)
        return len(found)


def person_of(found: list[Any]) -> Person | None:
    return Person(*found[0]) if found else None
