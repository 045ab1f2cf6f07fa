"""Rules that many games have alike: a game imports those that are its own too."""

from typing import Protocol

from .kit import lowest_bit, rule


class Waits(Protocol):
    """The seats that the game waits for, as a bit set."""

    waiting: int


class HasTurns(Protocol):
    turn: int


class HasPoints(Protocol):
    seats: int
    points: list[int]


@rule
def next_seat(g: Waits) -> int:
    """The first seat that the game waits for; -1 if there is none."""
    return lowest_bit(g.waiting) if g.waiting else -1


@rule
def pending(g: Waits, seat: int) -> bool:
    return (g.waiting >> seat) & 1 != 0


def question(g: HasTurns) -> int:
    """Where something is asked once a turn."""
    return g.turn


@rule
def score(g: HasPoints, seat: int) -> int:
    return g.points[seat]


@rule
def rank(g: HasPoints, seat: int) -> int:
    """1 for who has most points; seats with equal points share a rank."""
    better = 0
    for other in range(g.seats):
        if g.points[other] > g.points[seat]:
            better += 1
    return better + 1
