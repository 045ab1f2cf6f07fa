"""What results are worth.

At a table somebody has two half points for every seat behind theirs, and one for every seat that shares their place;
bots' seats count like others. Who left has none. A table that does not count is the average for all others there. In a
duplicate event a round is worth the share of its match points instead, of as many half points as a win at a table.
"""

from fractions import Fraction

from .duplicate import HALF, Compared, Held, compared
from .fold import Event


def table_points(event: Event, number: int, table: int) -> dict[str, int]:
    """Half points of the people at one table with a result."""
    seated, result = event.rounds[number - 1][table], event.results[number, table]
    if result is None:
        left = event.deserted.get((number, table), ())
        average = event.setting.seats - 1
        return {one: 0 if seat in left else average for seat, one in enumerate(seated) if one is not None}
    points = {}
    for seat, person in enumerate(seated):
        if person is not None:
            mine = result.places[seat]
            others = [place for other, place in enumerate(result.places) if other != seat]
            made = sum(2 * (mine < place) + (mine == place) for place in others)
            points[person] = 0 if seat in result.left else made
    return points


def complete_rounds(event: Event) -> list[int]:
    """Rounds in which every table has its result."""
    return [number for number in range(1, len(event.rounds) + 1) if event.is_told(number)]


def compared_deals(event: Event) -> list[Compared]:
    """Of a duplicate event: every person's deals so far. A deal is told when the last table has played it, so that
    nobody learns what can still be played."""
    held = []
    for number in complete_rounds(event):
        for t, table in enumerate(event.rounds[number - 1]):
            result = event.results[number, t]
            for seat, person in enumerate(table):
                points = None if result is None else result.points[seat]
                left = seat in (event.deserted.get((number, t), ()) if result is None else result.left)
                held.append(Held(number, seat, person, points, left))
    return compared(held)


def scores(event: Event) -> dict[str, Fraction]:
    """What everybody made, in points: the sum of their rounds."""
    made: dict[str, Fraction] = dict.fromkeys(event.entrants, Fraction(0))
    if event.setting.duplicate:
        for line in compared_deals(event):
            made[line.person] += line.share
        return made
    for number, table in event.results:
        for person, points in table_points(event, number, table).items():
            made[person] += points * HALF
    return made


def half_points(event: Event) -> dict[str, int]:
    """The same for pairing, in whole half points; a share is worth that part of a win at the table."""
    worth = 2 * (event.setting.seats - 1) if event.setting.duplicate else 2
    return {person: round(made * worth) for person, made in scores(event).items()}
