"""Ten codes on paper."""

import pytest

from caravanserai.people.codes import HOW_MANY, Codes
from tests.people.conftest import People
from tests.people.test_accounts import refused

pytestmark = pytest.mark.anyio


async def test_each_of_ten_codes_works_once(people: People) -> None:
    anna, codes = await people.guest(1), Codes(people.store, people.time)
    printed = await codes.new(anna)
    assert len(set(printed)) == await codes.left(anna) == HOW_MANY
    assert await codes.use(printed[3]) == anna.id
    with refused("wrong-code"):
        await codes.use(printed[3])
    assert await codes.left(anna) == HOW_MANY - 1


async def test_a_code_may_be_typed_as_it_is_read(people: People) -> None:
    anna, codes = await people.guest(1), Codes(people.store, people.time)
    printed = await codes.new(anna)
    typed = printed[0].lower().replace(" ", "-").replace("0", "o").replace("1", "l")
    assert await codes.use(f" {typed}\n") == anna.id


async def test_new_codes_replace_the_old(people: People) -> None:
    anna, codes = await people.guest(1), Codes(people.store, people.time)
    old, new = await codes.new(anna), await codes.new(anna)
    for code in (*old, "", "0000 0000 0000 0000", "\0"):
        with refused("wrong-code"):
            await codes.use(code)
    assert await codes.use(new[0]) == anna.id


async def test_the_store_does_not_hold_them(people: People) -> None:
    anna, codes = await people.guest(1), Codes(people.store, people.time)
    printed = await codes.new(anna)

    def talk():  # type: ignore[no-untyped-def]
        return [line[0] for line in (yield "SELECT code_hash FROM codes", ())]

    kept = await people.store.ask(talk)
    assert not {code.replace(" ", "") for code in printed} & {one.upper() for one in kept} and len(kept) == HOW_MANY
