"""Friends, blocks and invitations, on both stores; and what who is blocked can tell, which is nothing."""

from typing import Any

import pytest

from caravanserai.people import friends as friends_module
from caravanserai.people.friends import ASK_STANDS, HERE_WITHIN, INVITATION_STANDS, Friends
from caravanserai.people.merging import merge
from caravanserai.tables.log.store import Person
from tests.people.conftest import People
from tests.people.test_accounts import refused
from tests.tables.storing import line, opened

pytestmark = pytest.mark.anyio


async def told(friends: Friends, me: Person) -> dict[str, Any]:
    """All that somebody can see of others, without times."""
    circle, news = await friends.of(me), await friends.news(me)
    return {
        "friends": [(one.name, one.handle) for one in circle.friends],
        "here": [one.name for one in circle.friends if one.here],
        "asking": [one.name for one in circle.asking],
        "asked": [one.shown for one in circle.asked],
        "blocked": [one.shown for one in circle.blocked],
        "news": (news.friends, news.asking, [(one.name, one.table) for one in news.invitations]),
    }


async def four(people: People) -> tuple[Friends, Person, Person, Person]:
    return (
        Friends(people.store, people.time),
        await people.account(1, "anna"),
        await people.account(2, "bert"),
        await people.guest(3),
    )


async def befriend(friends: Friends, one: Person, handle: str, other: Person) -> None:
    await friends.ask(one, await friends.by_handle(handle))
    await friends.answer(other, (await friends.of(other)).asking[0].key, yes=True)


async def test_friends_are_asked_and_answer(people: People) -> None:
    friends, anna, bert, _ = await four(people)
    await friends.ask(anna, await friends.by_handle("@Bert"))
    assert (await told(friends, anna))["asked"] == ["@bert"]
    assert (await told(friends, bert))["asking"] == ["Guest 1"] and (await friends.news(bert)).asking == 1
    await friends.answer(bert, (await friends.of(bert)).asking[0].key, yes=True)
    for me, other in ((anna, ("Guest 2", "bert")), (bert, ("Guest 1", "anna"))):
        seen = await told(friends, me)
        assert (seen["friends"], seen["asked"], seen["asking"]) == ([other], [], [])
    with refused("already-friends"):
        await friends.ask(bert, await friends.by_handle("anna"))
    await friends.remove(anna, (await friends.of(anna)).friends[0].key)
    assert [(await told(friends, me))["friends"] for me in (anna, bert)] == [[], []]


async def test_who_asks_somebody_who_asks_them_is_a_friend_at_once(people: People) -> None:
    friends, anna, bert, guest = await four(people)
    await friends.ask(anna, await friends.by_handle("bert"))
    await friends.ask(bert, await friends.by_handle("anna"))
    assert [(await told(friends, me))["news"][:2] for me in (anna, bert)] == [(1, 0), (1, 0)]
    found = await friends.by_id(guest.id)
    assert found is not None
    await friends.ask(anna, found)
    assert (await told(friends, guest))["asking"] == ["Guest 1"]
    await friends.remove(anna, (await friends.of(anna)).asked[0].key)
    assert (await told(friends, guest))["asking"] == []


async def test_a_no_a_block_and_nobody_look_the_same(people: People) -> None:
    """To who asks, all answers are one: the ask stands until it is old."""
    friends, anna, bert, _ = await four(people)
    seen = []
    for what in ("waits", "no", "blocked", "nobody", "too many"):
        await friends._do([("DELETE FROM asks", ()), ("DELETE FROM blocks", ())])
        if what == "blocked":
            await friends.block(bert, await friends.by_handle("anna"))
        await friends.ask(anna, await friends.by_handle("bert"))
        if what == "no":
            await friends.answer(bert, (await friends.of(bert)).asking[0].key, yes=False)
        if what == "nobody":
            await friends._do([("DELETE FROM asks", ())])
            target = await friends.by_handle("bertold")
            assert target.id is None
            await friends.ask(anna, target)
        mine = await told(friends, anna)
        seen.append({**mine, "asked": len(mine["asked"])})
        assert bool((await told(friends, bert))["asking"]) == (what in ("waits", "too many"))
    assert all(one == seen[0] for one in seen)
    people.time.move(ASK_STANDS)
    assert (await told(friends, anna))["asked"] == [] == (await told(friends, bert))["asking"]


async def test_who_is_blocked_sees_what_they_saw(people: People) -> None:
    friends, anna, bert, guest = await four(people)
    await befriend(friends, anna, "bert", bert)
    await people.store.create(line("t"), "secret", anna.id, [opened()])
    before = await told(friends, anna)
    key = (await friends.of(anna)).friends[0].key
    await friends.block(bert, await friends.by_key(bert, (await friends.of(bert)).friends[0].key))
    assert await told(friends, anna) == before
    await friends.invite(anna, key, "t")  # answered as ever
    with refused("already-friends"):
        await friends.ask(anna, await friends.by_handle("bert"))
    after = await told(friends, bert)
    assert (after["friends"], after["news"], after["blocked"]) == ([], (0, 0, []), ["Guest 1"])
    assert await friends.apart(bert) == {anna.id} and await friends.apart(anna) == {bert.id}
    assert await friends.apart(guest) == frozenset() == await friends.apart(None)
    assert not await friends.is_friend_of(bert.id, anna)
    await friends.unblock(bert, (await friends.of(bert)).blocked[0].key)
    assert await friends.apart(bert) == frozenset() and (await told(friends, bert))["friends"] == []
    with refused("no-such-friend"):
        await friends.unblock(bert, "@anna")


