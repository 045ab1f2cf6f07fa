"""Where bots think: the quick ones in threads, those that search in processes of their own. Never in the event loop.

A process gets what a seat knows, never the state of the table. However many bots think at the same time, nobody waits
for long: the time that there is, is shared out among those who want it.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import TypeVar

from caravanserai.bots.thinking import is_compiled, searches, think
from caravanserai.coach.hint import hint_now
from caravanserai.coach.report import Hint
from caravanserai.rules.kit import State

T = TypeVar("T")

#: Who thinks now, and all who wait for a turn to think, are done after so many milliseconds.
PATIENCE = 1_500
#: Nobody is given less than this.
LEAST = 5


class Thinkers:
    def __init__(self, quick: Executor, deep: Callable[[], Executor] | None = None, at_once: int = 1) -> None:
        """`deep` makes the place for those that search, `at_once` of them at a time; it is made when it is needed."""
        self._quick = quick
        self._make_deep = deep or (lambda: quick)
        self._deep: Executor | None = None
        self._at_once = at_once
        self._searching = 0
        self._prepared: set[str] = set()

    async def choose(
        self, bot: str, game: str, position: State, seat: int, seed: int, within: int | None = PATIENCE
    ) -> int:
        """The bot's answer from what its seat knows, after so many milliseconds at the most; None: after as many
        simulations as its level has, however long they take."""
        if not searches(bot):
            return await self._run(self._quick, bot, game, position, seat, seed, within)
        self._searching += 1
        try:
            return await self._search(bot, game, position, seat, seed, within)
        finally:
            self._searching -= 1

    async def advise(self, game: str, position: State, seat: int) -> Hint:
        """A hint from what the seat knows. While it is made, bots have less time."""
        self._searching += 1
        try:
            return await self._deeply(lambda place: asyncio.wrap_future(place.submit(hint_now, game, position, seat)))
        finally:
            self._searching -= 1

    async def _search(self, bot: str, game: str, position: State, seat: int, seed: int, within: int | None) -> int:
        def search(place: Executor) -> Awaitable[int]:
            limit = None if within is None else min(within, self.share())
            return self._run(place, bot, game, position, seat, seed, limit)

        return await self._deeply(search)

    async def _deeply(self, think: Callable[[Executor], Awaitable[T]]) -> T:
        for _ in range(2):
            place = self._deep = self._deep or self._make_deep()
            try:
                return await think(place)
            except BrokenExecutor:
                # A process was killed, for its memory perhaps. Others that waited find out too: one makes a new place.
                if self._deep is place:
                    self._deep = None
                    self._prepared.clear()
        raise BrokenExecutor("bots cannot think here: their processes end before they answer")

    def prepare(self, bot: str, game: str) -> None:
        """This bot will play soon: let its place be ready by then."""
        if searches(bot) and game not in self._prepared:
            self._prepared.add(game)
            self._deep = self._deep or self._make_deep()
            for _ in range(self._at_once):
                self._deep.submit(is_compiled, game)

    def share(self) -> int:
        """So many milliseconds for each of those that search now, that all are done in time."""
        return max(LEAST, PATIENCE * self._at_once // max(1, self._searching))

    @staticmethod
    async def _run(
        place: Executor, bot: str, game: str, position: State, seat: int, seed: int, within: int | None
    ) -> int:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(place, think, bot, game, position, seat, seed, within)

    def shutdown(self) -> None:
        for place in (self._quick, self._deep):
            if place is not None:
                place.shutdown(wait=False, cancel_futures=True)


def make_thinkers(at_once: int) -> Thinkers:
    """For a house: so many threads, and as many processes for those that search."""
    context = multiprocessing.get_context("spawn")  # started anew: a house has threads, which do not survive a fork
    return Thinkers(
        ThreadPoolExecutor(at_once, "thinker"),
        lambda: ProcessPoolExecutor(at_once, context, initializer=_begin),
        at_once,
    )


def _begin() -> None:
    """In a new process: people at the tables go before, Ctrl-C is for the house, and no house means no thinking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    end_with_the_house()


def end_with_the_house() -> None:
    threading.Thread(target=_wait_for_the_house_to_end, daemon=True).start()


def _wait_for_the_house_to_end() -> None:
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(0)
