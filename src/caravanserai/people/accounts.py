"""A person's account: the same person, plus a handle and keys to come back with."""

import secrets
from typing import Literal

from msgspec import Struct

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import statements as sql
from .delete_statements import IS_RESERVED
from .deleting import reserved_hash
from .handles import Handle, key_of, read_handle
from .passwords import Passwords
from .proof import is_proof_due, note_proof
from .refusals import PeopleCode, refuse

KeyKind = Literal["password", "passkey", "oidc"]
#: Of one person.
MOST_KEYS = 20
#: Between two handles, but for the first one: who sees only then how it reads may choose once more.
HANDLE_DAYS = 30
DAY = 24 * 3_600 * 1_000


class KeyInfo(Struct, frozen=True):
    """A key, without what opens: when it was made and last used, in milliseconds since 1970."""

    id: str
    kind: KeyKind
    label: str
    made: int
    used: int | None


class Account(Struct, frozen=True):
    """What a person has to come back with. `change_after`: from when on they may choose another handle."""

    handle: str | None
    change_after: int | None
    keys: tuple[KeyInfo, ...]


class Taken(Struct, frozen=True):
    """What came of a talk: nothing is wrong, or why nothing was changed."""

    wrong: PeopleCode | None = None
    until: int = 0


class Accounts:
    def __init__(self, store: Store, time: TimeSource, passwords: Passwords) -> None:
        self.store = store
        self.time = time
        self.passwords = passwords

    async def of(self, person: Person) -> Account:
        def talk() -> Talk[Account]:
            handle = yield sql.HANDLE_OF, (person.id,)
            keys = yield sql.KEYS_OF, (person.id,)
            name, after = (handle[0][0], _change_after(*handle[0][1:])) if handle else (None, None)
            return Account(name, after, tuple(KeyInfo(*line) for line in keys))

        return await self.store.ask(talk)

    # -- handle ----------------------------------------------------------------------------------------------

    async def take_handle(self, person: Person, text: str, here: str | None = None) -> None:
        """Another handle, for somebody who has a key: guests would leave none for those who stay. `here`, also in
        what follows: the hash of the token of the device that asks."""
        handle, now = read_handle(text), self.time.now()

        def talk() -> Talk[Taken]:
            yield sql.ONE_AT_A_TIME, (person.id,)
            ((keys,),) = yield sql.COUNT_KEYS, (person.id,)
            if not keys:
                return Taken("key-first")
            if (yield from is_proof_due(person.id, here, now)):
                return Taken("proof-needed")
            return (yield from _take(person.id, handle, now))

        _check(await self.store.change(talk), handle)

    # -- passwords -------------------------------------------------------------------------------------------

    async def set_password(
        self, person: Person, password: str, handle_text: str | None, current: str | None, here: str | None = None
    ) -> None:
        """A password as a key, with the handle it is asked for with; or another one, for who knows the one before: that
        is a proof as good as any."""
        handle = None if handle_text is None else read_handle(handle_text)
        found = await self.store.ask(lambda: _password_of(person.id))
        if found is not None and not await self.passwords.fits(found[1], current or ""):
            raise refuse("wrong-password")
        kept, now = await self.passwords.hash(password), self.time.now()
        before, new_id = None if found is None else found[1], secrets.token_urlsafe(12)

        def talk() -> Talk[Taken]:
            yield sql.ONE_AT_A_TIME, (person.id,)
            there = yield from _password_of(person.id)
            if (None if there is None else there[1]) != before:
                return Taken("wrong-password")  # changed meanwhile, on another device
            wrong = yield from may_have_key(person.id)
            if wrong is None and there is None and (yield from is_proof_due(person.id, here, now)):
                wrong = "proof-needed"
            if wrong is not None:
                return Taken(wrong)
            if handle is not None:
                taken = yield from _take(person.id, handle, now)
                if taken.wrong is not None:
                    return taken
            elif not (yield sql.HANDLE_OF, (person.id,)):
                return Taken("handle-needed")
            if there is not None:
                yield sql.SET_SECRET, (kept, there[0])
            else:
                yield sql.ADD_KEY, (new_id, person.id, "password", "", kept, None, 0, now)
            yield from note_proof(person.id, here, now)
            return Taken()

        _check(await self.store.change(talk), handle)

    async def by_password(self, handle: str, password: str) -> str:
        """Whose password this is, by id; `wrong-key` for an unknown handle too, and not sooner."""
        key = key_of(handle)

        def talk() -> Talk[tuple[str, str, bytes] | None]:
            owner = yield sql.HANDLE_OWNER, (key,)
            if not owner or owner[0][1] is not None:
                return None
            found = yield from _password_of(owner[0][0])
            return None if found is None else (owner[0][0], *found)

        found = None if "\0" in key else await self.store.ask(talk)
        if not await self.passwords.fits(None if found is None else found[2], password) or found is None:
            raise refuse("wrong-key")
        person, key_id, kept = found
        fresh = await self.passwords.hash(password) if self.passwords.is_dated(kept) else kept
        await self._used(key_id, fresh if fresh != kept else None)
        return person

    async def show_password(self, person: Person, password: str) -> None:
        """That somebody knows their own; not sooner refused where they have none."""
        found = await self.store.ask(lambda: _password_of(person.id))
        if not await self.passwords.fits(None if found is None else found[1], password) or found is None:
            raise refuse("wrong-password")
        await self._used(found[0])

    async def owner_of(self, handle: str) -> str | None:
        """Who is called so, by id."""
        key = key_of(handle)

        def talk() -> Talk[str | None]:
            owner = yield sql.HANDLE_OWNER, (key,)
            return owner[0][0] if owner and owner[0][1] is None else None

        return None if "\0" in key else await self.store.ask(talk)

    async def _used(self, key: str, secret: bytes | None = None) -> None:
        now = self.time.now()

        def talk() -> Talk[None]:
            yield sql.KEY_USED, (now, key)
            if secret is not None:
                yield sql.SET_SECRET, (secret, key)

        await self.store.change(talk)

    # -- keys ------------------------------------------------------------------------------------------------

    async def remove_key(self, person: Person, key: str, *, last: bool, here: str | None = None) -> None:
        """`last`: also the last one, after which only devices that are signed in, and codes, lead back."""
        now = self.time.now()

        def talk() -> Talk[Taken]:
            yield sql.ONE_AT_A_TIME, (person.id,)
            if (yield from is_proof_due(person.id, here, now)):
                return Taken("proof-needed")
            keys = yield sql.KEYS_OF, (person.id,)
            if key not in [line[0] for line in keys]:
                return Taken("no-such-key")
            if len(keys) == 1 and not last:
                return Taken("last-key")
            yield sql.REMOVE_KEY, (person.id, key)
            return Taken()

        _check(await self.store.change(talk))


