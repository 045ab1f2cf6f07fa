"""Who plays for those who do not: bots, standing orders, clocks that ran out, and silence when a moment has passed."""

import asyncio
import random
import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

from caravanserai.bots.bot import imagine
from caravanserai.bots.levels import stand_in_for
from caravanserai.engine.refusal import Refused

from ..fold import commands
from ..fold.commands import Held
from ..fold.stages import dice, scripted
from ..fold.table import Table
from ..log.entries import Entry
from ..log.store import StoreError
from ..supervise import guarded, note_fault, spawn
from ..workers.thinkers import THINKING_TIME, patience_with
from .commit import Commits, Decide
from .due import bots_asked, moment_passes
from .live_table import LiveTable
from .memory import Memory
from .pacer import Pacer
from .services import Services

#: The part of a moment after which bots speak, whatever they say.
EARLIEST, LATEST = 0.15, 0.7
#: Else they speak after a part of the longest pause, often about half of it, as people do: its logarithm, and how much
#: that varies.
MIDDLE_PAUSE, SPREAD = -0.7, 0.5
#: How much of the time that is left a bot takes to think, so that there is some for the next ask.
FIRST_PART = 0.5
#: The same of one that takes its time: what it gains by it, it gains by one long thought.
LONG_PART = 0.75
#: Milliseconds until what failed at a table is tried again.
AGAIN = 1_000
#: So many tables that are due come into memory at a time; one that cannot is tried again after so many milliseconds.
AT_A_TIME = 8
TRY_AGAIN = 30_000
#: What is refused because it could not be saved.
UNSAVED = ("not-saved", "busy", "server-stopping")
#: Bots among themselves keep nobody waiting: in the whole house one of them answers every so many seconds.
AMONG_BOTS = 0.02


