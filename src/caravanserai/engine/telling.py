"""How rules say what happened: rows of integers in the state, which each game's events.py turns into typed events."""

from typing import Protocol

from .kit import rule

#: kind, seat, and three numbers that the kind gives a meaning
ROW = 5


class Tells(Protocol):
    telling: int
    told: int
    events: list[int]


@rule
def tell(g: Tells, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Note an event, if anybody listens. Who tells many asks `g.telling` first, and saves playouts the calls."""
    if g.telling == 0:
        return
    at = ROW * g.told
    g.events[at] = kind
    g.events[at + 1] = seat
    g.events[at + 2] = a
    g.events[at + 3] = b
    g.events[at + 4] = c
    g.told += 1


@rule
def forget_told(g: Tells) -> None:
    """What was told, perhaps to others."""
    if g.telling != 0:
        for i in range(len(g.events)):
            g.events[i] = 0
        g.telling = 0
        g.told = 0


def rows_told(g: Tells) -> list[list[int]]:
    """What the last step told, a row for each."""
    return [g.events[at : at + ROW] for at in range(0, ROW * g.told, ROW)]
