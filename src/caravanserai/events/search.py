"""The best tables for numbered people, given what it costs to seat any two of them together.

Few people: all ways are weighed. Many: they are seated in their order, then two to four people of as many tables change
places in a ring as long as that is better; then three change places by chance, what follows is put right, and it is
kept if it is no worse. How much is tried depends on the number of people alone, never on a clock.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from operator import itemgetter

#: What it costs that two sit together, by their numbers; the same both ways, nothing with oneself.
Costs = Sequence[Sequence[int]]
Tables = list[list[int]]

#: Somebody moves to one of so many tables before and after theirs.
NEAR = 6
#: So often for each table three change places by chance.
SHAKES = 2

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
        self._each: list[tuple[Callable[[Sequence[int]], tuple[int, ...]], list[int]] | None] = [None for _ in numbers]
        self._before: dict[int, tuple[list[int], dict[int, tuple[int, list[int]]]]] = {}

    def run(self, least: int, shakes: int = SHAKES) -> Tables:
        """`least`: nothing can be better than so; then it is enough."""
        cost = self._total(self.tables) - self._settle(range(len(self.tables)))
        in_vain, tries = 0, shakes * len(self.tables) if len(self.tables) > 1 else 0
        for _ in range(tries):
            # Where a quarter of all tries found nothing there is hardly anything left.
            if cost <= least or 4 * in_vain > tries:
                break
            gained = self._shake()
            in_vain = 0 if gained else in_vain + 1
            cost -= gained
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
                    if self._is_undone():
                        return gained
                    due |= dict.fromkeys(number for number, _ in ring)
        return gained

    def _best_ring(self, first: Spot) -> tuple[int, tuple[Spot, ...]]:
        """The best ring that begins here, and its gain; 0: there is none."""
        home, place = first
        best, ring = 0, tuple[Spot, ...]()
        known, near, tables, gains = self._known, self._near, self.tables, self._gains
        # Three loops, one in the other, and no function that calls itself: half of the time of all is spent here.
        for second in near[home]:
            most, into_second = gains(tables[home][place], second)
            if most <= best:
                continue
            for n, one in enumerate(into_second):
                if one <= best:
                    continue
                pushed = tables[second][n]
                if (whole := one + gains(pushed, home)[1][place]) > best:
                    best, ring = whole, (first, (second, n))
                for third in near[second]:
                    most, into_third = known[third].get(pushed) or gains(pushed, third)
                    if one + most <= best or third == home:
                        continue
                    for m, another in enumerate(into_third):
                        if (two := one + another) <= best:
                            continue
                        next_one = tables[third][m]
                        if (whole := two + gains(next_one, home)[1][place]) > best:
                            best, ring = whole, (first, (second, n), (third, m))
                        for fourth in near[third]:
                            most, into_fourth = known[fourth].get(next_one) or gains(next_one, fourth)
                            if two + most <= best or fourth in (home, second):
                                continue
                            for k, last in enumerate(into_fourth):
                                if two + last > best:
                                    whole = two + last + gains(tables[fourth][k], home)[1][place]
                                    if whole > best:
                                        best, ring = whole, (first, (second, n), (third, m), (fourth, k))
        return best, ring

    def _gains(self, person: int, table: int) -> tuple[int, list[int]]:
        """By how much a table is better with this person in each of its places; and the most of it."""
        known = self._known[table]
        if person not in known:
            among, lost = self._each[table] or self._costs_at(table)
            with_each = among(self.costs[person])
            with_all = sum(with_each)
            gains = [less - with_all + one for less, one in zip(lost, with_each, strict=True)]
            known[person] = (max(gains), gains)
        return known[person]

    def _costs_at(self, table: int) -> tuple[Callable[[Sequence[int]], tuple[int, ...]], list[int]]:
        """What reads the costs with those at a table from somebody's row, and what each of them costs there."""
        among = itemgetter(*self.tables[table])
        found = self._each[table] = among, [sum(among(self.costs[one])) for one in self.tables[table]]
        return found

    def _turn(self, ring: Sequence[Spot]) -> None:
        people = [self.tables[table][place] for table, place in ring]
        for (table, place), person in zip((*ring[1:], ring[0]), people, strict=True):
            self._before.setdefault(table, (self.tables[table][:], self._known[table]))
            self.tables[table][place] = person
            self._known[table], self._each[table] = {}, None

    def _is_undone(self) -> bool:
        """Is everything as before the last try? Most often the best ring is the one that leads back, and there is
        nothing else to be found there."""
        return all(self.tables[table] == seated for table, (seated, _) in self._before.items())

    def _shake(self) -> int:
        """Let three neighbours change places by chance, put right what follows, and keep it if it is no worse."""
        count = min(3, len(self.tables))
        first = self.random.randrange(len(self.tables) - count + 1)
        near = self.random.sample(range(first, first + count), count)
        before = self._total([self.tables[table] for table in near])
        self._before = {}
        self._turn([(table, self.random.randrange(len(self.tables[table]))) for table in near])
        gained = before - self._total([self.tables[table] for table in near]) + self._settle(near)
        if gained >= 0 and not self._is_undone():
            return gained
        for table, (seated, known) in self._before.items():
            self.tables[table], self._known[table], self._each[table] = seated, known, None
        return 0
