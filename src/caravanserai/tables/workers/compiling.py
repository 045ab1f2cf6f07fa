"""The rules are compiled ahead: from the start of a house, in the background, one game after the other.

The coach has nothing honest to say before a game's rules are compiled, and bots see less far. A process of the lowest
priority does it and tells how far it is; what is compiled already is found on disk. It is a program of its own, which
ends with the house because nobody reads what it writes:

    python -m caravanserai.tables.workers.compiling GAME
"""

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Literal

from msgspec import Struct

from caravanserai.engine.game import GAMES
from caravanserai.engine.twin import compiled, has_compiler, is_on_disk

log = logging.getLogger("caravanserai")

#: How often a game is tried before it is given up, and the seconds in between.
TRIES, PAUSE = 3, 5.0

#: Itself, whatever it was started as.
PROGRAM = "caravanserai.tables.workers.compiling"

RulesStatus = Literal["waiting", "compiling", "ready", "failed", "absent"]
Hear = Callable[[float], None]
#: Compiles a game and returns the exit status; tells how far it is, from 0 to 1.
Compile = Callable[[str, Hear], Awaitable[int]]


class RulesState(Struct, frozen=True):
    """How far the compiled rules of a game are, from 0 to 1. Absent: there is no compiler here, and there never will be
    more than the plain rules."""

    status: RulesStatus
    progress: float = 0.0

    @property
    def is_settled(self) -> bool:
        """Nothing more will come."""
        return self.status in ("ready", "failed", "absent")


class Compiling:
    def __init__(self, games: Iterable[str] = GAMES, compile_game: Compile | None = None, pause: float = PAUSE) -> None:
        self._compile = compile_game or in_a_process
        self._pause = pause
        self._queue = [*games]
        # Until it is started nobody waits for it: whoever needs compiled rules compiles them.
        self._states = dict.fromkeys(self._queue, RulesState("ready" if has_compiler() else "absent", 1.0))
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if has_compiler() and self._task is None:
            self._states = dict.fromkeys(self._queue, RulesState("waiting"))
            self._task = asyncio.get_running_loop().create_task(self._see_to_all())

    def states(self) -> dict[str, RulesState]:
        return dict(self._states)

    def of(self, game: str) -> RulesState:
        return self._states.get(game, RulesState("absent"))

    def wish(self, game: str) -> None:
        """Somebody waits for this one: it is the next."""
        if game in self._queue:
            self._queue.remove(game)
            self._queue.insert(0, game)

    async def settled(self, game: str) -> RulesState:
        """Return when the game's rules are ready, or never will be."""
        self.wish(game)
        async with self._changed:
            await self._changed.wait_for(lambda: self.of(game).is_settled)
        return self.of(game)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _see_to_all(self) -> None:
        while self._queue:
            game = self._queue.pop(0)
            began = time.perf_counter()
            status = await self._see_to(game)
            said = {"game": game, "seconds": round(time.perf_counter() - began, 1)}
            if status == "ready":
                log.info("rules compiled", extra={"said": said})
            else:
                log.error("rules could not be compiled", extra={"said": said})
            async with self._changed:
                self._states[game] = RulesState(status, 1.0 if status == "ready" else 0.0)
                self._changed.notify_all()

    async def _see_to(self, game: str) -> RulesStatus:
        """A process that was killed, for its memory perhaps, is begun again; what it had compiled is kept."""

        def hear(done: float) -> None:
            self._states[game] = RulesState("compiling", round(done, 3))

        for tried in range(TRIES):
            if tried:
                await asyncio.sleep(self._pause)
            hear(0.0)
            try:
                if await self._compile(game, hear) == 0:
                    return "ready"
            except OSError as error:
                log.error("no process to compile rules in", exc_info=error)
        return "failed"


async def in_a_process(game: str, hear: Hear) -> int:
    """The program below, as a child that does not outlive whoever waits for it; none where all is on disk."""
    if game in GAMES and await asyncio.to_thread(is_on_disk, game):
        return 0
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", PROGRAM, game),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert child.stdout is not None
        async for line in child.stdout:
            done, _, total = line.decode().strip().partition("/")
            if done.isdecimal() and total.isdecimal() and int(total) > 0:
                hear(int(done) / int(total))
        return await child.wait()
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()


def main(game: str) -> int:
    """Compile, and write how far it is, a line each: 17/230."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(15)
    compiled(game, progress=_tell, search=True)
    return 0


def _tell(_: str, done: int, total: int) -> None:
    print(f"{done}/{total}", flush=True)


def _said(arguments: list[str]) -> Any:
    return main(arguments[1]) if len(arguments) == 2 and arguments[1] in GAMES else f"one of {', '.join(GAMES)}, please"


if __name__ == "__main__":
    sys.exit(_said(sys.argv))
