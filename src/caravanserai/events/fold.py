"""An event is a fold over its log: what stands in it, and nothing else, says how it stands.

`Event.take` refuses what cannot be: it is what the house asks before it writes a row, and what `verify` asks of every
row that was written.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from msgspec.structs import replace

from . import entries as e
from .alone import seat_in
from .arena import MINUTE
from .entries import Entry, Row
from .knock_out import going_on, is_final
from .proof import Share, gives, is_hash, mixture, opens, order_seed
from .round_robin import MOST as MOST_IN_PLAN
from .round_robin import plan
from .seating import LEAST_SEATS, MOST_SEATS, Round, people_at, table_count

Status = Literal["open", "opening", "running", "over", "called off"]
OVER = ("over", "called off")
#: So many milliseconds people have to open their nonces, unless all have.
OPEN_WITHIN = 60_000
MOST_ENTRANTS, MOST_ROUNDS = 1_000, 60
#: Minutes that a round may take, at least and at most.
SHORTEST_ROUND, LONGEST_ROUND = 5, 30 * 24 * 60


class CannotBeError(ValueError):
    """What the event does not take now, and why; nothing has changed."""


@dataclass
class Entrant:
    """`plays`: from now on they are seated. `gone`: they were removed, and cannot come back."""

    person: str
    seed: int = 0
    share: Share | None = None
    plays: bool = True
    gone: bool = False


@dataclass
class Event:
    created: e.Created
    number: int = 1
    time: int = 0
    status: Status = "open"
    entrants: dict[str, Entrant] = field(default_factory=dict)
    #: Whose hashes count, in the order in which they came.
    promised: list[str] = field(default_factory=list)
    closed_at: int = 0
    began_at: int = 0
    mixed: str = ""
    #: Of a round robin: who has which place in the plan; None is a bot.
    places: list[str | None] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    #: When each round began.
    paired_at: list[int] = field(default_factory=list)
    #: By round (from 1) and table (from 0); None: it does not count.
    results: dict[tuple[int, int], e.Result | None] = field(default_factory=dict)
    #: Of tables that were not played to their end: the seats whose person had left.
    deserted: dict[tuple[int, int], tuple[int, ...]] = field(default_factory=dict)
    #: Tables without a result, in the order in which they began.
    waiting: dict[tuple[int, int], None] = field(default_factory=dict)
    #: Where everybody plays alone: how many of the deals somebody has begun.
    begun: dict[str, int] = field(default_factory=dict)
    #: When each table of an arena began, and when somebody was free.
    free_since: dict[str, int] = field(default_factory=dict)
    secret: str = ""
    over_at: int = 0
    #: Games that are looked at because of ties; True: that was done, whatever came of it.
    looked_at: dict[tuple[int, int], bool] = field(default_factory=dict)

    # -- what is asked of it ------------------------------------------------------------------------------------

    @property
    def setting(self) -> e.Setting:
        return self.created.setting

    @property
    def playing(self) -> list[str]:
        """Who is to be seated, in the order in which they came."""
        return [one.person for one in self.entrants.values() if one.plays]

    @property
    def left_out(self) -> list[str]:
        """Whose promised nonce was not opened."""
        return [person for person in self.promised if not self.share_of(person).nonce]

    def share_of(self, person: str) -> Share:
        one = self.entrants.get(person)
        return one.share if one is not None and one.share is not None else Share("")

    def waiting_for(self, number: int | None = None) -> list[tuple[int, int]]:
        """Tables without a result, of one round or of all."""
        return [place for place in self.waiting if number is None or place[0] == number]

    def is_told(self, number: int) -> bool:
        """Can nobody play the deal of this round any more? Where everybody plays alone, somebody may come until the
        end."""
        if self.setting.format == "alone":
            return self.status == "over"
        return all(n != number for n, _ in self.waiting)

    @property
    def busy(self) -> set[str]:
        """Who sits at a table without a result."""
        return {person for n, t in self.waiting for person in people_at(self.rounds[n - 1][t])}

    @property
    def still_in(self) -> list[str]:
        """Of a knock-out: who plays the next round."""
        if not self.rounds:
            return self.playing
        on, rank = list[str](), dict[str, tuple[bool, int, int, int]]()
        for t, table in enumerate(self.rounds[-1]):
            rank |= self._ranks(len(self.rounds), t)
            on += going_on(table, rank)
        if len(on) == len(rank):
            # All played with bots alone: one of them must go.
            on.remove(max(on, key=lambda person: rank[person]))
        return [person for person in on if self.entrants[person].plays and not rank[person][0]]

    def _ranks(self, number: int, t: int) -> dict[str, tuple[bool, int, int, int]]:
        """Who comes before whom at a table of a knock-out: place, then points, then a lot that everybody can draw
        again; behind them who left."""
        result, ranks = self.results.get((number, t)), {}
        for seat, person in enumerate(self.rounds[number - 1][t]):
            if person is not None:
                lot = order_seed(self.mixed, f"{number} {person}")
                left, place, points = seat in self.deserted.get((number, t), ()), 1, 0
                if result is not None:
                    left, place, points = seat in result.left, result.places[seat], result.points[seat]
                ranks[person] = (left, place, -points, lot)
        return ranks

    @property
    def all_rounds(self) -> int | None:
        """How many rounds there will be; None: nobody knows yet."""
        match self.setting.format:
            case "round-robin":
                return len(plan(len(self.places), self.setting.seats)) if self.places else None
            case "swiss" | "evening" | "alone":
                return self.setting.rounds
            case _:
                return None

    @property
    def round(self) -> int:
        """The last round that was begun."""
        return max((n for n, tables in enumerate(self.rounds, 1) if tables), default=0)

    @property
    def final(self) -> bool:
        """Is the last round of a knock-out the last of all? Its people would fit at one table."""
        return is_final(sum(len(people_at(table)) for table in self.rounds[-1]), self.setting.seats)

    @property
    def arena_ends(self) -> int:
        return self.began_at + self.setting.minutes * MINUTE

    def round_ends(self, number: int) -> int:
        """Until when a round is to be played."""
        return self.paired_at[number - 1] + self.setting.round_minutes * MINUTE

    @property
    def here(self) -> list[str]:
        """Who would be seated if it began now: who promised a nonce has opened it."""
        late = {*self.left_out}
        return [person for person in self.playing if person not in late]

    def finished(self, now: int) -> bool:
        """Is there nothing left to be played?"""
        if self.status != "running" or self.waiting_for():
            return False
        match self.setting.format:
            case "arena":
                return now >= self.arena_ends
            case "knock-out":
                return not self.playing or (bool(self.rounds) and (self.final or not self.still_in))
            case "alone":
                return now >= self.round_ends(1) or not any(map(self._has_deals_left, self.entrants.values()))
            case _:
                return len(self.rounds) == self.all_rounds or not self.playing

    def _has_deals_left(self, one: Entrant) -> bool:
        """May somebody who plays alone still come for a deal? Also who has not come yet."""
        to_come = one.plays or (not one.gone and one.person not in self.free_since)
        return to_come and self.begun.get(one.person, 0) < self.setting.rounds

    def takes_late(self, now: int) -> bool:
        """May somebody come late now?"""
        in_time = self.setting.format != "alone" or (self.status == "running" and now < self.round_ends(1))
        return self.status == "running" and self.setting.format != "knock-out" and in_time and not self.finished(now)

    # -- what happens -------------------------------------------------------------------------------------------

    def take(self, row: Row) -> None:
        """One more row; refused if it cannot come now."""
        _must(row.number == self.number + 1, f"row {row.number} does not follow row {self.number}")
        _must(row.time >= self.time, "time goes back")
        after = self.status == "over" and isinstance(row.entry, e.Tied | e.Reviewed)
        _must(after or self.status not in OVER, "the event is over")
        self._take(row.entry, row.time)
        if self.status in OVER and not after:
            self.over_at = row.time
        self.number, self.time = row.number, row.time

    def _take(self, entry: Entry, now: int) -> None:
        match entry:
            case e.Created():
                raise CannotBeError("it was announced already")
            case e.Entered() | e.Committed() | e.Withdrew() | e.Closed() | e.Opened() | e.Began() | e.Late():
                self._come_and_go(entry, now)
            case e.Paired():
                self._paired(entry, now)
            case e.Result():
                _must((entry.round, entry.table) not in self.results, "that table has a result")
                self._result(entry, now)
            case e.Tied():
                _must(self.status == "over" and not self.setting.duplicate, "nothing is looked at for ties")
                _must(not self.looked_at and entry.games != (), "it was said already, or there are no games")
                _must(all(self.results.get(place) is not None for place in entry.games), "no such result")
                self.looked_at = dict.fromkeys(entry.games, False)
            case e.Reviewed():
                self._reviewed(entry)
            case e.Unplayed():
                _must(self._is_table(entry.round, entry.table), "there is no such table")
                _must((entry.round, entry.table) not in self.results, "that table has a result")
                self._unplayed(entry, now)
            case e.Lapsed():
                self._lapse(entry.secret, now)
            case e.Removed() | e.Corrected() | e.Voided() | e.CalledOff():
                self._rule(entry, now)
            case e.Ended():
                _must(self.finished(now), "it is not played to its end")
                _must(gives(entry.secret, self.created.commitment), "the secret is not the one whose hash was shown")
                self.status, self.secret = "over", entry.secret

    def _come_and_go(self, entry: Entry, now: int) -> None:
        match entry:
            case e.Entered():
                _must(self.status == "open" and self._is_before_closing(now), "entries are closed")
                _must(entry.person not in self.entrants and entry.person != "", "they have entered")
                most = MOST_IN_PLAN if self.setting.format == "round-robin" else MOST_ENTRANTS
                _must(len(self.entrants) < most, f"there is room for {most}")
                self.entrants[entry.person] = Entrant(entry.person, entry.seed)
            case e.Committed():
                _must(self.status == "open", "entries are closed")
                one = self._entrant(entry.person)
                given = {self.share_of(person).nonce_hash for person in self.promised}
                _must(is_hash(entry.nonce_hash) and entry.nonce_hash not in given, "that is no hash of one's own")
                one.share = Share(entry.nonce_hash)
                self.promised = [*(person for person in self.promised if person != entry.person), entry.person]
            case e.Withdrew():
                one = self._entrant(entry.person)
                _must(one.plays, "they have withdrawn")
                self._leave(one)
            case e.Closed():
                _must(self.status == "open", "entries are closed")
                _must(now >= self.created.announced.closes, "there is still time to enter")
                _must(len(self.entrants) >= 2, "an event needs two people")
                self.status, self.closed_at = "opening", now
            case e.Opened():
                _must(self.status == "opening", "nonces are opened between closing and beginning")
                share = self.share_of(entry.person)
                _must(share.nonce_hash != "" and not share.nonce, "there is nothing to open")
                _must(opens(share, entry.nonce), "that is not the nonce whose hash was given")
                self.entrants[entry.person].share = Share(share.nonce_hash, entry.nonce)
            case e.Began():
                self._begin(now)
            case e.Late():
                self._late(entry.person, now)

    def _is_before_closing(self, now: int) -> bool:
        closes = self.created.announced.closes
        return not closes or now < closes

    def _lapse(self, secret: str, now: int) -> None:
        _must(gives(secret, self.created.commitment), "the secret is not the one whose hash was shown")
        if self.status == "open":
            _must(now >= self.created.announced.closes > 0, "there is still time to enter")
            _must(len(self.entrants) < 2, "two people came")
        else:
            _must(self.status == "opening", "it has begun")
            waits = self.left_out and now < self.closed_at + OPEN_WITHIN
            _must(not waits and len(self.here) < 2, "two people are here, or there is still time to open nonces")
        self.status, self.secret = "called off", secret

    def _leave(self, one: Entrant) -> None:
        one.plays = False
        if self.status == "open":
            del self.entrants[one.person]
            self.promised = [person for person in self.promised if person != one.person]
        self.places = [None if person == one.person else person for person in self.places]

    def _begin(self, now: int) -> None:
        _must(self.status == "opening", "entries are not closed, or it has begun")
        late = self.left_out
        _must(not late or now >= self.closed_at + OPEN_WITHIN, "there is still time to open nonces")
        _must(len(self.here) >= 2, "an event needs two people who are here")
        shares = [self.share_of(person) for person in self.promised]
        self.mixed = mixture(self.created.event, shares)
        for person in late:
            # Whoever is not here to open is not here to play: they may come late.
            self.entrants[person].plays = False
        self.status, self.began_at = "running", now
        self.free_since = dict.fromkeys(self.playing, now)
        if self.setting.format == "round-robin":
            drawn = sorted(self.playing, key=lambda person: order_seed(self.mixed, f"place {person}"))
            seats = self.setting.seats
            self.places = [*drawn, *[None] * (table_count(len(drawn), seats) * seats - len(drawn))]
        if self.setting.format == "alone":
            self.rounds, self.paired_at = [()] * self.setting.rounds, [now] * self.setting.rounds

    def _late(self, person: str, now: int) -> None:
        _must(self.takes_late(now), "one comes late while it is played, and never to a knock-out")
        one = self.entrants.get(person) or Entrant(person)
        _must(not one.gone, "they were removed")
        _must(person != "" and (person not in self.entrants or not one.plays), "they are here")
        _must(len(self.entrants) < MOST_ENTRANTS or person in self.entrants, "there is no room")
        if self.setting.format == "round-robin":
            _must(None in self.places, "every place of the plan is taken")
            self.places[self.places.index(None)] = person
        one.plays = True
        self.entrants[person] = one
        self.free_since[person] = now

    def _paired(self, entry: e.Paired, now: int) -> None:
        _must(self.status == "running" and not self.finished(now), "there is no round to be played")
        if self.setting.format == "alone":
            self._deal_out(entry, now)
            return
        _must(entry.round == len(self.rounds) + 1, f"round {len(self.rounds) + 1} is next")
        seated = [person for table in entry.tables for person in people_at(table)]
        _must(len(set(seated)) == len(seated), "somebody sits at two tables")
        _must(all(len(table) == self.setting.seats and people_at(table) for table in entry.tables), "a table is empty")
        if self.setting.format == "arena":
            _must(now < self.arena_ends, "the time is over")
            _must(bool(seated) and set(seated) <= set(self.playing) - self.busy, "somebody is not free")
        else:
            _must(not self.waiting_for(), "a table of the last round has no result")
            due = self.still_in if self.setting.format == "knock-out" else self.playing
            _must(set(seated) == set(due), "somebody is left out, or sits there who does not play")
        self.rounds.append(entry.tables)
        self.paired_at.append(now)
        self.waiting |= {(entry.round, table): None for table in range(len(entry.tables))}

    def _deal_out(self, entry: e.Paired, now: int) -> None:
        """Somebody who plays alone begins the next of their deals, in the seat that everybody has in it."""
        _must(now < self.round_ends(1), "the time is over")
        seats = self.setting.seats
        _must(len(entry.tables) == 1 and len(entry.tables[0]) == seats, "they begin one by one")
        (table,) = entry.tables
        _must(len(people_at(table)) == 1, "everybody plays alone")
        (person,) = people_at(table)
        one = self.entrants.get(person)
        _must(one is not None and one.plays and person not in self.busy, "somebody is not free")
        deal = self.begun.get(person, 0) + 1
        _must(entry.round == deal <= self.setting.rounds, f"deal {deal} is next for them, of {self.setting.rounds}")
        _must(table[seat_in(deal, seats)] == person, "in that deal everybody has another seat")
        self.begun[person] = deal
        self.waiting[deal, len(self.rounds[deal - 1])] = None
        self.rounds[deal - 1] += (table,)

    def _result(self, result: e.Result, now: int) -> None:
        seats = self.setting.seats
        _must(self._is_table(result.round, result.table), "there is no such table")
        _must(len(result.points) == len(result.places) == seats, f"a result is for {seats} seats")
        _must(all(1 <= place <= seats for place in result.places) and 1 in result.places, "those are no places")
        _must(all(0 <= seat < seats for seat in result.left), "there is no such seat")
        _must(len(result.luckless) in (0, seats), f"a result is for {seats} seats")
        self.results[result.round, result.table] = result
        self.deserted.pop((result.round, result.table), None)
        self._free(result.round, result.table, now)

    def _reviewed(self, entry: e.Reviewed) -> None:
        place = (entry.round, entry.table)
        _must(self.looked_at.get(place) is False, "that game is not to be looked at, or was")
        _must(len(entry.luckless) in (0, self.setting.seats), f"a review is for {self.setting.seats} seats")
        known = self.results[place]
        assert known is not None
        self.results[place] = replace(known, luckless=entry.luckless)
        self.looked_at[place] = True

    def _unplayed(self, entry: e.Unplayed, now: int) -> None:
        place, seated = (entry.round, entry.table), self.rounds[entry.round - 1][entry.table]
        _must(all(0 <= seat < self.setting.seats and seated[seat] for seat in entry.left), "nobody sat there")
        all_left = len({*entry.left}) == len(people_at(seated))
        _must(all_left or now >= self.round_ends(entry.round), "there is still time to play")
        self._not_counted(place, now)
        if entry.left:
            self.deserted[place] = entry.left

    def _not_counted(self, place: tuple[int, int], now: int) -> None:
        self.results[place] = None
        self.deserted.pop(place, None)
        self._free(*place, now)

    def _rule(self, entry: e.Power, now: int) -> None:
        """What an organiser may do, and no more."""
        _must(entry.by == self.created.organiser, "only who organises may do that")
        _must(entry.reason.strip() != "", "a reason is needed")
        match entry:
            case e.Removed():
                one = self._entrant(entry.person)
                self._leave(one)
                one.gone = True
            case e.Corrected():
                self._not_built_upon(entry.result.round)
                self._result(entry.result, now)
            case e.Voided():
                _must(self._is_table(entry.round, entry.table), "there is no such table")
                self._not_built_upon(entry.round)
                self._not_counted((entry.round, entry.table), now)
            case e.CalledOff():
                _must(gives(entry.secret, self.created.commitment), "the secret is not the one whose hash was shown")
                self.status, self.secret = "called off", entry.secret

    def _not_built_upon(self, number: int) -> None:
        built = self.setting.format == "knock-out" and number < len(self.rounds)
        _must(not built, "the next round of the knock-out follows from that table")

    def _free(self, number: int, table: int, now: int) -> None:
        self.waiting.pop((number, table), None)
        self.free_since |= dict.fromkeys(people_at(self.rounds[number - 1][table]), now)

    def _is_table(self, number: int, table: int) -> bool:
        return 1 <= number <= len(self.rounds) and 0 <= table < len(self.rounds[number - 1])

    def _entrant(self, person: str) -> Entrant:
        _must(person in self.entrants, "they have not entered")
        return self.entrants[person]


def begin(row: Row) -> Event:
    """An event from its first row."""
    created = row.entry
    if not isinstance(created, e.Created) or row.number != 1:
        raise CannotBeError("a log begins with the announcement")
    setting = created.setting
    _must(LEAST_SEATS <= setting.seats <= MOST_SEATS, f"tables have {LEAST_SEATS} to {MOST_SEATS} seats")
    _must(is_hash(created.commitment), "the hash of the secret is no hash")
    _must(created.event != "" and created.organiser != "", "an event has a name and an organiser")
    counted = setting.format in ("swiss", "evening", "alone")
    _must(1 <= setting.rounds <= MOST_ROUNDS if counted else setting.rounds == 0, "those are no rounds")
    _must(1 <= setting.minutes <= 24 * 60, "those are no minutes")
    _must(SHORTEST_ROUND <= setting.round_minutes <= LONGEST_ROUND, "those are no minutes for a round")
    _must(not (setting.duplicate and setting.format == "arena"), "an arena has no common deals")
    _must(setting.duplicate or setting.format != "alone", "who plays alone is compared by the same deals")
    return Event(created, time=row.time)


def fold(rows: Iterable[Row]) -> Event:
    first, *others = rows
    event = begin(first)
    for row in others:
        event.take(row)
    return event


def _must(holds: bool, otherwise: str) -> None:
    if not holds:
        raise CannotBeError(otherwise)
