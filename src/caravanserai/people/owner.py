"""What the owner of a house does for people, where they cannot help themselves. The house may be open meanwhile."""

import secrets

from msgspec import Struct

from caravanserai.tables.log.store import Store
from caravanserai.tables.log.talks import Talk

from . import statements as sql
from .friend_statements import END_COMPANY
from .handles import key_of

#: Of a list.
MOST_LISTED = 200


class Listed(Struct, frozen=True):
    """A line about somebody."""

    id: str
    name: str
    handle: str | None
    since: int
    keys: int
    devices: int


class Owner:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, text: str = "") -> list[Listed]:
        """Accounts, the latest first; with a text whoever has it in their name or handle, or as id, guests too."""

        def talk() -> Talk[list[Listed]]:
            if text:
                found = yield sql.FIND, (text.lower(), text.lower(), text, key_of(text), MOST_LISTED)
            else:
                found = yield sql.LIST, (MOST_LISTED,)
            return [Listed(*line) for line in found]

        return await self.store.ask(talk)

    async def one(self, who: str) -> Listed | None:
        """By handle or by id: never by a name, which others may have too."""

        def talk() -> Talk[list[Listed]]:
            found = yield sql.ONE, (who, key_of(who))
            return [Listed(*line) for line in found]

        found = await self.store.ask(talk)
        return found[0] if found else None

    async def reset(self, person: str, link_hash: str, expires: int) -> None:
        """For somebody who lost everything, or whose keys somebody else has: one link leads back, and nothing more."""

        def talk() -> Talk[None]:
            for statement in (*sql.END_ACCESS, sql.END_LINKS):
                yield statement, (person,)
            yield sql.ADD_LINK, (link_hash, person, expires)

        await self.store.change(talk)

    async def rename(self, person: str, name: str) -> None:
        await self.store.rename(person, name)

    async def delete(self, person: str, name: str) -> None:
        """Keys, codes, devices and handles go; seats in games stay, under this name."""

        def talk() -> Talk[None]:
            for statement in (*sql.END_ACCESS, sql.END_LINKS, sql.END_HANDLES, *END_COMPANY):
                yield statement, (person,)
            yield sql.CALL, (name, person, person)

        await self.store.change(talk)


def new_link_token() -> str:
    return secrets.token_urlsafe(32)
