"""Whole games over real sockets, and what must not go wrong on the way."""

import asyncio
from typing import Any

import msgspec
import pytest

from caravanserai.engine.record import read_record
from caravanserai.engine.verify import verify
from tests.web.client import GameOver, TableSocket, eventually, first_move
from tests.web.conftest import Running

pytestmark = pytest.mark.anyio

OPTIONS = [
    {},
    {"city": "always", "open-score": "on"},
    {"city": "never"},
]


async def three_at_a_table(server: Running, **setting: Any) -> tuple[str, list[TableSocket]]:
    """A game of three people that has begun; sockets are not open yet."""
    people = [await server.guest(f"Guest {n}") for n in range(3)]
    table = await people[0].opens(3, **setting)
    sockets = [person.at(table) for person in people]
    for person in people[1:]:
        await person.sits(table)
    return table, sockets


@pytest.mark.parametrize("options", OPTIONS)
async def test_three_people_play_a_whole_game(server: Running, options: dict[str, str]) -> None:
    table, sockets = await three_at_a_table(server, options=options)
    async with sockets[0] as a, sockets[1] as b, sockets[2] as c:
        await asyncio.gather(a.plays(), b.plays(), c.plays())
        for socket in (a, b, c):
            assert socket.now["status"] == "over"
            told = [frame["n"] for frame in socket.frames if frame["type"] == "update"]
            assert told == list(range(socket.hello["n"] + 1, socket.n + 1))
    visitor = server.visitor()
    raw = (await visitor.http.get(f"/api/tables/{table}/record")).content
    verdict = verify(read_record(raw))
    assert verdict.fair and verdict.sealed
    assert a.hello["commitment"] == read_record(raw).fairness.commitment


@pytest.mark.parametrize("seats", [2, 5])
async def test_a_person_against_bots(server: Running, seats: int) -> None:
    person = await server.guest("Guest")
    table = await person.opens(seats, bots=dict.fromkeys(range(1, seats - 1), "greedy"), public=True)
    await person.post(f"/api/tables/{table}/start")
    async with person.at(table) as socket:
        await socket.plays()

    async def is_listed() -> bool:
        """The list follows the log: it is written just after the end was told."""
        return [game["id"] for game in await person.get("/api/games")] == [table]

    await eventually(is_listed)
    mine = await person.get("/api/mine")
    assert [game["id"] for game in mine["finished"]] == [table]
    assert mine["finished"][0]["bots"] == [None, *["greedy"] * (seats - 1)]
    assert mine["seats"] == {table: 0} and mine["turn"] == []
    replay = await person.get(f"/api/tables/{table}/replay")
    assert replay["names"] == ["Guest", *[""] * (seats - 1)] and replay["bots"] == [None, *["greedy"] * (seats - 1)]


async def test_two_answers_in_the_same_instant(server: Running) -> None:
    _, sockets = await three_at_a_table(server)
    async with sockets[0] as a, sockets[1] as b, sockets[2] as c:
        for socket in (a, b, c):
            await socket.asked()
        await asyncio.gather(a.answer(first_move(a.now["ask"]["ask"])), b.answer(first_move(b.now["ask"]["ask"])))
        taken = [await a.reply(), await b.reply()]
        assert [frame["type"] for frame in taken] == ["taken", "taken"]
        assert len({frame["ack"]["number"] for frame in taken}) == 2
        await c.until(lambda frame: frame["type"] == "update" and frame["now"]["waiting"] == [2])


async def test_a_sealed_choice_can_be_changed_until_the_last_one_is_in(server: Running) -> None:
    _, sockets = await three_at_a_table(server)
    async with sockets[0] as a, sockets[1] as b, sockets[2] as c:
        for socket in (a, b, c):
            await socket.asked()
        ask = a.now["ask"]
        cards = [preview["card"] for preview in ask["ask"]["cards"]]
        for play in cards[1:3]:
            await a.answer({"type": "ChooseCards", "play": [play], "give": [cards[0]]}, ask["id"])
            assert (await a.reply())["type"] == "taken"
            assert a.now["ask"]["sealed"]
        for socket in (b, c):
            await socket.answer(first_move(socket.now["ask"]["ask"]))
        shown = await b.until(lambda frame: any(e["type"] == "CardsRevealed" for e in frame.get("events", [])))
        mine = [e for e in shown["events"] if e["type"] == "CardsRevealed" and e["seat"] == 0]
        assert mine[0]["cards"] == [cards[2]]
        await a.answer({"type": "ChooseCards", "play": [cards[1]], "give": [cards[0]]}, ask["id"])
        assert await a.refusal() == "stale-ask"


async def test_the_same_move_id_twice_is_one_answer(server: Running) -> None:
    table, sockets = await three_at_a_table(server)
    async with sockets[0] as a:
        ask = await a.asked()
        for _ in range(3):
            await a.answer(first_move(ask["ask"]), ask["id"], "the-same")
        acks = [(await a.reply())["ack"] for _ in range(3)]
        assert acks[0] == acks[1] == acks[2]
    stored = await server.house.store.load(table)
    assert stored is not None
    assert [row for row in stored.rows if getattr(row.entry, "move_id", "") == "the-same"] == stored.rows[-1:]


