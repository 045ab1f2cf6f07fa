"""The line about a table that lists show."""

from caravanserai.engine.record import result_of

from ..log.summary import Status, Summary
from .table import Table


def summary_of(table: Table) -> Summary:
    over = table.status == "over" and table.g is not None
    result = result_of(table.rules, table.g) if over and table.g is not None else None
    setting = table.opened.setting
    return Summary(
        id=table.id,
        game=setting.game,
        seats=setting.seats,
        public=setting.public,
        status=_status(table),
        opened_at=table.opened_at,
        changed_at=table.changed_at,
        names=tuple(seat.name for seat in table.seats),
        scores=result.scores if result else None,
        ranks=result.ranks if result else None,
        bots=tuple(seat.bot if seat.person is None else None for seat in table.seats),
    )


def _status(table: Table) -> Status:
    """A lesson that is over is no game that anybody looks for among theirs."""
    stage = table.opened.stage
    return "closed" if stage is not None and stage.kind == "lesson" and table.status == "over" else table.status
