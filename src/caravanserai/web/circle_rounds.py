"""One click, and all who are in sit at tables: with others than before, or in the same company once more for a rematch,
and never with whom they are kept apart from.

Who sits where is written down before tables are opened, in one transaction with the number of the round: of two keepers
who press at once one opens it. Who still plays is left where they are, and seated in the next round.
"""

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Literal

import msgspec
from msgspec import Struct, structs

from caravanserai.bots.offered import middle
from caravanserai.engine.game import game
from caravanserai.engine.refusal import Refused
from caravanserai.events.pairing import Past, Player, pair
from caravanserai.events.seating import (
    Pair,
    Round,
    Table,
    best_seats,
    meetings,
    pair_of,
    pairs_at,
    people_at,
    seats_held,
)
from caravanserai.people import circle_statements as sql
from caravanserai.people.circles import Circles, Inside, Member
from caravanserai.people.evenings import Evening, Evenings, is_on
from caravanserai.people.friends import Friends
from caravanserai.tables.fold.commands import check_setting
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.clock_setting import ClockSetting, Live, Paced, Relaxed
from caravanserai.tables.log.entries import TableSetting
from caravanserai.tables.log.store import Person
from caravanserai.tables.log.talks import Talk

from .refusals import HouseCode, refuse

#: Tables of before that are looked at, so that people meet others; rounds of one evening.
MOST_PAST, MOST_ROUNDS = 400, 40
#: A table that is not there after so long never was opened: its people are free.
OPENS_WITHIN = 60_000

Pace = Literal["live", "relaxed"]
TableState = Literal["opening", "open", "playing", "over", "closed"]


class Wish(Struct, frozen=True):
    """The number of the round, from 1: whoever saw another one is told. `rematch`: the same company as last time."""

    number: int
    game: str
    seats: int
    pace: Pace
    rematch: bool = False


class RoundTable(Struct, frozen=True):
    """A table of a round; `people` by seat, as they were put there, by who they are now."""

    round: int
    table: str
    game: str
    pace: str
    people: Table
    made_at: int
    state: TableState
    #: Those who left it for good: a bot plays in their name.
    left: frozenset[str] = frozenset()

    @property
    def players(self) -> frozenset[str]:
        """Who sits there, unless it is over."""
        played = self.state in ("opening", "open", "playing")
        return frozenset(people_at(self.people)) - self.left if played else frozenset()


class Rounds:
    def __init__(self, circles: Circles, evenings: Evenings, host: Host, friends: Friends) -> None:
        self.circles = circles
        self.evenings = evenings
        self.host = host
        self.friends = friends
        self.store = circles.store
        self.time = circles.time

    async def of(self, found: Inside, evening: Evening, *, exact: bool = False) -> list[RoundTable]:
        """All tables of an evening, round by round. `exact`: also of games that are in no memory here it is asked who
        left."""
        now = self.time.now()

        def talk() -> Talk[list[RoundTable]]:
            lines = yield sql.TABLES, (evening.id,)
            return [_table(found, line, now) for line in lines]

        tables = await self.store.ask(talk)
        return [await self._without_left(found, one, exact) if one.state == "playing" else one for one in tables]

    async def _without_left(self, found: Inside, table: RoundTable, exact: bool) -> RoundTable:
        live, whose = self.host.live.get(table.table), whose_ids(found)
        if live is not None:
            away = [seat.person for seat in live.table.seats if seat.away == "left"]
        elif exact:
            seats = (await self.host.known(table.table)).card.seats
            away = [seat.person for seat in seats if seat.info.away == "left"]
        else:
            return table
        return structs.replace(table, left=frozenset(whose.get(one or "", "") for one in away))

    async def waits_for(self, found: Inside, table: RoundTable) -> tuple[str, ...]:
        """For whom a game waits, as everybody there may know it, at whatever node it is played."""
        if table.state != "playing":
            return ()
        try:
            at = await self.host.look(table.table)
        except Refused:
            return ()  # it is gone, or cannot be read
        if at.status != "playing":
            return ()
        whose = whose_ids(found)
        seats = [at.seats[seat] for seat in at.waited_for()]
        people = (whose.get(seat.person or "") for seat in seats if seat.person_plays)
        return tuple(one for one in people if one is not None)

    async def open(self, me: Person, circle: str, evening: str, wish: Wish) -> None:
        found, coming, _ = await self.evenings.of(me, circle)
        chosen = next((one for one in coming if one.id == evening), None)
        if found.me.role != "keeper":
            raise refuse("keepers-only")
        if chosen is None:
            raise refuse("no-such-evening")
        if not is_on(chosen, self.time.now()):
            raise refuse("evening-not-on")
        check_setting(setting_of(wish, (None,) * (wish.seats - 1)))
        before = await self.of(found, chosen, exact=True)
        if wish.number != max((table.round for table in before), default=0) + 1:
            raise refuse("round-begun")
        free = await self._free(found, chosen, before)
        if not free:
            raise refuse("too-few-in")
        seated = await self._pair(found, free, wish)
        tables = {self.host.new_id(): table for table in seated}
        await self._claim(found, chosen, wish, tables)
        await self._open_all(chosen, wish, tables, {one.id: one for one in free})

    async def _free(self, found: Inside, evening: Evening, before: Iterable[RoundTable]) -> list[Member]:
        """Members who are in, may play, and sit at no table of this evening."""
        now = self.time.now()
        busy = {one for table in before for one in table.players}
        wanted = [one for id, one in found.members.items() if evening.answers.get(id) == "in" and id not in busy]

        def talk() -> Talk[list[Member]]:
            free = []
            for one in wanted:
                if not (yield sql.IS_BANNED, (one.id, now)):
                    free.append(one)
            return free

        return await self.store.ask(talk)

    async def _pair(self, found: Inside, free: Sequence[Member], wish: Wish) -> Round:
        def talk() -> Talk[list[tuple[Table, str]]]:
            lines = yield sql.PAST_TABLES, (found.id, MOST_PAST)
            return [(_known_now(found, people), key) for people, key in lines]

        past = await self.store.ask(talk)
        apart = await self._apart(free)
        # It takes up to half a second: nobody waits for it.
        return await asyncio.to_thread(seat, [one.id for one in free], past, apart, wish)

    async def _apart(self, free: Sequence[Member]) -> frozenset[Pair]:
        whose = {id: one.id for one in free for id in (one.id, *one.feeds)}
        pairs = set()
        for one in free:
            for other in await self.friends.apart(Person(one.id, one.name)):
                if (met := whose.get(other, one.id)) != one.id:
                    pairs.add(pair_of(one.id, met))
        return frozenset(pairs)

    async def _claim(self, found: Inside, evening: Evening, wish: Wish, tables: Mapping[str, Table]) -> None:
        now = self.time.now()

        def talk() -> Talk[HouseCode | None]:
            yield sql.HOLD, (found.id,)
            if not (yield sql.EVENING, (evening.id, found.id)):
                return "no-such-evening"
            ((before,),) = yield sql.COUNT_ROUNDS, (evening.id,)
            if before != wish.number - 1 or before >= MOST_ROUNDS:
                return "round-begun"
            for number, (table, people) in enumerate(tables.items()):
                values = (wish.game, wish.pace, msgspec.json.encode(people).decode(), now)
                yield sql.ADD_TABLE, (evening.id, wish.number, number, table, *values)
            return None

        if (code := await self.store.change(talk, owners=False)) is not None:
            raise refuse(code)

    async def _open_all(
        self, evening: Evening, wish: Wish, tables: Mapping[str, Table], members: Mapping[str, Member]
    ) -> None:
        """What cannot be opened is taken back, so that its people are free for the next round."""
        failed: Refused | None = None
        for table, people in tables.items():
            seated = [_person(members[one]) for one in people_at(people)]
            try:
                await self.host.seat_together(table, seated, setting_of(wish, people))
            except Refused as error:
                failed = error
                await self.store.change(partial(_take_back, evening.id, table), owners=False)
        if failed is not None:
            raise failed


