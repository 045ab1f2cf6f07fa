"""How long a game that was begun by "Play now" takes people in: in its first part, in one place for every game."""

from typing import Any

from caravanserai.coach.progress import has_measure, how_far

#: The first part of a game, as a share of its length; and as so many questions, where a game does not say how far it
#: is.
FIRST_PART = 0.25
FIRST_QUESTIONS = 3


def is_early(game_key: str, g: Any, round: int) -> bool:
    """Has the game only begun?"""
    return how_far(game_key, g) < FIRST_PART if has_measure(game_key) else round <= FIRST_QUESTIONS
