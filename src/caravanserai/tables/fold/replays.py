"""A finished game again, step by step: as one seat saw it, as those who watched did, or with everything open."""

from typing import Any

from msgspec import Struct

from caravanserai.engine.game import game
from caravanserai.engine.record import Record, replay

from ..refusals import refuse
from .audience import heard_by
from .table import Table


class ReplayStep(Struct, frozen=True):
    """What happened, how the table stood then, and whom it waited for.

    By its number, that of the record's step, one finds the same moment in what others saw.
    """

    number: int
    events: tuple[Any, ...]
    view: Any
    waiting: tuple[int, ...]


class Replay(Struct, frozen=True):
    """Only steps of which this viewer heard something."""

    table: str
    game: str
    #: A bot's is empty: `bots` says which one it is, and every language has its own name for it.
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    seat: int
    open: bool
    steps: tuple[ReplayStep, ...]


def replay_of(table: Table, record: Record[Any, Any, Any], seat: int, everything: bool) -> Replay:
    """Only a game that is over has a record, and with it nothing left to hide."""
    if seat >= len(record.seats):
        raise refuse("no-such-seat")
    rules = game(record.game)
    steps = []
    events: tuple[Any, ...] = ()
    for played in replay(record):
        events += played.events if everything else heard_by(played.events, seat)
        # A shuffle belongs to the step that it follows: between the two there is no table to look at.
        if events and not rules.chance_due(played.state):
            g = played.state
            seen = rules.open_view(g) if everything else rules.view(g, seat)
            steps.append(ReplayStep(played.number, events, seen, tuple(rules.asked(g))))
            events = ()
    names = tuple(seat.name for seat in table.seats)
    bots = tuple(seat.bot if seat.person is None else None for seat in table.seats)
    return Replay(table.id, record.game, names, bots, seat, everything, tuple(steps))
