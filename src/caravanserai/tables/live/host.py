"""The keeper of all live tables: it decides, writes, folds in, and tells whoever may hear. In this order."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from caravanserai.coach.hint import what_the_seat_knows
from caravanserai.coach.report import Hint
from caravanserai.engine.fairness import commitment_of
from caravanserai.engine.game import SPECTATOR, game
from caravanserai.engine.refusal import Refused

from ..fold import commands, keeping, takeover
from ..fold.ack import Ack
from ..fold.cards import card_of
from ..fold.frames import Bye, encode, hello_for
from ..fold.gathering import check_may_watch
from ..fold.nonces import check_nonce_hash
from ..fold.stages import check_stage
from ..fold.summaries import summary_of
from ..fold.table import Table
from ..log.attending import Attending
from ..log.clock_setting import Relaxed
from ..log.entries import (
    Entry,
    Gathers,
    Opened,
    Rematched,
    Row,
    Stage,
    TableSetting,
)
from ..log.store import Person, Store, StoreError, TooManyTablesError
from ..log.summary import Overview, Status
from ..meter import Meter
from ..refusals import refuse
from ..supervise import kept_running, seen_through, spawn
from ..timing import TimeSource
from ..workers.folds import Folds
from ..workers.line import MakeLine
from ..workers.thinkers import Thinkers
from .attendance import Attendance
from .autoplay import Autoplay
from .bus import Heard, Listener
from .commit import Commits, Decide
from .expiry import EVERY, Expiry, sweep
from .heart import Heart
from .history import History
from .live_table import LiveTable
from .memory import MOST_IDLE, Memory
from .news import News
from .presence import announce
from .services import Services
from .talking import Talking
from .timeouts import Timeouts

T = TypeVar("T")

NEVER = Expiry()
#: Seconds between two looks at whether all has come to rest.
MOMENT = 0.0001


class Host(Talking):
    def __init__(
        self,
        store: Store,
        time: TimeSource,
        thinkers: Thinkers,
        meter: Meter | None = None,
        new_secret: Callable[[], str] = lambda: secrets.token_hex(32),
        new_id: Callable[[], str] = lambda: secrets.token_urlsafe(16),
        tables_each: int = 20,
        bot_pause: int = 0,
        folds: Folds | None = None,
        most_idle: int = MOST_IDLE,
        expiry: Expiry = NEVER,
        line: MakeLine | None = None,
    ) -> None:
        self.services = Services(store, time, thinkers, meter or Meter(), bot_pause)
        self.store = store
        self.time = time
        self.meter = self.services.meter
        self.new_secret = new_secret
        self.new_id = new_id
        self.tables_each = tables_each
        self.expiry = expiry
        self._watching: set[asyncio.Task[Any]] = set()
        self.bye = Bye("server-stopping")
        self.commits = Commits(self.services)
        self.memory = Memory(self.services, self.commits, folds or Folds(), most_idle)
        self.history = History(self.memory)
        self.autoplay = Autoplay(self.services, self.commits, self.memory)
        self.timeouts = Timeouts(self.services, self.commits)
        #: Which games are attended here, where other nodes may do that too.
        self.attendance: Attendance | None = None
        if isinstance(store, Attending):
            self.attendance = Attendance(self.services, self.commits, self.memory, store)
            self.services.attendance = self.attendance
        self.heart = Heart(self.services, self.commits, self.memory, self.autoplay)
        self.commits.watchers += [self.autoplay.look, self.timeouts.look]
        #: The other nodes, where there may be some.
        self.news = None if line is None else News(self.services, self.commits, line)
        if self.news is not None:
            self.services.news = self.news
            self.news.forgotten = self.memory.forget

    @property
    def live(self) -> dict[str, LiveTable]:
        """The tables that are in memory."""
        return self.services.live

    @property
    def counts(self) -> Counter[Status]:
        """How many tables there are, by status, but for staged ones."""
        return self.commits.counts

    @property
    def stopping(self) -> bool:
        return self.services.stopping

    @property
    def leaving(self) -> bool:
        """Should nobody be sent here any more?"""
        return self.services.draining or self.services.stopping

    # -- beginning and end -----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Note which games are due when; tables come into memory when somebody asks for them, or when they are due."""
        await self.memory.start()
        await self.commits.recount()
        if self.news is not None:
            self.news.start()
        spawn(kept_running(self.autoplay.watch, "watch", self.meter), self._watching)
        spawn(kept_running(self.heart.beat, "heartbeat", self.meter), self._watching)
        spawn(kept_running(self._sweep, "sweep", self.meter), self._watching)
        if self.attendance is not None:
            spawn(kept_running(self.attendance.keep_looking, "attendance", self.meter), self._watching)

    async def drain(self, seconds: float) -> None:
        """Before the end, where other nodes are: whoever sends people here has time to hear that nobody should come
        any more, and those who are here will go there."""
        self.services.draining = True
        if self.attendance is not None and await self.attendance.has_others():
            self.bye = Bye("elsewhere")
            await asyncio.sleep(seconds)

    async def stop(self) -> None:
        """Tell everybody, finish what is being written, and let go."""
        self.services.stopping = True
        self.services.thinkers.hints.close()
        self.memory.folds.let_go()
        for live in self.live.values():
            for listener in live.audience.listeners:
                listener.cut(self.bye)
        tasks = [*self._watching, *self.autoplay.tasks, *self.timeouts.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.attendance is not None:
            await self.attendance.stop()
        for live in [*self.live.values()]:
            async with live.turn:
                """Answers that were on their way are done."""
        await asyncio.gather(*self.services.writing, return_exceptions=True)
        try:
            await self.store.heartbeat(self.time.now())
        finally:
            await self.memory.stop()
            if self.news is not None:
                await self.news.let_go()
                await self.news.stop()

    async def settled(self) -> None:
        """Return when no bot is thinking and no clock has run out unanswered."""
        while self.autoplay.busy or self.timeouts.busy or (self.attendance is not None and self.attendance.busy):
            # A moment of rest: who looks without one keeps Python's lock from the thread that writes to the disk, and
            # where a processor is free for each, that thread has it once in five milliseconds.
            await asyncio.sleep(MOMENT)

    # -- tables ----------------------------------------------------------------------------------------------

    async def open_table(
        self, person: Person, setting: TableSetting, nonce_hash: str, kept: Sequence[str] = (), *, gathers: bool = False
    ) -> str:
        """Open a table; its host takes the first free seat, and others are kept for these people. `gathers`: who
        presses "Play now" too may have the seat of a bot."""
        commands.check_setting(setting)
        check_nonce_hash(nonce_hash)
        reserved = keeping.places_for(setting, kept)
        made = self._create(person, setting, nonce_hash, reserved=reserved, gathers=gathers)
        return await self._see_through(made)

    async def seat_together(self, table: str, people: Sequence[Person], setting: TableSetting) -> None:
        """The house itself opens a table for these people, who need not be here: their game begins at once."""
        setting = commands.with_bots_of_today(setting)
        commands.check_setting(setting)
        await self._see_through(self._create(people[0], setting, "", others=people[1:], called=table))

    async def open_stage(self, person: Person, setting: TableSetting, stage: Stage) -> str:
        """A table that begins from a position, at once: bots have all seats but one. It is nobody else's business,
        and nobody is hurried; no nonce is asked for. A lesson closes the one before."""
        setting = msgspec.structs.replace(setting, public=False, clock=Relaxed())
        commands.check_setting(setting)
        check_stage(setting, stage)
        if stage.kind == "lesson":
            for before in await self.store.staged_tables(person.id, "lesson"):
                await self.do(before.summary.id, commands.leave_lesson)
        return await self._see_through(self._create(person, setting, "", stage=stage))

    async def seat_event(self, table: str, seated: dict[int, Person], setting: TableSetting, stage: Stage) -> None:
        """A table of an event: these people in these seats, and its game begins at once."""
        setting = commands.with_bots_of_today(setting)
        commands.check_setting(setting)
        check_stage(setting, stage)
        reserved = {seat: person.id for seat, person in seated.items()}
        first, *others = seated.values()
        made = self._create(first, setting, "", reserved=reserved, stage=stage, others=others, called=table)
        await self._see_through(made)

    async def sit_again(self, table: str, person: Person) -> None:
        """Sit down at one's own table where an older house was interrupted before that; nothing happens to who sits
        there."""
        await self._sit_again(table, person, "")

    async def _sit_again(
        self, table: str, person: Person, nonce_hash: str, apart: frozenset[str] = frozenset()
    ) -> None:
        async with self.memory.at(table) as live:
            free = live.table.status == "open" and live.table.seat_for(person) == SPECTATOR
            nonce_hash = nonce_hash if live.table.opened.stage is None else ""
        if not free:
            return
        try:
            await self._sit(table, person, None, nonce_hash, apart)
        except Refused:
            # Clicked twice: they sit there by now, and the game may have begun.
            async with self.memory.at(table) as live:
                if live.table.seat_for(person) == SPECTATOR:
                    raise

    async def give_up(self, table: str) -> None:
        """Close a table that began from a position, if its game is still going on."""
        await self.do(table, commands.leave_lesson)

    async def rematch(self, table: str, person: Person, nonce_hash: str, apart: frozenset[str] = frozenset()) -> str:
        """The same people, seats kept for them, at a new table; asked twice, it is the same one. A game that began from
        a position begins there again; but a day's deal is played once. No seat is kept for who is kept apart."""
        check_nonce_hash(nonce_hash)
        return await self._see_through(self._rematch(table, person, nonce_hash, apart))

    async def _rematch(self, table: str, person: Person, nonce_hash: str, apart: frozenset[str]) -> str:
        async with self.memory.at(table) as live, live.turn:
            old = live.table
            if old.seat_for(person) == SPECTATOR:
                raise refuse("not-seated")
            if old.status != "over":
                raise refuse("not-over")
            if old.seed is not None:
                raise refuse("event-once" if old.opened.is_of_event else "daily-once")
            if old.rematch is None:
                persons = enumerate(seat.person for seat in old.seats)
                kept = {n: found for n, found in persons if found is not None and found not in apart}
                bots = {n: seat.bot for n, seat in enumerate(old.seats) if seat.person is None and seat.bot}
                setting = commands.with_bots_of_today(msgspec.structs.replace(old.opened.setting, bots=bots))
                stage = old.opened.stage
                new = await self._create(person, setting, nonce_hash if stage is None else "", old.id, kept, stage)
                await self.commits.write(live, lambda t: [] if t.rematch else [Rematched(new)])
                if old.rematch != new:  # another node opened one at the same time: that is the one
                    await self.do(new, commands.leave_lesson)
            assert old.rematch is not None
            made = old.rematch
        await self._sit_again(made, person, nonce_hash, apart)
        return made

    async def _create(
        self,
        person: Person,
        setting: TableSetting,
        nonce_hash: str,
        rematch_of: str | None = None,
        reserved: dict[int, str] | None = None,
        stage: Stage | None = None,
        gathers: bool = False,
        others: Sequence[Person] = (),
        called: str | None = None,
    ) -> str:
        """A new table and its host in a seat, and others with them, in one commit: its id. Nobody knows of it before
        that is on disk, so it can be folded first."""
        secret, now = self.new_secret(), self.time.now()
        rules = game(setting.game).rules_version
        opened = Opened(setting, person.id, commitment_of(secret), rematch_of, reserved or {}, stage, rules)
        table = Table(called or self.new_id(), secret)
        rows = [Row(0, now, opened), *([Row(1, now, Gathers())] if gathers else ())]
        for row in rows:
            table.apply(row)
        for one in (person, *others):
            for entry in commands.sit(table, table.known_as(one), one.name, None, nonce_hash):
                rows.append(Row(table.number, now, entry))
                table.apply(rows[-1])
        self.commits.check_known(row.entry for row in rows)
        try:
            most = self.tables_each if called is None else None
            await self.store.create(summary_of(table), secret, person.id, rows, card_of(table), most)
        except TooManyTablesError:
            raise refuse("too-many-tables", most=self.tables_each) from None
        except StoreError as error:
            raise refuse("not-saved") from error
        live = LiveTable(table, since=now, spoke_at=now)
        self.memory.put(live)
        if stage is None:
            self.meter.tables_opened(setting.game)
        self.commits.begin(live)
        return table.id

    async def sit(
        self, table: str, person: Person, seat: int | None, nonce_hash: str, apart: frozenset[str] = frozenset()
    ) -> int:
        """Take a seat, with the hash of one's nonce; but not beside those from whom one is kept apart."""
        check_nonce_hash(nonce_hash)
        return await self._sit(table, person, seat, nonce_hash, apart)

    async def _sit(self, table: str, person: Person, seat: int | None, nonce_hash: str, apart: frozenset[str]) -> int:
        def decide(found: Table) -> list[Entry]:
            others = frozenset[str]() if found.opened.host in person.ids else apart
            return commands.sit(found, found.known_as(person), person.name, seat, nonce_hash, others)

        return (await self.do(table, decide)).table.seat_for(person)

    async def open_nonce(self, table: str, person: Person, nonce: str | None) -> None:
        await self.do(table, lambda t: commands.open_nonce(t, t.known_as(person), nonce))

    async def stand(self, table: str, person: Person) -> None:
        await self.do(table, lambda t: commands.stand(t, t.known_as(person)))

    async def put_bot(self, table: str, person: Person, seat: int, bot: str) -> None:
        await self.do(table, lambda t: commands.put_bot(t, t.hosted_as(person), seat, bot))

    async def start_game(self, table: str, person: Person) -> None:
        await self.do(table, lambda t: commands.start(t, t.hosted_as(person)))

    async def close_table(self, table: str, person: Person) -> None:
        await self.do(table, lambda t: commands.close(t, t.hosted_as(person)))

    async def take_over(self, table: str, person: Person, seat: int, apart: frozenset[str] = frozenset()) -> int | None:
        """Play on for a bot: None, or the number of the wish that those who play must agree to first."""

        def decide(found: Table) -> list[Entry]:
            return takeover.ask(found, found.known_as(person), person.name, seat, self.time.now(), apart)

        live = await self.do(table, decide)
        return live.table.takeover_requests.count if live.table.seat_for(person) == SPECTATOR else None

    async def answer_wish(self, table: str, person: Person, wish: int, yes: bool) -> None:
        await self.do(table, lambda t: takeover.answer(t, t.known_as(person), wish, yes, self.time.now()))

    async def come_back(self, table: str, person: Person) -> None:
        await self.do(table, lambda t: commands.come_back(t, t.known_as(person), person.name))

    async def answer(self, table: str, person: Person, ask: str, move_id: str, move: msgspec.Raw) -> Ack:
        """A person's answer. The same move id again: the same acknowledgement, and nothing more happens."""
        async with self.memory.at(table) as live:
            found, asked_long_ago = live.table, False
            while True:
                async with live.turn:
                    seat = found.seat_for(person)
                    if (known := found.acks.get((seat, move_id))) is not None:
                        return known
                    if asked_long_ago or seat == SPECTATOR or ask == found.ask_id(seat):

                        def decide(table: Table) -> list[Entry]:
                            if (table.seat_for(person), move_id) in table.acks:
                                return []  # the same answer came in at another node
                            return commands.answer(table, table.known_as(person), person.name, ask, move_id, move)

                        await self.commits.write(live, decide)
                        return found.acks[found.seat_for(person), move_id]
                # An ask that is not open any more: perhaps this very answer was taken then. It is looked up while
                # others have their turn.
                if (known := await self._known_long_ago(found, seat, move_id)) is not None:
                    return known
                asked_long_ago = True

    async def order(self, table: str, person: Person, order: msgspec.Raw) -> None:
        """A standing order, or none any more."""
        await self.do(table, lambda t: commands.order(t, t.known_as(person), person.name, order))

    async def hint(self, table: str, person: Person, ask: str) -> Hint:
        """What the coach would do here, from what the person's seat knows. It is no part of the game's log."""
        found = (await self.memory.find(table)).table
        seat = commands.asks_for_a_hint(found, found.known_as(person), ask)
        assert found.g is not None
        with self.meter.hinting(table):
            position = what_the_seat_knows(found.rules, found.g, seat)
            return await self.services.thinkers.hints.ask(
                found.rules.key, position, seat, wanted=lambda: commands.is_asked_this(found, seat, ask)
            )

    async def _known_long_ago(self, table: Table, seat: int, move_id: str) -> Ack | None:
        """The acknowledgement of an answer that memory has forgotten."""
        if await self.store.find_move(table.id, seat, move_id) is None:
            return None
        return await self.history.ack(table.id, seat, move_id)

    # -- what is done at a table -----------------------------------------------------------------------------

    async def _see_through(self, work: Coroutine[Any, Any, T]) -> T:
        """What has begun is finished, even if whoever asked for it goes away: a row on disk must be folded in."""
        return await seen_through(work, self.services.writing, self.meter)

    async def do(self, table: str, decide: Decide) -> LiveTable:
        async with self.memory.at(table) as live, live.turn:
            await self.commits.write(live, decide)
        return live

    # -- the broom -------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            await self.time.wait(self.time.now() + EVERY, asyncio.Event())
            await sweep(self.services, self.commits, self.memory, self.expiry)

    # -- listening -------------------------------------------------------------------------------------------

    async def listen(self, table: str, person: Person | None, last: int | None, hears: Heard = None) -> Listener:
        """A stream of frames for one socket; the first is the hello. `hears`: whose words they want to hear."""
        async with self.memory.at(table, urgent=await self._plays(table, person)) as live:
            early: list[bytes] = []
            await self._catch_up_with(live, person, last)
            while True:
                async with live.turn:
                    who = live.table.known_as(person) if person else None
                    check_may_watch(live.table, live.table.seat_of(who) != SPECTATOR)
                    hello = hello_for(live.table, who, last, self.time.now(), early)
                    if hello.complete:
                        listener = Listener(who, hello.you, hears)
                        listener.offer(encode(hello))
                        live.chat.catch_up(listener)
                        live.audience.listeners.add(listener)
                        break
                # Not while it is our turn: that would keep those who play waiting.
                early = await self.history.heard(live.table, hello.you)
        announce(live, self.services.news.say)
        return listener

    async def _catch_up_with(self, live: LiveTable, person: Person | None, last: int | None) -> None:
        """Somebody has heard more at another node than this one knows: they must not be thrown back."""
        if last is not None and self.news is not None and last > live.table.heard[live.table.seat_for(person)]:
            await self.commits.catch_up(live)

    async def _plays(self, table: str, person: Person | None) -> bool:
        """Is somebody at this table who need not wait for those who only look?"""
        if person is None or table in self.live:
            return False
        found = await self.memory.known(table)
        return found.summary.status in ("open", "playing") and found.seat_of(person) != SPECTATOR

    def leave(self, table: str, listener: Listener) -> None:
        if (live := self.live.get(table)) is not None:
            live.audience.listeners.discard(listener)
            announce(live, self.services.news.say)
            self.memory.rest(live)

    # -- finding ---------------------------------------------------------------------------------------------

    async def known(self, table: str) -> Overview:
        """What is known of a table without its log."""
        return await self.memory.known(table)

    async def look(self, table: str) -> Table:
        """The table as it is now."""
        async with self.memory.at(table) as live:
            return live.table

    async def waits_for(self, table: str, person: Person) -> bool:
        """Is this person asked something there, and has not answered yet?"""
        found = await self.look(table)
        seat = found.seat_for(person)
        return found.status == "playing" and seat in found.waited_for() and found.seats[seat].person_plays

    async def is_away(self, table: str, person: Person) -> bool:
        """Does a bot play for this person there until they are back?"""
        found = await self.look(table)
        seat = found.seat_for(person)
        return found.status == "playing" and seat >= 0 and found.seats[seat].away is not None

    def is_live(self, table: str) -> bool:
        """Is it in memory?"""
        return table in self.live
