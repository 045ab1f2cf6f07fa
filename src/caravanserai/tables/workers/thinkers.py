"""Where bots think: never in the event loop. Those that search have processes of their own; so have quick ones at games
where a glance takes milliseconds, because a thread that computes holds Python's lock, and with it every table. Others
think in threads: to hand a position to a process would take longer than the thought.

A process gets what a seat knows, never the state of the table. However many bots think at the same time, nobody waits
for long: the time that there is, is shared out among those who want it. A bot that takes its time may have more while
at least half of the processes are left to others; else it shares as they do. Who thinks by count and not by the clock,
as bots of events do, waits for others who do, in a queue of its own: so many at a time that processes are left to all
others. And an answer always comes: where a bot fails, from the quick bot of the house; where that fails too, any answer
that the rules take. Those that search may also think on machines of their own (`elsewhere.py`).
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor

from caravanserai.bots.thinking import glances_long, is_compiled, searches, takes_its_time, think
from caravanserai.engine.game import game as rules_of
from caravanserai.engine.kit import State

from ..fold.commands import HOUSE_BOT
from ..meter import Meter
from ..supervise import note_fault
from .elsewhere import Elsewhere
from .hints import Hints
from .pools import Pool, Together, processes

#: Who thinks now, and all who wait for a turn to think, are done after so many milliseconds.
THINKING_TIME = 1_500
#: A bot that takes its time has so many, where that takes nothing from anybody.
LONG_TIME = 3_000
#: Nobody is given less than this.
LEAST = 5
#: Seconds after which a thought that has not begun is given up, and one that began so long ago and should be over: a
#: process that hangs holds no table.
TIMEOUT = 30.0
#: The same for a thought by count, which takes as long as it takes: minutes by plain rules.
COUNTED_TIMEOUT = 600.0


class Thinkers:
    def __init__(
        self,
        quick: Executor,
        deep: Callable[[], Executor] | None = None,
        at_once: int = 1,
        coach: Callable[[], Executor] | None = None,
        hints_at_once: int = 1,
        meter: Meter | None = None,
        long_glances: Callable[[], Executor] | None = None,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        """`deep` makes the pool for those that search, `at_once` of them at a time; `coach` makes the one for
        hints, and `long_glances` the one for quick bots that are not so quick. They are made when they are needed.
        `elsewhere` asks machines that only think, before those that search here."""
        self._meter = meter or Meter()
        self._quick = Pool(lambda: quick)
        self._short = Together(self._quick)
        self.glances = Pool(long_glances or (lambda: quick), self._lost)
        self.deep = Pool(deep or (lambda: quick), self._lost)
        self.hints = Hints(coach or (lambda: quick), hints_at_once, meter)
        self.elsewhere = elsewhere
        self._at_once = at_once
        self._searching = 0
        #: Of these, those that have more than their share.
        self._long = 0
        #: So many may think by count at a time, and so many do.
        self._may_count = asyncio.Semaphore(max(1, at_once // 2))
        self._counting = 0
        self._prepared: set[tuple[str, str]] = set()

    async def choose(
        self, bot: str, game: str, position: State, seat: int, seed: int, within: int | None = THINKING_TIME
    ) -> int:
        """The bot's answer from what its seat knows, after so many milliseconds at the most; None: after as many
        simulations as its level has, however long they take."""
        for who in dict.fromkeys((bot, HOUSE_BOT)):
            try:
                if searches(who):
                    found, left = await self._ask_elsewhere(who, game, position, seat, seed, within)
                    return await self.search(who, game, position, seat, seed, left) if found is None else found
                pool = self.glances if glances_long(game) else self._short
                return await pool.run(think, who, game, position, seat, seed, within)
            except Exception as error:
                note_fault(self._meter, "bot", error)
        legal = rules_of(game).actions(position, seat)
        return legal[seed % len(legal)]

    async def _ask_elsewhere(
        self, bot: str, game: str, position: State, seat: int, seed: int, within: int | None
    ) -> tuple[int | None, int | None]:
        """What a machine says, and how long to think here if none says anything: nobody waits twice for a long thought.
        Who thinks by count stays here: that takes as long as it takes."""
        if self.elsewhere is None or within is None or not self.elsewhere.has_room(game):
            return None, within
        return await self.elsewhere.think(bot, game, position, seat, seed, within), min(within, THINKING_TIME)

    async def search(self, bot: str, game: str, position: State, seat: int, seed: int, within: int | None) -> int:
        """The answer of a bot that thinks ahead, in a process of this machine."""
        if within is None:
            return await self._search_by_count(bot, game, position, seat, seed)
        self._searching += 1
        long = takes_its_time(bot) and self._searching <= self._at_once // 2
        self._long += long
        try:
            limit = min(within, LONG_TIME if long else self.share())
            return await self.deep.run(think, bot, game, position, seat, seed, limit, within=TIMEOUT)
        finally:
            self._searching -= 1
            self._long -= long

    async def _search_by_count(self, bot: str, game: str, position: State, seat: int, seed: int) -> int:
        """As many simulations as its level has, when its turn has come."""
        async with self._may_count:
            self._counting += 1
            try:
                return await self.deep.run(think, bot, game, position, seat, seed, None, within=COUNTED_TIMEOUT)
            finally:
                self._counting -= 1

    def prepare(self, bot: str, game: str) -> None:
        """This bot will play soon: let its pool be ready by then."""
        if searches(bot) and ("deep", game) not in self._prepared:
            self._prepared.add(("deep", game))
            self.deep.warm_up(self._at_once, is_compiled, game)
        elif glances_long(game) and ("glances", game) not in self._prepared:
            self._prepared.add(("glances", game))
            self.glances.warm_up(self._at_once, glances_long, game)

    def share(self) -> int:
        """So many milliseconds for each of those that search now, that all are done in time. A long thought and one by
        count have a process for themselves, and all others share the rest."""
        free, sharing = max(1, self._at_once - self._long - self._counting), self._searching - self._long
        return max(LEAST, THINKING_TIME * free // max(1, sharing))

    def _lost(self, error: Exception) -> None:
        self._prepared.clear()
        note_fault(self._meter, "bot-process", error)

    def start(self) -> None:
        """From now on machines that think are heard of."""
        if self.elsewhere is not None:
            self.elsewhere.start()

    async def stop(self) -> None:
        if self.elsewhere is not None:
            await self.elsewhere.stop()
        self.shutdown()

    def shutdown(self) -> None:
        for pool in (self._quick, self.glances, self.deep, self.hints):
            pool.shutdown()


def make_thinkers(at_once: int, meter: Meter | None = None, elsewhere: Elsewhere | None = None) -> Thinkers:
    """For a house: so many threads, as many processes for those that search and for those that only glance, and fewer,
    which go last, for hints."""
    hints = max(1, at_once // 2)
    return Thinkers(
        ThreadPoolExecutor(at_once, "thinker"),
        processes(at_once, niceness=10),
        at_once,
        processes(hints, niceness=15),
        hints,
        meter,
        processes(at_once, niceness=10),
        elsewhere,
    )


def patience_with(bot: str) -> int:
    """How many milliseconds people wait at the most for a row of its answers."""
    return LONG_TIME if takes_its_time(bot) else THINKING_TIME
