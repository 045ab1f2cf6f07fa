"""What must never be sent or logged, looked for in all that is."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from caravanserai.engine.game import GAMES, SPECTATOR, game
from caravanserai.games.khiva.words.names import cards_named
from caravanserai.tables.log.sqlite import SqliteStore
from tests.night import by_night
from tests.web.client import TableSocket, Visitor, first_move
from tests.web.conftest import Running
from tests.web.process import ServerProcess

pytestmark = pytest.mark.anyio

CARD = re.compile(r"(?:white|blue|green|pink|black)-[1-5]")
#: Carpets are named as cards are, and lie open.
CARPETS = ("undelivered", "carpets", "carpet")
#: Events that only some may hear: the fields that name the seats.
PRIVATE = {"CardsDealt": ("seat",), "CardsGiven": ("seat", "to"), "ChoiceChanged": ("seat",)}


def cards_in(part: Any) -> Iterator[str]:
    match part:
        case dict():
            for key, value in part.items():
                if key not in CARPETS:
                    yield from cards_in(value)
        case list():
            for value in part:
                yield from cards_in(value)
        case str() if CARD.fullmatch(part):
            yield part


def cookie_of(visitor: Visitor) -> list[str]:
    """Token and signature."""
    return [part for value in visitor.http.cookies.values() for part in value.split(".")]


async def caught_up(socket: TableSocket) -> None:
    """Read all that has been sent until now."""
    await socket.send({"type": "ping", "t": len(socket.frames)})
    await socket.until("pong")


def check_frame(frame: dict[str, Any], viewer: int) -> None:
    for event in [*frame.get("events", []), *(e for told in frame.get("missed", []) for e in told["events"])]:
        if event["type"] in PRIVATE:
            assert viewer in [event[field] for field in PRIVATE[event["type"]]], event


def check_view(now: dict[str, Any], viewer: int, hands: list[set[str]]) -> None:
    """No card in another hand is named, but for those that this seat itself gave away."""
    gave = set(cards_in(now["view"]["own"]["gave"])) if viewer != SPECTATOR else set()
    shown = set(cards_in(now["view"])) | set(cards_in(now["ask"]))
    for seat, hand in enumerate(hands):
        if seat != viewer:
            assert not (shown - gave) & hand
    assert now["ask"] is None or viewer != SPECTATOR


@pytest.mark.parametrize("seats", [by_night(2), 4])
async def test_frames_and_answers_of_a_running_game(server: Running, seats: int) -> None:
    people = [await server.guest(f"Guest {n}") for n in range(seats)]
    table = await people[0].opens(seats, public=True)
    watcher = server.visitor()
    sockets = dict(enumerate(person.at(table) for person in people)) | {SPECTATOR: watcher.at(table)}
    for person in people[1:]:
        await person.sits(table)
    live = server.house.host.live[table].table
    forbidden = [live.secret, *(seat.person or "" for seat in live.seats)]
    for person in people:
        forbidden += cookie_of(person)
    for socket in sockets.values():
        await socket.__aenter__()
    bodies: list[bytes] = []
    while live.status == "playing":
        for viewer, socket in sockets.items():
            await caught_up(socket)
            check_view(socket.now, viewer, [set(cards_named(hand)) for hand in live.g.hand])
        seat = live.asked()[0]
        if seat == 0:
            mine = ("/api/mine", "/api/me/games", "/api/me/profile", "/api/friends", "/api/friends/news")
            links = [f"/{page}/{table}" for page in ("table", "replay", "review", "embed")]
            for path in (
                *links,
                f"/picture/{table}.png",
                f"/api/tables/{table}",
                "/api/tables",
                "/api/games",
                "/metrics",
                *mine,
            ):
                for visitor in (watcher, people[1]):
                    bodies.append((await visitor.http.get(path)).content)
            for visitor in (people[0], watcher):
                assert (await visitor.get(f"/api/tables/{table}/record", 409))["code"] == "not-over"
        await sockets[seat].answer(first_move(sockets[seat].now["ask"]["ask"]))
        await sockets[seat].until("taken")
    for viewer, socket in sockets.items():
        await caught_up(socket)
        for frame, raw in zip(socket.frames, socket.raw, strict=True):
            check_frame(frame, viewer)
            if frame.get("now", {}).get("status") != "over":
                assert not [text for text in forbidden if text.encode() in raw]
        await socket.__aexit__(None, None, None)
    for body in bodies:
        assert not [text for text in forbidden if text.encode() in body]
        assert not CARD.search(body.decode())


@pytest.mark.parametrize("key", GAMES)
async def test_replays_of_a_running_game_are_refused(server: Running, key: str) -> None:
    seats = game(key).seat_counts[0]
    person, stranger = await server.guest("Guest"), server.visitor()
    table = await person.opens(seats, game=key, public=True, bots=dict.fromkeys(range(2, seats), "greedy"))
    await (await server.guest("Other")).sits(table)
    for path in ("record", "replay", "replay?open=true", "replay?seat=0", "replay?seat=1&open=true", "last-turn"):
        for visitor in (person, stranger):
            assert (await visitor.get(f"/api/tables/{table}/{path}", 409))["code"] == "not-over"
    assert (await stranger.get(f"/picture/{table}.png", 409))["code"] == "not-over"


async def test_logs_say_nothing_that_lets_a_reader_in(tmp_path: Path) -> None:
    async with ServerProcess(tmp_path / "data", **{"log-level": "debug"}) as house:
        people = [await house.guest(f"Secretive {n}") for n in range(2)]
        table = await people[0].opens(2)
        link = (await people[0].post("/api/me/return-link"))["link"].partition("return=")[2]
        await people[1].sits(table)
        await people[0].http.get(f"/table/{table}")
        await people[0].get(f"/api/tables/{table}/record", 409)
        await people[0].get(f"/api/tables/{table}x", 404)
        await people[0].post("/api/me/return", {"token": link}, 200)
        await people[0].post(f"/api/tables/{table}/sit", b'{"nonce": "not read', 400)
        async with people[0].at(table) as a, people[1].at(table) as b:
            await a.send({"type": "say", "text": "for the two of us"})
            await b.until("chat")
            await b.send("garbage that is said aloud")
            await b.until("refused")
            for socket in (a, b):
                ask = await socket.asked()
                await socket.answer(first_move(ask["ask"]), move_id="a-name-for-a-move")
                await socket.reply()
        cookies = [part for person in people for part in cookie_of(person)]
        ids = [(await person.get("/api/me"))["id"] for person in people]
        assert await house.stop() == 0
    store = await SqliteStore.open(house.folder / "house.db")
    stored = await store.load(table)
    await store.close()
    assert stored is not None
    logs = house.wrote.read_text(encoding="utf-8")
    assert logs.count('"socket opened"') == 2 and '"request"' in logs
    words = ["Secretive", "for the two of us", "garbage", "a-name-for-a-move", "ChooseCards", "not read", "127.0.0.1"]
    for text in (table, stored.secret, link, *cookies, *ids, *words):
        assert text not in logs
    assert not CARD.search(logs)
