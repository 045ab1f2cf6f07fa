"""When a table is due: for whom the house plays next, and when."""

from ..fold import commands
from ..fold.countdown import GRACE, grace
from ..fold.table import Table
from .live_table import LiveTable


def due(live: LiveTable, now: int) -> int | None:
    """When to look at this table again, if nobody comes: 0 for at once, None for never."""
    table = live.table
    if table.status != "playing":
        return None
    if bots_asked(table) or live.held or any(table.orders.of(seat) is not None for seat in table.asked()):
        return 0
    if commands.overdue(table, now):
        return 0
    times = (table.clocks.next_deadline(now), moment_passes(live))
    return min((time for time in times if time is not None), default=None)


def moment_passes(live: LiveTable) -> int | None:
    """When the present moment is over for all: what was said in time has arrived by then."""
    ends = live.table.countdown.ends()
    if ends is None:
        return None
    speaking = live.table.countdown.asked or []
    lags = [listener.lag() for listener in live.audience.listeners if listener.viewer in speaking]
    # How far away somebody is who listens at another node, only that one knows.
    if any(seat in speaking for here in live.elsewhere.values() for seat in here.seats):
        lags.append(GRACE)
    return ends + grace(lags)


def bots_asked(table: Table) -> list[int]:
    """The seats for which a bot is to answer now. Under a seed one after the other, and after people: what happens
    openly while all are asked is then the same for each bot, however quick a person was."""
    asked = table.asked()
    bots = [seat for seat in asked if table.seats[seat].bot is not None]
    if table.seed is None:
        return bots
    return bots[:1] if len(bots) == len(asked) else []
