"""How far a game is, from 0 to 1, by what everybody at the table can count: early on nobody can know much."""

from typing import Any

from caravanserai.engine.game import game

#: For a game that does not say.
SOMEWHERE = 0.5


def has_measure(key: str) -> bool:
    """Does the game say how far it is?"""
    return hasattr(game(key).part("coach"), "how_far")


def how_far(key: str, g: Any) -> float:
    measure = getattr(game(key).part("coach"), "how_far", None)
    return SOMEWHERE if measure is None else round(min(1.0, max(0.0, measure(g))), 4)
