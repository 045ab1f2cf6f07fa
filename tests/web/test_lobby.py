"""The list of the house over a socket: what everybody sees, what some see more or less of, and what it costs."""

import asyncio
import json
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from caravanserai.tables.log.store import Store, StoreError
from caravanserai.tables.log.summary import Overview
from caravanserai.tables.log.talks import Talk
from caravanserai.web import board
from tests.servers.postgres import Postgres
from tests.tables.fake_time import FakeTime
from tests.web.client import eventually, first_move
from tests.web.conftest import Running, running
from tests.web.looking import Looking
from tests.web.test_friends import account, befriend

pytestmark = pytest.mark.anyio


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture(params=["sqlite", "postgres"])
async def house(request: pytest.FixtureRequest, tmp_path: Path, time: FakeTime) -> AsyncIterator[Running]:
    """On each store."""
    if request.param == "sqlite":
        async with running(tmp_path / "data", time) as made:
            yield made
        return
    server: Postgres = request.getfixturevalue("postgres")
    name = await server.new_database(await server.template())
    key = tmp_path / "house.key"
    key.write_bytes(b"k" * 32)
    async with running(tmp_path / "data", time, database=server.url(name), key_file=str(key)) as made:
        yield made
    await server.drop(name)


@pytest.fixture
async def alone(tmp_path: Path, time: FakeTime) -> AsyncIterator[Running]:
    """Where it does not matter which store it is; and nobody asks too much of it."""
    async with running(tmp_path / "data", time, requests_per_second=100_000) as made:
        yield made


async def second(time: FakeTime, looking: Looking, wanted: Any) -> None:
    """Seconds pass until this is seen: one at a time, for what is read may be asked for in the next."""
    reading = asyncio.create_task(looking.sees(wanted))
    await eventually(partial(_passed, time, reading))
    await reading


def _passed(time: FakeTime, reading: Any) -> bool:
    if not reading.done():
        time.move(100)
    return bool(reading.done())


async def test_whoever_looks_sees_tables_come_change_and_go(house: Running, time: FakeTime) -> None:
    a, b = await house.guest("Guest A"), await house.guest("Guest B")
    hidden = await a.opens(3)
    table = await a.opens(3, public=True)
    async with Looking(house.visitor()) as looking:
        await looking.sees(lambda one: one.wholes)
        assert list(looking.tables) == [table]
        shown = looking.tables[table]
        assert (shown["game"], shown["names"], shown["status"]) == ("khiva", ["Guest A", "", ""], "open")
        assert (shown["states"], shown["clock"]["type"]) == (["person", "free", "free"], "relaxed")
        await b.sits(table)
        await second(time, looking, lambda one: one.tables[table]["names"] == ["Guest A", "Guest B", ""])
        await a.post(f"/api/tables/{table}/start")
        await second(time, looking, lambda one: one.tables[table]["status"] == "playing")
        closed = await b.opens(2, public=True)
        await second(time, looking, lambda one: closed in one.tables)
        await b.post(f"/api/tables/{closed}/close")
        await second(time, looking, lambda one: closed not in one.tables)
        assert hidden not in looking.tables and not any(hidden.encode() in raw for raw in looking.raw)
        assert looking.wholes == 1, "one whole list; then changes"


async def test_answers_at_a_table_change_nothing_in_the_list(alone: Running, time: FakeTime) -> None:
    """Who has sealed an answer is not told here either: nothing at all goes out."""
    a = await alone.guest("Guest A")
    table = await a.opens(2, public=True, bots={1: "greedy"})
    async with a.at(table) as playing, Looking(alone.visitor()) as looking:
        await looking.sees(lambda one: one.wholes)
        await second(time, looking, lambda one: one.people == 2)
        for _ in range(3):
            await playing.asked()
            await playing.answer(first_move(playing.now["ask"]["ask"]))
            await playing.reply()
            time.move(2_000)
        await looking.hears_nothing_but()


