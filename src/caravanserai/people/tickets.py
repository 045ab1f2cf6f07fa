"""By day: who wants a game leaves a ticket with the hours at which they play; the house seats those whose hours meet.

A ticket is claimed for a table before that is opened, in one transaction, so that of two nodes one seats somebody. If
the node dies in between, the ticket waits again as soon as it is seen that there is no such table.
"""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Sequence, Set
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any

from msgspec import Struct

from caravanserai.bots.ladder import nearest
from caravanserai.bots.offered import middle
from caravanserai.engine.refusal import Refused
from caravanserai.tables.fold import commands
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.clock_setting import ByDay
from caravanserai.tables.log.entries import TableSetting
from caravanserai.tables.log.store import Person, Store, StoreError
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.supervise import kept_running, spawn
from caravanserai.tables.timing import TimeSource

from . import ticket_statements as sql
from .channels import zone_of
from .friends import Friends
from .pairing import gap
from .play_now import RatingOf, nobody_is_rated
from .refusals import refuse
from .statements import ONE_AT_A_TIME

HOUR = 3_600_000
#: How long a ticket stands, and how many one person has.
STANDS, MOST = 14 * 24 * HOUR, 5
#: Who has waited so long plays with who is there, and bots in the other seats.
PATIENCE = 6 * HOUR
#: How often the house looks, if nobody calls, and if somebody does; and when what was claimed for a table that never
#: came waits again.
EVERY, AT_MOST_EVERY, LOST_AFTER = 60_000, 2_000, 2 * 60_000
#: Tickets that are read at once, and looked at all together: those of strangers push nobody out.
AT_A_TIME, MOST_READ = 500, 20_000
#: Hours are compared in quarters, because clocks of some places are a quarter off; people meet in an hour of the day.
QUARTERS, MEET = 96, 4
#: Who has waited so long is one step of strength nearer (`pairing.gap`); and no more than this.
WAITING_STEP, MOST_WAITING = 2 * HOUR, 3.0


class NewTicket(Struct, frozen=True):
    """`hours` of the day, in a time zone, or else in a time that is `ahead` minutes of UTC; `level` None: bots
    about as strong as they are."""

    game: str
    seats: int
    hours: tuple[int, ...]
    ahead: int
    answer_hours: int
    lang: str
    level: str | None = None
    zone: str | None = None


class Ticket(Struct, frozen=True):
    """A game by day that I want: it waits for others with the same hours until it expires. `ahead`: minutes of UTC
    when it was left; where a `zone` is known, its clocks count, which are changed now and then."""

    id: str
    game: str
    seats: int
    hours: tuple[int, ...]
    ahead: int
    answer_hours: int
    level: str
    made: int
    expires: int
    zone: str | None = None


class Waiting(Struct, frozen=True):
    """A ticket, and whose it is, and how well they played when they left it; and its hours as quarters of a day of
    UTC."""

    ticket: Ticket
    lang: str
    rating: int | None
    person: Person
    quarters: int

    @property
    def level(self) -> str:
        return self.ticket.level

    @property
    def kind(self) -> tuple[str, int, int]:
        """Only such tickets come together."""
        return self.ticket.game, self.ticket.seats, self.ticket.answer_hours


