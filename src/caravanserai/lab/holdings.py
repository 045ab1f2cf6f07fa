"""What a seat holds in the middle of a game: the things whose worth a designer wants to know. Each game says what."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from caravanserai.engine.game import game


class Holding(Struct, frozen=True):
    """One thing that a seat has more or less of."""

    #: The message that names it.
    name: str
    count: Callable[[Any, int], int]


class Moment(Struct, frozen=True):
    """When the seats are compared, and what is counted then."""

    #: The message that says when that is.
    name: str
    #: The first rest of which this is true.
    reached: Callable[[Any], bool]
    holdings: tuple[Holding, ...]


#: Of a game that does not say what its seats hold.
NEVER = Moment("", lambda g: False, ())


def moment_of(key: str) -> Moment:
    lab = game(key).part("lab")
    found: Moment = NEVER if lab is None else lab.MOMENT
    return found
