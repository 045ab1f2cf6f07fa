"""The best tables for numbered people, given what it costs to seat any two of them together.

Few people: all ways are weighed. Many: they are seated in their order, then two to four people of as many tables change
places in a ring as long as that is better; then three change places by chance, what follows is put right, and it is
kept if it is no worse. How much is tried depends on the number of people alone, never on a clock.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

#: What it costs that two sit together, by their numbers; the same both ways, nothing with oneself.
Costs = Sequence[Sequence[int]]
Tables = list[list[int]]

#: Somebody moves to one of so many tables before and after theirs.
NEAR = 6
#: So many people change places in a ring at the most.
LONGEST = 4
#: So often for each table three change places by chance.
SHAKES = 1

#: In place of a person: what each of a table costs there.
NOBODY = -1

#: A table, and one of its places.
Spot = tuple[int, int]


def best_of_all(people: int, seats: int, cost: Callable[[tuple[int, ...]], int]) -> Tables:
    """The first who has no table, with each company that could be theirs, and the best of all ways for those who are
    left then, which is worked out once for each set of them. A set is a number with a bit for each person."""
    full = (1 << people) - 1
    weighed: dict[int, tuple[int, int | None]] = {full: (0, None)}
    table_costs: dict[int, int] = {}

    def solve(seated: int) -> int:
        if seated not in weighed:
            free = [n for n in range(people) if not seated >> n & 1]
            best, way = -1, 0
            for company in combinations(free[1:], seats - 1):
                bits = sum(1 << n for n in company) | 1 << free[0]
                if bits not in table_costs:
                    table_costs[bits] = cost((free[0], *company))
                whole = table_costs[bits] + solve(seated | bits)
                if whole < best or best < 0:
                    best, way = whole, bits
            weighed[seated] = (best, way)
        return weighed[seated][0]

    solve(0)
    tables, seated = [], 0
    while (way := weighed[seated][1]) is not None:
        tables.append([n for n in range(people) if way >> n & 1])
        seated |= way
    return tables


class Search:
    """Tables of many people, made better step by step.

    In a ring of spots everybody takes the place of the next one. Each table loses one and gets one, so what it gains
    depends on these two alone, and the gains of a ring are a sum. Of a sum above 0 there is a spot to begin with from
    where it is above 0 all the way: who follows gains from each spot, and turns back where nothing is left, misses no
    better ring.
    """

    def __init__(self, tables: Tables, costs: Costs, seed: int) -> None:
        self.tables = tables
        self.costs = costs
        self.random = random.Random(seed)
        numbers = range(len(tables))
        self._near = [[n for n in numbers[max(0, one - NEAR) : one + NEAR + 1] if n != one] for one in numbers]
        #: By table, what was worked out of it as it is; and tables as they were before the last try.
        self._known: list[dict[int, tuple[int, list[int]]]] = [{} for _ in numbers]
        self._before: dict[int, list[int]] = {}

    def run(self, least: int, shakes: int = SHAKES) -> Tables:
        """`least`: nothing can be better than so; then it is enough."""
        cost = self._total(self.tables) - self._settle(range(len(self.tables)))
        for _ in range(shakes * len(self.tables) if len(self.tables) > 1 else 0):
            if cost <= least:
                break
            cost -= self._shake()
        return self.tables

    def _total(self, tables: Tables) -> int:
        return sum(self.costs[a][b] for table in tables for a, b in combinations(table, 2))

    def _settle(self, changed: Iterable[int]) -> int:
        """Let people change places while that is better. By how much was it?"""
        due, gained = dict.fromkeys(changed), 0
        while due:
            table, _ = due.popitem()
            for place in range(len(self.tables[table])):
                gain, ring = self._best_ring((table, place))
                if gain:
                    self._turn(ring)
                    gained += gain
                    due |= dict.fromkeys(number for number, _ in ring)
        return gained

    def _best_ring(self, first: Spot) -> tuple[int, tuple[Spot, ...]]:
        """The best ring that begins here, and its gain; 0: there is none."""
        home, place = first
        best, ring = 0, tuple[Spot, ...]()
        known, near, tables = self._known, self._near, self.tables

        def follow(person: int, way: tuple[Spot, ...], on: tuple[int, ...], so_far: int) -> None:
            nonlocal best, ring
            goes_on = len(way) + 1 < LONGEST
            for other in near[on[-1]]:
                most, gains = known[other].get(person) or self._gains(person, other)
                if so_far + most <= best or other in on:
                    continue
                for pushed, gain in zip(tables[other], gains, strict=True):
                    together = so_far + gain
                    if together > best:
                        whole = together + (known[home].get(pushed) or self._gains(pushed, home))[1][place]
                        spot = (other, tables[other].index(pushed))
                        if whole > best:
                            best, ring = whole, (*way, spot)
                        if goes_on:
                            follow(pushed, (*way, spot), (*on, other), together)

        follow(tables[home][place], (first,), (home,), 0)
        return best, ring

    def _gains(self, person: int, table: int) -> tuple[int, list[int]]:
        """By how much a table is better with this person in each of its places; and the most of it."""
        known = self._known[table]
        if person not in known:
            seated = self.tables[table]
            if NOBODY not in known:
                known[NOBODY] = (0, [sum(map(self.costs[one].__getitem__, seated)) for one in seated])
            with_each = [*map(self.costs[person].__getitem__, seated)]
            with_all = sum(with_each)
            gains = [lost - with_all + less for lost, less in zip(known[NOBODY][1], with_each, strict=True)]
            known[person] = (max(gains), gains)
        return known[person]

    def _turn(self, ring: Sequence[Spot]) -> None:
        people = [self.tables[table][place] for table, place in ring]
        for (table, place), person in zip((*ring[1:], ring[0]), people, strict=True):
            self._before.setdefault(table, self.tables[table][:])
            self.tables[table][place] = person
            self._known[table] = {}

    def _shake(self) -> int:
        """Let three neighbours change places by chance, put right what follows, and keep it if it is no worse."""
        count = min(3, len(self.tables))
        first = self.random.randrange(len(self.tables) - count + 1)
        near = self.random.sample(range(first, first + count), count)
        before = self._total([self.tables[table] for table in near])
        self._before = {}
        self._turn([(table, self.random.randrange(len(self.tables[table]))) for table in near])
        gained = before - self._total([self.tables[table] for table in near]) + self._settle(near)
        if gained >= 0:
            return gained
        for table, seated in self._before.items():
            self.tables[table], self._known[table] = seated, {}
        return 0
