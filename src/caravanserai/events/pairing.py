"""Who plays with whom in the next round: near in score, not with the same people again, never with whom one is kept
apart from; and then who sits in which seat."""

from collections.abc import Mapping, Sequence, Set
from itertools import combinations

from msgspec import Struct

from .apart import keep_apart
from .search import Search, Tables, best_of_all
from .seating import Pair, Round, best_seats, table_count

#: Two whose scores are so many half points apart cost the square of it; two who have met before so much, times the
#: square of how often: to meet again weighs as much as five half points.
AGAIN = 25
#: All people of a table sat together before.
SAME_TABLE = 1_000_000
#: Two bots at one table while another has none.
TWO_BOTS = 10_000_000
#: Two who are kept apart.
APART = 1_000_000_000_000
#: So many places are paired by weighing all ways.
EXACT = 16
#: More people than this are paired in parts, in the order of their scores, so that time and memory stay in proportion.
MOST = 1_000


class Player(Struct, frozen=True):
    """Somebody to be paired: their score in half points, how often they sat in each seat, and how often with a bot."""

    person: str
    score: int = 0
    seats: tuple[int, ...] = ()
    bots: int = 0


class Past(Struct, frozen=True):
    """Who met how often, who sat together as one whole table, and who is kept apart from whom."""

    met: Mapping[Pair, int] = {}
    tables: Set[frozenset[str]] = frozenset()
    apart: Set[Pair] = frozenset()


def pair(players: Sequence[Player], seats: int, past: Past | None = None, *, seed: int = 0) -> Round:
    """One round: everybody at one table, the fewest tables; bots fill, as few at one table as can be. Only where those
    who are kept apart cannot be seated otherwise there is a table more. The same players, past and seed: the same
    round."""
    past = past or Past()
    drawn = Search([], [], seed).random
    # Those of equal score in an order that nobody could know.
    order = sorted(sorted(players, key=lambda one: one.person), key=lambda one: (-one.score, drawn.random()))
    part = table_count(MOST, seats) * seats
    fields = [Field(order[n : n + part], seats, past) for n in range(0, len(order), part)]
    tables = [tuple(field.person(n) for n in table) for field in fields for table in field.tables(seed)]
    held = {player.person: [*player.seats] or [0] * seats for player in players}
    return tuple(best_seats(table, held) for table in keep_apart(tables, past.apart, past.met))


class Field:
    """Players in the order of their scores, then the bots that fill, by number; and what it costs to seat two
    together."""

    def __init__(self, players: Sequence[Player], seats: int, past: Past) -> None:
        self.players = players
        self.seats = seats
        self.size = table_count(len(players), seats) * seats
        scores = [player.score for player in players]
        bots = range(len(players), self.size)
        self.costs = [[(mine - score) ** 2 for score in scores] + [0] * len(bots) for mine in scores]
        self.costs += [[0] * self.size for _ in bots]
        number = {player.person: n for n, player in enumerate(players)}
        for (one, other), times in past.met.items():
            if one in number and other in number:
                self._add(number[one], number[other], AGAIN * times * times)
        for one, other in past.apart:
            if one in number and other in number:
                self._add(number[one], number[other], APART)
        for bot in bots:
            for n, player in enumerate(players):
                self._add(n, bot, AGAIN * player.bots**2)
        for two in combinations(bots, 2):
            self._add(*two, TWO_BOTS)
        self.together = {frozenset(number[one] for one in table if one in number) for table in past.tables}

    def _add(self, one: int, other: int, cost: int) -> None:
        self.costs[one][other] += cost
        self.costs[other][one] += cost

    def person(self, number: int) -> str | None:
        return self.players[number].person if number < len(self.players) else None

    def cost(self, table: Sequence[int]) -> int:
        cost = sum(self.costs[a][b] for a, b in combinations(table, 2))
        if self.together and frozenset(n for n in table if n < len(self.players)) in self.together:
            cost += SAME_TABLE
        return cost

    def tables(self, seed: int) -> Tables:
        if self.size <= EXACT:
            return best_of_all(self.size, self.seats, self.cost)
        tables = self.by_score()
        # Nobody can be nearer in score than cut in the order of scores.
        least = sum(self._gap(a, b) for table in tables for a, b in combinations(table, 2))
        return Search(tables, self.costs, seed).run(least)

    def by_score(self) -> Tables:
        """The order of scores cut into tables; the last of them have a bot each, or one more."""
        bots = list(range(len(self.players), self.size))
        count = self.size // self.seats
        tables, taken = [], 0
        for n in range(count):
            filled = len(bots) // (count - n)
            people = range(taken, taken + self.seats - filled)
            taken += len(people)
            tables.append([*people, *(bots.pop() for _ in range(filled))])
        return tables

    def _gap(self, one: int, other: int) -> int:
        if max(one, other) >= len(self.players):
            return 0
        return (self.players[one].score - self.players[other].score) ** 2
