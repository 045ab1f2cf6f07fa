"""When somebody left a game, in steps of its record: worked out from the whole log, in a process of its own."""

from caravanserai.tables.fold.records import noted
from caravanserai.tables.log.entries import Returned, TakenOver
from caravanserai.tables.log.store import Lines, Stored


def steps_at_leaving(lines: Lines) -> dict[int, int]:
    """By seat: so many steps had been played when a bot took over for good."""
    rows = list(lines.rows())
    gone: dict[int, int] = {}
    for place, row in enumerate(rows):
        if isinstance(row.entry, TakenOver):
            gone[row.entry.seat] = place
        elif isinstance(row.entry, Returned):
            gone.pop(row.entry.seat, None)
    found = {}
    for seat, place in gone.items():
        _, recorder = noted(Stored(lines.id, lines.secret, rows[:place]))
        found[seat] = 0 if recorder is None else len(recorder.steps)
    return found
