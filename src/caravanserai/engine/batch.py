"""Many games at once, each step into flat arrays: observations, masks, rewards. The same loops for every game.

Besides its rules a game that brings `research` has three more, in the files of that folder:

- `observe(g, seat, x, at)` writes what the seat may know into `x` from `at` on, where all is 0;
- `offer(g, seat, mask, at, out)` sets to 1 which answers are open to a seat that is asked, in the numbers of arrays,
  and returns how many they are;
- `answer_at(g, seat, number, out)` is the action of the rules for one of them.

The number 0 is no answer of any game: it is what a seat says that is not asked. A seat's numbers begin at
`(game * seats + seat) * size` in each array. All seats that are asked answer at once: what one says leaves the
questions of the others as they are (`Game.question`).
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

from .chance import random_below, seed_chance
from .kit import Actions, Flags, Fractions, Numbers
from .playout import bind, of_a_game, picked

setup = chance_due = chance = next_seat = pending = apply = score = rank = of_a_game
observe = offer = answer_at = of_a_game
OF_A_GAME = tuple(name for name, value in [*globals().items()] if value is of_a_game and name != "of_a_game")


def play_to_a_question(g: Any) -> int:
    """All shuffles that are due; returns the first seat that is asked then, or -1 at the end."""
    seat: int = next_seat(g)
    while seat < 0 and chance_due(g):
        chance(g)
        seat = next_seat(g)
    return seat


def begin(games: list[Any], seed: int, first: int, last: int) -> None:
    """Games from `first` to before `last` anew, each from a seed of its own."""
    for i in range(first, last):
        g = games[i]
        g.telling = 0
        seed_chance(g, seed + i)
        setup(g)
        play_to_a_question(g)


def show(
    games: list[Any],
    observations: Numbers,
    size: int,
    masks: Flags,
    answers: int,
    asked: Numbers,
    everybody: int,
    out: Actions,
    first: int,
    last: int,
) -> None:
    """What every seat may know and answer, written into arrays where all is 0; if not `everybody`, only seats that are
    asked are shown anything."""
    for i in range(first, last):
        g = games[i]
        for seat in range(g.seats):
            at = i * g.seats + seat
            if pending(g, seat):
                asked[at] = offer(g, seat, masks, at * answers, out)
            else:
                asked[at] = 0
                masks[at * answers] = 1
            if everybody or asked[at]:
                observe(g, seat, observations, at * size)


def first_refused(chosen: Actions, masks: Flags, answers: int, first: int, last: int) -> int:
    """The first answer that is not open, counted through games and seats; -1 if all are."""
    for at in range(first, last):
        if chosen[at] < 0 or chosen[at] >= answers or not masks[at * answers + chosen[at]]:
            return at
    return -1


def step(
    games: list[Any],
    chosen: Actions,
    asked: Numbers,
    rewards: Fractions,
    scores: Actions,
    dones: Flags,
    by_points: int,
    out: Actions,
    first: int,
    last: int,
) -> int:
    """Everybody's answers, which are open to them; a game that ends is begun again. Returns how many were asked."""
    answered = 0
    for i in range(first, last):
        g = games[i]
        for seat in range(g.seats):
            at = i * g.seats + seat
            rewards[at] = 0
            if asked[at]:
                apply(g, seat, answer_at(g, seat, chosen[at], out))
                answered += 1
        dones[i] = 0
        if play_to_a_question(g) < 0:
            dones[i] = 1
            reward(g, rewards, scores, by_points, i * g.seats)
            setup(g)
            play_to_a_question(g)
    return answered


def reward(g: Any, rewards: Fractions, scores: Actions, by_points: int, at: int) -> None:
    """By points: the points. Else winners share 1 and the others -1; nothing where all are winners."""
    winners = 0
    for seat in range(g.seats):
        scores[at + seat] = score(g, seat)
        if rank(g, seat) == 1:
            winners += 1
    for seat in range(g.seats):
        if by_points:
            rewards[at + seat] = scores[at + seat]
        elif winners < g.seats:
            rewards[at + seat] = 1 / winners if rank(g, seat) == 1 else -1 / (g.seats - winners)


def pick(dice: list[Any], masks: Flags, answers: int, asked: Numbers, chosen: Actions, first: int, last: int) -> None:
    """A random open answer for every seat; the dice are those of a state that nobody plays."""
    g = dice[0]
    for at in range(first, last):
        chosen[at] = 0
        if asked[at] > 0:
            ahead = random_below(g, asked[at])
            k = at * answers
            while ahead > 0 or not masks[k]:
                ahead -= masks[k]
                k += 1
            chosen[at] = k - at * answers


def bound_to(state: type, *parts: ModuleType) -> dict[str, Callable[..., int]]:
    """The loops over a game's state, its rules, and what its folder `research` adds to them."""
    loops = (play_to_a_question, begin, show, first_refused, reward, step, pick)
    made = bind(state, loops, {**globals(), **picked(OF_A_GAME, parts)})
    return {loop.__name__: made[loop.__name__] for loop in loops}