def seat(free: Sequence[str], past: Sequence[tuple[Table, str]], apart: frozenset[Pair], wish: Wish) -> Round:
    """A round of these people: whoever met others less often, and had each seat less often."""
    rounds = [(table,) for table, _ in past]
    alike = [(table,) for table, key in past if key == wish.game and len(table) == wish.seats]
    held = seats_held(alike, wish.seats)
    with_bots: Counter[str] = Counter(one for table, _ in past if None in table for one in people_at(table))
    players = [Player(one, 0, tuple(held.get(one, ())), with_bots[one]) for one in free]
    together = frozenset(frozenset(people_at(table)) for table, _ in past)
    if wish.rematch:
        again = company([*free], past, apart, wish.seats)
        there = {one for table in again for one in table}
        players = [one for one in players if one.person not in there]
        full = [best_seats((*table, *[None] * (wish.seats - len(table))), held) for table in again]
        rest = pair(players, wish.seats, Past(meetings(rounds), together, apart)) if players else ()
        return (*full, *rest)
    return pair(players, wish.seats, Past(meetings(rounds), together, apart), seed=secrets.randbits(32))


def company(
    free: list[str], past: Sequence[tuple[Table, str]], apart: frozenset[Pair], seats: int
) -> list[tuple[str, ...]]:
    """Who sat together last, as far as they are here; who was elsewhere takes a seat that is left there."""
    tables: list[list[str]] = []
    for table, _ in past:
        here = [one for one in people_at(table) if one in free]
        if 2 <= len(here) <= seats and apart.isdisjoint(pairs_at(tuple(here))):
            tables.append(here)
            free = [one for one in free if one not in here]
    for one in free:
        room = (table for table in tables if len(table) < seats and apart.isdisjoint(pairs_at((*table, one))))
        if (found := next(room, None)) is not None:
            found.append(one)
    return [tuple(table) for table in tables]


def setting_of(wish: Wish, people: Iterable[str | None]) -> TableSetting:
    """Bots of the middle strength in the seats where nobody is."""
    bots = {number: middle(wish.game) for number, one in enumerate(people) if one is None}
    calm: ClockSetting = Paced() if game(wish.game).has_moments else Relaxed()
    return TableSetting(wish.game, wish.seats, clock=Live() if wish.pace == "live" else calm, bots=bots)


def _person(member: Member) -> Person:
    return Person(member.id, member.name, tuple(one for one in member.feeds if one != member.id))


def whose_ids(found: Inside) -> dict[str, str]:
    """Who each id of a member is by now."""
    return {id: one.id for one in found.members.values() for id in one.feeds}


def _known_now(found: Inside, written: str) -> Table:
    """Guests by who they turned out to be."""
    whose = whose_ids(found)
    people = msgspec.json.decode(written, type=list[str | None])
    return tuple(None if one is None else whose.get(one, one) for one in people)


def _table(found: Inside, line: Sequence[str | int | None], now: int) -> RoundTable:
    number, _, table, key, pace, people, made_at, status = line
    state = ("opening" if now - int(made_at or 0) < OPENS_WITHIN else "closed") if status is None else status
    values = {"round": number, "table": table, "game": key, "pace": pace, "made_at": made_at, "state": state}
    return RoundTable(people=_known_now(found, str(people)), **values)  # type: ignore[arg-type]


def _take_back(evening: str, table: str) -> Talk[None]:
    yield sql.TAKE_BACK, (evening, table)