async def test_guests_who_turned_out_to_be_somebody_are_apart_too(people: People) -> None:
    friends, anna, bert, guest = await four(people)
    await friends._do([("UPDATE people SET merged_into = ? WHERE id = ?", (bert.id, guest.id))])
    found = await friends.by_id(guest.id)
    assert found is not None and found.id == bert.id
    await friends.block(anna, found)
    assert await friends.apart(anna) == {bert.id, guest.id}
    assert await friends.apart(Person(bert.id, bert.name, (guest.id,))) == {anna.id}


@pytest.mark.parametrize("blocked", [2, 3])
async def test_a_block_holds_whichever_of_their_ids_it_names_and_whichever_device_asks(
    people: People, blocked: int
) -> None:
    friends = Friends(people.store, people.time)
    one, guest, other = await people.account(1, "anna"), await people.guest(2), await people.account(3, "cleo")
    target = await friends.by_id(f"p{blocked}")
    assert target is not None
    await friends.block(one, target)
    assert await merge(people.store, guest.id, other.id)
    for device, apart in (("device 1", {guest.id, other.id}), ("device 2", {one.id}), ("device 3", {one.id})):
        assert await friends.apart(await people.store.person_by_token(device)) == apart


async def test_friends_are_here_for_a_while_and_only_for_friends(people: People) -> None:
    friends, anna, bert, _ = await four(people)
    await befriend(friends, anna, "bert", bert)
    people.time.move(HERE_WITHIN)
    assert (await told(friends, anna))["here"] == []
    await friends.news(bert)
    assert (await told(friends, anna))["here"] == ["Guest 2"]
    people.time.move(HERE_WITHIN)
    assert (await told(friends, anna))["here"] == []


async def test_an_invitation_is_for_a_friend_and_an_open_table(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    friends, anna, bert, _ = await four(people)
    await befriend(friends, anna, "bert", bert)
    key = (await friends.of(anna)).friends[0].key
    for table in ("t", "u", "v"):
        await people.store.create(line(table), "secret", anna.id, [opened()])
    monkeypatch.setattr(friends_module, "MOST_INVITED", 2)
    for table in ("t", "t", "u", "v"):
        await friends.invite(anna, key, table)
    assert {one.table for one in (await friends.news(bert)).invitations} == {"t", "u"}, "no more than fit"
    await people.store.append("u", [], line("u", "playing"))
    assert [one.table for one in (await friends.news(bert)).invitations] == ["t"]
    await friends.dismiss(bert, "t")
    assert (await friends.news(bert)).invitations == ()
    await friends.invite(anna, key, "t")
    people.time.move(INVITATION_STANDS)
    assert (await friends.news(bert)).invitations == ()
    with refused("no-such-friend"):
        await friends.invite(anna, "somebody", "t")


async def test_nobody_floods_anybody(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    friends, anna, bert, guest = await four(people)
    monkeypatch.setattr(friends_module, "MOST_ASKED", 2)
    for handle in ("one", "two"):
        await friends.ask(anna, await friends.by_handle(handle))
    with refused("too-many-asked"):
        await friends.ask(anna, await friends.by_handle("bert"))
    monkeypatch.setattr(friends_module, "MOST_ASKING", 1)
    await friends.ask(guest, await friends.by_handle("bert"))
    found = await friends.by_id(bert.id)
    await friends.remove(anna, "@one")
    assert found is not None
    await friends.ask(anna, found)
    assert (await told(friends, bert))["asking"] == ["Guest 3"], "the second goes nowhere"
    monkeypatch.setattr(friends_module, "MOST_BLOCKS", 0)
    with refused("too-many-blocked"):
        await friends.block(anna, found)
    monkeypatch.setattr(friends_module, "MOST_FRIENDS", 0)
    with refused("too-many-friends"):
        await friends.ask(anna, found)
    for target in (await friends.by_handle("anna"), await friends.by_id(anna.id)):
        assert target is not None
        with refused("own-friend"):
            await friends.ask(anna, target)


async def test_odd_handles_and_keys_change_nothing(people: People) -> None:
    friends, anna, _, _ = await four(people)
    for text, why in (("", "length"), ("@", "length"), ("x" * 60, "length"), ("<x>", "letters"), ("a\0b", "letters")):
        with refused(f"handle-{why}"):
            await friends.by_handle(text)
    assert (await friends.by_handle("@Nobody")).id is None
    for key in ("", "\0", "x"):
        with refused("no-such-friend"):
            await friends.remove(anna, key)


async def test_a_guest_who_turns_out_to_be_somebody_brings_friends_and_blocks_along(people: People) -> None:
    friends, anna, bert, guest = await four(people)
    await befriend(friends, guest, "bert", bert)
    await friends.block(guest, await friends.by_handle("somebody"))
    await friends.ask(guest, await friends.by_handle("nobody"))
    found = await friends.by_id(guest.id)
    assert found is not None
    hilda = await people.account(4, "hilda")
    await friends.ask(hilda, found)
    assert await merge(people.store, guest.id, anna.id)
    seen = await told(friends, anna)
    assert (seen["friends"], seen["asked"], seen["blocked"]) == ([("Guest 2", "bert")], ["@nobody"], ["@somebody"])
    assert seen["asking"] == ["Guest 4"]
    assert (await told(friends, bert))["friends"] == [("Guest 1", "anna")], "once, and by who they are"
    assert await merge(people.store, guest.id, anna.id)
    assert {**(await told(friends, anna)), "here": []} == seen, "twice is once"
