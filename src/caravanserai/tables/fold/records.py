"""A finished table as a record that anybody can replay and verify."""

from typing import Any

from caravanserai.engine.record import ChanceStep, Record, Recorder, bot_seat, person_seat, read_steps
from caravanserai.engine.verify import sealed

from ..log.entries import Answered, Started
from ..log.store import Stored
from ..refusals import refuse
from .stages import Fate
from .table import Table


def record_of(stored: Stored) -> Record[Any, Any, Any]:
    """The whole game with its chance spelled out, what that came from, and a seal. Only when it is over."""
    return finished(*noted(stored))


def finished(table: Table, recorder: Recorder | None) -> Record[Any, Any, Any]:
    if recorder is None or table.status != "over":
        raise refuse("not-over")
    return sealed(recorder.record(table.fairness))


def noted(stored: Stored) -> tuple[Table, Recorder | None]:
    """The table as it is now, and its game so far, if there is one."""
    table = Table(stored.id, stored.secret)
    recorder: Recorder | None = None
    fate: Fate | None = None
    for row in stored.rows:
        table.apply(row)
        if isinstance(row.entry, Started):
            fate = Fate(table.rules, table.opened.stage, table.secret, table.nonces)
            recorder = _begin(table, fate)
            _shuffle(recorder, fate)
        elif isinstance(row.entry, Answered):
            assert recorder is not None and fate is not None
            recorder.play(row.entry.seat, table.rules.read_move(row.entry.move))
            _shuffle(recorder, fate)
    return table, recorder


def _begin(table: Table, fate: Fate) -> Recorder:
    setting, stage = table.opened.setting, table.opened.stage
    g = table.rules.new(setting.seats, setting.options, table.edition)
    names = tuple(person_seat(seat.name) if seat.name else bot_seat(seat.bot or "") for seat in table.seats)
    recorder = Recorder(setting.game, g, names, setting.options, table.edition)
    for step in read_steps(table.rules, stage.steps) if stage is not None else ():
        if isinstance(step, ChanceStep):
            fate.lay(g, step.outcome)
            recorder.fell(step.outcome)
        else:
            recorder.play(step.seat, step.move)
    return recorder


def _shuffle(recorder: Recorder, fate: Fate) -> None:
    while recorder.game.chance_due(recorder.g):
        outcome, _ = fate.fall(recorder.g)
        recorder.fell(outcome)
