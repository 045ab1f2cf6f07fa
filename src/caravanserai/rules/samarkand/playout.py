"""Whole random games, as fast as the rules go."""

from ..chance import random_below, seed_chance
from ..kit import Actions, rule
from .asks import legal, next_seat
from .play import apply, chance, chance_due, setup
from .state import Samarkand


@rule
def random_answer(g: Samarkand, seat: int, out: Actions) -> int:
    return out[random_below(g, legal(g, seat, out))]


@rule
def advance(g: Samarkand, out: Actions) -> int:
    """One step: a shuffle, or the next seat's random answer. Returns 0 at the end, 1 for a shuffle, 2 for an answer."""
    g.told = 0
    if chance_due(g):
        chance(g)
        return 1
    seat = next_seat(g)
    if seat < 0:
        return 0
    apply(g, seat, random_answer(g, seat, out))
    return 2


@rule
def playout(g: Samarkand, out: Actions) -> int:
    """Play on at random to the end, telling nothing; returns the number of answers."""
    g.telling = 0
    answers = 0
    while True:
        seat = next_seat(g)
        if seat >= 0:
            apply(g, seat, random_answer(g, seat, out))
            answers += 1
        elif chance_due(g):
            chance(g)
        else:
            return answers


@rule
def playouts(games: list[Samarkand], out: Actions, n: int, seed: int) -> int:
    """Play n games of the first state's seats, options and edition; returns the number of answers."""
    g = games[0]
    answers = 0
    for i in range(n):
        seed_chance(g, seed + i)
        setup(g)
        answers += playout(g, out)
    return answers
