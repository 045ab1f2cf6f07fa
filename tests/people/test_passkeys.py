"""Passkeys, with an authenticator made of code: what is taken, and what never is."""

from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import sha256, websafe_decode, websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)

from caravanserai.people.passkeys import LASTS, Passkeys, Site, site_of
from caravanserai.tables.log.store import Person
from tests.people.conftest import People, device_of
from tests.people.test_accounts import refused

pytestmark = pytest.mark.anyio

SITE = Site("games.example.org", "https://games.example.org")


class Device:
    """An authenticator with one key."""

    def __init__(self, credential: bytes = b"credential-1") -> None:
        self.credential = credential
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.counter = 0

    def makes(self, options: dict[str, Any], site: Site = SITE, algorithm: int | None = None) -> dict[str, Any]:
        public = ES256.from_cryptography_key(self.key.public_key())
        if algorithm is not None:
            public = type(public)({**public, 3: algorithm})
        data = AttestedCredentialData.create(Aaguid.NONE, self.credential, public)
        flags = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV | AuthenticatorData.FLAG.AT
        said = AuthenticatorData.create(sha256(site.id.encode()), flags, self.counter, data)
        client = self._client("webauthn.create", options, site)
        response = {
            "clientDataJSON": websafe_encode(client),
            "attestationObject": websafe_encode(AttestationObject.create("none", said, {})),
        }
        return self._answer(response)

    def shows(self, options: dict[str, Any], site: Site = SITE, kind: str = "webauthn.get") -> dict[str, Any]:
        self.counter += 1
        said = AuthenticatorData.create(sha256(site.id.encode()), AuthenticatorData.FLAG.UP, self.counter)
        client = self._client(kind, options, site)
        signature = self.key.sign(said + sha256(client), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": websafe_encode(client),
            "authenticatorData": websafe_encode(said),
            "signature": websafe_encode(signature),
            "userHandle": None,
        }
        return self._answer(response)

    def _client(self, kind: str, options: dict[str, Any], site: Site) -> bytes:
        challenge = websafe_decode(options["publicKey"]["challenge"])
        return CollectedClientData.create(type=kind, challenge=challenge, origin=site.origin)

    def _answer(self, response: dict[str, Any]) -> dict[str, Any]:
        id_ = websafe_encode(self.credential)
        return {"id": id_, "rawId": id_, "type": "public-key", "response": response, "clientExtensionResults": {}}


@pytest.fixture
def passkeys(people: People) -> Passkeys:
    return Passkeys(people.store, people.time, b"key of the house")


async def added(passkeys: Passkeys, person: Person, device: Device) -> None:
    answer = device.makes(passkeys.begin_adding(SITE, person, person.name))
    await passkeys.add(SITE, person, answer, "chrome linux", device_of(person))


async def test_a_passkey_is_added_and_signs_in(people: People, passkeys: Passkeys) -> None:
    anna, device = await people.guest(1), Device()
    await added(passkeys, anna, device)
    people.time.move(5)
    assert await passkeys.sign_in(SITE, device.shows(passkeys.begin_sign_in(SITE))) == anna.id
    people.time.move(5)
    assert await passkeys.sign_in(SITE, device.shows(passkeys.begin_sign_in(SITE))) == anna.id
    (key,) = (await people.accounts.of(anna)).keys
    assert (key.kind, key.label, key.used) == ("passkey", "chrome linux", people.time.now())


async def test_an_answer_that_was_taken_is_not_taken_again(people: People, passkeys: Passkeys) -> None:
    anna, device = await people.guest(1), Device()
    answer = device.makes(passkeys.begin_adding(SITE, anna, "Anna"))
    await passkeys.add(SITE, anna, answer, "", device_of(anna))
    with refused("passkey-wrong"):
        await passkeys.add(SITE, anna, answer, "", device_of(anna))
    people.time.move(5)
    question = passkeys.begin_sign_in(SITE)
    shown = device.shows(question)
    assert await passkeys.sign_in(SITE, shown) == anna.id
    for again in (shown, device.shows(question)):
        with refused("passkey-wrong"):
            await passkeys.sign_in(SITE, again)


@pytest.mark.parametrize(
    "site",
    [
        Site("elsewhere.example", "https://elsewhere.example"),
        Site("games.example.org", "https://evil.games.example.org"),
        Site("games.example.org", "http://games.example.org"),
        Site("example.org", "https://games.example.org"),
    ],
)
async def test_another_page_or_another_house_is_not_ours(people: People, passkeys: Passkeys, site: Site) -> None:
    anna, device = await people.guest(1), Device()
    with refused("passkey-wrong"):
        await passkeys.add(SITE, anna, device.makes(passkeys.begin_adding(SITE, anna, "Anna"), site), "")
    await added(passkeys, anna, device)
    people.time.move(5)
    with refused("passkey-wrong"):
        await passkeys.sign_in(SITE, device.shows(passkeys.begin_sign_in(SITE), site))


async def test_a_challenge_is_for_one_thing_one_person_and_a_while(people: People, passkeys: Passkeys) -> None:
    anna, other, device = await people.guest(1), await people.guest(2), Device()
    for answer in (
        device.makes(passkeys.begin_adding(SITE, other, "Other")),
        device.makes(passkeys.begin_sign_in(SITE)),
        device.makes({"publicKey": {"challenge": websafe_encode(b"x" * 56)}}),
    ):
        with refused("passkey-wrong"):
            await passkeys.add(SITE, anna, answer, "", device_of(anna))
    late = passkeys.begin_adding(SITE, anna, "Anna")
    people.time.move(LASTS + 1)
    with refused("passkey-wrong"):
        await passkeys.add(SITE, anna, device.makes(late), "")
    elsewhere = Passkeys(people.store, people.time, b"key of another house")
    with refused("passkey-wrong"):
        await passkeys.add(SITE, anna, device.makes(elsewhere.begin_adding(SITE, anna, "Anna")), "")


async def test_keys_of_other_kinds_copies_and_strangers_are_refused(people: People, passkeys: Passkeys) -> None:
    anna, device = await people.guest(1), Device()
    question = passkeys.begin_adding(SITE, anna, "Anna")
    for algorithm in (-65_535, -999):
        with refused("passkey-wrong"):
            await passkeys.add(SITE, anna, device.makes(question, algorithm=algorithm), "")
    await added(passkeys, anna, device)
    people.time.move(5)
    stranger, copy = Device(b"another"), Device()
    for answer in (
        stranger.shows(passkeys.begin_sign_in(SITE)),
        copy.shows(passkeys.begin_sign_in(SITE)),  # the same id, another key
        device.shows(passkeys.begin_sign_in(SITE), kind="webauthn.create"),
        {}, {"id": 7}, {"response": {}},
    ):  # fmt: skip
        with refused("passkey-wrong"):
            await passkeys.sign_in(SITE, answer)
    device.counter = 40
    assert await passkeys.sign_in(SITE, device.shows(passkeys.begin_sign_in(SITE))) == anna.id
    people.time.move(5)
    device.counter = 3
    with refused("passkey-wrong"):
        await passkeys.sign_in(SITE, device.shows(passkeys.begin_sign_in(SITE)))


@pytest.mark.parametrize("origin", ["http://192.168.0.7:8000", "http://127.0.0.1", "https://[::1]:8000"])
def test_passkeys_are_for_names(origin: str) -> None:
    with refused("passkey-needs-name"):
        site_of(origin)


def test_a_name_may_have_a_port() -> None:
    assert site_of("http://localhost:8000") == Site("localhost", "http://localhost:8000")
