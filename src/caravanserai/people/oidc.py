"""Being vouched for by a provider as a key: another one of a person's, found by who they are there.

Between leaving for the provider and coming back a browser carries a ticket: for what, for whom and since when, signed
by the house, so any node can go on with it. State, nonce and verifier are made from its seed and the house's key, and
are never sent with it. A ticket works once, because a key takes none that was made before its last use.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Literal

import msgspec
from msgspec import Struct

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import statements as sql
from .accounts import MOST_KEYS, may_have_key
from .proof import is_proof_due, note_proof
from .provider import LEEWAY, Provider, Vouched
from .refusals import PeopleCode, refuse

#: A ticket works for so long, in milliseconds.
LASTS = 10 * 60_000

Purpose = Literal["sign-in", "add", "show"]


class Ticket(Struct, frozen=True):
    """`person`: who adds or shows a key. `back`: where they were."""

    seed: str
    made: int
    purpose: Purpose
    person: str
    bring: bool
    back: str


class Oidc:
    def __init__(self, store: Store, time: TimeSource, key: bytes, provider: Provider) -> None:
        self.store = store
        self.time = time
        self.provider = provider
        self._key = hmac.digest(key, b"oidc", "sha256")

    @property
    def name(self) -> str:
        return self.provider.setup.name

    async def begin(self, redirect: str, purpose: Purpose, person: str, bring: bool, back: str) -> tuple[str, str]:
        """Where a browser goes, and the ticket that it carries."""
        ticket = Ticket(secrets.token_urlsafe(24), self.time.now(), purpose, person, bring, back)
        state, nonce, verifier = self._secrets(ticket)
        address = await self.provider.address(redirect, state, nonce, verifier, again=purpose == "show")
        body = urlsafe_b64encode(msgspec.json.encode(ticket)).decode().rstrip("=")
        return address, f"{body}.{self._sign(f'ticket {body}')}"

    def read(self, carried: str | None, state: str) -> Ticket:
        """The ticket that a browser carries, if it left with it for this."""
        body, _, signature = (carried or "").partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(f"ticket {body}").encode()):
            raise refuse("oidc-wrong")
        ticket = msgspec.json.decode(urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=Ticket)
        fits = hmac.compare_digest(self._secrets(ticket)[0].encode(), state.encode())
        if not fits or not 0 <= self.time.now() - ticket.made <= LASTS:
            raise refuse("oidc-wrong")
        return ticket

    async def vouched(self, ticket: Ticket, redirect: str, code: str) -> Vouched:
        _, nonce, verifier = self._secrets(ticket)
        return await self.provider.vouched(redirect, code, nonce, verifier)

    # -- as a key --------------------------------------------------------------------------------------------

    async def is_known(self, vouched: Vouched) -> bool:
        """Is this a key of somebody?"""
        credential = self._credential(vouched)

        def talk() -> Talk[bool]:
            return bool((yield sql.PASSKEY, (credential,)))

        return await self.store.ask(talk)

    async def sign_in(self, ticket: Ticket, vouched: Vouched, name: str) -> str:
        """Whose key this is, by id; nobody's yet: somebody new of this name. It is not the guest that this browser was,
        for others may know their cookie too; what the guest did can come along."""
        credential, now = self._credential(vouched), self.time.now()
        person, key = secrets.token_hex(16), secrets.token_urlsafe(12)

        def talk() -> Talk[str | None]:
            found = yield sql.PASSKEY, (credential,)
            if found:
                used = yield sql.USE_VOUCHED, (now, credential, ticket.made)
                return found[0][0] if used else None
            yield sql.ADD_PERSON, (person, name, now)
            if (yield sql.ADD_KEY, (key, person, "oidc", self.name, b"", credential, 0, now)):
                yield sql.KEY_USED, (now, key)
                return person
            yield sql.REMOVE_PERSON, (person,)  # somebody was faster, at another node
            return None

        found = await self.store.change(talk)
        if found is None:
            raise refuse("oidc-wrong")
        return found

    async def add(self, vouched: Vouched, person: Person, here: str | None) -> None:
        """As a key of this person. `here`: the hash of the token of the device that asks."""
        now, key = self.time.now(), secrets.token_urlsafe(12)
        values = (key, person.id, "oidc", self.name, b"", self._credential(vouched), 0, now)

        def talk() -> Talk[PeopleCode | None]:
            yield sql.ONE_AT_A_TIME, (person.id,)
            wrong = yield from may_have_key(person.id)
            if wrong is not None:
                return wrong
            if (yield from is_proof_due(person.id, here, now)):
                return "proof-needed"
            if not (yield sql.ADD_KEY, values):
                found = yield sql.PASSKEY, (values[5],)
                return None if found and found[0][0] == person.id else "oidc-taken"
            yield from note_proof(person.id, here, now)
            return None

        wrong = await self.store.change(talk)
        if wrong == "too-many-keys":
            raise refuse(wrong, most=MOST_KEYS)
        if wrong is not None:
            raise refuse(wrong)

    async def show(self, ticket: Ticket, vouched: Vouched, person: Person) -> None:
        """Once more: who sits there has just shown a key at the provider too, and is who they were."""
        if vouched.auth_time is None or vouched.auth_time < ticket.made // 1_000 - LEEWAY:
            raise refuse("oidc-old")
        credential, now = self._credential(vouched), self.time.now()

        def talk() -> Talk[bool]:
            found = yield sql.PASSKEY, (credential,)
            if not found or found[0][0] != person.id:
                return False
            return bool((yield sql.USE_VOUCHED, (now, credential, ticket.made)))

        if not await self.store.change(talk):
            raise refuse("oidc-wrong")

    def _credential(self, vouched: Vouched) -> str:
        """By which a key is found. No passkey has a space in it."""
        who = f"{self.provider.setup.issuer}\n{vouched.sub}".encode()
        return f"oidc {hashlib.sha256(who).hexdigest()}"

    def _secrets(self, ticket: Ticket) -> tuple[str, str, str]:
        state, nonce, verifier = (self._sign(f"{what} {ticket.seed}") for what in ("state", "nonce", "verifier"))
        return state, nonce, verifier

    def _sign(self, text: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, text.encode(), "sha256")).decode().rstrip("=")
