"""A finished game from one of its steps on, by one person against bots, with other luck."""

from typing import Any

from caravanserai.engine.record import MoveStep, Record, raw_steps

from ..log.entries import Stage, TableSetting
from ..refusals import refuse
from .commands import check_bot
from .table import Table


def play_on(table: Table, record: Record[Any, Any, Any], step: int, seat: int, bot: str) -> tuple[TableSetting, Stage]:
    """The table to open: the record's steps up to this one, this seat for who asks, the bot in the others."""
    _check(record, step, seat)
    was = table.opened.setting
    check_bot(bot, was)
    bots = {number: bot for number in range(len(record.seats)) if number != seat}
    # Nobody but bots is played against, so nobody minds a hint.
    setting = TableSetting(was.game, was.seats, was.options, was.edition, bots=bots, hints=True)
    return setting, Stage("play-on", table.id, raw_steps(record.steps[:step]))


def _check(record: Record[Any, Any, Any], step: int, seat: int) -> None:
    if not 0 <= step <= len(record.steps):
        raise refuse("no-such-step", steps=len(record.steps))
    if not any(isinstance(later, MoveStep) for later in record.steps[step:]):
        raise refuse("last-step")
    if not 0 <= seat < len(record.seats):
        raise refuse("no-such-seat")
