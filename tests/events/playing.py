"""Whole events, played by chance from a seed."""

import random
from itertools import combinations

from caravanserai.engine.fairness import commitment_of, nonce_hash_of
from caravanserai.events import entries as e
from caravanserai.events.fold import OPEN_WITHIN, Event, begin
from caravanserai.events.formats import next_round
from caravanserai.events.seating import Pair, pair_of

SECRET = "5eed" * 16


def nonce_of(person: str) -> str:
    return f"nonceof{person}".ljust(16, "x")


def people(count: int) -> list[str]:
    return [f"p{n:03}" for n in range(count)]


class Played:
    """An event and the rows that made it."""

    def __init__(self, setting: e.Setting, seed: int = 0) -> None:
        self.random = random.Random(seed)
        first = e.Created("event", "keeper", setting, commitment_of(SECRET))
        self.rows = [e.Row(1, 1_000, first)]
        self.event: Event = begin(self.rows[0])

    def add(self, entry: e.Entry, after: int = 1) -> None:
        row = e.Row(self.event.number + 1, self.event.time + after, entry)
        self.event.take(row)
        self.rows.append(row)

    def gather(self, here: list[str], away: tuple[str, ...] = ()) -> None:
        """All enter and promise; those who are away do not open."""
        for person in here:
            self.add(e.Entered(person))
            self.add(e.Committed(person, nonce_hash_of(nonce_of(person))))
        self.add(e.Closed())
        for person in here:
            if person not in away:
                self.add(e.Opened(person, nonce_of(person)))
        self.add(e.Began(), OPEN_WITHIN if away else 1)

    def result(self, number: int, table: int, left: tuple[int, ...] = ()) -> None:
        seats = self.event.setting.seats
        points = tuple(self.random.randrange(30) for _ in range(seats))
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        self.add(e.Result(number, table, points, places, left))

    def pair(self, apart: frozenset[Pair] = frozenset(), after: int = 1) -> bool:
        """The next round, if there is one now."""
        paired = next_round(self.event, self.event.time + after, apart)
        if paired is not None:
            self.add(paired, after)
        return paired is not None

    def finish_tables(self) -> None:
        waiting = self.event.waiting_for()
        self.random.shuffle(waiting)
        for number, table in waiting:
            self.result(number, table)

    def to_the_end(self, apart: frozenset[Pair] = frozenset()) -> None:
        while self.event.status == "running":
            while self.pair(apart, 15_000 if self.event.setting.format == "arena" else 1):
                self.finish_tables()
            ends = self.event.arena_ends if self.event.setting.format == "arena" else 0
            self.add(e.Ended(SECRET), max(1, ends - self.event.time))


def apart_by(drawn: random.Random, persons: list[str], many: int) -> frozenset[Pair]:
    couples = [pair_of(*two) for two in combinations(persons, 2)]
    return frozenset(drawn.sample(couples, min(many, len(couples))))
