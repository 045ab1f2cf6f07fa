"""What is asked of a table besides its game, worked out from the table; the store keeps it."""

from ..log.entries import StageInfo
from ..log.summary import Card, Overview, SeatCard
from .seats import seat_info
from .summaries import summary_of
from .table import Table


def card_of(table: Table) -> Card:
    setting, stage = table.opened.setting, table.opened.stage
    return Card(
        status=table.status,
        host=table.opened.host,
        options=table.rules.check_options(setting.options),
        clock=setting.clock,
        hints=setting.hints,
        edition=None if setting.edition is None else str(setting.edition.get("name", "")),
        seats=tuple(SeatCard(seat.person, seat_info(seat)) for seat in table.seats),
        rematch=table.rematch,
        stage=None if stage is None else StageInfo(stage.kind, stage.key),
        rules=table.opened.rules,
        released=tuple(sorted(table.releases.persons)),
        rated=setting.rated,
    )


def known_of(table: Table) -> Overview:
    return Overview(summary_of(table), card_of(table))
