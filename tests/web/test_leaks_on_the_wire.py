"""KH-43, KH-44, KI-46, SA-34 on the wire: games that differ only in what somebody cannot know send them the same
bytes."""

import asyncio
import io
import re
import zipfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.engine.fairness import nonce_hash_of
from caravanserai.engine.game import SPECTATOR
from caravanserai.people import play_now
from caravanserai.people.channels import NewsChoice
from caravanserai.people.outbox import Channel, Due, Item
from caravanserai.tables.fold import stages
from caravanserai.tables.live.heart import HEARTBEAT
from caravanserai.tables.log.clock_setting import ByDay
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.workers.folds import Folds
from caravanserai.web import house
from caravanserai.web.metrics import PrometheusMeter
from tests.night import by_night
from tests.servers.postgres import Postgres
from tests.servers.valkey import Valkey
from tests.tables.fake_time import FakeTime
from tests.web.client import Visitor, eventually
from tests.web.conftest import Running, running
from tests.web.khiva_gifts import pair_of_worlds
from tests.web.looking import Looking
from tests.web.twins import Course, differing, twins

pytestmark = pytest.mark.anyio

#: So often in a game the observer looks around, besides once for each kind of answer.
LOOKS = 2
SECRET = "5ec2e7" + "0" * 58
TABLE = "the-same-table-in-both"
KHIVA = {"city": "when-empty", "open-score": "off"}
#: In the souk the house itself would call the next price in a live game.
CLOCKS = {"khiva": "live", "kilim": "live", "samarkand": "by-day"}


