"""What leads back to somebody is changed only by who has just shown one of their keys. On both stores."""

from collections.abc import Awaitable, Callable

import pytest

from caravanserai.people.codes import Codes
from caravanserai.people.passkeys import Passkeys
from caravanserai.people.proof import FRESH, Proofs
from caravanserai.tables.log.store import Person
from tests.people.conftest import PASSWORD, People, device_of
from tests.people.test_accounts import refused
from tests.people.test_passkeys import SITE, Device

pytestmark = pytest.mark.anyio

Change = Callable[[People, Person, str], Awaitable[object]]


async def add_passkey(people: People, anna: Person, here: str) -> None:
    passkeys = Passkeys(people.store, people.time, b"key of the house")
    answer = Device().makes(passkeys.begin_adding(SITE, anna, "Anna"))
    await passkeys.add(SITE, anna, answer, "", here)


async def remove_key(people: People, anna: Person, here: str) -> None:
    key = (await people.accounts.of(anna)).keys[0]
    await people.accounts.remove_key(anna, key.id, last=True, here=here)


async def print_codes(people: People, anna: Person, here: str) -> None:
    await Codes(people.store, people.time).new(anna, here)


async def take_handle(people: People, anna: Person, here: str) -> None:
    await people.accounts.take_handle(anna, "anna", here)


async def end_device(people: People, anna: Person, here: str) -> None:
    other = f"{people.time.now():016d} of another one"
    await people.store.add_token(anna.id, other, people.time.now())
    await people.devices.end(anna, other[:16], here)


async def end_others(people: People, anna: Person, here: str) -> None:
    await people.devices.end_others(anna, here)


CHANGES: list[Change] = [add_passkey, remove_key, print_codes, take_handle, end_device, end_others]


@pytest.mark.parametrize("change", CHANGES)
async def test_a_cookie_alone_changes_nothing(people: People, change: Change) -> None:
    anna = await people.account(1, "anna")
    await people.store.add_token(anna.id, "stolen", people.time.now())
    with refused("proof-needed"):
        await change(people, anna, "stolen")
    found = await people.accounts.of(anna)
    assert [key.kind for key in found.keys] == ["password"]
    assert len(await people.devices.of(anna, "")) >= 2, "nobody was signed out"


@pytest.mark.parametrize("change", CHANGES)
async def test_a_proof_is_good_for_some_minutes_on_its_device(people: People, change: Change) -> None:
    anna = await people.account(1, "anna")
    people.time.move(FRESH)
    with refused("proof-needed"):
        await change(people, anna, device_of(anna))
    await people.shows(anna)
    people.time.move(FRESH - 1)
    await change(people, anna, device_of(anna))


async def test_a_proof_of_one_person_is_none_of_another(people: People) -> None:
    anna, other = await people.account(1, "anna"), await people.account(2, "other")
    proofs = Proofs(people.store, people.time)
    for here in (device_of(other), "", "nothing"):
        await proofs.note(anna.id, device_of(other))
        with refused("proof-needed"):
            await proofs.check(anna, here)
    with refused("proof-needed"):
        await proofs.check(anna, None)
    await proofs.check(anna, device_of(anna))


async def test_who_has_no_key_needs_no_proof(people: People) -> None:
    anna = await people.guest(1)
    await Proofs(people.store, people.time).check(anna, None)
    await people.accounts.set_password(anna, PASSWORD, "anna", None, device_of(anna))
    await Proofs(people.store, people.time).check(anna, device_of(anna))


async def test_a_password_beside_a_passkey_needs_a_proof(people: People) -> None:
    anna = await people.guest(1)
    await add_passkey(people, anna, device_of(anna))
    people.time.move(FRESH)
    with refused("proof-needed"):
        await people.accounts.set_password(anna, PASSWORD, "anna", None, device_of(anna))
    assert (await people.accounts.of(anna)).handle is None, "nothing was changed"


async def test_the_password_of_before_is_a_proof(people: People) -> None:
    anna = await people.account(1, "anna")
    people.time.move(FRESH)
    await people.accounts.set_password(anna, "a new one for anna", None, PASSWORD, device_of(anna))
    await Proofs(people.store, people.time).check(anna, device_of(anna))


async def test_ones_own_password_is_shown(people: People) -> None:
    anna, guest = await people.account(1, "anna"), await people.guest(2)
    await people.accounts.show_password(anna, PASSWORD)
    for person, password in ((anna, "not this one, sorry"), (guest, PASSWORD)):
        with refused("wrong-password"):
            await people.accounts.show_password(person, password)


async def test_a_code_proves_only_for_whom_it_was_printed(people: People) -> None:
    anna, other = await people.account(1, "anna"), await people.account(2, "other")
    codes = Codes(people.store, people.time)
    printed = await codes.new(anna, device_of(anna))
    with refused("wrong-code"):
        await codes.use(printed[0], other)
    assert await codes.use(printed[0], anna) == anna.id
    with refused("wrong-code"):
        await codes.use(printed[0], anna)


async def test_a_passkey_proves_only_for_whose_it_is_and_for_that_alone(people: People) -> None:
    anna, other, device = await people.guest(1), await people.guest(2), Device()
    passkeys = Passkeys(people.store, people.time, b"key of the house")
    await passkeys.add(SITE, anna, device.makes(passkeys.begin_adding(SITE, anna, "Anna")), "", device_of(anna))
    people.time.move(5)
    with refused("passkey-wrong"):
        await passkeys.show(SITE, device.shows(passkeys.begin_showing(SITE, other)), other)
    with refused("passkey-wrong"):
        await passkeys.show(SITE, device.shows(passkeys.begin_showing(SITE, other)), anna)
    with refused("passkey-wrong"):
        await passkeys.show(SITE, device.shows(passkeys.begin_sign_in(SITE)), anna)
    with refused("passkey-wrong"):
        await passkeys.sign_in(SITE, device.shows(passkeys.begin_showing(SITE, anna)))
    answer = device.shows(passkeys.begin_showing(SITE, anna))
    await passkeys.show(SITE, answer, anna)
    with refused("passkey-wrong"):
        await passkeys.show(SITE, answer, anna)
