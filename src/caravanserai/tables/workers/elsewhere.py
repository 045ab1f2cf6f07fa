"""Thinking on machines of its own: a node asks one that has room, and thinks for itself where none has.

A machine says every second that it is there, for how many more it has room, and which games it knows. It is sent a
position as a seat imagines it, the same that a process of the node would get, and never the state of a table. What it
answers is looked at: only what the rules offer the seat is taken.
"""

import asyncio
import hashlib
import secrets
from functools import cache
from itertools import count
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.engine.game import GAMES
from caravanserai.engine.game import game as rules_of
from caravanserai.engine.kit import State

from ..meter import Meter
from ..supervise import kept_running, note_fault, spawn
from .line import MakeLine

#: The channel on which machines say that they are there, and the beginnings of those for jobs and for answers.
MACHINES = "caravanserai:machines"
JOBS = "caravanserai:think:"
ANSWERS = "caravanserai:thought:"
#: Seconds after which a machine that says nothing is not there, and that an answer may take beyond its own time.
SILENT = 2.5
GRACE = 0.5
#: Seconds for which one that did not answer, or not as the rules offer it, is left alone.
SHUNNED = 30.0
#: More machines than this no house has: who says there are more only fills our memory.
MOST_MACHINES = 1_000


class Here(Struct, frozen=True):
    """A machine that thinks: for how many more positions it has room, and its games, each with what must be equal."""

    machine: str
    room: int
    games: dict[str, str]


class Job(Struct, frozen=True):
    """What a seat knows, and who is to answer for it within so many milliseconds. Nothing of the table but that."""

    number: int
    node: str
    bot: str
    game: str
    seat: int
    seed: int
    within: int
    position: dict[str, Any]


class Thought(Struct, frozen=True):
    """An answer; None if there is no room, or nothing came of it."""

    number: int
    action: int | None


encode = msgspec.msgpack.Encoder().encode
read_here = msgspec.msgpack.Decoder(Here).decode
read_job = msgspec.msgpack.Decoder(Job).decode
read_thought = msgspec.msgpack.Decoder(Thought).decode


@cache
def mark_of(game: str) -> str:
    """Equal where positions of a game mean the same: the version of its rules and every field of its state."""
    rules = rules_of(game)
    fields = repr((rules.rules_version, [*type(rules.blank()).spec.items()]))
    return hashlib.sha256(fields.encode()).hexdigest()[:16]


class _Machine:
    def __init__(self, here: Here, now: float) -> None:
        self.here = here
        self.room = here.room
        self.heard_at = now


class Elsewhere:
    """The node's side. However few machines there are, nobody waits for one that has no room."""

    def __init__(self, make: MakeLine, meter: Meter | None = None) -> None:
        self.meter = meter or Meter()
        self.node = secrets.token_hex(8)
        self.line = make(self._heard, lambda: None)
        #: How many thoughts came from machines, and how many that were asked for did not.
        self.answered = self.missed = 0
        self._machines: dict[str, _Machine] = {}
        #: Machines that are left alone, until when.
        self._shunned: dict[str, float] = {}
        self._asked: dict[int, asyncio.Future[int | None]] = {}
        self._numbers = count()
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        self.line.subscribe(MACHINES)
        self.line.subscribe(ANSWERS + self.node)
        spawn(kept_running(self.line.keep, "machines", self.meter), self._tasks)

    async def stop(self) -> None:
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def has_room(self, game: str) -> bool:
        return self._with_room(game) is not None

    async def think(self, bot: str, game: str, position: State, seat: int, seed: int, within: int) -> int | None:
        """What a machine says; None where the node has to think for itself."""
        machine = self._with_room(game)
        if machine is None:
            return None
        number = next(self._numbers)
        answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        machine.room -= 1
        job = Job(number, self.node, bot, game, seat, seed, within, position.to_json())
        self.line.publish(JOBS + machine.here.machine, encode(job))
        action: int | None = None
        try:
            async with asyncio.timeout(within / 1_000 + GRACE):
                action = await answer
        except TimeoutError:
            self._shun(machine)
        else:
            machine.room += 1
        finally:
            del self._asked[number]
        if action is None:
            self.missed += 1
        elif action not in rules_of(game).actions(position, seat):
            note_fault(self.meter, "machine", ValueError(f"{bot} at {game} gave an answer that nobody offered"))
            self._shun(machine)
            return None
        else:
            self.answered += 1
        return action

    def _shun(self, machine: _Machine) -> None:
        """It may go on saying that it has room: every bot would wait for it, again and again."""
        name, now = machine.here.machine, asyncio.get_running_loop().time()
        self._machines.pop(name, None)
        self._shunned = {one: until for one, until in self._shunned.items() if until > now}
        self._shunned[name] = now + SHUNNED

    def _is_here(self, here: Here) -> None:
        now, name = asyncio.get_running_loop().time(), here.machine
        if self._shunned.get(name, 0.0) <= now and (name in self._machines or len(self._machines) < MOST_MACHINES):
            self._machines[name] = _Machine(here, now)

    def _with_room(self, game: str) -> _Machine | None:
        """The one with the most room of those that were heard of just now."""
        since = asyncio.get_running_loop().time() - SILENT
        for name in [name for name, one in self._machines.items() if one.heard_at < since]:
            del self._machines[name]
        able = [one for one in self._machines.values() if one.room > 0 and one.here.games.get(game) == mark_of(game)]
        return max(able, key=lambda one: one.room, default=None)

    def _heard(self, channel: str, data: bytes) -> None:
        try:
            if channel == MACHINES:
                self._is_here(read_here(data))
            else:
                thought = read_thought(data)
                if (waiting := self._asked.get(thought.number)) is not None and not waiting.done():
                    waiting.set_result(thought.action)
        except Exception as error:  # the line has more to say, whatever this was
            note_fault(self.meter, "machine", error)


def known_games() -> dict[str, str]:
    return {game: mark_of(game) for game in GAMES}
