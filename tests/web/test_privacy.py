"""What the house keeps of people: a zip of it, the end of it, and what is forgotten by itself; on both stores."""

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from caravanserai.strings import LANGUAGES
from caravanserai.tables.log.schema import metadata
from caravanserai.tables.log.store import Store
from caravanserai.tables.log.talks import Talk
from tests.tables.conftest import place, pytest_generate_tests  # noqa: F401
from tests.web.client import Visitor, eventually
from tests.web.conftest import Running, running
from tests.web.test_friends import PASSWORD, account, befriend

pytestmark = pytest.mark.anyio


def on(where: Path | str) -> dict[str, Any]:
    return {} if isinstance(where, Path) else {"database": where}


@pytest.fixture
async def server(tmp_path: Path, place: Path | str) -> AsyncIterator[Running]:  # noqa: F811
    async with running(tmp_path / "data", **on(place)) as made:
        yield made


async def everything(store: Store) -> str:
    """All rows of all tables, as text."""

    def talk() -> Talk[str]:
        found = []
        for table in metadata.sorted_tables:
            for line in (yield f"SELECT * FROM {table.name}", ()):
                found.append(
                    f"{table.name} {[bytes(v).decode() if isinstance(v, bytes | memoryview) else v for v in line]}"
                )
        return "\n".join(found)

    return await store.ask(talk)


async def played(one: Visitor, other: Visitor) -> str:
    table = await one.opens(2, public=True)
    await other.sits(table)
    async with one.at(table) as first, other.at(table) as second:
        await asyncio.gather(first.plays(), second.plays())
    return table


async def files_of(visitor: Visitor, lang: str = "en") -> dict[str, Any]:
    answer = await visitor.http.get(f"/api/me/data?lang={lang}")
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/zip", answer.text
    with zipfile.ZipFile(io.BytesIO(answer.content)) as whole:
        texts = {name: whole.read(name).decode() for name in whole.namelist()}
    return {name: text if name.endswith(".txt") else json.loads(text) for name, text in texts.items()}


# -- one's own data ------------------------------------------------------------------------------------------


async def test_a_zip_has_all_that_is_mine_and_nothing_that_opens(server: Running) -> None:
    anna, bert = await account(server, "Anna", "anna"), await account(server, "Bert", "bert")
    await befriend(bert, anna, "anna")
    await anna.post("/api/friends/block", {"handle": "nobody-there"}, 204)
    await anna.post("/api/me/proof/password", {"password": PASSWORD}, 204)
    codes = (await anna.post("/api/me/codes"))["codes"]
    over = await played(anna, bert)
    await anna.post(f"/api/me/games/{over}/note", {"text": "the camel was late"}, 204)
    await anna.post("/api/me/profile", {"shows": "public"}, 204)
    await anna.post("/api/me/choices", {"chat": "friends", "named": True}, 204)
    found = await files_of(anna)
    assert found["account.json"]["name"] == "Anna" and found["account.json"]["handles"][0]["handle"] == "anna"
    assert [key["kind"] for key in found["account.json"]["keys"]] == ["password"]
    assert (found["account.json"]["codes-left"], found["account.json"]["hears-at-tables"]) == (10, "friends")
    assert found["account.json"]["named-in-data-for-researchers"] is True
    assert [one["name"] for one in found["friends.json"]["friends"]] == ["Bert"]
    assert [one["shown"] for one in found["friends.json"]["blocked"]] == ["@nobody-there"]
    assert not any("key" in one for ones in found["friends.json"].values() for one in ones)
    (game,) = found["games.json"]
    assert (game["table"], game["your-seat"], game["note"]) == (over, 0, "the camel was late")
    assert (await anna.http.get(game["record"])).status_code == 200
    assert found["notes.json"] == [{"table": over, "star": False, "note": "the camel was late"}]
    assert len(found["devices.json"]) == 1
    whole = json.dumps(found)
    for secret in (*codes, "argon2", anna.http.cookies.jar.__iter__().__next__().value.partition(".")[0], "token"):
        assert secret not in whole, secret


async def test_of_a_running_game_the_zip_has_no_more_than_that_one_sits_there(server: Running) -> None:
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    table = await anna.opens(2)
    await bert.sits(table)
    async with anna.at(table) as socket:
        await socket.asked()
        found = await files_of(anna)
    assert found["running.json"] == [{"table": table, "game": "khiva", "status": "playing", "seat": 0}]
    assert found["games.json"] == []
    assert [name for name, text in found.items() if table in json.dumps(text)] == ["running.json"]


