"""The best tables for numbered people, given what it costs to seat any two of them together.

Few people: all ways are weighed. Many: they are seated in their order, then people of two tables change places as long
as that is better; then two are put in each other's place by chance, what follows is put right, and it is kept if it is
no worse. How much is tried depends on the number of people alone, never on a clock.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from operator import itemgetter

#: What it costs that two sit together, by their numbers; the same both ways, nothing with oneself.
Costs = Sequence[Sequence[int]]
Tables = list[list[int]]

#: People change places with those at so many tables before and after theirs.
NEAR = 4
#: So often for each table two are put in each other's place by chance.
SHAKES = 4
#: What follows is put right among so many tables before and after them.
REACH = 8


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
    """Tables of many people, made better step by step."""

    def __init__(self, tables: Tables, costs: Costs, seed: int) -> None:
        self.tables = tables
        self.costs = costs
        self.random = random.Random(seed)

    def run(self, least: int, shakes: int = SHAKES) -> Tables:
        """`least`: nothing can be better than so; then it is enough."""
        cost = self.total() - self._settle(self.tables, range(len(self.tables)))
        for _ in range(shakes * len(self.tables) if len(self.tables) > 1 else 0):
            if cost <= least:
                break
            cost -= self._shake()
        return self.tables

    def total(self) -> int:
        return sum(self.costs[a][b] for table in self.tables for a, b in combinations(table, 2))

    def _settle(self, tables: Tables, changed: Iterable[int]) -> int:
        """Let people change places with neighbours while that is better. By how much was it?"""
        due, gained = set(changed), 0
        while due:
            one = due.pop()
            for other in range(max(0, one - NEAR), min(len(tables), one + NEAR + 1)):
                if other != one and (gain := self._change(tables[one], tables[other])):
                    due |= {one, other}
                    gained += gain
        return gained

    def _change(self, one: list[int], other: list[int]) -> int:
        """The best two of these tables change places. By how much is that better? 0: they stay."""
        costs = self.costs
        at_one, at_other = itemgetter(*one), itemgetter(*other)
        rows = [costs[a] for a in one]
        leave_one = [sum(at_other(row)) - sum(at_one(row)) for row in rows]
        leave_other = [sum(at_one(row)) - sum(at_other(row)) for row in (costs[b] for b in other)]
        best = 0
        for a, row in enumerate(rows):
            for b, person in enumerate(other):
                change = leave_one[a] + leave_other[b] - 2 * row[person]
                if change < best:
                    best, who = change, (a, b)
        if best < 0:
            a, b = who
            one[a], other[b] = other[b], one[a]
        return -best

    def _shake(self) -> int:
        """Put two neighbours in each other's place, put right what follows, and keep it if it is no worse."""
        count = len(self.tables)
        first = self.random.randrange(count - 1)
        second = min(count - 1, first + 1 + self.random.randrange(NEAR))
        low, high = max(0, first - REACH), second + REACH + 1
        part = [table[:] for table in self.tables[low:high]]
        one, other = part[first - low], part[second - low]
        before = self._cost(one) + self._cost(other)
        a, b = self.random.randrange(len(one)), self.random.randrange(len(other))
        one[a], other[b] = other[b], one[a]
        gained = before - self._cost(one) - self._cost(other)
        gained += self._settle(part, (first - low, second - low))
        if gained < 0:
            return 0
        self.tables[low:high] = part
        return gained

    def _cost(self, table: list[int]) -> int:
        return sum(self.costs[a][b] for a, b in combinations(table, 2))
