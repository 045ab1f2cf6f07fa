"""Everybody meets everybody equally often: plans of whole events, for tables of 2 to 5.

A plan is made of a few tables that are turned. Places stand in rings of `turn` places, and perhaps one in the middle:
in the next round everybody is one place further in their ring, and the middle stays. If in the first round every
distance between two rings (and within one) occurs equally often among those who sit together, everybody meets everybody
equally often. `designs.json` has such first rounds; they were looked for by computer, and tests check what they
promise.
"""

from collections import Counter
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from .seating import LEAST_SEATS, MOST_SEATS, even_seats, table_count

#: How a place is written in the file.
LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
LEAST, MOST = 4, 60

Places = list[list[list[int]]]


class Design(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`base` is the first round, turned as often as a ring has places. A table of `across` has one place of each ring:
    turned, it makes a round by itself. Or all `rounds` are written out."""

    turn: int = 0
    base: str = ""
    across: tuple[str, ...] = ()
    rounds: tuple[str, ...] = ()


@cache
def designs() -> dict[int, dict[int, Design]]:
    """By seats, then by places."""
    file = Path(__file__).with_name("designs.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[int, dict[int, Design]], strict=False)


@cache
def plan(people: int, seats: int) -> Places:
    """All rounds, their tables, and the place that sits in each seat. Places from `people` on are bots: the fewest that
    fill the last table, and never more at one table than must be."""
    if not (LEAST_SEATS <= seats <= MOST_SEATS and 2 <= people <= MOST):
        raise ValueError(f"there is no plan for {people} people at tables of {seats}")
    places = table_count(people, seats) * seats
    return even_seats(_bots_apart(_rounds(places, seats), people, places))


def _rounds(places: int, seats: int) -> Places:
    if places == seats:
        return [[list(range(seats))] for _ in range(seats)]
    if seats == 2:
        return _turned(_ring_of_pairs(places), places - 1, places)
    design = designs()[seats][places]
    if design.rounds:
        return [_tables(_read(line), seats) for line in design.rounds]
    rounds = _turned(_tables(_read(design.base), seats), design.turn, places)
    for table in design.across:
        rounds.append([turned for (turned,) in _turned([_read(table)], design.turn, places)])
    return rounds


def _ring_of_pairs(places: int) -> list[list[int]]:
    """Who faces whom across a ring, and the last place in the middle."""
    ring = places - 1
    return [[ring, 0], *([n, ring - n] for n in range(1, places // 2))]


def _turned(tables: list[list[int]], turn: int, places: int) -> Places:
    middle = places - 1 if places % turn else None
    return [
        [
            [place if place == middle else place // turn * turn + (place + n) % turn for place in table]
            for table in tables
        ]
        for n in range(turn)
    ]


def _read(line: str) -> list[int]:
    return [LETTERS.index(letter) for letter in line]


def _tables(places: list[int], seats: int) -> list[list[int]]:
    return [places[n : n + seats] for n in range(0, len(places), seats)]


def _bots_apart(rounds: Places, people: int, places: int) -> Places:
    """The last numbers given to places that sit together as seldom as can be: they are the bots'."""
    bots: set[int] = set()
    for _ in range(places - people):
        others = [place for place in range(places) if place not in bots]
        bots.add(min(others, key=lambda place: _most_bots(rounds, bots | {place})) if bots else others[-1])
    order = [*(place for place in range(places) if place not in bots), *sorted(bots)]
    number = {place: n for n, place in enumerate(order)}
    return [[[number[place] for place in table] for table in tables] for tables in rounds]


def _most_bots(rounds: Places, bots: set[int]) -> tuple[int, int]:
    """The most at one table, and at how many tables."""
    counts = Counter(len(bots.intersection(table)) for tables in rounds for table in tables)
    return max(counts), counts[max(counts)]
