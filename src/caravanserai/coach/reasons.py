"""What an answer gains and what it risks, in a sentence each; every game knows what matters in it."""

from collections.abc import Callable
from typing import Any

from caravanserai.rules.game import game
from caravanserai.rules.said import Said

from . import khiva, kilim, samarkand

Reasons = tuple[Said, Said]
_OF: dict[str, Callable[..., Reasons | None]] = {
    "khiva": khiva.reasons,
    "kilim": kilim.reasons,
    "samarkand": samarkand.reasons,
}


def reasons(key: str, position: Any, seat: int, answer: int, seed: int) -> Reasons:
    """`position` is what the seat knows: nothing else is looked at."""
    move = game(key).move_of(position, answer)
    found = _OF[key](position, seat, move, answer, seed) if key in _OF else None
    return found or (Said("coach-any-gain"), Said("coach-any-risk"))
