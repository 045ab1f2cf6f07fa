"""SIGKILL, at instants that a seed chooses: what was acknowledged is there, nothing is there twice, the game goes on.

No instant is a time: a server dies after so many frames.
"""

import asyncio
import os
import random
from pathlib import Path

import pytest

from caravanserai.engine.game import GAMES, game
from tests.faults.blows import AtRandom, HalfWay
from tests.faults.surviving import one_table, survive
from tests.faults.survivors import Blow, Survivor
from tests.night import NIGHT
from tests.web.process import ServerProcess

pytestmark = pytest.mark.anyio

SEATS = 5
#: KILL_SEEDS=20 tries more instants; `make faults` tries hundreds, at tables of all games at once.
SEEDS = range(int(os.environ.get("KILL_SEEDS", "1")))
#: In one game.
KILLS = 2


class AtTheLastAnswer(Blow):
    """In some turns one seat waits until so many others are acknowledged, answers, and a few frames later all is dark.

    With fewer than all others, that is during choosing; with all of them, the answer in flight is the one that
    reveals the cards.
    """

    def __init__(self, house: ServerProcess, plan: dict[int, tuple[int, int, int]]) -> None:
        super().__init__(house)
        #: By turn: the seat that waits, for how many others, and the frames until the end.
        self.plan = plan
        self.ready: dict[int, set[int]] = {}
        self.enough = asyncio.Condition()
        self.waiting: set[asyncio.Task[None]] = set()

    async def before(self, player: Survivor) -> None:
        late, others, _ = self.plan.get(player.turn, (None, 0, 0))
        if player.seat == late:
            async with self.enough:
                await self.enough.wait_for(lambda: len(self.ready.get(player.turn, ())) >= others)

    def acknowledged(self, player: Survivor) -> None:
        self.ready.setdefault(player.turn, set()).add(player.seat)
        task = asyncio.ensure_future(self._tell())
        self.waiting.add(task)
        task.add_done_callback(self.waiting.discard)

    async def _tell(self) -> None:
        async with self.enough:
            self.enough.notify_all()

    def sent(self, player: Survivor) -> None:
        late, _, frames = self.plan.get(player.turn, (None, 0, 0))
        if player.seat == late:
            del self.plan[player.turn]
            self.kill_after(frames)


class InABurst(Blow):
    """In some turns everybody at every table waits for everybody, then all answer at once."""

    def __init__(self, house: ServerProcess, plan: dict[int, int], players: int) -> None:
        super().__init__(house)
        #: By turn, the frames until the end.
        self.plan = plan
        self.gates = {turn: asyncio.Barrier(players) for turn in plan}

    async def before(self, player: Survivor) -> None:
        if player.turn in self.gates:
            await self.gates[player.turn].wait()

    def sent(self, player: Survivor) -> None:
        if player.turn in self.plan:
            self.kill_after(self.plan.pop(player.turn))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("moment", ["choosing", "reveal"])
async def test_killed_during_a_turn(tmp_path: Path, moment: str, seed: int) -> None:
    pick = random.Random(f"{moment} {seed}")
    async with ServerProcess(tmp_path / "data") as house:
        people, table = await one_table(house, SEATS)
        plan = {}
        for turn in sorted(pick.sample(range(1, 8), KILLS)):
            others = SEATS - 1 if moment == "reveal" else pick.randint(1, SEATS - 2)
            plan[turn] = (pick.randrange(SEATS), others, pick.randint(0, 4))
        blow = AtTheLastAnswer(house, plan)
        players = [Survivor(house, person, table, blow, random.Random(pick.random())) for person in people]
        await survive(house, players)
        assert blow.kills == KILLS


@pytest.mark.parametrize("seed", SEEDS)
async def test_killed_during_a_burst_of_commits(tmp_path: Path, seed: int) -> None:
    pick = random.Random(seed)
    async with ServerProcess(tmp_path / "data") as house:
        people = [await house.guest(f"Guest {n}") for n in range(2)]
        tables = [await people[0].opens(2) for _ in range(8)]
        for table in tables:
            await people[1].sits(table)
        blow = InABurst(house, {1: pick.randint(0, 40), 3: pick.randint(0, 40)}, 2 * len(tables))
        players = [
            Survivor(house, person, table, blow, random.Random(pick.random())) for table in tables for person in people
        ]
        await survive(house, players)
        assert blow.kills == 2


@pytest.mark.parametrize("key", GAMES if NIGHT else [*GAMES][:1])
async def test_killed_at_any_time_in_every_game(tmp_path: Path, key: str) -> None:
    pick = random.Random(key)
    async with ServerProcess(tmp_path / "data") as house:
        people, table = await one_table(house, game(key).seat_counts[0], key)
        blow = AtRandom(house, pick, most=2, frames=(5, 60))
        players = [Survivor(house, person, table, blow, random.Random(pick.random())) for person in people]
        await survive(house, players)
        assert blow.kills == 2


@pytest.mark.nightly
async def test_lines_that_break_in_the_middle_of_an_answer(tmp_path: Path) -> None:
    pick = random.Random("half way")
    async with ServerProcess(tmp_path / "data") as house:
        people, table = await one_table(house, 3, "samarkand")
        blow = HalfWay(house, pick, 0.2)
        players = [Survivor(house, person, table, blow, random.Random(pick.random())) for person in people]
        await survive(house, players)
        assert blow.cuts > 3
