"""A house of several nodes that is struck while people play and move between them: nodes, PostgreSQL and Valkey die,
are halted, or are stopped, all at once, too; and the lines between them are cut or stalled."""

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, get_args

import httpx

from caravanserai.engine.game import GAMES, game
from caravanserai.engine.record import read_record
from caravanserai.engine.verify import verify
from caravanserai.tables.log.entries import Row
from caravanserai.tables.log.opening import open_store
from tests.faults.survivors import Blow, Sent, Survivor
from tests.servers.postgres import Postgres
from tests.servers.programs import own_folder
from tests.servers.valkey import Valkey
from tests.waiting import SECONDS
from tests.web.client import Visitor
from tests.web.process import ServerProcess

Kind = Literal[
    "kills of nodes",
    "nodes stopped",
    "nodes halted for a while",
    "kills of PostgreSQL",
    "kills of Valkey",
    "Valkeys halted for a while",
    "lines to PostgreSQL cut",
    "lines to PostgreSQL stalled",
    "lines to Valkey cut",
    "kills of everything at once",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
WITHOUT_DATABASE = ("kills of PostgreSQL", "lines to PostgreSQL stalled", "kills of everything at once")
#: What PostgreSQL does for whom: one process for each line.
LINES = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
#: Seconds until all nodes have beaten again for long enough to believe that another one is dead.
RECOVERS = 5.0
#: Seconds: longer than after which a node counts as dead.
HALTED = 3.5
#: The part of the answers during which somebody goes to another node.
WANDERS = 0.05
#: Seconds between two attempts where nobody answers.
AGAIN = 0.05


class Nodes:
    """Several nodes of one house, and what they share."""

    def __init__(self, place: Path, folder: Path, many: int) -> None:
        self.postgres, self.valkey = Postgres(place / "postgres"), Valkey(place / "valkey")
        key = folder / "house.key"
        key.write_bytes(os.urandom(32))
        shared = {"valkey": self.valkey.url, "key-file": key, "drain-seconds": 0, "database": self.postgres.url()}
        self.all = [ServerProcess(folder / str(number), **shared) for number in range(many)]
        self.struck: Counter[str] = Counter()
        self.enough = False
        #: What was done from when to when; and when nobody could be expected to go on.
        self.blows: list[tuple[float, float, Kind]] = []
        self.without_database: list[tuple[float, float]] = []
        self._frames = 0

    def one(self, pick: random.Random) -> ServerProcess:
        return pick.choice([node for node in self.all if node.listens] or self.all)

    def lacked_database(self, since: float, until: float) -> bool:
        return any(began < until and since < ended for began, ended in self.without_database)

    def blows_in(self, since: float, until: float) -> list[str]:
        """What was done then, and shortly before."""
        return [
            f"{kind} {began - since:+.1f} to {ended - since:+.1f} s"
            for began, ended, kind in self.blows
            if began < until and since < ended + RECOVERS
        ]

    # -- blows -----------------------------------------------------------------------------------------------

    def saw_a_frame(self) -> None:
        self._frames += 1

    async def strike_on(self, pick: random.Random, kinds: list[Kind], frames: tuple[int, int]) -> None:
        """One after the other, each after so many frames; until it is enough."""
        for kind in kinds:
            until = self._frames + pick.randint(*frames)
            while self._frames < until and not self.enough:
                await asyncio.sleep(AGAIN)
            if self.enough:
                return
            began = time.time()
            await self._strike(kind, pick.choice(self.all))
            self.struck[kind] += 1
            self.blows.append((began, time.time(), kind))
            if kind in WITHOUT_DATABASE:
                self.without_database.append((began, time.time() + RECOVERS))

    async def _strike(self, kind: Kind, node: ServerProcess) -> None:
        match kind:
            case "kills of nodes":
                node.kill()
                await node.ended()
                await node.start()
            case "nodes stopped":
                assert await node.stop() == 0
                await node.start()
            case "nodes halted for a while":
                await _halt([node.pid])
            case "kills of PostgreSQL":
                self.postgres.stop()
                self.postgres.start()
            case "kills of Valkey":
                self.valkey.stop()
                self.valkey.start()
            case "Valkeys halted for a while":
                assert self.valkey.server.process is not None
                await _halt([self.valkey.server.process.pid])
            case "lines to PostgreSQL cut":
                await self.postgres.fetch(f"SELECT pg_terminate_backend(pid) FROM ({LINES}) lines WHERE random() < 0.5")
            case "lines to PostgreSQL stalled":
                lines = [pid for (pid,) in await self.postgres.fetch(LINES)]
                await _halt(lines[::2])
            case "lines to Valkey cut":
                self.valkey.say("CLIENT KILL TYPE pubsub", "CLIENT KILL TYPE normal SKIPME yes")
            case "kills of everything at once":
                for each in self.all:
                    each.kill()
                self.postgres.stop()
                self.valkey.stop()
                self.postgres.start()
                self.valkey.start()
                for each in self.all:
                    await each.ended()
                    await each.start()


async def _halt(processes: list[int]) -> None:
    _send(processes, signal.SIGSTOP)
    try:
        await asyncio.sleep(HALTED)
    finally:
        _send(processes, signal.SIGCONT)


def _send(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):  # its line was closed
            os.kill(process, what)


@dataclass(order=True)
class Rest:
    """A game of bots alone stood still for so many seconds, while this was done."""

    seconds: float = 0.0
    blows: list[str] = field(default_factory=list)


@asynccontextmanager
async def several(folder: Path, many: int) -> AsyncIterator[Nodes]:
    with own_folder() as place:
        nodes = Nodes(place, folder, many)
        try:
            nodes.postgres.start()
            nodes.valkey.start()
            for node in nodes.all:
                await node.start()
            yield nodes
        finally:
            for node in nodes.all:
                if node.listens:
                    node.kill()
                    await node.ended()
            nodes.valkey.stop()
            nodes.postgres.stop()


class Counts(Blow):
    """Strikes nobody, and tells how far the games are."""

    def __init__(self, nodes: Nodes, pick: random.Random) -> None:
        super().__init__(nodes.all[0])
        self.nodes = nodes
        self.pick = pick
        self.moves = 0

    def saw_a_frame(self) -> None:
        self.nodes.saw_a_frame()

    def breaks(self, player: Survivor, sent: Sent) -> bool:
        wanders = self.pick.random() < WANDERS
        self.moves += wanders
        return wanders


@dataclass
class Wanderer(Survivor):
    """Comes back to whichever node answers, as through a balancer that knows nothing of tables."""

    nodes: Nodes = field(kw_only=True)

    #: Said while the database does not answer, or by a node that closes.
    try_again = ("too-busy", "busy", "not-saved", "server-stopping", "too-many-handshakes")

    def _chooses_a_node(self) -> None:
        self.visitor.url = self.nodes.one(self.pick).url

    async def _was_turned_away(self, started: int) -> None:
        await asyncio.sleep(AGAIN)


async def tables_at(nodes: Nodes, pick: random.Random, many: int, blow: Blow) -> list[Survivor]:
    """Tables of all games, with a bot at each where there is room."""
    players: list[Survivor] = []
    for number in range(many):
        key = GAMES[number % len(GAMES)]
        seats = pick.choice(game(key).seat_counts)
        people = [await nodes.one(pick).guest(f"Guest {n}") for n in range(max(2, seats - 1))]
        bots: dict[str, Any] = {"bots": {seats - 1: "level1"}} if seats > len(people) else {}
        table = await people[0].opens(seats, game=key, **bots)
        for person in people[1:]:
            await person.sits(table)
        players += [
            Wanderer(nodes.all[0], person, table, blow, random.Random(pick.random()), nodes=nodes) for person in people
        ]
    return players


async def bots_alone(nodes: Nodes, pick: random.Random, opened: list[str]) -> None:
    """One game of bots after another: nobody is there to notice when one stands still."""
    while True:
        with suppress(httpx.HTTPError, AssertionError, KeyError):  # a node died, or the database is away
            async with Visitor(nodes.one(pick).url) as person:
                await person.named("Guest")
                table = await person.opens(3, bots={1: "level1", 2: "level1"})
                await person.post(f"/api/tables/{table}/stand")
                opened.append(table)  # before that it would wait for a person
            await asyncio.sleep(20 * AGAIN)
        await asyncio.sleep(AGAIN)


async def survive_together(
    nodes: Nodes, players: list[Survivor], pick: random.Random, kinds: list[Kind], frames: tuple[int, int]
) -> Rest:
    """Play to the end of every game while all this is done to the house; then look at what the log has. The longest
    time that a game of bots alone stood still after a blow while the database was there."""
    alone: list[str] = []
    beside = asyncio.create_task(bots_alone(nodes, pick, alone))

    async def play() -> None:
        await asyncio.gather(*(player.plays() for player in players))
        nodes.enough = True

    try:
        async with asyncio.timeout(6 * SECONDS):
            await asyncio.gather(play(), nodes.strike_on(pick, kinds, frames))
    finally:
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)
    return await _look_at_the_log(nodes, players, alone)


