"""Accounts on a store of each kind."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from caravanserai.people.accounts import Accounts
from caravanserai.people.devices import Devices
from caravanserai.people.passwords import Passwords
from caravanserai.people.proof import Proofs
from caravanserai.tables.log.opening import open_store
from caravanserai.tables.log.store import Person, Store
from tests.tables.conftest import house, place, pytest_generate_tests  # noqa: F401
from tests.tables.fake_time import FakeTime

#: Kibibytes: as little as Argon2 takes.
CHEAP = 8
PASSWORD = "the camel waits at noon"


@dataclass
class People:
    store: Store
    time: FakeTime
    accounts: Accounts
    devices: Devices

    async def guest(self, number: int) -> Person:
        person = Person(f"p{number}", f"Guest {number}")
        await self.store.add_person(person, f"device {number}", self.time.now())
        return person

    async def account(self, number: int, handle: str) -> Person:
        person = await self.guest(number)
        await self.accounts.set_password(person, PASSWORD, handle, None, device_of(person))
        return person

    async def shows(self, person: Person) -> None:
        """A key, on the device on which they came first."""
        await Proofs(self.store, self.time).note(person.id, device_of(person))


def device_of(person: Person) -> str:
    """On which somebody came first, and has shown whatever key they have."""
    return person.id.replace("p", "device ")


@pytest.fixture
async def people(place: Path | str) -> AsyncIterator[People]:  # noqa: F811
    store, time, passwords = await open_store(place), FakeTime(), Passwords(CHEAP)
    yield People(store, time, Accounts(store, time, passwords), Devices(store, time))
    passwords.close()
    await store.close()
