"""A mail address as a way back, for who wants one, in a house that can send mail.

It is one person's, once they have opened the link that was sent there. Who asks for a way back learns nothing: whatever
they type, a letter is put in the queue, and only whoever posts it looks whose address that is. A link is made from the
letter's id and the key of the house: it never lies in the store, and any node can post it.
"""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from typing import Literal

from msgspec import Struct

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import mail_statements as sql
from .proof import is_proof_due
from .refusals import PeopleCode, refuse
from .statements import COUNT_KEYS, ONE_AT_A_TIME

#: Links end after so long, in milliseconds, or when they were used.
LASTS = 30 * 60_000
#: Letters that wait to be posted.
MOST_WAITING = 500
LONGEST = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")

Kind = Literal["confirm", "return"]


class MyMail(Struct, frozen=True):
    """My address, and the one that waits for its link to be opened."""

    address: str | None = None
    wanted: str | None = None


class Confirming(Struct, frozen=True):
    """To whom an address is to lead back."""

    name: str
    address: str


class Letter(Struct, frozen=True):
    """`person`: nobody, where it goes to whoever has the address."""

    id: str
    kind: Kind
    person: str | None
    address: str
    lang: str
    made: int
    tries: int = 0


class Mail:
    def __init__(self, store: Store, time: TimeSource, key: bytes) -> None:
        self.store = store
        self.time = time
        self._key = hmac.digest(key, b"mail", "sha256")

    async def of(self, person: Person) -> MyMail:
        now = self.time.now()

        def talk() -> Talk[MyMail]:
            found = yield sql.MAIL_OF, (person.id,)
            if not found:
                return MyMail()
            address, wanted, until = found[0]
            return MyMail(address, wanted if until is not None and until > now else None)

        return await self.store.ask(talk)

    async def want(self, person: Person, text: str, lang: str, here: str | None) -> None:
        """A link goes to this address; once it is opened, the address leads back. Until then the one of before does.
        `here`: the hash of the token of the device that asks."""
        address, now = read_address(text), self.time.now()
        letter = Letter(secrets.token_urlsafe(18), "confirm", person.id, address, lang, now)
        link = hash_of(self.token(letter))

        def talk() -> Talk[PeopleCode | None]:
            yield ONE_AT_A_TIME, (person.id,)
            ((keys,),) = yield COUNT_KEYS, (person.id,)
            if not keys:
                return "key-first"
            if (yield from is_proof_due(person.id, here, now)):
                return "proof-needed"
            yield sql.WANT, (person.id, address, link, now + LASTS)
            return (yield from _put(letter))

        wrong = await self.store.change(talk, owners=False)
        if wrong is not None:
            raise refuse(wrong)

    async def look(self, token: str) -> Confirming:
        """What a link would do; it still works afterwards."""
        now = self.time.now()

        def talk() -> Talk[Confirming | None]:
            found = yield sql.WANTED, (hash_of(token), now)
            return Confirming(found[0][1], found[0][2]) if found else None

        found = await self.store.ask(talk)
        if found is None:
            raise refuse("mail-link-dead")
        return found

    async def confirm(self, token: str) -> None:
        """The address of this link leads back from now on; the link works no more."""
        now = self.time.now()

        def talk() -> Talk[PeopleCode | None]:
            found = yield sql.WANTED, (hash_of(token), now)
            if not found:
                return "mail-link-dead"
            person, _, address = found[0]
            yield ONE_AT_A_TIME, (person,)
            if (yield sql.TAKEN, (key_of(address), person)):
                return "mail-taken"
            yield sql.CONFIRM, (address, key_of(address), person)
            for statement in sql.END_SENT:
                yield statement, (person,)
            return None

        wrong = await self.store.change(talk, owners=False)
        if wrong is not None:
            raise refuse(wrong)

    async def remove(self, person: Person, here: str | None) -> None:
        now = self.time.now()

        def talk() -> Talk[bool]:
            if (yield from is_proof_due(person.id, here, now)):
                return False
            for statement in sql.END_MAIL:
                yield statement, (person.id,)
            return True

        if not await self.store.change(talk, owners=False):
            raise refuse("proof-needed")

    # -- the way back ----------------------------------------------------------------------------------------

    async def ask_back(self, text: str, lang: str) -> None:
        """Whoever has this address gets a link, if anybody does. Nobody is told, and it takes as long either way."""
        letter = Letter(secrets.token_urlsafe(18), "return", None, read_address(text), lang, self.time.now())
        wrong = await self.store.change(lambda: _put(letter), owners=False)
        if wrong is not None:
            raise refuse(wrong)

    async def was_sent(self, token: str) -> bool:
        """Did this return link go to somebody's own address? Asked once, when it is used."""
        now, link = self.time.now(), hash_of(token)

        def talk() -> Talk[bool]:
            return bool((yield sql.USE_SENT, (link, now)))

        return await self.store.change(talk, owners=False)

    # -- for whoever posts them ------------------------------------------------------------------------------

    async def due(self, most: int, lease: int) -> list[Letter]:
        """Letters to be posted now. Nobody else gets them before the lease is over, in milliseconds: who dies while
        posting is followed by another."""
        now = self.time.now()

        def talk() -> Talk[list[Letter]]:
            yield sql.OLD_SENT, (now,)
            yield sql.OLD_LETTERS, (now - LASTS,)
            found = yield sql.TAKE, (now + lease, now, most, now)
            return [Letter(*line) for line in found]

        return await self.store.change(talk, owners=False)

    async def opened(self, letter: Letter) -> str | None:
        """To whom a letter goes, by name; it leads back from now on. Nobody: None."""
        link = hash_of(self.token(letter))

        def talk() -> Talk[str | None]:
            if letter.kind == "confirm":
                found = yield sql.NAME, (letter.person,)
                return found[0][0] if found else None
            found = yield sql.BY_ADDRESS, (key_of(letter.address),)
            if not found:
                return None
            person, name = found[0]
            yield sql.ADD_BACK, (link, person, letter.made + LASTS)
            yield sql.ADD_SENT, (link, person, letter.made + LASTS)
            return str(name)

        return await self.store.change(talk, owners=False)

    async def posted(self, letter: Letter) -> None:
        def talk() -> Talk[None]:
            yield sql.DROP, (letter.id,)

        await self.store.change(talk, owners=False)

    async def again(self, letter: Letter, after: int) -> None:
        """It could not be posted: once more, so many milliseconds later."""
        due = self.time.now() + after

        def talk() -> Talk[None]:
            yield sql.LATER, (due, letter.id)

        await self.store.change(talk, owners=False)

    def token(self, letter: Letter) -> str:
        signature = hmac.digest(self._key, f"{letter.kind}\n{letter.id}".encode(), "sha256")
        return urlsafe_b64encode(signature).decode().rstrip("=")


def _put(letter: Letter) -> Talk[PeopleCode | None]:
    ((waiting,),) = yield sql.WAITING, ()
    if waiting >= MOST_WAITING:
        return "mail-busy"
    values = (letter.id, letter.kind, letter.person, letter.address, letter.lang, letter.made, letter.made)
    yield sql.PUT, values
    return None


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def read_address(text: str) -> str:
    """An address that mail can be sent to; whether it arrives, only the mail says."""
    local, _, domain = text.strip().rpartition("@")
    try:
        address = f"{local}@{domain.lower().encode('idna').decode()}"
    except UnicodeError:
        raise refuse("mail-wrong") from None
    if len(address) > LONGEST or ADDRESS.fullmatch(address) is None:
        raise refuse("mail-wrong")
    return address


def key_of(address: str) -> str:
    """Nobody has two that differ in capitals alone."""
    return address.lower()