async def test_answers_that_are_not_for_this_seat_or_not_for_now(server: Running) -> None:
    table, sockets = await three_at_a_table(server)
    stranger = await server.guest("Stranger")
    nobody = server.visitor()
    async with sockets[0] as a, stranger.at(table) as watcher, nobody.at(table) as unknown:
        ask = await a.asked()
        move = first_move(ask["ask"])
        await a.answer(move, ask["id"].replace(".0", ".1"))
        assert await a.refusal() == "not-your-ask"
        await a.answer(move, "0.0")
        assert await a.refusal() == "stale-ask"
        await a.answer({"type": "SpendGems", "gems": 1})
        refused = await a.until("refused")
        assert refused["refusal"]["code"] == "other-question" and refused["refusal"]["clause"] == "KH-11"
        await watcher.answer(move, ask["id"])
        assert await watcher.refusal() == "not-seated"
        await unknown.answer(move, ask["id"])
        assert await unknown.refusal() == "no-person"
        await a.answer(move)
        assert (await a.reply())["type"] == "taken"


@pytest.mark.parametrize(
    "message",
    [
        "",
        "null",
        "[]",
        "{",
        "\x00",
        "[" * 5_000,
        '{"type":"answer"}',
        '{"type":"dance"}',
        '{"type":"ping","t":"1"}',
        '{"type":"ping","t":1,"more":2}',
        '{"type":"say","text":7}',
        '{"type":"say","text":"\\ud800"}',
        '{"type":"mute","seat":"0","on":true}',
        '{"type":"answer","ask":"1.0","move_id":"","move":{}}',
        b"\x00\xff",
    ],
)
async def test_garbage_is_refused_and_the_table_goes_on(server: Running, message: str | bytes) -> None:
    _, sockets = await three_at_a_table(server)
    async with sockets[0] as a:
        await a.asked()
        await a.send(message)
        refused = await a.until("refused")
        assert refused["refusal"]["kind"] == "unreadable" and refused["sentence"].endswith(".")
        await a.send({"type": "ping", "t": 5})
        assert await a.reply() == {"type": "pong", "t": 5}


@pytest.mark.parametrize(
    "move",
    [
        {},
        None,
        "TakeSalt",
        {"type": "ChooseCards"},
        {"type": "TakeSalt", "also": 1},
        {"type": "SpendGems", "gems": "2"},
    ],
)
async def test_moves_are_read_strictly(server: Running, move: Any) -> None:
    _, sockets = await three_at_a_table(server)
    async with sockets[0] as a:
        await a.asked()
        move_id = await a.answer(move)
        refused = await a.until("refused")
        assert refused["refusal"]["code"] == "unreadable-move" and refused["of"] == move_id


async def test_two_tabs_agree(server: Running) -> None:
    people = [await server.guest(f"Guest {n}") for n in range(2)]
    table = await people[0].opens(2)
    await people[1].sits(table)
    async with people[0].at(table) as one, people[0].at(table) as two, people[1].at(table) as other:

        async def turn_by_turn() -> None:
            """The tabs take turns in answering."""
            tabs = [one, two]
            try:
                while True:
                    asks = [await tab.asked() for tab in tabs]
                    assert asks[0] == asks[1]
                    await tabs[0].answer(first_move(asks[0]["ask"]))
                    await tabs[0].reply()
                    n = tabs[0].n
                    while tabs[1].n < n:
                        await tabs[1].next()
                    tabs.reverse()
            except GameOver:
                return

        await asyncio.gather(turn_by_turn(), other.plays())
        await one.until(over) if one.now["status"] != "over" else None
        await two.until(over) if two.now["status"] != "over" else None
        updates = [[frame for frame in tab.frames if frame["type"] == "update"] for tab in (one, two)]
        assert msgspec.json.encode(updates[0]) == msgspec.json.encode(updates[1])


def over(frame: dict[str, Any]) -> bool:
    return frame["type"] == "update" and frame["now"]["status"] == "over"


