"""What a position is worth to every seat: played on to the end again and again, from what one of them knows.

It is the coach's scales, and like the search it is the same for every game, over its compiled rules. All sums are of
integers, so plain and compiled rules weigh alike, number for number.

Two answers to the same question are held against each other in the same imagined worlds: the same seed deals the same
hidden things, and where the seat's own answer is given, the quick policy is asked all the same and its word dropped, so
that the dice fall alike until something really differs. What is left of chance in the difference is small.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from .kit import Actions, copy_state
from .playout import bind, of_a_game, picked

redeal = reshuffle = chance_due = chance = next_seat = pending = legal = apply = of_a_game
quick_answer = score = rank = of_a_game
#: All that each game has its own of.
OF_A_GAME = tuple(name for name, value in [*globals().items()] if value is of_a_game and name != "of_a_game")

#: A win is so many parts, which any number of seats that share the first place can share evenly.
WIN = 60


def make_sense(g: Any, seat: int, out: Actions) -> None:
    """What a rival has sealed already is not known: `redeal` made it any choice; now it is one that makes sense."""
    for other in range(g.seats):
        if other != seat and not pending(g, other) and legal(g, other, out) > 1:
            apply(g, other, quick_answer(g, other, out))


def play_on(g: Any, out: Actions, quick: Actions, at: int, seat: int, answer: int) -> bool:
    """To the end, everybody by the quick policy; but the seat's first answer is this one, unless it is below 0. What
    the policy says there is noted: False, at once, if it said the same before, in a game that is played out."""
    first = seat >= 0
    while True:
        asked = next_seat(g)
        if asked >= 0:
            said = quick_answer(g, asked, out)
            if first and asked == seat:
                first = False
                if answer < 0:
                    quick[at] = said
                elif quick[at] == answer:
                    return False
                else:
                    said = answer
            apply(g, asked, said)
        elif chance_due(g):
            chance(g)
        else:
            return True


def count_up(g: Any, points: Actions, wins: Actions, at: int) -> None:
    """Every seat's points and its part of the win, from this place on."""
    winners = 0
    for seat in range(g.seats):
        points[at + seat] = score(g, seat)
        wins[at + seat] = rank(g, seat)
        if wins[at + seat] == 1:
            winners += 1
    for seat in range(g.seats):
        wins[at + seat] = WIN // winners if wins[at + seat] == 1 else 0


def appraise(
    games: list[Any],
    out: Actions,
    points: Actions,
    wins: Actions,
    quick: Actions,
    seat: int,
    answer: int,
    n: int,
    seed: int,
) -> None:
    """Play on n times from the first state, in the second, as the seat knows it (-1: as those who watch do).

    After each game `points` and `wins` have a number for each seat. First with `answer` below 0: the seat answers by
    the quick policy, and `quick` notes what it said. Then, with what is in these three, for any answer of the seat,
    which must be asked: only games in which the policy said something else are played again.
    """
    for i in range(n):
        copy_state(games, 0, 1)
        g = games[1]
        redeal(g, seat, seed + i)
        make_sense(g, seat, out)
        if play_on(g, out, quick, i, seat, answer):
            count_up(g, points, wins, i * g.seats)


def appraise_draw(
    games: list[Any], out: Actions, points: Actions, wins: Actions, mover: int, answer: int, n: int, seed: int
) -> None:
    """What the first state is worth, to those who watch, when the mover answers so, before it is known what is drawn
    from the piles on the way: each time they are shuffled anew."""
    for i in range(n):
        copy_state(games, 0, 1)
        g = games[1]
        g.telling = 0
        reshuffle(g, seed + i)
        apply(g, mover, answer)
        redeal(g, -1, seed + i)
        make_sense(g, -1, out)
        play_on(g, out, out, 0, -1, -1)
        count_up(g, points, wins, i * g.seats)


def bound_to(state: type, *parts: ModuleType) -> dict[str, Callable[..., Any]]:
    """`appraise` and `appraise_draw` over a game's state, with the rules and the policy of its parts."""
    shared = (make_sense, play_on, count_up, appraise, appraise_draw)
    made = bind(state, shared, {**globals(), **picked(OF_A_GAME, parts)})
    return {name: made[name] for name in ("appraise", "appraise_draw")}
