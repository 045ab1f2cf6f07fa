"""The keeper of all live tables: it decides, writes, folds in, and tells whoever may hear. In this order."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from caravanserai.coach.hint import what_the_seat_knows
from caravanserai.coach.report import Hint
from caravanserai.rules.fairness import commitment_of
from caravanserai.rules.game import SPECTATOR

from . import commands
from .answering import Answering, Hear
from .bus import Audience, Listener
from .chat import Chat
from .clocks import Relaxed
from .entries import Answered, Entry, Opened, Rematched, Resumed, Row, Stage, TableSetting
from .frames import Bye, Missed, PhraseId, Presence, encode, hello_for, updates_for
from .log import Person, Store, StoreError
from .meter import Meter
from .nonces import check_nonce_hash
from .stages import check_stage
from .stand_ins import Held, StandIns
from .summaries import summary_of
from .supervise import kept_running, spawn
from .table import Ack, Table, heard_by, refuse
from .thinkers import Thinkers
from .timing import TimeSource
from .turn import Turn
from .waits import Waits

T = TypeVar("T")

#: How often the server notes that it is alive.
HEARTBEAT = 1_000


@dataclass
class LiveTable:
    """A table in memory, those who listen, and the bots that think for it."""

    table: Table
    turn: Turn = field(default_factory=Turn)
    audience: Audience = field(default_factory=Audience)
    thinking: dict[int, str] = field(default_factory=dict)
    #: The asks of those whose time is up, while a bot thinks for them.
    late: dict[int, str] = field(default_factory=dict)
    #: What bots will say, and when.
    held: dict[int, Held] = field(default_factory=dict)
    #: When a person last answered: since then they may be waiting for the others.
    spoke_at: int = 0
    chat: Chat = field(default_factory=Chat)
    #: When it was taken into memory.
    since: int = 0


class Host:
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
    ) -> None:
        self.store = store
        self.time = time
        self.thinkers = thinkers
        self.meter = meter or Meter()
        self.new_secret = new_secret
        self.new_id = new_id
        self.tables_each = tables_each
        #: The longest time, in milliseconds, that bots wait before they answer.
        self.bot_pause = bot_pause
        self.live: dict[str, LiveTable] = {}
        self.stopping = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._watching: set[asyncio.Task[Any]] = set()
        self._writing: set[asyncio.Task[Any]] = set()
        self.stand_ins = StandIns(self)
        self.waits = Waits(self)

    # -- beginning and end -----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Take up every table that is not finished; time during which the server was down is given back."""
        alive = await self.store.last_alive()
        for table in await self.store.unfinished():
            live = await self._find(table)
            if live.table.status in ("over", "closed"):
                await self.summarize(live)
            if live.table.status == "playing":
                down_since = max(live.table.written_at, alive or 0)
                async with live.turn:
                    await self.write(live, [Resumed(min(down_since, self.time.now()))])
        await self.store.heartbeat(self.time.now())
        spawn(kept_running(self.stand_ins.watch, "watch", self.meter), self._watching)
        spawn(kept_running(self._beat, "heartbeat", self.meter), self._watching)

    async def stop(self) -> None:
        """Tell everybody, finish what is being written, and let go."""
        self.stopping = True
        self.thinkers.hints.close()
        for live in self.live.values():
            for listener in live.audience.listeners:
                listener.cut(Bye("server-stopping"))
        tasks = [*self._watching, *self.stand_ins.tasks, *self.waits.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in [*self.live.values()]:
            async with live.turn:
                """Answers that were on their way are done."""
        await asyncio.gather(*self._writing, return_exceptions=True)
        await self.store.heartbeat(self.time.now())

    async def settled(self) -> None:
        """Return when no bot is thinking and no clock has run out unanswered."""
        while self.stand_ins.busy or self.waits.busy:
            await asyncio.sleep(0)

    # -- tables ----------------------------------------------------------------------------------------------

    async def open_table(self, person: Person, setting: TableSetting, nonce_hash: str) -> str:
        """Open a table; its host takes the first free seat."""
        commands.check_setting(setting)
        check_nonce_hash(nonce_hash)
        live = await self._see_through(self._create(person, setting, None, {}))
        await self._sit(live.table.id, person, None, nonce_hash)
        return live.table.id

    async def open_stage(self, person: Person, setting: TableSetting, stage: Stage) -> str:
        """A table that begins from a position, at once: bots have all seats but one. It is nobody else's business,
        and nobody is hurried; no nonce is asked for. A lesson closes the one before."""
        setting = msgspec.structs.replace(setting, public=False, clock=Relaxed())
        commands.check_setting(setting)
        check_stage(setting, stage)
        if stage.kind == "lesson":
            for live in [*self.live.values()]:
                before = live.table.opened
                if before.host == person.id and before.stage is not None and before.stage.kind == "lesson":
                    await self._do(live.table.id, commands.leave_lesson)
        live = await self._see_through(self._create(person, setting, None, {}, stage))
        await self._sit(live.table.id, person, None, "")
        return live.table.id

    async def sit_again(self, table: str, person: Person) -> None:
        """Sit down at one's own table where that was interrupted; nothing happens to who sits there."""
        live = await self._find(table)
        if live.table.status == "open" and live.table.seat_of(person.id) == SPECTATOR:
            await self._sit(table, person, None, "")

    async def give_up(self, table: str) -> None:
        """Close a table that began from a position, if its game is still going on."""
        await self._do(table, commands.leave_lesson)

    def _check_number_of_tables(self, person: Person) -> None:
        hosted = sum(
            1
            for live in self.live.values()
            if live.table.opened.host == person.id and live.table.status in ("open", "playing")
        )
        if hosted >= self.tables_each:
            raise refuse("too-many-tables", most=self.tables_each)

    async def rematch(self, table: str, person: Person, nonce_hash: str) -> str:
        """The same people, seats kept for them, at a new table; asked twice, it is the same one. A game that began from
        a position begins there again; but a day's deal is played once."""
        check_nonce_hash(nonce_hash)
        return await self._see_through(self._rematch(table, person, nonce_hash))

    async def _rematch(self, table: str, person: Person, nonce_hash: str) -> str:
        live = await self._find(table)
        async with live.turn:
            old = live.table
            if old.seat_of(person.id) == SPECTATOR:
                raise refuse("not-seated")
            if old.status != "over":
                raise refuse("not-over")
            if old.seed is not None:
                raise refuse("daily-once")
            if old.rematch is None:
                kept = {n: seat.person for n, seat in enumerate(old.seats) if seat.person is not None}
                bots = {n: seat.bot for n, seat in enumerate(old.seats) if seat.person is None and seat.bot}
                setting = msgspec.structs.replace(old.opened.setting, bots=bots)
                new = await self._create(person, setting, old.id, kept, old.opened.stage)
                await self.write(live, [Rematched(new.table.id)])
            assert old.rematch is not None
            made = old.rematch
        new = await self._find(made)
        if new.table.status == "open" and new.table.seat_of(person.id) == SPECTATOR:
            await self._sit(made, person, None, nonce_hash if new.table.opened.stage is None else "")
        return made

    async def _create(
        self,
        person: Person,
        setting: TableSetting,
        rematch_of: str | None,
        reserved: dict[int, str],
        stage: Stage | None = None,
    ) -> LiveTable:
        self._check_number_of_tables(person)
        secret = self.new_secret()
        opened = Opened(setting, person.id, commitment_of(secret), rematch_of, reserved, stage)
        table = Table(self.new_id(), secret)
        row = Row(0, self.time.now(), opened)
        table.apply(row)
        try:
            await self.store.create(summary_of(table), secret, person.id, [row])
        except StoreError as error:
            raise refuse("not-saved") from error
        live = self.live[table.id] = LiveTable(table, since=self.time.now())
        if stage is None:
            self.meter.tables_opened(setting.game)
        return live

    async def sit(self, table: str, person: Person, seat: int | None, nonce_hash: str) -> int:
        """Take a seat, with the hash of one's nonce."""
        check_nonce_hash(nonce_hash)
        return await self._sit(table, person, seat, nonce_hash)

    async def _sit(self, table: str, person: Person, seat: int | None, nonce_hash: str) -> int:
        live = await self._do(table, lambda t: commands.sit(t, person.id, person.name, seat, nonce_hash))
        return live.table.seat_of(person.id)

    async def open_nonce(self, table: str, person: Person, nonce: str | None) -> None:
        await self._do(table, lambda t: commands.open_nonce(t, person.id, nonce))

    async def stand(self, table: str, person: Person) -> None:
        await self._do(table, lambda t: commands.stand(t, person.id))

    async def put_bot(self, table: str, person: Person, seat: int, bot: str) -> None:
        await self._do(table, lambda t: commands.put_bot(t, person.id, seat, bot))

    async def start_game(self, table: str, person: Person) -> None:
        await self._do(table, lambda t: commands.start(t, person.id))

    async def close_table(self, table: str, person: Person) -> None:
        await self._do(table, lambda t: commands.close(t, person.id))

    async def take_over(self, table: str, person: Person, seat: int) -> None:
        await self._do(table, lambda t: commands.take_over(t, person.id, person.name, seat))

    async def come_back(self, table: str, person: Person) -> None:
        await self._do(table, lambda t: commands.come_back(t, person.id, person.name))

    async def answer(self, table: str, person: Person, ask: str, move_id: str, move: msgspec.Raw) -> Ack:
        """A person's answer. The same move id again: the same acknowledgement, and nothing more happens."""
        await self._find(table)
        heard: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()

        def hear(ack: Ack | Exception) -> None:
            if heard.done():
                return
            if isinstance(ack, Ack):
                heard.set_result(ack)
            else:
                heard.set_exception(ack)

        self.answer_soon(table, person, ask, move_id, move, hear)
        return await heard

    def answer_soon(self, table: str, person: Person, ask: str, move_id: str, move: msgspec.Raw, hear: Hear) -> None:
        """The same at a table in memory, without a task for each answer: `hear` is called with what came of it."""
        live = self.live[table]
        live.turn.then(Answering(self, live, person, ask, move_id, move, hear).begin)

    async def order(self, table: str, person: Person, order: msgspec.Raw) -> None:
        """A standing order, or none any more."""
        await self._do(table, lambda t: commands.order(t, person.id, person.name, order))

    async def hint(self, table: str, person: Person, ask: str) -> Hint:
        """What the coach would do here, from what the person's seat knows. It is no part of the game's log."""
        found = (await self._find(table)).table
        seat = commands.asks_for_a_hint(found, person.id, ask)
        assert found.g is not None
        with self.meter.hinting(table):
            position = what_the_seat_knows(found.rules, found.g, seat)
            return await self.thinkers.hints.ask(
                found.rules.key, position, seat, wanted=lambda: commands.is_asked_this(found, seat, ask)
            )

    async def known_long_ago(self, table: Table, seat: int, move_id: str) -> Ack | None:
        """The acknowledgement of an answer that memory has forgotten."""
        if await self.store.find_move(table.id, seat, move_id) is None:
            return None
        async for again, _ in self._folded_again(table):
            if (seat, move_id) in again.acks:
                return again.acks[seat, move_id]
        return None

    # -- the one way in: decide, write, fold, tell -----------------------------------------------------------

    async def _see_through(self, work: Coroutine[Any, Any, T]) -> T:
        """What has begun is finished, even if whoever asked for it goes away: a row on disk must be folded in."""
        return await asyncio.shield(spawn(work, self._writing))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """The same for what nobody waits for."""
        spawn(work, self._writing)

    async def _do(self, table: str, decide: Callable[[Table], list[Entry]]) -> LiveTable:
        return await self._see_through(self._decide(table, decide))

    async def _decide(self, table: str, decide: Callable[[Table], list[Entry]]) -> LiveTable:
        live = await self._find(table)
        try:
            async with live.turn:
                await self.write(live, decide(live.table))
        finally:
            self._forget(live)
        return live

    async def write(self, live: LiveTable, entries: list[Entry]) -> None:
        """Committed, then told."""
        if not entries:
            return
        rows = self.rows_of(live.table, entries)
        began = perf_counter()
        try:
            await self.store.append(live.table.id, rows)
        except StoreError as error:
            raise refuse("not-saved") from error
        finally:
            self.meter.committed(live.table, perf_counter() - began)
        self.fold(live, rows)
        if live.table.status == "over" or not all(isinstance(entry, Answered) for entry in entries):
            await self.summarize(live)

    def rows_of(self, table: Table, entries: list[Entry]) -> list[Row]:
        """What is to be written next at this table."""
        if self.stopping:
            raise refuse("server-stopping")
        now = self.time.now()
        return [Row(table.number + i, now, entry) for i, entry in enumerate(entries)]

    def fold(self, live: LiveTable, rows: list[Row]) -> None:
        """Take in what is on disk, tell it, and see who is asked now."""
        for row in rows:
            live.table.apply(row)
            self._tell(live)
            if not isinstance(row.entry, Answered):
                live.spoke_at = row.time
                self._reseat(live)
                self.stand_ins.prepare(live)
            elif row.entry.by == "person":
                live.spoke_at = row.time
        self.meter.rows(live.table, rows)
        self.stand_ins.look(live)
        self.waits.look(live)

    async def summarize(self, live: LiveTable) -> None:
        """The line for lists. The log already holds everything: a crash before this loses nothing."""
        try:
            await self.store.append(live.table.id, [], summary_of(live.table))
        except StoreError:
            self.meter.refused("not-saved")

    def _tell(self, live: LiveTable) -> None:
        """What the last row brought, to all who may hear of it."""
        if live.table.told:
            began = perf_counter()
            live.audience.send(updates_for(live.table, live.audience.viewers(), self.time.now()))
            self.meter.told(live.table, perf_counter() - began)

    def _reseat(self, live: LiveTable) -> None:
        """Who sat down or stood up sees with other eyes from now on."""
        for listener in live.audience.listeners:
            viewer = live.table.seat_of(listener.person)
            if viewer != listener.viewer:
                listener.viewer = viewer
                listener.offer(encode(hello_for(live.table, listener.person, None, self.time.now())))

    # -- the heart -------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await self.time.wait(self.time.now() + HEARTBEAT, asyncio.Event())
            try:
                await self.store.heartbeat(self.time.now())
            except StoreError:
                self.meter.refused("not-saved")
            else:
                self.stand_ins.try_again()

    # -- listening -------------------------------------------------------------------------------------------

    async def listen(self, table: str, person: Person | None, last: int | None) -> Listener:
        """A stream of frames for one socket; the first is the hello."""
        live = await self._find(table)
        async with live.turn:
            who = person.id if person else None
            hello = hello_for(live.table, who, last, self.time.now())
            if not hello.complete:
                hello = msgspec.structs.replace(hello, **await self._long_ago(live.table, hello.you, last or 0))
            listener = Listener(who, hello.you)
            listener.offer(encode(hello))
            live.chat.catch_up(listener)
            live.audience.listeners.add(listener)
        self._show_presence(live)
        return listener

    async def _long_ago(self, table: Table, viewer: int, last: int) -> dict[str, Any]:
        """What a viewer missed, folded from the log once more."""
        missed = []
        async for again, items in self._folded_again(table):
            if (mine := heard_by(items, viewer)) and again.heard[viewer] > last:
                missed.append(Missed(again.heard[viewer], mine))
        return {"missed": tuple(missed), "complete": True}

    async def _folded_again(self, table: Table) -> AsyncIterator[tuple[Table, tuple[Any, ...]]]:
        """The table after each of its rows, and what happened then."""
        stored = await self.store.load(table.id)
        assert stored is not None
        again = Table(table.id, stored.secret)
        for row in stored.rows:
            yield again, again.apply(row)

    async def say(self, table: str, person: Person, text: str) -> None:
        """Chat: players among themselves, those who watch among themselves. Never part of the game's log."""
        live = await self._find(table)
        seat = live.table.seat_of(person.id)
        live.chat.say(live.audience, seat, person, text, self.time.now())

    async def say_phrase(self, table: str, person: Person, phrase: PhraseId) -> None:
        """A phrase of the house, to the same room."""
        live = await self._find(table)
        seat = live.table.seat_of(person.id)
        live.chat.say_phrase(live.audience, seat, person, phrase, self.time.now())

    async def mute(self, table: str, person: Person, seat: int | None, on: bool) -> None:
        """Hear a seat (or everybody) no more, or again."""
        live = await self._find(table)
        live.chat.mute(person.id, seat, on)

    def leave(self, table: str, listener: Listener) -> None:
        if (live := self.live.get(table)) is not None:
            live.audience.listeners.discard(listener)
            self._show_presence(live)
            self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        """A finished table that nobody listens to need not stay in memory."""
        finished = live.table.status in ("over", "closed")
        if finished and not live.audience.listeners and not live.turn.taken:
            self.live.pop(live.table.id, None)

    def _show_presence(self, live: LiveTable) -> None:
        viewers = [listener.viewer for listener in live.audience.listeners]
        here = tuple(seat in viewers for seat in range(len(live.table.seats)))
        live.audience.send_all(encode(Presence(here, viewers.count(SPECTATOR))))

    # -- finding ---------------------------------------------------------------------------------------------

    async def opened(self, table: str) -> Opened:
        """How the table began."""
        return (await self._find(table)).table.opened

    async def look(self, table: str) -> Table:
        """The table as it is now."""
        live = await self._find(table)
        self._forget(live)
        return live.table

    async def waits_for(self, table: str, person: str) -> bool:
        """Is this person asked something there, and has not answered yet?"""
        found = await self.look(table)
        seat = found.seat_of(person)
        return found.status == "playing" and seat in found.waited_for() and found.seats[seat].person_plays

    def is_live(self, table: str) -> bool:
        """Is it in memory?"""
        return table in self.live

    async def _find(self, table: str) -> LiveTable:
        if table in self.live:
            return self.live[table]
        async with self._loading.setdefault(table, asyncio.Lock()):
            if table not in self.live:
                stored = await self.store.load(table)
                if stored is None:
                    self._loading.pop(table, None)
                    raise refuse("no-such-table")
                made = Table(stored.id, stored.secret)
                for row in stored.rows:
                    made.apply(row)
                self.live[table] = LiveTable(made, since=self.time.now())
                self.waits.look(self.live[table])
        self._loading.pop(table, None)
        return self.live[table]