class Tickets:
    def __init__(
        self, host: Host, store: Store, friends: Friends, time: TimeSource, rating_of: RatingOf = nobody_is_rated
    ) -> None:
        self.rating_of = rating_of
        self.host = host
        self.store = store
        self.friends = friends
        self.time = time
        self._called = asyncio.Event()
        #: Where so many wait that not all are looked at, the next look begins behind this one.
        self._after = (0, "")
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        spawn(kept_running(self._keep_looking, "tickets", self.host.meter), self._tasks)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- one person's ----------------------------------------------------------------------------------------

    async def of(self, me: Person) -> list[Ticket]:
        now = self.time.now()

        def talk() -> Talk[list[Ticket]]:
            found = []
            for one in me.ids:
                found += [_ticket(line) for line in (yield sql.OF_PERSON, (one, now))]
            return sorted(found, key=lambda ticket: (ticket.made, ticket.id))

        return await self.store.ask(talk)

    async def leave(self, me: Person, new: NewTicket) -> Ticket:
        commands.check_setting(setting_of(new.game, new.seats, 1, new.answer_hours, new.level))
        hours = sum(1 << hour for hour in {*new.hours})
        if not hours:
            raise refuse("no-hours")
        if new.zone is not None and zone_of(new.zone) is None:
            raise refuse("no-such-zone")
        now, rating = self.time.now(), await self.rating_of(me, new.game, new.seats)
        level = new.level or nearest(new.game, new.seats, rating)
        id, values = secrets.token_urlsafe(12), (ahead_at(new.zone, new.ahead, now), new.answer_hours, level)

        def talk() -> Talk[bool]:
            yield ONE_AT_A_TIME, (me.id,)
            ((many,),) = yield sql.COUNT, (me.id, now)
            if many < MOST:
                also = (new.lang, new.zone, rating)
                yield sql.ADD, (id, me.id, new.game, new.seats, hours, *values, *also, now, now + STANDS)
            return bool(many < MOST)

        if not await self.store.change(talk, owners=False):
            raise refuse("too-many-tickets", most=MOST)
        self._called.set()
        return Ticket(id, new.game, new.seats, hours_of(hours), *values, now, now + STANDS, new.zone)

    async def withdraw(self, me: Person, ticket: str) -> None:
        def talk() -> Talk[bool]:
            found = []
            for one in me.ids:
                found += yield sql.WITHDRAW, (ticket, one)
            return bool(found)

        if "\0" in ticket or not await self.store.change(talk, owners=False):
            raise refuse("no-such-ticket")

    # -- the house seats people ------------------------------------------------------------------------------

    async def _keep_looking(self) -> None:
        while True:
            self._called.clear()
            with suppress(StoreError):
                await self.look()
            await self.time.wait(self.time.now() + AT_MOST_EVERY, asyncio.Event())
            await self.time.wait(self.time.now() + EVERY, self._called)

    async def look(self) -> None:
        """Seat all who can be; and see to what another node began and did not end."""
        now = self.time.now()
        await self._find_lost(now)
        by_kind: defaultdict[tuple[str, int, int], list[Waiting]] = defaultdict(list)
        for one in await self._waiting(now):
            by_kind[one.kind].append(one)
        for waiting in by_kind.values():
            taken = set[str]()
            for first in waiting:
                group = None if first.ticket.id in taken else await self._group(first, waiting, taken, now)
                if group is not None:
                    await self._seat(group)
                    taken |= {one.ticket.id for one in group}
                await asyncio.sleep(0)  # each looks at all others who want the same

    async def _waiting(self, now: int) -> list[Waiting]:
        """All of them, who has waited longest first; some at a time, others ask in between. Where there are too many
        to look at, the next look goes on behind them: whoever leaves thousands keeps nobody from a game."""
        found, last = list[Waiting](), max((now, ""), self._after)
        self._after = (0, "")
        while len(found) < MOST_READ:
            some = await self.store.ask(partial(_some_waiting, now, last))
            found += some
            if len(some) < AT_A_TIME:
                return found
            last = (some[-1].ticket.expires, some[-1].ticket.id)
        self._after = last
        return found

    async def _group(
        self, first: Waiting, waiting: Sequence[Waiting], taken: Set[str], now: int
    ) -> list[Waiting] | None:
        """People who can play with this one; None if there are not enough. Who is kept apart from whom is asked for
        only where hours meet."""
        enough = 2 if now - first.ticket.made >= PATIENCE else first.ticket.seats
        meet = [one for one in waiting if (one.quarters & first.quarters).bit_count() >= MEET]
        others = [one for one in meet if one.ticket.id not in taken and one.person.id != first.person.id]
        if len({one.person.id for one in others}) + 1 < enough:
            return None
        group, apart = [first], await self.friends.apart(first.person)
        for one in sorted(others, key=partial(_order, first, now)):
            if len(group) == first.ticket.seats or not fits(one, group, apart):
                continue
            group.append(one)
            apart |= await self.friends.apart(one.person)
        return group if len(group) >= enough else None

    async def _seat(self, group: Sequence[Waiting]) -> None:
        table, now = self.host.new_id(), self.time.now()
        ids = sorted(one.ticket.id for one in group)

        def claim() -> Talk[bool]:
            for one in ids:
                if not (yield sql.CLAIM, (table, now, one)):
                    yield sql.UNCLAIM, (table,)  # another node was quicker, or somebody withdrew
                    return False
            return True

        if not await self.store.change(claim, owners=False):
            return
        first = group[0].ticket
        setting = setting_of(first.game, first.seats, len(group), first.answer_hours, first.level)
        try:
            await self.host.seat_together(table, [one.person for one in group], setting)
        except Refused as error:
            self.host.meter.refused(error.refusal.code)
            await self._say(sql.UNCLAIM, table)
        else:
            await self._say(sql.DONE, table)

    async def _find_lost(self, now: int) -> None:
        def talk() -> Talk[list[str]]:
            yield sql.EXPIRE, (now,)
            return [table for (table,) in (yield sql.CLAIMED_BEFORE, (0, now - LOST_AFTER, AT_A_TIME))]

        for table in await self.store.change(talk, owners=False):
            await self._say(sql.UNCLAIM if await self.store.summary(table) is None else sql.DONE, table)

    async def _say(self, statement: str, table: str) -> None:
        def talk() -> Talk[None]:
            yield statement, (table,)

        await self.store.change(talk, owners=False)


