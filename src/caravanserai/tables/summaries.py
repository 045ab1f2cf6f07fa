"""The line about a table that lists show."""

from caravanserai.rules.record import result_of

from .log import Summary
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
        status=table.status,
        opened_at=table.opened_at,
        changed_at=table.changed_at,
        names=tuple(seat.name for seat in table.seats),
        scores=result.scores if result else None,
        ranks=result.ranks if result else None,
    )
