"""A finished game again, step by step, as one seat saw it or as those who watched did."""

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

from .house import TheHouse

Seat = Annotated[int, QueryParameter(description="Whose eyes: a seat, or -1 for those who watch.", ge=-1)]


class ReplayStep(Struct, frozen=True):
    events: tuple[Any, ...]
    view: Any


class Replay(Struct, frozen=True):
    """Only steps of which this viewer heard something."""

    table: str
    game: str
    names: tuple[str, ...]
    seat: int
    steps: tuple[ReplayStep, ...]


@get("/api/tables/{table:str}/replay", summary="A game that is over, step by step", tags=["tables"])
async def replay_table(table: FromPath[str], house: TheHouse, seat: Seat = SPECTATOR) -> Replay:
    stored = await house.store.load(table)
    if stored is None:
        raise refuse("no-such-table")
    return await asyncio.to_thread(replay_of, stored, seat)


def replay_of(stored: Stored, seat: int) -> Replay:
    record = record_of(stored)
    if seat >= len(record.seats):
        raise refuse("no-such-seat")
    rules = game(record.game)
    steps = []
    events: tuple[Any, ...] = ()
    for played in replay(record):
        events += heard_by(played.events, seat)
        # A shuffle belongs to the step that it follows: between the two there is no table to look at.
        if events and not rules.chance_due(played.state):
            steps.append(ReplayStep(events, rules.view(played.state, seat)))
            events = ()
    return Replay(stored.id, record.game, _names(stored), seat, tuple(steps))


def _names(stored: Stored) -> tuple[str, ...]:
    """A bot's is empty: every language has its own word for them."""
    table = Table(stored.id, stored.secret)
    for row in stored.rows:
        table.apply(row)
    return tuple(seat.name for seat in table.seats)