class World:
    """One game of a pair, and all that its observer receives."""

    def __init__(
        self,
        server: Running,
        time: FakeTime,
        course: Course,
        observer: int,
        looks: set[int],
        other_node: Running | None = None,
    ) -> None:
        """The observer may be at another node than the others."""
        self.server = server
        self.observed = other_node or server
        self.time = time
        self.course = course
        self.observer = observer
        self.looks = looks
        self.received: list[bytes] = []
        server.house.host.new_secret = lambda: SECRET
        server.house.host.new_id = lambda: TABLE

    async def open(self) -> None:
        self.people = [await self.server.guest(f"Guest {n}") for n in range(self.course.seats)]
        setting = {
            "game": self.course.rules.key,
            "seats": self.course.seats,
            "options": self.course.options,
            "clock": {"type": CLOCKS[self.course.rules.key]},
            "public": True,
        }
        for seat, person in enumerate(self.people):
            person.new_nonce = partial(nonce, seat)
        await self.people[0].post("/api/tables", {"setting": setting})
        # What would be sent is looked at; nothing is.
        for node in {id(one): one for one in (self.server, self.observed)}.values():
            await node.house.newsroom.courier.stop()
        chat = {"kind": "json", "address": "https://chat.example.org/x", "table": TABLE}
        await self.people[0].post("/api/me/news/hook", chat)
        for seat, person in enumerate(self.people[1:], start=1):
            await person.sits(TABLE, seat)
        self.watcher = self.observed.visitor()
        if self.observer != SPECTATOR and self.observed is not self.server:
            self.people[self.observer] = self.people[self.observer].at_another(self.observed.url)
        visitors = {SPECTATOR: self.watcher, **dict(enumerate(self.people))}
        # Nobody reads until it is their turn; what comes meanwhile must find room.
        self.sockets = {seat: visitor.at(TABLE, max_queue=None) for seat, visitor in visitors.items()}
        for socket in self.sockets.values():
            await socket.__aenter__()
            await socket.until("hello")

    async def play(self) -> None:
        answers = self.course.answers
        for number, answer in enumerate(answers):
            await self.answers(answer.seat, answer.move if answer.first is None else answer.first, f"first {number}")
            await self.second_passes()
            if answer.first is not None:
                await self.answers(answer.seat, answer.move, f"then {number}")
            # Another node counts what it hears when it hears it.
            if self.observed is self.server:
                self.received.append(counted(self.server.house.meter))
            # When it is over, the record tells all.
            if number in self.looks and number < len(answers) - 1:
                await self.looks_around()
        await self.hears_the_last()
        self.received += filter(told, self.sockets[self.observer].raw)
        for socket in self.sockets.values():
            await socket.__aexit__(None, None, None)

    async def second_passes(self) -> None:
        """Every node says that it is alive: a silent one has the time given back, in a row of its own."""
        self.time.move(HEARTBEAT)
        for node in (self.server, self.observed):
            await eventually(partial(has_beaten, node, self.time.now()))

    async def hears_the_last(self) -> None:
        """Whatever was on its way: up to the end of the game, or up to somebody's word that comes after it all."""
        socket = self.sockets[self.observer]
        if self.observed.house.host.live[TABLE].table.status == "over":
            while socket.now["status"] != "over":
                await socket.next()
            return
        await self.looks_around()
        await socket.send({"type": "ping", "t": 0})
        await socket.until("pong")

    async def answers(self, seat: int, move: Any, move_id: str) -> None:
        socket = self.sockets[seat]
        while socket.now["ask"] is None or (move_id.startswith("first") and socket.now["ask"]["sealed"]):
            await socket.next()
        # What the others call their moves is for nobody's eyes.
        move_id = move_id if seat == self.observer else f"{move_id} {id(self)}"
        await socket.answer(msgspec.to_builtins(move), move_id=move_id)
        assert (await socket.reply())["type"] == "taken"
        here, there = (one.house.host.live[TABLE].table for one in (self.server, self.observed))
        await eventually(lambda: here.number == there.number)

    async def looks_around(self) -> None:
        """Whatever else the observer can ask for."""
        me = self.watcher if self.observer == SPECTATOR else self.people[self.observer]
        told = ("", "/kept", "/record", "/replay", "/replay?open=true", "/last-turn", "/review", "/lesson", "/rating")
        pages = (f"/table/{TABLE}", f"/replay/{TABLE}", f"/review/{TABLE}", f"/picture/{TABLE}.png")
        api = (
            "/api/tables",
            "/api/mine",
            "/api/me/games",
            "/api/me/choices",
            "/api/me/tickets",
            "/api/events",
            "/api/circles",
            "/api/me/holiday",
            "/api/me/news",
            "/api/me/news/turns",
            "/api/privacy",
            "/api/me/ways",
            "/api/friends",
            "/api/friends/news",
            f"/api/friends?table={TABLE}",
            "/api/games",
            "/api/me/ratings",
            "/api/ratings/khiva",
            *(f"/api/tables/{TABLE}{what}" for what in told),
        )
        for path in (*api, *pages):
            answer = await me.http.get(path)
            # Each house has a key of its own, and each channel a number.
            said = (
                re.sub(rb'"(push|id)":"[\w-]{16}([\w-]{71})?"', b"", answer.content)
                if "news" in path
                else answer.content
            )
            self.received.append(f"{path} {answer.status_code} ".encode() + said)
        if self.observed is self.server:
            self.received.append(numbers(self.server.house.meter.page()))
        about = {"table": TABLE, "seat": 1 if self.observer == 0 else 0}
        answer = await me.http.post("/api/reports", json={"kind": "stalling", **about})
        self.received += [f"report {answer.status_code} ".encode() + answer.content, *await self.reported()]
        await self.takes_data(me)
        self.received += await self.told_to_chats()
        for last in (None, 0, 3):
            async with me.at(TABLE, last) as again:
                await again.until("hello")
            self.received.append(again.raw[0])
        async with Looking(me) as looking:
            await looking.sees(lambda one: one.wholes)
        # How many are here just now is not what this is about, nor how often that changed.
        whole = {**looking.frames[0], "n": 0, "people": 0}
        self.received.append(msgspec.json.encode(whole))

    async def reported(self) -> list[bytes]:
        """What moderators will read, who may be anybody."""

        def talk() -> Talk[list[bytes]]:
            found = yield "SELECT snapshot FROM reports ORDER BY made_at, snapshot", ()
            return [bytes(snapshot) for (snapshot,) in found]

        return await self.observed.house.store.ask(talk)

    async def told_to_chats(self) -> list[bytes]:
        """What the chat of the table is told by now, or will be; anybody may read there."""
        room = self.observed.house.newsroom
        await room.reasons.write()

        def talk() -> Talk[list[Item]]:
            found = yield "SELECT key, kind, table_id, other, made_at FROM outbox ORDER BY key", ()
            return [Item(*line) for line in found]

        items = await room.outbox.store.ask(talk)
        channel = Channel("c", "p", "json", "", None, None, TABLE, "en", 0)
        due = Due(channel, tuple(items), NewsChoice(), ())
        said = [await room.reasons.said(due, item) for item in items]
        # When it was written down depends on the machine: a task of its own does that.
        return [msgspec.json.encode([[msgspec.structs.replace(item, made=0) for item in items], said])]

    async def takes_data(self, me: Visitor) -> None:
        """All that the house keeps of the observer. Who they are differs from world to world; all else may not."""
        self.observed.house.limits.data.forget_before(float("inf"))
        answer = await me.http.get("/api/me/data")
        if answer.status_code != 200:
            self.received.append(answer.content)
            return
        with zipfile.ZipFile(io.BytesIO(answer.content)) as data:
            self.received += [data.read(name) for name in data.namelist() if name not in OWN]


