"""Passwords and handles as keys, on both stores."""

import asyncio

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.people import passwords as passwords_module
from caravanserai.people.accounts import DAY, HANDLE_DAYS, MOST_KEYS
from caravanserai.people.passwords import Passwords
from caravanserai.people.statements import ADD_KEY
from tests.people.conftest import CHEAP, PASSWORD, People, device_of

pytestmark = pytest.mark.anyio


class refused:
    """With it nothing happens but a refusal with this code."""

    def __init__(self, code: str) -> None:
        self.code = code

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: object, _: object) -> bool:
        assert isinstance(error, Refused), f"not refused: {error!r}"
        assert error.refusal.code == self.code
        return True


async def test_a_password_makes_an_account_of_the_same_person(people: People) -> None:
    anna = await people.account(1, "Anna")
    found = await people.accounts.of(anna)
    assert found.handle == "anna" and [key.kind for key in found.keys] == ["password"]
    assert found.keys[0].used is None
    people.time.move(5)
    assert await people.accounts.by_password("@aNNa", PASSWORD) == anna.id
    assert (await people.accounts.of(anna)).keys[0].used == people.time.now()


@pytest.mark.parametrize(
    ("handle", "password"),
    [("anna", "the camel waits at nooN"), ("nobody", PASSWORD), ("", ""), ("anna", ""), ("an\0na", "x" * 10_000)],
)
async def test_what_does_not_fit_is_one_refusal(people: People, handle: str, password: str) -> None:
    await people.account(1, "anna")
    with refused("wrong-key"):
        await people.accounts.by_password(handle, password)


