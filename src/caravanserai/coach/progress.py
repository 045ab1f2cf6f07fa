"""How far a game is, from 0 to 1, by what everybody at the table can count: early on nobody can know much."""

from collections.abc import Callable
from typing import Any

from caravanserai.rules.khiva.policy import game_left
from caravanserai.rules.kilim.state import DAY_DOMINOES, DAYS
from caravanserai.rules.samarkand.state import TURNS

#: For a game that does not say.
SOMEWHERE = 0.5

_OF: dict[str, Callable[[Any], float]] = {
    "khiva": lambda g: 1 - game_left(g) / 256,
    "kilim": lambda g: 1 - sum(g.pile_size) / (DAYS * DAY_DOMINOES),
    "samarkand": lambda g: (g.turn - 1) / TURNS,
}


def how_far(key: str, g: Any) -> float:
    measure = _OF.get(key)
    return SOMEWHERE if measure is None else round(min(1.0, max(0.0, measure(g))), 4)