async def test_the_zip_explains_itself_in_every_language_and_comes_only_so_often(server: Running) -> None:
    anna = await server.guest("Anna")
    readmes = set()
    for lang in LANGUAGES:
        server.house.limits.data._left.clear()
        readmes.add((await files_of(anna, lang))["README.txt"])
    assert len(readmes) == len(LANGUAGES) and all("games.json: " in text for text in readmes)
    for _ in range(2):
        await files_of(anna)
    assert (await anna.http.get("/api/me/data")).status_code == 429
    assert (await server.visitor().http.get("/api/me/data")).status_code == 401


async def test_many_games_come_page_by_page(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.people.own_data.PAGE", 2)
    anna = await server.guest("Anna")
    tables = []
    for _ in range(5):
        tables.append(await anna.opens(2, bots={1: "greedy"}))
        async with anna.at(tables[-1]) as socket:
            await socket.plays()
    found = await files_of(anna)
    assert [one["table"] for one in found["games.json"]] == tables[::-1]


# -- what is forgotten by itself -----------------------------------------------------------------------------


async def test_old_devices_addresses_and_talk_are_forgotten(tmp_path: Path, place: Path | str) -> None:  # noqa: F811
    from tests.tables.fake_time import FakeTime
    from tests.web.conftest import FakeClock

    time, ticking = FakeTime(), FakeClock()
    async with running(
        tmp_path / "data", time, ticking, keep_devices=10, keep_chat=2, keep_addresses=3, **on(place)
    ) as server:
        anna, bert = await server.guest("Anna"), await server.guest("Bert")
        table = await anna.opens(2)
        await bert.sits(table)
        async with anna.at(table) as socket:
            await socket.asked()
            await socket.send({"type": "say", "text": "hello"})
            await socket.until("chat")
        house, limits = server.house, server.house.limits
        assert limits.requests._left
        time.move(2 * 3_600_000 + 1)
        ticking.now += 3 * 3_600 + 1
        await house.forgetting.look()
        assert not limits.requests._left
        assert not any(house.host.live[table].chat.said.values())
        assert await bert.get("/api/me") is not None
        time.move(9 * 24 * 3_600_000)
        house.people.devices.seen(next(iter(house.people.devices._noted)), time.now(), "- -")
        await house.people.devices.write_seen()
        time.move(2 * 24 * 3_600_000)
        await house.forgetting.look()
        left = [one for one in (anna, bert) if await one.get("/api/me") is not None]
        assert len(left) == 1, "who was seen meanwhile is still there"


async def test_devices_are_looked_at_some_at_a_time_and_once_for_all_nodes(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    from caravanserai.people.retention import DAY, Retention

    monkeypatch.setattr("caravanserai.people.retention.AT_A_TIME", 2)
    for n in range(5):
        await server.guest(f"Guest {n}")
    retention, now = Retention(server.house.store), server.house.sessions.time.now() + 11 * DAY
    looked = []
    for n in range(4):
        looked.append(await retention.forget_devices(10, now + n * 1_000, 1_000))
        assert (await retention.forget_devices(10, now + n * 1_000 + 500, 1_000)).at == 0, "another node was there"
    assert [one.at for one in looked] == [2, 2, 1, 0] and sum(len(one.gone) for one in looked) == 5


async def test_the_page_says_what_the_settings_say(tmp_path: Path) -> None:
    async with running(tmp_path / "data", guest_days=17, keep_devices=1, keep_chat=0, keep_addresses=5) as server:
        visitor = server.visitor()
        said = await visitor.get("/api/privacy")
        lines = [line for section in said["sections"] for line in section["lines"]]
        assert said["safe"] is False
        for figure in (
            "after 17 days",
            "not used for a day",
            "5 hours after",
            "as long as the table is",
            "moderators decided",
        ):
            assert any(figure in line for line in lines), figure
        for lang in LANGUAGES:
            spoken = await visitor.get("/api/privacy", lang=lang)
            assert len(spoken["sections"]) == 8 and any(
                "17" in line for one in spoken["sections"] for line in one["lines"]
            )


# -- whom one hears ------------------------------------------------------------------------------------------


async def test_a_person_hears_whom_they_chose(server: Running) -> None:
    anna, bert, cleo = [await account(server, name, name.lower()) for name in ("Anna", "Bert", "Cleo")]
    await befriend(bert, anna, "anna")
    table = await anna.opens(3)
    await bert.sits(table)
    await cleo.sits(table)

    async def heard(choice: str, *, fresh: bool) -> list[str]:
        """Of what both say, what Anna hears at a socket that was open already, or that she opens then."""
        async with anna.at(table) as open_one, bert.at(table) as one, cleo.at(table) as two:
            await open_one.until("hello")
            await anna.post("/api/me/choices", {"chat": choice}, 204)
            for speaker, word in ((one, "from bert"), (two, "from cleo")):
                await speaker.send({"type": "say", "text": f"{choice} {fresh} {word}"})
                await speaker.send({"type": "ping", "t": 0})
                await speaker.until("pong")
            if not fresh:
                return await said_at(open_one, f"{choice} {fresh}")
        async with anna.at(table) as socket:
            return await said_at(socket, f"{choice} {fresh}")

    for fresh in (False, True):
        assert await heard("table", fresh=fresh) == ["from bert", "from cleo"]
        assert await heard("friends", fresh=fresh) == ["from bert"]
        assert await heard("off", fresh=fresh) == []
    assert (await anna.get("/api/me/choices")) == {"chat": "off", "presence": "friends", "page": None, "named": False}
    page = {
        "lang": "fr",
        "theme": "dark",
        "contrast": "high",
        "speed": 0,
        "stills": "press",
        "sound": False,
        "hints": True,
    }
    await anna.post("/api/me/choices", {"page": page}, 204)
    odd = [{**page, "lang": lang} for lang in ("<b>", "de\n", "d", "e" * 10_000)]
    for wrong in ({**page, "theme": "loud"}, {**page, "speed": 9}, {"theme": "dark"}, {**page, "more": 1}, *odd):
        assert (await anna.post("/api/me/choices", {"page": wrong}, 400))["code"]
    assert (await anna.get("/api/me/choices")) == {"chat": "off", "presence": "friends", "page": page, "named": False}
    await anna.post("/api/me/choices", {"chat": "everybody"}, 400)
    nobody = await server.visitor().get("/api/me/choices")
    assert nobody == {"chat": "table", "presence": "friends", "page": None, "named": None}


async def said_at(socket: Any, start: str) -> list[str]:
    """What has come there so far."""
    await socket.send({"type": "ping", "t": 0})
    await socket.until("pong")
    frames = [json.loads(raw) for raw in socket.raw]
    texts = [frame["text"] for frame in frames if frame["type"] == "chat"]
    return [text.removeprefix(start).strip() for text in texts if text.startswith(start)]


async def test_a_choice_made_at_another_node_is_heard_of(server: Running) -> None:
    anna, bert = await server.guest("Anna"), await server.guest("Bert")
    table = await anna.opens(2)
    await bert.sits(table)
    async with anna.at(table) as socket:
        await socket.until("hello")
        (listener,) = server.house.revoking.listening
        me = (await anna.get("/api/me"))["id"]

        def talk() -> Talk[None]:
            yield "INSERT INTO choices (person, chat) VALUES (?, 'off')", (me,)

        await server.house.store.change(talk)
        assert listener.hears is None
        await server.house.revoking.hear()
        assert listener.hears == frozenset()


# -- a house for children ------------------------------------------------------------------------------------


async def test_in_a_safe_house_no_text_reaches_anybody(tmp_path: Path, place: Path | str) -> None:  # noqa: F811
    async with running(tmp_path / "data", **on(place)) as server:
        old = await account(server, "call me 555 1234", "old-hand")
        await old.post("/api/me/profile", {"shows": "public"}, 204)
    async with running(tmp_path / "data", safe=True, **on(place)) as server:
        one, two = server.visitor(), server.visitor()
        await one.post("/api/me", {"name": "my number is 555"}, 409)
        names = await one.get("/api/names")
        assert len(names) == len(set(names)) == 12
        await one.post("/api/me", {"name": names[0]})
        await two.post("/api/me", {})
        await two.post("/api/me", {"name": "anything else"}, 409)
        table = await one.opens(2, public=True)
        await two.sits(table)
        edition = {"setting": {"game": "khiva", "seats": 2, "edition": {"name": "call 555"}}}
        await one.post("/api/tables", edition, 409)
        async with one.at(table) as socket, two.at(table) as other:
            await socket.send({"type": "say", "text": "call 555"})
            assert (await socket.until("refused"))["refusal"]["code"] == "phrases-only"
            await socket.send({"type": "phrase", "phrase": "good-game"})
            said = await other.until("chat")
            assert (said["phrase"], said["text"], said["name"]) == ("good-game", "", names[0])
        await eventually(lambda: len(server.house.forgetting._tasks) == 1)  # names of before are mended
        three = old.at_another(server.url)
        shown = await three.get("/api/me")
        assert "555" not in shown["name"]
        await three.post("/api/me/profile", {"shows": "public"}, 409)
        assert (await one.http.get("/api/people/old-hand")).status_code == 404
        await one.post("/api/friends/ask", {"handle": "old-hand"}, 204)
        (asking,) = (await three.get("/api/friends"))["asking"]
        assert asking["handle"] is None
        await three.post("/api/friends/answer", {"key": asking["key"], "yes": True}, 204)
        theirs = (await one.get("/api/friends"))["friends"]
        assert [friend["handle"] for friend in theirs] == [None]
        assert "555" not in theirs[0]["name"], "times and keys may have these digits"
        said = await one.get("/api/privacy")
        assert said["safe"] is True and len(said["sections"]) == 9
