"""What the owner of a house does for people, where they cannot help themselves. The house may be open meanwhile."""

import secrets

from msgspec import Struct

from caravanserai.tables.log.store import Store
from caravanserai.tables.log.talks import Talk

from . import moderation_statements as moderation
from . import statements as sql
from .delete_statements import HANDLE_KEYS, UNRESERVE
from .deleting import Deleting, reserved_hash
from .handles import key_of
from .mail_statements import END_MAIL, MAIL_OF
from .notices import DAY, FOR_GOOD, Decision, Kind, decide, new_action

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


class Moderator(Struct, frozen=True):
    id: str
    name: str
    handle: str | None
    since: int


class Appeal(Struct, frozen=True):
    """An answer to what was decided about somebody. `by`: the moderator's name; None: the owner."""

    id: str
    kind: Kind
    person: str
    name: str
    made: int
    until: int | None
    text: str
    answer: str
    by: str | None


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
            for statement in (*sql.END_ACCESS, *END_MAIL):
                yield statement, (person,)
            for statement in (sql.END_DEVICES, sql.END_LINKS):
                yield statement, (person, person)
            yield sql.ADD_LINK, (link_hash, person, expires)

        await self.store.change(talk)

    async def mail(self, person: str) -> str | None:
        """The address that leads back to somebody."""

        def talk() -> Talk[str | None]:
            found = yield MAIL_OF, (person,)
            return found[0][0] if found else None

        return await self.store.ask(talk)

    async def clear_mail(self, person: str) -> None:
        def talk() -> Talk[None]:
            for statement in END_MAIL:
                yield statement, (person,)

        await self.store.change(talk, owners=False)

    async def rename(self, person: str, name: str) -> None:
        await self.store.rename(person, name)

    async def delete(self, person: str) -> None:
        """As they would do it themselves. A house that is open takes them out of running games when it next looks."""
        deleting = Deleting(self.store)
        departed = await deleting.delete(person, await self.store.clock())
        async for _ in deleting.take_names_out(departed):
            """Some games at a time."""

    # -- moderators, and what they decided -------------------------------------------------------------------

    async def moderators(self) -> list[Moderator]:
        def talk() -> Talk[list[Moderator]]:
            found = yield moderation.MODERATORS, ()
            return [Moderator(*line) for line in found]

        return await self.store.ask(talk)

    async def make_moderator(self, person: str, now: int) -> None:
        def talk() -> Talk[None]:
            yield moderation.MAKE_MODERATOR, (person, now)

        await self.store.change(talk)

    async def unmake_moderator(self, person: str) -> bool:
        """False: they were none."""

        def talk() -> Talk[bool]:
            return bool((yield moderation.UNMAKE_MODERATOR, (person,)))

        return await self.store.change(talk)

    async def restrict(self, person: str, kind: Kind, days: int | None, why: str, now: int) -> None:
        """Ban or mute somebody, for so many days or for good. It needs nobody else's word."""
        until, action = FOR_GOOD if days is None else now + days * DAY, new_action()
        await self.store.change(lambda: decide(Decision(person, kind, why, until), action, now))

    async def release(self, person: str, kind: Kind, now: int) -> bool:
        """Take all of this kind back; False: there was nothing."""

        def talk() -> Talk[bool]:
            yield moderation.LIFT_ALL, (now, person, kind)
            return bool((yield moderation.END_RESTRICTION, (person, kind)))

        return await self.store.change(talk)

    async def appeals(self) -> list[Appeal]:
        """Answers that the owner has not decided about, the oldest first."""

        def talk() -> Talk[list[Appeal]]:
            found = yield moderation.APPEALS, (MOST_LISTED,)
            return [Appeal(*line) for line in found]

        return await self.store.ask(talk)

    async def settle(self, action: str, now: int, *, lift: bool) -> bool:
        """Take one decision back, or let it stand after its answer was read; False: there is no such."""

        def talk() -> Talk[bool]:
            if not lift:
                return bool((yield moderation.SETTLE, (now, action)))
            found = yield moderation.LIFT, (now, now, action)
            for person, kind in found:
                yield moderation.END_RESTRICTION_OF, (person, action)
                # A handle that was taken away may be theirs again.
                for (key,) in (yield HANDLE_KEYS, (person,)) if kind == "rename" else ():
                    yield UNRESERVE, (reserved_hash(key),)
            return bool(found)

        return await self.store.change(talk)


def new_link_token() -> str:
    return secrets.token_urlsafe(32)
