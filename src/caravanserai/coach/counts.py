"""How much the coach thinks. Counts, not seconds: the same game and seed are reviewed to the same digit anywhere."""

from msgspec import Struct
from msgspec.structs import astuple

from caravanserai.engine.game import game

from .calibration import ENOUGH


class Counts(Struct, frozen=True):
    #: Simulations of the search for each decision.
    simulations: int
    #: Games played on for each decision; and for each moment, deal and draw.
    playouts: int
    watched: int
    #: Answers that are held against each other, besides the one that was played.
    answers: int
    #: So many of the choices that seem to have cost most are looked at again, with so many games.
    again: int
    refined: int
    #: And what still seems a mistake, in so many worlds in which rivals who choose at the same moment think; 0 where a
    #: quick answer is guess enough.
    replies: int = 0

    def at(self, effort: int) -> "Counts":
        """So many percent of it; the answers that are compared stay the same, and what is not done at all."""
        least = Counts(simulations=8, playouts=4, watched=8, answers=self.answers, again=1, refined=8, replies=8)
        counts = zip(astuple(least), astuple(self), strict=True)
        return Counts(*(full and max(low, full * effort // 100) for low, full in counts))


#: For a game that does not say. A review takes about a minute for four seats on one core, a hint half a second; what is
#: shown as a number has ENOUGH playouts behind it.
REVIEW = Counts(simulations=400, playouts=240, watched=1_000, answers=3, again=24, refined=1_500)
HINT = Counts(simulations=2_000, playouts=600, watched=0, answers=3, again=0, refined=0)
#: Where there is no compiler: a few simulations to find an answer worth a thought, and nothing that is told in numbers.
PLAIN_HINT = Counts(simulations=80, playouts=0, watched=0, answers=3, again=0, refined=0)
#: A curve with wide bands, and the few choices that stand out looked at closely.
PLAIN_REVIEW = Counts(simulations=12, playouts=16, watched=24, answers=2, again=4, refined=ENOUGH)


def review_counts(key: str) -> Counts:
    found: Counts = getattr(game(key).part("coach"), "REVIEW", REVIEW)
    return found


def hint_counts(key: str) -> Counts:
    found: Counts = getattr(game(key).part("coach"), "HINT", HINT)
    return found
