"""Who left and was let go by those who play: a part of a table's fold. keeping.py decides over it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from .seats import Seat


@dataclass
class Releases:
    #: Those who do not mind that the person of a seat left, by seat.
    by: dict[int, set[int]] = field(default_factory=dict)
    #: Those whose leave nobody minded who played on.
    persons: set[str] = field(default_factory=set)

    def release(self, seats: Sequence[Seat], seat: int, by: int) -> None:
        self.by.setdefault(seat, set()).add(by)
        self.look(seats)

    def look(self, seats: Sequence[Seat]) -> None:
        """Has everybody said so who has not left too?"""
        there = {number for number, seat in enumerate(seats) if is_there(seat)}
        self.persons |= {seats[seat].person or "" for seat, by in self.by.items() if there <= by}

    def returned(self, seat: int, person: str) -> None:
        """Somebody plays there again."""
        self.by.pop(seat, None)
        self.persons.discard(person)


def is_there(seat: Seat) -> bool:
    """Does a person play there, or may come back to it by the clock?"""
    return seat.person is not None and seat.away != "left"
