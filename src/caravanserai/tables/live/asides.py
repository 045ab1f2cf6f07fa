"""What nodes tell each other beside the log: talk, who wants to hear whom, who is here. Nothing of it is written."""

from msgspec import Struct

from ..fold.frames import Said


class Spoke(Struct, frozen=True, tag=True):
    """Somebody said something at a table."""

    person: str
    said: Said
    #: Who does not hear it, wherever they are.
    apart: frozenset[str] = frozenset()


class Muted(Struct, frozen=True, tag=True):
    """Somebody wants to hear a seat (or everybody) no more, or again."""

    person: str
    seat: int | None
    on: bool


class Here(Struct, frozen=True, tag=True):
    """Who listens to a table at this node: seats, and how many who only watch. `asks`: say who is at yours."""

    seats: tuple[int, ...]
    watching: int
    asks: bool = False


Aside = Spoke | Muted | Here