async def test_an_unknown_handle_costs_as_much_as_a_known_one(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Argon2 is asked once either way, with the same cost."""
    await people.account(1, "anna")
    asked: list[str] = []
    hasher = people.accounts.passwords._hasher
    verify = type(hasher).verify

    def noted(self: object, kept: str, given: str) -> bool:
        asked.append(kept)
        return verify(self, kept, given)

    monkeypatch.setattr(type(hasher), "verify", noted)
    for handle in ("anna", "nobody"):
        with refused("wrong-key"):
            await people.accounts.by_password(handle, "not this one, sorry")
    costs = [kept.split("$")[1:4] for kept in asked]
    assert len(costs) == 2 and costs[0] == costs[1]
    assert len({len(kept) for kept in asked}) == 1


async def test_a_password_is_long_and_not_the_same_again_and_again(people: People) -> None:
    anna = await people.guest(1)
    with refused("password-short"):
        await people.accounts.set_password(anna, "elevenchars", "anna", None)
    with refused("password-long"):
        await people.accounts.set_password(anna, "x" * 201, "anna", None)
    for plain in (" " * 14, "aaaaaaaaaaab", "123456789012", "abcdefghijkl", "annetteannette", "Nnannannannan"):
        with refused("password-plain"):
            await people.accounts.set_password(anna, plain, "anna", None)
    assert (await people.accounts.of(anna)).handle is None, "nothing was changed"
    await people.accounts.set_password(anna, "낙타는 정오에 기다린다", "anna", None)


async def test_another_password_needs_the_one_before(people: People) -> None:
    anna = await people.account(1, "anna")
    for current in (None, "", "not this one, sorry"):
        with refused("wrong-password"):
            await people.accounts.set_password(anna, "a new one for anna", None, current)
    await people.accounts.set_password(anna, "a new one for anna", None, PASSWORD)
    assert await people.accounts.by_password("anna", "a new one for anna") == anna.id
    with refused("wrong-key"):
        await people.accounts.by_password("anna", PASSWORD)
    assert len((await people.accounts.of(anna)).keys) == 1


async def test_a_password_needs_a_handle_and_a_handle_a_key(people: People) -> None:
    anna = await people.guest(1)
    with refused("handle-needed"):
        await people.accounts.set_password(anna, PASSWORD, None, None)
    with refused("key-first"):
        await people.accounts.take_handle(anna, "anna")


async def test_a_handle_is_one_persons(people: People) -> None:
    await people.account(1, "anna")
    other = await people.guest(2)
    for text in ("anna", "ANNA", "a-nna", "ａnna"):
        with refused("handle-taken"):
            await people.accounts.set_password(other, PASSWORD, text, None)
    assert (await people.accounts.of(other)).keys == ()


async def test_of_two_who_take_a_handle_at_once_one_gets_it(people: People) -> None:
    both = [await people.guest(number) for number in (1, 2)]
    taken = await asyncio.gather(
        *(people.accounts.set_password(one, PASSWORD, "anna", None) for one in both), return_exceptions=True
    )
    assert sorted(isinstance(one, Refused) for one in taken) == [False, True]


async def test_a_handle_changes_once_a_month_and_the_old_one_stays_reserved(people: People) -> None:
    anna = await people.account(1, "anna")
    await people.accounts.take_handle(anna, "anna", device_of(anna))  # no change
    assert (await people.accounts.of(anna)).change_after == people.time.now(), "the first may be changed at once"
    await people.accounts.take_handle(anna, "hanna", device_of(anna))
    assert (await people.accounts.of(anna)).handle == "hanna"
    for text in ("johanna", "anna"):
        with refused("handle-soon"):
            await people.accounts.take_handle(anna, text, device_of(anna))
    with refused("wrong-key"):
        await people.accounts.by_password("anna", PASSWORD)
    other = await people.guest(2)
    with refused("handle-taken"):
        await people.accounts.set_password(other, PASSWORD, "anna", None)
    people.time.move(HANDLE_DAYS * DAY)
    await people.shows(anna)
    await people.accounts.take_handle(anna, "Anna", device_of(anna))
    assert await people.accounts.by_password("anna", PASSWORD) == anna.id
    found = await people.accounts.of(anna)
    assert (found.handle, found.change_after) == ("anna", people.time.now() + HANDLE_DAYS * DAY)


async def test_the_last_key_goes_only_with_a_word(people: People) -> None:
    anna = await people.account(1, "anna")
    (key,) = (await people.accounts.of(anna)).keys
    other = await people.account(2, "other")
    with refused("no-such-key"):
        await people.accounts.remove_key(other, key.id, last=True, here=device_of(other))
    with refused("last-key"):
        await people.accounts.remove_key(anna, key.id, last=False, here=device_of(anna))
    await people.accounts.remove_key(anna, key.id, last=True, here=device_of(anna))
    with refused("no-such-key"):
        await people.accounts.remove_key(anna, key.id, last=True)
    with refused("wrong-key"):
        await people.accounts.by_password("anna", PASSWORD)


async def test_a_hash_of_another_cost_is_made_anew_at_the_next_sign_in(people: People) -> None:
    anna = await people.account(1, "anna")
    people.accounts.passwords = Passwords(2 * CHEAP)
    assert await people.accounts.by_password("anna", PASSWORD) == anna.id
    dear = Passwords(2 * CHEAP)
    people.accounts.passwords = Passwords(CHEAP)
    found = await people.store.ask(lambda: secret_of(anna.id))
    assert not dear.is_dated(found) and await dear.fits(found, PASSWORD)


def secret_of(person: str):  # type: ignore[no-untyped-def]
    found = yield "SELECT secret FROM keys WHERE person = ?", (person,)
    return bytes(found[0][0])


async def test_no_more_wait_for_argon2_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords_module, "MOST_WAITING", 3)
    passwords = Passwords(CHEAP)
    answers = await asyncio.gather(*(passwords.fits(None, "x") for _ in range(8)), return_exceptions=True)
    assert [isinstance(one, Refused) for one in answers] == [False] * 3 + [True] * 5
    assert not await passwords.fits(None, "x"), "there is room again"
    passwords.close()


async def test_devices_are_listed_and_ended(people: People) -> None:
    anna = await people.account(1, "anna")
    people.time.move(5)
    await people.store.add_token(anna.id, "laptop-" + "x" * 20, people.time.now(), "firefox linux")
    found = await people.devices.of(anna, "device 1")
    assert [(one.browser, one.system, one.here) for one in found] == [("firefox", "linux", False), (None, None, True)]
    other = await people.account(2, "other")
    with refused("no-such-device"):
        await people.devices.end(other, found[0].id, device_of(other))
    assert await people.devices.end(anna, found[0].id, device_of(anna)) == ["laptop-" + "x" * 20]
    assert await people.store.person_by_token("laptop-" + "x" * 20) is None
    await people.store.add_token(anna.id, "tablet", people.time.now())
    await people.store.add_return_link(anna.id, "link", people.time.now() + 1_000)
    assert await people.devices.end_others(anna, "device 1") == ["tablet"]
    assert await people.store.return_link("link", people.time.now()) is None
    assert await people.store.person_by_token("device 1") == anna
    assert await people.store.person_by_token("device 2") == other


async def test_who_has_a_key_is_not_forgotten(people: People) -> None:
    anna = await people.account(1, "anna")
    await people.guest(2)
    people.time.move(1)
    assert await people.store.forget_guests(people.time.now(), 10) == 2
    assert await people.store.person(anna.id) == anna and await people.store.person("p2") is None


async def test_nobody_has_keys_without_end(people: People) -> None:
    anna = await people.guest(1)

    def talk():  # type: ignore[no-untyped-def]
        for number in range(MOST_KEYS):
            yield ADD_KEY, (f"k{number}", anna.id, "passkey", "", b"x", None, 0, 1)

    await people.store.change(talk)
    with refused("too-many-keys"):
        await people.accounts.set_password(anna, PASSWORD, "anna", None)


async def test_when_a_device_was_seen_is_written_once_an_hour(people: People) -> None:
    anna = await people.guest(1)
    people.time.move(5)
    for minutes, news in ((0, True), (59, False), (2, True)):
        people.time.move(minutes * 60_000)
        assert people.devices.note("device 1", people.time.now()) == news
        if news:
            people.devices.seen("device 1", people.time.now(), "safari iphone")
            await people.devices.write_seen()
    (found,) = await people.devices.of(anna, "device 1")
    assert (found.browser, found.system, found.seen) == ("safari", "iphone", people.time.now())