async def _look_at_the_log(nodes: Nodes, players: list[Survivor], alone: list[str]) -> Rest:
    store = await open_store(nodes.postgres.url())
    for table in sorted({player.table for player in players}):
        async with Visitor(nodes.all[0].url) as visitor:
            verdict = verify(read_record((await visitor.http.get(f"/api/tables/{table}/record")).content))
        assert verdict.fair and verdict.sealed
        rows = await _rows(store, table)
        for player in players:
            if player.table == table:
                player.check_log(rows)
    longest = Rest()
    for table in alone:
        times = [row.time / 1_000 for row in await _rows(store, table)]
        for before, after in pairwise(times):
            # Whoever was to go on may have been struck in turn: each blow begins the wait anew.
            since = max((began for began, _, _ in nodes.blows if before < began < after), default=before)
            if after - since > longest.seconds and not nodes.lacked_database(before, after):
                longest = Rest(after - since, nodes.blows_in(since, after))
    await store.close()
    for node in nodes.all:
        assert "something broke" not in node.wrote.read_text(encoding="utf-8")
    return longest


async def _rows(store: Any, table: str) -> list[Row]:
    stored = await store.load(table)
    assert stored is not None
    rows: list[Row] = stored.rows
    assert [row.number for row in rows] == list(range(len(rows)))
    return rows
