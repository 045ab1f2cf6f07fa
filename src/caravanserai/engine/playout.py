"""Whole random games, as fast as the rules go: the same loops for every game.

The loops call the rules of a game by these names. `bound_to` makes them for one game: the same code, in which the names
mean that game's rules, so that Numba sees ordinary functions and calls them directly.
"""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, get_type_hints

from .chance import random_below, seed_chance
from .kit import Actions, rule


def of_a_game(*_: Any) -> Any:
    """A rule that each game has its own of."""
    raise NotImplementedError


setup = chance_due = chance = next_seat = legal = apply = of_a_game
#: All that each game has its own of.
OF_A_GAME = tuple(name for name, value in [*globals().items()] if value is of_a_game and name != "of_a_game")


def random_answer(g: Any, seat: int, out: Actions) -> int:
    return out[random_below(g, legal(g, seat, out))]


def advance(g: Any, out: Actions) -> int:
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


def playout(g: Any, out: Actions) -> int:
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


def playouts(games: list[Any], out: Actions, n: int, seed: int) -> int:
    """Play n games of the first state's seats, options and edition; returns the number of answers."""
    g = games[0]
    answers = 0
    for i in range(n):
        seed_chance(g, seed + i)
        setup(g)
        answers += playout(g, out)
    return answers


def bound_to(state: type, *parts: ModuleType) -> dict[str, Callable[..., int]]:
    """`advance`, `playout` and `playouts` over a game's state and the rules of its parts."""
    made = bind(state, (random_answer, advance, playout, playouts), {**globals(), **picked(OF_A_GAME, parts)})
    return {name: made[name] for name in ("advance", "playout", "playouts")}


def picked(names: tuple[str, ...], parts: tuple[ModuleType, ...]) -> dict[str, Any]:
    """What a game calls by these names, in whichever of its parts."""
    found = {name: getattr(part, name) for part in parts for name in names if hasattr(part, name)}
    assert found.keys() == set(names), f"the game has no {', '.join({*names} - found.keys())}"
    return found


def bind(state: type, shared: tuple[Callable[..., Any], ...], names: dict[str, Any]) -> dict[str, Any]:
    """The shared functions made anew for a game, callees first: `names` says what they mean by what they call."""
    for f in shared:
        made = FunctionType(f.__code__, names)
        made.__annotations__ = {
            name: {Any: state, list[Any]: list[state]}.get(hint, hint)  # type: ignore[valid-type]
            for name, hint in get_type_hints(f, include_extras=True).items()
        }
        made.__doc__ = f.__doc__
        names[f.__name__] = rule(made)
    return names
