"""Being vouched for as a key, on both stores; what a provider says is read elsewhere (tests/web/test_oidc.py)."""

import asyncio

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.people.oidc import LASTS, Oidc, Purpose, Ticket
from caravanserai.people.proof import FRESH, Proofs
from caravanserai.people.provider import Provider, Setup, Vouched
from tests.people.conftest import People, device_of
from tests.people.test_accounts import refused

pytestmark = pytest.mark.anyio

SETUP = Setup("https://club.example.org", "house", "secret", "The Club")
MEMBER = Vouched("member-1")


@pytest.fixture
def oidc(people: People) -> Oidc:
    return Oidc(people.store, people.time, b"key of the house", Provider(SETUP, people.time))


def ticket(people: People, purpose: Purpose = "sign-in", person: str = "") -> Ticket:
    return Ticket("seed", people.time.now(), purpose, person, True, "/you")


async def test_who_is_new_is_somebody_new_and_then_the_same(people: People, oidc: Oidc) -> None:
    assert not await oidc.is_known(MEMBER)
    person = await oidc.sign_in(ticket(people), MEMBER, "Member One")
    found = await people.store.person(person)
    assert found is not None and found.name == "Member One" and await oidc.is_known(MEMBER)
    (key,) = (await people.accounts.of(found)).keys
    assert (key.kind, key.label, key.used) == ("oidc", "The Club", people.time.now())
    used = ticket(people)
    people.time.move(5)
    assert await oidc.sign_in(ticket(people), MEMBER, "Another") == person
    with refused("oidc-wrong"):
        await oidc.sign_in(used, MEMBER, "Another")
    assert await oidc.sign_in(ticket(people), Vouched("member-2"), "Member Two") != person


async def test_of_two_nodes_at_once_one_makes_somebody(people: People, oidc: Oidc) -> None:
    both = await asyncio.gather(
        *(oidc.sign_in(ticket(people), MEMBER, f"Member {number}") for number in range(2)), return_exceptions=True
    )
    assert sorted(isinstance(one, Refused) for one in both) == [False, True]

    def talk():  # type: ignore[no-untyped-def]
        return [line[0] for line in (yield "SELECT count(*) FROM people", ())]

    assert await people.store.ask(talk) == [1], "nobody is left over"


async def test_it_is_one_persons_and_needs_a_fresh_proof(people: People, oidc: Oidc) -> None:
    anna, other = await people.account(1, "anna"), await people.account(2, "other")
    people.time.move(FRESH)
    with refused("proof-needed"):
        await oidc.add(MEMBER, anna, device_of(anna))
    for person in (anna, other):
        await people.shows(person)
    await oidc.add(MEMBER, anna, device_of(anna))
    await oidc.add(MEMBER, anna, device_of(anna))  # no change
    with refused("oidc-taken"):
        await oidc.add(MEMBER, other, device_of(other))
    assert [key.kind for key in (await people.accounts.of(anna)).keys] == ["password", "oidc"]
    assert len((await people.accounts.of(other)).keys) == 1


async def test_a_guest_adds_it_as_the_first_key(people: People, oidc: Oidc) -> None:
    guest = await people.guest(1)
    await oidc.add(MEMBER, guest, device_of(guest))
    await Proofs(people.store, people.time).check(guest, device_of(guest))
    people.time.move(5)
    assert await oidc.sign_in(ticket(people), MEMBER, "Another") == guest.id


async def test_it_proves_who_somebody_is_only_where_they_signed_in_there_just_now(people: People, oidc: Oidc) -> None:
    anna, other = await people.guest(1), await people.guest(2)
    await oidc.add(MEMBER, anna, device_of(anna))
    people.time.move(FRESH)
    left = ticket(people, "show", anna.id)
    now = people.time.now() // 1_000
    for auth_time in (None, now - 600):
        with refused("oidc-old"):
            await oidc.show(left, Vouched("member-1", auth_time=auth_time), anna)
    fresh = Vouched("member-1", auth_time=now)
    with refused("oidc-wrong"):
        await oidc.show(left, fresh, other)
    people.time.move(5)
    await oidc.show(left, fresh, anna)
    with refused("oidc-wrong"):
        await oidc.show(left, fresh, anna)


async def test_a_ticket_of_another_house_or_time_is_none(people: People, oidc: Oidc) -> None:
    for carried in (None, "", ".", "x.y", "\0"):
        with refused("oidc-wrong"):
            oidc.read(carried, "state")
    assert LASTS == 600_000
