"""What an answer gains and what it risks, in a sentence each; every game knows what matters in it."""

from collections.abc import Callable
from typing import Any

from caravanserai.rules.game import game
from caravanserai.rules.said import Said

from . import khiva, kilim, samarkand
from .scales import Worth

Reasons = tuple[Said, Said]
_OF: dict[str, Callable[..., Reasons | None]] = {
    "khiva": khiva.reasons,
    "kilim": kilim.reasons,
    "samarkand": samarkand.reasons,
}


def reasons(key: str, position: Any, seat: int, answer: int, worth: Worth, seed: int) -> Reasons:
    """`position` is what the seat knows: nothing else is looked at."""
    move = game(key).move_of(position, answer)
    found = _OF[key](position, seat, move, answer, seed) if key in _OF else None
    return found or at_large(worth)


def at_large(worth: Worth) -> Reasons:
    """Where the game has nothing of its own to say."""
    won = round(100 * worth.win)
    gain = Said("coach-any-gain", {"percent": won, "points": round(worth.expected)})
    return gain, Said("coach-any-risk", {"percent": 100 - won})


def why(best: Reasons, played: Reasons) -> Said:
    """What speaks for the better choice, and against the one that was played."""
    return Said("coach-why", {"gain": best[0], "risk": played[1]})


def nothing_better() -> Said:
    return Said("coach-why-good")