async def test_coming_back_with_the_last_number_gets_exactly_what_was_missed(server: Running) -> None:
    _, sockets = await three_at_a_table(server)
    async with sockets[0] as a, sockets[1] as b, sockets[2] as c:
        watched = TableSocket(a.url, a.headers, {})
        async with watched:
            await asyncio.gather(a.plays(), b.plays(), c.plays())
            while watched.now.get("status") != "over":
                await watched.next()
        updates = [frame for frame in watched.frames if frame["type"] == "update"]
        for last in (
            watched.hello["n"],
            watched.hello["n"] + 1,
            updates[len(updates) // 2]["n"],
            watched.n - 1,
            watched.n,
        ):
            async with TableSocket(f"{a.url}?last={last}", a.headers, {}) as again:
                hello = await again.next()
            assert hello["complete"] and hello["n"] == watched.n
            told = [{"n": frame["n"], "events": frame["events"]} for frame in updates if frame["n"] > last]
            assert hello["missed"] == told
            assert hello["now"]["view"] == watched.now["view"]


async def test_a_phrase_is_said_by_its_id_and_nothing_else_is_a_phrase(server: Running) -> None:
    table, sockets = await three_at_a_table(server)
    watcher = await server.guest("Watcher")
    async with sockets[0] as a, sockets[1] as b, watcher.at(table) as w:
        for socket in (a, b, w):
            await socket.until("hello")
        await a.send({"type": "phrase", "phrase": "well-played"})
        said = await b.until("chat")
        assert (said["room"], said["seat"], said["phrase"], said["text"]) == ("players", 0, "well-played", "")
        for wrong in ("hurry-up", "", None, 7, "page-title"):
            await a.send({"type": "phrase", "phrase": wrong})
            assert await a.refusal() == "unreadable-message"
        await a.send({"type": "phrase", "phrase": "nice", "text": "and more"})
        assert await a.refusal() == "unreadable-message"
        # Free text stays free text, and has no phrase.
        await a.send({"type": "say", "text": "well-played"})
        assert (await b.until(lambda frame: frame.get("text") == "well-played"))["phrase"] is None
        assert not [frame for frame in w.frames if frame["type"] == "chat"]


async def test_chat_reaches_the_room_and_no_other(server: Running) -> None:
    table, sockets = await three_at_a_table(server)
    watching = [await server.guest("Watcher"), await server.guest("Other")]
    async with sockets[0] as a, sockets[1] as b, watching[0].at(table) as w, watching[1].at(table) as x:
        for socket in (a, b, w, x):
            await socket.until("hello")
        await a.send({"type": "say", "text": "good luck"})
        said = await b.until("chat")
        assert (said["room"], said["seat"], said["text"]) == ("players", 0, "good luck")
        await w.send({"type": "say", "text": "who wins?"})
        assert (await x.until("chat"))["text"] == "who wins?"
        await b.send({"type": "mute", "seat": 0, "on": True})
        await b.send({"type": "ping", "t": 1})
        await b.until("pong")
        await a.send({"type": "say", "text": "hello?"})
        await a.until(lambda frame: frame["type"] == "chat" and frame["text"] == "hello?")
        await a.send({"type": "say", "text": "x" * 301})
        assert await a.refusal() == "chat-too-long"
        await b.send({"type": "ping", "t": 2})
        await b.until("pong")
        assert [frame["text"] for frame in b.frames if frame["type"] == "chat"] == ["good luck"]
        assert not [frame for frame in x.frames if frame.get("text") == "good luck"]


async def test_come_back_over_the_socket(server: Running) -> None:
    people = [await server.guest(f"Guest {n}") for n in range(2)]
    table = await people[0].opens(2)
    await people[1].sits(table)
    async with people[0].at(table) as a:
        await a.asked()
        await people[0].post(f"/api/tables/{table}/stand")
        await a.until(lambda frame: frame.get("now", {}).get("seats", [{}])[0].get("state") == "bot-for-person")
        await a.send({"type": "come-back"})
        await a.until(lambda frame: frame.get("now", {}).get("seats", [{}])[0].get("state") == "person")


async def test_an_unknown_table_is_refused_in_the_readers_language(server: Running) -> None:
    async with server.visitor().at("nowhere", headers={"Accept-Language": "fr"}) as socket:
        refused = await socket.next()
        assert (refused["refusal"]["code"], refused["of"]) == ("no-such-table", None)
        assert refused["sentence"] == "Cette table n’existe pas\xa0; vérifiez le lien."
        assert await socket.closed() == (4404, "no-such-table")


async def test_who_sits_down_sees_with_other_eyes_at_once(server: Running) -> None:
    host, guest = await server.guest("Guest A"), await server.guest("Guest B")
    table = await host.opens(3)
    async with guest.at(table) as socket:
        assert (await socket.until("hello"))["you"] == -1
        await guest.sits(table, 2)
        assert (await socket.until("hello"))["you"] == 2
        await host.post(f"/api/tables/{table}/start")
        assert (await socket.asked())["id"].endswith(".2")


async def test_what_a_stranger_sends_is_written_in_our_own_words(server: Running) -> None:
    table, sockets = await three_at_a_table(server)
    async with sockets[0] as a:
        move = msgspec.json.encode(first_move((await a.asked())["ask"])).decode()
        padded = move.replace(",", "," + " " * 5_000)
        await a.send(f'{{"type":"answer","ask":"{a.now["ask"]["id"]}","move_id":"padded","move":{padded}}}')
        assert (await a.reply())["type"] == "taken"
    stored = await server.house.store.load(table)
    assert stored is not None
    assert bytes(stored.rows[-1].entry.move).decode() == move  # type: ignore[union-attr]
