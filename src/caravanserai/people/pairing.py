"""With whom somebody who wants to play now is seated best. Nothing here is a no: who may sit there at all is decided
before, so nobody waits for the one who would be perfect."""

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from caravanserai.bots.levels import BOTS

#: So many sit at a table where nobody chose.
USUAL_SEATS = 4
#: What weighs as much as one step between two bots.
RATING_STEP = 200
OTHER_LANGUAGE = 2.0
MET_LATELY = 1.5
OTHER_SIZE = 0.5
#: Who has waited so many milliseconds is so much nearer; and no more than this.
WAITING_STEP, MOST_WAITING = 20_000, 3.0


class Newcomer(Struct, frozen=True):
    """Who wants to play: how many at the table (None: as it comes), how strong the bots, which language, and with whom
    they played lately."""

    seats: int | None
    level: str
    lang: str
    rating: int | None = None
    met: frozenset[str] = frozenset()


class Gathering(Struct, frozen=True):
    """A game that has just begun, and the people there, by the ids under which they sit."""

    table: str
    seats: int
    level: str
    lang: str
    rating: int | None
    opened_at: int
    people: tuple[str, ...]


class Wanted(Protocol):
    """What is known of who wants to play, or of a game that people come to."""

    @property
    def rating(self) -> int | None: ...
    @property
    def level(self) -> str: ...
    @property
    def lang(self) -> str: ...


def gap(one: Wanted, other: Wanted) -> float:
    """How far apart two are in strength and language, in steps between bots. Who has no rating is as strong as the bots
    they chose."""
    if one.rating is not None and other.rating is not None:
        apart = abs(one.rating - other.rating) / RATING_STEP
    else:
        apart = float(abs(_step(one.level) - _step(other.level)))
    return apart if one.lang == other.lang else apart + OTHER_LANGUAGE


def distance(me: Newcomer, there: Gathering, now: int) -> float:
    """The smaller, the better they fit."""
    apart = gap(me, there)
    if not me.met.isdisjoint(there.people):
        apart += MET_LATELY
    if me.seats is None and there.seats != USUAL_SEATS:
        apart += OTHER_SIZE
    return apart - min(MOST_WAITING, max(0, now - there.opened_at) / WAITING_STEP)


def in_order(
    me: Newcomer, gatherings: Iterable[Gathering], ids: tuple[str, ...], apart: frozenset[str], now: int
) -> list[Gathering]:
    """Where somebody may be seated, the best first: nowhere with themselves, nor with whom they are kept apart from."""
    found = [
        one
        for one in gatherings
        if me.seats in (None, one.seats) and apart.isdisjoint(one.people) and not {*ids} & {*one.people}
    ]
    return sorted(found, key=lambda one: (distance(me, one, now), one.opened_at, one.table))


def _step(level: str) -> int:
    return BOTS.index(level) if level in BOTS else 0
