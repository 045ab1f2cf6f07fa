"""A round of an event as data: who sits at which table in which seat; and seats given evenly over many rounds."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations

#: By seat, who sits there; None is a bot.
Table = tuple[str | None, ...]
Round = tuple[Table, ...]
#: Two people, in the order of their keys.
Pair = tuple[str, str]

LEAST_SEATS, MOST_SEATS = 2, 5


def pair_of(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


def people_at(table: Table) -> list[str]:
    return [person for person in table if person is not None]


def pairs_at(table: Table) -> list[Pair]:
    people = people_at(table)
    return [pair_of(one, other) for n, one in enumerate(people) for other in people[n + 1 :]]


def meetings(rounds: Iterable[Round]) -> Counter[Pair]:
    """How often two people sat at one table."""
    return Counter(pair for tables in rounds for table in tables for pair in pairs_at(table))


def seats_held(rounds: Iterable[Round], seats: int) -> dict[str, list[int]]:
    """How often everybody sat in each seat."""
    held: dict[str, list[int]] = {}
    for tables in rounds:
        for table in tables:
            for seat, person in enumerate(table):
                if person is not None:
                    held.setdefault(person, [0] * seats)[seat] += 1
    return held


def table_count(people: int, seats: int) -> int:
    """As few tables as have room for everybody; bots fill what is left."""
    return -(-people // seats)


def best_seats(table: Table, held: dict[str, list[int]]) -> Table:
    """The order of a table in which seats are most even for its people: all orders are tried."""
    seats = range(len(table))
    cost = [[_seat_cost(person, seat, held) for seat in seats] for person in table]
    order = min(permutations(seats), key=lambda order: sum(cost[n][seat] for n, seat in enumerate(order)))
    seated: list[str | None] = [None] * len(table)
    for person, seat in zip(table, order, strict=True):
        seated[seat] = person
    return tuple(seated)


def _seat_cost(person: str | None, seat: int, held: dict[str, list[int]]) -> int:
    """How much less even the seats of somebody become by this one: the sum of squares grows by so much, less one."""
    return 2 * held[person][seat] if person in held else 0


def even_seats(rounds: Sequence[Sequence[Sequence[int]]]) -> list[list[list[int]]]:
    """The same tables, each in an order such that everybody sits in each seat equally often, or once more or less where
    the rounds do not divide by the seats. That can always be done.

    Cut everybody's tables into lots of as many as there are seats. Lots and tables make a graph of two sides in which
    nothing has more lines than there are seats: its lines can be coloured with so many colours (König), and a colour is
    a seat. A line takes a colour that is free at its lot; where that is taken at the table, two colours change places
    along the path that begins there.
    """
    seats = max((len(table) for tables in rounds for table in tables), default=0)
    played: Counter[int] = Counter()
    lots: dict[tuple[int, int], list[int | None]] = {}
    tables: list[list[tuple[int, int] | None]] = []
    for round_ in rounds:
        for people in round_:
            tables.append([None] * seats)
            for person in people:
                lot = (person, played[person] // seats)
                played[person] += 1
                _colour(lot, len(tables) - 1, lots, tables)
    seated = iter([lot[0] for lot in table if lot is not None] for table in tables)
    return [[next(seated) for _ in round_] for round_ in rounds]


def _colour(
    lot: tuple[int, int],
    table: int,
    lots: dict[tuple[int, int], list[int | None]],
    tables: list[list[tuple[int, int] | None]],
) -> None:
    wanted = lots.setdefault(lot, [None] * len(tables[table])).index(None)
    free = tables[table].index(None)
    if tables[table][wanted] is not None:
        _change_places(table, wanted, free, lots, tables)
    tables[table][wanted], lots[lot][wanted] = lot, table


def _change_places(
    table: int,
    one: int,
    other: int,
    lots: dict[tuple[int, int], list[int | None]],
    tables: list[list[tuple[int, int] | None]],
) -> None:
    """Along the path of these two colours from a table, in which the other is free, each becomes the other."""
    path: list[tuple[tuple[int, int], int, int]] = []
    at: int | None = table
    colour = one
    while at is not None and (lot := tables[at][colour]) is not None:
        path.append((lot, at, colour))
        colour = one + other - colour
        at = lots[lot][colour]
        if at is not None:
            path.append((lot, at, colour))
            colour = one + other - colour
    for lot, at, colour in path:
        tables[at][colour] = lots[lot][colour] = None
    for lot, at, colour in path:
        changed = one + other - colour
        tables[at][changed], lots[lot][changed] = lot, at
