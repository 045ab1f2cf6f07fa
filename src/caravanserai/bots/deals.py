"""Who sits where: the same deal is played again and again until every bot has had it from every seat.

Luck that is in the deal then falls to all alike, and what is left between the bots is mostly skill.
"""

from functools import cache
from itertools import permutations

Seating = tuple[str, ...]


def lineup(bots: tuple[str, ...], seats: int, deal: int) -> Seating:
    """The bots of a deal. Too few for the seats come again in turn; where that does not come out even, each deal begins
    with the next one: two bots at three seats are A B A, then B A B."""
    return tuple(bots[(deal + seat) % len(bots)] for seat in range(seats)) if len(bots) < seats else bots


@cache
def circles(bots: Seating) -> tuple[Seating, ...]:
    """Every order around the table that is not another one turned: neighbours matter."""
    found: dict[Seating, None] = {}
    for order in sorted(set(permutations(bots))):
        if not any(turned in found for turned in turns(order)):
            found[order] = None
    return tuple(found)


def turns(circle: Seating) -> tuple[Seating, ...]:
    """The circle turned around once: each bot comes to each seat. Turns that look the same are one."""
    return tuple(dict.fromkeys(circle[-turn:] + circle[:-turn] for turn in range(len(circle))))


@cache
def period(bots: tuple[str, ...], seats: int) -> int:
    """After so many deals the line-ups begin again."""
    return len(bots) if len(bots) < seats and seats % len(bots) else 1


def seatings(bots: tuple[str, ...], seats: int, deal: int) -> tuple[Seating, ...]:
    """The games of one deal: which bot sits in each seat."""
    around = circles(tuple(sorted(lineup(bots, seats, deal))))
    return turns(around[deal // period(bots, seats) % len(around)])


def deals_for(bots: tuple[str, ...], seats: int, games: int) -> int:
    """The fewest deals with so many games, such that every line-up was played equally often."""
    whole = period(bots, seats)
    played = deals = 0
    while played < games or deals % whole:
        played += len(seatings(bots, seats, deals))
        deals += 1
    return deals