class Newcomer(World):
    """The others have pressed "Play now"; the observer presses in the middle, and has the last seat, a bot's until
    then. What the bot says is the course's."""

    async def open(self) -> None:
        self.people = [await self.server.guest(f"Guest {n}") for n in range(self.course.seats)]
        self.watcher = self.observed.visitor()
        self.comes_at = len(self.course.answers) // 2
        self.looks = {number for number in self.looks if number >= self.comes_at}
        self.bots = [asyncio.Queue[Any]() for _ in self.people]
        autoplay = self.server.house.host.autoplay
        autoplay._think = lambda _, seat, *more: self.bots[seat].get()  # type: ignore[method-assign]
        self.sockets = {}
        for seat in range(self.course.seats - 1):
            await self.presses(seat)
        await self.people[0].open_nonce(TABLE)

    async def presses(self, seat: int) -> None:
        person, wish = self.people[seat], {"game": self.course.rules.key, "seats": self.course.seats}
        answer = await person.http.post("/api/play", json={**wish, "nonce_hash": nonce_hash_of(nonce(seat))})
        assert answer.status_code == 201 and answer.json()["joined"] == (seat > 0), answer.text
        if seat == 0:
            Visitor.unopened[TABLE] = [(person, nonce(seat))]
        if seat == self.observer:
            self.received.append(answer.content)
        self.sockets[seat] = person.at(TABLE, max_queue=None)
        await self.sockets[seat].__aenter__()
        await self.sockets[seat].until("hello")
        assert self.sockets[seat].hello["you"] == seat

    async def answers(self, seat: int, move: Any, move_id: str) -> None:
        if move_id == f"first {self.comes_at}":
            await self.presses(self.observer)
        if seat in self.sockets:
            await super().answers(seat, move, move_id)
            return
        table = self.server.house.host.live[TABLE].table
        number = table.number
        self.bots[seat].put_nowait(move)
        await eventually(lambda: table.number > number)


#: Files of the zip that say who somebody is.
OWN = ("account.json", "devices.json")


def has_beaten(node: Running, since: int) -> bool:
    attendance = node.house.host.attendance
    return attendance is None or attendance._beaten_at >= since


def nonce(seat: int) -> str:
    return f"nonce0of0the0seat{seat}"


def numbers(page: bytes) -> bytes:
    """What the house counts, but for how long things took. Whoever may read this learns no more than who watches."""
    return b"\n".join(line for line in page.splitlines() if not re.search(rb"^#|_sum |_bucket{(?!.*Inf)", line))


def counted(meter: PrometheusMeter) -> bytes:
    """The same, but not as a page: to write one after every answer took a fifth of the time."""
    meter._tidy()
    samples = [one for family in meter.registry.collect() for one in family.samples]
    kept = [one for one in samples if not one.name.endswith("_sum") and one.labels.get("le", "+Inf") == "+Inf"]
    return "\n".join(f"{one.name} {one.labels} {one.value}" for one in kept).encode()


def told(raw: bytes) -> bool:
    """Who is there is not what this is about: connections come and go as they like."""
    return b'"type":"presence"' not in raw


