"""How a flat array is laid out: what a game that brings `research` says of its observations and its answers.

A game's `research/__init__.py` has `observation(seats)` and `answers(seats)`, both tuples of these. The rules beside it
write them, plain and compiled (`engine/batch.py` says which there are).
"""

from msgspec import Struct


class Span(Struct, frozen=True):
    """So many neighbouring numbers of an array."""

    name: str
    size: int
    meaning: str
    high: int = 1
    low: int = 0


#: The first answer of every game: nothing, by a seat that is not asked.
WAIT = Span("wait", 1, "nothing is asked of this seat")


def size_of(spans: tuple[Span, ...]) -> int:
    return sum(span.size for span in spans)


def for_each_seat(seats: int, *spans: Span) -> tuple[Span, ...]:
    """The same for every seat: the one that looks first, then the others from its left on."""
    whose = ["own", *(f"left-{turn}" for turn in range(1, seats))]
    return tuple(Span(f"{who}-{one.name}", one.size, one.meaning, one.high, one.low) for who in whose for one in spans)
