"""A finished game again, step by step: as one seat saw it, as those who watched did, or with everything open."""

import asyncio
from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from caravanserai.rules.game import SPECTATOR, game
from caravanserai.rules.record import replay
from caravanserai.tables.log import Stored
from caravanserai.tables.records import record_of
from caravanserai.tables.table import Table, heard_by, refuse

from .house import TheHouse, TheVisitor, stored_for

Seat = Annotated[int, QueryParameter(description="Whose eyes: a seat, or -1 for those who watch.", ge=-1, le=99)]
Open = Annotated[bool, QueryParameter(description="All hands, tokens and sealed choices, whoever's they were.")]


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


@get("/api/tables/{table:str}/replay", summary="A game that is over, step by step", tags=["tables"])
async def replay_table(
    table: FromPath[str], house: TheHouse, visitor: TheVisitor, seat: Seat = SPECTATOR, open: Open = False
) -> Replay:
    stored = await stored_for(house, table, visitor.person)
    return await asyncio.to_thread(replay_of, stored, seat, open)


def replay_of(stored: Stored, seat: int, everything: bool) -> Replay:
    """Only a game that is over has a record, and with it nothing left to hide."""
    record = record_of(stored)
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
    names, bots = _seats(stored)
    return Replay(stored.id, record.game, names, bots, seat, everything, tuple(steps))


def _seats(stored: Stored) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    table = Table(stored.id, stored.secret)
    for row in stored.rows:
        table.apply(row)
    bots = (seat.bot if seat.person is None else None for seat in table.seats)
    return tuple(seat.name for seat in table.seats), tuple(bots)