async def test_it_is_read_once_for_all_and_not_at_all_while_nothing_happens(
    alone: Running, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = []
    store: Store = alone.house.store
    public = store.public

    async def counted(limit: int) -> list[Overview]:
        read.append(limit)
        return await public(limit)

    monkeypatch.setattr(store, "public", counted)
    a = await alone.guest("Guest A")
    viewers = [Looking(alone.visitor()) for _ in range(5)]
    for viewer in viewers:
        await viewer.__aenter__()
        await viewer.sees(lambda one: one.wholes)
    assert len(read) == 1
    await second(time, viewers[0], lambda one: one.people == 2 or one.people == 1)
    opened = [await a.opens(3, public=True) for _ in range(3)]
    for viewer in viewers:
        await second(time, viewer, lambda one: len(one.tables) == 3)
    assert len(read) <= 3, "however many look"
    before = len(read)
    for _ in range(20):
        time.move(1_000)
        await viewers[0].hears_nothing_but("change")
    assert len(read) == before and alone.house.lobby._due() is None
    # The same bytes for everybody.
    assert len({viewer.raw[-2] for viewer in viewers[1:]}) == 1 and set(viewers[0].tables) == {*opened}
    for viewer in viewers:
        await viewer.wire.close()
    await eventually(lambda: not alone.house.lobby.viewers)
    await a.opens(3, public=True)
    time.move(5_000)
    assert len(read) == before, "nobody looks"


async def test_the_strongest_games_are_those_to_watch(
    alone: Running, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board, "MOST_PLAYING", 2)
    a = await alone.guest("Guest A")
    games = {level: await a.opens(2, public=True, bots={1: level}) for level in ("level3", "level1", "level2")}
    async with Looking(alone.visitor()) as looking:
        await looking.sees(lambda one: one.wholes)
        assert set(looking.tables) == {games["level3"], games["level2"]}
        assert looking.tables[games["level3"]]["strength"] > looking.tables[games["level2"]]["strength"] > 0


async def test_ratings_count_that_everybody_may_see(house: Running, time: FakeTime) -> None:
    people = [await account(house, f"Player {n}", f"player-{n}") for n in (1, 2, 3)]
    ids = [(await one.get("/api/me"))["id"] for one in people]
    await people[0].post("/api/me/profile", {"shows": "public"}, 204)
    await people[1].post("/api/me/profile", {"shows": "friends"}, 204)

    def rated() -> Talk[None]:
        for person in ids[:2]:
            yield RATE, (person, "khiva/two/people", 40.0, 1.0, 50, 1600, True)

    await house.house.store.change(rated)
    games = [await one.opens(2, public=True, bots={1: "level2"}) for one in people]
    async with Looking(house.visitor()) as looking:
        await looking.sees(lambda one: one.wholes)
        strengths = [looking.tables[game]["strength"] for game in games]
        assert strengths[0] > strengths[1] == strengths[2], "what is for friends alone tells nothing here"


RATE = """
    INSERT INTO ratings (person, pool, track, month, mu, sigma, games, shown, settled)
    VALUES (?, ?, 'results', '', ?, ?, ?, ?, ?)"""


# -- who is kept apart ---------------------------------------------------------------------------------------


async def test_who_is_kept_apart_is_not_there_and_cannot_tell(house: Running, time: FakeTime) -> None:
    """In both directions; and what they hear is what they would hear in a house without those tables."""
    a, b = await account(house, "Player 1", "player-1"), await account(house, "Player 2", "player-2")
    await a.post("/api/friends/block", {"handle": "player-2"}, 204)
    async with Looking(a) as of_a, Looking(b) as of_b, Looking(house.visitor()) as other:
        for one in (of_a, of_b, other):
            await one.sees(lambda one: one.wholes)
        mine, theirs = await a.opens(3, public=True), await b.opens(3, public=True)
        await second(time, other, lambda one: {mine, theirs} <= set(one.tables))
        await second(time, of_a, lambda one: mine in one.tables)
        await second(time, of_b, lambda one: theirs in one.tables)
        await a.post(f"/api/tables/{mine}/close")
        await second(time, other, lambda one: mine not in one.tables)
        for one, hidden in ((of_a, theirs), (of_b, mine)):
            await one.hears_nothing_but("change", "mine")
            assert not any(hidden.encode() in raw for raw in one.raw)
        changes = [frame for frame in of_b.frames if frame["type"] == "change"]
        assert all({*frame} - {"type", "n"} for frame in changes), "no change that shows nothing"


async def test_a_block_looks_as_if_a_table_was_closed(alone: Running, time: FakeTime) -> None:
    a, b = await account(alone, "Player 1", "player-1"), await account(alone, "Player 2", "player-2")
    table = await a.opens(3, public=True)
    async with Looking(b) as of_b:
        await of_b.sees(lambda one: table in one.tables)
        await a.post("/api/friends/block", {"handle": "player-2"}, 204)
        await second(time, of_b, lambda one: table not in one.tables)
        assert of_b.wholes == 1
        await a.post("/api/friends/unblock", {"key": (await a.get("/api/friends"))["blocked"][0]["key"]}, 204)
    async with Looking(b) as again:
        await again.sees(lambda one: table in one.tables)


# -- who is here ---------------------------------------------------------------------------------------------


async def test_how_many_are_here_and_of_whom_it_may_be_known(house: Running, time: FakeTime) -> None:
    a = await account(house, "Player 1", "player-1")
    b = await account(house, "Player 2", "player-2")
    await account(house, "Player 3", "player-3")
    await befriend(b, a, "player-1")
    table = await a.opens(2)
    async with Looking(house.visitor()) as stranger, Looking(b) as friend:
        await stranger.sees(lambda one: one.wholes)
        async with a.at(table), a.at(table), Looking(a):
            await second(time, stranger, lambda one: one.people == 3)
            await second(time, friend, lambda one: one.friends.get("Player 1", {}).get("here"))
            assert stranger.present == {} and friend.friends["Player 1"]["tables"] == [], "a table by link is nobody's"
            await a.post("/api/me/choices", {"presence": "everybody"}, 204)
            await second(time, stranger, lambda one: list(one.present.values()) == ["Player 1"])
            await a.post("/api/me", {"name": "Player One"})
            await second(time, stranger, lambda one: list(one.present.values()) == ["Player One"])
            await a.post("/api/me/choices", {"presence": "nobody"}, 204)
            await second(time, stranger, lambda one: one.present == {})
            await second(time, friend, lambda one: one.friends == {})
            assert stranger.people == 3, "they are counted, as everybody is"
            assert not (await b.get("/api/friends"))["friends"][0]["here"]
        await second(time, stranger, lambda one: one.people == 2)
        assert not any(b"Player 1" in raw for raw in stranger.raw[:2])


async def test_what_friends_play_is_told_to_friends(house: Running, time: FakeTime) -> None:
    a, b = await account(house, "Player 1", "player-1"), await account(house, "Player 2", "player-2")
    await befriend(b, a, "player-1")
    async with Looking(b) as friend:
        await friend.sees(lambda one: one.wholes)
        table = await a.opens(2, public=True)
        await second(time, friend, lambda one: one.friends.get("Player 1", {}).get("tables") == [table])
        assert friend.friends["Player 1"]["here"] is False
        await a.post("/api/friends/remove", {"key": (await a.get("/api/friends"))["friends"][0]["key"]}, 204)
        await second(time, friend, lambda one: one.friends == {})
        await friend.sees(lambda one: table in one.tables)


async def test_a_table_of_mine_that_changed_is_asked_for_again(house: Running, time: FakeTime) -> None:
    a, b = await house.guest("Guest A"), await house.guest("Guest B")
    table = await a.opens(2)
    async with Looking(a) as looking, Looking(house.visitor()) as other:
        for one in (looking, other):
            await one.sees(lambda one: one.wholes)
        await b.sits(table)
        await second(time, looking, lambda one: one.frames[-1]["type"] == "mine")
        await other.hears_nothing_but("change")


async def test_a_safe_house_names_nobody(tmp_path: Path, time: FakeTime) -> None:
    async with running(tmp_path / "data", time, safe=True) as house:
        a = house.visitor()
        await a.post("/api/me", {"name": (await a.get("/api/names"))[0]})
        assert (await a.post("/api/me/choices", {"presence": "everybody"}, 409))["code"] == "presence-public"
        await a.post("/api/me/choices", {"presence": "friends"}, 204)
        async with Looking(a) as looking, Looking(house.visitor()) as other:
            await second(time, looking, lambda one: one.people == 2)
            await other.sees(lambda one: one.wholes)
            assert other.present == {}


# -- limits and ends -----------------------------------------------------------------------------------------


async def test_who_does_not_read_is_passed_over_then_cut(alone: Running, time: FakeTime) -> None:
    a = await alone.guest("Guest A")
    made = alone.house.lobby
    async with Looking(alone.visitor()) as slow, Looking(alone.visitor()) as quick:
        for one in (slow, quick):
            await one.sees(lambda one: one.wholes)
        viewers = {*made.viewers}
        behind = next(iter(viewers))
        behind.wire.writable.clear()
        await a.opens(5, public=True)
        await eventually(partial(_moved, time, lambda: behind in made._behind))
        await eventually(partial(_moved, time, lambda: made.viewers == viewers - {behind}))


async def test_who_reads_again_has_the_whole_list(alone: Running, time: FakeTime) -> None:
    a = await alone.guest("Guest A")
    made = alone.house.lobby
    async with Looking(alone.visitor()) as looking:
        await looking.sees(lambda one: one.wholes)
        (viewer,) = made.viewers
        viewer.wire.writable.clear()
        table = await a.opens(3, public=True)
        await eventually(partial(_moved, time, lambda: bool(made._behind)))
        viewer.wire.writable.set()
        await second(time, looking, lambda one: one.wholes == 2)
        assert list(looking.tables) == [table]
        again = await a.opens(3, public=True)
        await second(time, looking, lambda one: again in one.tables)


def _moved(time: FakeTime, wanted: Any) -> bool:
    time.move(100)
    return bool(wanted())


async def test_only_pings_are_heard_and_floods_are_cut(tmp_path: Path) -> None:
    async with running(tmp_path / "data", messages_per_second=1, sockets_each=2) as house:
        visitor = await house.guest("Guest A")
        async with Looking(visitor) as looking, Looking(visitor):
            await looking.sees(lambda one: one.wholes)
            await looking.send({"type": "come-back"})
            assert await looking.refusal() == "unreadable-message"
            await looking.send(b"\x00")
            assert await looking.refusal() == "unreadable-message"
            async with Looking(visitor) as third:
                assert await third.refusal() == "too-many-sockets"
            for n in range(60):
                await looking.send({"type": "ping", "t": n})
            assert (await looking.closed())[0] == 4029
        await eventually(lambda: not house.house.lobby.viewers and not house.house.lobby.crowd.here)


async def test_signed_out_and_stopping(tmp_path: Path, time: FakeTime) -> None:
    async with running(tmp_path / "data", time) as house:
        a = await account(house, "Player 1", "player-1")
        async with Looking(a) as looking, Looking(house.visitor()) as other:
            for one in (looking, other):
                await one.sees(lambda one: one.wholes)
            await a.post("/api/me/sign-out", {}, 204)
            assert await looking.closed() == (4401, "signed-out")
            await house.stop()
            assert await other.closed() == (1012, "server-stopping")


async def test_a_store_that_is_away_is_asked_again(
    alone: Running, time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    a = await alone.guest("Guest A")
    async with Looking(alone.visitor()) as looking:
        await looking.sees(lambda one: one.wholes)
        away = monkeypatch.context()
        with away as patch:

            async def fails(limit: int) -> list[Overview]:
                raise StoreError("away")

            patch.setattr(alone.house.store, "public", fails)
            table = await a.opens(3, public=True)
            time.move(3_000)
            await looking.hears_nothing_but("change")
            assert not looking.tables
        await second(time, looking, lambda one: table in one.tables)


async def test_who_is_gone_is_gone_from_the_list(alone: Running, time: FakeTime) -> None:
    a, b = await alone.guest("Guest A"), await alone.guest("Guest B")
    table = await b.opens(3, public=True)
    await a.sits(table)
    async with Looking(alone.visitor()) as looking:
        await looking.sees(lambda one: one.wholes)
        assert "Guest A" in looking.tables[table]["names"]
        await a.post("/api/me/delete", {"name": "Guest A"}, 204)
        await second(time, looking, lambda one: "Guest A" not in json.dumps(one.tables))
