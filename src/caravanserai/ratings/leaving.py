"""When somebody left a game, in steps of its record: worked out from the whole log, in a process of its own."""

from caravanserai.tables.fold.records import noted
from caravanserai.tables.log.entries import HolidayBegan, HolidayOver, Returned, SeatCovered, TakenOver
from caravanserai.tables.log.store import Lines, Stored


def steps_at_leaving(lines: Lines) -> dict[int, int]:
    """By seat: so many steps had been played when a bot took over for good."""
    rows = list(lines.rows())
    gone: dict[int, int] = {}
    for place, row in enumerate(rows):
        match row.entry:
            case TakenOver(seat) | SeatCovered(seat) | HolidayBegan(seat, how="bot"):
                gone[seat] = place
            case Returned(seat) | HolidayOver(seat):
                gone.pop(seat, None)
    found = {}
    for seat, place in gone.items():
        _, recorder = noted(Stored(lines.id, lines.secret, rows[:place]))
        found[seat] = 0 if recorder is None else len(recorder.steps)
    return found
