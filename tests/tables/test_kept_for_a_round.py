"""Asks and common views are kept while answers are sealed: they are always what the rules would say now."""

import msgspec
import pytest

from tests.tables.house import A, B, C

pytestmark = pytest.mark.anyio


def plain(value):
    return msgspec.json.decode(msgspec.json.encode(value))


async def test_what_is_kept_is_what_the_rules_say(house):
    table = await house.table_of(A, B, C)
    people = {0: A, 1: B, 2: C}
    rules, viewers = table.rules, (-1, 0, 1, 2)
    while table.status == "playing":
        for seat in list(table.asked()):
            assert [plain(table.view_cache.view(v)) for v in viewers] == [
                plain(rules.view(table.g, v)) for v in viewers
            ]
            assert [plain(table.view_cache.ask(s)) for s in people] == [plain(rules.ask(table.g, s)) for s in people]
            assert table.asked() == rules.asked(table.g)
            if seat in table.asked():
                await house.answer(table, people[seat])
    assert [plain(table.view_cache.view(v)) for v in viewers] == [plain(rules.view(table.g, v)) for v in viewers]
    assert table.asked() == []


async def test_a_choice_that_is_changed_is_checked_again(house):
    table = await house.table_of(A, B, C)
    first, second = table.rules.offers(table.g, 0)[:2]
    await house.answer(table, A, first, "one")
    await house.answer(table, A, second, "two")
    assert plain(table.view_cache.view(0))["own"]["choice"] == plain(second)