def moments(course: Course) -> set[int]:
    """After these answers the observer looks around: at first, half way, and when each kind of answer has been given
    for the last time, when most has happened that is not known."""
    last = {type(answer.move): number for number, answer in enumerate(course.answers)}
    return {*range(0, len(course.answers), 1 + len(course.answers) // LOOKS), *last.values()}


async def seen(
    folder: Path,
    course: Course,
    observer: int,
    looks: set[int],
    patch: pytest.MonkeyPatch,
    shared: dict[str, str] | None = None,
    world: type[World] = World,
) -> list[bytes]:
    """`shared`: what two nodes have in common; the observer is at the second."""
    time = FakeTime()
    # The one thing that cannot be had by playing: shuffles of which only the viewer's part is the same.
    patch.setattr(stages, "shuffled", lambda pool, secret, nonces, step: list(course.orders[step]))
    # In this process, where that holds.
    patch.setattr(house, "make_folds", Folds)
    node = partial(running, time=time, public_url="http://house.example", **(shared or {}))
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(node(folder / "node"))
        other_node = await stack.enter_async_context(node(folder / "other node")) if shared else None
        played = world(server, time, course, observer, looks, other_node)
        await played.open()
        await played.play()
    return played.received


async def assert_same_bytes(
    folder: Path,
    pair: tuple[Course, Course],
    observer: int,
    patch: pytest.MonkeyPatch,
    shared: Sequence[dict[str, str]] = ({}, {}),
    world: type[World] = World,
) -> None:
    looks = moments(pair[0])
    one = await seen(folder / "one", pair[0], observer, looks, patch, shared[0], world)
    other = await seen(folder / "other", pair[1], observer, looks, patch, shared[1], world)
    for mine, others in zip(one, other, strict=False):
        assert mine == others
    assert len(one) == len(other) > len(pair[0].answers)


@pytest.mark.parametrize(
    ("seats", "observer"),
    [(3, SPECTATOR), (3, 1), *(by_night(*one) for one in [(2, SPECTATOR), (3, 0), (3, 2), (5, 3)])],
)
async def test_games_that_differ_only_in_secrets_send_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, observer: int
) -> None:
    await assert_same_bytes(tmp_path, pair_of_worlds(seats, observer, KHIVA), observer, monkeypatch)


@pytest.mark.parametrize(
    ("key", "seats", "observer", "options", "part"),
    [
        ("khiva", 4, SPECTATOR, KHIVA, 0.5),
        by_night("khiva", 4, 2, KHIVA, 0.5),
        *(("kilim", 3, observer, {}, 0.2) for observer in (SPECTATOR, 1)),
        *(by_night("kilim", 3, observer, {}, 0.2) for observer in (0, 2)),
        by_night("kilim", 2, 1, {}, 0.5),
        by_night("kilim", 3, SPECTATOR, {}, 0.95),
        ("samarkand", 3, SPECTATOR, {}, 0.3),
        *(by_night("samarkand", 3, observer, {}, 0.3) for observer in (0, 1, 2)),
        by_night("samarkand", 3, SPECTATOR, {}, 0.95),
        ("samarkand", 4, 3, {"closed-goods": "on"}, 0.3),
    ],
)
async def test_all_is_dealt_again_that_somebody_cannot_know(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    key: str,
    seats: int,
    observer: int,
    options: dict[str, str],
    part: float,
) -> None:
    """Up to a moment at which answers are sealed; what is shown later may have been anything until then."""
    pair = twins(key, seats, observer, options, part)
    assert differing(*pair) > 0.5
    await assert_same_bytes(tmp_path, pair, observer, monkeypatch)


@pytest.mark.parametrize(
    ("key", "seats", "observer", "options", "part"),
    [
        by_night("khiva", 3, 1, KHIVA, 0.3),
        ("kilim", 3, SPECTATOR, {}, 0.2),
        by_night("samarkand", 3, 2, {}, 0.2),
    ],
)
async def test_what_nodes_tell_each_other_is_for_nodes_alone(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    postgres: Postgres,
    valkey: Valkey,
    key: str,
    seats: int,
    observer: int,
    options: dict[str, str],
    part: float,
) -> None:
    """Rows with all that is hidden cross from node to node: who watches at the second hears no more than at the first.
    The whole house is on PostgreSQL."""
    (tmp_path / "house.key").write_bytes(b"k" * 32)
    both = {"valkey": valkey.url, "key_file": str(tmp_path / "house.key")}
    shared = [{**both, "database": postgres.url(await postgres.new_database())} for _ in range(2)]
    pair = twins(key, seats, observer, options, part)
    assert differing(*pair) > 0.5
    await assert_same_bytes(tmp_path, pair, observer, monkeypatch, shared)


@pytest.mark.parametrize(("key", "part"), [("khiva", 0.2), by_night("kilim", 0.3), by_night("samarkand", 0.2)])
async def test_who_has_a_bots_seat_learns_what_that_seat_may_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, part: float
) -> None:
    """Its own hand and the public past: nothing of the others' hands, nor of what a bot thought."""
    # In the souk the house itself would call the next price.
    without_prices = play_now.setting_of
    monkeypatch.setattr(
        play_now, "setting_of", lambda wish: msgspec.structs.replace(without_prices(wish), clock=ByDay(), hints=False)
    )
    pair = twins(key, 3, 2, {}, part)
    assert differing(*pair) > 0.5
    # Another hand is another one when the newcomer looks; in the souk all hands are open.
    hands = [[one.rules.view(g, seat) for seat in (0, 1)] for one in pair for g in [*one.states()][-1:]]
    assert (hands[0] != hands[1]) == (key != "samarkand")
    await assert_same_bytes(tmp_path, pair, 2, monkeypatch, world=Newcomer)
