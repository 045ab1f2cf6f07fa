"""What a position is worth to every seat: played on to the end again and again, from what one of them knows.

It is the coach's scales, and like the search it is the same for every game, over its compiled rules. All sums are of
integers, so plain and compiled rules weigh alike, number for number.

Two answers to the same question are held against each other in the same imagined worlds: the same seed deals the same
hidden things, and where the seat's own answer is given, a likely one is drawn all the same and dropped, so that
the dice fall alike until something really differs. What is left of chance in the difference is small.

On its way to the end each game comes to a rest, where a network may say what every seat's chances are (`network.py`):
a second opinion from the same worlds, which leans on likely answers only as far as that rest. What is likely a learned
policy says, where there is one, and else the quick answer.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from .kit import Actions, copy_state
from .network import FULL, Values, Weights, run
from .network import chance as win_chance
from .playout import bind, of_a_game
from .search import likely_answer, picked_if_there

redeal = reshuffle = chance_due = chance = next_seat = pending = legal = apply = of_a_game
quick_answer = choices = answer_with = at_rest = features = score = rank = of_a_game
#: All that each game has its own of.
OF_A_GAME = tuple(name for name, value in [*globals().items()] if value is of_a_game and name != "of_a_game")

#: A win is so many parts, which any number of seats that share the first place can share evenly.
WIN = 60
#: In place of an answer: the seat gives a likely one, as everybody does; or none is in question, and the position is
#: judged as it stands.
LIKELY, AS_IT_STANDS = -1, -2


def make_sense(g: Any, seat: int, out: Actions, policy: Weights, x: Values) -> None:
    """What a rival has sealed already is not known: `redeal` made it any choice; now it is one that makes sense."""
    for other in range(g.seats):
        if other != seat and not pending(g, other) and legal(g, other, out) > 1:
            apply(g, other, likely_answer(g, other, out, policy, x))


def foresee(g: Any, net: Weights, x: Values, judged: Actions, at: int) -> None:
    """What the network says of every seat, from this place on: parts of FULL that sum to it, but for rounding."""
    total = 0
    for seat in range(g.seats):
        features(g, seat, x)
        judged[at + seat] = win_chance(x[run(net, x)])
        total += judged[at + seat]
    for seat in range(g.seats):
        judged[at + seat] = judged[at + seat] * FULL // total


def play_on(
    g: Any,
    out: Actions,
    likely: Actions,
    at: int,
    seat: int,
    answer: int,
    judged: Actions,
    net: Weights,
    policy: Weights,
    x: Values,
) -> bool:
    """To the end, everybody by likely answers; but the seat's first answer is this one, unless it is below 0. What
    was likely there is noted: False, at once, if it said the same before, in a game that is played out. The
    network judges at the first rest after that answer."""
    first = seat >= 0 and answer != AS_IT_STANDS
    unjudged = net[0] > 0
    while True:
        if unjudged and not first and at_rest(g) and not chance_due(g):
            foresee(g, net, x, judged, at * g.seats)
            unjudged = False
        asked = next_seat(g)
        if asked >= 0:
            said = likely_answer(g, asked, out, policy, x)
            if first and asked == seat:
                first = False
                if answer < 0:
                    likely[at] = said
                elif likely[at] == answer:
                    return False
                else:
                    said = answer
            apply(g, asked, said)
        elif chance_due(g):
            chance(g)
        else:
            break
    if unjudged:
        for i in range(at * g.seats, (at + 1) * g.seats):
            judged[i] = -1
    return True


def count_up(g: Any, points: Actions, wins: Actions, judged: Actions, net: Weights, at: int) -> None:
    """Every seat's points and its part of the win, from this place on. Where the game was over before it came to rest,
    there was nothing to foresee any more."""
    winners = 0
    for seat in range(g.seats):
        points[at + seat] = score(g, seat)
        wins[at + seat] = rank(g, seat)
        if wins[at + seat] == 1:
            winners += 1
    for seat in range(g.seats):
        wins[at + seat] = WIN // winners if wins[at + seat] == 1 else 0
        if net[0] > 0 and judged[at + seat] < 0:
            judged[at + seat] = wins[at + seat] * FULL // WIN


def appraise(
    games: list[Any],
    out: Actions,
    points: Actions,
    wins: Actions,
    judged: Actions,
    likely: Actions,
    seat: int,
    answer: int,
    n: int,
    seed: int,
    net: Weights,
    policy: Weights,
    x: Values,
) -> None:
    """Play on n times from the first state, in the second, as the seat knows it (-1: as those who watch do).

    After each game `points`, `wins` and, if there is a network, `judged` have a number for each seat. First with
    `answer` LIKELY: the seat gives a likely answer, and `likely` notes which. Then, with what is in these
    four, for any answer of the seat, which must be asked: only games in which the policy said something else are played
    again. `x` is scratch of the network's.
    """
    for i in range(n):
        copy_state(games, 0, 1)
        g = games[1]
        redeal(g, seat, seed + i)
        make_sense(g, seat, out, policy, x)
        if play_on(g, out, likely, i, seat, answer, judged, net, policy, x):
            count_up(g, points, wins, judged, net, i * g.seats)


def appraise_draw(
    games: list[Any],
    out: Actions,
    points: Actions,
    wins: Actions,
    judged: Actions,
    mover: int,
    answer: int,
    n: int,
    seed: int,
    net: Weights,
    policy: Weights,
    x: Values,
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
        make_sense(g, -1, out, policy, x)
        play_on(g, out, out, i, -1, AS_IT_STANDS, judged, net, policy, x)
        count_up(g, points, wins, judged, net, i * g.seats)


def bound_to(state: type, *parts: ModuleType) -> dict[str, Callable[..., Any]]:
    """`appraise` and `appraise_draw` over a game's state, with the rules and the policy of its parts."""
    shared = (likely_answer, make_sense, foresee, play_on, count_up, appraise, appraise_draw)
    names = {**likely_answer.__globals__, **globals()}  # what a likely answer is made by is named in the search
    made = bind(state, shared, {**names, **picked_if_there(state, OF_A_GAME, parts)})
    return {name: made[name] for name in ("appraise", "appraise_draw")}
