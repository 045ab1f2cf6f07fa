"""The best way to load the camels (SA-27 … SA-29), however many ways there are.

What the goods bring is the sum of one kind's values and points for equal values. So the kind that counts and its cards
are laid down first, the dearest first. The others then only matter by how many there are of each value, and by one
condition: no kind may travel with fewer cards than the one that counts. How many of each value is found value by value,
with a bound that a small dynamic programme gives; a choice that cannot beat the best one found is left at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from .cards import card_of
from .scoring import points_for_series
from .state import CARDS, KINDS, VALUES

#: No load is as bad as one that cannot be.
NEVER = -(10**6)
#: So many steps a search takes at the most, about 15 ms: all tables wait for it. Goods of the box need a third of that,
#: whoever holds up to twenty; where a hoard needs more, the best way found by then is taken.
STEPS = 400


class Load(Struct, frozen=True):
    """All that a seat's goods depend on: how many it has of each card, its places, the kinds that count for it. Kinds
    that are `awaited` count as if one card of them travelled too, worth nothing and in need of no place."""

    goods: tuple[int, ...]
    places: int
    kinds: tuple[int, ...]
    series: int
    awaited: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        return sum(self.goods)

    @property
    def excess(self) -> int:
        return max(0, self.size - self.places)


def points_of(load: Load, carried: tuple[int, ...]) -> tuple[int, int]:
    """SA-28, SA-29: for the rarest kind, the best of them, and for equal values."""
    sums = []
    for kind in load.kinds:
        of_kind = carried[VALUES * kind : VALUES * (kind + 1)]
        count = sum(of_kind) + (kind in load.awaited)
        sums.append((count, sum([value * cards for value, cards in enumerate(of_kind) if cards])))
    fewest = min(sums)[0]
    rarest = max([points for count, points in sums if count == fewest]) if fewest else 0
    alike = [sum(carried[value::VALUES]) for value in range(1, VALUES)]
    return rarest, sum([points_for_series(load.series, count) for count in alike if count > 1])


@lru_cache(4_096)
def best_load(load: Load) -> tuple[int, ...]:
    """What travels: of all ways to load one that brings most."""
    return load.goods if load.excess == 0 else _Packing(load).best()


class _Packing:
    """The search for one load. Values are counted from the first to the last that there is, kinds as the load has
    them."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.held = [load.goods[VALUES * kind : VALUES * (kind + 1)] for kind in range(KINDS)]
        self.values = [v for v in range(1, VALUES) if any(of_kind[v] for of_kind in self.held)]
        #: What so many equal values bring, and what was found about the last values for cards that end alike.
        self.alike = [points_for_series(load.series, n) for n in range(load.size + 1)]
        self._most: dict[tuple[int | None, tuple[int, ...]], list[int]] = {}
        #: Points that must be beaten, and how many of each card travel for them.
        self.points = NEVER
        self.carried: tuple[int, ...] = ()
        self.steps = 0

    def best(self) -> tuple[int, ...]:
        # Without a kind that counts nothing binds the others.
        _Rest(self, None, (0,) * len(self.values), 0).search()
        most = self.points
        for points, kind, cards in sorted(self._counting(), reverse=True):
            if points + most <= self.points or self.steps >= STEPS:
                break
            room = self.load.places - sum(cards)
            if points + self.most_to_come(kind, cards)[room] > self.points:
                _Rest(self, kind, cards, points).search()
        return self.carried

    def most_to_come(self, kind: int | None, cards: tuple[int, ...]) -> list[int]:
        """Of the last values, one for each number: the most that so many cards of other kinds can bring by equal
        values, beside these of the kind that counts."""
        if not cards:
            return [0] + [NEVER] * self.load.places
        if (kind, cards) not in self._most:
            self._most[kind, cards] = self._with_value_before(kind, cards)
        return self._most[kind, cards]

    def _with_value_before(self, kind: int | None, cards: tuple[int, ...]) -> list[int]:
        self.steps += 1
        mine, *_ = cards
        later = self.most_to_come(kind, cards[1:])
        gains = self.alike[mine : mine + self.others_of(kind, self.values[-len(cards)]) + 1]
        return [
            max([gain + later[room - n] for n, gain in enumerate(gains[: room + 1])])
            for room in range(self.load.places + 1)
        ]

    def others_of(self, kind: int | None, value: int) -> int:
        """How many cards of this value other kinds have."""
        return sum([of_kind[value] for other, of_kind in enumerate(self.held) if other != kind])

    def _counting(self) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """Kinds that may count, with the cards of them that travel."""
        load = self.load
        present = [kind for kind in load.kinds if kind not in load.awaited]
        sizes = {kind: sum(self.held[kind]) for kind in present}
        most = 1 if load.awaited else min([load.places // max(1, len(present)), *sizes.values()])
        if not present or min(sizes.values()) == 0 or load.places < len(present):
            return
        for kind in present:
            found: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
            for v in self.values:
                found = [
                    (points + v * n, count + n, (*cards, n))
                    for points, count, cards in found
                    for n in range(min(self.held[kind][v], most - count) + 1)
                ]
            yield from [(points, kind, cards) for points, count, cards in found if count]


class _Rest:
    """All goods but the cards of the kind that counts: how many of each value travel."""

    def __init__(self, packing: _Packing, kind: int | None, cards: tuple[int, ...], points: int) -> None:
        self.packing, self.kind, self.cards, self.points = packing, kind, cards, points
        load, values = packing.load, packing.values
        self.others = [other for other in range(KINDS) if other != kind]
        self.fewest = sum(cards)
        self.room = load.places - self.fewest
        self.there = [packing.others_of(kind, v) for v in values]
        bound = [other for other in self.others if kind is not None and other in load.kinds]
        bound = [other for other in bound if other not in load.awaited]
        #: Any group of kinds must find cards enough for all of them: so many of each value could be theirs.
        self.groups = [
            (self.fewest * size, [sum(packing.held[other][v] for other in group) for v in values])
            for size in range(1, len(bound) + 1)
            for group in combinations(bound, size)
        ]
        self.bound = bound
        #: From each value on: the most that so many cards can bring by equal values.
        self.most = [packing.most_to_come(kind, cards[at:]) for at in range(len(values) + 1)]

    def _alike(self, at: int, cards: int) -> int:
        return self.packing.alike[cards + self.cards[at]]

    def search(self) -> None:
        if self.room >= 0:
            self._go(0, self.room, self.points, ())

    def _go(self, at: int, room: int, points: int, chosen: tuple[int, ...]) -> None:
        if at == len(self.there):
            self.packing.points = points
            self.packing.carried = self._shared_out(chosen)
            return
        self.packing.steps += 1
        later = self.most[at + 1]
        ways = [(points + self._alike(at, n) + later[room - n], n) for n in range(min(self.there[at], room) + 1)]
        for best, n in sorted(ways, reverse=True):
            if best <= self.packing.points or self.packing.steps >= STEPS:
                return
            if self._enough_for_all(at + 1, room - n, (*chosen, n)):
                self._go(at + 1, room - n, points + self._alike(at, n), (*chosen, n))

    def _enough_for_all(self, at: int, room: int, chosen: tuple[int, ...]) -> bool:
        """Can every kind still get as many cards as the one that counts? At the end: does it (Hall's theorem)?"""
        return all(
            sum(map(min, chosen, theirs)) + min(room, sum(theirs[at:])) >= needed for needed, theirs in self.groups
        )

    def _shared_out(self, chosen: tuple[int, ...]) -> tuple[int, ...]:
        """Which cards those are: first each kind gets its due, and whatever is left is anybody's."""
        held, values = self.packing.held, self.packing.values
        taken = {other: [0] * len(values) for other in self.others}
        left = list(chosen)
        for kind in self.bound:
            for _ in range(self.fewest):
                assert self._give(kind, taken, left, set())
        for other in self.others:
            for at, v in enumerate(values):
                more = min(left[at], held[other][v] - taken[other][at])
                taken[other][at] += more
                left[at] -= more
        carried = [0] * CARDS
        for kind, cards in [*taken.items(), *([] if self.kind is None else [(self.kind, self.cards)])]:
            for v, n in zip(values, cards, strict=True):
                carried[card_of(kind, v)] = n
        return tuple(carried)

    def _give(self, kind: int, taken: dict[int, list[int]], left: list[int], asked: set[int]) -> bool:
        """One card more for the kind, if need be by giving another kind some other card instead."""
        for at, v in enumerate(self.packing.values):
            if at in asked or taken[kind][at] == self.packing.held[kind][v]:
                continue
            asked.add(at)
            if left[at]:
                left[at] -= 1
                taken[kind][at] += 1
                return True
            for other in self.bound:
                if other != kind and taken[other][at]:
                    taken[other][at] -= 1
                    if self._give(other, taken, left, asked):
                        taken[kind][at] += 1
                        return True
                    taken[other][at] += 1
        return False