def _password_of(person: str) -> Talk[tuple[str, bytes] | None]:
    found = yield sql.PASSWORD_OF, (person,)
    return (found[0][0], bytes(found[0][1])) if found else None


def may_have_key(person: str) -> Talk[PeopleCode | None]:
    """A guest who turned out to be somebody has that somebody's keys; and nobody has keys without end."""
    merged = yield sql.MERGED_INTO, (person,)
    if not merged or merged[0][0] is not None:
        return "guest-of-somebody"
    ((keys,),) = yield sql.COUNT_KEYS, (person,)
    return "too-many-keys" if keys >= MOST_KEYS else None


def _change_after(taken_at: int, handles: int) -> int:
    return taken_at if handles == 1 else taken_at + HANDLE_DAYS * DAY


def _take(person: str, handle: Handle, now: int) -> Talk[Taken]:
    """This handle for this person, if nobody has one like it. The same handle written otherwise is no change."""
    current = yield sql.HANDLE_OF, (person,)
    if current and current[0][0] == handle.text:
        return Taken()
    soon = _change_after(*current[0][1:]) if current else 0
    if now < soon:
        return Taken("handle-soon", soon)
    if (yield IS_RESERVED, (reserved_hash(handle.key),)):
        return Taken("handle-taken")
    if not (yield sql.TAKE_HANDLE, (handle.key, handle.text, person, now)):
        return Taken("handle-taken")
    yield sql.LEAVE_HANDLES, (now, person, handle.key)
    return Taken()


def _check(taken: Taken, handle: Handle | None = None) -> None:
    match taken.wrong:
        case None:
            return
        case "handle-soon":
            raise refuse("handle-soon", days=HANDLE_DAYS)
        case "handle-taken":
            raise refuse("handle-taken", handle=handle.text if handle else "")
        case "too-many-keys":
            raise refuse("too-many-keys", most=MOST_KEYS)
        case wrong:
            raise refuse(wrong)
