"""Passkeys: a device proves who it is, by a key that never leaves it. The field's library checks what it says.

A challenge is not kept: it carries when it was made, for what and for whom, under a signature of the house, so any node
can check it. It works once, because a key takes none that was made before its last use.
"""

import asyncio
import hmac
import ipaddress
import secrets
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from fido2.server import Fido2Server
from fido2.utils import websafe_encode
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialUserEntity,
    RegistrationResponse,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from msgspec import Struct

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import statements as sql
from .accounts import MOST_KEYS, may_have_key
from .proof import is_proof_due, note_proof
from .refusals import PeopleCode, refuse

#: A challenge works for so long, in milliseconds.
LASTS = 5 * 60_000
#: ES256, EdDSA and RS256: what authenticators have; anything else is no key of ours.
ALGORITHMS = frozenset({-7, -8, -257})
#: What reading somebody's answer can raise.
WRONG = (ValueError, KeyError, TypeError, AttributeError, IndexError)


class Site(Struct, frozen=True):
    """What a passkey is for: the name of the house, and where its page comes from."""

    id: str
    origin: str


def site_of(origin: str) -> Site:
    """From scheme, host and port of the house. Passkeys are for names: refused where it is reached by a number."""
    host = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return Site(host, origin)
    raise refuse("passkey-needs-name")


class Passkeys:
    def __init__(self, store: Store, time: TimeSource, key: bytes) -> None:
        self.store = store
        self.time = time
        self._key = hmac.digest(key, b"passkeys", "sha256")

    def begin_adding(self, site: Site, person: Person, name: str) -> dict[str, Any]:
        """What a browser is asked, to make a key for this person."""
        user = PublicKeyCredentialUserEntity(name=name, id=person.id.encode(), display_name=person.name)
        options, _ = _server(site).register_begin(
            user,
            resident_key_requirement=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
            challenge=self._challenge("add", person.id),
        )
        return dict(options)

    async def add(
        self, site: Site, person: Person, answer: Mapping[str, Any], label: str, here: str | None = None
    ) -> None:
        """The key that it made, if it is one, and for this challenge, page and house. `here`: the hash of the token of
        the device that asks."""
        try:
            read = RegistrationResponse.from_dict(answer)
            challenge = read.response.client_data.challenge
            if self._made_at(challenge, "add", person.id) is None:
                raise refuse("passkey-wrong")
            made = await asyncio.to_thread(_server(site).register_complete, _state(challenge), answer)
            data = made.credential_data
        except WRONG:
            raise refuse("passkey-wrong") from None
        if data is None or data.public_key.get(3) not in ALGORITHMS:
            raise refuse("passkey-wrong")
        now = self.time.now()
        values = (
            secrets.token_urlsafe(12), person.id, "passkey", label, bytes(data), websafe_encode(data.credential_id),
            made.counter, now,
        )  # fmt: skip

        def talk() -> Talk[PeopleCode | None]:
            yield sql.ONE_AT_A_TIME, (person.id,)
            wrong = yield from may_have_key(person.id)
            if wrong is not None:
                return wrong
            if (yield from is_proof_due(person.id, here, now)):
                return "proof-needed"
            if not (yield sql.ADD_KEY, values):
                return "passkey-wrong"
            yield from note_proof(person.id, here, now)
            return None

        wrong = await self.store.change(talk)
        if wrong == "too-many-keys":
            raise refuse(wrong, most=MOST_KEYS)
        if wrong is not None:
            raise refuse(wrong)

    def begin_sign_in(self, site: Site) -> dict[str, Any]:
        """What a browser is asked, to show a key. Nobody is named: it shows whose it is."""
        options, _ = _server(site).authenticate_begin(
            user_verification=UserVerificationRequirement.PREFERRED, challenge=self._challenge("sign-in", "")
        )
        return dict(options)

    async def sign_in(self, site: Site, answer: Mapping[str, Any]) -> str:
        """Whose key this is, by id, if it says so now, to this page and for this house."""
        return await self._shown(site, answer, "sign-in", None)

    def begin_showing(self, site: Site, person: Person) -> dict[str, Any]:
        """What a browser is asked, to show a key of this person's once more."""
        options, _ = _server(site).authenticate_begin(
            user_verification=UserVerificationRequirement.PREFERRED, challenge=self._challenge("show", person.id)
        )
        return dict(options)

    async def show(self, site: Site, answer: Mapping[str, Any], person: Person) -> None:
        await self._shown(site, answer, "show", person.id)

    async def _shown(self, site: Site, answer: Mapping[str, Any], purpose: str, whose: str | None) -> str:
        """Whose key this is. `whose`: only if it is theirs."""
        try:
            read = AuthenticationResponse.from_dict(answer)
            challenge = read.response.client_data.challenge
            made_at = self._made_at(challenge, purpose, whose or "")
            credential = websafe_encode(read.raw_id)
            found = await self.store.ask(lambda: _key_of(credential))
            if made_at is None or found is None or whose not in (None, found[0]):
                raise refuse("passkey-wrong")
            person, key, secret = found
            kept = [AttestedCredentialData(secret)]
            await asyncio.to_thread(_server(site).authenticate_complete, _state(challenge), kept, answer)
            counter = read.response.authenticator_data.counter
        except WRONG:
            raise refuse("passkey-wrong") from None
        now = self.time.now()

        def talk() -> Talk[bool]:
            # Neither a challenge of before its last use, nor a counter that goes back: that is a copy.
            return bool((yield sql.USE_PASSKEY, (now, counter, key, made_at, counter, counter)))

        if not await self.store.change(talk):
            raise refuse("passkey-wrong")
        return person

    def _challenge(self, purpose: str, person: str) -> bytes:
        body = self.time.now().to_bytes(8, "big") + secrets.token_bytes(16)
        return body + self._sign(body, purpose, person)

    def _made_at(self, challenge: bytes, purpose: str, person: str) -> int | None:
        """When this challenge was made here for that; None if it was not, or long ago."""
        body, made_at = challenge[:24], int.from_bytes(challenge[:8], "big")
        if not hmac.compare_digest(challenge[24:], self._sign(body, purpose, person)):
            return None
        return made_at if 0 <= self.time.now() - made_at <= LASTS else None

    def _sign(self, body: bytes, purpose: str, person: str) -> bytes:
        return hmac.digest(self._key, body + f"\n{purpose}\n{person}".encode(), "sha256")


def _server(site: Site) -> Fido2Server:
    house = PublicKeyCredentialRpEntity(name="Caravanserai", id=site.id)
    return Fido2Server(house, verify_origin=lambda origin: origin == site.origin)


def _state(challenge: bytes) -> dict[str, Any]:
    """As the library keeps it between question and answer; the challenge was checked by its signature."""
    return {"challenge": websafe_encode(challenge), "user_verification": UserVerificationRequirement.PREFERRED}


def _key_of(credential: str) -> Talk[tuple[str, str, bytes] | None]:
    found = yield sql.PASSKEY, (credential,)
    return (found[0][0], found[0][1], bytes(found[0][2])) if found else None