def setting_of(game: str, seats: int, people: int, answer_hours: int, level: str | None) -> TableSetting:
    """A table for so many people, and bots in the seats that are left."""
    bots = dict.fromkeys(range(people, seats), level or middle(game))
    return TableSetting(game, seats, clock=ByDay(answer_hours), bots=bots, takeover="never")


def ahead_at(zone: str | None, ahead: int, now: int) -> int:
    """How many minutes the clocks of a zone are ahead of UTC today."""
    known = None if zone is None else zone_of(zone)
    offset = None if known is None else datetime.fromtimestamp(now / 1_000, UTC).astimezone(known).utcoffset()
    return ahead if offset is None else round(offset.total_seconds() / 60)


def quarters(ticket: Ticket, now: int) -> int:
    """The hours of a ticket as quarters of a day of UTC, a bit each, by today's clocks."""
    local = 0
    for hour in ticket.hours:
        local |= 0b1111 << (4 * hour)
    shift = (-ahead_at(ticket.zone, ticket.ahead, now) // 15) % QUARTERS
    return ((local << shift) | (local >> (QUARTERS - shift))) & ((1 << QUARTERS) - 1)


def fits(one: Waiting, group: Sequence[Waiting], apart: frozenset[str]) -> bool:
    """Somebody else than all of them, whom nobody is kept apart from, and all have an hour in common."""
    if one.person.id in apart or one.person.id in {other.person.id for other in group}:
        return False
    common = one.quarters
    for other in group:
        common &= other.quarters
    return common.bit_count() >= MEET


def _order(first: Waiting, now: int, one: Waiting) -> tuple[float, int, str]:
    """Who suits somebody best: as strong, the same language; who has waited long is nearer."""
    waited = min(MOST_WAITING, (now - one.ticket.made) / WAITING_STEP)
    return gap(first, one) - waited, one.ticket.made, one.ticket.id


def _ticket(line: Sequence[Any]) -> Ticket:
    id, game, seats, hours, ahead, answer_hours, level, _, zone, _, made, expires = line
    return Ticket(id, game, seats, hours_of(hours), ahead, answer_hours, level, made, expires, zone)


def hours_of(bits: int) -> tuple[int, ...]:
    return tuple(hour for hour in range(24) if bits >> hour & 1)


def _some_waiting(now: int, last: tuple[int, str]) -> Talk[list[Waiting]]:
    """Those after this one. All stand equally long, so who expires first has waited longest."""
    found = []
    for line in (yield sql.WAITING, (*last, now, now, now, AT_A_TIME)):
        ticket = _ticket(line[:12])
        found.append(Waiting(ticket, line[7], line[9], Person(line[12], line[13]), quarters(ticket, now)))
    return found
