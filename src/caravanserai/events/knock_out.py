"""Knock-out by tables: the better half of a table goes on, until those who are left fit at one table."""

from collections.abc import Mapping, Sequence
from typing import Any

from .apart import keep_apart
from .pairing import Past
from .seating import Round, Table, best_seats, people_at, table_count


def first_tables(seeded: Sequence[str], seats: int, held: dict[str, list[int]], past: Past) -> Round:
    """Seeds spread over the tables like a snake: the first of each table, then the second in the other order, and so
    on. Bots fill."""
    count = table_count(len(seeded), seats)
    tables: list[list[str | None]] = [[] for _ in range(count)]
    for n, person in enumerate(seeded):
        lap, place = divmod(n, count)
        tables[place if lap % 2 == 0 else count - 1 - place].append(person)
    filled: list[Table] = [(*table, *[None] * (seats - len(table))) for table in tables]
    return tuple(best_seats(table, held) for table in keep_apart(filled, past.apart, past.met))


def going_on(table: Table, rank: Mapping[str, Any]) -> list[str]:
    """Who goes on from a table, the best first: half of its seats, rounded down, but never everybody, unless somebody
    plays with bots alone. A bot never goes on, whatever its place: the next person does."""
    people = people_at(table)
    go = min(len(table) // 2, max(1, len(people) - 1))
    return sorted(people, key=lambda person: rank[person])[:go]


def is_final(people: int, seats: int) -> bool:
    return people <= seats
