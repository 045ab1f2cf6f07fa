"""The moment that decided a game: where a review has seen the winner's chances rise most, or else where the winner took
the lead for good."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from caravanserai.engine.game import game
from caravanserai.engine.phrases import Phrase, seat_name
from caravanserai.engine.record import Record, replay

from .drawn import drawing_of, seen


class Swing(Struct, frozen=True):
    """With the step `number` of the record a seat's chance to win went from `before` to `after`, in percent."""

    number: int
    seat: int
    before: int
    after: int


class Standing(Struct, frozen=True):
    """Everybody's points when a turn was over, and the last step of it."""

    turn: int
    number: int
    scores: tuple[int, ...]


def swing_of(moments: Sequence[Any], ranks: Sequence[int]) -> Swing | None:
    """The largest rise of a winner's chance in a review; the first of equal ones. None where nothing rose."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    rises = [
        (after.win[seat] - before.win[seat], after.number, seat, before.win[seat], after.win[seat])
        for before, after in pairwise(moments)
        for seat in winners
    ]
    if not rises:
        return None
    rise, number, seat, low, high = max(rises, key=lambda one: (one[0], -one[1]))
    swing = Swing(number, seat, round(100 * low), round(100 * high))
    return swing if rise > 0 and swing.after > swing.before else None


def standings(record: Record[Any, Any, Any]) -> list[Standing]:
    """One for each turn that was played."""
    rules, drawing = game(record.game), drawing_of(record.game)
    found: dict[int, Standing] = {}
    number = 0
    for played in replay(record):
        if rules.chance_due(played.state):
            continue
        g = played.state
        number = drawing.turn(seen(record.game, g)) if drawing else number + 1
        if number:
            scores = tuple(rules.score(g, seat) for seat in rules.seats(g))
            found[number] = Standing(number, played.number, scores)
    return [found[turn] for turn in sorted(found)]


def moment_of(turns: Sequence[Standing], ranks: Sequence[int], swing: Swing | None) -> Phrase | None:
    """As a sentence that has no language yet."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if not turns:
        return None
    last = turns[-1].turn
    if swing is not None:
        turn = next((one.turn for one in turns if one.number >= swing.number), last)
        chances = {"before": swing.before, "after": swing.after}
        return Phrase("picture-swing", {"name": seat_name(swing.seat), "turn": turn, "turns": last, **chances})
    if len(winners) > 1:
        return Phrase("picture-level", {"names": tuple(seat_name(seat) for seat in winners)})
    (winner,) = winners
    if not _leads(turns[-1], winner):
        return Phrase("picture-tie-break", {"name": seat_name(winner)})
    since = last
    for one in reversed(turns):
        if not _leads(one, winner):
            break
        since = one.turn
    if since == turns[0].turn:
        return Phrase("picture-always", {"name": seat_name(winner)})
    if since == last:
        return Phrase("picture-last", {"name": seat_name(winner)})
    return Phrase("picture-lead", {"name": seat_name(winner), "turn": since, "turns": last})


def _leads(standing: Standing, seat: int) -> bool:
    return all(points < standing.scores[seat] for other, points in enumerate(standing.scores) if other != seat)
