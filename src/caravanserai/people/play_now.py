"""Play now: one press, and a game begins, with bots until people come.

Who presses while a game has only begun is given the seat of a bot there; who finds none begins one at once. So nobody
ever waits. Which seat is whose the table's log decides: whoever is second there looks further.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Literal

from msgspec import Struct, structs

from caravanserai.bots.ladder import nearest
from caravanserai.engine.game import SPECTATOR, game
from caravanserai.engine.refusal import Refused
from caravanserai.tables.fold import commands
from caravanserai.tables.fold.gathering import hand_over, open_seats
from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.host import Host
from caravanserai.tables.live.live_table import LiveTable
from caravanserai.tables.log.clock_setting import ClockSetting, Live, Paced, Relaxed
from caravanserai.tables.log.entries import Closed, Entry, TableSetting
from caravanserai.tables.log.store import Person, Store, StoreError
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.supervise import kept_running, spawn
from caravanserai.tables.timing import TimeSource

from . import play_statements as sql
from .friends import Friends
from .pairing import USUAL_SEATS, Gathering, Newcomer, in_order
from .refusals import refuse

#: With a clock, or nobody is hurried.
Pace = Literal["live", "relaxed"]
#: How often it is noted that somebody plays where people may come; and how old such a note may be.
SEEN_EVERY, SEEN_WITHIN = 4_000, 12_000
#: Who presses twice within this is where they were.
TWICE_WITHIN = 15_000
#: Games looked at, and tried, for one press; and games of somebody in which they met others.
MOST_FOUND, MOST_TRIED, LATELY = 64, 8, 10
#: Presses that wait for the one before; and what is over is forgotten after so long.
MOST_WAITING, FORGOTTEN_AFTER = 200, 3_600_000


#: Somebody's rating in a game, at tables of so many; None for who has none.
RatingOf = Callable[[Person, str, int], Awaitable[int | None]]


async def nobody_is_rated(person: Person, game: str, seats: int) -> int | None:
    return None


class Wish(Struct, frozen=True):
    """What somebody wants to play: `seats` None: as it comes; `level` None: bots about as strong as they are."""

    game: str
    pace: Pace
    lang: str
    seats: int | None = None
    level: str | None = None


class Found(Struct, frozen=True):
    """A table, and whether its game had begun before."""

    table: str
    joined: bool


class PlayNow:
    def __init__(
        self, host: Host, store: Store, friends: Friends, time: TimeSource, rating_of: RatingOf = nobody_is_rated
    ) -> None:
        self.rating_of = rating_of
        self.host = host
        self.store = store
        self.friends = friends
        self.time = time
        #: May somebody press at another node in the same moment?
        self.shared = host.attendance is not None
        self._tasks: set[asyncio.Task[Any]] = set()
        #: Of those who press at this node in the same moment the second finds what the first began.
        self._turns: defaultdict[tuple[str, Pace], asyncio.Lock] = defaultdict(asyncio.Lock)
        self._waiting = 0

    def start(self) -> None:
        spawn(kept_running(self._keep_seeing, "play-now", self.host.meter), self._tasks)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- one press -------------------------------------------------------------------------------------------

    async def press(
        self,
        me: Person,
        wish: Wish,
        nonce_hash: str,
        may_open: Callable[[], Awaitable[object]],
        may_join: Callable[[], bool] = lambda: True,
    ) -> Found:
        """A seat in a game that has just begun, or a game that begins. `may_open` refuses who opens too many. Who may
        not join begins a game of their own: people wait for whoever sits down with them and does nothing."""
        commands.check_setting(setting_of(wish))
        if wish.level is None:
            wish = structs.replace(wish, level=await self._level_for(me, wish))
        setting = setting_of(wish)
        if self._waiting >= MOST_WAITING:
            raise refuse("too-busy")
        self._waiting += 1
        try:
            async with self._turns[wish.game, wish.pace]:
                found = await self._join(me, wish, may_join)
                if found is not None:
                    return Found(found, True)
                await may_open()
                made, before = await self._open(me, wish, setting, nonce_hash)
                return await self._or_elsewhere(me, wish, made, before, may_join)
        finally:
            self._waiting -= 1

    async def _join(self, me: Person, wish: Wish, may_join: Callable[[], bool]) -> str | None:
        """A table where somebody has a seat now."""
        now, apart = self.time.now(), await self.friends.apart(me)
        newcomer, found = await self._look(me, wish, now)
        for one in found:
            if {*me.ids} & {*one.people} and now - one.opened_at < TWICE_WITHIN and await self._plays(one.table, me):
                return one.table
        others = in_order(newcomer, found, me.ids, apart, now)[:MOST_TRIED]
        for one in others if others and may_join() else ():
            if await self._take(one.table, me, apart):
                return one.table
        return None

    async def _level_for(self, me: Person, wish: Wish) -> str:
        seats = seats_of(wish)
        return nearest(wish.game, seats, await self.rating_of(me, wish.game, seats))

    async def _look(self, me: Person, wish: Wish, now: int) -> tuple[Newcomer, list[Gathering]]:
        rating = await self.rating_of(me, wish.game, wish.seats or USUAL_SEATS)
        return await self.store.ask(partial(looking, me, wish, rating, now))

    async def _take(self, table: str, me: Person, apart: frozenset[str]) -> bool:
        """Was there a seat, and is it theirs now?"""
        try:
            if not self._is_somebody_there(table):
                return False
            live = await self.host.do(table, partial(hand_over, person=me, apart=apart))
        except Refused as error:
            if error.refusal.code == "server-stopping":
                raise
            await self._forget_if_over(table)
            return False
        if not open_seats(live.table):
            await self._forget(table)
        return live.table.seat_for(me) != SPECTATOR

    def _is_somebody_there(self, table: str) -> bool:
        """Nobody is sent to where all have closed the page. Of other nodes that is known by when somebody was last
        seen."""
        live = self.host.live.get(table)
        return live is None or self.shared or live.table.starting or is_attended(live)

    async def _plays(self, table: str, me: Person) -> bool:
        with suppress(Refused):
            found = await self.host.look(table)
            seat = found.seat_for(me)
            return found.status in ("open", "playing") and seat != SPECTATOR and found.seats[seat].person_plays
        return False

    async def _open(self, me: Person, wish: Wish, setting: TableSetting, nonce_hash: str) -> tuple[str, frozenset[str]]:
        """A game of their own, and those that had begun before it."""
        try:
            made = await self.host.open_table(me, setting, nonce_hash, gathers=True)
        except Refused as error:
            if error.refusal.code != "house-updating":
                raise
            # Until all nodes are updated it is a game with bots, as it was before.
            return await self.host.open_table(me, setting, nonce_hash), frozenset()
        now, level = self.time.now(), level_of(wish)
        rating = await self.rating_of(me, wish.game, setting.seats)

        def talk() -> Talk[frozenset[str]]:
            yield sql.TAKE_TURN, (f"play-now {wish.game} {wish.pace}", now)
            yield sql.FORGET, (wish.game, wish.pace, now - FORGOTTEN_AFTER)
            before = yield sql.BEFORE, (wish.game, wish.pace, now - SEEN_WITHIN, MOST_FOUND)
            yield sql.GATHER, (made, wish.game, wish.pace, setting.seats, level, wish.lang, rating, now, now)
            return frozenset(table for (table,) in before)

        # Where this cannot be saved, nobody comes; the game goes on with its bots.
        with suppress(StoreError):
            return made, await self.store.change(talk, owners=False)
        return made, frozenset()

    async def _or_elsewhere(
        self, me: Person, wish: Wish, made: str, earlier: frozenset[str], may_join: Callable[[], bool]
    ) -> Found:
        """Somebody may have pressed at another node at the same time: who began a moment later goes to the other, as
        long as nobody has come."""
        if not self.shared or not earlier:
            return Found(made, False)
        now, apart = self.time.now(), await self.friends.apart(me)
        newcomer, found = await self._look(me, wish, now)
        before = [one for one in found if one.table in earlier]
        own = [one for one in before if {*me.ids} & {*one.people} and now - one.opened_at < TWICE_WITHIN]
        others = in_order(newcomer, before, me.ids, apart, now)[:MOST_TRIED]
        for one in (*own, *(others if others and may_join() else ())):
            closed = await self.host.do(made, partial(give_up, person=me))
            if closed.table.status != "closed":
                break
            await self._forget(made)
            if await (self._plays(one.table, me) if one in own else self._take(one.table, me, apart)):
                return Found(one.table, True)
            return Found(await self._open_again(me, wish, closed.table), False)
        return Found(made, False)

    async def _open_again(self, me: Person, wish: Wish, closed: Table) -> str:
        """The other one was gone: they begin once more, with the same share of the chance."""
        hashes = [hash for hash in closed.nonce_hashes if hash]
        made, _ = await self._open(me, wish, setting_of(wish), hashes[0])
        return made

    # -- who is there ----------------------------------------------------------------------------------------

    async def _keep_seeing(self) -> None:
        while True:
            await self.time.wait(self.time.now() + SEEN_EVERY, asyncio.Event())
            with suppress(StoreError):
                await self.see()

    async def see(self) -> None:
        """Note where people play who may be joined, and forget where nobody can be any more."""
        now = self.time.now()
        gathering = [live for live in self.host.live.values() if live.table.gathers]
        if not gathering:
            return

        def talk() -> Talk[None]:
            for live in gathering:
                if not open_seats(live.table):
                    yield sql.GATHER_NO_MORE, (live.table.id,)
                elif is_attended(live):
                    yield sql.SEEN, (now, live.table.id)

        await self.store.change(talk, owners=False)

    async def _forget_if_over(self, table: str) -> None:
        with suppress(Refused, StoreError):
            if not open_seats(await self.host.look(table)):
                await self._forget(table)

    async def _forget(self, table: str) -> None:
        def talk() -> Talk[None]:
            yield sql.GATHER_NO_MORE, (table,)

        with suppress(StoreError):
            await self.store.change(talk, owners=False)


def looking(me: Person, wish: Wish, rating: int | None, now: int) -> Talk[tuple[Newcomer, list[Gathering]]]:
    """Who wants to play, with whom they met lately; and the games that have just begun, where somebody was seen."""
    met = set[str]()
    for one in me.ids:
        met |= {person for (person,) in (yield sql.MET, (one, LATELY, one, LATELY))}
    newcomer = Newcomer(wish.seats, level_of(wish), wish.lang, rating, frozenset(met))
    lines = yield sql.GATHERINGS, (wish.game, wish.pace, now - SEEN_WITHIN, MOST_FOUND)
    people: dict[str, list[str]] = {}
    for line in lines:
        people.setdefault(line[0], []).append(line[-1])
    tables = {line[0]: _gathering(tuple(line), people[line[0]]) for line in lines}
    return newcomer, [*tables.values()]


def _gathering(line: tuple[Any, ...], people: list[str]) -> Gathering:
    table, seats, level, lang, rating, opened_at, _ = line
    return Gathering(table, seats, level, lang, rating, opened_at, tuple(people))


def level_of(wish: Wish) -> str:
    return wish.level or nearest(wish.game, seats_of(wish), None)


def seats_of(wish: Wish) -> int:
    counts = game(wish.game).seat_counts
    return min(counts[-1], max(counts[0], USUAL_SEATS)) if wish.seats is None else wish.seats


def setting_of(wish: Wish) -> TableSetting:
    """A table for one, and bots. Nobody who watches takes a seat later: that was not what those who play were told."""
    rules, seats = game(wish.game), seats_of(wish)
    bots = dict.fromkeys(range(1, seats), level_of(wish))
    clock: ClockSetting = Live() if wish.pace == "live" else Paced() if rules.has_moments else Relaxed()
    hints = wish.pace == "relaxed"
    return TableSetting(wish.game, seats, clock=clock, bots=bots, hints=hints, takeover="never")


def give_up(table: Table, person: Person) -> list[Entry]:
    """Their own table, if nobody has come."""
    alone = all(seat.person is None or seat.person in person.ids for seat in table.seats)
    return [Closed()] if alone and table.status in ("open", "playing") else []


def is_attended(live: LiveTable) -> bool:
    """Does somebody who plays look at the table, at this node or at another?"""
    here = any(listener.viewer != SPECTATOR for listener in live.audience.listeners)
    return here or any(place.seats for place in live.elsewhere.values())
