"""What an answer gains and what it risks, in a sentence each; every game knows what matters in it."""

from typing import Any

from caravanserai.engine.game import game
from caravanserai.engine.phrases import Phrase

Reasons = tuple[Phrase, Phrase]


def reasons(key: str, position: Any, seat: int, answer: int, seed: int) -> Reasons:
    """`position` is what the seat knows: nothing else is looked at."""
    rules = game(key)
    coach = rules.part("coach")
    found: Reasons | None = None
    if coach is not None:
        found = coach.reasons(position, seat, rules.move_of(position, answer), answer, seed)
    return found or (Phrase("coach-any-gain"), Phrase("coach-any-risk"))