class Autoplay:
    def __init__(self, services: Services, commits: Commits, memory: Memory) -> None:
        self.services = services
        self.commits = commits
        self.memory = memory
        self.tasks: set[asyncio.Task[Any]] = set()
        self.agenda = services.agenda
        self._woken = asyncio.Event()
        self._fetching = asyncio.Semaphore(AT_A_TIME)
        self.pacer = Pacer(AMONG_BOTS)
        self._unsaved: set[str] = set()

    def look(self, live: LiveTable) -> None:
        """Something happened at this table, or its time has come. What goes wrong in it stops no other table, and takes
        nothing back that was written at this one."""
        try:
            self._look(live)
        except Exception as error:
            note_fault(self.services.meter, "watch", error)
            self._look_again(live, AGAIN)

    def _look(self, live: LiveTable) -> None:
        """Whom to play for now, and when to look again. What is due and what is noted for later are told apart by one
        look at the clock and at people's lines: with two, what falls between them would never be done."""
        if live.table.status != "playing" or not self.services.attendance.attends(live.table.id):
            self.agenda.forget(live.table.id)
            return
        now, passes = self.services.time.now(), moment_passes(live)
        self._ask_bots(live)
        self._speak_up(live, now)
        self._obey_orders(live)
        if passes is not None and passes <= now:
            self._spawn("moment", self._say_nothing, live, live.table.round, passes)
        self._see_clocks(live, now)
        self._note_next(live, now, passes)

    @property
    def busy(self) -> bool:
        """Is a bot thinking, or has a clock run out unanswered?"""
        first = self.agenda.first()
        return bool(self.tasks) or (first is not None and first <= self.services.time.now())

    def _spawn(self, where: str, work: Callable[..., Coroutine[Any, Any, None]], live: LiveTable, *args: Any) -> None:
        """Work for one table, beside all others. If it fails, the table is looked at again soon."""
        again = partial(self._look_again, live, AGAIN)
        spawn(guarded(partial(work, live, *args), where, self.services.meter, again), self.tasks)

    # -- bots ------------------------------------------------------------------------------------------------

    def _ask_bots(self, live: LiveTable) -> None:
        table = live.table
        for seat in bots_asked(table):
            if live.thinking.get(seat) != (ask := table.ask_id(seat)):
                live.thinking[seat] = ask
                self._spawn("bot-turn", self._bot_turn, live, seat, ask)

    async def _bot_turn(self, live: LiveTable, seat: int, ask: str) -> None:
        """It thinks, and speaks when its time has come."""
        with self._thinks(live, seat, ask):
            bot = live.table.seats[seat].bot
            if bot is None:
                return
            if not people_play(live.table) and not live.table.countdown.is_timed:
                await self.pacer.turn()
            if not commands.is_asked_this(live.table, seat, ask):
                return  # another node was quicker, and there is nothing to think about
            speaks = self._speaks_at(live)
            move = await self._think(live.table, seat, bot, self._time_to_think(live, bot, speaks))
            if live.table.ask_id(seat) != ask:
                return
            held = Held(speaks, ask, move)
            if speaks <= self.services.time.now() and not live.table.countdown.is_timed:
                await self._speak(live, {seat: held})
                return
            live.held[seat] = held
        now = self.services.time.now()
        self._speak_up(live, now)
        self._note_next(live, now, moment_passes(live))

    @contextmanager
    def _thinks(self, live: LiveTable, seat: int, ask: str) -> Iterator[None]:
        """However a thought ends, the seat can be asked again."""
        try:
            yield
        finally:
            held = live.held.get(seat)
            if live.thinking.get(seat) == ask and (held is None or held.ask != ask):
                del live.thinking[seat]

    def _speaks_at(self, live: LiveTable) -> int:
        """Drawn before the bot has thought, so that it tells nothing of the answer (SA-25): some time in a moment that
        passes by itself; else soon, as people do, but nobody is kept waiting by many small answers in a row."""
        now, countdown = self.services.time.now(), live.table.countdown
        if countdown.is_timed and countdown.pace is not None:
            return countdown.since + round(countdown.pace * random.uniform(EARLIEST, LATEST))
        longest = self.services.bot_pause
        speaks = now + round(min(longest, longest * random.lognormvariate(MIDDLE_PAUSE, SPREAD)))
        return min(speaks, max(now, live.spoke_at + longest)) if people_play(live.table) else speaks

    def _time_to_think(self, live: LiveTable, bot: str, speaks: int) -> int:
        """Until it speaks; where nothing is said about that, a part of what is left of people's patience. So even a row
        of asks to the same bot ends before that is at its end."""
        now, patience = self.services.time.now(), patience_with(bot)
        if live.table.countdown.is_timed:
            return max(0, speaks - now)
        left = live.spoke_at + patience - now if people_play(live.table) else patience
        return max(speaks - now, round(left * (FIRST_PART if patience == THINKING_TIME else LONG_PART)))

    def _speak_up(self, live: LiveTable, now: int) -> None:
        """Answers that were held back, and whose time has come."""
        next = self._speaks_next(live)
        if next is None or next > now:
            return
        due = {seat: live.held.pop(seat) for seat, held in [*live.held.items()] if held.speaks <= now}
        # Only in a moment that all share can no answer change what another one means.
        for said in [due] if live.table.countdown.is_timed else [{seat: held} for seat, held in due.items()]:
            self._spawn("bot-turn", self._speak, live, said)

    def _speaks_next(self, live: LiveTable) -> int | None:
        """When something that was held back is to be written. In a moment that all share nobody hears of an answer
        before all are in: those of bots are written together, when nobody else is waited for; or with its end."""
        if not live.held:
            return None
        times = [held.speaks for held in live.held.values()]
        if not live.table.countdown.is_timed:
            return min(times)
        return max(times) if all(seat in live.held for seat in live.table.asked()) else None

    async def _speak(self, live: LiveTable, said: dict[int, Held]) -> None:
        with ExitStack() as stack:
            for seat, held in said.items():
                stack.enter_context(self._thinks(live, seat, held.ask))
            async with live.turn:
                if not self.services.stopping:
                    await self._write_quietly(live, lambda table: [*commands.bot_answers(table, said)])

    async def _think(self, table: Table, seat: int, bot: str, within: int = THINKING_TIME) -> Any:
        """Off the event loop, from what the seat knows."""
        assert table.g is not None
        said = scripted(table.rules, table.g, table.opened.stage, seat, table.spoken.get(seat, 0))
        if said is not None:
            return said
        # Under a seed, by count and not by the clock: whoever plays this deal meets the same bots.
        seeded = table.seed is not None
        seed = dice(table.seed, table.ask_id(seat)) if table.seed is not None else secrets.randbits(60)
        position = imagine(table.rules, table.g, seat, seed)
        with self.services.meter.thinking():
            limit = None if seeded else within
            action = await self.services.thinkers.choose(bot, table.rules.key, position, seat, seed, limit)
        return table.rules.move_of(position, action)

    # -- standing orders -------------------------------------------------------------------------------------

    def _obey_orders(self, live: LiveTable) -> None:
        for seat in live.table.asked() if live.table.orders else ():
            if live.table.orders.of(seat) is not None:
                self._spawn("order", self._obey, live, seat)

    async def _obey(self, live: LiveTable, seat: int) -> None:
        async with live.turn:
            if not self.services.stopping:
                await self._write_quietly(live, lambda table: commands.obeying(table, seat))

    # -- clocks ----------------------------------------------------------------------------------------------

    def _note_next(self, live: LiveTable, now: int, passes: int | None) -> None:
        """What is due already is being seen to."""
        times = (live.table.clocks.next_deadline(now), passes, self._speaks_next(live))
        if later := [time for time in times if time is not None and time > now]:
            self._look_at(live, min(later))

    def _look_at(self, live: LiveTable, when: int) -> None:
        if self.agenda.note(live.table.id, when):
            self._woken.set()

    def _look_again(self, live: LiveTable, soon: int) -> None:
        self._look_at(live, self.services.time.now() + soon)

    async def watch(self) -> None:
        """See what is due, everywhere, and let it be done: the watch itself waits for no table."""
        while True:
            self._woken.clear()
            for table in self.agenda.due(self.services.time.now()):
                if (live := self.services.live.get(table)) is not None:
                    self.look(live)
                else:
                    spawn(guarded(partial(self._fetch, table), "watch", self.services.meter), self.tasks)
            await self.services.time.wait(self.agenda.first(), self._woken)

    async def _fetch(self, table: str) -> None:
        """A table that is due comes into memory; there it is looked at."""
        async with self._fetching:
            try:
                await self.memory.find(table)
            except (Refused, StoreError) as error:
                code = error.refusal.code if isinstance(error, Refused) else "not-saved"
                self.services.meter.refused(code)
                if code in ("too-busy", "not-saved"):
                    self.agenda.note(table, self.services.time.now() + TRY_AGAIN)

    async def _say_nothing(self, live: LiveTable, round: int, passes: int) -> None:
        def still(table: Table) -> bool:
            return table.round == round and table.status == "playing"

        async with live.turn:
            if still(live.table) and not self.services.stopping:
                held, live.held = live.held, {}
                await self._write_quietly(live, lambda t: commands.pass_moment(t, held) if still(t) else [])
                self.services.meter.late((self.services.time.now() - passes) / 1_000)

    def _see_clocks(self, live: LiveTable, now: int) -> None:
        for seat in commands.overdue(live.table, now):
            if live.late.get(seat) != (ask := live.table.ask_id(seat)):
                live.late[seat] = ask
                self._spawn("clock", self._stand_in, live, seat, ask)

    async def _stand_in(self, live: LiveTable, seat: int, ask: str) -> None:
        """A bot thinks for somebody whose time is up. Until it has answered, they still can: nothing at
        the table waits for the thought."""
        try:
            if not commands.is_asked_this(live.table, seat, ask):
                return
            move = await self._think(live.table, seat, stand_in_for(live.table.rules.key))

            def decide(table: Table) -> list[Entry]:
                late = seat in commands.overdue(table, self.services.time.now())
                return commands.out_of_time(table, seat, move) if late and table.ask_id(seat) == ask else []

            async with live.turn:
                if not self.services.stopping:
                    await self._write_quietly(live, decide)
        finally:
            live.late.pop(seat, None)

    # -- when the disk does not answer -----------------------------------------------------------------------

    async def _write_quietly(self, live: LiveTable, decide: Decide) -> None:
        """What the house itself does: if it cannot be saved now, it is tried again when the disk answers."""
        try:
            await self.commits.write(live, decide)
        except Refused as error:
            if error.refusal.code not in UNSAVED:
                raise
            self.services.meter.refused(error.refusal.code, live.table.id)
            self._unsaved.add(live.table.id)

    def try_again(self) -> None:
        """The disk answers: what could not be saved has its turn once more."""
        while self._unsaved:
            if (live := self.services.live.get(self._unsaved.pop())) is not None:
                live.thinking.clear()
                self.look(live)


def people_play(table: Table) -> bool:
    return any(seat.person_plays for seat in table.seats)
