"""A finished table as a record that anybody can replay and verify."""

from functools import partial
from typing import Any

from caravanserai.rules.fairness import shuffled
from caravanserai.rules.record import ChanceStep, Record, Recorder
from caravanserai.rules.verify import sealed

from .entries import Answered, Started
from .log import Stored
from .table import Table, refuse


def record_of(stored: Stored) -> Record[Any, Any, Any]:
    """The whole game with its chance spelled out, the secret it came from, and a seal. Only when it is over."""
    table = Table(stored.id, stored.secret)
    recorder: Recorder | None = None
    for row in stored.rows:
        table.apply(row)
        if isinstance(row.entry, Started):
            recorder = _begin(table)
            _shuffle(recorder, table)
        elif isinstance(row.entry, Answered):
            assert recorder is not None
            recorder.play(row.entry.seat, table.rules.read_move(row.entry.move))
            _shuffle(recorder, table)
    if recorder is None or table.status != "over":
        raise refuse("not-over")
    return sealed(recorder.record(table.fairness))


def _begin(table: Table) -> Recorder:
    setting = table.opened.setting
    g = table.rules.new(setting.seats, setting.options, table.edition)
    names = tuple(seat.name or f"bot {seat.bot}" for seat in table.seats)
    return Recorder(setting.game, g, names, setting.options, table.edition)


def _shuffle(recorder: Recorder, table: Table) -> None:
    while recorder.game.chance_due(recorder.g):
        step = sum(isinstance(step, ChanceStep) for step in recorder.steps)
        recorder.chance(partial(shuffled, secret=table.secret, nonces=table.nonces, step=step))
