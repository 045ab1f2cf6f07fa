"""Games with bots that think ahead, while the processes they think in are killed, or the watch of clocks fails: every
game goes on, and prices fall at the live table next door."""

import asyncio
import os
import random
import signal
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from bench.answers import any_answer
from caravanserai.engine.game import GAMES
from tests.faults.surviving import survive
from tests.faults.survivors import Blow, Survivor
from tests.waiting import SECONDS
from tests.web.client import TableSocket, Visitor
from tests.web.process import ServerProcess

#: A server in which the watch of clocks fails now and then, at one table or altogether.
FAILING_WATCH = """
import sys
from itertools import count
from caravanserai.tables.fold import commands
from caravanserai.tables.live import agenda
calls, due, overdue = count(1), agenda.Agenda.due, commands.overdue
def failing(self, now):
    if next(calls) % 5 == 0:
        raise MemoryError("made by a test")
    return due(self, now)
def failing_too(table, now):
    # Only the watch fails: who closes the house asks this too.
    if sys._getframe(1).f_code.co_name == "_see_clocks" and next(calls) % 3 == 0:
        raise ValueError("made by a test")
    return overdue(table, now)
agenda.Agenda.due, commands.overdue = failing, failing_too
from caravanserai.cli import main
main()
"""
#: What is written to the log when something in the background fails.
FAULT = "a fault in the background"
LIVE = {"type": "live", "bank": 7_200, "increment": 60, "pace": 1}


class OnThinkers(Blow):
    """Every process that thinks for the house is killed, or halted, after so many frames, again and again up to so many
    times."""

    def __init__(
        self,
        house: ServerProcess,
        pick: random.Random,
        most: int,
        frames: tuple[int, int],
        how: signal.Signals = signal.SIGKILL,
    ) -> None:
        super().__init__(house)
        self.pick, self.most, self.frames, self.how = pick, most, frames, how

    def saw_a_frame(self) -> None:
        if self.countdown is None and self.kills < self.most:
            self.countdown = self.pick.randint(*self.frames)
        super().saw_a_frame()

    def _kill_if_due(self) -> None:
        if self.countdown == 0:
            found = thinkers_of(self.house.pid)
            # Between two of them there may be none: then with the next frame.
            self.countdown = None if found else 1
            for pid in found:
                # Where one was killed the house ends the others: this one may be gone by now.
                with suppress(ProcessLookupError):
                    os.kill(pid, self.how)
                    self.kills += 1


def thinkers_of(house: int) -> list[int]:
    """The processes that the house has begun, but for the one that only tidies up after it."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            command = (place / "cmdline").read_bytes()
        except OSError:
            continue  # it has just ended
        if parent == house and b"spawn_main" in command:
            found.append(int(place.name))
    return found


class Market:
    """A live table of Samarkand next door: somebody sits there and says nothing while prices fall."""

    def __init__(self, visitor: Visitor, pick: random.Random) -> None:
        self.visitor, self.pick = visitor, pick
        self.prices = 0
        self._fell = asyncio.Event()

    async def watch(self) -> None:
        """One game after the other, until the house is closed."""
        with suppress(ConnectionClosed):
            while True:
                table = await self.visitor.opens(3, game="samarkand", clock=LIVE, bots={1: "level1", 2: "level1"})
                async with self.visitor.at(table) as socket:
                    await self._sits_at(socket)

    async def _sits_at(self, socket: TableSocket) -> None:
        await socket.next()
        while socket.now["status"] != "over":
            if socket.now["moment"] is None and socket.is_asked:
                await socket.answer(any_answer(socket.now["ask"]["ask"], self.pick))
            frame = await socket.next()
            if frame["type"] == "update" and frame["now"]["moment"] is not None:
                self.prices += 1
                self._fell.set()

    async def falls(self, times: int) -> None:
        """Wait until prices have fallen so many times more."""
        wanted = self.prices + times
        async with asyncio.timeout(SECONDS):
            while self.prices < wanted:
                self._fell.clear()
                await self._fell.wait()


async def play_beside_a_market(house: ServerProcess, blow: Blow, pick: random.Random, tables: int, level: str) -> int:
    """Whole games against bots, from the first card to the last; how many answers people gave."""
    players = []
    for number in range(tables):
        person = await house.guest(f"Guest {number}")
        table = await person.opens(3, game=GAMES[number % len(GAMES)], bots={1: level, 2: level})
        players.append(Survivor(house, person, table, blow, random.Random(pick.random())))
    market = Market(await house.guest("Guest next door"), random.Random(pick.random()))
    watching = asyncio.create_task(market.watch())
    try:
        await survive(house, players, seconds=3_600, afterwards=lambda: market.falls(2))
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
    return sum(len(player.all_sent) for player in players)
